"""Detection and reading of server formats other than SGF."""

from __future__ import annotations

import re
from typing import Final

from gobanapp.sgf.encodings import decode
from gobanapp.sgf.file_problems import (
    FileProblem,
    FileProblemCode,
    UnreadableFile,
    UnreadableReason,
    shorten_found_text,
)
from gobanapp.sgf.game_draft import ProblemCollector
from gobanapp.sgf.game_file import FileFormat, GameFile

_HEAD: Final = 2000
"""Bytes that are looked at."""

_GIB: Final = re.compile(
    r"[\\¥₩](?:(?:HS|GS)\b|\[\s*(?:GAME[A-Z]+|GIBOKIND|TYPE|SZAUDIO|[BW]USERINFO)\s*=)"
    r"|INI\s+[0-9]+\s+[0-9]+\s+[0-9]+\s*&"
    r"|STO\s+[0-9]+\s+[0-9]+\s+[12]\s+[0-9]+\s+[0-9]+[ \t]*(?:\n|$)",
    re.IGNORECASE,
)
_UGF: Final = re.compile(
    r"(?:#.*\n\s*)*\[\s*(?:Header\s*\][ \t]*\n(?:.*\n)*?"
    r"[ \t]*(?:Ver[ \t]*=[ \t]*(?:UG|REVIEW)|Crypt|Hdcp|Ptime|CoordinateType|Player[BW]|Winner)"
    r"|Data\s*\]\s*\n\s*[A-Z]{2}\s*,\s*[BW][0-9]\s*,)",
    re.IGNORECASE,
)
_NGF_MOVE: Final = re.compile(
    r"^[ \t]*PM[ \t]*[A-Z]{2}[BW]([A-Z])([A-Z])\2\1[ \t]*$", re.IGNORECASE | re.MULTILINE
)
_NGF_SIZE: Final = re.compile(r"\s*[0-9]{1,3}\s*")
_NGF_HEADING: Final = re.compile(  # of a game without moves
    r".*\n[ \t]*[0-9]{1,3}[ \t]*\n(?:.*\n){3}(?:[ \t]*-?[0-9]{1,4}[ \t]*\n){3}[ \t]*[0-9]{8}\b"
)
_SGF: Final = re.compile(r"\(\s*;")
_SINA: Final = "GI"


def read_server_format(data: bytes, encoding: str | None = None) -> GameFile | None:
    """Return the games of a file that is GIB, NGF, UGF or UGI; None for other formats.

    ``encoding`` overrides the declaration. Raises LookupError if Python does not know it, and
    UnreadableFile if there is nothing to read, or a board is too large.
    """
    format_ = recognize_format(data)
    if format_ is None:
        return None
    # Most files are SGF, and start up without these.
    from gobanapp.sgf.gib import read_gib
    from gobanapp.sgf.ngf import read_ngf
    from gobanapp.sgf.ugf import declared_encoding, names_encoding, read_ugf

    declared = declared_encoding(data) if format_ is FileFormat.UGF else b""
    decoded = decode(data, encoding, declared)
    text = decoded.text.replace("\0", " ")  # as SGF, which cannot hold it, is written
    report = ProblemCollector()
    if format_ is FileFormat.GIB:
        games = read_gib(text, report)
    elif format_ is FileFormat.NGF:
        games = read_ngf(text, report)
    else:
        format_, games = read_ugf(text, report)
    if not games:
        raise UnreadableFile(UnreadableReason.NO_GAME, shorten_found_text(decoded.text))
    problems = [*map(_without_property, decoded.problems), *report.problems]
    if format_ in (FileFormat.UGF, FileFormat.UGI) and not names_encoding(data):
        problems = [p for p in problems if p.code is not FileProblemCode.WRONG_CHARSET]
    problems.sort(key=lambda problem: problem.line)
    return GameFile(
        games=tuple(games),
        format=format_,
        encoding=decoded.encoding,
        is_encoding_sure=decoded.is_sure,
        problems=tuple(problems),
    )


def recognize_format(data: bytes) -> FileFormat | None:
    """Return the format of a file, as its beginning has it, None for SGF and anything else.

    UGF stands for UGI too. GIB and UGF are recognised by the first line, NGF by the lines up to the
    first move, so that a text about such files is not mistaken for one.
    """
    head = data[:_HEAD].lstrip()
    if head.startswith(b"("):
        return None
    if b"\0" in head[:4] or head.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = decode(data[: 2 * _HEAD]).text
    else:
        text = head.removeprefix(b"\xef\xbb\xbf").decode("latin-1")
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = text.lstrip("\ufeff \t\n")
    if _GIB.match(text):
        return FileFormat.GIB
    if _UGF.match(text):
        return FileFormat.UGF
    return FileFormat.NGF if _is_ngf(text) else None


def _is_ngf(text: str) -> bool:
    move = _NGF_MOVE.search(text)
    if move is None:
        return bool(_NGF_HEADING.match(text))
    heading = text[: move.start()]
    if not heading.strip():
        return True
    lines = heading.split("\n")
    if _SGF.search(heading) or len(lines) > 20:
        return False
    return any(line.startswith(_SINA) or _NGF_SIZE.fullmatch(line) for line in lines[:3])


def _without_property(problem: FileProblem) -> FileProblem:
    """Return a problem of the encoding without the name of SGF's property for it."""
    return FileProblem(
        code=problem.code, line=problem.line, column=problem.column, found=problem.found
    )
