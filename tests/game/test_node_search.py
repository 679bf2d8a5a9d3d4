import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobanapp.game.editor import CurrentLine
from gobanapp.game.markup import Markup
from gobanapp.game.node import EMPTY_CONTENT, Content, Node
from gobanapp.game.node_search import (
    NodeKind,
    find_next,
    find_previous,
    has_comment,
    is_fork,
    next_comment,
    next_fork,
    node_of_move,
    previous_comment,
    previous_fork,
)
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.node_reader import read_content
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from tests.examples import examples

DEEP = 2_000  # twice what Python can recurse


def grow(parents, contents=None):
    """A tree of nodes 1, 2, 3 and so on, each put below the parent named."""
    contents = contents or {}
    tree = Tree({0: Node(0, None, (), contents.get(0, EMPTY_CONTENT))})
    for parent in parents:
        tree.apply(tree.add_edit(parent, contents.get(tree.next_id, EMPTY_CONTENT)))
    return tree


#       0
#       1
#    2     5
#    3     6
#    4   7   8
SHAPE = (0, 1, 2, 3, 1, 5, 6, 6)


def commented(*numbers):
    return grow(SHAPE, {number: Content(comment=f"comment {number}") for number in numbers})


# Comments


def test_comments_are_met_in_the_order_of_a_file():
    tree = commented(0, 3, 5, 8)
    assert [next_comment(tree, number) for number in range(9)] == [3, 3, 3, 5, 5, 8, 8, 8, None]
    assert [previous_comment(tree, number) for number in range(9)] == [
        None,
        *(0, 0, 0, 3, 3, 5, 5, 5),
    ]


def test_the_order_is_the_file_s_and_not_that_of_the_numbers():
    tree = commented(2, 5)
    tree.apply(tree.main_line_edit(5))
    assert next_comment(tree, 1) == 5
    assert next_comment(tree, 5) == 2
    assert previous_comment(tree, 2) == 5


def test_without_comments_no_comment_is_found():
    tree = grow(SHAPE, {3: Content(name="a name"), 4: Content(comment=" \n")})
    assert next_comment(tree, 0) is None
    assert previous_comment(tree, 8) is None
    with pytest.raises(KeyError):
        next_comment(tree, 9)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B[aa]C[a word]", True),
        ("C [a word]", True),
        ("Comment[old files]", True),
        ("B[aa]C[ \n]", False),
        ("B[aa]CR[bb]TC[x]", False),
        ("AC[x]", False),
        ("N[C]", False),
    ],
)
def test_the_comment_of_a_node_from_a_file(text, expected):
    (game,) = read_games(f"(;GM[1];{text})".encode()).games
    assert has_comment(game.tree[1]) is expected


# Kinds of nodes


def test_whether_there_are_comments_other_than_that_of_a_node():
    comments = NodeKind(has_comment)
    assert not comments.is_in(commented())
    tree = commented(3)
    assert comments.is_in(tree)
    assert comments.is_in(tree, besides=2)
    assert not comments.is_in(tree, besides=3)
    tree = commented(3, 5)
    assert all(comments.is_in(tree, besides=number) for number in range(9))


def test_a_kind_of_node_follows_all_edits():
    comments, forks = NodeKind(has_comment), NodeKind(is_fork)
    tree = grow((0, 1))
    assert not comments.is_in(tree)
    assert not forks.is_in(tree)
    writes = tree.change_edit({2: Content(comment="a word")})
    branches = tree.add_edit(1)
    tree.apply(writes)
    assert comments.is_in(tree, besides=1)
    assert not comments.is_in(tree, besides=2)
    tree.apply(writes.inverse)
    assert not comments.is_in(tree)
    tree.apply(branches)
    assert forks.is_in(tree)
    tree.apply(tree.remove_edit(3))
    assert not forks.is_in(tree)


@pytest.mark.parametrize("numbers", [(), (0,), (1, 8)])
def test_steps_look_at_no_node_again(numbers):
    looked = []

    def is_commented(node):
        looked.append(node.id)
        return has_comment(node)

    tree, comments = commented(*numbers), NodeKind(is_commented)
    comments.is_in(tree)
    looked.clear()
    for number in range(9):
        comments.is_in(tree, besides=number)
    assert looked == []
    tree.apply(tree.add_edit(8))
    comments.is_in(tree)
    assert len(looked) == (2 if len(numbers) == 2 else len(tree))


# Forks


def line(tree, through):
    return CurrentLine(tree).through(through)


def test_forks_are_those_of_the_line():
    tree = grow(SHAPE)
    numbers, _ = line(tree, 7)
    assert numbers == [0, 1, 5, 6, 7]
    assert [next_fork(tree, numbers, place) for place in range(5)] == [1, 6, 6, None, None]
    assert [previous_fork(tree, numbers, place) for place in range(5)] == [None, None, 1, 1, 6]
    assert next_fork(tree, *line(tree, 2)) is None


# Numbers of moves


def test_moves_are_counted_on_the_line_with_passes():
    black, white = (
        Content(move=Move(Color.BLACK, Point(0, 0))),
        Content(move=Move(Color.WHITE, None)),
    )
    tree = grow(SHAPE, {1: black, 3: white, 4: black, 5: EMPTY_CONTENT, 6: white, 8: black})
    main, _ = line(tree, 4)
    assert [node_of_move(tree, main, move) for move in range(-1, 5)] == [None, 0, 1, 3, 4, None]
    other, _ = line(tree, 8)
    assert [node_of_move(tree, other, move) for move in range(5)] == [0, 1, 6, 8, None]


def test_a_move_in_the_root_is_the_first():
    tree = grow([0], {0: Content(move=Move(Color.BLACK, None))})
    assert node_of_move(tree, [0, 1], 1) == 0
    assert node_of_move(tree, [0, 1], 2) is None


# Words


def read(text):
    (game,) = read_games(text.encode()).games
    return game.tree


TEXT = (
    "(;SZ[9]C[The beginning];B[aa]N[Joseki](;W[bb]LB[cc:Straße];B[cc])"
    "(;W[dd]C[Ein schöner Zug\nan dieser\tStelle];B[ee]C[a\\] b \\\\ josekI]))"
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("BEGINNING", 0),
        ("strasse", 2),
        ("STRASSE", 2),
        ("schöner", 4),
        ("SCHÖNER ZUG AN", 4),
        ("dieser stelle", 4),
        (" dieser  Stelle ", 4),
        ("schoner zug", 4),
        ("SCHO\u0308NER", 4),
        ("\uff53telle", 4),
        ("schonerzug", None),
        ("a] B", 5),
        ("b \\ j", 5),
        ("\\]", None),
        ("LB", None),
        ("cc", None),
        ("ZugX", None),
        ("", None),
        (" \n", None),
    ],
)
def test_words_are_found_in_comments_and_names(words, found):
    for tree in (read(TEXT), understood(read(TEXT))):
        assert find_next(tree, 3, words) == found
        assert find_previous(tree, 3, words) == found


def understood(tree):
    return Tree(
        {node.id: Node(node.id, node.parent, node.children, node.content) for node in tree.walk()}
    )


def test_the_search_wraps_around():
    tree = read(TEXT)
    assert [find_next(tree, number, "joseki") for number in (0, 1, 2, 5)] == [1, 5, 5, 1]
    assert [find_previous(tree, number, "joseki") for number in (0, 1, 2, 5)] == [5, 5, 1, 1]


def test_a_lone_place_is_found_again_from_itself():
    tree = read(TEXT)
    assert find_next(tree, 0, "beginning") == find_previous(tree, 0, "beginning") == 0


def test_edited_text_is_searched():
    tree = read(TEXT)
    tree.apply(tree.change_edit({4: Content(comment="another word")}))
    assert find_next(tree, 0, "schöner") is None
    assert find_next(tree, 0, "another") == 4
    assert next_comment(tree, 0) == 4
    tree.apply(tree.change_edit({4: EMPTY_CONTENT}))
    assert next_comment(tree, 0) == 5


def test_marks_that_are_letters_by_their_order_are_labels():
    tree = read("(;;L[ff][gg][hh])")
    assert find_next(tree, 0, "C") == 1
    assert find_next(tree, 0, "d") is None


WORDS = st.text(st.sampled_from("aAßäé \t\n\\]:[c囲"), min_size=1, max_size=5)
ANY = st.builds(
    lambda comment, name, label: Content(
        comment=comment, name=name, markup=Markup(labels={Point(0, 0): label})
    ),
    *[st.text(st.sampled_from("aAßäé \n\\]:;[cC囲"), max_size=8)] * 3,
)


@settings(max_examples=examples(2))
@given(st.lists(ANY, min_size=1, max_size=4), WORDS)
def test_searching_raw_text_finds_the_same_as_parsing(contents, words):
    tree = grow(range(len(contents)), dict(enumerate(contents, start=1)))
    (game,) = read_games(write_games([SgfGame(tree, 9, 9)])).games
    known = understood(game.tree)
    assert find_next(game.tree, 0, words) == find_next(known, 0, words)
    assert next_comment(game.tree, 0) == next_comment(known, 0)


def test_nodes_without_the_words_are_not_parsed(monkeypatch):
    understood = []

    def read_and_note(text, *rest, **options):
        understood.append(text)
        return read_content(text, *rest, **options)

    monkeypatch.setattr("gobanapp.sgf.reader.read_content", read_and_note)
    tree = read("(;" + ";B[aa]LB[bb:1]" * 50 + ";C[here];C[he\\re])")
    assert find_next(tree, 0, "nowhere") is None
    assert next_comment(tree, 0) == 51
    # A backslash may be in the middle of a word.
    assert understood == ["C[he\\re]", "C[here]"]


# Depth


def deep_line():
    return grow(range(DEEP), {DEEP: Content(comment="end", move=Move(Color.BLACK, None))})


def deep_variations():
    parents = [parent for inner in range(0, 2 * DEEP, 2) for parent in (inner, inner)]
    return grow(parents, {2 * DEEP: Content(comment="end", move=Move(Color.BLACK, None))})


@pytest.mark.parametrize("make", [deep_line, deep_variations])
def test_no_depth_is_too_deep(make):
    tree = make()
    last = max(tree.nodes)
    numbers, place = CurrentLine(tree).through(last)
    assert next_comment(tree, 0) == last
    assert find_previous(tree, last, "END") == last
    assert previous_comment(tree, last) is None
    assert node_of_move(tree, numbers, 1) == last
    assert previous_fork(tree, numbers, place) == (numbers[-2] if last > DEEP else None)
    assert next_fork(tree, numbers, 0) == (numbers[1] if last > DEEP else None)
