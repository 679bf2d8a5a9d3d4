"""Conversion between the edits of a game and plain JSON values, for its journal.

An event is written with the new nodes; the old ones are in the game on which it is repeated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Node, NodeTextSource
from gobanapp.game.tree import Edit, Tree
from gobanapp.game.undo_history import HistoryEvent, HistoryEventKind, UndoStep
from gobanapp.sgf.game_rewrite import parse_game_rewrite
from gobanapp.sgf.node_reader import TextSource
from gobanapp.sgf.node_writer import node_properties
from gobanapp.sgf.value_types import SgfCoordinates, sgf_coordinates

JsonObject = dict[str, Any]


def history_event_to_json(event: HistoryEvent, columns: int, rows: int) -> JsonObject:
    """Return the JSON value of an event in a game on a board of that size."""
    if event.step is None:
        return {"way": event.kind.value}
    step = event.step
    if step.made_by:
        return {"way": event.kind.value, "made": step.made_by, "place": step.current_before}
    board = sgf_coordinates(columns, rows)
    before, after = step.edit.before, step.edit.after
    return {
        "way": event.kind.value,
        "nodes": [
            _written_node(node, before.get(number), board)
            for number, node in after.items()
            if node is not None
        ],
        "gone": _spans(number for number, node in after.items() if node is None),
        "place": [step.current_before, step.current_after],
        "ended": [step.ended_before, step.ended_after],
        "change": step.change.value,
        "continues": step.continues,
    }


def replay_history_event(game: Game, written: Mapping[str, Any]) -> None:
    """Repeat an event in the game as it was when the event happened.

    Raises ValueError, KeyError, TypeError or IndexError if the game differs, or if ``written`` is
    no event; the game may then be partly changed.
    """
    way = HistoryEventKind(written["way"])
    if way is HistoryEventKind.UNDO:
        game.undo()
    elif way is HistoryEventKind.REDO:
        game.redo()
    elif way is HistoryEventKind.SEAL:
        game.history.seal()
    elif "made" in written:
        rewriting = parse_game_rewrite(written["made"])
        game.go_to(written.get("place", game.current_id))  # Old journals do not contain it.
        game.rewrite(rewriting.edit(game.tree, game.columns, game.rows), str(rewriting))
    else:
        game.do(_step(game, written))


def _step(game: Game, written: Mapping[str, Any]) -> UndoStep:
    tree = game.tree
    board = sgf_coordinates(game.columns, game.rows)
    source = TextSource(board)
    root = TextSource(board, is_root=True)
    after: dict[int, Node | None] = {}
    for first, last in written["gone"]:
        if not 0 <= first <= last < tree.next_id:  # before so many numbers are made
            raise KeyError("a node that is to go is not there")
        after |= dict.fromkeys(range(first, last + 1))
    for number, parent, children, text in written["nodes"]:
        after[number] = _read_node(
            tree,
            Node(number, parent, tuple(children), None, text),
            root if number == tree.root_id else source,
        )
    before = {number: tree.nodes.get(number) for number in after}
    if any(node is None and before[number] is None for number, node in after.items()):
        raise KeyError("a node that is to go is not there")
    return UndoStep(
        edit=Edit(before, after),
        current_before=written["place"][0],
        current_after=written["place"][1],
        ended_before=written["ended"][0],
        ended_after=written["ended"][1],
        change=Change(written["change"]),
        continues=written["continues"],
    )


def _written_node(node: Node, before: Node | None, board: SgfCoordinates) -> list[Any]:
    """Return number, parent, children and text; None for unchanged text."""
    if before is not None and before.says_same(node):
        text = None
    elif node.text is not None and not node.edited:
        text = node.text
    else:
        properties, _ = node_properties(node, board)
        if node.parent is None:
            # The program that wrote the file gives its numbers a meaning, but these are ours.
            properties = [(name, text) for name, text in properties if name != "AP"]
        text = "".join(text for _, text in properties)
    return [node.id, node.parent, list(node.children), text]


def _read_node(tree: Tree, new: Node, source: NodeTextSource) -> Node:
    old = tree.nodes.get(new.id)
    if old is None:
        if new.text is None:
            raise ValueError("a new node has no text")
        return Node(new.id, new.parent, new.children, None, new.text, source)
    # An existing node keeps its old text, for the order of its properties.
    if new.text is not None and new.text == old.text and old.source is not None:
        source = old.source  # which knows the rest of the file
    kept = old if new.text is None else old.with_content(source.content(new.text))
    return kept.relocated(new.id, new.parent, new.children)


def _spans(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Return the runs of whole numbers, first and last of each: there can be thousands of nodes."""
    ordered = sorted(numbers)
    if not ordered:
        return []
    breaks = [(a, b) for a, b in pairwise(ordered) if b != a + 1]
    firsts = [ordered[0], *(b for _, b in breaks)]
    lasts = [*(a for a, _ in breaks), ordered[-1]]
    return list(zip(firsts, lasts, strict=True))
