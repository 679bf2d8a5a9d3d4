"""Chains with few liberties that one move takes or saves, which random games hardly see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.life.chains import BOTH, COLOR_OF, CellChain, Chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import Reading, ReadingOutcome, read_capture
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_MOST_LIBERTIES: Final = 2
_FEWEST_STONES: Final = 2
_NODES: Final = 200
"""For one reading."""
_ALL_NODES: Final = 3000
_LIVES_OFTEN: Final = 0.8


def read_captures(
    board: Board, chains: Chains, certain: Mapping[int, LifeStatus], fates: dict[int, ChainFate]
) -> Iterator[None]:
    """Read the living chains with few liberties and call those unsettled that turn by who moves.

    ``certain``: the chains that are not in ``fates``. Single stones are left out: they are worth
    little, and often only the stones of a ko or of a snapback. What can be captured whoever moves
    is left to the playouts, which see that well; they know besides which captors are dead.
    """
    if not all(chain.liberties for chain in chains.all):
        return  # a position set up by hand, with stones that cannot be there
    asked = [chain for chain in chains.all if _is_worth_it(chain, fates)]
    safe = chains.grid.points(
        cell
        for chain in chains.all
        if len(chain.liberties) > _MOST_LIBERTIES and _is_safe(chain, certain, fates)
        for cell in chain.stones
    )
    left = _ALL_NODES
    for chain in asked:
        if left <= 0:
            break
        attacked = _read(board, chains, chain, safe, attacked=True)
        left -= attacked.nodes
        yield
        if attacked.outcome is not ReadingOutcome.DIES:
            continue
        saved = _read(board, chains, chain, safe, attacked=False)
        left -= saved.nodes
        yield
        moves = {move for move in (attacked.move, saved.move) if move}
        cells = frozenset(at for at, point in chains.grid.point_of.items() if point in moves)
        if saved.outcome is ReadingOutcome.LIVES:
            fates[chain.number] = ChainFate(
                0.0, LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES, cells
            )


def _read(
    board: Board, chains: Chains, chain: CellChain, safe: frozenset[Point], *, attacked: bool
) -> Reading:
    stone = chains.grid.point_of[chain.stones[0]]
    first = COLOR_OF[BOTH - chain.color if attacked else chain.color]
    return read_capture(board, stone, first, _NODES, safe=safe)


def _is_worth_it(chain: CellChain, fates: Mapping[int, ChainFate]) -> bool:
    fate = fates.get(chain.number)
    return (
        fate is not None
        and fate.status is LifeStatus.ALIVE
        and fate.reason is None
        and len(chain.stones) >= _FEWEST_STONES
        and 0 < len(chain.liberties) <= _MOST_LIBERTIES
    )


def _is_safe(
    chain: CellChain, certain: Mapping[int, LifeStatus], fates: Mapping[int, ChainFate]
) -> bool:
    fate = fates.get(chain.number)
    if fate is None:
        return certain.get(chain.number) is LifeStatus.ALIVE
    return fate.status is LifeStatus.ALIVE and fate.share >= _LIVES_OFTEN
