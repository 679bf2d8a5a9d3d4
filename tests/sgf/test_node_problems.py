"""Problems of single nodes, and the node at a place in the file."""

import pytest

from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Edit, Tree
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.reader import (
    each_node_problems,
    line_of_root,
    node_at_line,
    node_problems,
    read_games,
)

TWO_GAMES = b"(;SZ[9]AB[zz]\n;B[aa];W[aa]AB[bb]\n(;B[zy])(;B[c]))\n (;SZ[9];B[zy])"


def codes(tree):
    return [[problem.code for problem in found] for found in each_node_problems(tree)]


def paste(tree, node):
    """Put a copy of a node below the root, as it stands in its file."""
    number, root = tree.next_id, tree.root
    copy = Node(number, root.id, (), None, node.text, node.source)
    below = root.with_children((*root.children, number))
    tree.apply(Edit({root.id: root, number: None}, {root.id: below, number: copy}))


def test_each_node_has_its_own():
    first, second = read_games(TWO_GAMES).games
    off, both, bad = (
        [FileProblemCode.POINT_OFF_BOARD],
        [FileProblemCode.MOVE_AND_SET_UP],
        [FileProblemCode.BAD_VALUE],
    )
    assert codes(first.tree) == [off, [], both, off, bad]
    assert codes(second.tree) == [[], off]


@pytest.mark.parametrize("name", ["AB", "AR", "B", "LB", "LN", "TR", "VW"])
def test_a_problem_names_the_property_and_quotes_the_value(name):
    value = {"AR": "aa:zy", "LN": "aa:zy", "LB": "zy:A"}.get(name, "zy")
    (game,) = read_games(f"(;SZ[9];{name}[{value}])".encode()).games
    (problem,) = (problem for found in each_node_problems(game.tree) for problem in found)
    assert (problem.code, problem.property) == (FileProblemCode.POINT_OFF_BOARD, name)
    assert problem.found in value
    assert "zy" in problem.found


@pytest.mark.parametrize(
    ("text", "code", "name", "quoted"),
    [
        ("AB[CC]", FileProblemCode.UPPER_CASE_POINT, "AB", "CC"),
        ("AB[cc:aa]", FileProblemCode.UNUSUAL_VALUE, "AB", "cc:aa"),
        ("MN[x]", FileProblemCode.BAD_VALUE, "MN", "x"),
        ("PM[]", FileProblemCode.EMPTY_VALUE, "PM", ""),
        ("LN[aa]", FileProblemCode.BAD_VALUE, "LN", "aa"),
        ("AR[aa:aa]", FileProblemCode.BAD_VALUE, "AR", "aa:aa"),
        ("LB[aa]", FileProblemCode.BAD_VALUE, "LB", "aa"),
        ("LB[aa:1][aa:2]", FileProblemCode.POINT_TWICE, "LB", "aa:2"),
        ("TR[aa]SQ[aa]", FileProblemCode.POINT_TWICE, "SQ", "aa"),
        ("L[aa:ff]", FileProblemCode.BAD_VALUE, "L", "aa:ff"),
    ],
)
def test_a_problem_is_one_of_a_property_and_a_value(text, code, name, quoted):
    (game,) = read_games(f"(;SZ[9];{text})".encode()).games
    (problem,) = (problem for found in each_node_problems(game.tree) for problem in found)
    assert (problem.code, problem.property, problem.found) == (code, name, quoted)


def test_the_tree_may_change_during_the_iteration():
    tree = read_games(b"(;SZ[9];B[zy];W[zy];B[zy])").games[0].tree
    problems = each_node_problems(tree)
    assert next(problems) == []
    tree.apply(tree.remove_edit(2))
    assert len([*problems]) == 3


def test_added_and_copied_nodes_are_skipped():
    first, second = read_games(TWO_GAMES).games
    tree = first.tree
    before = codes(tree)
    tree.apply(tree.add_edit(1, Content(comment="new")))
    paste(tree, tree[4])
    paste(tree, second.tree[1])
    assert len(tree) == 8
    assert codes(tree) == before


def test_a_tree_without_a_file_has_no_problems():
    assert codes(Tree()) == []
    assert node_at_line(Tree(), 1, 1) is None


@pytest.mark.parametrize(
    ("line", "column", "number"),
    [
        *((1, 1, None), (1, 2, None), (1, 3, 0), (1, 9, 0)),
        *((2, 1, 0), (2, 2, 1), (2, 7, 1), (2, 8, 2), (2, 18, 2)),
        *((3, 1, 2), (3, 3, 3), (3, 12, 4), (9, 1, 4)),
    ],
)
def test_the_node_at_a_place(line, column, number):
    assert node_at_line(read_games(TWO_GAMES).games[0].tree, line, column) == number


def test_a_deleted_node_is_not_found():
    tree = read_games(TWO_GAMES).games[0].tree
    tree.apply(tree.remove_edit(3))
    assert (node_at_line(tree, 3, 3), node_at_line(tree, 3, 12)) == (None, 4)


def test_the_line_where_each_game_begins():
    games = read_games(TWO_GAMES).games
    assert [line_of_root(game) for game in games] == [(1, 3), (4, 4)]
    assert games[1].unread is not None


def test_content_parsed_for_problems_can_be_kept(monkeypatch):
    (game,) = read_games(b"(;SZ[9];B[aa]C[first];W[zy]C[second])").games
    found = node_problems(game, keeps_content=True)
    assert len(found) == 1
    monkeypatch.setattr("gobanapp.sgf.reader.read_content", None)  # nothing is read once more
    assert [node.content.comment for node in game.tree.walk()] == ["", "first", "second"]
