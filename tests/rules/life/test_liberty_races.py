from itertools import product

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.life.liberty_races import count_races
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.rules.verdict import LifeStatus, VerdictReason
from tests.board_text import parse_board

WIDTH = 9
WHITE_STONE, BLACK_STONE = Point.parse("J7"), Point.parse("J5")


def race(white: int, black: int, shared: int, **changes: str) -> Board:
    """Return a board with a race: White's chain on row 7, Black's on row 5.

    ``white``, ``black``: their outside liberties. ``changes``: other contents for some rows.
    """

    def row(empty: int, stone: str) -> str:
        return "." * empty + stone * (WIDTH - empty)

    rows = {
        "land_of_black": "." * WIDTH,
        "wall_of_black": "X" * WIDTH,
        "beside_white": row(white, "X"),
        "of_white": "O" * WIDTH,
        "between": row(shared, "O"),
        "of_black": "X" * WIDTH,
        "beside_black": row(black, "O"),
        "wall_of_white": "O" * WIDTH,
        "land_of_white": "." * WIDTH,
    } | changes
    above, below = rows["land_of_black"], rows["land_of_white"]
    return parse_board("\n".join(" ".join(row) for row in (above, *rows.values(), below)))


def counted(board: Board) -> tuple[ChainFate | None, ChainFate | None]:
    """Return what is found of White's chain and of Black's, None if it is not counted."""
    chains = Chains(board)
    numbers = [
        chains.at[cell]
        for cell, point in chains.grid.point_of.items()
        if point in (WHITE_STONE, BLACK_STONE)
    ]
    white, black = sorted(numbers, key=lambda number: chains.all[number].color == BLACK)
    fates = dict.fromkeys((white, black), ChainFate(0.1, LifeStatus.ALIVE))
    safe = {chain.number for chain in chains.all} - fates.keys()
    count_races(chains, (white, black), safe, fates)
    found = (fates[white], fates[black])
    return found[0] if found[0].reason else None, found[1] if found[1].reason else None


def status(board: Board) -> tuple[LifeStatus, LifeStatus]:
    white, black = counted(board)
    assert white is not None
    assert black is not None
    return white.status, black.status


@pytest.mark.parametrize("shared", [0, 1])
def test_more_liberties_win(shared: int) -> None:
    assert status(race(5, 4, shared)) == (LifeStatus.ALIVE, LifeStatus.DEAD)
    assert status(race(4, 5, shared)) == (LifeStatus.DEAD, LifeStatus.ALIVE)


@pytest.mark.parametrize("shared", [0, 1])
def test_equal_liberties_depend_on_the_player_to_move(shared: int) -> None:
    white, black = counted(race(4, 4, shared))
    assert white is not None
    assert white == black
    assert (white.status, white.reason) == (LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES)
    assert len(white.cells) == 2


@pytest.mark.parametrize(
    ("white", "black", "shared"), list(product((3, 4, 5), (3, 4, 5), (2, 3, 4)))
)
def test_shared_liberties_make_seki_unless_one_side_has_far_more(
    white: int, black: int, shared: int
) -> None:
    """The side that is ahead needs as many moves more as liberties are shared."""
    ahead = abs(white - black)
    found = status(race(white, black, shared))
    if ahead >= shared:
        winner = 0 if white > black else 1
        assert found[winner] is LifeStatus.ALIVE
        assert found[1 - winner] is LifeStatus.DEAD
    elif ahead == shared - 1:
        assert set(found) == {LifeStatus.UNSETTLED}
    else:
        assert set(found) == {LifeStatus.SEKI}


def test_an_eye_takes_all_shared_liberties() -> None:
    rows = {"of_black": "OOXXXXXXX", "beside_black": "XXX..OOOO"}
    eye, no_eye = ({"between": row} for row in (".O..OOOOO", "OO..OOOOO"))
    assert status(race(0, 2, 2, **rows, **eye)) == (LifeStatus.ALIVE, LifeStatus.DEAD)
    assert status(race(0, 2, 2, **rows, **no_eye)) == (LifeStatus.DEAD, LifeStatus.ALIVE)


def test_a_race_is_not_counted_if_a_chain_can_join_a_safe_one() -> None:
    assert counted(race(4, 4, 0, wall_of_black="OXXXXXXXX")) == (None, None)


def test_a_move_that_gains_liberties_is_not_counted() -> None:
    assert counted(race(3, 3, 0, wall_of_black="X.XXXXXXX")) == (None, None)


def test_long_races_are_decided_in_a_proposal() -> None:
    board = race(6, 5, 0)
    proposal = propose_dead_stones(board, JAPANESE)
    verdict = proposal.verdict_at(BLACK_STONE)
    assert verdict is not None
    assert verdict.reason is VerdictReason.RACE_LOST
    assert BLACK_STONE in proposal.dead
    assert WHITE_STONE not in proposal.dead
