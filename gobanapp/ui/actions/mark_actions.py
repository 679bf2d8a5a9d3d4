"""Marking and setting up: which tool is held, and why there is none now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.layout import Layout
from gobanapp.ui.marking.tool import Tool
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.task import Task

if TYPE_CHECKING:
    from gobanapp.game.change import Change
    from gobanapp.game.game import Game
    from gobanapp.ui.marking.marking import Marking
    from gobanapp.ui.marking.palette import Palette


class MarkActions(QObject):
    """What the Mark menu does, and the palette, which is made when it is first wanted."""

    refused = Signal(str)
    """Why a tool cannot be used now."""
    palette_made = Signal(object)
    """The ``Palette`` is to be put where it belongs; it shows and hides itself there."""

    def __init__(
        self, parent: QObject, session: Session, settings: Settings, board: SessionBoard
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._board = board
        self._marking: Marking | None = None
        self._palette: Palette | None = None

    def is_marking(self) -> bool:
        return self._session.task is Task.MARK

    def holds(self, tool: Tool) -> bool:
        return self.is_marking() and self._session.tool is tool

    def is_possible(self) -> bool:
        """Whether there is anything to mark: at the desk, and not in a count or a lesson."""
        session = self._session
        is_desk = self._settings.layout is Layout.DESK
        is_free = not session.is_counting and session.dispute is None
        return is_desk and is_free and self._board.shows_session

    def take(self, tool: Tool) -> None:
        """Mark or set up with ``tool`` from now on."""
        if not self._is_refused(sets_up=tool.sets_up):
            # Who chooses a part wants to see it.
            self._settings.shows_whole_board &= tool is not Tool.PART
            self._session.take(tool)

    def toggle(self) -> None:
        """Begin with the tool used last, or go back to playing."""
        if self.is_marking():
            self._session.begin(Task.PLAY)
        elif self._session.tool.sets_up and not self._session.may_set_up():
            self.take(Tool.TRIANGLE)
        else:
            self.take(self._session.tool)

    def turn(self) -> None:
        """Let the other side be to move."""
        if not self._is_refused(sets_up=True):
            self._session.do(lambda game: game.set_turn(game.position.turn.opponent))

    def clear(self) -> None:
        """Take all marks, text, lines and territory off the board."""
        if not self._is_refused(sets_up=False):
            self._session.do(_clear)

    def can_show_all(self) -> bool:
        game = self._session.game
        in_effect = game.in_effect_at(game.place)
        return bool(in_effect.visible or in_effect.dimmed)

    def show_all(self) -> None:
        """Show the whole board from here on, and no point of it faintly."""
        if not self._is_refused(sets_up=False):
            self._session.do(_show_all)

    def _is_refused(self, *, sets_up: bool) -> bool:
        session = self._session
        why = ""
        if not session.may_mark():
            why = self.tr("The clock is running: the board can be marked when it stands.")
        elif sets_up and not session.may_set_up():
            why = self.tr(
                "This game is being played: stones can be set up before its first move, "
                "or when it is over."
            )
        if why:
            self.refused.emit(why)
        return bool(why)

    def show_session(self) -> None:
        """Follow what the session now is."""
        session = self._session
        if self.is_marking() and not self.is_possible():
            session.begin(Task.PLAY)
            return
        if self.is_marking() and self._marking is None:
            self._make()
        if self._marking is None or self._palette is None:
            return
        self._palette.setVisible(self.is_marking())
        may_set_up = session.may_set_up()
        self._palette.show_held(session.tool, session.game.position.turn, may_set_up=may_set_up)
        self._marking.show_session()

    def _make(self) -> None:
        from gobanapp.ui.marking.marking import Marking
        from gobanapp.ui.marking.palette import Palette

        self._marking = Marking(self._session, self._board)
        palette = self._palette = Palette()
        palette.chosen.connect(self.take)
        palette.turned.connect(self.turn)
        palette.ended.connect(lambda: self._session.begin(Task.PLAY))
        self.palette_made.emit(palette)


def _clear(game: Game) -> Change:
    from gobanapp.game.marking import erased

    return game.set_markup(erased(game.node.content.markup, game.position.board.points()))


def _show_all(game: Game) -> Change:
    from gobanapp.game.marking import with_dimmed, with_visible
    from gobanapp.rules.board import NO_POINTS

    markup, in_effect = game.node.content.markup, game.in_effect_at(game.place)
    if in_effect.dimmed:
        markup = with_dimmed(markup, NO_POINTS)
    if in_effect.visible:
        markup = with_visible(markup, NO_POINTS)
    return game.set_markup(markup)
