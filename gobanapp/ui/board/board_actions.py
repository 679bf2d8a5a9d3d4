"""Actions on the visible board: rotation, move numbers, and aids for beginners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from gobanapp.diagram.aids import Aid
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.marking.mark_actions import MarkActions
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.widgets.commands import Command


class BoardActions(QObject):
    """Board actions of the View menu; ``changed`` is emitted when the board's view changes.

    Changed settings notify the window themselves. The visible part is written into the record, so
    it is one step that can be undone.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QObject,
        session: Session,
        settings: Settings,
        view_state: ViewState,
        marks: MarkActions,
        board: SessionBoard,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._view_state = view_state
        self._marks = marks
        self._board = board

    def commands(self) -> Sequence[Command]:
        return [*self._coordinate_commands(), *self._part_commands(), *self._turn_commands()]

    def _coordinate_commands(self) -> Iterator[Command]:
        settings = self._settings
        kinds = {
            CoordinateStyle.LETTERS: self.tr("&Letters and Numbers (A1)"),
            CoordinateStyle.NUMBERS: self.tr("&Numeric (1-1)"),
            CoordinateStyle.SGF: self.tr("S&GF (aa)"),
            CoordinateStyle.CJK: self.tr("&Japanese"),
            CoordinateStyle.CORNERS: self.tr("From the Nearest &Corner"),
            CoordinateStyle.NONE: self.tr("N&one"),
        }
        sides = {
            CoordinateSides.FOUR: self.tr("On &Four Sides"),
            CoordinateSides.TWO: self.tr("On &Two Sides"),
        }

        def has_coordinates() -> bool:
            return settings.coordinates is not CoordinateStyle.NONE

        for kind, text in kinds.items():
            setting = Settings.coordinates
            yield Command(f"coordinates-{kind.value}", text, setting=setting, value=kind)
        for side, text in sides.items():
            yield Command(
                f"sides-{side.value}",
                text,
                enabled=has_coordinates,
                setting=Settings.coordinate_sides,
                value=side,
            )

    def _part_commands(self) -> Sequence[Command]:
        return [
            Command(
                "choose-part",
                self.tr("&Choose Part…"),
                self._marks.choose_part,
                "Ctrl+B",
                enabled=self._marks.can_choose_part,
            ),
            Command(
                "whole-board", self.tr("&Whole Board"), self.show_all, enabled=self.is_part_shown
            ),
            Command(
                "whole-board-always",
                self.tr("&Always Show Whole Board"),
                keys="Ctrl+Shift+B",
                setting=Settings.shows_whole_board,
            ),
        ]

    def _turn_commands(self) -> Iterator[Command]:
        ways = {
            Symmetry.QUARTER: (self.tr("Rotate &Right"), "Ctrl+R"),
            Symmetry.THREE_QUARTERS: (self.tr("Rotate &Left"), "Ctrl+Shift+R"),
            Symmetry.HALF: (self.tr("Turn &Upside Down"), ""),
            Symmetry.LEFT_TO_RIGHT: (self.tr("Flip &Horizontally"), ""),
            Symmetry.TOP_TO_BOTTOM: (self.tr("Flip &Vertically"), ""),
        }
        for way, (text, keys) in ways.items():
            yield Command(
                f"turn-{way.name.lower()}",
                text,
                partial(self.rotate, way),
                keys,
                enabled=self.can_rotate,
            )
        yield Command(
            "turn-back", self.tr("R&eset View"), self.reset_rotation, enabled=self.is_rotated
        )

    # Part

    def is_part_shown(self) -> bool:
        """Return whether the game shows only a part of the board here."""
        game = self._session.game
        return self._marks.can_choose_part() and bool(game.inherited_at(game.current_id).visible)

    def show_all(self) -> None:
        """Make the game show the whole board from here on."""
        self._session.apply(lambda game: game.show_only(NO_POINTS))

    # Rotation

    def can_rotate(self) -> bool:
        """Return whether the visible board can be rotated; a lesson is shown as it was written."""
        return self._board.can_rotate

    def is_rotated(self) -> bool:
        return self.can_rotate() and self._view_state.symmetry is not Symmetry.NONE

    def rotate(self, symmetry: Symmetry) -> None:
        """Rotate the view of the board; the record stays unchanged."""
        self._view_state.symmetry = self._view_state.symmetry.then(symmetry)
        self.changed.emit()

    def reset_rotation(self) -> None:
        """Show the board in the orientation of the record."""
        self._view_state.symmetry = Symmetry.NONE
        self.changed.emit()


class AidActions(QObject):
    """Shows visual aids on the board. In a match they must be allowed, like an estimate."""

    changed = Signal()
    """The visible aids have changed."""
    message = Signal(str)
    """A message on the chain under the pointer, "" for none."""

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
        self._last_message = ""
        board.add_overlay(self._over)
        board.hovered.connect(lambda _: self._tell(board.view))

    def commands(self) -> Sequence[Command]:
        texts = {
            Aid.LIBERTIES: self.tr("Show &Liberties"),
            Aid.CHAINS: self.tr("&Colour Chains"),
            Aid.EYES: self.tr("Show &Eyes and False Eyes"),
            Aid.LADDERS: self.tr("Read La&dder"),
            Aid.INFLUENCE: self.tr("Show &Influence"),
        }
        tips = {Aid.INFLUENCE: self.tr("How far each side's stones reach")}
        return [
            Command(
                f"aid-{aid.value}",
                text,
                partial(self.toggle, aid),
                tip=tips.get(aid, ""),
                enabled=self.are_allowed,
                checked=partial(self.is_shown, aid),
            )
            for aid, text in texts.items()
        ]

    def are_allowed(self) -> bool:
        """Return whether aids are allowed now: during a match only if the settings permit."""
        return not self._session.is_live or self._settings.estimates_games

    def is_shown(self, aid: Aid) -> bool:
        """Return whether ``aid`` is switched on, and allowed."""
        return aid in self._view_state.aids and self.are_allowed()

    def toggle(self, aid: Aid) -> None:
        """Switch ``aid`` on or off in this window. Windows opened later start with the same."""
        state, settings = self._view_state, self._settings
        state.aids ^= {aid}
        # Only this aid: the others may have been chosen in another window since this one opened.
        settings.aids = settings.aids | {aid} if aid in state.aids else settings.aids - {aid}
        self.changed.emit()

    def _over(self, view: BoardView, pointed: Point | None) -> BoardView:
        wanted = self._view_state.aids
        if not wanted or not self.are_allowed():
            return view
        from gobanapp.diagram.aid_view import add_aids  # not at the start

        return add_aids(view, wanted, pointed)

    def _tell(self, view: BoardView) -> None:
        text = ""
        if view.aids.ladder is not None:
            from gobanapp.text.move_text import ladder_text

            text = ladder_text(view.aids.ladder)
        if text != self._last_message:
            self._last_message = text
            self.message.emit(text)
