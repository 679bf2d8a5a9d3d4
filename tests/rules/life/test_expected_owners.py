from gobanapp.rules.color import Color
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.estimate import expected_owners
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE
from tests.board_text import parse_board


def owners(drawing, turn=None):
    board = parse_board(drawing)
    chains = Chains(board)
    work = expected_owners(chains, propose_dead_stones(board, JAPANESE), turn)
    while True:
        try:
            next(work)
        except StopIteration as ended:
            return {chains.grid.point_of[cell]: owned for cell, owned in ended.value.items()}


def at(found, *names):
    return [found[Point.parse(name)] for name in names]


def test_every_point_has_an_expected_owner():
    found = owners("X . . O .\n. . . . .")
    assert len(found) == 10
    assert all(-1 <= owned <= 1 for owned in found.values())


OPEN = """
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . X . . . . . O . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . X . . . . . O . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . X . . . . . O . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
"""


def test_the_centre_is_open_and_the_sides_follow_their_stones():
    found = owners(OPEN, Color.BLACK)
    left, middle, right = at(found, "C5", "G7", "L5")
    assert left > 0.4
    assert abs(middle) < 0.15
    assert right < -0.4
    assert min(at(found, "D3", "D7", "D11")) > 0.6


CAUGHT = """
. . . . . . . . .
. . X X X X X . .
. . X O O . X . .
. . X X X X X . .
. . . . . . . . .
. O O O O O O O .
. . . . . . . . .
. . . O . . O . .
. . . . . . . . .
"""


def test_the_points_around_stones_that_are_caught_are_their_captors_():
    found = owners(CAUGHT)
    assert min(at(found, "D7", "E7", "F7")) > 0.6
    assert max(at(found, "D3", "E2", "G3")) < -0.4


WHO_MOVES = """
. O . O . O O
O O O O O O .
X X X X X O O
X . . . X O .
"""


def test_the_first_move_decides_the_only_open_point():
    (lives,), (dies,), (stopped,) = (at(owners(WHO_MOVES, turn), "A1") for turn in (*Color, None))
    assert dies < -0.5
    assert dies < stopped < 1
    assert lives > 0


def test_proven_owners_are_certain():
    assert at(owners(WHO_MOVES, Color.BLACK), "A3", "B4") == [-1, -1]
