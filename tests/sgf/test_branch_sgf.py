import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobanapp import __version__
from gobanapp.game.branches import Branch, copy_branch, graft_edit
from gobanapp.game.game import Game
from gobanapp.game.node import Property
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.branch_sgf import read_branch, write_branch
from gobanapp.sgf.file_problems import UnreadableFile, UnreadableReason
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from tests.examples import examples

ROOT = f"FF[4]GM[1]CA[UTF-8]SZ[19]AP[gobanapp:{__version__}]"
DEEP = 2_000  # twice what Python can recurse


def opened(text):
    (found,) = read_games(text.encode()).games
    return Game(found.tree, found.columns, found.rows)


def read(text, columns=19, rows=19):
    """The texts of the nodes of a branch, each with the place of its parent."""
    return [(node.text, node.parent) for node in read_branch(text, columns, rows).nodes]


# Writing


def test_a_branch_is_written_as_a_separate_game():
    game = opened("(;SZ[19];B[aa](;W[bb])(;W[cc] XX[1]\n[2];B[dd]C[ä\\]]))")
    assert write_branch(game.copy(3), 19, 19) == f"(;{ROOT};W[cc] XX[1]\n[2];B[dd]C[ä\\]])\n"
    assert write_branch(game.copy(1), 19, 19) == (
        f"(;{ROOT};B[aa]\n(;W[bb])\n(;W[cc] XX[1]\n[2];B[dd]C[ä\\]]))\n"
    )


def test_an_edited_branch_is_written_with_its_edits():
    game = opened("(;SZ[9];B[aa]XX[1]C[old])")
    game.go_to(1)
    game.set_comment("new")
    text = write_branch(game.copy(1), 9, 9)
    assert text == f"(;{ROOT};B[aa]XX[1]C[new])\n".replace("19", "9")


def test_the_size_is_that_of_the_board():
    assert "SZ[9:13]" in write_branch(Branch(()), 9, 13)


def test_several_first_moves_are_variations():
    game = opened("(;SZ[19]PB[x](;B[aa])(;B[bb]))")
    assert write_branch(game.copy(0), 19, 19) == f"(;{ROOT}\n(;B[aa])\n(;B[bb]))\n"


# Reading


@pytest.mark.parametrize(
    "text",
    [
        "(;GM[1]FF[4]SZ[19];B[dd];W[pp])",
        ";B[dd];W[pp]",
        "B[dd];W[pp]",
        "(;B[dd];W[pp])",
        " \r\n;B[dd];W[pp])\0",
        ";B[dd];W[pp",
        "((;B[dd](;W[pp])))",
        "Look at this: (;B[dd];W[pp]) or not?",
        "\ufeff(;GM[1]PB[me]KM[6.5]KO[x]TE[Cup]ST[2]CA[GBK]XX[1];B[dd];W[pp])",
    ],
)
def test_branches_in_any_copied_form_are_read(text):
    assert read(text) == [("B[dd]", None), ("W[pp]", 0)]


def test_a_piece_may_begin_with_any_property():
    assert read(";AE[aa]XX[1];W[pp]") == [("AE[aa]XX[1]", None), ("W[pp]", 0)]


def test_variations_are_read():
    expected = [("B[aa]", None), ("W[bb]", 0), ("B[cc]", 1), ("W[dd]", 0)]
    assert read("(;GM[1];B[aa](;W[bb];B[cc])(;W[dd]))") == expected
    assert read(";B[aa](;W[bb];B[cc])(;W[dd])") == expected


def test_each_node_knows_its_children():
    nodes = read_branch(";B[aa](;W[bb];B[cc])(;W[dd])", 19, 19).nodes
    assert [node.children for node in nodes] == [(1, 3), (2,), (), ()]
    nodes = read_branch("(;GM[1]AB[aa](;W[bb];B[cc])(;W[dd]))", 19, 19).nodes
    assert [node.children for node in nodes] == [(1, 3), (2,), (), ()]


@pytest.mark.parametrize("line_end", ["\r\n", "\r"])
def test_line_ends_are_read_as_one_character(line_end):
    assert read(f";B[aa]C[one{line_end}two]") == [("B[aa]C[one\ntwo]", None)]


def test_each_of_several_games_may_be_longer_than_the_one_before():
    assert read("(;B[aa];W[bb])(;B[cc];W[dd];B[ee];W[ff])") == [
        ("B[aa]", None),
        ("W[bb]", 0),
        ("B[cc]", None),
        ("W[dd]", 2),
        ("B[ee]", 3),
        ("W[ff]", 4),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "(;GM[1](;B[aa];W[bb])(;B[cc]))",
        "(;B[aa];W[bb])(;B[cc])",
        "(;GM[1];B[aa];W[bb])\n(;GM[1];B[cc])",
        ";B[aa];W[bb])(;B[cc])",
        "(;GM[1];B[aa];W[bb])(;GM[1])(;B[cc])",
    ],
)
def test_a_branch_may_begin_with_several_moves(text):
    assert read(text) == [("B[aa]", None), ("W[bb]", 0), ("B[cc]", None)]


@pytest.mark.parametrize(
    ("root", "kept"),
    [
        ("FF[4]GM[1]SZ[9]CA[UTF-8]AP[x:1]ST[2]AB[aa]XX[1]PB[me]HA[2]", "AB[aa]XX[1]"),
        ("PB[me]C[words] KM[6.5]", "C[words]"),
        ("GM[1]B[aa]KO[]TE[1]BL[30]RU[Chinese]", "B[aa]KO[]TE[1]BL[30]"),
        ("KO[6.5]RD[2021]AB[aa]AW[zz]", "AB[aa]AW[zz]"),
        ("AW[zz]", "AW[zz]"),
        ("EV[Cup]LB[aa:1]", "LB[aa:1]"),
    ],
)
def test_a_root_that_says_more_is_kept_without_its_heading(root, kept):
    assert read(f"(;{root};W[bb])") == [(kept, None), ("W[bb]", 0)]


def test_heading_properties_outside_a_heading_are_kept():
    assert read("(;GM[1];B[aa]PB[me]KO[])") == [("B[aa]PB[me]KO[]", None)]


@pytest.mark.parametrize(
    "text", ["", "  ", "words", "; words", "(;)", "(;GM[1]SZ[19]PB[me])", ";;;"]
)
def test_text_without_a_branch_is_unreadable(text):
    with pytest.raises(UnreadableFile) as error:
        read_branch(text, 19, 19)
    assert error.value.reason is UnreadableReason.NO_GAME


def test_an_unreadable_text_is_quoted_without_what_surrounds_it():
    with pytest.raises(UnreadableFile) as error:
        read_branch("\ufeff some \r\n words\0", 19, 19)
    assert error.value.found == "some words"


def test_the_points_are_those_of_the_board_it_is_pasted_on():
    branch = read_branch("(;SZ[19];B[aa];W[pp]AB[bb][qq]C[x])", 9, 9)
    first, second = (node.content for node in branch.nodes)
    assert first.move == Move(Color.BLACK, Point.parse("A9"))
    assert (second.move, second.comment) == (None, "x")
    assert second.set_up.black == {Point.parse("B8")}
    assert second.others == (Property("W", ("pp",)), Property("AB", ("qq",)))


def test_nodes_are_parsed_on_demand(monkeypatch):
    monkeypatch.setattr("gobanapp.sgf.node_reader.read_content", lambda text, *_, **__: text)
    nodes = read_branch(";B[aa];W[bb]", 9, 9).nodes
    monkeypatch.undo()
    assert [node.content.move.color for node in nodes] == [Color.BLACK, Color.WHITE]


# From a record into a record


def test_a_pasted_branch_keeps_its_original_text():
    text = f"(;{ROOT};B[aa];W [bb] XX[1]\n[2] KM[6.5];B[cc]C[a\\\nb])\n"
    game = opened(text)
    before = write_games([game])
    game.paste(0, read_branch(write_branch(game.copy(2), 19, 19), 19, 19))
    pasted = ";W [bb] XX[1]\n[2] KM[6.5];B[cc]C[a\\\nb]"
    assert write_games([game]).decode() == f"(;{ROOT}\n(;B[aa]{pasted})\n({pasted}))\n"
    assert game.tree[game.current_id].content == game.tree[2].content
    game.set_comment("more")
    assert f"({pasted.replace('6.5]', '6.5]C[more]')}" in write_games([game]).decode()
    game.undo()
    game.undo()
    assert write_games([game]) == before


def test_a_branch_of_another_size_keeps_its_original_text():
    game = opened("(;SZ[9];B[aa])")
    game.paste(1, read_branch("(;SZ[19];W[pp];B[cc]AW[qq])", 9, 9))
    game.set_comment("off the board")
    assert "W[pp]C[off the board]\n;B[cc]AW[qq]" in write_games([game]).decode()
    game.correct_move(game.current_id, Point.parse("B9"))
    assert "W[ba]C[off the board]\n;B[cc]AW[qq]" in write_games([game]).decode()


TEXTS = st.sampled_from(
    ["B[aa]", "W [bb]", "C[x\\]y:z]", "AB[aa][bb]XX[1]\n[2]", "", "N[n]LB[aa:ä]"]
)


@given(st.lists(st.tuples(st.integers(0, 9), TEXTS), min_size=1, max_size=9), st.data())
def test_a_round_trip_preserves_the_content(nodes, data):
    children = {place: [] for place in range(len(nodes) + 1)}
    for place, (parent, _) in enumerate(nodes):
        children[parent % (place + 1)].append(place + 1)
    game = opened(_game(children, dict(enumerate((text for _, text in nodes), start=1))))
    number = data.draw(st.sampled_from(sorted(game.tree.nodes)))
    branch = copy_branch(game.tree, number)
    texts = [(node.text, node.parent) for node in branch.nodes]
    if any(text for text, _ in texts):
        assert read(write_branch(branch, 9, 9), 9, 9) == texts


def _game(children, texts):
    """The text of a game: a root that says nothing and the nodes below it."""
    parts, waiting = [], [0]
    while waiting:
        number = waiting.pop()
        if number is None:
            parts.append(")")
            continue
        parts.append("(;" + texts.get(number, "SZ[9]"))
        waiting.append(None)
        waiting += reversed(children[number])
    return "".join(parts)


@settings(max_examples=examples(2))
@given(st.text(st.sampled_from("();[]\\BWC:a \nGMFPL"), max_size=30))
def test_any_text_is_a_branch_or_unreadable(text):
    try:
        branch = read_branch(text, 9, 9)
    except UnreadableFile:
        return
    tree = Tree()
    tree.apply(graft_edit(tree, 0, branch))
    assert [node.id for node in tree.walk()] == list(range(len(branch.nodes) + 1))
    assert all(tree[child].parent == node.id for node in tree.walk() for child in node.children)
    written = write_games([SgfGame(tree, 9, 9)])
    assert write_branch(branch, 9, 9).encode() == written


def test_no_depth_is_too_deep():
    line = "(;GM[1]" + ";B[aa];W[bb]" * (DEEP // 2) + ")"
    nested = "(;GM[1]" + "(;B[aa])(;B[bb]" * DEEP + ")" * (DEEP + 1)
    for text, size in ((line, DEEP), (nested, 2 * DEEP)):
        branch = read_branch(text, 9, 9)
        assert len(branch.nodes) == size
        assert read(write_branch(branch, 9, 9)) == [
            (node.text, node.parent) for node in branch.nodes
        ]
