import pytest

from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import EMPTY_CONTENT, NO_SET_UP, Content, Node, SetUp
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

A1, B1 = Point(0, 0), Point(1, 0)
BLACK_A1 = Move(Color.BLACK, A1)


class CountingSource:
    """Understands a text as the comment it is, and counts how often it was asked to."""

    def __init__(self):
        self.asked = 0

    def content(self, text):
        self.asked += 1
        return Content(comment=text)


def test_a_file_node_is_parsed_once_on_demand():
    source = CountingSource()
    node = Node(1, 0, content=None, text="hello", source=source)
    moved = node.with_children((2, 3))
    assert source.asked == 0
    assert (moved.content.comment, moved.content.comment) == ("hello", "hello")
    assert source.asked == 1


def test_new_children_keep_the_text_of_the_file():
    source = CountingSource()
    node = Node(1, 0, (2,), content=None, text="hello", source=source).with_children((3, 2))
    assert (node.id, node.parent, node.children) == (1, 0, (3, 2))
    assert (node.text, node.source, node.edited) == ("hello", source, False)


def test_new_content_keeps_the_old_text_and_says_that_it_no_longer_holds():
    source = CountingSource()
    node = Node(1, 0, (2,), content=None, text="hello", source=source)
    edited = node.with_content(Content(comment="bye"))
    assert (edited.content.comment, edited.text, edited.edited) == ("bye", "hello", True)
    assert edited.with_children(()).edited
    assert (edited.id, edited.parent, edited.children) == (1, 0, (2,))
    assert not node.edited


def test_a_set_up_is_something_if_it_puts_takes_or_gives_the_turn():
    assert not SetUp()
    assert not NO_SET_UP
    assert SetUp(black=frozenset([A1]))
    assert SetUp(empty=frozenset([A1]))
    assert SetUp(turn=Color.WHITE)


ONE_STONE = SetUp(black=frozenset([A1]))


@pytest.mark.parametrize(
    ("before", "after", "otherwise"),
    [
        (EMPTY_CONTENT, Content(comment="a word"), False),
        (Content(move=BLACK_A1), Content(move=BLACK_A1, name="joseki"), False),
        (Content(move=BLACK_A1), Content(move=Move(Color.BLACK, B1)), True),
        (Content(move=BLACK_A1), Content(move=Move(Color.WHITE, A1)), True),
        (Content(move=BLACK_A1), Content(move=Move(Color.BLACK, None)), True),
        (EMPTY_CONTENT, Content(set_up=ONE_STONE), True),
        (EMPTY_CONTENT, Content(info=GameInfo(komi=6.5)), False),
        (Content(set_up=ONE_STONE), Content(set_up=ONE_STONE, info=GameInfo(komi=0.5)), False),
        # Whether Black has more handicap stones to place says whose turn it is from here on.
        (EMPTY_CONTENT, Content(info=GameInfo(handicap=2)), True),
        (Content(set_up=ONE_STONE), Content(set_up=ONE_STONE, info=GameInfo(handicap=2)), True),
    ],
)
def test_contents_that_change_the_position(before, after, otherwise):
    node = Node(1, 0, content=before)
    assert node.changes_position_of(node.with_content(after)) is otherwise
    assert node.with_content(after).changes_position_of(node) is otherwise


def test_children_that_change_the_position():
    plain, stones = Node(1, 0, (2, 3)), Node(1, 0, (2, 3), Content(set_up=ONE_STONE))
    assert not plain.changes_position_of(plain.with_children((3, 2)))
    # Who plays first after a set-up is whose turn it is.
    assert stones.changes_position_of(stones.with_children((3, 2)))
    assert not stones.changes_position_of(stones.with_children((2, 4)))


def test_another_parent_changes_the_position():
    node = Node(1, 0, (2,))
    assert node.changes_position_of(node.with_parent(3))
    assert not node.changes_position_of(node.with_parent(0))


def test_a_relocated_node_keeps_its_content():
    source = CountingSource()
    node = Node(1, 0, (2,), None, "hello", source)
    placed = node.relocated(7, None, (8, 9))
    assert (placed.id, placed.parent, placed.children) == (7, None, (8, 9))
    assert (placed.text, placed.source, placed.edited) == ("hello", source, False)
    assert source.asked == 0
    moved = node.with_content(Content(comment="bye")).with_parent(5)
    assert (moved.id, moved.parent, moved.children, moved.edited) == (1, 5, (2,), True)
    assert moved.content.comment == "bye"
