"""Capturing races between two chains, decided by counting liberties.

Searches and random games are of no use in a race with many liberties, because only the number of
moves counts. So a race is counted if nothing but liberties matters: all other chains around are
safe, no move gains a liberty or joins another chain, and neither chain has more than an eye of one
point. The moves left are then alike within each kind: the opponent's outside liberties, the shared
liberties, and the last point of an eye.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gobanapp.rules.cell_grid import EMPTY
from gobanapp.rules.life.chains import CellChain, Chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_FEWEST_STONES: Final = 8
"""The stones of a chain whose capture leaves room for two eyes in any shape."""
_MOST_LIBERTIES: Final = 40
"""The liberties of both chains together up to which a race is counted, far more than in games."""
_SURE: Final = 0.85
"""The confidence of a counted race: it rests on the safety of the stones around it."""

_CAPTURES, _SEKI, _LOSES = 1, 0, -1


@dataclass(frozen=True, slots=True)
class _Liberties:
    """The liberties of one chain that are not shared. ``eye``: an eye of one point, or none."""

    outside: frozenset[int]
    eye: frozenset[int]


def count_races(
    chains: Chains,
    asked: Collection[int],
    safe: Collection[int],
    fates: dict[int, ChainFate],
) -> set[int]:
    """Correct ``fates`` where a race is plain enough to be counted; return the chains that live.

    ``asked``: the chains in question. ``safe``: those that live whatever happens in a race.
    """
    living = set[int]()
    large = [chains.all[n] for n in sorted(asked) if len(chains.all[n].stones) >= _FEWEST_STONES]
    for place, one in enumerate(large):
        for other in large[place + 1 :]:
            if one.color != other.color and one.liberties and other.liberties:
                living |= _count(chains, one, other, safe, fates)
    return living


def _count(
    chains: Chains,
    one: CellChain,
    other: CellChain,
    safe: Collection[int],
    fates: dict[int, ChainFate],
) -> set[int]:
    """Count one race, if it is one, and return the chain that lives."""
    mine, theirs = (
        _liberties(chains, chain, enemy, safe) for chain, enemy in ((one, other), (other, one))
    )
    shared = one.liberties & other.liberties
    if mine is None or theirs is None or len(one.liberties | other.liberties) > _MOST_LIBERTIES:
        return set()
    counts = _counts(mine), _counts(theirs)
    first, second = (_result(*some, len(shared)) for some in (counts, counts[::-1]))
    if first == -second:
        if first == _SEKI:
            for chain, enemy in ((one, other), (other, one)):
                fates[chain.number] = ChainFate(
                    _SURE,
                    LifeStatus.SEKI,
                    VerdictReason.SHARED_LIBERTIES,
                    shared,
                    frozenset([enemy.number]),
                )
            return set()
        winner, loser = (one, other) if first == _CAPTURES else (other, one)
        fates[loser.number] = ChainFate(
            -_SURE, LifeStatus.DEAD, VerdictReason.RACE_LOST, others=frozenset([winner.number])
        )
        fates[winner.number] = ChainFate(
            _SURE, LifeStatus.ALIVE, VerdictReason.CAPTURES, others=frozenset([loser.number])
        )
        return {winner.number}
    moves = (_move(theirs, mine, shared), _move(mine, theirs, shared))
    fate = ChainFate(
        0.0,
        LifeStatus.UNSETTLED,
        VerdictReason.WHO_MOVES,
        frozenset(cell for cell in moves if cell),
    )
    fates.update(dict.fromkeys((one.number, other.number), fate))
    return set()


def _liberties(
    chains: Chains, chain: CellChain, enemy: CellChain, safe: Collection[int]
) -> _Liberties | None:
    """Return the liberties of a chain in a race with ``enemy``, None if more than these matters."""
    cells, near, at = chains.cells, chains.grid.near, chains.at
    around = {adjacent for stone in chain.stones for adjacent in near[stone]}
    if not all(n == enemy.number or n in safe for n in chains.of(around, enemy.color)):
        return None  # another chain could be captured
    outside, eye = set[int](), set[int]()
    for cell in chain.liberties:
        adjacent = [other for other in near[cell] if cells[other] == EMPTY]
        friends = chains.of(near[cell], chain.color)
        enemies = chains.of(near[cell], enemy.color)
        if not chain.liberties.issuperset(adjacent) or friends != {at[chain.stones[0]]}:
            return None  # a move there could gain a liberty, or join another chain
        if enemies & set(safe):
            outside.add(cell)
        elif not enemies and not adjacent:
            eye.add(cell)
        elif enemy.number not in enemies:
            return None  # the opponent's stone there could be captured
    return (
        _Liberties(frozenset(outside - enemy.liberties), frozenset(eye)) if len(eye) < 2 else None
    )


# The race as numbers: each side has outside liberties and at most one in an eye.


def _counts(liberties: _Liberties) -> tuple[int, int]:
    return len(liberties.outside), len(liberties.eye)


@lru_cache(maxsize=4096)
def _result(
    mover: tuple[int, int], other: tuple[int, int], shared: int, *, passed: bool = False
) -> int:
    """Return the best result for the side to move. ``passed``: the other side has just passed.

    A side gains nothing by filling its own liberties, so it passes instead.
    """
    (own_outside, own_eye), (outside, eye) = mover, other
    if outside + eye + shared == 1:
        return _CAPTURES
    results = [_SEKI if passed else -_result(other, mover, shared, passed=True)]
    if outside:
        results.append(-_result((outside - 1, eye), mover, shared))
    if shared and own_outside + own_eye + shared > 1:
        results.append(-_result(other, mover, shared - 1))
    return max(results)


def _move(target: _Liberties, mover: _Liberties, shared: frozenset[int]) -> int | None:
    """Return the liberty of ``target`` that the other side fills first, None if a pass will do."""
    its, (outside, eye) = _counts(mover), _counts(target)
    best = _result(its, (outside, eye), len(shared))
    if outside and outside + eye + len(shared) == 1:
        return min(target.outside)
    if outside and -_result((outside - 1, eye), its, len(shared)) == best:
        return min(target.outside)
    return min(shared or target.eye, default=None)
