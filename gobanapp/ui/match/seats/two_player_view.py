"""The board in the middle and, in a match between two players, a seat on either side of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH, board_width
from gobanapp.rules.color import ByColor, Color
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.seats.clock_view import ClockView
from gobanapp.ui.match.seats.seat import Seat
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.rotated_widget import RotatedWidget

_LEAST_BOARD = 0.65
_LEAST_BOARD_OF_WINDOW = 0.61
"""The board's share of the window's shorter side, with the bars: they are high in some fonts."""
_WIDEST_SEAT = 560
_WIDEST_PLAIN_SEAT = 320
_HIGHEST_SEAT = 400
_HIGHEST_PLAIN_SEAT = 260


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """``first``: the seat on the left or above."""

    board: QRect
    first: QRect
    second: QRect
    is_wide: bool


def lay_out_seats(
    width: int,
    height: int,
    *,
    least_width: int,
    least_height: int,
    is_plain: bool,
    least_board: int = 0,
) -> SeatLayout:
    """Return the places that leave the largest board, no seat smaller than it may be.

    Seats get what the board can't use, within reason, and stand close to it. They are smaller than
    they may be only where the board would else be less than most of the shorter side, or less wide
    than ``least_board``.
    """
    least_board = max(least_board, round(_LEAST_BOARD * min(width, height)))
    if width >= height:
        least_width = min(least_width, max(0, (width - least_board) // 2))
    else:
        rest = height - round(least_board * LENGTH_TO_WIDTH)
        least_height = min(least_height, max(0, rest // 2))
    beside = board_width(width - 2 * least_width, height)
    above = board_width(width, height - 2 * least_height)
    if beside >= above:
        board = max(round(beside), min(width - 2 * least_width, 1))
        most = _WIDEST_PLAIN_SEAT if is_plain else _WIDEST_SEAT
        seat = max(least_width, min((width - board) // 2, most))
        left = (width - board) // 2 - seat
        middle = QRect(left + seat, 0, width - 2 * (left + seat), height)
        return SeatLayout(
            middle,
            QRect(left, 0, seat, height),
            QRect(middle.right() + 1, 0, seat, height),
            is_wide=True,
        )
    high = round(above * LENGTH_TO_WIDTH)
    most = _HIGHEST_PLAIN_SEAT if is_plain else _HIGHEST_SEAT
    seat = max(least_height, min((height - high) // 2, most))
    top = max(0, (height - high) // 2 - seat)
    middle = QRect(0, top + seat, width, height - 2 * (top + seat))
    return SeatLayout(
        middle,
        QRect(0, top, width, seat),
        QRect(0, middle.bottom() + 1, width, seat),
        is_wide=False,
    )


class TwoPlayerView(QWidget):
    """Lays them out by ``WindowLayout``. The standard layout has the board alone, without seats."""

    def __init__(self, board: QWidget, make_seat: Callable[[Color], Seat]) -> None:
        """``make_seat`` is called for each seat when it is first needed.

        White's is made twice if one goes over between seats side by side and across.
        """
        super().__init__()
        self._board = board
        self._make_seat = make_seat
        self._layout = WindowLayout.STANDARD
        self._seats: dict[tuple[Color, bool], Seat] = {}
        self._turned: RotatedWidget | None = None
        board.setParent(self)

    @property
    def seats(self) -> list[Seat]:
        """The visible seats, Black's first; none in the standard layout."""
        if self._layout is WindowLayout.STANDARD:
            return []
        across = self._layout is WindowLayout.ACROSS
        return [self._seat(Color.BLACK, turned=False), self._seat(Color.WHITE, turned=across)]

    def set_layout(self, layout: WindowLayout) -> None:
        """Set the layout."""
        if layout is self._layout:
            return
        self._layout = layout
        shown = self.seats
        for seat in self._seats.values():
            if seat not in shown:
                self._outer(seat).hide()
        for seat in shown:
            seat.set_plain(layout is WindowLayout.PLAIN)
            seat.show_opponents_clock(layout is WindowLayout.ACROSS)
            seat.show_session()
            self._outer(seat).show()
        self._place()
        self.updateGeometry()

    def show_session(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Update both seats to the session; ``views`` as for ``show_times``."""
        for seat in self.seats:
            seat.show_session(views)
        self._place()

    def show_times(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Bring only the clocks up to date, to what ``views`` has where that is known already."""
        for seat in self.seats:
            seat.show_times(views)

    def show_message(self, text: str, color: Color | None = None) -> None:
        """Show a message at the seat of ``color`` for some seconds, or at both; "" ends it."""
        for seat in self.seats:
            if color in {None, seat.color}:
                seat.show_message(text)

    # Internals

    def _seat(self, color: Color, *, turned: bool) -> Seat:
        key = color, turned
        if key not in self._seats:
            seat = self._seats[key] = self._make_seat(color)
            if turned:
                self._turned = RotatedWidget(seat, self)
            else:
                seat.setParent(self)
        return self._seats[key]

    def _outer(self, seat: Seat) -> QWidget:
        """Return the widget in the layout for a seat, perhaps rotated."""
        if self._turned is not None and self._turned.inner is seat:
            return self._turned
        return seat

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        return self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._board.minimumSizeHint()

    def _place(self) -> None:
        shown = self.seats
        if not shown:
            self._board.setGeometry(self.rect())
            return
        black, white = shown
        found = self._places(shown)
        self._board.setGeometry(found.board)
        # Across the table each player's seat is at their right hand, and the lower one is Black's.
        # Side by side Black comes first, as everywhere else, and so is on the left.
        black_first = found.is_wide and self._layout is not WindowLayout.ACROSS
        first, second = (black, white) if black_first else (white, black)
        edge = SPACE // 2
        for seat, place in ((first, found.first), (second, found.second)):
            self._outer(seat).setGeometry(place.adjusted(edge, edge, -edge, -edge))

    def _places(self, shown: list[Seat]) -> SeatLayout:
        edge = SPACE // 2
        width, window = self.width(), self.window()
        return lay_out_seats(
            width,
            self.height(),
            least_width=max(seat.least_width() for seat in shown) + 2 * edge,
            least_height=max(seat.least_height(width - 2 * edge) for seat in shown) + 2 * edge,
            is_plain=self._layout is WindowLayout.PLAIN,
            least_board=round(_LEAST_BOARD_OF_WINDOW * min(window.width(), window.height())),
        )
