"""The board of a session: the view of the game, and messages about the point under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.theme import Surface
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.move_confirmation import StonePlacement
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.board_signs import BoardSigns
from gobanapp.ui.board.board_themes import current_theme
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.refusal_bubble import RefusalBubble
from gobanapp.ui.board.session_view import (
    MoveSigns,
    group_description,
    label_description,
    node_view,
    scoring_view,
    with_next_stone,
)
from gobanapp.ui.board.stone_drag import HANDLED_EVENTS, StoneDrag
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.board.wood_cache import WoodCache
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.plain_text import tool_tip

if TYPE_CHECKING:
    from gobanapp.rules.hand_counting.count_step import StoneMovement

Overlay = Callable[[BoardView, Point | None], BoardView]
"""Adds to a view, given the point under the pointer; the stones it must leave."""

_ENDS_WORDS = {QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.Resize}


class SessionBoard(BoardWidget):
    """Shows scoring in progress, else the position with the effect of a click."""

    refusal_hovered = Signal(object)
    """The pointer came to an empty point where no stone may be played: why (``MoveRefusal``), and
    to another point: None."""

    stone_moved = Signal(Point, Point)
    """The stone on the first point is to lie on the second, an empty one."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        view_state: ViewState,
    ) -> None:
        super().__init__(make_board_view(session.game), current_theme(settings))
        self._session = session
        self._settings = settings
        self._view_state = view_state
        self._hovered: Point | None = None
        self._step: BoardView | None = None
        self._is_instead = self._turns = False
        self._influence: Mapping[Point, float] = {}
        self._overlays: list[Overlay] = []
        self._chosen: Point | None = None
        self._is_choosing = False
        self._is_whole = False
        self.move_signs = MoveSigns(session, settings)
        self._preview: Callable[[BoardView], BoardView] | None = None
        self._explaining = RefusalBubble(self)
        self._explaining.ended.connect(self._point)
        self._drag = StoneDrag(self, self._may_lift)
        self._drag.changed.connect(self._point)
        self._drag.clicked.connect(self.choose)
        self._drag.dropped.connect(self.stone_moved)
        self._last = self._state()
        self.signs = BoardSigns(self, session, view_state)
        self.hovered.connect(self._hover)
        self.pointer_input.unconfirmed_changed.connect(lambda _: self._point())
        settings.changed.connect(self.follow_theme)
        self._woods = WoodCache(self)
        self._woods.wood_ready.connect(self._take_if_wanted)
        if self.theme.surface is not None:
            self._woods.fetch(self.theme.surface)

    @property
    def session(self) -> Session:
        """The session shown, for classes that describe it in words."""
        return self._session

    def show_session(self) -> None:
        """Update the board to the session and the settings."""
        self.set_animated(
            self._settings.animates_stones and not appearance.prefers_reduced_motion()
        )
        self._choose_placing()
        state = self._state()
        if state != self._last:
            self._last = state
            self._drag.put_back()
            if (
                self.pointer_input.unconfirmed is not None
            ):  # a stone at the pointer of the colour to move before
                self.pointer_input.cancel_placement()
            self._explaining.forget()
        board = self._session.position.board
        if self._hovered is not None and self._hovered not in board:
            self._hovered = None
        self.signs.show_session(hides_pass=not self.shows_session)
        view = self._view_now(self._why_not_here())
        played = self._just_played(view)
        if played is None:
            self.show_view(view)
        else:
            self.animate_move(view, played)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.signs.follow_size()

    def _state(self) -> tuple[object, ...]:
        """Return the state to which a waiting stone or a refusal belongs."""
        session = self._session
        is_blocked = session.match_controller.block_reason(session.game) is not None
        position, tool = session.position, session.tools.edit_tool
        return position.board, session.turn, tool, session.is_counting, is_blocked

    def _choose_placing(self) -> None:
        session = self._session
        plays = (
            self._step is None
            and session.tools.edit_tool is EditTool.PLAY
            and not session.is_counting
        )
        self.pointer_input.set_stone_placement(
            self._settings.move_confirmation.stone_placement if plays else StonePlacement.CLICK
        )

    def _just_played(self, view: BoardView) -> Point | None:
        """Return the point of the move that the last click has just made, if it did."""
        position = self._session.position
        move, before = position.move, position.previous
        if not self._is_choosing or self._step is not None or move is None or before is None:
            return None
        is_new = move.point == self._chosen and before.board == self.view.board
        return move.point if is_new and before.board != view.board else None

    @property
    def shows_session(self) -> bool:
        """True if it shows the session, and not a step of a count or lesson."""
        return self._step is None

    def show_step(
        self, view: BoardView | None, moved: Sequence[StoneMovement] = (), speed: float = 1
    ) -> None:
        """Show a step of a count by hand, its stones flying there; None: the session again."""
        self._step = view
        self._is_instead = False
        self.cursor.space_chooses = view is None
        if view is not None:
            self.cursor.hide()  # there is nothing to choose
        self._choose_placing()
        self._explaining.forget()
        if view is None:
            self.show_session()
        else:
            self.animate_stones(view, moved, speed)

    @property
    def can_rotate(self) -> bool:
        """True if the board follows the user's orientation, as all but lessons do."""
        return self._step is None or not self._is_instead or self._turns

    def show_instead(
        self, view: BoardView, played: Point | None = None, *, turns: bool = False
    ) -> None:
        """Show ``view`` in place of the session, until ``show_step(None)``.

        ``played``: the point of the move that leads from what is shown to it, to be seen landing.
        ``turns``: whether it is shown in the orientation of the user's view.
        """
        self._step = view
        self._is_instead, self._turns = True, turns
        self.cursor.space_chooses = False  # it continues to the next problem or page
        self._choose_placing()
        self._explaining.forget()
        shown = self._view_now(None)
        if played is None:
            self.show_view(shown)
        else:
            self.animate_move(shown, played)

    def choose(self, point: Point) -> None:
        """Choose ``point``, with an animation of the move that this plays."""
        self._chosen = point
        self._is_choosing = True
        try:
            super().choose(point)
        finally:
            self._is_choosing = False

    def show_preview(self, change: Callable[[BoardView], BoardView] | None) -> None:
        """Preview the changes of a stroke on the session's view; None: nothing."""
        if change is not self._preview:
            self._preview = change
            self._point()

    # Messages about a point

    def show_ownership(self, influence: Mapping[Point, float]) -> None:
        """Show an estimate: the expected owner of each point, from -1 (White) to 1 (Black)."""
        self._influence = influence
        self._point()

    def add_overlay(self, overlay: Overlay) -> None:
        """Add ``overlay`` to the view of the record; it does not apply to counts."""
        self._overlays.append(overlay)
        self._point()

    def remove_overlay(self, overlay: Overlay) -> None:
        """Remove an overlay. Raises ValueError for one that was not added."""
        self._overlays.remove(overlay)
        self._point()

    def show_refusal(self, illegal: MoveRefusal, *, turned: bool = False) -> None:
        """Explain a refused move next to the illegal point, or the point chosen last.

        ``turned``: by 180 degrees, for a player at the top of the screen. The message disappears
        with the next click or change, or after a time.
        """
        point = self.view.forbidden or self._chosen
        board = self._session.position.board
        if point is None or point not in board or self._step is not None:
            return
        turn = self._session.turn
        self._explaining.show_refusal(illegal, point, board, turn, turned=turned)
        self._point()

    @property
    def refusal_text(self) -> str:
        """The message next to a point, "" for none."""
        return self._explaining.text

    def _hover(self, point: Point | None) -> None:
        self._hovered = point
        self.refusal_hovered.emit(self._point())

    def _point(self) -> MoveRefusal | None:
        """Show the point under the pointer; return why a move there is illegal."""
        illegal = self._why_not_here()
        self.show_view(self._view_now(illegal))
        return illegal

    def _why_not_here(self) -> MoveRefusal | None:
        """Return why nothing may be played on the empty point under the pointer."""
        return None if self._hovered is None else self.why_illegal(self._hovered)

    def why_illegal(self, point: Point) -> MoveRefusal | None:
        """Return why a move on the empty ``point`` is illegal; None if it is legal or obvious."""
        session = self._session
        if self._step is not None or session.is_counting:
            return None
        if session.tools.edit_tool is EditTool.MARK:
            return None
        if not session.position.board.is_empty(point):
            return None
        return session.why_illegal(point)

    def _view_now(self, illegal: MoveRefusal | None) -> BoardView:
        session, settings = self._session, self._settings
        frame = self._frame()
        if self._step is not None:
            step = self._step
            if self._is_instead:
                frame = replace(frame, part=step.frame.part)
                if not self._turns:  # a lesson speaks of left and right
                    frame = replace(frame, symmetry=step.frame.symmetry)
            return step if step.frame == frame else replace(step, frame=frame)
        if session.is_counting:
            return scoring_view(session, frame, self._hovered)
        # While a part is chosen too, or a larger one could not be.
        whole = (
            self._is_whole
            or session.tools.is_marking_with(MarkTool.PART)
            or settings.shows_whole_board
        )
        view = node_view(
            session,
            frame,
            whole=whole,
            shows_atari=settings.shows_atari,
            ownership=self._influence,
        )
        if not session.tools.edit_tool.is_correction:
            view = self.move_signs.shown_on(view)
        for overlay in self._overlays:
            view = overlay(view, self._hovered)
        if self._drag.is_under_way:
            return self._drag.shown_on(view)
        if session.tools.edit_tool is EditTool.MARK:
            return view if self._preview is None else self._preview(view)
        if (
            session.tools.edit_tool is EditTool.PLAY
            and session.match_controller.block_reason(session.game) is not None
        ):
            return self._explaining.shown_on(view)  # A stone under the pointer promises a move.
        view = with_next_stone(
            view,
            session.turn,
            pointed=self._hovered,
            waiting=self.pointer_input.unconfirmed,
            is_illegal=illegal is not None,
        )
        return self._explaining.shown_on(view)

    def _frame(self) -> Frame:
        """Return the rotation of the board, its coordinates, and the visible part."""
        settings, view_state = self._settings, self._view_state
        is_across = view_state.layout is WindowLayout.ACROSS
        sides = CoordinateSides.ACROSS if is_across else settings.coordinate_sides
        return Frame(
            settings.coordinates,
            sides,
            symmetry=view_state.symmetry,
            type_scale=settings.text_percent / 100,
        )

    def _may_lift(self, keys: Qt.KeyboardModifier) -> bool:
        """Return whether a press on a stone, with ``keys``, begins to drag it."""
        session = self._session
        # With other keys too: some window managers move windows by Alt alone.
        has_key = bool(keys & Qt.KeyboardModifier.AltModifier)
        is_wanted = has_key or session.tools.edit_tool is EditTool.CORRECT
        return is_wanted and session.is_free and self._step is None

    def show_whole(self, whole: bool) -> None:
        """Show the whole board temporarily, or stop doing so."""
        self._is_whole = whole
        self.show_session()

    def event(self, event: QEvent) -> bool:
        """Show a tooltip for a point on which the pointer rests."""
        kind = event.type()
        if kind in HANDLED_EVENTS and self._drag.handle_event(event):
            return True
        if kind in _ENDS_WORDS:
            self._explaining.end()
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.board_geometry.point_at(event.pos().x(), event.pos().y())
            text = "" if point is None else self.point_description(point)
            if text:
                QToolTip.showText(event.globalPos(), tool_tip(text), self)
            else:
                QToolTip.hideText()
                event.ignore()
            return True
        return super().event(event)

    def point_description(self, point: Point) -> str:
        """Return the status of the group on ``point`` in the count, and why; else a label in full.

        "" where there is neither.
        """
        text = label_description(self.view, point)
        if text or self._step is not None or not self._session.is_counting:
            return text
        return group_description(self._session, point)

    def _take_if_wanted(self, look_of_wood: Surface, wood: QImage) -> None:
        if look_of_wood == self.theme.surface:
            self.set_wood(wood)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drag.is_under_way:
            with QPainter(self) as painter:
                self._drag.paint(painter)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.follow_theme()

    def follow_theme(self) -> None:
        """Show the board and the stones that the settings name, on a table as the window is."""
        theme = current_theme(self._settings)
        is_other = theme.surface != self.theme.surface
        if theme != self.theme:
            self.set_theme(theme)
        if is_other and theme.surface is not None:
            self._woods.fetch(theme.surface)
