"""Exact readings of enclosed groups without two plain eyes: nakade, seki, false eyes, races.

Playouts do not see that stones inside a group leave it only one eye, or that neither side can
begin. So a group that is not plainly safe is read with either side to move, if the fight is small.
A group is plainly safe if it lives unconditionally, or if the playouts let it live and it has two
rooms of its own or a large one, without stones that are not plainly dead.

A bent four in the corner is dead as it stands where territory is counted. Where area is counted it
has to be played out; the attacker can first remove every ko threat at no cost, so it is called dead
there too, with less confidence: a threat in a seki, which cannot be removed, would save it. Other
groups that need a ko to live even if they move first are dead where territory is counted: when life
and death are confirmed, a ko is retaken only after a pass for it (Japanese rules of 1989, article
7.2), so the attacker wins it. Where area is counted such a group is unsettled.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BOTH, COLOR_OF
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains, related_chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.life.rooms import ClearedRoom, is_false_eye, rooms
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import Reading, ReadingOutcome, find_bent_four, read_life
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_LARGE_ROOM: Final = 10
_LIVES_OFTEN: Final = 0.6
_DIES_OFTEN: Final = 0.8
_FEW_NODES: Final = 300
_NODES: Final = 2500
"""The positions for one reading: few for every question at first, then more for open ones."""
_ALL_NODES: Final = 5500
_SURE: Final = 0.85
"""The maximum confidence: a reading rests on the safety of the stones around it."""
_SUREST_UNREAD: Final = 0.8
"""Living groups without two plain eyes that are too large to be read."""
_BY_KO: Final = 0.4
"""A player who can only start a ko by moving first has chosen not to, if the game is over."""
_IN_DOUBT: Final = 0.6
"""The playout certainty up to which the opponents of a group change status with it."""


def read_enclosed_groups(
    board: Board,
    chains: Chains,
    ruleset: Ruleset,
    certain: Mapping[int, LifeStatus],
    fates: dict[int, ChainFate],
) -> Iterator[None]:
    """Read the groups in question and correct ``fates``. ``certain``: the other chains."""
    dead = {number for number, status in certain.items() if status is LifeStatus.DEAD}
    dead |= {number for number, its in fates.items() if its.status is LifeStatus.DEAD}
    asked, safe = _in_question(chains, rooms(chains, dead), certain.keys() - dead, fates)
    safe_points = chains.grid.points_at(_stones(chains, safe))
    questions = [_Question(board, chains, group, safe_points) for group in asked]
    left, put_off = _ALL_NODES, set[int]()
    for budget in (_FEW_NODES, _NODES):
        still_open = []
        for question in questions:
            group = question.group
            is_open = all(fates[number].reason is None for number in group)
            if left <= 0 or not is_open or group & put_off:
                continue
            found = yield from question.read(budget, likely_dead=fates[min(group)].share < 0)
            left -= sum(reading.nodes for reading in found.values())
            if any(map(_is_too_large, found.values())):
                continue
            if budget < _NODES and any(
                each.outcome is ReadingOutcome.UNKNOWN for each in found.values()
            ):
                still_open.append(question)
            else:
                _correct(question, ruleset, found, fates)
                yield
            put_off.update(question.enemies)  # whatever their status, they belong to the group
        questions = still_open
    for number in frozenset().union(*asked):
        if fates[number].reason is None and fates[number].share > _SUREST_UNREAD:
            fates[number] = replace(fates[number], share=_SUREST_UNREAD)


def _in_question(
    chains: Chains, lifted: list[ClearedRoom], safe: set[int], fates: Mapping[int, ChainFate]
) -> tuple[list[frozenset[int]], set[int]]:
    """Return the groups to be read, the largest first, and ``safe`` with the plainly safe ones."""
    asked = []
    for related in related_chains(chains):
        for group in _parted([chain.number for chain in related], fates):
            if _is_plainly_safe(chains, group, lifted, fates):
                safe |= group
            else:
                asked.append(group)
    asked = [group for group in asked if not _is_plainly_dead(chains, group, safe, fates)]
    # What lies within another group stands or falls with that, and is smaller: nakade.
    asked.sort(key=lambda group: (-len(_stones(chains, group)), min(group)))
    return asked, safe


def _parted(numbers: Collection[int], fates: Mapping[int, ChainFate]) -> list[frozenset[int]]:
    """Return the chains of ``numbers`` in question: those that can live, and the others."""
    living = frozenset(n for n in numbers if n in fates and fates[n].share > 0)
    dying = frozenset(n for n in numbers if n in fates and fates[n].share <= 0)
    return [group for group in (living, dying) if group]


def _is_plainly_safe(
    chains: Chains, group: frozenset[int], lifted: list[ClearedRoom], fates: Mapping[int, ChainFate]
) -> bool:
    color = chains.all[min(group)].color
    if min(fates[number].share for number in group) < _LIVES_OFTEN:
        return False
    own = [
        room
        for room in lifted
        if room.owner == color
        and room.border & group
        and all(fates[number].share <= -_DIES_OFTEN for number in room.dead if number in fates)
    ]
    eyes = [room for room in own if not is_false_eye(chains, room.cells, color)]
    return len(eyes) > 1 or any(len(room.cells) >= _LARGE_ROOM for room in eyes)


def _is_plainly_dead(
    chains: Chains, group: frozenset[int], safe: Collection[int], fates: Mapping[int, ChainFate]
) -> bool:
    """Return whether playouts nearly always capture a group next to safe living stones only."""
    if max(fates[number].share for number in group) > -_DIES_OFTEN:
        return False
    near = chains.grid.near
    around = {at for cell in _stones(chains, group) for at in near[cell]}
    around.update(
        at for number in group for cell in chains.all[number].liberties for at in near[cell]
    )
    beside = chains.of(around, BOTH - chains.all[min(group)].color)
    return all(number in safe or fates[number].share < 0 for number in beside if number in fates)


@dataclass(frozen=True, slots=True)
class _Question:
    """The question whether a group lives among ``safe`` stones."""

    board: Board
    chains: Chains
    group: frozenset[int]
    safe: frozenset[Point]

    @property
    def stones(self) -> frozenset[Point]:
        return self.chains.grid.points_at(_stones(self.chains, self.group))

    @property
    def color(self) -> int:
        return self.chains.all[min(self.group)].color

    @property
    def enemies(self) -> list[int]:
        """The opponent's chains that share a liberty with the group and are not safe."""
        chains = self.chains
        mine = frozenset().union(*(chains.all[number].liberties for number in self.group))
        return [
            chain.number
            for chain in chains.all
            if chain.color != self.color
            and chain.liberties & mine
            and chains.grid.point_of[chain.stones[0]] not in self.safe
        ]

    def cells_at(self, points: Collection[Point]) -> frozenset[int]:
        return frozenset(at for at, point in self.chains.grid.point_of.items() if point in points)

    def read(
        self, budget: int, *, likely_dead: bool
    ) -> Generator[None, None, dict[Color, Reading]]:
        """Return the outcome for either side to move, with a break after each reading.

        One reading can be enough: a group that dies moving first is dead.
        """
        own, other = COLOR_OF[self.color], COLOR_OF[BOTH - self.color]
        ask = [own, other] if likely_dead else [other, own]
        enough = ReadingOutcome.DIES if likely_dead else ReadingOutcome.LIVES
        found: dict[Color, Reading] = {}
        for color in ask:
            found[color] = read_life(self.board, self.stones, color, safe=self.safe, budget=budget)
            yield
            if found[color].outcome in (enough, ReadingOutcome.UNKNOWN):
                break
        return found


def _is_too_large(reading: Reading) -> bool:
    return reading.outcome is ReadingOutcome.UNKNOWN and not reading.nodes


def _correct(
    question: _Question,
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
        taken = frozenset(n for n in enemies if fates[n].share < 0 or n in shut_in)
        reason = VerdictReason.CAPTURES if taken else VerdictReason.TWO_EYES
        _set(fates, group, ChainFate(_SURE, LifeStatus.ALIVE, reason, others=taken))
        _set(fates, taken, ChainFate(-_SURE, LifeStatus.DEAD, VerdictReason.CAUGHT))
    elif outcomes[0] is ReadingOutcome.DIES:
        reason, room = _why_dead(question, enemies)
        _set(fates, group, ChainFate(-_SURE, LifeStatus.DEAD, reason, room))
        _set(
            fates, enemies, ChainFate(_SURE, LifeStatus.ALIVE, VerdictReason.CAPTURES, others=group)
        )
    elif ReadingOutcome.UNKNOWN in outcomes:
        for number in group | enemies:
            share = min(_IN_DOUBT, max(-_IN_DOUBT, fates[number].share))
            fates[number] = replace(fates[number], share=share)
    elif outcomes[1] is ReadingOutcome.SEKI:
        _set_seki(chains, group, enemies, fates)
    elif outcomes == (ReadingOutcome.KO, ReadingOutcome.KO):
        _set_ko(question, ruleset, enemies, cells, fates)
    elif outcomes[1] is ReadingOutcome.KO:
        _set(fates, group, ChainFate(_BY_KO, LifeStatus.ALIVE, VerdictReason.KO, cells))
    elif outcomes[0] is ReadingOutcome.KO:
        _set(fates, group, ChainFate(-_BY_KO, LifeStatus.DEAD, VerdictReason.KO, cells))
    else:
        turning = group | {n for n in enemies if abs(fates[n].share) < _IN_DOUBT}
        _set(fates, turning, ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES, cells))


def _own_rooms(question: _Question, enemies: Collection[int]) -> list[ClearedRoom]:
    """Return the regions that only the group encloses after ``enemies`` are removed."""
    return [
        room
        for room in rooms(question.chains, enemies)
        if room.owner == question.color and room.border <= question.group
    ]


def _why_dead(
    question: _Question, enemies: Collection[int]
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
    question: _Question,
    ruleset: Ruleset,
    enemies: frozenset[int],
    cells: frozenset[int],
    fates: dict[int, ChainFate],
) -> None:
    """Put in what neither side can have without a ko."""
    group = question.group
    if corner := find_bent_four(question.board, question.stones):
        bent = question.cells_at(corner)
        sure = _SURE if ruleset.counting is CountingMethod.TERRITORY else _SURE - 0.2
        _set(fates, group, ChainFate(-sure, LifeStatus.DEAD, VerdictReason.BENT_FOUR, bent))
        _set(
            fates, enemies, ChainFate(sure, LifeStatus.ALIVE, VerdictReason.CAPTURES, others=group)
        )
    elif ruleset.counting is CountingMethod.TERRITORY:
        _set(fates, group, ChainFate(-_BY_KO, LifeStatus.DEAD, VerdictReason.KO, cells))
    else:
        turning = group | {n for n in enemies if abs(fates[n].share) < _IN_DOUBT}
        _set(fates, turning, ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.KO, cells))


def _set_seki(
    chains: Chains, group: frozenset[int], enemies: frozenset[int], fates: dict[int, ChainFate]
) -> None:
    ours = frozenset().union(*(chains.all[number].liberties for number in group))
    theirs = frozenset().union(*(chains.all[number].liberties for number in enemies))
    for some, others in ((group, enemies), (enemies, group)):
        fate_ = ChainFate(
            _SURE, LifeStatus.SEKI, VerdictReason.SHARED_LIBERTIES, ours & theirs, others
        )
        _set(fates, some, fate_)


def _set(fates: dict[int, ChainFate], numbers: Collection[int], its: ChainFate) -> None:
    fates.update(dict.fromkeys(numbers, its))


def _stones(chains: Chains, numbers: Collection[int]) -> list[int]:
    return [cell for number in numbers for cell in chains.all[number].stones]
