import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.visible_moves import visible_moves
from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from tests.board_text import draw_board, parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def contents(words):
    """Moves in turn: ``B2``, ``-`` for a pass; ``+B2`` sets a black stone up, ``~B2`` takes off."""
    found, turn = [], BLACK
    for word in words.split():
        if word[0] in "+~":
            points = frozenset({Point.parse(word[1:])})
            set_up = SetUp(black=points) if word[0] == "+" else SetUp(empty=points)
            found.append(Content(set_up=set_up))
            continue
        found.append(Content(move=Move(turn, None if word == "-" else Point.parse(word))))
        turn = turn.opponent
    return found


def game_of(found, size):
    last = len(found)
    nodes = {0: Node(0, None, (1,) if found else ())}
    for number, content in enumerate(found, start=1):
        children = (number + 1,) if number < last else ()
        nodes[number] = Node(number, number - 1, children, content)
    return Game(Tree(nodes), size, size)


def seen(before, found, *, lifted=False):
    """Return what shows of ``found`` on the board ``before``, its moves numbered from 1."""
    board = before if isinstance(before, Board) else parse_board(before)
    stones = [SetUp(black=frozenset(p for p, c in board.stones() if c is BLACK))]
    stones += [SetUp(white=frozenset(p for p, c in board.stones() if c is WHITE))]
    game = game_of([*(Content(set_up=each) for each in stones), *found], board.width)
    nodes = list(game.tree.main_line())[3:]
    numbers, number = [], 0
    for node in nodes:
        number += node.content.move is not None
        numbers.append(number)
    after = game.position_at(2 + len(nodes)).board if lifted else None
    return visible_moves(board, nodes, numbers, after)


def drawn(found):
    """The board with the last digits of the numbers on it."""
    rows = [row.split() for row in draw_board(found.board).splitlines()]
    for point, number in found.numbers.items():
        rows[len(rows) - 1 - point.y][point.x] = str(number % 10)
    return "\n".join(map(" ".join, rows))


def told(found, labels=None):
    return [(each.numbers, each.at) for each in found.unshown_moves(labels or {})]


KO = """
. X O .
X O . O
. X O .
. . . .
"""


def test_moves_are_numbers_on_the_position_before_them():
    found = seen("X . .\n. . .\n. . O", contents("B2 - A1"))
    assert drawn(found) == "X . .\n. 1 .\n3 . O"
    assert draw_board(found.board) == "X . .\n. X .\nX . O"
    assert found.passes == (2,)
    assert told(found) == []


def test_a_ko_stays_visible_and_later_moves_there_are_listed_once():
    found = seen(KO, contents("C3 A1 D1 B3 D2 A2 C3 B1 C1 B3"))
    assert drawn(found) == ". X O .\nX O 1 O\n6 X O 5\n2 8 9 3"
    assert told(found) == [((4, 10), "B3"), ((7,), 1)]


def test_lifted_stones_show_the_last_move_on_a_point():
    found = seen(KO, contents("C3 A1 D1 B3 - - C3 B1 - B3"), lifted=True)
    assert drawn(found) == ". X O .\nX 0 . O\n. X O .\n2 8 . 3"
    assert told(found) == [((1, 7), "C3"), ((4,), 10)]


def test_points_are_named_by_number_label_or_coordinates():
    found = seen(KO, contents("C3 A1 D1 B3 - - C3"))
    assert told(found, {Point.parse("B3"): "a"}) == [((4,), "a"), ((7,), 1)]
    assert told(found, {Point.parse("C3"): "b"}) == [((4,), "B3"), ((7,), 1)]


def test_a_number_may_be_nought():
    node = Node(0, None, (), contents("A1")[0])
    again = Node(1, 0, (), contents("A1")[0])
    found = visible_moves(Board.empty(2), [node, again], [0, 1], None)
    assert told(found) == [((1,), 0)]


def test_a_move_on_an_occupied_point_is_listed():
    found = seen("X .\n. .", contents("A2 A2 B1 B1"))
    assert drawn(found) == "X .\n. 3"
    assert told(found) == [((1, 2), "A2"), ((4,), 3)]


def test_a_suicide_stone_is_visible():
    found = seen(". X\nX .", contents("- A2"))
    assert drawn(found) == "2 X\nX ."
    assert told(seen(". X\nX .", contents("- A2"), lifted=True)) == [((2,), "A2")]


def test_a_move_off_the_board_is_a_pass():
    assert seen(". .\n. .", contents("A1 D4 B1")).passes == (2,)


def test_stones_set_up_in_between_count_as_initial_stones():
    assert drawn(seen(". .\n. .", contents("A1 +B2 B1"))) == ". X\n1 2"
    assert drawn(seen("X .\n. .", contents("B1 ~A2"))) == ". .\n. 1"


def test_a_move_stays_visible_under_a_later_set_up():
    assert drawn(seen(". .\n. .", contents("- A1 +A1"))) == ". .\n2 ."
    assert draw_board(seen(". .\n. .", contents("- A1 +A1")).board) == ". .\nO ."
    assert drawn(seen(". .\n. .", contents("A1 ~A1"))) == ". .\n1 ."


def test_a_stone_that_was_set_up_last_is_not_the_move_below_it():
    found = seen(". .\n. .", contents("- A1 +A1"), lifted=True)
    assert drawn(found) == ". .\nX ."
    assert told(found) == [((2,), "A1")]


columns, rows = st.sampled_from("ABCD"), st.integers(1, 4)
set_ups = st.builds("{}{}{}".format, st.sampled_from("+~"), columns, rows)
words = st.lists(
    st.builds("{}{}".format, columns, rows) | set_ups | st.sampled_from(["-", "K10"]), max_size=40
)


@pytest.mark.parametrize("lifted", [False, True])
@given(words=words, before=st.sampled_from([KO, ". . . .\n" * 4]))
def test_each_move_is_drawn_or_listed_once(words, before, lifted):
    found_contents = contents(" ".join(words))
    found = seen(before, found_contents, lifted=lifted)
    moves = [each.move for each in found_contents if each.move is not None]
    numbers = [*found.numbers.values(), *found.passes]
    for hidden in found.hidden.values():
        assert list(hidden) == sorted(hidden)
        numbers += hidden
    assert sorted(numbers) == list(range(1, len(moves) + 1))
    for point, number in found.numbers.items():
        assert moves[number - 1] == Move(found.board[point], point)
    for point, hidden in found.hidden.items():
        assert {moves[number - 1].point for number in hidden} == {point}
