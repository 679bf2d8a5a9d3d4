"""The explanation of a refused move: a bubble at the point, with marks on the stones concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal

if TYPE_CHECKING:
    from gobanapp.ui.board.board_widget import BoardWidget
    from gobanapp.ui.board.bubble import Bubble
    from gobanapp.ui.board.refusal_marks import RefusalMarks

_TAIL_DISTANCE = 0.62
"""The distance of a bubble's tail from its point, in spacings of columns."""


class RefusalBubble(QObject):
    """The explanation on one board, if there is one."""

    ended = Signal()
    """The bubble has disappeared, automatically or by ``end``."""

    def __init__(self, widget: BoardWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._marks: RefusalMarks | None = None
        self._bubble: Bubble | None = None

    @property
    def text(self) -> str:
        """The message, "" for none."""
        return "" if self._bubble is None else self._bubble.text

    def apply_to(self, view: BoardView) -> BoardView:
        """Return ``view`` with the marks of the explanation."""
        return view if self._marks is None else self._marks.apply_to(view)

    def show_refusal(
        self, refusal: MoveRefusal, point: Point, board: Board, color: Color, *, upside_down: bool
    ) -> None:
        """Explain why ``point`` is illegal for ``color``; ``upside_down`` is for ``Bubble``."""
        # Not at the start.
        from gobanapp.text import move_text
        from gobanapp.ui.board.refusal_marks import refusal_marks

        marks = refusal_marks(refusal, point, board, color)
        self._show(move_text.refusal(refusal, color), point, marks, upside_down=upside_down)

    def show_text(self, text: str, point: Point | None, *, upside_down: bool) -> None:
        """Show a message next to ``point``, or at the player's edge of the board without one."""
        self._show(text, point, None, upside_down=upside_down)

    def _show(
        self, text: str, point: Point | None, marks: RefusalMarks | None, *, upside_down: bool
    ) -> None:
        from gobanapp.ui.board.bubble import Bubble  # not at the start

        if self._bubble is None:
            self._bubble = Bubble(self._widget)
            self._bubble.dismissed.connect(self.end)
        self._marks = marks
        geometry, board = self._widget.board_geometry, QRectF(self._widget.rect())
        stones = () if marks is None else marks.stones
        hidden = [_center(geometry, stone) for stone in stones]

        def rating(place: QRectF) -> float:
            return -sum(place.contains(stone) for stone in hidden)

        edge = board.top() if upside_down else board.bottom()
        distance = _TAIL_DISTANCE * geometry.step_x / geometry.ratio
        self._bubble.show_text(
            text,
            QPointF(board.center().x(), edge) if point is None else _center(geometry, point),
            0 if point is None else distance,
            upside_down=upside_down,
            fades=self._widget.is_animated,
            rating=rating,
            has_tail=point is not None,
        )

    def end(self) -> None:
        """Hide the explanation."""
        if self._marks is not None or self.text:
            self.clear()
            self.ended.emit()

    def clear(self) -> None:
        """Drop the explanation without a signal: the caller shows the board again."""
        self._marks = None
        if self._bubble is not None:
            self._bubble.end()


def _center(geometry: Geometry, point: Point) -> QPointF:
    return QPointF(*geometry.center(point))
