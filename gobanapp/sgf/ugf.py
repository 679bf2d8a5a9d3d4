"""UGF and UGI, the formats of PandaNet: sections such as [Header] and [Data], a line for each move.

PandaNet never described them. Andries Brouwer documents sections and values
(homepages.cwi.nl/~aeb/go/misc/ugf.html); the rest can be seen in files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.game_draft import GameDraft, ProblemCollector, board_size, one_line, several_lines
from gobanapp.sgf.game_file import FileFormat, SgfGame
from gobanapp.sgf.heading_numbers import read_handicap
from gobanapp.sgf.server_phrases import iso_date, komi_in_words
from gobanapp.sgf.ugf_moves import NumberedLines, UgfCoordinates, read_moves
from gobanapp.sgf.ugf_review import add_figures, add_review

_SECTIONS: Final = (
    "header remote files data figure comment messageline reviewnode reviewcomment end"
)
_SECTION: Final = re.compile(rf"\s*\[\s*({'|'.join(_SECTIONS.split())})\s*\]\s*", re.IGNORECASE)
_OF_UGI: Final = frozenset(("remote", "files", "figure"))
_NAMED: Final = re.compile(
    rb"^[ \t]*(Code|Lang)[ \t]*=([^\r\n,;]{1,20})", re.IGNORECASE | re.MULTILINE
)
_LANGUAGES: Final = {b"JPN": b"SJIS", b"KOR": b"EUC-KR", b"CHN": b"GB2312"}
_RULES: Final = {"CH": "Chinese"}
_MARGIN: Final = re.compile(r"[0-9]{1,4}(?:[.,][0-9]{1,2})?")
_MINUTES: Final = re.compile(r"0*[1-9][0-9]{0,5}")
_WON_BY: Final = {"C": "R", "R": "R", "T": "T", "F": "F"}
# O: both lost. A and P: not finished.
_WON_BY_NOBODY: Final = {"D": "0", "N": "Void", "O": "Void", "E": "?", "A": "", "P": ""}


@dataclass(slots=True)
class _Record:
    """The raw text of one game: heading values by lower-case name, and other sections."""

    heading: dict[str, str] = field(default_factory=dict)
    sections: dict[str, NumberedLines] = field(default_factory=dict)


def declared_encoding(data: bytes) -> bytes:
    """Return the encoding in the heading, b"" if there is none.

    If only a language is named, that is the encoding that it mostly is in.
    """
    name = _name_of_encoding(data)
    return _LANGUAGES.get(name, b"EUC-JP" if name == b"EUC" else name)


def names_encoding(data: bytes) -> bool:
    """Return whether the heading names an encoding and not only a language."""
    return _name_of_encoding(data) not in _LANGUAGES


def _name_of_encoding(data: bytes) -> bytes:
    named = {match[1].upper(): match[2].strip().upper() for match in _NAMED.finditer(data[:4000])}
    return named.get(b"CODE") or named.get(b"LANG", b"")


def read_ugf(text: str, report: ProblemCollector) -> tuple[FileFormat, list[SgfGame]]:
    """Return the games of a file and whether it has a commentary or review, which makes it UGI.

    The list is empty if there is neither a move nor game information. Raises UnreadableFile where a
    board is too large.
    """
    games = []
    format_ = FileFormat.UGF
    for record in _records(text, report):
        game = _game(record, report)
        if game:
            games.append(game)
        is_review = record.heading.get("ver", "").upper().startswith("REVIEW")
        if is_review or _OF_UGI & record.sections.keys():
            format_ = FileFormat.UGI
    return format_, games


def _records(text: str, report: ProblemCollector) -> Iterator[_Record]:
    """Cut a file at each [Header] into records, and these into sections."""
    record = _Record()
    section = ""
    lines: NumberedLines = []
    for number, line in enumerate(text.split("\n"), 1):
        match = _SECTION.fullmatch(line)
        if match:
            section = match[1].lower()
            if section == "header" and (record.heading or record.sections):
                yield record
                record = _Record()
            lines = record.sections.setdefault(section, []) if section != "header" else []
        elif section == "header":
            name, equals, value = line.partition("=")
            if equals:
                record.heading.setdefault(name.strip().lower(), value.strip())
            elif line.strip():
                report.note(FileProblemCode.STRAY_TEXT, number, "", line)
        elif section:
            lines.append((number, line))
        elif line.strip() and not line.lstrip().startswith("#"):
            report.note(FileProblemCode.STRAY_TEXT, number, "", line)
    yield record


def _game(record: _Record, report: ProblemCollector) -> SgfGame | None:
    heading, sections = record.heading, record.sections
    size = board_size(heading.get("size", ""), report, 1, "Size")
    draft = GameDraft(size, size)
    draft.info = _info(heading)
    # IGS counts the rows from the bottom, and so do files that say nothing.
    from_top = heading.get("coordinatetype", "").upper() == "JPN"
    board = UgfCoordinates(size, size, from_top=from_top)
    nodes = read_moves(draft, board, sections.get("data", []), report)
    first = draft.nodes[1].move if draft.last else None
    if not draft.root.stones and not (first and first.color is Color.BLACK):
        draft.place_handicap(draft.info.handicap or 0)
    review = sections.get("reviewnode", []), sections.get("reviewcomment", [])
    add_review(draft, board, *review, report)
    add_figures(draft, board, sections.get("figure", []), nodes, report)
    is_empty = draft.info == NO_INFO and not draft.last and draft.root.is_bare
    return None if is_empty and "size" not in heading else draft.to_game()


def _info(heading: dict[str, str]) -> GameInfo:
    handicap, _, komi = heading.get("hdcp", "").partition(",")
    stones = read_handicap(handicap) or 0
    event, round_ = _title(heading.get("title", ""))
    black, white = _players(heading, "b"), _players(heading, "w")
    return GameInfo(
        names=ByColor(black[0], white[0]),
        ranks=ByColor(black[1], white[1]),
        rules=_rules(heading.get("rule", "")),
        komi=komi_in_words(komi.strip(" ,")),
        handicap=stones if stones >= 2 else None,
        result=_result(heading.get("winner", "")),
        time_limit=_time_limit(heading.get("ptime", "")),
        event=event,
        round=round_,
        date=iso_date(heading.get("date", "")),
        place=one_line(heading.get("place", "")),
        comment=several_lines(heading.get("comment", "")),
        annotator=one_line(heading.get("commentator", "")),
        copyright=one_line(heading.get("copyright", "")),
        user=one_line(heading.get("writer", "")),
    )


def _title(value: str) -> tuple[str, str]:
    """Return event and round of "26th,Gosei,Title match 5th game"."""
    words = [one_line(word) for word in value.split(",")] + [""]
    return one_line(" ".join(words[:2])), ", ".join(filter(None, words[2:]))


def _players(heading: dict[str, str], color: str) -> tuple[str, str]:
    """Return names and ranks of one side. Of a pair, each has a line of its own."""
    names = (f"player{color}", f"{color}memb1", f"player{color}2", f"{color}memb2")
    lines = [heading[name].split(",") for name in names if heading.get(name)]
    ranks = [one_line(words[1]) for words in lines if len(words) > 1]
    return (
        " & ".join(filter(None, (one_line(words[0]) for words in lines))),
        " & ".join(filter(None, ranks)),
    )


def _rules(word: str) -> str:
    ruleset = parse_ruleset_name(_RULES.get(word.upper(), word))
    return ruleset.sgf_name if ruleset else one_line(word)


def _result(value: str) -> str:
    """Return the result of "B,7.50", "W,C" (resigned) or "N1," in SGF's words, the points as said.

    Other text is returned unchanged.
    """
    winner, _, manner = (word.strip().upper() for word in value.partition(","))
    if winner in ("B", "W"):
        points = _MARGIN.match(manner)
        if points and float(points[0].replace(",", ".")):
            return f"{winner}+{points[0].replace(',', '.')}"
        return f"{winner}+{_WON_BY.get(manner[:1], '')}"
    if winner[:1] in _WON_BY_NOBODY and len(winner) <= 2:
        return _WON_BY_NOBODY[winner[:1]]
    return one_line(value.strip(", "))


def _time_limit(value: str) -> float | None:
    """Return the seconds of "J;240;0;0,J;240;0;0,0,0", which has minutes for each player."""
    minutes = value.split(";", 2)[1:2]
    return 60.0 * int(minutes[0]) if minutes and _MINUTES.fullmatch(minutes[0]) else None
