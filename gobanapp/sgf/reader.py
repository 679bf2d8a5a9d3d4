"""Reading of SGF files. Nodes are parsed on first use."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Final

from gobanapp.game.gc_pause import gc_paused
from gobanapp.game.node import Content, Node, make_file_node
from gobanapp.game.tree import Tree
from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.encodings import decode
from gobanapp.sgf.file_problems import (
    FileProblem,
    FileProblemCode,
    LineIndex,
    UnreadableFile,
    UnreadableReason,
    shorten_found_text,
)
from gobanapp.sgf.game_file import FileFormat, GameFile, SgfGame, UnreadGame
from gobanapp.sgf.node_reader import read_content
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.sgf.property_table import property_values
from gobanapp.sgf.scanner import (
    ScannedGame,
    may_have_games,
    outline,
    outlined_root,
    scan,
    scan_outlined,
)
from gobanapp.sgf.value_types import SgfCoordinates, is_usual_size, read_size, sgf_coordinates

DEFAULT_SIZE = (19, 19)
_OF_FILE = frozenset(("SZ", "FF", "GM"))
_BLANKS = 100  # allowed before a file


class NodeSource:
    """The origin of a game's nodes, which parses their text."""

    __slots__ = ("_board", "_is_root", "_lines", "_short", "_sound", "offsets")

    def __init__(
        self, board: SgfCoordinates, lines: LineIndex, offsets: Sequence[int], *, is_root: bool
    ) -> None:
        self._board = board
        self._lines = lines
        self.offsets = offsets
        self._is_root = is_root
        # "B[dd]": there are few of these, and most nodes are one of them.
        self._short: dict[str, Content] = {}
        self._sound: set[str] = set()

    def content(self, text: str) -> Content:
        """Return the contents of ``text``. Never raises."""
        content = self._short.get(text)
        if content is None:
            content = read_content(text, self._board, is_root=self._is_root)
            if len(text) <= 5:
                self._short[text] = content
        return content

    def problems(self, node: Node, *, keeps_content: bool = False) -> list[FileProblem]:
        """Return the problems of the values of a node as it is in the file.

        ``keeps_content``: store the contents in the node, which are parsed anyway.
        """
        text = node.text
        if text is None or text in self._sound:
            return []
        found: list[tuple[FileProblemCode, str, str]] = []

        def note(code: FileProblemCode, name: str, value: str) -> None:
            found.append((code, name, value))

        content = read_content(text, self._board, note, is_root=self._is_root)
        if keeps_content:
            node.keep_content(content)
        if not found and len(text) <= 5:
            self._sound.add(text)
        line, column = self.line_and_column(node.id) if found else (0, 0)
        return [
            FileProblem(
                code=code, line=line, column=column, property=name, found=shorten_found_text(value)
            )
            for code, name, value in found
        ]

    def line_and_column(self, number: int) -> tuple[int, int]:
        """Return line and column of a node that was read."""
        return self._lines.line_and_column(self.offsets[number])

    def number_at(self, line: int, column: int) -> int | None:
        """Return the number of the last node that begins at a place or before it."""
        after = bisect_right(range(len(self.offsets)), (line, column), key=self.line_and_column)
        return after - 1 if after else None


# Compressed bytes may look like the beginning of a game, and a save would replace the file.
_BINARY_FORMAT: Final = re.compile(
    rb"\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|II\*\0|MM\0\*|%PDF-"
    rb"|PK(?:\x03\x04|\x05\x06)|Rar!\x1a\x07|7z\xbc\xaf|\x1f\x8b\x08|BZh[1-9]1AY|\xfd7zXZ\0",
    re.DOTALL,
)


def read_games(
    data: bytes, encoding: str | None = None, progress: ProgressCallback = ignore_progress
) -> GameFile:
    """Return the games of a file, whatever its problems.

    ``encoding`` overrides the declaration. In a faultless file of several games, each is read on
    first use, which takes a tenth of the time. Raises LookupError if Python does not know the
    encoding, UnreadableFile if there is no game, or only games on boards that are too large, and
    whatever ``progress`` raises.
    """
    if not data[:_BLANKS].lstrip().startswith(b"("):
        if _BINARY_FORMAT.match(data):
            beginning = data[:_BLANKS].decode("latin-1")
            raise UnreadableFile(UnreadableReason.NO_GAME, shorten_found_text(beginning))
        from gobanapp.sgf.server_formats import read_server_format  # most files are SGF

        other = read_server_format(data, encoding)
        if other is not None:
            return other
    with gc_paused():
        decoded = decode(data, encoding)
        lines = LineIndex(decoded.text)
        problems = [*decoded.problems]
        sound = outline(decoded.text, progress) if may_have_games(decoded.text) else None
        if sound is not None and len(sound) > 1:
            roots = [_outlined_root(decoded.text, begin, lines) for begin, _ in sound]
            games = [
                _unread(decoded.text, place, root, lines)
                for place, root in zip(sound, roots, strict=True)
            ]
            found: list[FileProblem] = []
        else:
            scanned, found = scan(decoded.text, lines, progress)
            if not scanned:
                raise UnreadableFile(UnreadableReason.NO_GAME, shorten_found_text(decoded.text))
            roots = [_Root(game.texts[0], game.offsets[0], lines) for game in scanned]
            games = [
                SgfGame(_tree(game, root, lines), *root.size)
                for game, root in zip(scanned, roots, strict=True)
            ]
        if all(game.is_too_large for game in games):
            raise UnreadableFile(UnreadableReason.TOO_LARGE, f"{games[0].columns}x{games[0].rows}")
    for root in roots:
        problems += root.problems
    if any(root.is_old for root in roots):  # Then lower-case letters in names are no fault.
        found = [
            problem for problem in found if problem.code is not FileProblemCode.LOWER_CASE_NAME
        ]
    problems += found
    problems.sort(key=lambda problem: (problem.line, problem.column))
    return GameFile(
        games=tuple(games),
        format=FileFormat.SGF,
        encoding=decoded.encoding,
        is_encoding_sure=decoded.is_sure,
        problems=tuple(problems),
    )


def node_problems(game: SgfGame, *, keeps_content: bool = False) -> list[FileProblem]:
    """Return the problems of the values of all nodes that were read, in file order.

    Illegal moves are not checked. This parses every node. ``keeps_content``: for callers that will
    use all of them anyway.
    """
    each = each_node_problems(game.tree, keeps_content=keeps_content)
    return [problem for found in each for problem in found]


def each_node_problems(tree: Tree, *, keeps_content: bool = False) -> Iterator[list[FileProblem]]:
    """Yield the problems of each node in turn, so that the caller can pause in between.

    The nodes are those at the time of the first step. Nodes added after reading are ignored, even
    copies of nodes of a file.
    """
    source = tree.root.source
    if not isinstance(source, NodeSource):
        return
    read = len(source.offsets)
    for node in [*tree.each_node()]:
        if node.id < read and isinstance(node.source, NodeSource):
            yield node.source.problems(node, keeps_content=keeps_content)


def node_at_line(tree: Tree, line: int, column: int) -> int | None:
    """Return the number of the node at, or before, a place in the file of ``tree``.

    The place can be far after the game. None if it is before the game, if the node no longer
    exists, or if nothing was read.
    """
    source = tree.root.source
    number = source.number_at(line, column) if isinstance(source, NodeSource) else None
    return number if number is not None and number in tree else None


def line_of_root(game: SgfGame) -> tuple[int, int] | None:
    """Return the line and column at which a game begins, None if it was not read."""
    source = game.root.source
    return source.line_and_column(0) if isinstance(source, NodeSource) else None


class _Root:
    """The root properties about the file: size, version, kind of game."""

    def __init__(self, text: str, offset: int, lines: LineIndex) -> None:
        values: dict[str, str] = {}
        for name, found in property_values(text):
            if name in _OF_FILE:
                values.setdefault(name, found[0].strip())
                if len(values) == len(_OF_FILE):
                    break  # A long comment may follow.
        self.problems: list[FileProblem] = []

        def note(code: FileProblemCode, name: str) -> None:
            line, column = lines.line_and_column(offset)
            found = shorten_found_text(values[name])
            self.problems.append(
                FileProblem(code=code, line=line, column=column, property=name, found=found)
            )

        size = read_size(values["SZ"]) if "SZ" in values else DEFAULT_SIZE
        if size is None:
            note(FileProblemCode.BAD_SIZE, "SZ")
        elif max(size) > MAX_SIZE:
            note(FileProblemCode.TOO_LARGE, "SZ")
        elif "SZ" in values and not is_usual_size(values["SZ"]):
            note(FileProblemCode.UNUSUAL_VALUE, "SZ")
        self.size = size or DEFAULT_SIZE
        self.is_old = values.get("FF", "1") in ("1", "2", "3")
        if values.get("GM", "1") != "1":
            note(FileProblemCode.OTHER_GAME, "GM")


def _outlined_root(text: str, begin: int, lines: LineIndex) -> _Root:
    start, end = outlined_root(text, begin)
    return _Root(text[start:end], start, lines)


def _unread(text: str, place: tuple[int, int], root: _Root, lines: LineIndex) -> SgfGame:
    """Return a game that is read when its tree is first used."""

    def read() -> Tree:
        with gc_paused():
            return _tree(scan_outlined(text, place[0]), root, lines)

    columns, rows = root.size
    start, end = outlined_root(text, place[0])
    properties = text[start:end].rstrip()
    end = start + len(properties)  # The properties after the root are a part of the rest.
    source = NodeSource(sgf_coordinates(columns, rows), lines, (start,), is_root=True)
    node = Node(0, None, (), None, properties, source)
    return SgfGame(UnreadGame(node, text, end, place[1], read), columns, rows)


def _tree(game: ScannedGame, root: _Root, lines: LineIndex) -> Tree:
    """Make the nodes of a game; their numbers are their places in the file."""
    parents = game.parents
    board = sgf_coordinates(*root.size)
    source = NodeSource(board, lines, game.offsets, is_root=False)
    # One object for each number: as a node's own, as its parent's child, as its children's parent.
    numbers = [*range(len(parents))]
    following: list[int | None] = [*numbers[1:], None]
    others: dict[int, list[int]] = {}
    for number, parent in enumerate(parents):
        if parent != number - 1:  # The first child is always the node after its parent.
            following[number - 1] = None
            others.setdefault(parent, []).append(number)
    variations = {parent: tuple(children) for parent, children in others.items()}
    nodes: list[Node | None] = [
        *map(
            make_file_node,
            numbers,
            map(numbers.__getitem__, parents),
            following,
            map(variations.get, numbers, repeat(())),
            game.texts,
            repeat(source),
        )
    ]
    # The root has no parent and understands more.
    source = NodeSource(board, lines, game.offsets, is_root=True)
    nodes[0] = make_file_node(0, None, following[0], variations.get(0, ()), game.texts[0], source)
    return Tree(nodes)
