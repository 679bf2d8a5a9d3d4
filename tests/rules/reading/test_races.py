from itertools import product

import pytest

from gobanapp.rules.board_text import parse_board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import Outcome, race

BLACK, WHITE = Color.BLACK, Color.WHITE
BUDGET = 10_000


def points(names):
    return frozenset(map(Point.parse, names.split()))


def racing(ours, theirs, shared, our_eye, their_eye):
    """Return a board where a black and a white group have so many liberties, and the groups."""
    width = max(ours, theirs, 2 * shared + 1, 3) + 2
    rows = [
        "O" * width,
        "." * ours + "O" * (width - ours),
        "X" * width,
        "X" + (".X" if our_eye else "XX") + "X" * (width - 3),
        "X" * width,
        ("X." * shared).ljust(width, "X"),
        "O" * width,
        "O" * width,
        "O" + (".O" if their_eye else "OO") + "O" * (width - 3),
        "O" * width,
        "." * theirs + "X" * (width - theirs),
        "X" * width,
    ]
    edges = ["OO"] * 6 + ["XX"] * 6
    board = parse_board("\n".join(f"{a}{row}{b}" for row, (a, b) in zip(rows, edges, strict=True)))
    return board, board.chain(Point(1, 9)).stones, board.chain(Point(1, 5)).stones


def counted(ours, theirs, shared, we_begin):
    """Return who wins a race without eyes by the usual count."""
    ahead = ours - theirs
    fail = max(shared - 1, 0)
    if ahead >= fail + (not we_begin):
        return Outcome.LIVES
    if -ahead >= fail + we_begin:
        return Outcome.DIES
    return Outcome.SEKI


@pytest.mark.parametrize("first", Color)
@pytest.mark.parametrize("shared", range(4))
def test_races_without_eyes(shared, first):
    for ours, theirs in product(range(5), repeat=2):
        if min(ours, theirs) + shared:
            board, mine, other = racing(ours, theirs, shared, False, False)
            expected = counted(ours, theirs, shared, first is BLACK)
            reading = race(board, mine, other, first, BUDGET)
            assert reading.outcome is expected, (ours, theirs)


@pytest.mark.parametrize("first", Color)
@pytest.mark.parametrize("shared", range(3))
def test_races_of_an_eye_against_none(shared, first):
    """All shared liberties count for the side with the eye, none for the other."""
    for ours, theirs in product(range(4), range(1, 6)):
        board, mine, other = racing(ours, theirs, shared, True, False)
        wins = ours + 1 + shared >= theirs + (first is WHITE)
        assert (race(board, mine, other, first, BUDGET).outcome is Outcome.LIVES) is wins


@pytest.mark.parametrize("first", Color)
def test_races_of_an_eye_each(first):
    for ours, theirs in product(range(4), repeat=2):
        board, mine, other = racing(ours, theirs, 1, True, True)
        ahead = ours - theirs
        won = ahead >= 1 + (first is WHITE)
        lost = -ahead >= 1 + (first is BLACK)
        expected = Outcome.LIVES if won else Outcome.DIES if lost else Outcome.SEKI
        assert race(board, mine, other, first, BUDGET).outcome is expected


def test_the_best_move_of_a_race_fills_a_liberty():
    board, mine, other = racing(2, 2, 0, False, False)
    assert race(board, mine, other, BLACK, BUDGET).move in points("B2 C2")
    assert race(board, mine, other, WHITE, BUDGET).move in points("B11 C11")


def test_a_race_with_stones_inside_a_big_eye():
    """A bulky five with one stone in it takes seven moves, as White has to fill it again."""
    rows = [
        "OOOOOOOOOOO",
        "OXXXXXXXXXO",
        "OX..XXXXXXO",
        "OX.O.XXXXXO",
        "OXXXXXXXXXO",
        "XOOOOOOOOOX",
        "XOOOOOOOOOX",
        "X{}X",
        "XXXXXXXXXXX",
    ]
    found = {}
    for theirs in (6, 7, 8):
        board = parse_board("\n".join(rows).format("." * theirs + "X" * (9 - theirs)))
        mine, other = board.chain(Point(1, 4)).stones, board.chain(Point(1, 3)).stones
        found[theirs] = [race(board, mine, other, first, 60_000).outcome for first in Color]
    lives, dies = Outcome.LIVES, Outcome.DIES
    assert found == {6: [lives, lives], 7: [lives, dies], 8: [dies, dies]}


def test_both_sides_must_be_groups_of_their_own_colour():
    board = parse_board("X O X .")
    for wrong in ("", "D1", "A1 B1"):
        with pytest.raises(ValueError, match="not stones of one colour"):
            race(board, points("A1"), points(wrong), BLACK, BUDGET)
    with pytest.raises(ValueError, match="of the same colour"):
        race(board, points("A1"), points("C1"), BLACK, BUDGET)


def test_races_with_too_many_liberties_are_not_read():
    board, mine, other = racing(13, 13, 0, False, False)
    assert race(board, mine, other, BLACK, BUDGET).outcome is Outcome.UNKNOWN
    board, mine, other = racing(12, 12, 0, False, False)
    assert race(board, mine, other, BLACK, BUDGET).outcome is Outcome.LIVES
