"""Reading of SGF files. Nodes are parsed on first use."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import islice, repeat
from typing import Final

from gobanapp.game.gc_pause import gc_paused
from gobanapp.game.node import Content, Node, make_file_node
from gobanapp.game.tree import Tree
from gobanapp.sgf.announced_handicap import handicap_difference
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
from gobanapp.sgf.node_values import NoteProblem, ignore_problem
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.sgf.root_properties import RootProperties
from gobanapp.sgf.scanner import (
    ScannedGame,
    may_have_games,
    outline,
    outlined_root,
    outlined_texts,
    scan,
    scan_outlined,
)
from gobanapp.sgf.value_types import SgfCoordinates, sgf_coordinates

_MOST_NODES_OF_HEADING: Final = 30
"""The nodes at the beginning of a game that can hold a handicap, or the heading."""
_BLANKS = 100  # allowed before a file


class NodeSource:
    """The origin of a game's nodes, which parses their text."""

    __slots__ = (
        "_board",
        "_handicap_moves",
        "_is_other_game",
        "_is_root",
        "_lines",
        "_short",
        "_sound",
        "offsets",
    )

    def __init__(
        self,
        board: SgfCoordinates,
        lines: LineIndex,
        offsets: Sequence[int],
        *,
        is_root: bool,
        handicap_moves: int = 0,
        is_other_game: bool = False,
    ) -> None:
        self._board = board
        self._lines = lines
        self.offsets = offsets
        self._is_root = is_root
        self._handicap_moves = handicap_moves
        self._is_other_game = is_other_game
        # "B[dd]": there are few of these, and most nodes are one of them.
        self._short: dict[str, Content] = {}
        self._sound: set[str] = set()

    def content(self, text: str) -> Content:
        """Return the contents of ``text``. Never raises."""
        content = self._short.get(text)
        if content is None:
            content = self._read(text)
            if len(text) <= 5:
                self._short[text] = content
        return content

    def _read(self, text: str, note: NoteProblem = ignore_problem) -> Content:
        return read_content(
            text,
            self._board,
            note,
            is_root=self._is_root,
            handicap_moves=self._handicap_moves,
            is_other_game=self._is_other_game,
        )

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

        content = self._read(text, note)
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
            roots = [_outlined_root(decoded.text, place, lines) for place in sound]
            games = [
                _unread(decoded.text, place, root, lines)
                for place, root in zip(sound, roots, strict=True)
            ]
            found: list[FileProblem] = []
        else:
            scanned, found = scan(decoded.text, lines, progress)
            if not scanned:
                raise UnreadableFile(UnreadableReason.NO_GAME, shorten_found_text(decoded.text))
            roots = [_scanned_root(game, lines) for game in scanned]
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

    Those of the whole game follow. The nodes are those at the time of the first step. Nodes added
    after reading are ignored, even copies of nodes of a file.
    """
    source = tree.root.source
    if not isinstance(source, NodeSource):
        return
    read = len(source.offsets)
    is_reported = False  # once is enough in a file of many games with a common beginning
    for node in [*tree.each_node()]:
        if node.id < read and isinstance(node.source, NodeSource):
            found = node.source.problems(node, keeps_content=keeps_content)
            if is_reported:
                found = [f for f in found if f.code is not FileProblemCode.INFO_BELOW_ROOT]
            is_reported = is_reported or any(
                f.code is FileProblemCode.INFO_BELOW_ROOT for f in found
            )
            yield found
    difference = handicap_difference(tree)
    if difference:
        line, column = source.line_and_column(0)
        yield [
            FileProblem(
                code=FileProblemCode.HANDICAP_DIFFERS,
                line=line,
                column=column,
                property="HA",
                found=difference,
            )
        ]


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


def _scanned_root(game: ScannedGame, lines: LineIndex) -> RootProperties:
    following = []  # as in ``_outlined_root``
    for number in range(1, min(len(game.texts), _MOST_NODES_OF_HEADING)):
        if game.parents[number] != number - 1:  # the end of the main line
            break
        following.append(game.texts[number])
    return RootProperties(game.texts[0], following, game.offsets[0], lines)


def _outlined_root(text: str, place: tuple[int, int], lines: LineIndex) -> RootProperties:
    start, end = outlined_root(text, place[0])
    following = islice(outlined_texts(text, end), _MOST_NODES_OF_HEADING - 1)
    return RootProperties(text[start:end], following, start, lines)


def _unread(text: str, place: tuple[int, int], root: RootProperties, lines: LineIndex) -> SgfGame:
    """Return a game that is read when its tree is first used."""

    def read() -> Tree:
        with gc_paused():
            return _tree(scan_outlined(text, place[0]), root, lines)

    columns, rows = root.size
    start, end = outlined_root(text, place[0])
    properties = text[start:end].rstrip()
    end = start + len(properties)  # The properties after the root are a part of the rest.
    board = sgf_coordinates(columns, rows)
    source = NodeSource(
        board,
        lines,
        (start,),
        is_root=True,
        handicap_moves=root.handicap_moves,
        is_other_game=root.is_other_game,
    )
    node = Node(0, None, (), None, properties, source)
    return SgfGame(UnreadGame(node, text, end, place[1], read), columns, rows)


def _tree(game: ScannedGame, root: RootProperties, lines: LineIndex) -> Tree:
    """Make the nodes of a game; their numbers are their places in the file."""
    parents = game.parents
    board = sgf_coordinates(*root.size)
    source = NodeSource(board, lines, game.offsets, is_root=False, is_other_game=root.is_other_game)
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
    source = NodeSource(
        board,
        lines,
        game.offsets,
        is_root=True,
        handicap_moves=root.handicap_moves,
        is_other_game=root.is_other_game,
    )
    nodes[0] = make_file_node(0, None, following[0], variations.get(0, ()), game.texts[0], source)
    return Tree(nodes)
