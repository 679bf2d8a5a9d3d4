"""Writing of SGF files: UTF-8, FF[4].

An unedited node is written as it was read, except that each root begins with FF, GM and CA. In an
edited node changed properties are replaced in place, new ones come last, and all others stay
unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from gobanapp import __version__
from gobanapp.game.node import MOVE_PROPERTIES, Node
from gobanapp.game.tree import Tree
from gobanapp.sgf.file_properties import (
    file_properties,
    may_have_node_to_change,
    may_need_changes,
    property_text,
)
from gobanapp.sgf.game_file import SgfGame, UnreadGame
from gobanapp.sgf.node_writer import node_properties
from gobanapp.sgf.point_lists import may_have_odd_points, written_points
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.sgf.property_table import (
    DRAWN_NAMES,
    MOVE_NAMES,
    SET_UP_NAMES,
    STAND_INS,
    property_group,
    property_texts,
    property_values,
    surplus_name,
)
from gobanapp.sgf.root_properties import is_go
from gobanapp.sgf.value_types import SgfCoordinates, sgf_coordinates, write_size

_LINE_LENGTH = 78
_FIRST = frozenset({"FF", "GM", "CA"})
_GROUPS_TO_SPLIT = frozenset(property_group(name) for name in MOVE_PROPERTIES | SET_UP_NAMES)


class WritableGame(Protocol):
    """The input of the writer: an object with a tree and a board."""

    @property
    def tree(self) -> Tree: ...
    @property
    def columns(self) -> int: ...
    @property
    def rows(self) -> int: ...


def write_games(games: Iterable[WritableGame | SgfGame]) -> bytes:
    """Return the file with ``games``.

    Unedited text is returned unchanged, except for the encoding, line ends and the root properties
    that describe the file, whether or not its tree was used. New text is valid for the reference
    checker SGFC.
    """
    return b"".join(write_each(games))


def write_each(
    games: Iterable[WritableGame | SgfGame], progress: ProgressCallback = ignore_progress
) -> list[bytes]:
    """Return the parts of the file with ``games``, one for each, as ``write_games`` does.

    Raises what ``progress`` raises.
    """
    games = list(games)
    texts = []
    for place, game in enumerate(games):
        progress(place / len(games))
        read = game.as_it_stood if isinstance(game, SgfGame) else None
        if read is not None and not may_have_node_to_change(read.rest):
            text = _text_as_it_stood(game, read)
        elif read is not None and isinstance(game, SgfGame):
            text = _game_text(SgfGame(game.passing_tree(), *game.size))
        else:
            text = _game_text(game)
        texts.append(text.encode("utf-8", "replace"))
    return texts


def _text_as_it_stood(game: WritableGame, text: UnreadGame) -> str:
    """Return an unchanged game, with the file's properties in the root."""
    board = sgf_coordinates(game.columns, game.rows)
    is_other_game = _is_other_game(text.root)
    root = _node_text(text.root, game, board, is_other_game=is_other_game)
    if is_other_game:
        return f"(;{root}{text.rest}\n"
    return f"(;{written_points(root, board)}{written_points(text.rest, board)}\n"


def _game_text(game: WritableGame) -> str:
    """Return a game with as many nodes on a line as fit, each variation on a new one."""
    board = sgf_coordinates(game.columns, game.rows)
    text = _lines(game, board, are_points_odd=False)
    if may_have_odd_points(text, board) and not _is_other_game(game.tree.root):
        return _lines(game, board, are_points_odd=True)
    return text


def _is_other_game(root: Node) -> bool:
    """Return whether a game is not Go: nothing in it is written in another way than it was."""
    kinds = _kinds_of_game(root.text or "")
    return bool(kinds) and not is_go(kinds[0])


def _kinds_of_game(text: str) -> list[str]:
    kinds = (value for name, values in property_values(text) if name == "GM" for value in values)
    return [*dict.fromkeys(kinds)]


def _lines(game: WritableGame, board: SgfCoordinates, *, are_points_odd: bool) -> str:
    tree = game.tree
    is_other_game = _is_other_game(tree.root)
    parts: list[str] = []
    width = 0
    waiting: list[int | None] = [tree.root_id]
    while waiting:
        number = waiting.pop()
        if number is None:
            parts.append(")")
            width += 1
            continue
        waiting.append(None)
        before = "\n(;" if parts else "(;"
        width = 1
        for node in tree.main_line(number):
            text = node.text
            if text is None or node.edited or node.parent is None or may_need_changes(text):
                text = _node_text(node, game, board, is_other_game=is_other_game)
            if are_points_odd:
                text = written_points(text, board)
            if width + len(text) >= _LINE_LENGTH and before == ";":
                before = "\n;"
                width = 0
            parts.append(before)
            parts.append(text)
            width += len(text) + 1
            if "\n" in text:
                width = len(text) - text.rindex("\n") - 1
            if node.variations:
                waiting += node.variations[::-1]
                waiting.append(node.first_child)
                break
            before = ";"
    parts.append("\n")
    return "".join(parts)


def _properties_as_written(text: str) -> Iterator[tuple[str, str]]:
    """Yield the properties of a node of another game, a second kind of game under its own name."""
    kinds = _kinds_of_game(text)
    for name, whole in property_texts(text):
        if name != "GM" or len(kinds) == 1:
            yield name, whole
        elif kinds:
            yield name, property_text(name, kinds[:1], like=whole)
            yield surplus_name(name), property_text(surplus_name(name), kinds[1:])
            kinds = []


def _node_text(
    node: Node, game: WritableGame, board: SgfCoordinates, *, is_other_game: bool
) -> str:
    """Return the properties of a node that is the root, edited, or new.

    SGF requires two nodes for a move that was combined with setup or with the root, and for setup
    combined with move properties such as the time left.
    """
    is_root = node.parent is None
    if node.text is not None and not node.edited:
        if is_other_game:
            properties = [*_properties_as_written(node.text)]
        else:
            properties = file_properties(node.text, node.content, is_root=is_root)
        changed: set[str] = set()
    else:
        properties, changed = node_properties(node, board)
    names = {name for name, _ in properties}
    later: frozenset[str] = frozenset()
    of_move = MOVE_PROPERTIES - STAND_INS.keys() if is_root else MOVE_PROPERTIES
    if names & MOVE_NAMES and changed & _GROUPS_TO_SPLIT:
        if is_root:
            later = of_move | DRAWN_NAMES
        elif names & SET_UP_NAMES:
            later = frozenset(names - SET_UP_NAMES - {"N"})
    elif names & SET_UP_NAMES and changed & _GROUPS_TO_SPLIT:
        later = of_move & names
    first = [(name, text) for name, text in properties if name not in later]
    if is_root:
        first = _with_file_properties(first, game)
    result = "".join(text for _, text in first)
    if later:
        result += "\n;" + "".join(text for name, text in properties if name in later)
    return result.strip()


def _with_file_properties(
    properties: list[tuple[str, str]], game: WritableGame
) -> list[tuple[str, str]]:
    """Return the properties of a root with those that describe the file, each once.

    FF, GM and CA come first, so that no earlier value can contain text that looks like CA.
    """
    values = {
        "FF": "4",
        "GM": "1",
        "CA": "UTF-8",
        "SZ": write_size(game.columns, game.rows),
        "AP": f"gobanapp:{__version__}",
    }
    game_text = next((text for name, text in properties if name == "GM"), "GM[1]")
    kind = game_text.partition("[")[2].rpartition("]")[0].strip()
    if not is_go(kind):
        # Another game stays another game, on the board that it has without a size.
        values["GM"] = kind
        del values["SZ"]
    rest = []
    found: dict[str, str] = {}
    for name, text in properties:
        if name not in values:
            rest.append((name, text))
        elif name not in found:
            found[name] = property_text(name, [values[name]], like=text)
            if name not in _FIRST:
                rest.append((name, found[name]))
    return [
        (name, found.get(name) or property_text(name, [value]))
        for name, value in values.items()
        if name in _FIRST or name not in found
    ] + rest
