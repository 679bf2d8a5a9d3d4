"""Where the board and the two seats are: beside it in a wide window, else above and below."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH

_WIDEST_SEAT = 560
_WIDEST_PLAIN_SEAT = 320
_HIGHEST_SEAT = 400
_HIGHEST_PLAIN_SEAT = 260


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """``first``: the seat at the left or above."""

    board: QRect
    first: QRect
    second: QRect
    is_wide: bool


def board_width(width: int, height: int) -> float:
    """Return how wide the board is in such a place."""
    return max(0.0, min(width, height / LENGTH_TO_WIDTH))


def lay_out_seats(
    width: int, height: int, *, least_width: int, least_height: int, is_plain: bool
) -> SeatLayout:
    """Return the places that leave the largest board, no seat smaller than it may be.

    Seats get what the board can't use, within reason, and stand close to it.
    """
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
