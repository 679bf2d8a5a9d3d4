"""A game in a format other than SGF while its file is read, and the problems of the file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.markup import NO_MARKUP, Markup
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import handicap_points, max_fixed_handicap
from gobanapp.rules.point import MAX_SIZE, Move, Point
from gobanapp.sgf.file_problems import (
    FileProblem,
    FileProblemCode,
    UnreadableFile,
    UnreadableReason,
    shorten_found_text,
)
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.value_types import read_size

DEFAULT_SIDE = 19
_MAX_PROBLEMS = 1000
_BLANKS = str.maketrans("\t\v\f", "   ")


class ProblemCollector:
    """Collects the problems of a file, at most a thousand."""

    def __init__(self) -> None:
        self.problems: list[FileProblem] = []

    def note(self, code: FileProblemCode, line: int, name: str = "", found: str = "") -> None:
        """Note a problem of a line, counted from 1; ``name`` is the property of its values."""
        if len(self.problems) < _MAX_PROBLEMS:
            self.problems.append(
                FileProblem(
                    code=code, line=line, column=1, property=name, found=shorten_found_text(found)
                )
            )


def one_line(text: str) -> str:
    """Return ``text`` with single blanks, as SGF's SimpleText can hold it."""
    return " ".join(text.split())


def several_lines(text: str) -> str:
    """Return ``text`` as SGF's Text can hold it, without white space at its ends."""
    return text.replace("\r", "\n").translate(_BLANKS).strip()


def board_size(value: str, report: ProblemCollector, line: int, name: str) -> int:
    """Return the length of a side, 19 if ``value`` is no size.

    Raises UnreadableFile if the board is too large.
    """
    size = read_size(value)
    if size is None:
        if value.strip():
            report.note(FileProblemCode.BAD_SIZE, line, name, value)
        return DEFAULT_SIDE
    if max(size) > MAX_SIZE:
        raise UnreadableFile(UnreadableReason.TOO_LARGE, f"{size[0]}x{size[1]}")
    return size[0]


@dataclass(slots=True)
class DraftNode:
    """An editable node. ``stones`` are set up before the move; None removes one.

    ``children`` and ``parent`` are numbers of nodes in the draft.
    """

    parent: int | None
    move: Move | None = None
    children: list[int] = field(default_factory=list)
    stones: dict[Point, Color | None] = field(default_factory=dict)
    comments: list[str] = field(default_factory=list)
    labels: dict[Point, str] = field(default_factory=dict)
    name: str = ""

    @property
    def is_bare(self) -> bool:
        """True if the node has nothing but a move."""
        return not (self.stones or self.comments or self.labels or self.name)

    def content(self, info: GameInfo = NO_INFO) -> Content:
        """Return the contents of the node."""
        stones: dict[Color | None, set[Point]] = {}
        for point, color in self.stones.items():
            stones.setdefault(color, set()).add(point)
        return Content(
            move=self.move,
            set_up=SetUp(
                black=frozenset(stones.get(Color.BLACK, ())),
                white=frozenset(stones.get(Color.WHITE, ())),
                empty=frozenset(stones.get(None, ())),
            ),
            comment=several_lines("\n".join(self.comments)),
            name=one_line(self.name),
            markup=Markup(labels=self.labels) if self.labels else NO_MARKUP,
            info=info,
        )


class GameDraft:
    """The nodes of a game, numbered in the order added; 0 is the root."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.info = NO_INFO
        self.nodes = [DraftNode(None)]

    @property
    def root(self) -> DraftNode:
        return self.nodes[0]

    @property
    def last(self) -> int:
        """The number of the node added last."""
        return len(self.nodes) - 1

    def is_on_board(self, point: Point) -> bool:
        return 0 <= point.x < self.columns and 0 <= point.y < self.rows

    def add(self, parent: int, move: Move | None = None, *, leads: bool = False) -> int:
        """Add a child to ``parent``, as the first if it ``leads``; return its number."""
        number = len(self.nodes)
        self.nodes.append(DraftNode(parent, move))
        children = self.nodes[parent].children
        children.insert(0 if leads else len(children), number)
        return number

    def child(self, parent: int, move: Move) -> int | None:
        """Return the number of the child with this move, None if there is none."""
        nodes = self.nodes
        return next((n for n in nodes[parent].children if nodes[n].move == move), None)

    def set_up(self, color: Color, points: Iterable[Point]) -> None:
        """Put stones on the board before the game begins."""
        self.root.stones |= dict.fromkeys(points, color)

    def place_handicap(self, stones: int) -> bool:
        """Place handicap stones as Tygem and Cyberoro do; return False if they have no place.

        Their third stone is in the upper left, not in the customary lower right.
        """
        if not 2 <= stones <= max_fixed_handicap(self.columns, self.rows):
            return False
        points = handicap_points(self.columns, self.rows, stones)
        if stones == 3:
            four = handicap_points(self.columns, self.rows, 4)
            points = (*points[:2], four[3])
        self.set_up(Color.BLACK, points)
        return True

    def turn(self, handicap: int) -> Color:
        """Return the side to move after the node added last, judged by the move before."""
        move = self.nodes[-1].move
        if move is not None:
            return move.color.opponent
        return Color.WHITE if handicap >= 2 else Color.BLACK

    def to_game(self) -> SgfGame:
        """Return the game. Its nodes are numbered as a file has them: each line to its end."""
        order = []
        waiting = [0]
        while waiting:
            order.append(waiting.pop())
            waiting.extend(reversed(self.nodes[order[-1]].children))
        numbers = {old: new for new, old in enumerate(order)}
        bare: dict[Move | None, Content] = {}  # There are few moves, and most nodes are one.
        nodes = {}
        for new, old in enumerate(order):
            draft = self.nodes[old]
            children = tuple(numbers[child] for child in draft.children)
            if draft.parent is None:
                nodes[new] = Node(new, None, children, draft.content(self.info))
                continue
            content = bare.get(draft.move) if draft.is_bare else None
            if content is None:
                content = draft.content()
            if draft.is_bare:
                bare[draft.move] = content
            nodes[new] = Node(new, numbers[draft.parent], children, content)
        return SgfGame(Tree(nodes), self.columns, self.rows)
