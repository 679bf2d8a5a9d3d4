"""The second reader: that it finds each kind of fault in what was written, and no others."""

from dataclasses import replace

import pytest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Markup
from gobanapp.game.node import Content, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.game_comparison import DifferenceKind, SkipReason, WitnessDifference
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.sgfmill_check import compare_with_witness
from gobanapp.sgf.writer import write_each, write_games

FILE = (
    b"(;GM[1]SZ[13]C[a \\] b \\\\ c]XX[kept]AB[aa:bb]AW[cc]PL[W]"
    b";W[dd]N[first];B[]C[two\nlines \xe5\x9b\xb2](;W[ee])(;W[ff];B[gg]C[branch]))"
)


def made():
    """Return the same game as of nodes that were made here."""
    (read,) = read_games(FILE).games
    tree = Tree({node.id: node.with_content(node.content) for node in read.tree.walk()})
    for node in [*tree.walk()]:
        node.text = None
    return SgfGame(tree, *read.size)


def read():
    return read_games(FILE).games[0]


@pytest.mark.parametrize("game", [read, made])
@pytest.mark.parametrize("by_meaning", [False, True])
def test_written_games_are_confirmed(game, by_meaning):
    one = game()
    testimony = compare_with_witness([write_games([one])], [one], by_meaning=by_meaning)
    assert testimony.difference is None
    assert not testimony.skipped


@pytest.mark.parametrize(
    ("old", "new", "kind", "node"),
    [
        (b"W[dd]", b"W[de]", DifferenceKind.MOVE, 1),
        (b"W[dd]", b"B[dd]", DifferenceKind.MOVE, 1),
        (b"W[dd]", b"", DifferenceKind.MOVE, 1),
        (b"B[]", b"B[tt]B[aa]", DifferenceKind.MOVE, 2),
        (b"B[gg]", b"B[GG]", DifferenceKind.MOVE, 5),
        (b"B[gg]", b"B[nn]", DifferenceKind.MOVE, 5),
        (b"W[ee]", b"W[ee]AE[aa]", DifferenceKind.SET_UP, 3),
        (b"[cc]", b"[cd]", DifferenceKind.SET_UP, 0),
        (b"AW[cc]", b"", DifferenceKind.SET_UP, 0),
        (b"PL[W]", b"PL[B]", DifferenceKind.SET_UP, 0),
        (b"PL[W]", b"", DifferenceKind.SET_UP, 0),
        (b"lines", b"line", DifferenceKind.COMMENT, 2),
        (b"two\n", b"two\\\n", DifferenceKind.COMMENT, 2),
        (b"a \\] b", b"a \\\\ b", DifferenceKind.COMMENT, 0),
        (b"C[branch]", b"", DifferenceKind.COMMENT, 5),
        (b"XX[kept]", b"", DifferenceKind.PROPERTY, 0),
        (b"kept", b"Kept", DifferenceKind.PROPERTY, 0),
    ],
)
def test_each_change_of_a_node_is_found(old, new, kind, node):
    data = write_games([made()])
    assert data.count(old) == 1
    changed = data.replace(old, new)
    assert compare_with_witness([changed], [made()]).difference == WitnessDifference(
        kind=kind, game=1, node=node
    )
    # In a node that was not edited every letter counts.
    data = write_games([read()])
    assert data.count(old) == 1
    found = compare_with_witness([data.replace(old, new)], [read()]).difference
    assert found == WitnessDifference(kind=DifferenceKind.PROPERTY, game=1, node=node)


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        (b";W[ee]", b";W[ee];B[hh]", DifferenceKind.NODES),
        (b"\n(;W[ee])", b"", DifferenceKind.NODES),
        (b"\n(;W[ee])", b"\n(;W[ee])(;W[ee])", DifferenceKind.NODES),
        (b";B[gg]C[branch]", b"", DifferenceKind.NODES),
        (b"two\nlines", b"two]", DifferenceKind.UNREADABLE),
        (b"))", b")", DifferenceKind.UNREADABLE),
        (b"(;FF", b"(;FF[4])(;FF", DifferenceKind.GAMES),
    ],
)
@pytest.mark.parametrize("game", [read, made])
def test_each_change_of_the_tree_is_found(game, old, new, kind):
    data = write_games([game()])
    assert data.count(old) == 1
    assert compare_with_witness([data.replace(old, new)], [game()]).difference.kind is kind


def test_reordered_branches_are_found():
    data = write_games([read()])
    one, other = b"\n(;W[ee])", b"\n(;W[ff];B[gg]C[branch])"
    assert one + other in data
    changed = data.replace(one + other, other + one)
    assert compare_with_witness([changed], [read()]).difference.node == 3


def test_the_game_is_named():
    games = [read(), read()]
    data = write_games(games)
    place = data.rindex(b"W[ff]")
    changed = data[:place] + b"W[fg]" + data[place + 5 :]
    assert compare_with_witness([changed], games).difference.game == 2


class TestGamesWrittenAsTheyStood:
    """They are parts of a file which is not read for it."""

    GAMES = read_games(FILE + FILE + FILE).games

    def examine(self, old=b"", new=b"", game=1):
        texts = write_each(self.GAMES)
        assert old in texts[game]
        texts[game] = texts[game].replace(old, new, 1)
        told = []
        found = compare_with_witness(texts, self.GAMES, told.append).difference
        assert all(game.unread for game in self.GAMES)
        assert told == sorted(told)
        return found

    def test_unchanged_games_are_confirmed(self):
        assert self.examine() is None

    @pytest.mark.parametrize("game", [0, 1, 2])
    def test_the_root_is_compared(self, game):
        difference = self.examine(b"XX[kept]", b"XX[cept]", game)
        assert difference == WitnessDifference(kind=DifferenceKind.PROPERTY, game=game + 1, node=0)

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (b"))", b")"),
            (b"(;W[ee])", b"(;W[ee]))"),
            (b"C[branch]", b"C[branch\\]"),
        ],
    )
    def test_a_different_end_of_a_game_is_found(self, old, new):
        assert self.examine(old, new) == WitnessDifference(kind=DifferenceKind.UNREADABLE, game=2)


def test_an_unread_game_is_compared_and_stays_unread():
    games = read_games(FILE + FILE).games
    data = write_games(games)
    assert compare_with_witness([data], games).difference is None
    assert compare_with_witness([data.replace(b"branch", b"Branch")], games).difference is not None
    assert all(game.unread for game in games)


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (9, 13), (19, 26), (26, 19), (26, 26)])
def test_points_of_all_boards_up_to_26(columns, rows):
    tree = Tree()
    points = [Point(x, y) for x in (0, columns - 1) for y in (0, rows - 1)]
    for place in points:
        content = Content(move=Move(Color.BLACK, place))
        tree.apply(tree.add_edit(tree.next_id - 1, content))
        set_up = SetUp(black=frozenset(points), white=frozenset(), turn=Color.WHITE)
        tree.apply(tree.add_edit(tree.next_id - 1, Content(set_up=set_up)))
    for move in (None, points[0]):
        tree.apply(tree.add_edit(0, Content(move=Move(Color.WHITE, move))))
    game = SgfGame(tree, columns, rows)
    testimony = compare_with_witness([write_games([game])], [game])
    assert testimony.difference is None
    assert not testimony.skipped


@pytest.mark.parametrize("of_root", [True, False])
def test_a_node_may_be_written_as_two(of_root):
    """SGF wants no set-up and no root property beside a move."""
    tree = Tree()
    content = Content(
        set_up=SetUp(black=frozenset({Point(2, 2)})), move=Move(Color.BLACK, Point(1, 1))
    )
    if of_root:
        tree.apply(tree.change_edit({0: content}))
    else:
        tree.apply(tree.add_edit(0, content))
    tree.apply(tree.add_edit(tree.next_id - 1, Content(move=Move(Color.WHITE, None))))
    game = SgfGame(tree, 9, 9)
    data = write_games([game])
    assert data.count(b";") == len(tree) + 1
    assert compare_with_witness([data], [game]).difference is None
    assert (
        compare_with_witness([data.replace(b"B[bh]", b"B[bg]")], [game]).difference.kind
        is DifferenceKind.MOVE
    )
    assert (
        compare_with_witness([data.replace(b"W[]", b"W[aa]")], [game]).difference.kind
        is DifferenceKind.MOVE
    )


@pytest.mark.parametrize(
    "text",
    [
        "AB[aa]BL[10]WL[10];W[bb]",
        "AB[aa]MN[1];B[cc]",
        "AB[aa]DO[];",
        "AB[aa]C[c]MN[1];MN[1]",  # The second part of the first node is as the second node.
        "AB[aa]BL[10];BL[10]",
        "C[c];AB[aa]BL[5];AB[bb]OB[3]",
    ],
)
def test_every_set_up_that_is_changed_may_be_written_as_two(text):
    (game,) = read_games(f"(;SZ[9]{text})".encode()).games
    moved = SetUp(black=frozenset({Point(4, 4)}))
    contents = {
        node.id: replace(node.content, set_up=moved)
        for node in game.tree.walk()
        if node.content.set_up
    }
    game.tree.apply(game.tree.change_edit(contents))
    data = write_games([game])
    assert data.count(b";") == len(game.tree) + len(contents)
    assert compare_with_witness([data], [game]).difference is None
    assert (
        compare_with_witness([data.replace(b"[ee]", b"[ef]")], [game]).difference.kind
        is DifferenceKind.SET_UP
    )
    assert (
        compare_with_witness([data[:-2] + b";MN[1])"], [game]).difference.kind
        is DifferenceKind.NODES
    )


def test_an_empty_set_up_may_become_two_nodes():
    (game,) = read_games(b"(;SZ[9];AB[aa][zz]BL[5]C[c];W[bb])").games
    node = game.tree[game.tree.root.children[0]]
    edited = replace(node.content, set_up=SetUp())
    game.tree.apply(game.tree.change_edit({node.id: edited}))
    data = write_games([game])
    assert b";AB[zz]C[c]\n;BL[5];" in data
    assert compare_with_witness([data], [game]).difference is None
    assert (
        compare_with_witness([data.replace(b"C[c]", b"")], [game]).difference.kind
        is DifferenceKind.COMMENT
    )


class TestLimitsOfSgfmill:
    def test_moves_on_large_boards(self):
        (game,) = read_games(b"(;SZ[27];B[AA]C[said])").games
        data = write_games([game])
        assert compare_with_witness([data], [game]).skipped == {SkipReason.LARGE_BOARD}
        assert compare_with_witness([data], [game], by_meaning=True).difference is None
        assert compare_with_witness([data.replace(b"said", b"Said")], [game]).difference is not None

    def test_long_names_of_properties(self):
        data = b"(;SZ[9]" + b"A" * 65 + b"[x];B[aa])"
        games = read_games(data).games
        testimony = compare_with_witness([write_games(games)], games)
        assert testimony.skipped == {SkipReason.LONG_NAME}
        assert testimony.difference is None

    def test_moves_that_sgf_does_not_allow(self, caplog):
        (game,) = read_games(b"(;SZ[9];B[aa]W[bb]C[said];W[Q99]C[said])").games
        data = write_games([game])
        with caplog.at_level("INFO"):
            assert compare_with_witness([data], [game], by_meaning=True).skipped == {
                SkipReason.INVALID_VALUE
            }
        assert [record.message for record in caplog.records] == [
            "game 1: not compared: invalid-value"
        ]
        assert compare_with_witness([data], [game]).difference is None
        changed = data.replace(b"W[Q99]C[said]", b"W[Q99]")
        assert compare_with_witness([changed], [game]).difference.node == 2

    def test_other_unreadable_data_is_found(self):
        assert compare_with_witness([b""], [read()]).difference == WitnessDifference(
            kind=DifferenceKind.UNREADABLE
        )


def test_an_edited_node_keeps_unknown_properties():
    (game,) = read_games(b"(;SZ[9];B[aa]YY[1][2])").games
    node = game.tree[game.tree.root.children[0]]
    edited = Content(move=node.content.move, comment="new", others=node.content.others)
    game.tree.apply(game.tree.change_edit({node.id: edited}))
    data = write_games([game])
    assert compare_with_witness([data], [game]).difference is None
    assert (
        compare_with_witness([data.replace(b"[2]", b"")], [game]).difference.kind
        is DifferenceKind.PROPERTY
    )
    assert (
        compare_with_witness([data.replace(b"new", b"old")], [game]).difference.kind
        is DifferenceKind.COMMENT
    )


@pytest.mark.parametrize("comment", ["  \n", "a\0b", "a\tb\r\nc", "\x0b"])
def test_white_space_that_sgf_drops_is_no_difference(comment):
    tree = Tree()
    tree.apply(tree.add_edit(0, Content(comment=comment)))
    made_here = SgfGame(tree, 9, 9)
    assert compare_with_witness([write_games([made_here])], [made_here]).difference is None
    games = read_games(f"(;SZ[9];C[{comment}])".encode()).games
    assert compare_with_witness([write_games(games)], games, by_meaning=True).difference is None


@pytest.mark.parametrize(
    ("text", "edit"),
    [
        ("(;SZ[9]KM[none];B[aa])", {"info": GameInfo(komi=6.5)}),
        ("(;SZ[9]KM[6.5]KM[5.5];B[aa])", {"info": GameInfo(komi=7.5)}),
        ("(;SZ[9]HA[no]RE[B+R]RE[B+R];B[aa])", {"info": GameInfo(handicap=2, result="W+R")}),
        ("(;SZ[9]PB[a]PB[b];B[aa])", {"info": GameInfo(names=ByColor("x", "y"))}),
        ("(;SZ[9]TM[unlimited]AW[];B[aa])", {"info": GameInfo(time_limit=60.0)}),
        ("(;SZ[9]TR[bb]SQ[bb]LB[cc:1][cc:2];B[aa])", {"markup": Markup(labels={Point(0, 0): "x"})}),
        ("(;SZ[9]AW[]C[x];B[aa])", {"times": ByColor(TimeLeft(3.0), None)}),
        ("(;SZ[9]B[aa]B[aa]PL[1];B[bb])", {"move": Move(Color.BLACK, Point(4, 4))}),
    ],
)
@pytest.mark.parametrize("at_root", [True, False])
def test_an_edit_may_normalise_odd_values(text, edit, at_root):
    """What the program knows, it spells as SGF does once it is edited."""
    if not at_root:
        text = text.replace("(;SZ[9]", "(;SZ[9];")
    (game,) = read_games(text.encode()).games
    number = 0 if at_root else 1
    content = replace(game.tree[number].content, **edit)
    game.tree.apply(game.tree.change_edit({number: content}))
    assert compare_with_witness([write_games([game])], [game]).difference is None
