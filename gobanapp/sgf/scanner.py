"""Splitting of the text of a file into games and nodes with their text.

One pass without recursion. A well-formed node is one match of one regular expression and is not
examined further; otherwise ``repair`` reads it word by word. The meaning of properties does not
matter here.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from gobanapp.sgf.file_problems import FileProblem, FileProblemCode, LineIndex, shorten_found_text
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress

if TYPE_CHECKING:
    from gobanapp.sgf.repair import DamagedTextReader

# White space between properties is ASCII's: other programs know no other, and what follows the
# rules is written as it stood.
#
# A bracket right after a capital or a point is what a missing ] looks like ("PB[Kim PW[Lee]",
# "AB[aa[bb]"), and left to the slow way. Repeated groups are not possessive: before Python 3.11.5
# those match wrongly.
_VALUE = r"\[(?:[^\[\]\\]*+\]|[^\[\]\\]*+(?:(?:\\.|(?<![A-Z])(?<!\[[a-z]{2})\[)[^\[\]\\]*+)+\])"
_PROPERTIES = rf"[A-Z]++\s*+{_VALUE}(?:\s*+(?:[A-Z]++\s*+)?{_VALUE})*"

# The lookahead makes sure that the last ] was the end of its value and not an unescaped bracket:
# after it comes a node again, or the end.
_NODE = re.compile(
    rf"([\s(]*+);\s*+((?:{_PROPERTIES})?)([\s)]*+)"
    r"(?=;[A-Z]{1,2}+\[|\Z|[\s(]*+;\s*+(?:[A-Z]++\s*+\[|[;()]|\Z))",
    re.DOTALL | re.ASCII,
)

# A game begins with "(;" and what can follow that in a node (a smile in a letter, "(;-)", is none)
# or with "(" and a property. A node between games is the rest of one that was closed too early.
_KNOWN = r"\s*+(?:A[BPW]|B|C|CA|DT|EV|FF|G[CMN]|HA|KM|N|P[BCW]|R[DEOU]|S[OZ]|TE|US|W)\s*+\["
_START = re.compile(rf"\((?=\s*+;\s*+(?:[A-Za-z;()\[]|\Z)|{_KNOWN})|;(?={_KNOWN})|\A(?={_KNOWN})")
_NEXT_OPENING = re.compile(rf"\((?=\s*+;|{_KNOWN})")

_LAST_OPENING = re.compile(r"\((?!\s*+\()")

# Nodes in which nothing at all is wrong, up to the next parenthesis, for the outline of a file.
_SOUND_PROPERTIES = rf"(?:[A-Z]++\s*+(?:{_VALUE}\s*+)+)*"
# Some hundreds at a time: each takes memory until the match is over.
_SOUND_NODES = re.compile(rf"\s*+((?:;\s*+{_SOUND_PROPERTIES}){{0,200}})", re.DOTALL | re.ASCII)
_SOUND_NODE = re.compile(rf"\s*+;\s*+({_SOUND_PROPERTIES})", re.DOTALL | re.ASCII)

_SOUND_NODE_BELOW = re.compile(rf"[\s(]*+;\s*+({_SOUND_PROPERTIES})", re.DOTALL | re.ASCII)

_NEXT_GAME = re.compile(
    r"\)\s*+\(\s*+;\s*+(?:AP|BR|CA|DT|EV|FF|G[CMN]|HA|KM|P[BCW]|R[EOU]|S[OTZ]|US|WR)\s*+\["
)
_ROOT_PROPERTY = re.compile(r"(?:FF|GM)\s*\[")
_BETWEEN_GAMES = " \t\r\n\f\v\ufeff\x1a\x00"  # the ends of files that were put together
_MAX_FINDINGS = 10_000
_NODES_BETWEEN_TELLING = 4096


@dataclass(frozen=True, slots=True)
class ScannedGame:
    """The nodes of one game in the order of the file, the root first.

    ``texts`` hold well-formed properties and nothing else; ``parents`` are indexes in the lists, -1
    for the root; ``offsets`` are those of the nodes in the text of the file.
    """

    texts: list[str]
    parents: array[int]
    offsets: array[int]


def scan(
    text: str, lines: LineIndex, progress: ProgressCallback = ignore_progress
) -> tuple[list[ScannedGame], list[FileProblem]]:
    """Return all games of a file whose lines end with a line feed, and its problems.

    Nothing is raised, whatever the text; without a game in it the list is empty.
    """
    scanner = _Scanner(text, progress)
    scanner.run()
    if scanner.is_unclosed and scanner.inner_roots:
        # A game that was never closed has swallowed the next ones.
        scanner = _Scanner(text, progress, split_at=frozenset(scanner.inner_roots))
        scanner.run()
    problems = []
    for code, offset, name, found in sorted(scanner.findings, key=lambda finding: finding[1]):
        line, column = lines.line_and_column(offset)
        problems.append(
            FileProblem(
                code=code, line=line, column=column, property=name, found=shorten_found_text(found)
            )
        )
    return scanner.games, problems


def may_have_games(text: str) -> bool:
    """Return whether a file seems to have several games, which are worth an outline."""
    return _NEXT_GAME.search(text) is not None


def outline(
    text: str, progress: ProgressCallback = ignore_progress
) -> list[tuple[int, int]] | None:
    """Return the beginning and end of each game of a file, None if the file has any fault.

    This takes a tenth of the time of ``scan``, which would find the same games.
    """
    games: list[tuple[int, int]] = []
    begin = depth = position = 0
    had = ")"  # the last parenthesis
    length = len(text)
    match = _SOUND_NODES.match
    while True:
        has_nodes = False
        found = match(text, position)
        while found is not None and found.end() > found.start(1):
            has_nodes = True
            position = found.end()
            found = match(text, position)
        assert found is not None  # It may be empty.
        position = found.end()
        if has_nodes == (had == ")"):  # a node behind a variation, or none in one
            return None
        if position == length:
            return games if depth == 0 else None
        had = text[position]
        if had == "(":
            if depth == 0:
                begin = position
                progress(position / length)
            depth += 1
        elif had == ")" and depth:
            depth -= 1
            if depth == 0:
                games.append((begin, position + 1))
        else:
            return None
        position += 1


def scan_outlined(text: str, begin: int) -> ScannedGame:
    """Return the game that ``outline`` has found at ``begin``."""
    game = ScannedGame([], array("i"), array("I"))
    _Scanner(text).read_game(begin, game)
    return game


def outlined_root(text: str, begin: int) -> tuple[int, int]:
    """Return the beginning and end of the root's properties in such a game."""
    found = _SOUND_NODE.match(text, begin + 1)
    assert found is not None
    return found.span(1)


def outlined_texts(text: str, end: int) -> Iterator[str]:
    """Yield the text of each node of such a game on the main line after a node, from its end."""
    while found := _SOUND_NODE_BELOW.match(text, end):
        yield found[1]
        end = found.end()


class _Scanner:
    def __init__(
        self,
        text: str,
        progress: ProgressCallback = ignore_progress,
        split_at: frozenset[int] = frozenset(),
    ) -> None:
        self.text = text
        self.progress = progress
        self.split_at = split_at
        self.games: list[ScannedGame] = []
        self.findings: list[tuple[FileProblemCode, int, str, str]] = []
        self.inner_roots: list[int] = []
        self.is_unclosed = False
        self._stack: list[int] = []  # for each open parenthesis the node before it
        self._current = -1  # the node that the next one follows

    @cached_property
    def _damaged(self) -> DamagedTextReader:
        from gobanapp.sgf.repair import DamagedTextReader  # most files have no damage

        return DamagedTextReader(self.text, self._note)

    def _note(self, code: FileProblemCode, offset: int, name: str = "", found: str = "") -> None:
        if len(self.findings) < _MAX_FINDINGS:
            self.findings.append((code, offset, name, found))

    def run(self) -> None:
        position = 0
        while True:
            start = self._next_start(position)
            if start and start[0] == ";" and self._is_end_again(position):
                start = _NEXT_OPENING.search(self.text, position)
            end = start.start() if start else len(self.text)
            self._note_outside(position, end)
            if start is None:
                return
            self._stack = [-1]
            if not start[0].startswith("(") and self.games:
                self._note(FileProblemCode.SURPLUS_CLOSING, position)
                game = self.games.pop()
            else:
                if start[0] != "(":
                    self._note(FileProblemCode.MISSING_OPENING, end)
                game = ScannedGame([], array("i"), array("I"))
                self._current = -1
            self.progress(position / (len(self.text) or 1))
            position = self._read_game(start.end() if start[0] == "(" else end, game)
            if game.texts:
                self.games.append(game)

    def _next_start(self, position: int) -> re.Match[str] | None:
        """Return the beginning of the next game; one swallowed by a value has been detected."""
        pattern = _LAST_OPENING if position in self.split_at else _START
        return pattern.search(self.text, position)

    def _is_end_again(self, position: int) -> bool:
        """Return whether the end of the game before ``position`` is repeated there."""
        from gobanapp.sgf.value_end import is_end_again

        following = _NEXT_OPENING.search(self.text, position)
        return is_end_again(self.text, position, following.start() if following else len(self.text))

    def _note_outside(self, position: int, end: int) -> None:
        outside = self.text[position:end].strip(_BETWEEN_GAMES)
        if outside.strip(") \n\t"):
            self._note(FileProblemCode.TEXT_OUTSIDE_GAME, position, found=outside)
        elif outside:
            self._note(FileProblemCode.SURPLUS_CLOSING, position, found=outside)

    def read_game(self, begin: int, game: ScannedGame) -> None:
        """Read the one game whose parenthesis is at ``begin``."""
        self._stack = [-1]
        self._read_game(begin + 1, game)

    def _read_game(self, position: int, game: ScannedGame) -> int:
        """Read from after the "(" of ``game``; return its end."""
        text, match = self.text, _NODE.match
        texts, parents, offsets = game.texts, game.parents, game.offsets
        length = len(text)
        number = len(texts)
        current = self._current
        has_closed = False  # whether a variation has just ended
        body: str | None
        while position < length:
            found = match(text, position)
            if found is not None:
                opening, body, closing = found.groups()
                after = found.end()
                offset = after - len(closing) - len(body)
            else:
                depth = len(self._stack)
                opening, body, offset, closing, after = self._damaged.node(position, depth)
            if "(" in opening:
                if not self._open(opening.count("("), position, body if number else None):
                    return position
                self._stack += [current] * opening.count("(")
                has_closed = False
            if body is not None:
                if has_closed:
                    self._note(FileProblemCode.NODE_AFTER_VARIATION, offset)
                    has_closed = False
                texts.append(body)
                parents.append(current)
                offsets.append(offset)
                current = number
                number += 1
                if not number % _NODES_BETWEEN_TELLING:
                    self.progress(position / length)
            position = after
            if ")" in closing:
                self._current = current
                if not self._close(closing.count(")"), position):
                    return position
                current = self._current
                has_closed = True
        self._note(FileProblemCode.MISSING_CLOSING, position)
        self.is_unclosed = True
        return position

    def _open(self, count: int, position: int, body: str | None) -> bool:
        """Open a variation that begins with ``body``; return False if it is the next game."""
        if body is not None and _ROOT_PROPERTY.match(body):
            self.inner_roots.append(position)
            if position in self.split_at:
                # What is wrong with the next game will be noted as its own.
                while self.findings and self.findings[-1][1] >= position:
                    self.findings.pop()
                self._note(FileProblemCode.MISSING_CLOSING, position)
                return False
        if count > 1:
            self._note(FileProblemCode.SURPLUS_OPENING, position)
        return True

    def _close(self, count: int, position: int) -> bool:
        """End ``count`` variations; return False where that ends the game."""
        stack = self._stack
        if count > len(stack):
            self._note(FileProblemCode.SURPLUS_CLOSING, position)
        if count >= len(stack):
            if len(stack) > 1:
                self._current = stack[1]  # what a surplus node behind the game would follow
            return False
        self._current = stack[-count]
        del stack[-count:]
        return True
