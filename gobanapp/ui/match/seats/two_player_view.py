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

_MIN_BOARD_SHARE = 0.65
_MIN_BOARD_SHARE_OF_WINDOW = 0.61
"""The board's share of the window's shorter side, with the bars: they are high in some fonts."""
_MAX_SEAT_WIDTH = 560
_MAX_PLAIN_SEAT_WIDTH = 320
_MAX_SEAT_HEIGHT = 400
_MAX_PLAIN_SEAT_HEIGHT = 260


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
    """Return the layout with the largest board and no seat below its least size.

    Seats get the space that the board can't use, up to a limit, and lie close to it. They are
    below their least size only if the board would otherwise be narrower than ``least_board``, or
    than most of the shorter side.
    """
    least_board = max(least_board, round(_MIN_BOARD_SHARE * min(width, height)))
    if width >= height:
        least_width = min(least_width, max(0, (width - least_board) // 2))
    else:
        rest = height - round(least_board * LENGTH_TO_WIDTH)
        least_height = min(least_height, max(0, rest // 2))
    board_between = board_width(width - 2 * least_width, height)
    board_stacked = board_width(width, height - 2 * least_height)
    if board_between >= board_stacked:
        board = max(round(board_between), min(width - 2 * least_width, 1))
        max_seat = _MAX_PLAIN_SEAT_WIDTH if is_plain else _MAX_SEAT_WIDTH
        seat = max(least_width, min((width - board) // 2, max_seat))
        left = (width - board) // 2 - seat
        middle = QRect(left + seat, 0, width - 2 * (left + seat), height)
        return SeatLayout(
            middle,
            QRect(left, 0, seat, height),
            QRect(middle.right() + 1, 0, seat, height),
            is_wide=True,
        )
    board_height = round(board_stacked * LENGTH_TO_WIDTH)
    max_seat = _MAX_PLAIN_SEAT_HEIGHT if is_plain else _MAX_SEAT_HEIGHT
    seat = max(least_height, min((height - board_height) // 2, max_seat))
    top = max(0, (height - board_height) // 2 - seat)
    middle = QRect(0, top + seat, width, height - 2 * (top + seat))
    return SeatLayout(
        middle,
        QRect(0, top, width, seat),
        QRect(0, middle.bottom() + 1, width, seat),
        is_wide=False,
    )


class TwoPlayerView(QWidget):
    """Lays out board and seats by ``WindowLayout``; the standard layout has no seats."""

    def __init__(self, board: QWidget, make_seat: Callable[[Color], Seat]) -> None:
        """``make_seat`` is called for each seat when it is first needed.

        White's is made twice if both of the layouts side by side and across the table are used.
        """
        super().__init__()
        self._board = board
        self._make_seat = make_seat
        self._layout = WindowLayout.STANDARD
        self._seats: dict[tuple[Color, bool], Seat] = {}
        self._rotated_seat: RotatedWidget | None = None
        board.setParent(self)

    @property
    def seats(self) -> list[Seat]:
        """The visible seats, Black's first; none in the standard layout."""
        if self._layout is WindowLayout.STANDARD:
            return []
        across = self._layout is WindowLayout.ACROSS
        return [self._seat(Color.BLACK, rotated=False), self._seat(Color.WHITE, rotated=across)]

    def set_layout(self, layout: WindowLayout) -> None:
        """Set the layout."""
        if layout is self._layout:
            return
        self._layout = layout
        seats = self.seats
        for seat in self._seats.values():
            if seat not in seats:
                self._outer_widget(seat).hide()
        for seat in seats:
            seat.set_plain(layout is WindowLayout.PLAIN)
            seat.show_opponents_clock(layout is WindowLayout.ACROSS)
            seat.show_session()
            self._outer_widget(seat).show()
        self._update_geometry()
        self.updateGeometry()

    def show_session(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Update both seats to the session; ``views`` as for ``show_times``."""
        for seat in self.seats:
            seat.show_session(views)
        self._update_geometry()

    def show_times(self, views: ByColor[ClockView | None] | None = None) -> None:
        """Update only the clocks; ``views``: their views, if the caller has them."""
        for seat in self.seats:
            seat.show_times(views)

    def show_message(self, text: str, color: Color | None = None) -> None:
        """Show a message at the seat of ``color`` for some seconds, or at both; "" ends it."""
        for seat in self.seats:
            if color in {None, seat.color}:
                seat.show_message(text)

    def take_back_button(self, color: Color) -> QWidget | None:
        """Return the button with which a player asks for a takeback, None if there are no seats."""
        return next((seat.take_back_button() for seat in self.seats if seat.color is color), None)

    # Internals

    def _seat(self, color: Color, *, rotated: bool) -> Seat:
        key = color, rotated
        if key not in self._seats:
            seat = self._seats[key] = self._make_seat(color)
            if rotated:
                self._rotated_seat = RotatedWidget(seat, self)
            else:
                seat.setParent(self)
        return self._seats[key]

    def _outer_widget(self, seat: Seat) -> QWidget:
        """Return the widget in the layout for a seat, perhaps rotated."""
        if self._rotated_seat is not None and self._rotated_seat.inner is seat:
            return self._rotated_seat
        return seat

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_geometry()

    def sizeHint(self) -> QSize:
        return self._board.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._board.minimumSizeHint()

    def _update_geometry(self) -> None:
        seats = self.seats
        if not seats:
            self._board.setGeometry(self.rect())
            return
        black, white = seats
        layout = self._seat_layout(seats)
        self._board.setGeometry(layout.board)
        # Across the table each player's seat is at their right hand, and the lower one is Black's.
        # Side by side Black comes first, as everywhere else, and so is on the left.
        black_first = layout.is_wide and self._layout is not WindowLayout.ACROSS
        first, second = (black, white) if black_first else (white, black)
        edge = SPACE // 2
        for seat, place in ((first, layout.first), (second, layout.second)):
            self._outer_widget(seat).setGeometry(place.adjusted(edge, edge, -edge, -edge))

    def _seat_layout(self, seats: list[Seat]) -> SeatLayout:
        edge = SPACE // 2
        width, window = self.width(), self.window()
        return lay_out_seats(
            width,
            self.height(),
            least_width=max(seat.least_width() for seat in seats) + 2 * edge,
            least_height=max(seat.least_height(width - 2 * edge) for seat in seats) + 2 * edge,
            is_plain=self._layout is WindowLayout.PLAIN,
            least_board=round(_MIN_BOARD_SHARE_OF_WINDOW * min(window.width(), window.height())),
        )
