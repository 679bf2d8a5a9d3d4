"""Fates that follow from exact readings of a group with either side to move.

A bent four in the corner is dead as it stands where territory is counted. Where area is counted it
has to be played out; the attacker can first remove every ko threat at no cost, so it is called dead
there too, with less confidence. A threat in a seki cannot be removed: if there is one on the board,
the group is unsettled. Other groups that need a ko to live even if they move first are dead where
territory is counted: when life and death are confirmed, a ko is retaken only after a pass for it
(Japanese rules of 1989, article 7.2), so the attacker wins it. Where area is counted such a group
is unsettled.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from gobanapp.rules.cell_grid import BOTH, COLOR_OF
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.life.life_question import LifeQuestion
from gobanapp.rules.life.rooms import ClearedRoom, is_false_eye, rooms
from gobanapp.rules.reading.readings import Reading, ReadingOutcome, find_bent_four
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.verdict import LifeStatus, VerdictReason

SURE: Final = 0.85
"""The maximum confidence: a reading rests on the safety of the stones around it."""
TURNS_WITH_IT: Final = 0.6
"""The playout certainty up to which the opponents of a group change status with it."""
_BY_KO: Final = 0.4
"""A player who can only start a ko by moving first has chosen not to, if the game is over."""


def fates_of_readings(
    question: LifeQuestion,
    ruleset: Ruleset,
    found: Mapping[Color, Reading],
    fates: dict[int, ChainFate],
) -> None:
    """Update ``fates`` with the outcomes ``found``."""
    chains, group = question.chains, question.group
    first = found.get(COLOR_OF[question.color])
    second = found.get(COLOR_OF[BOTH - question.color])
    outcomes = (first and first.outcome, second and second.outcome)
    cells = question.cells_at([each.move for each in (first, second) if each and each.move])
    enemies = frozenset(number for number in question.enemies if number in fates)
    if outcomes[1] is ReadingOutcome.LIVES:
        shut_in = frozenset().union(*(room.dead for room in _own_rooms(question, enemies)))
        taken = frozenset(n for n in enemies if fates[n].share <= -TURNS_WITH_IT or n in shut_in)
        reason = VerdictReason.CAPTURES if taken else VerdictReason.TWO_EYES
        _set(fates, group, ChainFate(SURE, LifeStatus.ALIVE, reason, others=taken))
        _set(fates, taken, ChainFate(-SURE, LifeStatus.DEAD, VerdictReason.CAUGHT))
    elif outcomes[0] is ReadingOutcome.DIES:
        reason, room = _why_dead(question, enemies)
        _set(fates, group, ChainFate(-SURE, LifeStatus.DEAD, reason, room))
        _set(
            fates, enemies, ChainFate(SURE, LifeStatus.ALIVE, VerdictReason.CAPTURES, others=group)
        )
    elif ReadingOutcome.UNKNOWN in outcomes:
        for number in group | enemies:
            doubtful = min(TURNS_WITH_IT, max(-TURNS_WITH_IT, fates[number].share))
            fates[number] = replace(fates[number], share=doubtful)
    elif outcomes[1] is ReadingOutcome.SEKI:
        _set_seki(chains, group, enemies, fates)
    elif outcomes == (ReadingOutcome.KO, ReadingOutcome.KO):
        _set_ko(question, ruleset, enemies, cells, fates)
    elif outcomes[1] is ReadingOutcome.KO:
        if outcomes[0] is ReadingOutcome.SEKI:
            inside = [number for number in question.inside if number in fates]
            _set(fates, inside, ChainFate(_BY_KO, LifeStatus.ALIVE, VerdictReason.KO, cells))
        _set(fates, group, ChainFate(_BY_KO, LifeStatus.ALIVE, VerdictReason.KO, cells))
    elif outcomes[0] is ReadingOutcome.KO:
        _set(fates, group, ChainFate(-_BY_KO, LifeStatus.DEAD, VerdictReason.KO, cells))
    else:
        turning = group | {n for n in enemies if abs(fates[n].share) < TURNS_WITH_IT}
        _set(fates, turning, ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES, cells))


def _own_rooms(question: LifeQuestion, enemies: Collection[int]) -> list[ClearedRoom]:
    """Return the regions that only the group encloses after ``enemies`` are removed."""
    return [
        room
        for room in rooms(question.chains, enemies)
        if room.owner == question.color and room.border <= question.group
    ]


def _why_dead(
    question: LifeQuestion, enemies: Collection[int]
) -> tuple[VerdictReason, frozenset[int]]:
    """Return the reason why a group dies, and the region that shows it."""
    own = [room.cells for room in _own_rooms(question, enemies)]
    false = [cells for cells in own if is_false_eye(question.chains, cells, question.color)]
    if false and len(own) > 1:
        return VerdictReason.FALSE_EYE, frozenset().union(*false)
    if len(own) == 1 and not false:
        return VerdictReason.ONE_EYE, own[0]
    return VerdictReason.NO_EYES, frozenset()


def _set_ko(
    question: LifeQuestion,
    ruleset: Ruleset,
    enemies: frozenset[int],
    cells: frozenset[int],
    fates: dict[int, ChainFate],
) -> None:
    """Put in what neither side can have without a ko."""
    group = question.group
    if corner := find_bent_four(question.board, question.stones):
        bent = question.cells_at(corner)
        sure = SURE if ruleset.counting is CountingMethod.TERRITORY else SURE - 0.2
        _set(fates, group, ChainFate(-sure, LifeStatus.DEAD, VerdictReason.BENT_FOUR, bent))
        _set(
            fates, enemies, ChainFate(sure, LifeStatus.ALIVE, VerdictReason.CAPTURES, others=group)
        )
    elif ruleset.counting is CountingMethod.TERRITORY:
        _set(fates, group, ChainFate(-_BY_KO, LifeStatus.DEAD, VerdictReason.KO, cells))
    else:
        turning = group | {n for n in enemies if abs(fates[n].share) < TURNS_WITH_IT}
        _set(fates, turning, ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.KO, cells))


def _set_seki(
    chains: Chains, group: frozenset[int], enemies: frozenset[int], fates: dict[int, ChainFate]
) -> None:
    ours = frozenset().union(*(chains.all[number].liberties for number in group))
    theirs = frozenset().union(*(chains.all[number].liberties for number in enemies))
    for some, others in ((group, enemies), (enemies, group)):
        fate_ = ChainFate(
            SURE, LifeStatus.SEKI, VerdictReason.SHARED_LIBERTIES, ours & theirs, others
        )
        _set(fates, some, fate_)


def _set(fates: dict[int, ChainFate], numbers: Collection[int], its: ChainFate) -> None:
    fates.update(dict.fromkeys(numbers, its))


def mark_bent_fours_with_threats(ruleset: Ruleset, fates: dict[int, ChainFate]) -> None:
    """Mark a bent four in the corner as unsettled if its side has a threat that stays.

    A move in a seki threatens to capture the other side there, which can remove that threat only by
    losing its own stones. So the attacker need not gain by starting the ko.
    """
    if ruleset.counting is CountingMethod.TERRITORY:
        return
    if not any(its.status is LifeStatus.SEKI for its in fates.values()):
        return
    for number, its in list(fates.items()):
        if its.reason is VerdictReason.BENT_FOUR:
            unsettled = ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.KO, its.cells)
            _set(fates, [number], unsettled)
            captors = [n for n, other in fates.items() if number in other.others]
            _set(fates, captors, unsettled)
