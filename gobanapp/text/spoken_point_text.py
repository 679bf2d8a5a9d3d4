"""What a screen reader says of a point of the board, as it is shown."""

from __future__ import annotations

from typing import Final

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle, western_digits
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.text.language import QT_TRANSLATE_NOOP, tr, translate

_STONES: Final = {
    None: QT_TRANSLATE_NOOP("point", "empty"),
    Color.BLACK: QT_TRANSLATE_NOOP("point", "black stone"),
    Color.WHITE: QT_TRANSLATE_NOOP("point", "white stone"),
}
_MARKS: Final = {
    Mark.TRIANGLE: QT_TRANSLATE_NOOP("point", "triangle"),
    Mark.SQUARE: QT_TRANSLATE_NOOP("point", "square"),
    Mark.CIRCLE: QT_TRANSLATE_NOOP("point", "circle"),
    Mark.CROSS: QT_TRANSLATE_NOOP("point", "cross"),
    Mark.SELECTED: QT_TRANSLATE_NOOP("point", "selected"),
}
_TERRITORY: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("point", "Black's territory"),
    Color.WHITE: QT_TRANSLATE_NOOP("point", "White's territory"),
}
_FORBIDDEN: Final = {
    RefusalReason.KO: QT_TRANSLATE_NOOP("point", "forbidden: ko"),
    RefusalReason.PASS_FOR_KO: QT_TRANSLATE_NOOP("point", "forbidden: pass for the ko first"),
    RefusalReason.SUPERKO: QT_TRANSLATE_NOOP("point", "forbidden: the position would be repeated"),
    RefusalReason.SUICIDE: QT_TRANSLATE_NOOP("point", "forbidden: no liberty"),
}


def _translate(text: str) -> str:
    return translate("point", text)


def point_name(point: Point, view: BoardView) -> str:
    """Return what ``point`` is called in the coordinates that are shown; "D4" where none are."""
    coordinates, board = view.frame.coordinates, view.board
    if coordinates in (CoordinateStyle.NONE, CoordinateStyle.LETTERS):
        return str(point)
    column = coordinates.column_name(point.x, board.width)
    row = western_digits(coordinates.row_name(point.y, board.height))
    return f"{column}{row}" if coordinates is CoordinateStyle.SGF else f"{column}-{row}"


def point_text(
    point: Point, view: BoardView, *, number: int | None = None, illegal: MoveRefusal | None = None
) -> str:
    """Return what is to be heard of ``point``, "" where nothing of it is shown.

    ``number``: that of the last move. ``illegal``: why nothing may be played there.
    """
    if point in view.hidden:
        return ""
    parts = [point_name(point, view), *_stone(point, view, number), *_drawn(point, view)]
    parts += _counted(point, view)
    if illegal is not None and illegal.reason in _FORBIDDEN:
        parts.append(_translate(_FORBIDDEN[illegal.reason]))
    return ", ".join(parts)


def _stone(point: Point, view: BoardView, number: int | None) -> list[str]:
    """Return what lies there, or else where on the board it is."""
    color = view.board[point]
    parts = [_translate(_STONES[color])]
    if color is None:
        place = _place(point, view.board)
        return [*parts, place] if place else parts
    chain = view.board.chain(point)
    if len(chain.stones) > 1:
        parts.append(tr("chain of %n", "", len(chain.stones)))
    liberties = len(chain.liberties)  # a record may hold stones without one
    is_in_atari = liberties == 1
    atari = translate("point", "in atari")
    parts.append(atari if is_in_atari else tr("%n liberties", "", liberties))
    if point == view.last_move and number:
        text = translate("point", "last move, number {number}")
        parts.append(text.format(number=number))
    elif point == view.last_move:
        parts.append(translate("point", "last move"))
    return parts


def _place(point: Point, board: Board) -> str:
    if point in star_points(board.width, board.height):
        return translate("point", "star point")
    at_side = point.x in (0, board.width - 1)
    at_end = point.y in (0, board.height - 1)
    if at_side and at_end:
        return translate("point", "corner")
    return translate("point", "edge") if at_side or at_end else ""


def _drawn(point: Point, view: BoardView) -> list[str]:
    """Return what is marked there, and where the record goes on."""
    parts = []
    if point in view.marks:
        parts.append(_translate(_MARKS[view.marks[point]]))
    if point in view.labels:
        text = translate("point", "label {text}")
        parts.append(text.format(text=view.labels[point]))
    elif point in view.numbers:
        text = translate("point", "move {number}")
        parts.append(text.format(number=view.numbers[point]))
    for start, end in view.arrows:
        if start == point:
            text = translate("point", "arrow to {point}")
            parts.append(text.format(point=point_name(end, view)))
    for start, end in view.lines:
        if point in (start, end):
            text = translate("point", "line to {point}")
            parts.append(text.format(point=point_name(end if point == start else start, view)))
    letter = view.next_move_letters.get(point)
    if letter:
        text = translate("point", "variation {letter}")
        parts.append(text.format(letter=letter))
    elif letter is not None:
        parts.append(translate("point", "next move"))
    return parts


def _counted(point: Point, view: BoardView) -> list[str]:
    """Return what the count, or the record, says of it."""
    parts = []
    if point in view.dead:
        parts.append(translate("point", "dead"))
    if point in view.unsettled:
        parts.append(translate("point", "not settled"))
    if point in view.seki:
        parts.append(translate("point", "in seki"))
    if point in view.neutral:
        parts.append(translate("point", "dame"))
    if point in view.open_border:
        parts.append(translate("point", "open border"))
    owned = (color for color in Color if point in view.territory[color])
    return [*parts, *(_translate(_TERRITORY[color]) for color in owned)]
