r"""GIB, the format of Tygem: tags such as ``\[GAMEPLACE=Tygem Baduk\]``, then a line for each move.

Tygem never described it. Sensei's Library (senseis.xmp.net/?GIB) documents the codes of results: 0
and 1 for points, 3 and 4 for resignation, 7 and 8 for time; the rest can be seen in files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.result import Result, ResultKind
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.game_draft import GameDraft, ProblemCollector, board_size, one_line, several_lines
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.server_phrases import iso_date, komi_in_words, result_in_words, split_rank

# A backslash is a yen or a won sign in some encodings.
_TAG: Final = re.compile(r"\s*[\\¥₩]\[\s*(\w+)\s*=")
_TAG_END: Final = re.compile(r"[\\¥₩]\]")
_PART: Final = re.compile(r"[\\¥₩](HS|HE|GS|GE)\b", re.IGNORECASE)
_AFTER_OPEN_TAG: Final = re.compile(
    r"\s*(?:[\\¥₩](?:\[\s*\w+\s*=|(?:HS|HE|GS|GE)\b)|(?:INI|STO|SKI)\s+[0-9])", re.IGNORECASE
)
_STONE: Final = re.compile(
    r"STO\s+[0-9]+\s+[0-9]+\s+([0-9]+)\s+(-?[0-9]{1,4})\s+(-?[0-9]{1,4})\b(.*)", re.IGNORECASE
)
_PASS: Final = re.compile(r"SKI\b", re.IGNORECASE)
_START: Final = re.compile(r"INI\s+[0-9]+\s+[0-9]+\s+([0-9]{1,3})(?![0-9])", re.IGNORECASE)
_BROKEN: Final = re.compile(r"(?:STO|INI)\b", re.IGNORECASE)
# Lines of numbers before the moves, and marks whose meaning is not known.
_SILENT: Final = re.compile(r"(?:[0-9]+\s+)+(?:[0-9]+|&[0-9]+)|(?:IDX|REM)\b.*", re.IGNORECASE)
_LAST: Final = r"\GE"
_COLORS: Final = {"1": Color.BLACK, "2": Color.WHITE}
_RESULTS: Final = {
    "3": Result(ResultKind.RESIGN, Color.BLACK),
    "4": Result(ResultKind.RESIGN, Color.WHITE),
    "7": Result(ResultKind.TIME, Color.BLACK),
    "8": Result(ResultKind.TIME, Color.WHITE),
}
_TENTHS: Final = re.compile(r"-?[0-9]{1,5}")
_KOMI_IN_WORDS: Final = re.compile(r"(?:black|贴|貼|덤|공제)\s*(\S{1,12})", re.IGNORECASE)
_MAIN_TIME: Final = re.compile(r"\s*([0-9]{1,6})-([0-9]{1,5})-([0-9]{1,3})\s*")
_TAG_TIME: Final = re.compile(r"\s*([0-9]{1,5})-([0-9]{1,3})-([0-9]{1,6})\s*")


@dataclass(slots=True)
class _Record:
    """The raw text of one game: the values of its tags, and its other lines with their numbers."""

    tags: dict[str, str] = field(default_factory=dict)
    lines: list[tuple[int, str]] = field(default_factory=list)


def read_gib(text: str, report: ProblemCollector) -> list[SgfGame]:
    """Return the games of a file; none if there are neither moves nor game information.

    Raises UnreadableFile if a board is too large.
    """
    return [game for record in _records(text, report) if (game := _game(record, report))]


def _records(text: str, report: ProblemCollector) -> Iterator[_Record]:
    r"""Cut a file at each \HS into records."""
    record = _Record()
    for number, name, value in _tags_and_lines(text, report):
        if name:
            record.tags.setdefault(name, value)
        elif part := _PART.match(value):
            if part[1].upper() == "HS":
                yield record
                record = _Record()
        elif value:
            record.lines.append((number, value))
    yield record


def _tags_and_lines(text: str, report: ProblemCollector) -> Iterator[tuple[int, str, str]]:
    """Yield number of the line, name and value of each tag, and without a name the other lines.

    A value can span several lines; one without an end is taken as one line.
    """
    name = ""  # of the tag whose end has not come yet
    value: list[str] = []
    opened = 0
    for number, line in enumerate([*text.split("\n"), _LAST], 1):
        position = 0
        if name:
            is_next = _AFTER_OPEN_TAG.match(line)
            end = None if is_next else _TAG_END.search(line)
            if end:
                yield opened, name, "\n".join([*value, line[: end.start()]])
                position = end.end()
            elif is_next:
                report.note(FileProblemCode.UNCLOSED_VALUE, opened, name, value[0])
                yield opened, name, value[0]
            else:
                value.append(line)
                continue
            name = ""
        while tag := _TAG.match(line, position):
            position = tag.end()
            end = _TAG_END.search(line, position)
            if end is None:
                name, value, opened = tag[1].upper(), [line[position:]], number
                position = len(line)
            else:
                yield number, tag[1].upper(), line[position : end.start()]
                position = end.end()
        yield number, "", line[position:].strip()


def _game(record: _Record, report: ProblemCollector) -> SgfGame | None:
    tags = {name: value.strip() for name, value in record.tags.items()}
    main = _pairs(tags.get("GAMEINFOMAIN", ""))
    size = board_size(main.get("LINE", ""), report, 1, "LINE")
    draft = GameDraft(size, size)
    handicap = _read_lines(draft, record.lines, report)
    draft.info = _info(tags, main, handicap)
    is_empty = draft.info == NO_INFO and len(draft.nodes) == 1 and not draft.root.stones
    return None if is_empty else draft.to_game()


def _read_lines(draft: GameDraft, lines: list[tuple[int, str]], report: ProblemCollector) -> int:
    """Add the moves; return the handicap."""
    handicap = 0
    for number, line in lines:
        if stone := _STONE.match(line):
            fault = _add_stone(draft, stone)
            if fault:
                report.note(fault, number, "STO", line)
        elif _PASS.match(line):
            draft.add(draft.last, Move(draft.turn(handicap), None))
        elif start := _START.match(line):
            if not draft.last and not handicap:
                handicap = int(start[1])
                if handicap >= 2 and not draft.place_handicap(handicap):
                    report.note(FileProblemCode.BAD_VALUE, number, "INI", line)
        elif _BROKEN.match(line):
            report.note(FileProblemCode.BAD_VALUE, number, line[:3].upper(), line)
        elif not _SILENT.fullmatch(line):
            report.note(FileProblemCode.STRAY_TEXT, number, "", line)
    return handicap


def _add_stone(draft: GameDraft, stone: re.Match[str]) -> FileProblemCode | None:
    """Add a move with the text after it as a comment; return its problem."""
    color = _COLORS.get(stone[1])
    point = Point(int(stone[2]), draft.rows - 1 - int(stone[3]))
    if color is None:
        return FileProblemCode.BAD_VALUE
    if not draft.is_on_board(point):
        return FileProblemCode.POINT_OFF_BOARD
    number = draft.add(draft.last, Move(color, point))
    if stone[4].strip():
        draft.nodes[number].comments.append(stone[4].strip())
    return None


def _pairs(value: str) -> dict[str, str]:
    """Return the values in "GTYPE:0,GONGJE:65", the first for each name."""
    pairs: dict[str, str] = {}
    for part in value.split(","):
        name, colon, word = part.partition(":")
        if colon:
            pairs.setdefault(name.strip().upper(), word.strip())
    return pairs


def _letters(value: str) -> dict[str, str]:
    """Return the values in "G65,W8,C2020:06:14,I:name", the first for each letter."""
    letters: dict[str, str] = {}
    for part in map(str.strip, value.split(",")):
        if part:
            letters.setdefault(part[0].upper(), part[1:].removeprefix(":").strip())
    return letters


def _info(tags: dict[str, str], main: dict[str, str], handicap: int) -> GameInfo:
    sub = _pairs(tags.get("GAMEINFOSUB", ""))
    letters = _letters(tags.get("GAMETAG", ""))
    black = _player(
        tags, "BLACK", _pairs(tags.get("BUSERINFO", "")), (letters.get("M", ""), letters.get("N"))
    )
    white = _player(
        tags, "WHITE", _pairs(tags.get("WUSERINFO", "")), (letters.get("I", ""), letters.get("L"))
    )
    time_limit, overtime = _time(main.get("GTIME", ""), letters.get("T", ""))
    dates = (letters.get("C", ""), tags.get("GAMEDATE", ""), sub.get("GDATE", ""))
    return GameInfo(
        names=ByColor(black[0], white[0]),
        ranks=ByColor(black[1], white[1]),
        komi=_komi(tags, main, letters),
        handicap=handicap if handicap >= 2 else None,
        result=_result(tags, main, letters),
        time_limit=time_limit,
        overtime=overtime,
        game_name=one_line(tags.get("GAMENAME") or sub.get("GNAME", "")),
        date=next(filter(None, map(iso_date, dates)), ""),
        place=one_line(tags.get("GAMEPLACE") or sub.get("GPLC", "")),
        comment=several_lines(tags.get("GAMECOMMENT") or sub.get("GCMT", "")),
        annotator=one_line(tags.get("GAMELECNAME", "")),
    )


def _player(
    tags: dict[str, str], color: str, user: dict[str, str], letters: tuple[str, str | None]
) -> tuple[str, str]:
    """Return name and rank from "name (10K)", or else from other tags."""
    name, rank = split_rank(tags.get(f"GAME{color}NAME", ""))
    letter = color[0]
    if not name:
        nicknames = (
            tags.get(f"GAME{color}NICK"),
            user.get(f"{letter}NICK"),
            user.get(f"{letter}ID"),
        )
        name = next(filter(None, nicknames), letters[0])
    if not rank:
        rank = _rank_of_level(user.get(f"{letter}LV") or letters[1] or "")
    return one_line(name), one_line(rank)


def _rank_of_level(level: str) -> str:
    """Return the rank for Tygem's number: 17 is 1K, 18 is 1D, 27 a professional's 1P."""
    if not re.fullmatch("[0-9]{1,2}", level):
        return ""
    number = int(level)
    if number < 18:
        return f"{18 - number}K"
    return f"{number - 17}D" if number < 27 else f"{number - 26}P"


def _komi(tags: dict[str, str], main: dict[str, str], letters: dict[str, str]) -> float | None:
    """Return the komi: in tenths of points, else in the words of the terms."""
    for tenths in (main.get("GONGJE", ""), tags.get("GAMEGONGJE", ""), letters.get("G", "")):
        if _TENTHS.fullmatch(tenths):
            return komi_in_words(f"{int(tenths) / 10}")
    words = _KOMI_IN_WORDS.search(tags.get("GAMECONDITION", ""))
    return komi_in_words(words[1]) if words else None


def _result(tags: dict[str, str], main: dict[str, str], letters: dict[str, str]) -> str:
    """Return the result: by its code and margin, else in the server's words."""
    code = main.get("GRLT") or letters.get("W", "")
    if code in _RESULTS:
        return str(_RESULTS[code])
    in_words = result_in_words(tags.get("GAMERESULT", ""))
    if code not in ("0", "1"):
        return in_words
    winner = Color.BLACK if code == "0" else Color.WHITE
    for tenths in (main.get("ZIPSU", ""), letters.get("Z", ""), tags.get("GAMEZIPSU", "")):
        if _TENTHS.fullmatch(tenths) and int(tenths) > 0:
            return str(Result(ResultKind.SCORE, winner, int(tenths) / 10))
    return in_words or str(Result(ResultKind.UNSTATED, winner))


def _time(main: str, tag: str) -> tuple[float | None, str]:
    """Return the seconds of "1200-30-3", or else of "30-3-1200", and the overtime in words."""
    if match := _MAIN_TIME.fullmatch(main):
        seconds, period, periods = map(int, match.groups())
    elif match := _TAG_TIME.fullmatch(tag):
        period, periods, seconds = map(int, match.groups())
    else:
        return None, ""
    overtime = f"{periods}x{period} byo-yomi" if period and periods else ""
    return (float(seconds) if seconds or overtime else None), overtime
