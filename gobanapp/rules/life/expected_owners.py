"""Whose each point is likely to be in the end, while much of the board is still open.

How surely stones stay where they are, random games tell well, at any time of a game. Of the open
board they know nothing: there a point goes to those whose living stones are met first from it, and
to those in whose sphere it lies (``influence``). What was read or is certain of a group, and whose
turn it is where that decides, comes before what the games say. The weights were fitted to recorded
games. Cells are those of a ``Grid``.
"""

from __future__ import annotations

import math
from collections.abc import Generator
from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import BLACK, Chains
from gobanapp.rules.life.influence import first_met, spheres
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason

_LIVES: Final = 2.7
"""Stones that stay in a share s of the random games, less the share in which they go, stay in
tanh(2.7 s) of the recorded games, less those in which they went."""
_DEAD: Final = -0.6
_MOVES_FIRST: Final = 0.4
_MOVES_SECOND: Final = -0.7
_GONE: Final = -0.2
"""Stones that are likelier than this to go have no influence."""
_FIRST_MET: Final = 0.6
_SPHERE: Final = 1 - _FIRST_MET


def expected_owners(
    chains: Chains, proposal: Proposal, turn: Color | None
) -> Generator[None, None, dict[int, float]]:
    """Return for each cell how surely it ends as Black's (1) or White's (-1), in slices.

    ``proposal``: what is thought of the stones. ``turn``: None if nobody is to move any more.
    """
    stones = _stones(chains, proposal, turn)
    yield
    side = {cell: 1 if chains.cells[cell] == BLACK else -1 for cell in stones}
    standing = {cell: owned for cell, owned in stones.items() if side[cell] * owned > _GONE}
    met = yield from first_met(chains.grid, standing)
    lie_in = yield from spheres(chains.grid, {cell: side[cell] for cell in standing})
    return {cell: _FIRST_MET * met[cell] + _SPHERE * lie_in[cell] for cell in met} | stones


def _stones(chains: Chains, proposal: Proposal, turn: Color | None) -> dict[int, float]:
    point_of, games = chains.grid.point_of, proposal.ownership
    verdict_on = {stone: verdict for verdict in proposal.verdicts for stone in verdict.stones}
    owned: dict[int, float] = {}
    for chain in chains.all:
        side = 1 if chain.color == BLACK else -1
        share = side * sum(games[point_of[cell]] for cell in chain.stones) / len(chain.stones)
        life = _life(share, verdict_on[point_of[chain.stones[0]]], turn)
        owned.update(dict.fromkeys(chain.stones, side * life))
    return owned


def _life(share: float, verdict: Verdict, turn: Color | None) -> float:
    """Return how surely a chain lives (1) or dies (-1); ``share``: what the games say of it."""
    if verdict.reason is VerdictReason.WHO_MOVES and turn is not None:
        return _MOVES_FIRST if verdict.color is turn else _MOVES_SECOND
    if verdict.confidence == 1:
        return -1 if verdict.status is LifeStatus.DEAD else 1
    life = math.tanh(_LIVES * share)
    return min(life, _DEAD) if verdict.status is LifeStatus.DEAD else life
