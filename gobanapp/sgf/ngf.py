"""NGF, the format of Cyberoro and wBaduk: a heading of twelve lines, then a line for each move.

Sensei's Library documents it (senseis.xmp.net/?NGF). Sina's files have the same lines of moves, but
each line of their heading begins with GI and the order differs.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.result import Result, ResultKind
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.game_draft import GameDraft, ProblemCollector, board_size, one_line
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.server_phrases import iso_date, komi_in_words, result_in_words, split_rank_behind

_MOVE: Final = re.compile(r"PM\s*[A-Z]{2}\s*([BW])\s*([A-Z])\s*([A-Z])", re.IGNORECASE)
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}(?:\.[0-9]{1,3})?")
_SIZE: Final = re.compile(r"[0-9]{1,9}")
_SMALL: Final = re.compile(r"[0-9]{1,3}")
_DATE: Final = re.compile(r"[0-9]{8}\b|[0-9]{4}\s*[-/.年년]")
_COMMENT: Final = re.compile(r"ID[A-Z]\[([0-9]{1,6})\](.*)", re.IGNORECASE)
_COMMENT_END: Final = "[EndTxt]"
_RESULT_LENGTH: Final = 40
_COLORS: Final = {"B": Color.BLACK, "W": Color.WHITE}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Heading:
    """The heading in its own words."""

    title: str = ""
    size: str = ""
    size_line: int = 1
    white: str = ""
    black: str = ""
    place: str = ""
    handicap: str = ""
    komi: str = ""
    date: str = ""
    minutes: str = ""
    result: str = ""


def read_ngf(text: str, report: ProblemCollector) -> list[SgfGame]:
    """Return the game of a file; None if there are neither moves nor game information.

    Raises UnreadableFile if the board is too large.
    """
    lines = [line.strip() for line in text.split("\n")]
    first_move = next(
        (number for number, line in enumerate(lines) if _MOVE.match(line)), len(lines)
    )
    is_sina = any(line[:2].upper() == "GI" for line in lines[: min(first_move, 3)])
    heading = _sina_heading(lines[:first_move]) if is_sina else _heading(lines[:first_move])
    size = board_size(heading.size, report, heading.size_line, "SZ")
    draft = GameDraft(size, size)
    handicap = int(heading.handicap) if _SMALL.fullmatch(heading.handicap) else 0
    if handicap >= 2 and not draft.place_handicap(handicap):
        report.note(FileProblemCode.BAD_VALUE, heading.size_line, "HA", heading.handicap)
    comments = _read_moves(draft, lines, first_move, report)
    draft.info = _info(heading, handicap, comments if is_sina else [])
    is_empty = draft.info == NO_INFO and len(draft.nodes) == 1
    return [] if is_empty else [draft.to_game()]


def _heading(lines: list[str]) -> _Heading:
    """Locate the values: the size among the first lines, and the rest around the date.

    Some files lack a line or two.
    """
    date = next((number for number, line in enumerate(lines) if number and _DATE.match(line)), None)
    players = next(
        (number + 1 for number, line in enumerate(lines[:3]) if _SIZE.fullmatch(line)), None
    )
    if players is None:
        players = 2 if date is None else max(1, date - 6)
    numbers = players + 3 if date is None else min(players + 3, date)
    end = numbers + 3 if date is None else date
    terms = [line for line in lines[numbers:end] if _NUMBER.fullmatch(line)]
    after_date = [line for line in lines[end + (date is not None) :] if line]
    texts = [line for line in after_date if not _NUMBER.fullmatch(line)]
    names = [*lines[players:numbers], "", "", ""]
    before = ["", *lines[:players]]
    return _Heading(
        title=before[1] if len(before) > 2 else "",
        size=before[-1] if players > 1 or _SIZE.fullmatch(before[-1]) else "",
        size_line=players,
        white=names[0],
        black=names[1],
        place=names[2],
        handicap=terms[0] if terms else "",
        komi=terms[-1] if len(terms) >= 2 else "",
        date="" if date is None else lines[date],
        minutes=after_date[0] if len(after_date) > 1 and _SIZE.fullmatch(after_date[0]) else "",
        result=texts[0] if texts else "",
    )


def _sina_heading(lines: list[str]) -> _Heading:
    """Locate the values in Sina's order.

    Which player comes first is undocumented; it is assumed to be White, as elsewhere.
    """
    fields = [line[2:].strip() for line in lines if line[:2].upper() == "GI"] + [""] * 12
    return _Heading(
        title=fields[0],
        white=fields[1],
        black=fields[2],
        date=fields[5],
        size=fields[6],
        size_line=7,
        handicap=fields[7],
        komi=fields[9],
    )


def _read_moves(
    draft: GameDraft, lines: list[str], first_move: int, report: ProblemCollector
) -> list[str]:
    """Add the moves and comments of the lines from ``first_move`` on; return the comments.

    Columns and rows count from the upper left, beginning with B; AA is a pass.
    """
    comments: list[tuple[int, list[str]]] = []
    is_open = False
    for number, line in enumerate(lines[first_move:], first_move + 1):
        match = _MOVE.match(line)
        if match:
            is_open = False
            x, y = ord(match[2].upper()) - ord("B"), ord(match[3].upper()) - ord("B")
            point = Point(x, draft.rows - 1 - y)
            color = _COLORS[match[1].upper()]
            if x == y == -1:
                draft.add(draft.last, Move(color, None))
            elif draft.is_on_board(point):
                draft.add(draft.last, Move(color, point))
            else:
                report.note(FileProblemCode.POINT_OFF_BOARD, number, "PM", line)
        elif comment := _COMMENT.match(line):
            text, end, _ = comment[2].partition(_COMMENT_END)
            comments.append((int(comment[1]), [text]))
            is_open = not end
        elif is_open:
            text, end, _ = line.partition(_COMMENT_END)
            comments[-1][1].append(text)
            is_open = not end
        elif line[:2].upper() == "PM":
            report.note(FileProblemCode.BAD_VALUE, number, "PM", line)
        elif line and line[:2].upper() != "GI":
            report.note(FileProblemCode.STRAY_TEXT, number, "", line)
    for move_number, texts in comments:
        draft.nodes[min(move_number, draft.last)].comments.append("\n".join(texts).strip())
    return ["\n".join(texts).strip() for _, texts in comments]


def _info(heading: _Heading, handicap: int, comments: list[str]) -> GameInfo:
    black, black_rank = split_rank_behind(heading.black)
    white, white_rank = split_rank_behind(heading.white)
    result = result_in_words(heading.result, stones_are_points=True)
    if not result and comments:  # Sina's result is a comment on the last move.
        recorded = Result.parse(comments[-1][:_RESULT_LENGTH])
        result = str(recorded) if recorded and recorded.kind is not ResultKind.UNSTATED else ""
    minutes = int(heading.minutes) if _SMALL.fullmatch(heading.minutes) else 0
    return GameInfo(
        names=ByColor(one_line(black), one_line(white)),
        ranks=ByColor(one_line(black_rank), one_line(white_rank)),
        komi=_komi(heading.komi, handicap),
        handicap=handicap if handicap >= 2 else None,
        result=result,
        # This number is undocumented; in all files seen, minutes fit the game.
        time_limit=60.0 * minutes if minutes else None,
        game_name=one_line(heading.title),
        date=iso_date(heading.date),
        place=one_line(heading.place),
    )


def _komi(text: str, handicap: int) -> float | None:
    """Return the komi. The half point of an even game is left out in the file."""
    komi = komi_in_words(text) if _NUMBER.fullmatch(text) else None
    if komi is None or handicap or not komi.is_integer():
        return komi
    return komi + math.copysign(0.5, komi)
