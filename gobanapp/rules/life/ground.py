"""The ground under stones that can be captured: a group is dead only if its captors keep it.

A side that loses a few stones may be able to play on the points where they stood, and take the
captors in turn (capture under the stones, throw-ins), as in "three points without capturing". Such
stones are alive in seki where territory is counted: their capture would let their side play a stone
that cannot be captured (Japanese rules of 1989, article 7.1). Where area is counted the ground is
shared, so the fight has to be played out, and the group is unsettled.

In a seki, on the other hand, single stones can be dead: those in an eye that their captors take at
no cost, because the seki remains.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BOTH, COLOR_OF
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.life.life_question import LifeQuestion
from gobanapp.rules.life.reading_fates import SURE
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import ReadingOutcome, read_life_in_slices
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_NODES: Final = 3000
"""The positions for one reading."""
_MOST_LIBERTIES: Final = 3
"""The liberties of a chain in an eye that is taken move by move."""
_LIVES: Final = ReadingOutcome.LIVES
_DIES: Final = ReadingOutcome.DIES
_SHAPES_READ: Final = (VerdictReason.NO_EYES, VerdictReason.ONE_EYE, VerdictReason.FALSE_EYE)


def look_under_the_stones(
    question: LifeQuestion,
    ruleset: Ruleset,
    fates: dict[int, ChainFate],
) -> Generator[None, None, bool]:
    """Correct the ``fates`` of a group that was found to die or to be in seki.

    Return False if it dies, but it was too much to read who keeps the ground.
    """
    group = question.group
    fate = fates[min(group)]
    if fate.status is LifeStatus.SEKI:
        yield from _find_dead_in_seki(question, fates)
    elif fate.status is LifeStatus.DEAD and fate.reason in _SHAPES_READ:
        captors = frozenset(number for number in question.inside if number in fates)
        outcome = (yield from _read(question, group, BOTH - question.color)) if captors else _DIES
        if outcome is _LIVES:
            captors_die = (yield from _read(question, captors, BOTH - question.color)) is _DIES
            _set_won_back(group, captors, captors_die, ruleset, fates)
        return outcome is not ReadingOutcome.UNKNOWN
    return True


def _read(
    question: LifeQuestion, group: frozenset[int], first: int
) -> Generator[None, None, ReadingOutcome]:
    """Return who keeps the ground of ``group`` if ``first`` moves first."""
    about = replace(question, group=group)
    reading = yield from read_life_in_slices(
        about.board,
        about.stones,
        COLOR_OF[first],
        safe=about.safe,
        budget=_NODES,
        for_ground=True,
    )
    yield
    return reading.outcome


def _set_won_back(
    group: frozenset[int],
    captors: frozenset[int],
    captors_die: bool,
    ruleset: Ruleset,
    fates: dict[int, ChainFate],
) -> None:
    """Note that ``group`` loses its stones, but not all the ground."""
    if captors_die:
        alive = ChainFate(SURE, LifeStatus.ALIVE, VerdictReason.CAPTURES, others=captors)
        fates.update(dict.fromkeys(group, alive))
        dead = ChainFate(-SURE, LifeStatus.DEAD, VerdictReason.CAUGHT)
        fates.update(dict.fromkeys(captors, dead))
        return
    is_territory = ruleset.counting is CountingMethod.TERRITORY
    status = LifeStatus.SEKI if is_territory else LifeStatus.UNSETTLED
    share = SURE if is_territory else 0.0
    for some, others in ((group, captors), (captors, group)):
        its = ChainFate(share, status, VerdictReason.WON_BACK, others=others)
        fates.update(dict.fromkeys(some, its))


def _find_dead_in_seki(question: LifeQuestion, fates: dict[int, ChainFate]) -> Iterator[None]:
    """Find the chains in a seki that the other side takes without breaking it."""
    chains = question.chains
    inside = [number for number in question.inside | question.group if number in fates]
    for number in sorted(inside, key=lambda each: len(chains.all[each].stones)):
        if fates[number].status is not LifeStatus.SEKI:
            continue
        stone = chains.grid.point_of[chains.all[number].stones[0]]
        if (yield from _is_taken_freely(question.board, stone, question.safe)):
            fates[number] = ChainFate(-SURE, LifeStatus.DEAD, VerdictReason.CAUGHT)


def _is_taken_freely(
    board: Board, stone: Point, safe: frozenset[Point]
) -> Generator[None, None, bool]:
    """Return whether the chain on ``stone`` is lost, and its captors stay while they take it."""
    chain = board.chain(stone)
    own, other = chain.color, chain.color.opponent
    saved = yield from read_life_in_slices(board, chain.stones, own, safe=safe, budget=_NODES)
    yield
    if saved.outcome is not _DIES or len(chain.liberties) > _MOST_LIBERTIES:
        return False
    for liberty in sorted(chain.liberties):
        played = board.put(other, liberty)
        if played is None or not played[0][liberty]:
            continue
        after, taken, _ = played
        captors = after.chain(liberty).stones
        if not captors & safe:
            found = yield from read_life_in_slices(after, captors, own, safe=safe, budget=_NODES)
            yield
            if found.outcome not in (_LIVES, ReadingOutcome.SEKI):
                continue
        if taken or (yield from _is_taken_freely(after, stone, safe)):
            return True
    return False
