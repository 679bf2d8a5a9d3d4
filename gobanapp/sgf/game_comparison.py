"""The comparison of one game, as sgfmill finds it in a file, with its tree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from sgfmill import sgf_grammar, sgf_properties

from gobanapp.game.node import MOVE_PROPERTIES, TIME_PROPERTIES, Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.file_properties import file_properties
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.point_lists import written_points
from gobanapp.sgf.property_table import (
    INFO_NAMES,
    MARKUP_NAMES,
    MOVE_NAMES,
    PRINTED_NAMES,
    ROOT_PROPERTIES,
    SET_UP_NAMES,
    TIME_NAMES,
    property_values,
)
from gobanapp.sgf.value_types import sgf_coordinates
from gobanapp.sgf.writer import WritableGame

# The findings of the second reader about a file: a difference, and parts it cannot compare.


class DifferenceKind(Enum):
    """The kinds of difference."""

    UNREADABLE = "unreadable"
    """sgfmill cannot read the file at all."""
    GAMES = "games"
    """The number of games."""
    NODES = "nodes"
    """The nodes of a game, or its variations."""
    MOVE = "move"
    SET_UP = "set-up"
    COMMENT = "comment"
    PROPERTY = "property"
    """A property that the program keeps without understanding it."""


class SkipReason(Enum):
    """Things that sgfmill cannot read by design; they are not compared."""

    LONG_NAME = "long-name"
    """A property has a name of more than 64 letters; nothing of the file is compared."""
    LARGE_BOARD = "large-board"
    """The board has more than 26 columns or rows; moves and set-up are not compared."""
    INVALID_VALUE = "invalid-value"
    """Moves or setup in the file were invalid SGF."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WitnessDifference:
    """A place where sgfmill finds something different from the trees.

    ``game`` counts from 1; ``node`` counts the nodes of the game in the order of the file from 0
    and is None if the difference is in no single node.
    """

    kind: DifferenceKind
    game: int | None = None
    node: int | None = None


@dataclass(slots=True)
class WitnessReport:
    """The result of the comparison of one file: the first difference, and all that was skipped."""

    difference: WitnessDifference | None = None
    skipped: set[SkipReason] = field(default_factory=set)

    def skip(self, reason: SkipReason, game: int) -> None:
        """Note that a part of a game is not compared."""
        if reason not in self.skipped:
            import logging  # here, as nearly no file needs it and it takes as long as all the rest

            logging.getLogger(__name__).info("game %d: not compared: %s", game, reason.value)
        self.skipped.add(reason)


_LONGEST_NAME = 64  # letters of a property's name, and
_LARGEST_BOARD = 26  # columns or rows, that sgfmill reads
_OLD_PASS_BOARD = 19  # up to which "tt" is a pass
_BLANKS = str.maketrans("\t\v\f\0", "    ")

Properties = Mapping[str, Sequence[bytes]]
"""The properties of one node as sgfmill finds them, with their raw values."""


def has_long_name(game: WritableGame | SgfGame) -> bool:
    """Return whether a property name is too long for sgfmill."""
    return any(
        len(name) > _LONGEST_NAME
        for node in _tree(game).walk()
        for name, _ in property_values(node.text or "")
    )


def _tree(game: WritableGame | SgfGame) -> Tree:
    return game.passing_tree() if isinstance(game, SgfGame) else game.tree


class GameComparison:
    """One game as sgfmill finds it, compared with its tree."""

    def __init__(
        self,
        game: WritableGame | SgfGame,
        number: int,
        testimony: WitnessReport,
        *,
        by_meaning: bool,
    ) -> None:
        self._game = game
        self._columns, self._rows = game.columns, game.rows
        self._number = number
        self._testimony = testimony
        self._by_meaning = by_meaning
        self._nodes = 0
        """The number of nodes of the file that have been compared."""
        largest = max(self._columns, self._rows)
        # sgfmill has square boards only. Its coordinates are those of any board not larger, but
        # for the old pass.
        self._size = _OLD_PASS_BOARD if largest <= _OLD_PASS_BOARD else _LARGEST_BOARD
        self._has_points = largest <= _LARGEST_BOARD
        if not self._has_points:
            testimony.skip(SkipReason.LARGE_BOARD, number)

    def difference_at_the_ends(self, text: bytes) -> WitnessDifference | None:
        """Return a difference in the root of an unchanged game, or at its end."""
        tokens, end = sgf_grammar.tokenise(text)
        is_closed = tokens.count(_OPENING) == tokens.count(_CLOSING)
        if not tokens or text[end:].strip() or not is_closed:
            if has_long_name(self._game):
                self._testimony.skip(SkipReason.LONG_NAME, self._number)
                return None
            return WitnessDifference(kind=DifferenceKind.UNREADABLE, game=self._number)
        properties: dict[str, list[bytes]] = {}
        name = ""
        for kind, token in tokens[2:]:  # behind the parenthesis and the semicolon
            if kind == "D":
                break
            if kind == "I":
                name = token.decode()
            else:
                properties.setdefault(name, []).append(token)
        assert isinstance(self._game, SgfGame)
        kind_of_root = self._compare(self._game.root, properties)
        if kind_of_root is None:
            return None
        return WitnessDifference(kind=kind_of_root, game=self._number, node=0)

    def difference(self, game: sgf_grammar.Coarse_game_tree) -> WitnessDifference | None:
        """Return the first difference."""
        tree = _tree(self._game)
        waiting = [(tree.root, game)]
        while waiting:
            node, branch = waiting.pop()
            line = _line(tree, node)
            found, branches = _line_of(branch)
            kind = self._compare_lines(line, found)
            if kind is None and len(line[-1].children) != len(branches):
                kind = DifferenceKind.NODES
            if kind is not None:
                return WitnessDifference(kind=kind, game=self._number, node=self._nodes)
            children = (tree[child] for child in line[-1].children)
            waiting += reversed([*zip(children, branches, strict=True)])
        return None

    def _compare_lines(
        self, nodes: Sequence[Node], found: Sequence[Properties]
    ) -> DifferenceKind | None:
        split = len(found) - len(nodes)
        at = 0
        for node in nodes:
            if at >= len(found):
                return DifferenceKind.NODES
            kind = self._compare(node, found[at])
            if split > 0 and _may_be_split(node, found[at]) and at + 1 < len(found):
                both = {**found[at], **found[at + 1]}
                later = _of_move_beyond(node.content, found[at])
                is_split = kind is not None or bool(later & found[at + 1].keys())
                if is_split and self._compare(node, both) is None:
                    kind = None
                    split -= 1
                    at += 1
                    self._nodes += 1
            if kind is not None:
                return kind
            at += 1
            self._nodes += 1
        return DifferenceKind.NODES if at < len(found) else None

    def _compare(self, node: Node, found: Properties) -> DifferenceKind | None:
        text = None if node.edited else node.text
        if text is not None:
            is_root = node.parent is None
            board = sgf_coordinates(self._columns, self._rows)
            if not any(
                _has_same_text(same, found, is_root=is_root)
                for same in (written_points(text, board), text)  # as it was in another game
            ):
                properties = file_properties(text, node.content, is_root=is_root)
                text = written_points("".join(text for _, text in properties), board)
                if not _has_same_text(text, found, is_root=is_root):
                    return DifferenceKind.PROPERTY
            if not self._by_meaning:
                return None
        content = node.content
        kind = self._compare_stones(content, found, is_ours=node.text is None)
        if kind is not None:
            return kind
        comments = (sgf_grammar.text_value(value) for value in found.get("C", ()))
        if _as_written("\n".join(map(_decoded, comments))) != _as_written(content.comment):
            return DifferenceKind.COMMENT
        return None if text is not None or _has_others(content, found) else DifferenceKind.PROPERTY

    def _compare_stones(
        self, content: Content, found: Properties, *, is_ours: bool
    ) -> DifferenceKind | None:
        if not self._has_points:
            return None
        try:
            move = self._move(found)
            set_up = [self._points(found.get(name, ())) for name in ("AB", "AW", "AE")]
            turn = _turn(found)
        except ValueError:
            if is_ours:
                return DifferenceKind.MOVE
            self._testimony.skip(SkipReason.INVALID_VALUE, self._number)
            return None
        if move != content.move:
            return DifferenceKind.MOVE
        expected = content.set_up
        if [expected.black, expected.white, expected.empty] != set_up or expected.turn != turn:
            return DifferenceKind.SET_UP
        return None

    def _move(self, found: Properties) -> Move | None:
        """Return the move of a node. Raises ValueError for several moves, or an invalid one."""
        values = [(color, value) for color, name in _MOVES for value in found.get(name, ())]
        if not values:
            return None
        ((color, value),) = values
        point = sgf_properties.interpret_go_point(value, self._size)
        return Move(color, None if point is None else self._point(point))

    def _points(self, values: Sequence[bytes]) -> frozenset[Point]:
        """Return the points of a list. Raises ValueError for a point off the board."""
        if not values:
            return frozenset()
        context = sgf_properties.Presenter(self._size, "UTF-8")
        points = sgf_properties.interpret_point_list(list(values), context)
        return frozenset(map(self._point, points))

    def _point(self, found: tuple[int, int]) -> Point:
        row, column = found
        point = Point(column, row - self._size + self._rows)
        if point.x >= self._columns or point.y < 0:
            raise ValueError(point)
        return point


_OPENING, _CLOSING = ("D", b"("), ("D", b")")
_MOVES = ((Color.BLACK, "B"), (Color.WHITE, "W"))


def _line(tree: Tree, node: Node) -> list[Node]:
    """Return the nodes from ``node`` to the next fork or end."""
    line = [node]
    while node.first_child is not None and not node.variations:
        node = tree[node.first_child]
        line.append(node)
    return line


def _line_of(
    branch: sgf_grammar.Coarse_game_tree,
) -> tuple[Sequence[Properties], Sequence[sgf_grammar.Coarse_game_tree]]:
    """Return sgfmill's nodes up to the next fork or end, and the branches there."""
    if len(branch.children) != 1:
        return branch.sequence, branch.children
    # A file can have a separate branch for the only child of a node.
    properties = [*branch.sequence]
    while len(branch.children) == 1:
        branch = branch.children[0]
        properties += branch.sequence
    return properties, branch.children


def _may_be_split(node: Node, found: Properties) -> bool:
    """Return whether a node can be written as two, because SGF requires two for its contents."""
    if node.parent is None:
        return True
    return (node.text is None or node.edited) and not SET_UP_NAMES.isdisjoint(found)


def _of_move_beyond(content: Content, found: Properties) -> set[str]:
    """Return the names of move properties that a node has and ``found`` lacks."""
    names = {other.name for other in content.others if other.name in MOVE_PROPERTIES}
    if content.move is not None:
        names.add("B" if content.move.color is Color.BLACK else "W")
    if content.print_properties.number is not None:
        names.add("MN")
    for time, of_player in zip(content.times, TIME_PROPERTIES, strict=True):
        if time is not None and found.keys().isdisjoint(of_player):
            names.update(of_player)
    return names - found.keys()


def _has_same_text(text: str, found: Properties, *, is_root: bool) -> bool:
    """Return whether a node with ``text`` in its file is the node that sgfmill finds."""
    if text == _text(found):
        return True
    expected: dict[str, list[bytes]] = {}  # There are blanks between the properties, or such.
    for name, values in property_values(text):
        expected.setdefault(name, []).extend(map(_encoded, values))
    if is_root:  # The writer has its own.
        expected = {name: expected[name] for name in expected if name not in ROOT_PROPERTIES}
        found = {name: found[name] for name in found if name not in ROOT_PROPERTIES}
    return expected == found


def _text(found: Properties) -> str:
    parts = (f"{name}[{']['.join(map(_decoded, values))}]" for name, values in found.items())
    return "".join(parts)


def _turn(found: Properties) -> Color | None:
    """Return the side to move that a node sets. Raises ValueError for an invalid value."""
    values = found.get("PL")
    if values is None:
        return None
    (value,) = values
    return {"b": Color.BLACK, "w": Color.WHITE}[sgf_properties.interpret_colour(value)]


def _has_others(content: Content, found: Properties) -> bool:
    """Return whether all unknown properties are present and unchanged.

    Known properties keep values in other spellings until they are edited.
    """
    return all(
        value in found.get(name, ())
        for name, values in content.others
        if name not in _KNOWN
        for value in map(_encoded, values)
    )


_KNOWN = frozenset(
    {"C", "N"}.union(
        ROOT_PROPERTIES,
        MOVE_NAMES,
        SET_UP_NAMES,
        TIME_NAMES,
        MARKUP_NAMES,
        PRINTED_NAMES,
        INFO_NAMES,
    )
)


def _as_written(text: str) -> str:
    """Return a comment as SGF can hold it: blanks for other white space, and none of them alone."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").translate(_BLANKS)
    return _decoded(_encoded(text)) if text.strip() else ""


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "replace")


def _decoded(value: bytes) -> str:
    return value.decode("utf-8", "replace")
