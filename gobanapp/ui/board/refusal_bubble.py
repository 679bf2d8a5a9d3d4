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

_BESIDE = 0.62
"""The distance of a bubble's tail from its point, in spacings of columns."""


class RefusalBubble(QObject):
    """The explanation on one board, if there is one."""

    ended = Signal()
    """The bubble has gone, automatically or by ``end``."""

    def __init__(self, widget: BoardWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._marks: RefusalMarks | None = None
        self._bubble: Bubble | None = None

    @property
    def text(self) -> str:
        """The message, "" for none."""
        return "" if self._bubble is None else self._bubble.text

    def shown_on(self, view: BoardView) -> BoardView:
        """Return ``view`` with the marks of the explanation."""
        return view if self._marks is None else self._marks.shown_on(view)

    def show_refusal(
        self, illegal: MoveRefusal, point: Point, board: Board, color: Color, *, turned: bool
    ) -> None:
        """Explain why ``point`` is illegal for ``color``; ``turned``: as for ``Bubble.say``."""
        from gobanapp.text import move_text
        from gobanapp.ui.board.bubble import Bubble  # not at the start

        if self._bubble is None:
            self._bubble = Bubble(self._widget)
            self._bubble.dismissed.connect(self.end)
        self._marks = refusal_marks(illegal, point, board, color)
        geometry = self._widget.board_geometry
        stones = [QPointF(*geometry.center(stone)) for stone in self._marks.stones]

        def worth(place: QRectF) -> float:
            return -sum(place.contains(stone) for stone in stones)

        self._bubble.say(
            move_text.refusal(illegal, color),
            QPointF(*geometry.center(point)),
            _BESIDE * geometry.step_x / geometry.ratio,
            turned=turned,
            fades=self._widget.is_animated,
            worth=worth,
        )

    def end(self) -> None:
        """Hide the explanation."""
        if self._marks is not None:
            self.forget()
            self.ended.emit()

    def forget(self) -> None:
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

    def shown_on(self, view: BoardView) -> BoardView:
        """Return ``view`` with the marks; other marks of the pointer take precedence."""
        view = replace(view, refusal_stones=self.stones)
        if view.forbidden is None and view.board.is_empty(self.point):
            view = replace(view, forbidden=self.point)
        if view.forbidden == self.point:
            view = replace(view, repeated=self.repeated)
        return view


def refusal_marks(illegal: MoveRefusal, point: Point, board: Board, color: Color) -> RefusalMarks:
    """Return the marks for the refused move of ``color`` on ``point``.

    For suicide that is the chain without liberties, for a ko of any kind the stones that may not
    be taken, for superko the number of the move that led to the same position.
    """
    stones = illegal.chain
    if not stones:
        put = board.put(color, point)
        stones = NO_POINTS if put is None else put[1]
    number = None
    if illegal.reason is RefusalReason.SUPERKO and illegal.repeats is not None:
        number = illegal.repeats.move_number
    return RefusalMarks(point, stones, number)
