"""Exact readings of enclosed groups without two plain eyes: nakade, seki, false eyes, races.

Playouts do not see that stones inside a group leave it only one eye, or that neither side can
begin. So a group that is not plainly safe (``groups_in_question``) is read with either side to
move, if the fight is small; the opponent's land around it may count as safe stones.

A bent four in the corner is dead as it stands where territory is counted. Where area is counted it
has to be played out; the attacker can first remove every ko threat at no cost, so it is called dead
there too, with less confidence: a threat in a seki, which cannot be removed, would save it. Other
groups that need a ko to live even if they move first are dead where territory is counted: when life
and death are confirmed, a ko is retaken only after a pass for it (Japanese rules of 1989, article
7.2), so the attacker wins it. Where area is counted such a group is unsettled.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BOTH, COLOR_OF, EDGE, EMPTY, WHITE
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains, stones_of
from gobanapp.rules.life.fates import IN_DOUBT, ChainFate
from gobanapp.rules.life.groups_in_question import groups_in_question, has_large_room
from gobanapp.rules.life.liberty_races import count_races
from gobanapp.rules.life.rooms import ClearedRoom, is_false_eye, rooms
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import (
    Reading,
    ReadingOutcome,
    find_bent_four,
    read_life_in_slices,
)
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_FEW_NODES: Final = 300
_NODES: Final = 2500
_MANY_NODES: Final = 40000
_ROUNDS: Final = ((_FEW_NODES, 5500), (_NODES, 5500), (_MANY_NODES, 48000))
"""The positions for one reading, and for all readings of a round.

The first round tries every question with few, the second the open ones with more, the third those
with much in doubt with many.
"""
_FEWEST_STONES: Final = 3
"""The stones of a chain that is worth a reading of its own."""
_NEAR: Final = (3, 2, 1)
"""The distances from which the opponent's land counts as safe if a group is too large to read."""
_LAND: Final = 0.7
_SURE: Final = 0.85
"""The maximum confidence: a reading rests on the safety of the stones around it."""
_SUREST_UNREAD: Final = 0.8
"""Living groups without two plain eyes that are too large to be read."""
_BY_KO: Final = 0.4
"""A player who can only start a ko by moving first has chosen not to, if the game is over."""
_HARDLY_DEAD: Final = -0.3
"""The share below which a group is dead in nearly every finished game."""
_IN_DOUBT: Final = 0.6
"""The playout certainty up to which the opponents of a group change status with it."""


def read_enclosed_groups(
    board: Board,
    chains: Chains,
    ruleset: Ruleset,
    owned: Sequence[float],
    certain: Mapping[int, LifeStatus],
    fates: dict[int, ChainFate],
    *,
    is_over: bool = True,
) -> Iterator[None]:
    """Read the groups in question and correct ``fates``.

    ``owned``: the expected owner of each cell, from -1 (White) to 1 (Black). ``certain``: the
    chains that are not in ``fates``. ``is_over``: True if play has ended, so that hard groups,
    which are few then, may take long.
    """
    dead = {number for number, status in certain.items() if status is LifeStatus.DEAD}
    dead |= {number for number, its in fates.items() if its.status is LifeStatus.DEAD}
    lifted = rooms(chains, dead)
    asked, safe = groups_in_question(board, chains, lifted, certain.keys() - dead, fates, owned)
    everything = frozenset().union(*asked)
    safe |= count_races(chains, everything, safe, fates)
    yield
    put_off = set[int]()
    for budget, nodes in _ROUNDS if is_over else _ROUNDS[:-1]:
        left, still_open, waiting = nodes, list[frozenset[int]](), set[int]()
        for group in asked:
            if group & put_off or any(fates[number].reason for number in group):
                continue
            if left <= 0 or group & waiting:
                still_open.append(group)
                continue
            question = _Question(
                board, chains, group, chains.grid.points_at(stones_of(chains, safe))
            )
            found = yield from _read(question, (budget, left), owned, fates)
            left -= sum(reading.nodes for reading in found.values())
            if _is_too_large(found):
                still_open.append(group)
            elif _is_worth_more(question, found, budget, lifted, fates):
                still_open.append(group)
                waiting.update(question.enemies)
            else:
                _correct(question, ruleset, found, fates)
                yield
                if _lives_if_attacked(question, found):
                    lost = yield from _read_parts(question, fates)
                    safe |= group - lost
                    put_off.update(question.enemies if lost else ())
                else:
                    put_off.update(question.enemies)  # whatever they are, they go with the group
        asked = still_open
    for number in everything:
        if fates[number].reason is None and fates[number].share > _SUREST_UNREAD:
            fates[number] = replace(fates[number], share=_SUREST_UNREAD)


def _read(
    question: _Question,
    budget: tuple[int, int],
    owned: Sequence[float],
    fates: Mapping[int, ChainFate],
) -> Generator[None, None, dict[Color, Reading]]:
    """Read a group; if it is too large and in doubt, without the opponent's land around it."""
    likely_dead = fates[min(question.group)].share < 0
    found = yield from question.read(budget, likely_dead=likely_dead)
    for steps in _NEAR if _is_in_doubt(question.group, fates) else ():
        if not _is_too_large(found):
            break
        narrowed = question.without_land(owned, steps)
        found = yield from narrowed.read(budget, likely_dead=likely_dead)
    return found


def _read_parts(
    question: _Question, fates: dict[int, ChainFate]
) -> Generator[None, None, set[int]]:
    """Read the chains of a group that lives, and return those that the opponent can capture.

    A group lives if any of it does, so an attack can still cut off and capture the rest.
    """
    chains, lost, left = question.chains, set[int](), _NODES
    large = [n for n in question.group if len(chains.all[n].stones) >= _FEWEST_STONES]
    for number in sorted(large, key=lambda n: -len(chains.all[n].stones)):
        if len(question.group) < 2 or left <= 0:
            break
        part = replace(question, group=frozenset([number]))
        found = yield from part.read((left, left), likely_dead=False)
        left -= sum(reading.nodes for reading in found.values())
        attacked, first = (found.get(COLOR_OF[color]) for color in (BOTH - part.color, part.color))
        if (
            attacked is not None
            and attacked.outcome is ReadingOutcome.DIES
            and first is not None
            and first.outcome is ReadingOutcome.LIVES
        ):
            lost.add(number)
            cells = part.cells_at([move for move in (attacked.move, first.move) if move])
            its = ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES, cells)
            _set(fates, [number], its)
    return lost


def _lives_if_attacked(question: _Question, found: Mapping[Color, Reading]) -> bool:
    attacked = found.get(COLOR_OF[BOTH - question.color])
    return attacked is not None and attacked.outcome is ReadingOutcome.LIVES


def _is_worth_more(
    question: _Question,
    found: Mapping[Color, Reading],
    budget: int,
    lifted: list[ClearedRoom],
    fates: Mapping[int, ChainFate],
) -> bool:
    """Return whether to read a group again for which ``budget`` was not enough.

    A group that is likely dead is not, nor one that mostly lives in a room too large to be read.
    """
    if all(each.outcome is not ReadingOutcome.UNKNOWN for each in found.values()):
        return False
    if budget < _NODES:
        return True
    shares = [fates[number].share for number in question.group]
    if max(shares) < _HARDLY_DEAD or (
        min(shares) >= IN_DOUBT and has_large_room(question.chains, question.group, lifted, fates)
    ):
        return False
    return budget < _MANY_NODES and _is_in_doubt(question.group, fates)


def _is_in_doubt(group: frozenset[int], fates: Mapping[int, ChainFate]) -> bool:
    return all(abs(fates[number].share) < _IN_DOUBT for number in group)


@dataclass(frozen=True, slots=True)
class _Question:
    """The question whether a group lives among ``safe`` stones."""

    board: Board
    chains: Chains
    group: frozenset[int]
    safe: frozenset[Point]

    @property
    def stones(self) -> frozenset[Point]:
        return self.chains.grid.points_at(stones_of(self.chains, self.group))

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

    @property
    def inside(self) -> set[int]:
        """The opponent's chains that the reading met, and could have captured."""
        chains, grid = self.chains, self.chains.grid
        beyond = {at for at in grid.inside if grid.point_of[at] in self.safe}
        met = list(stones_of(chains, self.group))
        seen = {*met, *beyond}
        for cell in met:  # it grows while it is walked
            near = [at for at in grid.near[cell] if chains.cells[at] != EDGE and at not in seen]
            seen.update(near)
            met += near
        return chains.of(met, BOTH - self.color)

    def without_land(self, owned: Sequence[float], steps: int) -> _Question:
        """Return it with the opponent's land further off than ``steps`` taken for safe stones.

        Land is where nearly all games end as the opponent's. Near are also points so close to
        enemies that are in question themselves.
        """
        chains, grid = self.chains, self.chains.grid
        sign = 1 if self.color == WHITE else -1
        near = set[int]()
        for number in (*self.group, *self.enemies):
            near |= chains.all[number].liberties
        for _ in range(steps - 1):
            near.update([at for cell in near for at in grid.near[cell]])
        land = [
            cell
            for cell in grid.inside
            if chains.cells[cell] == EMPTY and cell not in near and sign * owned[cell] >= _LAND
        ]
        return replace(self, safe=self.safe | grid.points_at(land))

    def cells_at(self, points: Collection[Point]) -> frozenset[int]:
        return frozenset(at for at, point in self.chains.grid.point_of.items() if point in points)

    def read(
        self, budget: tuple[int, int], *, likely_dead: bool
    ) -> Generator[None, None, dict[Color, Reading]]:
        """Return the outcome for either side to move, with a break after each reading.

        ``budget``: the number of nodes for one reading, and for both together.
        One of the two may do: what dies though it moves first is dead.
        """
        own, other = COLOR_OF[self.color], COLOR_OF[BOTH - self.color]
        ask = [own, other] if likely_dead else [other, own]
        enough = ReadingOutcome.DIES if likely_dead else ReadingOutcome.LIVES
        found: dict[Color, Reading] = {}
        each, left = budget
        for color in ask:
            found[color] = yield from read_life_in_slices(
                self.board, self.stones, color, safe=self.safe, budget=min(each, left)
            )
            left -= found[color].nodes
            yield
            if found[color].outcome in (enough, ReadingOutcome.UNKNOWN):
                break
        return found


def _is_too_large(found: Mapping[Color, Reading]) -> bool:
    return any(
        reading.outcome is ReadingOutcome.UNKNOWN and not reading.nodes
        for reading in found.values()
    )


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
        taken = frozenset(n for n in enemies if fates[n].share <= -_IN_DOUBT or n in shut_in)
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
            doubtful = min(_IN_DOUBT, max(-_IN_DOUBT, fates[number].share))
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
