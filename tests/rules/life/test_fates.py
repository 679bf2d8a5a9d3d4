import pytest

from gobanapp.rules.board_text import parse_board
from gobanapp.rules.life.chains import BLACK, WHITE, Chains
from gobanapp.rules.life.fates import Fate, by_share, fates_by_playouts, read_parts
from gobanapp.rules.verdict import Reason, Status

# White's corner lives by B1, and dies by it.
CORNER = parse_board("""
. X . X X
X X X X X
O O O O X
. . . O X
""")


def owned_like(chains: Chains, white: float) -> list[float]:
    return [1.0 if code == BLACK else white for code in chains.cells]


def test_related_chains_share_one_fate() -> None:
    chains = Chains(parse_board("X . X X O\nO O O O O"))
    owned = [0.0] * len(chains.cells)
    for chain, value in zip(chains.all, (-1.0, -0.4, 0.8), strict=True):
        for stone in chain.stones:
            owned[stone] = value
    # White's lower row first, then Black's two chains.
    fates = fates_by_playouts(chains, owned, {})
    assert fates[0].share == pytest.approx(1.0)
    assert fates[1] == fates[2]
    assert fates[1].share == pytest.approx((-0.4 + 2 * 0.8) / 3)


def test_settled_chains_have_no_fate() -> None:
    chains = Chains(CORNER)
    settled = dict.fromkeys(chains.all[1].stones, BLACK)
    assert fates_by_playouts(chains, owned_like(chains, 0.0), settled).keys() == {0}


def test_an_unsure_part_is_read_with_either_to_move() -> None:
    chains = Chains(CORNER)
    white = next(chain.number for chain in chains.all if chain.color == WHITE)
    fates = {number: by_share(0.9) for number in range(len(chains.all))}
    fates[white] = by_share(-0.1)
    for _ in read_parts(chains, owned_like(chains, 0.1), {}, fates):
        pass
    assert fates[white].status is Status.UNSETTLED
    assert fates[white].reason is Reason.WHO_MOVES
    best = {str(chains.grid.point_of[cell]) for cell in fates[white].cells}
    assert best == {"B1"}


def test_what_is_known_is_not_read_again() -> None:
    chains = Chains(CORNER)
    white = next(chain.number for chain in chains.all if chain.color == WHITE)
    known = Fate(0.0, Status.UNSETTLED, Reason.KO)
    fates = {number: by_share(0.9) for number in range(len(chains.all))}
    fates[white] = known
    for _ in read_parts(chains, owned_like(chains, 0.1), {}, fates):
        pass
    assert fates[white] is known
