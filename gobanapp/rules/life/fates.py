"""Fates of chains, before they become verdicts.

The playouts judge all related chains at once; small parts where they are inconclusive are then
read with either side to move.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import BLACK, BOTH, EMPTY, WHITE
from gobanapp.rules.life.chains import CellChain, Chains, related_chains
from gobanapp.rules.life.local_search import LocalSearch, OpenPart
from gobanapp.rules.life.random_game import PlayoutStart
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_UNSURE: Final = 0.4
"""The share above which dead groups are read."""
_UNSURE_ALIVE: Final = 0.6
"""The share below which living groups are read: few groups alive at the end die so often."""
_MOST_EMPTY: Final = 16
"""The number of empty cells of a part that can be read with ``READING_MOVES``."""
_GAMES_IN_A_ROUND: Final = 100
_FEWEST_GAMES: Final = 20
_MOST_ROUNDS: Final = 7
_CLEAR: Final = 0.6
READING_MOVES: Final = 10000
"""The moves for all parts of a board."""
_TURNS: Final = 0.2
"""The least absolute share in both readings for a status that depends on the side to move."""
_SUREST_READING: Final = 0.8
_ESCAPES: Final = 0.3
"""A chain that lives more often than this is alive even if related chains die, which is rare.

A chain that dies in most games is dead even if related chains live.
"""
_CUT_OFF: Final = 0.5
"""A chain that lives this much less often than related chains may be cut off from them."""
IN_DOUBT: Final = 0.25
"""The absolute share below which the status of stones is uncertain."""


@dataclass(frozen=True, slots=True)
class ChainFate:
    """The fate of a chain.

    ``share``: from -1 (dies) to 1 (lives). ``reason``: if already known, with its cells and the
    ``others``, chains by number. ``is_read``: True if a search with either side to move agreed.
    """

    share: float
    status: LifeStatus
    reason: VerdictReason | None = None
    cells: frozenset[int] = frozenset()
    others: frozenset[int] = frozenset()
    is_read: bool = False

    @property
    def is_unsure(self) -> bool:
        """True if the playouts are inconclusive and nothing else is known."""
        most = _UNSURE_ALIVE if self.share > 0 else _UNSURE
        return self.reason is None and not self.is_read and abs(self.share) < most


def fate_of_share(mean: float, *, is_read: bool = False) -> ChainFate:
    status = LifeStatus.ALIVE if mean > 0 else LifeStatus.DEAD
    return ChainFate(mean, status, is_read=is_read)


def fates_by_playouts(
    chains: Chains, owned: list[float], settled: Mapping[int, int]
) -> dict[int, ChainFate]:
    """Return the fate of each chain that is not ``settled``.

    Related chains share one, except chains with clearly different playouts: a stone can be cut off
    from its own side although no opposing stone separates them yet.
    """
    fates: dict[int, ChainFate] = {}
    for related in related_chains(chains):
        rest = [chain for chain in related if chain.stones[0] not in settled]
        if not rest:
            continue
        mean = _mean_share(rest, owned)
        staying = []
        for chain in rest:
            alone = share(chain, owned)
            is_cut_off = alone < 0 < mean or (mean > _UNSURE_ALIVE and alone < mean - _CUT_OFF)
            if is_cut_off or (mean <= 0 and alone > _ESCAPES):
                fates[chain.number] = fate_of_share(alone)
            else:
                staying.append(chain)
        mean = _mean_share(staying, owned) if staying else mean
        fates.update((chain.number, fate_of_share(mean)) for chain in staying)
    return fates


def _mean_share(some: Collection[CellChain], owned: list[float]) -> float:
    """Return the mean over all stones of ``some``."""
    stones = sum(len(chain.stones) for chain in some)
    return sum(share(chain, owned) * len(chain.stones) for chain in some) / stones


def mark_doubtful_unsettled(fates: dict[int, ChainFate]) -> None:
    """Mark chains as unsettled that lived in hardly more games than they died in.

    Those that died in hardly more stay dead: in finished games that is right far more often.
    """
    for number, fate in fates.items():
        if fate.reason is None and not fate.is_read and 0 < fate.share < IN_DOUBT:
            fates[number] = ChainFate(fate.share, LifeStatus.UNSETTLED, VerdictReason.PLAY_ON)


def read_open_parts(
    chains: Chains,
    owned: list[float],
    settled: Mapping[int, int],
    fates: dict[int, ChainFate],
    *,
    most_moves: int = READING_MOVES,
) -> Iterator[None]:
    """Read the small parts with uncertain chains, and correct ``fates``."""
    left = most_moves
    for part in _worth_reading(chains, open_parts(chains, owned, settled), fates):
        games = min(_GAMES_IN_A_ROUND, left // (2 * len(part.cells)))
        if games < _FEWEST_GAMES:
            continue
        start = PlayoutStart(chains, settled_around(chains, part, owned))
        found = {color: LocalSearch(start, part, color) for color in (BLACK, WHITE)}
        inside = [chains.all[number] for number in _inside(chains, part)]
        for _ in range(_MOST_ROUNDS):
            for search in found.values():
                left += search.moves
                yield from search.run(games)
                left -= search.moves
            if left <= 0 or all(_is_clear(chain, found) for chain in inside):
                break
        for chain in inside:
            fate = fates[chain.number]
            if fate.reason is None and (fate.is_unsure or _is_clear(chain, found)):
                fates[chain.number] = _by_reading(chain, found)


def _worth_reading(
    chains: Chains, parts: list[OpenPart], fates: Mapping[int, ChainFate]
) -> list[OpenPart]:
    """Return the parts that are small enough and hold an unsure chain, the smallest first."""
    worth = []
    for part in parts:
        size = sum(chains.cells[cell] == EMPTY for cell in part.cells)
        inside = [fates[number] for number in _inside(chains, part)]
        unsure = any(fate.is_unsure for fate in inside)
        if unsure and size <= _MOST_EMPTY:
            worth.append((size, min(part.cells), part))
    return [part for _, _, part in sorted(worth, key=lambda each: each[:2])]


def _inside(chains: Chains, part: OpenPart) -> list[int]:
    return sorted(chains.of(part.stones, BLACK) | chains.of(part.stones, WHITE))


def _is_clear(chain: CellChain, found: Mapping[int, LocalSearch]) -> bool:
    return all(abs(_share_in(search, chain)) > _CLEAR for search in found.values())


def _by_reading(chain: CellChain, found: Mapping[int, LocalSearch]) -> ChainFate:
    own, other = found[chain.color], found[BOTH - chain.color]
    first, second = _share_in(own, chain), _share_in(other, chain)
    mean = _SUREST_READING * (first + second) / 2
    if first > _TURNS and second < -_TURNS:
        moves = (own.best_move(), other.best_move())
        cells = frozenset(cell for cell in moves if cell)
        return ChainFate(mean, LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES, cells)
    return fate_of_share(mean, is_read=first * second > 0 and abs(mean) > _TURNS)


def _share_in(search: LocalSearch, chain: CellChain) -> float:
    owned = search.ownership()
    sign = 1 if chain.color == BLACK else -1
    return sign * sum(owned[cell] for cell in chain.stones) / len(chain.stones)


# The parts of a board that are still open after random games: small ones can be read out.
#
# A part is what hangs together of the stones that were not clearly one side's in these games, their
# liberties, and the other cells that were not. All around it counts as settled.

_SURE_STONES: Final = 0.7
_SURE_CELLS: Final = 0.85


def share(chain: CellChain, owned: Sequence[float]) -> float:
    """Return the expected status of ``chain``, from -1 (dead) to 1 (alive)."""
    sign = 1 if chain.color == BLACK else -1
    return sign * sum([owned[cell] for cell in chain.stones]) / len(chain.stones)


def open_parts(chains: Chains, owned: list[float], certain: Collection[int]) -> list[OpenPart]:
    """Return the parts that hold an uncertain chain. ``owned``: for each cell, -1 to 1."""
    unsure = [chain for chain in chains.all if abs(share(chain, owned)) < _SURE_STONES]
    stones = frozenset(cell for chain in unsure for cell in chain.stones).difference(certain)
    is_open = {
        cell
        for cell in chains.grid.inside
        if chains.cells[cell] == EMPTY and abs(owned[cell]) < _SURE_CELLS
    }
    is_open.update(stones, *(chain.liberties for chain in unsure))
    is_open.difference_update(certain)
    return [
        OpenPart(stones & cells, cells, _near(chains, stones & cells, cells))
        for cells in _joined(chains, is_open)
        if stones & cells
    ]


def settled_around(chains: Chains, part: OpenPart, owned: list[float]) -> dict[int, int]:
    """Return the owner of each cell outside ``part`` in most games."""
    settled = {
        cell: BLACK if owned[cell] > 0 else WHITE
        for cell in chains.grid.inside
        if cell not in part.cells
    }
    for chain in chains.all:
        if chain.stones[0] in settled:
            lives = share(chain, owned) > 0
            owner = chain.color if lives else BLACK + WHITE - chain.color
            settled.update(dict.fromkeys(chain.stones, owner))
    return settled


def _joined(chains: Chains, cells: set[int]) -> list[frozenset[int]]:
    left, parts = set(cells), []
    for start in sorted(cells):
        if start in left:
            left.remove(start)
            part = [start]
            for cell in part:  # grows during the iteration
                adjacent = left.intersection(chains.grid.near[cell])
                left -= adjacent
                part += sorted(adjacent)
            parts.append(frozenset(part))
    return parts


def _near(chains: Chains, stones: frozenset[int], within: frozenset[int]) -> frozenset[int]:
    """Return the cells of a part up to two steps from the stones in question."""
    near = set(stones)
    for _ in range(2):
        near.update(*(chains.grid.near[cell] for cell in near))
    return within & near
