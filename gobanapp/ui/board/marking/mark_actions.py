"""Actions of marking and setup: the current tool, and why there is none now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from gobanapp.game.judgement import read_judgements
from gobanapp.session.mark_tool import (
    MARK_MODE_KEY,
    MARK_TOOL_KEYS,
    SIDE_TO_MOVE_ACTION,
    SIDE_TO_MOVE_KEY,
    MarkTool,
)
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text.marking_tool_text import menu_text
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.widgets.commands import Command

if TYPE_CHECKING:
    from gobanapp.game.change import Change
    from gobanapp.game.game import Game
    from gobanapp.rules.point import Point
    from gobanapp.ui.board.marking.marker import Marker
    from gobanapp.ui.board.marking.tool_palette import MarkPalette


_TOOL_COMMANDS = frozenset(tool.action_name for tool in MarkTool)


class MarkActions(QObject):
    """Actions of the Mark menu, and the palette, which is made on first use."""

    palette_made = Signal(object)
    """The ``MarkPalette`` was made and needs a place; it shows and hides itself there."""

    def __init__(
        self,
        parent: QObject,
        session: Session,
        settings: Settings,
        view_state: ViewState,
        board: SessionBoard,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._view_state = view_state
        self._board = board
        self._marker: Marker | None = None
        self._palette: MarkPalette | None = None
        self._window_height = 0

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Make a stroke with the keyboard, as a ``BoardTool``; the mouse has the ``Pen``."""
        if self._marker is not None:
            self._marker.on_point(point, modifiers)

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "mark",
                self.tr("&Mark and Set Up"),
                self.toggle,
                MARK_MODE_KEY,
                enabled=self.is_possible,
                checked=self.is_marking,
                refusal=self._refusal,
            ),
            *map(self._tool_command, MarkTool),
            Command(
                SIDE_TO_MOVE_ACTION,
                self.tr("Side to Mo&ve"),
                self.switch_side_to_move,
                SIDE_TO_MOVE_KEY,
                enabled=self.is_possible,
                refusal=self._set_up_refusal,
            ),
            Command(
                "show-whole-board",
                self.tr("S&how Whole Board"),
                self.show_all,
                enabled=self.can_show_all,
                refusal=self._refusal,
            ),
            Command(
                "clear-marks",
                self.tr("Clea&r Marks"),
                self.clear,
                enabled=self.can_clear,
                refusal=self._refusal,
            ),
        ]

    def _tool_command(self, tool: MarkTool) -> Command:
        return Command(
            tool.action_name,
            menu_text(tool),
            partial(self.choose_tool, tool),
            MARK_TOOL_KEYS[tool],
            enabled=self.is_possible,
            checked=partial(self.is_tool_active, tool),
            one_of="mark-tool",
            refusal=self._set_up_refusal if tool.sets_up else self._refusal,
        )

    def is_marking(self) -> bool:
        return self._session.tools.edit_tool is EditTool.MARK

    def is_tool_active(self, tool: MarkTool) -> bool:
        return self._session.tools.is_marking_with(tool)

    def is_possible(self) -> bool:
        """Return whether marking is possible: in the standard layout, not in scoring."""
        session = self._session
        is_standard = self._view_state.layout is WindowLayout.STANDARD
        return is_standard and not session.scoring.is_active and self._board.shows_session

    def choose_tool(self, tool: MarkTool) -> None:
        """Mark or set up with ``tool`` from now on, if that is possible."""
        if not (self._set_up_refusal() if tool.sets_up else self._refusal()):
            self._session.choose_mark_tool(tool)

    def takes_board(self, command_id: str) -> bool:
        """Return whether a command chooses what clicks on the board do."""
        return command_id == "mark" or command_id in _TOOL_COMMANDS

    def toggle(self) -> None:
        """Begin with the tool used last, or go back to playing."""
        if self.is_marking():
            self.end()
        else:
            session, tool = self._session, self._session.tools.mark_tool
            may_mark = not tool.sets_up or session.match_controller.can_set_up(session.game)
            self.choose_tool(tool if may_mark else MarkTool.TRIANGLE)

    def end(self) -> None:
        """Go back to play, or to the tool before the choice of a part."""
        self._session.apply(self._session.tools.finish)

    def end_if_impossible(self) -> None:
        """Go back to playing where the window no longer lets the board be marked."""
        is_possible = self.can_choose_part() if self._chooses_part else self.is_possible()
        if self.is_marking() and not is_possible:
            self._session.choose_edit_tool(EditTool.PLAY)

    def switch_side_to_move(self) -> None:
        """Change the side to move."""
        if not self._set_up_refusal():
            self._session.apply(lambda game: game.set_turn(game.position.turn.opponent))

    def can_clear(self) -> bool:
        markup = self._session.game.node.content.markup
        visible = (markup.marks, markup.labels, *markup.territory, markup.lines, markup.arrows)
        return self.is_possible() and any(visible)

    def clear(self) -> None:
        """Take all marks, text, lines and territory off the board."""
        self._session.apply(_clear)

    def can_show_all(self) -> bool:
        game = self._session.game
        in_effect = game.inherited_at(game.current_id)
        return bool(in_effect.visible or in_effect.dimmed)

    def show_all(self) -> None:
        """Show the whole board from here on, and no point of it faintly."""
        self._session.apply(_show_all)

    # Part

    def can_choose_part(self) -> bool:
        """Return whether a part can be chosen as a single use, even without other tools."""
        session = self._session
        return session.match_controller.can_mark(session.game) and self._board.shows_session

    def choose_part(self) -> None:
        """Let the user choose the part of the board to show from here on, and nothing else."""
        self._session.apply(self._session.tools.choose_for_single_use, MarkTool.PART)

    def _set_part(self, points: frozenset[Point]) -> None:
        # A user who chooses a part wants to see it.
        self._settings.shows_whole_board &= not points
        self._session.apply(lambda game: game.show_only(points))
        if self._session.tools.is_single_use:
            self.end()

    @property
    def _chooses_part(self) -> bool:
        return self._session.tools.is_single_use

    def _refusal(self) -> str:
        """Return the reason why nothing can be marked now, "" if it can."""
        session = self._session
        can_mark = session.match_controller.can_mark(session.game)
        return "" if can_mark else clock_running_message()

    def _set_up_refusal(self) -> str:
        """Return the reason why nothing can be set up now, "" if it can."""
        session = self._session
        can_set_up = session.match_controller.can_set_up(session.game)
        return self._refusal() or ("" if can_set_up else match_running_message())

    def show_session(self) -> None:
        """Update to the state of the session."""
        session = self._session
        if self.is_marking() and self._marker is None:
            self._create_palette()
        if self._marker is None or self._palette is None:
            return
        self._palette.setVisible(self.is_marking())
        may_set_up = session.match_controller.can_set_up(session.game)
        self._palette.show_tool(
            session.tools.mark_tool, session.game.position.turn, may_set_up=may_set_up
        )
        self._palette.show_judgements(read_judgements(session.game.node.content))
        hint = self.tr("Drag over the part to show. Esc cancels.")
        self._marker.show_session(hint if self._chooses_part else "")

    def fit(self, height: int) -> None:
        """Offer as much as a window of this height has room for."""
        self._window_height = height
        if self._palette is not None:
            self._palette.fit(height)

    def _create_palette(self) -> None:
        from gobanapp.ui.board.marking.marker import Marker
        from gobanapp.ui.board.marking.tool_palette import MarkPalette

        self._marker = Marker(self._session, self._board)
        self._marker.part_chosen.connect(self._set_part)
        palette = self._palette = MarkPalette()
        palette.fit(self._window_height)
        palette.chosen.connect(self.choose_tool)
        palette.side_to_move_toggled.connect(self.switch_side_to_move)
        palette.closed.connect(self.end)
        self.palette_made.emit(palette)


def clock_running_message() -> str:
    """Return the message that nothing can be marked while the clock runs."""
    return QCoreApplication.translate("MarkActions", "Pause the clock to mark the board.")


def match_running_message() -> str:
    """Return the message that no stones can be set up in a match."""
    return QCoreApplication.translate(
        "MarkActions",
        "Stones can be set up only before the first move or after the end of a match.",
    )


def _clear(game: Game) -> Change:
    from gobanapp.game.markup_edits import without_markup_on

    return game.set_markup(
        without_markup_on(game.node.content.markup, game.position.board.points())
    )


def _show_all(game: Game) -> Change:
    from gobanapp.game.change import Change
    from gobanapp.game.markup_edits import with_dimmed
    from gobanapp.rules.board import NO_POINTS

    edit_key, in_effect = f"show all {game.tree.edits}", game.inherited_at(game.current_id)
    change = Change.NOTHING
    if in_effect.dimmed:
        markup = with_dimmed(game.node.content.markup, NO_POINTS)
        change |= game.set_markup(markup, continues=edit_key)
    if in_effect.visible:
        change |= game.show_only(NO_POINTS, continues=edit_key)
    return change
