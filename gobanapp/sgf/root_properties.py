"""The properties of a root that describe the file: size, version, kind of game, program.

Some programs write them into the second node, behind an empty one or a comment.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.file_problems import FileProblem, FileProblemCode, LineIndex, shorten_found_text
from gobanapp.sgf.heading_numbers import read_handicap
from gobanapp.sgf.property_table import MOVE_NAMES, SET_UP_NAMES, property_values
from gobanapp.sgf.value_types import is_usual_size, read_size

DEFAULT_SIZE = (19, 19)
_OF_FILE: Final = ("SZ", "FF", "GM")
_STONES: Final = MOVE_NAMES | SET_UP_NAMES
_GO: Final = frozenset(
    ["go game", *"go gogame weiqi wei-qi weichi baduk igo i-go 围棋 圍棋 囲碁 碁 바둑".split()]
)
_OTHER_GAMES: Final = re.compile(
    r"\b(?:go ?-?moku|gomoku|gobang|renju|pente|othello|reversi|(?:chinese )?chess|xiangqi|shogi"
    r"|janggi|backgammon|tavla|hex|havannah|amazons|checkers|draughts|morris|mills?|loa"
    r"|lines of action|octi|tamsk|twixt|dvonn|gipf|zertz|yinsh|pünct|ataxx|hexxagon|kropki|trax"
    r"|neutron|phutball|focus|jungle|five in a row)\b"
    r"|象棋|将棋|將棋|五子棋|五目|连珠|連珠|黑白棋|オセロ|リバーシ|チェス|오목|장기|체스"
)


def is_go(value: str) -> bool:
    """Return whether a value of GM means Go.

    It does unless it is another number than 1 or has the name of another game: many programs wrote
    the number, and what is unreadable says nothing else.
    """
    word = unicodedata.normalize("NFKC", value).strip().lower()
    if word in _GO:
        return True
    if re.fullmatch(r"[0-9]{1,9}", word):
        return int(word) == 1
    return _OTHER_GAMES.search(word) is None


def is_of_fox(programs: Iterable[str]) -> bool:
    """Return whether the values of AP name the server Fox, which writes numbers of its own."""
    return any("foxwq" in program.lower() for program in programs)


class RootProperties:
    """The properties that describe the file.

    ``size``: columns and rows. ``is_old``: True for a file before FF[4]. ``handicap_moves``: the
    handicap stones that Fox has written as the first moves. ``is_other_game``: True if it is
    not Go.
    """

    def __init__(self, text: str, following: Iterable[str], offset: int, lines: LineIndex) -> None:
        """``text``: the root; ``following``: those of nodes after it, on the main line."""
        self._offset = offset
        self._lines = lines
        self.problems: list[FileProblem] = []
        values: dict[str, str] = {}
        has_stones = False
        for name, found in property_values(text):
            has_stones = has_stones or name in _STONES
            if name in _OF_FILE:
                values.setdefault(name, found[0])
                if len(values) == len(_OF_FILE):
                    break  # A long comment may follow.
        has_heading = "SZ" in values or has_stones
        # Nearly all games need no other node.
        following = () if has_heading and not is_of_fox([text]) else (*following,)
        if not has_heading:
            values = _heading_after_root(following) | values
        size = read_size(values["SZ"]) if "SZ" in values else DEFAULT_SIZE
        self._note_size(size, values)
        self.size = size or DEFAULT_SIZE
        self.is_old = values.get("FF", "1").strip() in ("1", "2", "3")
        game = values.get("GM", "1").strip()
        self.is_other_game = not is_go(game)
        if self.is_other_game:
            self._note(FileProblemCode.OTHER_GAME, "GM", game)
        elif game not in ("", "1"):
            self._note(FileProblemCode.UNUSUAL_VALUE, "GM", f"{game} → 1")
        self.handicap_moves = _handicap_moves(text, following)

    def _note_size(self, size: tuple[int, int] | None, values: dict[str, str]) -> None:
        if size is None:
            self._note(FileProblemCode.BAD_SIZE, "SZ", values["SZ"])
        elif max(size) > MAX_SIZE:
            self._note(FileProblemCode.TOO_LARGE, "SZ", values["SZ"])
        elif "SZ" in values and not is_usual_size(values["SZ"]):
            self._note(FileProblemCode.UNUSUAL_VALUE, "SZ", values["SZ"])

    def _note(self, code: FileProblemCode, name: str, found: str) -> None:
        line, column = self._lines.line_and_column(self._offset)
        self.problems.append(
            FileProblem(
                code=code,
                line=line,
                column=column,
                property=name,
                found=shorten_found_text(found.strip()),
            )
        )


def _heading_after_root(following: Sequence[str]) -> dict[str, str]:
    """Return the properties of the file in the nodes after the root, before any stone."""
    found: dict[str, str] = {}
    for text in following:
        for name, values in property_values(text):
            if name in _STONES:
                return found if "SZ" in found else {}
            if name in _OF_FILE:
                found.setdefault(name, values[0])
        if "SZ" in found:
            return found
    return {}


def _handicap_moves(root: str, following: Sequence[str]) -> int:
    """Return the number of black moves before the first white one, if they are a handicap.

    Fox writes a handicap of 0, or none, and Black's stones as moves.
    """
    if not is_of_fox([root]):  # to look in the whole text takes no time
        return 0
    values = dict(property_values(root))
    if not is_of_fox(values.get("AP", ())) or not _STONES.isdisjoint(values):
        return 0
    if any(read_handicap(value) for value in values.get("HA", ())):
        return 0
    moves = 0
    for text in following:
        for name, found in property_values(text):
            if name == "W":
                return moves if moves > 1 else 0
            if name in _STONES:
                if name != "B" or not found[0].strip():
                    return 0
                moves += 1
    return 0
