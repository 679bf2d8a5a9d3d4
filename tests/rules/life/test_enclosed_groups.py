from collections.abc import Collection, Generator, Mapping
from typing import Any

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.enclosed_groups import read_enclosed_groups
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import Reading, ReadingOutcome, read_life_in_slices
from gobanapp.rules.ruleset import CHINESE, JAPANESE, Ruleset
from gobanapp.rules.verdict import LifeStatus, VerdictReason
from tests.board_text import parse_board

OUTSIDE = """
. X . X X . X
X X X X X X X
{}
X X X X X X X
. X . X . X .
"""
THREE = OUTSIDE.format("X O O O O O X\nX O . . . O X\nX O O O O O X")
FOUR = OUTSIDE.format("X O O O O O O\nX O . . . . O\nX O O O O O O")
KILLED = OUTSIDE.format("X O O O O O X\nX O . X . O X\nX O O O O O X")
BENT = """
X X X X . X .
X X X X X X X
X X X . X . X
O O X X X X X
. O X X X X X
X O O O X X X
X X . O X X X
"""


BULKY_FIVE = """
. X . O X . X
. . O O X X X
O O O X X . X
X X X X X X X
X . X . X . X
"""


def shares(chains: Chains, fates: Mapping[int, ChainFate]) -> list[float]:
    """Return how surely each cell is Black's, as ``fates`` have the stones in question."""
    owned = [0.0] * len(chains.cells)
    for chain in chains.all:
        share = fates[chain.number].share if chain.number in fates else 1.0
        for cell in chain.stones:
            owned[cell] = share if chain.color == BLACK else -share
    return owned


def fate_on(drawing: str, name: str, share: float, ruleset: Ruleset = JAPANESE) -> ChainFate:
    """Return what is read where White was ``share`` alive and Black's stones inside as much."""
    board = parse_board(drawing)
    chains = Chains(board)
    outer = max(chains.all, key=lambda chain: len(chain.stones))
    certain = {outer.number: LifeStatus.ALIVE}
    certain.update(
        (chain.number, LifeStatus.ALIVE)
        for chain in chains.all
        if chain.color == outer.color and len(chain.stones) > 3
    )
    fates = {
        chain.number: ChainFate(share, LifeStatus.ALIVE if share > 0 else LifeStatus.DEAD)
        for chain in chains.all
        if chain.number not in certain
    }
    for _ in read_enclosed_groups(board, chains, ruleset, shares(chains, fates), certain, fates):
        pass
    point = next(at for at, point in chains.grid.point_of.items() if str(point) == name)
    return fates[chains.at[point]]


# White's four points in the corner live, and the other stones only if White plays F5.
LINKED = """
X X X X X X X X X
X O O O O X X X X
X O . . O . O O X
X O . O O X O O X
X O . O X X X X X
X O O O X . X . X
X X X X X X X X X
"""


def test_a_chain_that_can_be_cut_off_from_its_group_is_unsettled() -> None:
    found = fate_on(LINKED, "G4", 0.7)
    assert (found.status, found.reason) == (LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES)
    assert fate_on(LINKED, "B2", 0.7).status is LifeStatus.ALIVE
    joined = LINKED.replace("O . O O X\nX O . O O X", "O O O O X\nX O . O O X")
    assert fate_on(joined, "G4", 0.7).status is LifeStatus.ALIVE


def test_four_points_in_a_row_live_even_if_the_other_moves_first() -> None:
    found = fate_on(FOUR, "B4", -0.1)
    assert (found.status, found.reason) == (LifeStatus.ALIVE, VerdictReason.TWO_EYES)
    assert found.share > 0.8


def test_three_points_depend_on_the_player_to_move() -> None:
    found = fate_on(THREE, "B4", 0.5)
    assert (found.status, found.reason) == (LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES)
    assert len(found.cells) == 1


def test_a_bulky_five_is_dead_without_reading() -> None:
    found = fate_on(BULKY_FIVE, "A3", 0.1)
    assert (found.status, found.reason) == (LifeStatus.DEAD, VerdictReason.ONE_EYE)
    assert len(found.cells) == 5


def test_hard_groups_leave_a_budget_for_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    wide, small = ("O O O O O O X", "O . . . . O X"), ("O O O O O X", "O . . . O X")
    outer, middle = (" ".join(["X", wide[row], wide[row], wide[row], small[row]]) for row in (0, 1))
    black = " ".join("X" * 28)
    board = parse_board(f"{black}\n{outer}\n{middle}\n{outer}\n{black}")
    chains = Chains(board)
    asked = [chain for chain in chains.all if chain.color == WHITE]
    asked_for = list[int]()

    def hard(
        board: Board, group: Collection[Point], first: Color, **also: Any
    ) -> Generator[None, None, Reading]:
        asked_for.append(len(group))
        if len(group) > 12:
            return Reading(ReadingOutcome.UNKNOWN, None, also["budget"])
        return (yield from read_life_in_slices(board, group, first, **also))

    monkeypatch.setattr("gobanapp.rules.life.life_question.read_life_in_slices", hard)
    certain = {chain.number: LifeStatus.ALIVE for chain in chains.all if chain.color == BLACK}
    fates = {chain.number: ChainFate(0.5, LifeStatus.ALIVE) for chain in asked}
    slices = sum(
        1
        for _ in read_enclosed_groups(
            board, chains, JAPANESE, shares(chains, fates), certain, fates
        )
    )
    assert asked_for[:5] == [14, 14, 14, 12, 12]
    assert len(asked_for) > 5
    assert slices >= len(asked_for)
    assert (
        fates[min(asked, key=lambda chain: len(chain.stones)).number].reason
        is VerdictReason.WHO_MOVES
    )


def test_a_space_too_large_to_read_lowers_confidence() -> None:
    rows = ["X X X X X X X X X"] + ["X O . . . . . . X"] * 4
    assert fate_on("\n".join(rows), "B1", 0.9).share == 0.8


def test_room_over_possibly_living_stones_is_not_safe() -> None:
    # To the games Black was dead, and White's two stones safe in a large room.
    board = parse_board("""
    . O O . O O O O O
    O O O O O O O O .
    X X X X X X X O O
    . . O O . . X O O
    X X X X X X X O O
    O O O O O O O O .
    """)
    chains = Chains(board)
    outer = max(chains.all, key=lambda chain: len(chain.stones))
    fates = {
        chain.number: ChainFate(-0.7, LifeStatus.DEAD)
        if chain.color == BLACK
        else ChainFate(0.7, LifeStatus.ALIVE)
        for chain in chains.all
        if chain is not outer
    }
    certain = {outer.number: LifeStatus.ALIVE}
    for _ in read_enclosed_groups(board, chains, JAPANESE, shares(chains, fates), certain, fates):
        pass
    found = {chain.color: fates[chain.number].status for chain in chains.all if chain is not outer}
    assert found == {BLACK: LifeStatus.ALIVE, WHITE: LifeStatus.DEAD}


def test_a_stone_in_the_middle_kills_and_lives_by_it() -> None:
    assert fate_on(KILLED, "B4", 0.5).status is LifeStatus.DEAD
    inside = fate_on(KILLED, "D4", 0.5)
    assert (inside.status, inside.reason) == (LifeStatus.ALIVE, VerdictReason.CAPTURES)
    assert inside.others


def test_a_bent_four_is_surer_under_territory_rules() -> None:
    japanese, chinese = (fate_on(BENT, "B2", 0.5, ruleset) for ruleset in (JAPANESE, CHINESE))
    assert japanese.reason is chinese.reason is VerdictReason.BENT_FOUR
    assert japanese.share < chinese.share < 0


def test_clearly_dead_groups_are_not_read() -> None:
    found = fate_on(OUTSIDE.format("X X X X X X X\nX X . O . X X\nX X X X X X X"), "D4", -0.9)
    assert (found.status, found.reason) == (LifeStatus.DEAD, None)


@pytest.mark.parametrize("is_over", [True, False])
def test_hard_groups_are_read_once_play_is_over(
    monkeypatch: pytest.MonkeyPatch, is_over: bool
) -> None:
    def hard(
        board: Board, group: Collection[Point], first: Color, **also: Any
    ) -> Generator[None, None, Reading]:
        if also["budget"] < 3000:
            return Reading(ReadingOutcome.UNKNOWN, None, also["budget"])
        return (yield from read_life_in_slices(board, group, first, **also))

    monkeypatch.setattr("gobanapp.rules.life.life_question.read_life_in_slices", hard)
    board = parse_board(KILLED)
    chains = Chains(board)
    outer = max(chains.all, key=lambda chain: len(chain.stones))
    white = next(chain for chain in chains.all if chain.color == WHITE)
    certain = {
        chain.number: LifeStatus.ALIVE
        for chain in chains.all
        if chain.color == outer.color and len(chain.stones) > 1
    }
    fates = {
        chain.number: ChainFate(0.3, LifeStatus.ALIVE)
        for chain in chains.all
        if chain.number not in certain
    }
    owned = shares(chains, fates)
    for _ in read_enclosed_groups(board, chains, JAPANESE, owned, certain, fates, is_over=is_over):
        pass
    found = fates[white.number]
    assert found.status is (LifeStatus.DEAD if is_over else LifeStatus.ALIVE)
    assert found.reason is (VerdictReason.ONE_EYE if is_over else None)


@pytest.mark.parametrize(("inside", "hardest"), [("O . . . . . O", 2500), ("O O O . O O O", 40000)])
def test_a_group_with_a_large_room_is_not_read_for_long(
    monkeypatch: pytest.MonkeyPatch, inside: str, hardest: int
) -> None:
    budgets = list[int]()

    def hard(
        board: Board, group: Collection[Point], first: Color, **also: Any
    ) -> Generator[None, None, Reading]:
        budgets.append(also["budget"])
        yield
        return Reading(ReadingOutcome.UNKNOWN, None, also["budget"])

    monkeypatch.setattr("gobanapp.rules.life.life_question.read_life_in_slices", hard)
    black = "\n".join(["X X X X X X X"] * 3)
    white = OUTSIDE.format(f"O O O O O O O\n{inside}\n{inside}\nO O O O O O O")
    assert fate_on(black + white, "A4", 0.5).reason is None
    assert max(budgets) == hardest


@pytest.mark.parametrize("land", [0.0, 1.0])
def test_the_land_of_the_enemy_around_a_group_is_left_out(land: float) -> None:
    board = parse_board("""
        . O X . . . . . .
        O O X . . . . . .
        . O . . . . . . .
        X X X . . . . . .
        . . X . . . . . .
        X X X X X X X X X
    """)
    chains = Chains(board)
    fates = {
        chain.number: ChainFate(0.2, LifeStatus.ALIVE)
        for chain in chains.all
        if chain.color == WHITE
    }
    certain = {chain.number: LifeStatus.ALIVE for chain in chains.all if chain.color == BLACK}
    owned = shares(chains, fates)
    for cell in chains.grid.inside:
        if not chains.cells[cell]:
            owned[cell] = land
    for _ in read_enclosed_groups(board, chains, JAPANESE, owned, certain, fates):
        pass
    (found,) = fates.values()
    assert (found.reason is not None) is (land == 1)
