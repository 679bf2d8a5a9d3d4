"""Correct moves of a problem, by detected or chosen conventions of its file."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum

from gobanapp.game.node import Node
from gobanapp.game.tree import Tree
from gobanapp.learning.judgment_text import Judgment
from gobanapp.learning.solution_signs import (
    POSITION_SIGNS,
    JudgmentSign,
    find_judgment,
    has_order,
    has_triangle,
)
from gobanapp.rules.color import Color


class Convention(Enum):
    """The convention by which a file marks correct moves."""

    MARKED_RIGHT = "marked right"
    """Correct lines are marked; all others are wrong."""
    MARKED_WRONG = "marked wrong"
    """Wrong lines are marked; all others are correct."""
    FIRST_LINE = "first line"
    """The first of several solver's moves is correct. All the opponent's moves count."""
    ALL_LINES = "all lines"
    """Every line in the game is correct."""


class NoSolutionError(ValueError):
    """The game has no moves, and so no answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """The answers of one game, by node number.

    ``start``: the node of the problem's position. ``solver``: the player who has to find the moves.
    ``sign``: the most frequent sign of the convention, "" if there is none. ``right``: the nodes
    below ``start`` that lead to a correct end, including that end. ``ends``: the nodes at which the
    problem is solved. ``choices``: those on the path to a node that asks to be chosen at random
    among the replies. ``forced``: those on the path to a node that asks for this move only, even if
    others are correct. ``refused``: those that ask for another move without calling this one wrong.
    """

    start: int
    solver: Color
    convention: Convention
    sign: str
    right: frozenset[int]
    ends: frozenset[int]
    choices: frozenset[int] = frozenset()
    forced: frozenset[int] = frozenset()
    refused: frozenset[int] = frozenset()


def find_solution(tree: Tree, convention: Convention | None = None) -> Solution:
    """Return the correct moves, by ``convention`` or by the one detected.

    This parses every node. Raises NoSolutionError if there is no move.
    """
    start = find_start(tree)
    nodes = list(tree.walk(start))[1:]
    solver = _solver(nodes)
    triangles = False
    signs = _signs(nodes, solver)
    if not signs:
        triangles = _marks_with_triangles(tree, nodes, solver)
        if triangles:
            signs = _signs(nodes, solver, triangles=True)
    detected, sign = _detect_convention(signs)
    convention = convention or detected
    judgments = _judge_nodes(tree, start, nodes, signs, convention, solver)
    ends = _ends(nodes, signs, judgments, _before_moves(start, nodes))
    return Solution(
        start=start,
        solver=solver,
        convention=convention,
        sign=sign if convention is detected else "",
        right=_with_ancestors(tree, start, ends),
        ends=frozenset(ends),
        choices=_with_ancestors(tree, start, _with_order(nodes, "CHOICE")),
        forced=_with_ancestors(tree, start, _with_order(nodes, "FORCE")),
        refused=frozenset(_with_order(nodes, "NOTTHIS")),
    )


def find_start(tree: Tree) -> int:
    """Return the node at which the problem is set: the last before the first move, or a fork.

    Some files have the position, or a remark about it, in a node after the root. Raises
    NoSolutionError if no node follows.
    """
    node = tree.root
    while len(node.children) == 1 and tree[node.children[0]].content.move_color is None:
        node = tree[node.children[0]]
    if not node.children:
        raise NoSolutionError
    return node.id


def _solver(nodes: list[Node]) -> Color:
    colors = (node.content.move_color for node in nodes)
    solver = next((color for color in colors if color is not None), None)
    if solver is None or all(node.content.move is None for node in nodes):
        raise NoSolutionError
    return solver


def _signs(nodes: list[Node], solver: Color, *, triangles: bool = False) -> dict[int, JudgmentSign]:
    signs: dict[int, JudgmentSign] = {}
    for node in nodes:
        sign = find_judgment(node.content, solver, triangles=triangles)
        if sign is not None:
            signs[node.id] = sign
    leads_to_right: set[int | None] = set()
    for node in reversed(nodes):
        sign = signs.get(node.id)
        if sign is not None and sign.judgment is Judgment.RIGHT:
            leads_to_right.add(node.id)
        if node.id in leads_to_right:
            leads_to_right.add(node.parent)
            if sign is not None and sign.judgment is Judgment.WRONG and sign.text in POSITION_SIGNS:
                del signs[node.id]
    if any(sign.judgment is Judgment.RIGHT and not sign.is_praise for sign in signs.values()):
        return {number: sign for number, sign in signs.items() if not sign.is_praise}
    return signs


def _marks_with_triangles(tree: Tree, nodes: list[Node], solver: Color) -> bool:
    """Return whether triangles are at some of the solver's later choices, never at the first."""
    marked = [node for node in nodes if _is_move_of(node, solver) and has_triangle(node.content)]
    return bool(marked) and all(not _is_first_child(tree, node) for node in marked)


def _detect_convention(signs: dict[int, JudgmentSign]) -> tuple[Convention, str]:
    for judgment, convention in (
        (Judgment.RIGHT, Convention.MARKED_RIGHT),
        (Judgment.WRONG, Convention.MARKED_WRONG),
    ):
        texts = Counter(sign.text for sign in signs.values() if sign.judgment is judgment)
        if texts:
            return convention, texts.most_common(1)[0][0]
    return Convention.FIRST_LINE, ""


def _judge_nodes(
    tree: Tree,
    start: int,
    nodes: list[Node],
    signs: dict[int, JudgmentSign],
    convention: Convention,
    solver: Color,
) -> dict[int, Judgment | None]:
    """Return the judgement of each node: that of a move applies to all nodes after it.

    But a wrong line stays wrong; and if one of several moves is called right, the judgement of the
    move before them does not apply to the others. Words that call a line wrong apply whatever the
    convention. A line that cannot be played is wrong: of an unreadable move of the solver, or of
    the opponent who moves first.
    """
    judgments: dict[int, Judgment | None] = {start: None}
    uses_signs = convention in {Convention.MARKED_RIGHT, Convention.MARKED_WRONG}
    first_answers = (
        _first_answers(nodes, signs, solver) if convention is Convention.FIRST_LINE else None
    )
    before_moves = _before_moves(start, nodes)
    for node in nodes:
        assert node.parent is not None
        parent_judgment = judgments[node.parent]
        sign = signs.get(node.id)
        if sign is not None and not uses_signs and not _is_veto(sign):
            sign = None
        if parent_judgment is Judgment.WRONG or not _can_be_played(
            node, solver, is_first=node.parent in before_moves
        ):
            judgments[node.id] = Judgment.WRONG
        elif sign is not None:
            judgments[node.id] = sign.judgment
        elif (
            first_answers is not None and _is_move_of(node, solver) and node.id not in first_answers
        ):
            judgments[node.id] = Judgment.WRONG
        elif parent_judgment is Judgment.RIGHT and _is_move_of(node, solver):
            sibling_signs = (signs.get(child) for child in tree[node.parent].children)
            has_right_sibling = any(
                sibling is not None and sibling.judgment is Judgment.RIGHT
                for sibling in sibling_signs
            )
            judgments[node.id] = None if has_right_sibling else parent_judgment
        else:
            judgments[node.id] = parent_judgment
    if convention is not Convention.MARKED_RIGHT:
        return {number: judgment or Judgment.RIGHT for number, judgment in judgments.items()}
    return judgments


def _is_veto(sign: JudgmentSign) -> bool:
    """Return whether words call the line wrong, so that it must never count as solved."""
    return sign.judgment is Judgment.WRONG and sign.ends


def _can_be_played(node: Node, solver: Color, *, is_first: bool) -> bool:
    color = node.content.move_color
    if color is solver:
        return node.content.move is not None
    return color is None or not is_first


def _first_answers(nodes: list[Node], signs: dict[int, JudgmentSign], solver: Color) -> set[int]:
    """Return of several moves of the solver the first that does not only lead to wrong ends.

    A pass is one only without a move on the board: some programs write "any other move" so.
    """
    lost: set[int] = set()
    for node in reversed(nodes):
        sign = signs.get(node.id)
        is_lost = bool(node.children) and all(child in lost for child in node.children)
        if is_lost or (sign is not None and _is_veto(sign)):
            lost.add(node.id)
    answers: dict[int, int] = {}
    passes: dict[int, int] = {}
    for node in nodes:
        assert node.parent is not None
        if _is_move_of(node, solver) and node.id not in lost:
            first = passes if node.content.move and node.content.move.is_pass else answers
            first.setdefault(node.parent, node.id)
    return set((passes | answers).values())


def _before_moves(start: int, nodes: list[Node]) -> set[int]:
    """Return ``start`` and the nodes after it that no move precedes."""
    before_moves = {start}
    for node in nodes:
        if node.parent in before_moves and node.content.move_color is None:
            before_moves.add(node.id)
    return before_moves


def _ends(
    nodes: list[Node],
    signs: dict[int, JudgmentSign],
    judgments: dict[int, Judgment | None],
    before_moves: set[int],
) -> set[int]:
    """Return the last nodes of the correct lines, and those whose judgement ends a line."""
    ends: set[int] = set()
    has_later_mark: set[int] = set()
    for node in reversed(nodes):
        sign = signs.get(node.id)
        is_marked = sign is not None and sign.judgment is Judgment.RIGHT
        if is_marked or node.id in has_later_mark:
            assert node.parent is not None
            has_later_mark.add(node.parent)
        if judgments[node.id] is not Judgment.RIGHT or node.id in before_moves:
            continue
        says_end = is_marked and sign is not None and sign.ends
        if not node.children or (says_end and node.id not in has_later_mark):
            ends.add(node.id)
    return ends


def _with_order(nodes: list[Node], order: str) -> list[int]:
    return [node.id for node in nodes if has_order(node.content, order)]


def _with_ancestors(tree: Tree, start: int, node_ids: set[int] | list[int]) -> frozenset[int]:
    """Return ``node_ids`` and all nodes on the paths to them from ``start``, without ``start``."""
    ancestors: set[int] = set()
    for node_id in node_ids:
        node: int | None = node_id
        while node is not None and node != start and node not in ancestors:
            ancestors.add(node)
            node = tree[node].parent
    return frozenset(ancestors)


def _is_move_of(node: Node, color: Color) -> bool:
    move = node.content.move
    return move is not None and move.color is color


def _is_first_child(tree: Tree, node: Node) -> bool:
    assert node.parent is not None
    return tree[node.parent].children[0] == node.id
