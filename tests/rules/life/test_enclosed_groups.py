from gobanapp.rules.board_text import parse_board
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.enclosed_groups import read_enclosed_groups
from gobanapp.rules.life.fates import Fate
from gobanapp.rules.ruleset import CHINESE, JAPANESE, Ruleset
from gobanapp.rules.verdict import Reason, Status

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


def fate_on(drawing: str, name: str, share: float, ruleset: Ruleset = JAPANESE) -> Fate:
    """Return what is read where White was ``share`` alive and Black's stones inside as much."""
    board = parse_board(drawing)
    chains = Chains(board)
    outer = max(chains.all, key=lambda chain: len(chain.stones))
    certain = {outer.number: Status.ALIVE}
    certain.update(
        (chain.number, Status.ALIVE)
        for chain in chains.all
        if chain.color == outer.color and len(chain.stones) > 3
    )
    fates = {
        chain.number: Fate(share, Status.ALIVE if share > 0 else Status.DEAD)
        for chain in chains.all
        if chain.number not in certain
    }
    for _ in read_enclosed_groups(board, chains, ruleset, certain, fates):
        pass
    point = next(at for at, point in chains.grid.point_of.items() if str(point) == name)
    return fates[chains.at[point]]


def test_four_points_in_a_row_live_even_if_the_other_moves_first() -> None:
    fate = fate_on(FOUR, "B4", -0.1)
    assert (fate.status, fate.reason) == (Status.ALIVE, Reason.TWO_EYES)
    assert fate.share > 0.8


def test_three_points_turn_by_who_moves() -> None:
    fate = fate_on(THREE, "B4", 0.5)
    assert (fate.status, fate.reason) == (Status.UNSETTLED, Reason.WHO_MOVES)
    assert len(fate.cells) == 1


def test_a_stone_in_the_middle_kills_and_lives_by_it() -> None:
    assert fate_on(KILLED, "B4", 0.5).status is Status.DEAD
    inside = fate_on(KILLED, "D4", 0.5)
    assert (inside.status, inside.reason) == (Status.ALIVE, Reason.CAPTURES)
    assert inside.others


def test_a_bent_four_is_surest_where_territory_is_counted() -> None:
    japanese, chinese = (fate_on(BENT, "B2", 0.5, ruleset) for ruleset in (JAPANESE, CHINESE))
    assert japanese.reason is chinese.reason is Reason.BENT_FOUR
    assert japanese.share < chinese.share < 0


def test_what_is_plainly_dead_is_not_asked_for() -> None:
    fate = fate_on(OUTSIDE.format("X X X X X X X\nX X . O . X X\nX X X X X X X"), "D4", -0.9)
    assert (fate.status, fate.reason) == (Status.DEAD, None)
