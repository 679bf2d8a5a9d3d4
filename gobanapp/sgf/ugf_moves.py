"""The lines of moves in UGF and UGI: "QP,B1,1,0" is column, row, colour, number, seconds."""

from __future__ import annotations

from typing import Final, NamedTuple

from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.game_draft import GameDraft, ProblemCollector

NumberedLines = list[tuple[int, str]]
"""Lines of a file with their numbers from 1."""

_COLORS: Final = {"B": Color.BLACK, "W": Color.WHITE}
_ANYBODY: Final = "MK"


class UgfStone(NamedTuple):
    """The stone of a line. A pass has no ``point``; ``color`` is None if not stated."""

    color: Color | None
    point: Point | None
    number: int | None


class UgfCoordinates:
    """The coordinates of a file.

    The letters include I; rows count from the bottom, or else ``from_top``.
    """

    def __init__(self, columns: int, rows: int, *, from_top: bool) -> None:
        self.columns = columns
        self.rows = rows
        self._from_top = from_top

    def point(self, column: int, row: int) -> Point | None:
        """Return the point of a column and a row, both from 1, None if it is off the board."""
        if not (1 <= column <= self.columns and 1 <= row <= self.rows):
            return None
        return Point(column - 1, self.rows - row if self._from_top else row - 1)

    def stone(self, line: str) -> UgfStone | FileProblemCode:
        """Return the stone of a line, or the problem with it."""
        words = [word.strip() for word in line.split(",", 3)] + ["", ""]
        place, player = words[0].upper(), words[1].upper()
        color = _COLORS.get(player[:1])
        if color is None and player != _ANYBODY:
            return FileProblemCode.BAD_VALUE
        number = int(words[2]) if words[2].isdecimal() and len(words[2]) < 7 else None
        if place and not (len(place) == 2 and place.isascii() and place.isalpha()):
            return FileProblemCode.BAD_VALUE
        point = None
        if place:
            point = self.point(ord(place[0]) - ord("A") + 1, ord(place[1]) - ord("A") + 1)
            if point is None and not self._is_pass(place):
                return FileProblemCode.POINT_OFF_BOARD
        return UgfStone(color, point, number)

    def _is_pass(self, place: str) -> bool:
        """Return whether letters off the board are a pass: YA, YR, ZZ and the like, or SGF's."""
        return place[0] in "YZ" or place == "TT"


def read_moves(
    draft: GameDraft, board: UgfCoordinates, lines: NumberedLines, report: ProblemCollector
) -> dict[int, int]:
    """Add the stones that are set up, with number 0, and the moves.

    Returns the nodes by the numbers that their moves have in the file.
    """
    nodes = {0: 0}
    for number, line in lines:
        if not line.strip():
            continue
        stone = board.stone(line)
        if isinstance(stone, FileProblemCode):
            is_word = line.lstrip().startswith(".")
            code = FileProblemCode.STRAY_TEXT if is_word else stone
            report.note(code, number, "" if is_word else "Data", line)
        elif stone.number == 0 and stone.point and stone.color and draft.last == 0:
            draft.set_up(stone.color, [stone.point])
        else:
            color = stone.color or draft.turn(draft.info.handicap or 0)
            draft.add(draft.last, Move(color, stone.point))
            nodes.setdefault(draft.last if stone.number is None else stone.number, draft.last)
    return nodes
