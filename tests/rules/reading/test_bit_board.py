import pytest

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import each_bit
from gobanapp.rules.reading.bit_board import (
    BitBoard,
    ko_after,
    play_bit,
    reachable_area,
    unconditionally_alive,
)
from tests.board_text import parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def points(names):
    return frozenset(map(Point.parse, names.split()))


def ground_of(drawing, safe="", defender=BLACK):
    board = parse_board(drawing)
    return BitBoard(board, defender, [p for p in board.points() if p not in points(safe)])


def names(ground, bits):
    return {str(ground.point_at(bit)) for bit in each_bit(bits)}


def chains_of(ground, chains, empty):
    """Return each chain's stones and liberties as names; ``safe`` is the liberty beyond."""
    found = []
    for stones, near in chains:
        liberties = names(ground, near & empty & ground.all)
        found.append(
            (names(ground, stones), liberties | ({"safe"} if near & ground.beyond else set()))
        )
    return found


# What is played on


def test_an_area_ends_at_safe_stones():
    board = parse_board(
        """
        . . . O .
        X X . O .
        . O X O X
        """
    )
    found = reachable_area(board, points("A2 B2"), points("D3 D2 D1"), 9)
    assert found[:5] == sorted(points("A1 A3 B3 C2 C3"))
    assert set(found[5:]) == points("A2 B2 B1 C1")
    assert reachable_area(board, points("A2 B2"), points("D3 D2 D1"), 4) is None


# Chains


def test_chains_and_their_liberties():
    ground = ground_of(". X X\nO . X\nO O .")
    assert chains_of(ground, ground.defenders, ground.empty) == [
        ({"B3", "C3", "C2"}, {"A3", "B2", "C1"})
    ]
    assert chains_of(ground, ground.attackers, ground.empty) == [
        ({"A2", "A1", "B1"}, {"A3", "B2", "C1"})
    ]


def test_safe_stones_form_one_chain_with_a_permanent_liberty():
    ground = ground_of("O . O\n. X X\nO X .", safe="A3 C3 A1")
    assert chains_of(ground, ground.attackers, ground.empty) == [(set(), {"B3", "A2", "safe"})]
    assert names(ground, ground.shut) == {"B3", "A2", "C2", "B1"}
    assert not ground.joinable


def test_stones_next_to_safe_ones_are_safe():
    ground = ground_of("X X . O\n. . . O", safe="A2 D2 D1")
    assert chains_of(ground, ground.defenders, ground.empty) == [
        ({"B2"}, {"C2", "B1", "A1", "safe"})
    ]
    assert ground.joinable


def test_omitted_empty_points_belong_to_the_attackers():
    ground = ground_of("X . .\nX . .", safe="C1 C2")
    assert names(ground, ground.shut) == {"B1", "B2"}


def test_points_that_are_not_in_play():
    ground = ground_of("X . .", safe="C1")
    with pytest.raises(KeyError):
        ground.set_of(points("C1"))
    assert ground.point_at(0) is None


# Moves


def after(ground, name, color=BLACK):
    bit = ground.set_of(points(name))
    own, other = ground.defenders, ground.attackers
    if color is WHITE:
        own, other = other, own
    return bit, play_bit(own, other, ground.empty, bit, ground.around)


def test_a_move_joins_chains():
    ground = ground_of("X . X\n. . O")
    _, played = after(ground, "B2")
    own, other, empty, taken = played
    assert chains_of(ground, own, empty) == [({"A2", "B2", "C2"}, {"A1", "B1"})]
    assert (other, taken) == (ground.attackers, 0)


def test_a_move_captures():
    ground = ground_of("X O .\n. X X")
    bit, (own, other, empty, taken) = after(ground, "C2")
    assert names(ground, taken) == {"B2"}
    assert other == ()
    assert names(ground, empty & ground.all) == {"B2", "A1"}
    assert ko_after(own, bit, empty, taken) == 0


def test_safe_stones_cannot_be_captured():
    ground = ground_of("X O .\n. X X", safe="B2")
    _, (_, _, _, taken) = after(ground, "C2")
    assert taken == 0


def test_suicide_is_refused():
    ground = ground_of("X X X\nX . X\nX X .")
    assert after(ground, "B2", WHITE)[1] is None


def test_the_first_stone_of_a_ko():
    ground = ground_of(". X O .\nX O . O\n. X O .")
    bit, (own, _, empty, taken) = after(ground, "C2")
    assert names(ground, ko_after(own, bit, empty, taken)) == {"B2"}


# Rooms and life


def test_rooms_are_shut_off_from_safe_attackers():
    ground = ground_of(". X . X . O\nX X X X . O", safe="F1 F2")
    stones = ground.defenders[0][0]
    assert [names(ground, room) for room in ground.rooms(stones)] == [{"A2"}, {"C2"}]


@pytest.mark.parametrize(
    ("drawing", "living"),
    [
        (". X . X O\nX X X X O", "B2 D2 A1 B1 C1 D1"),
        (". X . . O\nX X X X O", ""),
        (". X O . X O\nX X X X X O", "B2 E2 A1 B1 C1 D1 E1"),
        (". X . . . X O\nX X . . . X O\nX X . . . X O", ""),
        (". X . O\nX . X O\nX X X O", "B3 A2 C2 A1 B1 C1"),
    ],
)
def test_two_safe_eyes_are_found(drawing, living):
    board = parse_board(drawing)
    safe = [p for p in board.points() if p.x == board.width - 1]
    ground = BitBoard(board, BLACK, [p for p in board.points() if p not in safe])
    stones = sum(chain[0] for chain in ground.defenders)
    found = unconditionally_alive(ground, ground.defenders, stones, ground.empty)
    assert names(ground, found) == set(living.split())


@pytest.mark.parametrize(
    ("names", "expected"),
    [("", False), ("A1", False), ("A1 A2", False), ("A1 B2", True), ("A1 A2 B1", True)],
)
def test_points_that_are_not_side_by_side(names, expected):
    ground = ground_of(". .\n. .")
    assert ground.two_apart(ground.set_of(points(names))) is expected
