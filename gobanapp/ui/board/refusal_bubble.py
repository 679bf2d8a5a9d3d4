"""The explanation of a refused move: a bubble at the point, and marks on the stones concerned."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason

if TYPE_CHECKING:
    from gobanapp.ui.board.board_widget import BoardWidget
    from gobanapp.ui.board.bubble import Bubble

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
        from gobanapp.text import move_text
        from gobanapp.ui.board.bubble import Bubble  # not at the start

        if self._bubble is None:
            self._bubble = Bubble(self._widget)
            self._bubble.dismissed.connect(self.end)
        self._marks = refusal_marks(refusal, point, board, color)
        geometry = self._widget.board_geometry
        stones = [QPointF(*geometry.center(stone)) for stone in self._marks.stones]

        def rating(place: QRectF) -> float:
            return -sum(place.contains(stone) for stone in stones)

        self._bubble.show_text(
            move_text.refusal(refusal, color),
            QPointF(*geometry.center(point)),
            _TAIL_DISTANCE * geometry.step_x / geometry.ratio,
            upside_down=upside_down,
            fades=self._widget.is_animated,
            rating=rating,
        )

    def end(self) -> None:
        """Hide the explanation."""
        if self._marks is not None:
            self.clear()
            self.ended.emit()

    def clear(self) -> None:
        """Drop the explanation without a signal: the caller shows the board again."""
        self._marks = None
        if self._bubble is not None:
            self._bubble.end()


@dataclass(frozen=True, slots=True)
class RefusalMarks:
    """The marks of an illegal ``point``: the ``stones`` concerned, and any ``repeated`` move."""

    point: Point
    stones: frozenset[Point]
    repeated: int | None

    def apply_to(self, view: BoardView) -> BoardView:
        """Return ``view`` with the marks; other marks of the pointer take precedence."""
        view = replace(view, refusal_stones=self.stones)
        if view.forbidden is None and view.board.is_empty(self.point):
            view = replace(view, forbidden=self.point)
        if view.forbidden == self.point:
            view = replace(view, repeated=self.repeated)
        return view


def refusal_marks(refusal: MoveRefusal, point: Point, board: Board, color: Color) -> RefusalMarks:
    """Return the marks for the refused move of ``color`` on ``point``.

    For suicide that is the chain without liberties, for a ko of any kind the stones that may not
    be taken, for superko the number of the move that led to the same position.
    """
    stones = refusal.chain
    if not stones:
        result = board.put(color, point)
        stones = NO_POINTS if result is None else result[1]
    number = None
    if refusal.reason is RefusalReason.SUPERKO and refusal.repeats is not None:
        number = refusal.repeats.move_number
    return RefusalMarks(point, stones, number)
