"""A proposal of the dead stones of a finished or nearly finished game, without an engine.

Certain results come first: chains that live whatever is played, and stones inside their territory
that cannot live (``unconditional_life``). Then the rest of the board is played out at random a few
dozen times (``playouts``): in a finished game nearly every group lives or dies in most of these
games. A board where some groups do not gets half as many games again. Chains of one colour that no
opposing stones separate are judged together, by the mean of their stones (``related_chains``).

Three kinds of small readings follow, each with either side to move. Groups without two plain eyes
are read exactly if their fight is small (``enclosed_groups``), because playouts misjudge nakade,
seki, false eyes and bent four; a race in which only liberties matter is counted instead, however
long it is (``liberty_races``). ``read_captures`` finds chains that one move takes or saves, except
those that dead stones take and then lose again (``won_back``). Small parts of the board where the
playouts are inconclusive and no exact result was found are searched (``fates``, ``local_search``).
A group whose fate depends on the side to move is unsettled, and so is one that lived in hardly more
games than it died in. Then the reason for each group is read off the board without the dead stones
(``reasons``). If play has ended, what remains in doubt is likely dead (``likely_dead``), no stones
are dead on ground of their own side (``own_ground``), and the players are asked about every verdict
that is neither proven nor nearly certain (``doubts``). Each of these modules is in ``life``.

Confidence is the share of playouts, or 1 for certain results. Readings have a confidence of at most
0.85, because they rest on the safety of the surrounding stones. All budgets are numbers of games,
moves or positions, so the same position always gets the same proposal.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BOTH, COLOR_OF
from gobanapp.rules.life.chains import CellChain, Chains
from gobanapp.rules.life.doubts import with_doubts
from gobanapp.rules.life.enclosed_groups import read_enclosed_groups
from gobanapp.rules.life.fates import (
    READING_MOVES,
    ChainFate,
    fates_by_playouts,
    mark_doubtful_unsettled,
    read_open_parts,
)
from gobanapp.rules.life.likely_dead import with_likely_dead
from gobanapp.rules.life.own_ground import with_own_ground_alive
from gobanapp.rules.life.playouts import Playouts
from gobanapp.rules.life.reasons import verdicts
from gobanapp.rules.life.unconditional_life import UnconditionalLife, both_sides
from gobanapp.rules.life.won_back import keep_what_is_won_back
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import Reading, ReadingOutcome, read_capture
from gobanapp.rules.ruleset import Ruleset
from gobanapp.rules.slices import at_once
from gobanapp.rules.verdict import LifeStatus, Proposal, VerdictReason

_PLAYOUTS: Final = 50
_MOST_PLAYOUTS: Final = 200
_USUAL_CELLS: Final = 19 * 19
_PLAYOUT_MOVES: Final = 12000
_MORE_MOVES: Final = 6000
"""The moves of further playouts on a board that the first ones leave undecided."""
_ALL_MOVES: Final = 24000
"""The moves of playouts and the search of parts together; long games leave less for the parts."""


def propose_dead_stones(board: Board, ruleset: Ruleset) -> Proposal:
    """Return a verdict on every stone of ``board``.

    The side to move makes no difference: after two passes either player may resume, so a group
    whose fate depends on the side to move is always unsettled.
    """
    return at_once(propose_dead_stones_in_slices(board, ruleset))


def propose_dead_stones_in_slices(
    board: Board, ruleset: Ruleset, *, is_over: bool = True
) -> Generator[None, None, Proposal]:
    """Do the work of ``propose_dead_stones`` in slices of some milliseconds; return the proposal.

    ``is_over``: play has ended; during a game nothing hard is read, and no unsettled group is taken
    for dead.
    """
    chains = Chains(board)
    yield
    life = both_sides(chains, suicide=ruleset.suicide)
    settled = _settled(chains, life)
    yield
    playouts = Playouts(chains, settled)
    count = _number_of_playouts(len(chains.grid.inside))
    yield from playouts.run(count, enough_moves=_PLAYOUT_MOVES)
    owned = playouts.ownership()
    fates = fates_by_playouts(chains, owned, settled)
    if any(fate.is_unsure for fate in fates.values()):
        enough_moves = _PLAYOUT_MOVES + _MORE_MOVES
        yield from playouts.run(count // 2, enough_moves=enough_moves)
        owned = playouts.ownership()
        fates = fates_by_playouts(chains, owned, settled)
    yield
    certain = _certain(chains, settled)
    yield from read_enclosed_groups(board, chains, ruleset, owned, certain, fates, is_over=is_over)
    yield from read_captures(board, chains, certain, fates)
    yield from keep_what_is_won_back(chains, owned, certain, fates)
    most_moves = min(READING_MOVES, _ALL_MOVES - playouts.moves)
    yield from read_open_parts(chains, owned, settled, fates, most_moves=most_moves)
    mark_doubtful_unsettled(fates)
    found = list(verdicts(chains, life, fates, owned))
    if is_over:
        yield
        found = with_own_ground_alive(board, with_likely_dead(board, found))
        found = with_doubts(board, ruleset.counting, found)
    return Proposal(
        verdicts=tuple(found),
        ownership={chains.grid.point_of[cell]: owned[cell] for cell in chains.grid.inside},
    )


def _number_of_playouts(cells: int) -> int:
    """Return more playouts for small boards, which cost less and have fewer stones."""
    return max(_PLAYOUTS, min(_MOST_PLAYOUTS, _PLAYOUTS * _USUAL_CELLS // cells))


def _settled(chains: Chains, life: Mapping[int, UnconditionalLife]) -> dict[int, int]:
    """Return the owner of each cell that is certain."""
    settled: dict[int, int] = {}
    for color, own in life.items():
        for number in own.alive:
            settled.update(dict.fromkeys(chains.all[number].stones, color))
        for region in own.territory:
            settled.update(dict.fromkeys(region.inside, color))
    return settled


def _certain(chains: Chains, settled: Mapping[int, int]) -> dict[int, LifeStatus]:
    """Return the status of the chains that no move can change."""
    owners = ((chain, settled.get(chain.stones[0])) for chain in chains.all)
    return {
        chain.number: LifeStatus.ALIVE if owner == chain.color else LifeStatus.DEAD
        for chain, owner in owners
        if owner is not None
    }


# Chains with few liberties that one move takes or saves, which random games hardly see.

_MOST_LIBERTIES: Final = 2
_FEWEST_STONES: Final = 2
_NODES: Final = 200
"""The positions for one reading."""
_ALL_NODES: Final = 3000
_LIVES_OFTEN: Final = 0.8
_LIKELY: Final = 0.6
_READ_AS_A_WHOLE: Final = (VerdictReason.TWO_EYES, VerdictReason.CAPTURES)
"""The reasons of groups that have been read, and that may still lose a part."""


def read_captures(
    board: Board, chains: Chains, certain: Mapping[int, LifeStatus], fates: dict[int, ChainFate]
) -> Iterator[None]:
    """Read the living chains with few liberties, and find those that are unsettled.

    A chain is unsettled if its fate depends on the side to move. That holds for a part of a group
    with two eyes, too, if its captors can then join living stones.

    ``certain``: the chains that are not in ``fates``. Single stones are left out: they are worth
    little, and often they are only the stones of a ko or a snapback. Chains that can be captured
    with either side to move are left to the playouts, which judge them well and also know which
    captors are dead.
    """
    if not all(chain.liberties for chain in chains.all):
        return  # a position set up by hand, with stones that cannot be there
    asked = [chain for chain in chains.all if _is_worth_it(chains, chain, certain, fates)]
    safe = chains.grid.points_at(
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


def _is_worth_it(
    chains: Chains,
    chain: CellChain,
    certain: Mapping[int, LifeStatus],
    fates: Mapping[int, ChainFate],
) -> bool:
    fate = fates.get(chain.number)
    if (
        fate is None
        or fate.status is not LifeStatus.ALIVE
        or len(chain.stones) < _FEWEST_STONES
        or not 0 < len(chain.liberties) <= _MOST_LIBERTIES
    ):
        return False
    # What only dead stones capture is won back.
    is_part = fate.reason in _READ_AS_A_WHOLE and _is_next_to_living(chains, chain, certain, fates)
    return fate.reason is None or is_part


def _is_next_to_living(
    chains: Chains,
    chain: CellChain,
    certain: Mapping[int, LifeStatus],
    fates: Mapping[int, ChainFate],
) -> bool:
    """Return whether a living chain of the opponent touches ``chain``."""
    around = [at for cell in chain.stones for at in chains.grid.near[cell]]
    adjacent = (chains.all[number] for number in chains.of(around, BOTH - chain.color))
    return any(_is_safe(other, certain, fates, _LIKELY) for other in adjacent)


def _is_safe(
    chain: CellChain,
    certain: Mapping[int, LifeStatus],
    fates: Mapping[int, ChainFate],
    least: float = _LIVES_OFTEN,
) -> bool:
    """Return whether a chain lives, with a share of the playouts of at ``least`` so much."""
    fate = fates.get(chain.number)
    if fate is None:
        return certain.get(chain.number) is LifeStatus.ALIVE
    return fate.status is LifeStatus.ALIVE and fate.share >= least
