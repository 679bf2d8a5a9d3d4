"""The board of a session: the view of the game, and messages about the point under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    SubstituteView,
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
"""Adds to a view, given the point under the pointer; it must not change the stones."""

_DISMISSING_EVENTS = {QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.Resize}


class SessionBoard(BoardWidget):
    """Shows scoring in progress, else the position with the effect of a click."""

    refusal_hovered = Signal(object)
    """The pointer came to another point: the ``MoveRefusal`` of a move there, or None."""

    stone_moved = Signal(Point, Point)
    """The user dragged the stone on the first point to the second, an empty one."""

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
        self._substitute: SubstituteView | None = None
        self._ownership: Mapping[Point, float] = {}
        self._overlays: list[Overlay] = []
        self._chosen_point: Point | None = None
        self._is_choosing = False
        self._shows_whole_board = False
        self.move_signs = MoveSigns(session, settings)
        self._preview: Callable[[BoardView], BoardView] | None = None
        self._refusal_bubble = RefusalBubble(self)
        self._refusal_bubble.ended.connect(self._update_view)
        self._drag = StoneDrag(self, self._can_lift)
        self._drag.changed.connect(self._update_view)
        self._drag.clicked.connect(self.choose)
        self._drag.dropped.connect(self.stone_moved)
        self._last_state = self._current_state()
        self.signs = BoardSigns(self, session, view_state)
        self.hovered.connect(self._set_hovered)
        self.pointer_input.unconfirmed_changed.connect(lambda _: self._update_view())
        settings.changed.connect(self.follow_theme)
        self._wood_cache = WoodCache(self)
        self._wood_cache.wood_ready.connect(self._set_requested_wood)
        if self.theme.surface is not None:
            self._wood_cache.fetch(self.theme.surface)

    @property
    def session(self) -> Session:
        """The session shown, for classes that describe it in words."""
        return self._session

    def show_session(self) -> None:
        """Update the board to the session and the settings."""
        self.set_animated(
            self._settings.animates_stones and not appearance.prefers_reduced_motion()
        )
        self._update_stone_placement()
        state = self._current_state()
        if state != self._last_state:
            self._last_state = state
            self._drag.put_back()
            # A stone at the pointer has the colour that was to move before.
            if self.pointer_input.unconfirmed is not None:
                self.pointer_input.cancel_placement()
            self._refusal_bubble.clear()
        board = self._session.position.board
        if self._hovered is not None and self._hovered not in board:
            self._hovered = None
        self.signs.show_session(hides_pass=not self.shows_session)
        view = self._current_view(self._hovered_refusal())
        played = self._played_point(view)
        if played is None:
            self.show_view(view)
        else:
            self.animate_move(view, played)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.signs.resize_to_board()

    def _current_state(self) -> tuple[object, ...]:
        """Return the state for which an unconfirmed stone or a refusal is valid."""
        session = self._session
        is_blocked = session.match_controller.block_reason(session.game) is not None
        position, tool = session.position, session.tools.edit_tool
        return position.board, session.turn, tool, session.is_counting, is_blocked

    def _update_stone_placement(self) -> None:
        session = self._session
        plays = (
            self._substitute is None
            and session.tools.edit_tool is EditTool.PLAY
            and not session.is_counting
        )
        self.pointer_input.set_stone_placement(
            self._settings.move_confirmation.stone_placement if plays else StonePlacement.CLICK
        )

    def _played_point(self, view: BoardView) -> Point | None:
        """Return the point of the move that the current click has made, if it made one."""
        position = self._session.position
        move, before = position.move, position.previous
        if not self._is_choosing or self._substitute is not None or move is None or before is None:
            return None
        is_new = move.point == self._chosen_point and before.board == self.view.board
        return move.point if is_new and before.board != view.board else None

    @property
    def shows_session(self) -> bool:
        """True if it shows the session, and not a step of a count or lesson."""
        return self._substitute is None

    @property
    def can_rotate(self) -> bool:
        """True if the board follows the user's orientation, as all but lessons do."""
        return self._substitute is None or self._substitute.follows_orientation

    def show_step(
        self, view: BoardView, movements: Sequence[StoneMovement] = (), speed: float = 1
    ) -> None:
        """Show a step of a count by hand, with an animation of the stones that it moves."""
        self._replace_session(SubstituteView(view))
        self.cursor.hide()  # there is nothing to choose
        self.animate_stones(view, movements, speed)

    def show_substitute(self, substitute: SubstituteView, played: Point | None = None) -> None:
        """Show a problem or a lesson in place of the session, until ``restore_session``.

        ``played``: the point of the move that leads to it from the view shown, to be animated.
        """
        self._replace_session(substitute)
        view = self._current_view(None)
        if played is None:
            self.show_view(view)
        else:
            self.animate_move(view, played)

    def restore_session(self) -> None:
        """Show the session again."""
        self._replace_session(None)
        self.show_session()

    def _replace_session(self, substitute: SubstituteView | None) -> None:
        self._substitute = substitute
        # Space continues to the next step, problem or page.
        self.cursor.space_chooses = substitute is None
        self._update_stone_placement()
        self._refusal_bubble.clear()

    def choose(self, point: Point) -> None:
        """Choose ``point``, with an animation of the move that this plays."""
        self._chosen_point = point
        self._is_choosing = True
        try:
            super().choose(point)
        finally:
            self._is_choosing = False

    def show_preview(self, change: Callable[[BoardView], BoardView] | None) -> None:
        """Preview the changes of a stroke on the session's view; None: nothing."""
        if change is not self._preview:
            self._preview = change
            self._update_view()

    # Messages about a point

    def show_ownership(self, ownership: Mapping[Point, float]) -> None:
        """Show an estimate: the expected owner of each point, from -1 (White) to 1 (Black)."""
        self._ownership = ownership
        self._update_view()

    def add_overlay(self, overlay: Overlay) -> None:
        """Add ``overlay`` to the view of the record; it does not apply to counts."""
        self._overlays.append(overlay)
        self._update_view()

    def remove_overlay(self, overlay: Overlay) -> None:
        """Remove an overlay. Raises ValueError for one that was not added."""
        self._overlays.remove(overlay)
        self._update_view()

    def show_refusal(self, refusal: MoveRefusal, *, upside_down: bool = False) -> None:
        """Explain a refused move next to the illegal point, or the point chosen last.

        ``upside_down``: True if the player sits at the top of the screen. The message disappears
        with the next click or change, or after a time.
        """
        point = self.view.forbidden or self._chosen_point
        board = self._session.position.board
        if point is None or point not in board or self._substitute is not None:
            return
        turn = self._session.turn
        self._refusal_bubble.show_refusal(refusal, point, board, turn, upside_down=upside_down)
        self._update_view()

    def show_message(self, text: str, point: Point | None, *, upside_down: bool = False) -> None:
        """Show why something was refused next to ``point``, or at the edge without one.

        ``upside_down`` and the end of the message: as for ``show_refusal``.
        """
        if point is not None and (point not in self._session.position.board or self._substitute):
            point = None
        self._refusal_bubble.show_text(text, point, upside_down=upside_down)
        self._update_view()

    @property
    def point_at_hand(self) -> Point | None:
        """The point that is being clicked right now, else that of the visible cursor."""
        return self._chosen_point if self._is_choosing else self.cursor.point

    @property
    def refusal_text(self) -> str:
        """The message next to a point, "" for none."""
        return self._refusal_bubble.text

    def _set_hovered(self, point: Point | None) -> None:
        self._hovered = point
        self.refusal_hovered.emit(self._update_view())

    def _update_view(self) -> MoveRefusal | None:
        """Show the point under the pointer; return why a move there is illegal."""
        refusal = self._hovered_refusal()
        self.show_view(self._current_view(refusal))
        return refusal

    def _hovered_refusal(self) -> MoveRefusal | None:
        """Return why a move on the empty point under the pointer is illegal."""
        return None if self._hovered is None else self.why_illegal(self._hovered)

    def why_illegal(self, point: Point) -> MoveRefusal | None:
        """Return why a move on the empty ``point`` is illegal; None if it is legal or obvious."""
        session = self._session
        if self._substitute is not None or session.is_counting:
            return None
        if session.tools.edit_tool is EditTool.MARK:
            return None
        if not session.position.board.is_empty(point):
            return None
        return session.why_illegal(point)

    def _current_view(self, refusal: MoveRefusal | None) -> BoardView:
        session, settings = self._session, self._settings
        frame = self._frame()
        if self._substitute is not None:
            return self._substitute.in_frame(frame)
        if session.is_counting:
            return scoring_view(session, frame, self._hovered)
        # Also while the user chooses a part: it could not become larger otherwise.
        shows_whole_board = (
            self._shows_whole_board
            or session.tools.is_marking_with(MarkTool.PART)
            or settings.shows_whole_board
        )
        view = node_view(
            session,
            frame,
            whole=shows_whole_board,
            shows_atari=settings.shows_atari,
            ownership=self._ownership,
        )
        if not session.tools.edit_tool.is_correction:
            view = self.move_signs.apply_to(view)
        for overlay in self._overlays:
            view = overlay(view, self._hovered)
        if self._drag.is_active:
            return self._drag.apply_to(view)
        if session.tools.edit_tool is EditTool.MARK:
            return view if self._preview is None else self._preview(view)
        if (
            session.tools.edit_tool is EditTool.PLAY
            and session.match_controller.block_reason(session.game) is not None
        ):
            # A stone under the pointer would promise a move.
            return self._refusal_bubble.apply_to(view)
        view = with_next_stone(
            view,
            session.turn,
            hovered=self._hovered,
            unconfirmed=self.pointer_input.unconfirmed,
            is_illegal=refusal is not None,
        )
        return self._refusal_bubble.apply_to(view)

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

    def _can_lift(self, modifiers: Qt.KeyboardModifier) -> bool:
        """Return whether a press on a stone with ``modifiers`` starts a drag."""
        session = self._session
        # With other modifiers too: some window managers move windows by Alt alone.
        is_alt_held = bool(modifiers & Qt.KeyboardModifier.AltModifier)
        can_drag = is_alt_held or session.tools.edit_tool is EditTool.CORRECT
        return can_drag and session.is_free and self._substitute is None

    def show_whole(self, whole: bool) -> None:
        """Show the whole board temporarily, or stop doing so."""
        self._shows_whole_board = whole
        self.show_session()

    def event(self, event: QEvent) -> bool:
        """Show a tooltip for a point on which the pointer rests."""
        kind = event.type()
        if kind in HANDLED_EVENTS and self._drag.handle_event(event):
            return True
        if kind in _DISMISSING_EVENTS:
            self._refusal_bubble.end()
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

        "" if there is neither.
        """
        text = label_description(self.view, point)
        if text or self._substitute is not None or not self._session.is_counting:
            return text
        return group_description(self._session, point)

    def _set_requested_wood(self, surface: Surface, wood: QImage) -> None:
        if surface == self.theme.surface:
            self.set_wood(wood)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._drag.is_active:
            with QPainter(self) as painter:
                self._drag.paint(painter)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.follow_theme()

    def follow_theme(self) -> None:
        """Show the board and stones of the settings, on the window's background."""
        theme = current_theme(self._settings)
        is_other_wood = theme.surface != self.theme.surface
        if theme != self.theme:
            self.set_theme(theme)
        if is_other_wood and theme.surface is not None:
            self._wood_cache.fetch(theme.surface)
