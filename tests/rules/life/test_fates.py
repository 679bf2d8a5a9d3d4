import pytest

from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import (
    ChainFate,
    fate_of_share,
    fates_by_playouts,
    mark_doubtful_unsettled,
    read_open_parts,
)
from gobanapp.rules.verdict import LifeStatus, VerdictReason
from tests.board_text import parse_board

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
    for chain, value in zip(chains.all, (-1.0, 0.2, 0.8), strict=True):
        for stone in chain.stones:
            owned[stone] = value
    # White's lower row first, then Black's two chains.
    fates = fates_by_playouts(chains, owned, {})
    assert fates[0].share == pytest.approx(1.0)
    assert fates[1] == fates[2]
    assert fates[1].share == pytest.approx((0.2 + 2 * 0.8) / 3)


@pytest.mark.parametrize(
    ("drawing", "share", "status"),
    [
        ("X . X X O\nO O O O O", -0.4, LifeStatus.DEAD),
        ("X . X X O\nO O O O O", -0.1, LifeStatus.DEAD),
        ("X . X X O\nO O O O O", 0.1, LifeStatus.ALIVE),
        (". X . X X O\nO O O O O O", -0.4, LifeStatus.DEAD),  # though nothing catches it yet
    ],
)
def test_a_lone_stone_may_have_a_different_fate(
    drawing: str, share: float, status: LifeStatus
) -> None:
    chains = Chains(parse_board(drawing))
    lone = next(c for c in chains.all if c.color == BLACK and len(c.stones) == 1)
    owned = owned_like(chains, -1.0)
    owned[lone.stones[0]] = share
    fates = fates_by_playouts(chains, owned, {})
    assert [fates[chain.number].status for chain in chains.all if chain is not lone] == [
        LifeStatus.ALIVE,
        LifeStatus.ALIVE,
    ]
    assert fates[lone.number].status is status


@pytest.mark.parametrize(("share", "status"), [(0.25, LifeStatus.DEAD), (0.35, LifeStatus.ALIVE)])
def test_to_escape_alone_a_chain_has_to_live_more_often(share: float, status: LifeStatus) -> None:
    chains = Chains(parse_board("X . X X O\nO O O O O"))
    lone = next(c for c in chains.all if c.color == BLACK and len(c.stones) == 1)
    owned = owned_like(chains, -1.0)
    for chain in chains.all:
        if chain.color == BLACK:
            for stone in chain.stones:
                owned[stone] = share if chain is lone else -0.9
    fates = fates_by_playouts(chains, owned, {})
    assert fates[lone.number].status is status
    assert all(
        fate.status is LifeStatus.DEAD
        for n, fate in fates.items()
        if n != lone.number and chains.all[n].color == BLACK
    )


def test_doubtful_life_is_unsettled_but_doubtful_death_stays() -> None:
    known = ChainFate(0.1, LifeStatus.ALIVE, VerdictReason.KO)
    fates = {0: fate_of_share(0.2), 1: fate_of_share(-0.2), 2: fate_of_share(0.3), 3: known}
    mark_doubtful_unsettled(fates)
    assert (fates[0].status, fates[0].reason) == (LifeStatus.UNSETTLED, VerdictReason.PLAY_ON)
    assert [fates[n] for n in (1, 2, 3)] == [fate_of_share(-0.2), fate_of_share(0.3), known]


def test_parts_too_large_for_the_budget_are_unread() -> None:
    chains = Chains(CORNER)
    fates = {number: fate_of_share(-0.1) for number in range(len(chains.all))}
    before = dict(fates)
    for _ in read_open_parts(chains, owned_like(chains, 0.1), {}, fates, most_moves=100):
        pass
    assert fates == before


def test_settled_chains_have_no_fate() -> None:
    chains = Chains(CORNER)
    settled = dict.fromkeys(chains.all[1].stones, BLACK)
    assert fates_by_playouts(chains, owned_like(chains, 0.0), settled).keys() == {0}


def test_an_unsure_part_is_read_with_either_to_move() -> None:
    chains = Chains(CORNER)
    white = next(chain.number for chain in chains.all if chain.color == WHITE)
    fates = {number: fate_of_share(0.9) for number in range(len(chains.all))}
    fates[white] = fate_of_share(-0.1)
    for _ in read_open_parts(chains, owned_like(chains, 0.1), {}, fates):
        pass
    assert fates[white].status is LifeStatus.UNSETTLED
    assert fates[white].reason is VerdictReason.WHO_MOVES
    best = {str(chains.grid.point_of[cell]) for cell in fates[white].cells}
    assert best == {"B1"}


def test_known_fates_are_not_read_again() -> None:
    chains = Chains(CORNER)
    white = next(chain.number for chain in chains.all if chain.color == WHITE)
    known = ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.KO)
    fates = {number: fate_of_share(0.9) for number in range(len(chains.all))}
    fates[white] = known
    for _ in read_open_parts(chains, owned_like(chains, 0.1), {}, fates):
        pass
    assert fates[white] is known
