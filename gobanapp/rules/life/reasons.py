"""Why groups live or die, from what is left of the board once the dead stones are lifted."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.life.chains import BOTH, COLOR_OF, EMPTY, Chains
from gobanapp.rules.life.fates import Fate
from gobanapp.rules.life.related_chains import related_chains
from gobanapp.rules.life.rooms import Room, eyes_within, is_false_eye, rooms
from gobanapp.rules.life.unconditional_life import UnconditionalLife
from gobanapp.rules.verdict import Reason, Status, Verdict

_LARGE_ROOM: Final = 8
"""Room for two eyes whatever its shape, and too much to be named point by point."""
_IN_DOUBT: Final = 0.25


def verdicts(
    chains: Chains, life: Mapping[int, UnconditionalLife], fates: Mapping[int, Fate]
) -> Iterator[Verdict]:
    """Yield the verdicts on all stones: first what is certain, then what ``fates`` has."""
    certain = {number: own for own in life.values() for number in own.alive}
    dead = {chain.number for chain in chains.all if chain.number not in certain}
    dead -= {number for number, fate in fates.items() if fate.status is not Status.DEAD}
    explained = _Reasons(chains, dead, rooms(chains, dead))
    for number, own in certain.items():
        eyes = frozenset().union(*(room.inside for room in own.alive[number]))
        why = _Why(Reason.UNCONDITIONAL, eyes)
        yield explained.verdict([number], Status.ALIVE, 1.0, why)
    for related in related_chains(chains):
        numbers = [chain.number for chain in related if chain.number not in certain]
        for (status, reason), some in _alike(numbers, fates).items():
            known = [fates[number] for number in some if number in fates]
            sure = min([abs(fate.share) for fate in known], default=1.0)
            why = explained.why(some, status, sure)
            if reason is not None:
                cells = frozenset().union(*(fate.cells for fate in known))
                why = _Why(reason, cells, frozenset().union(*(fate.others for fate in known)))
            yield explained.verdict(some, status, sure, why)


def _alike(
    numbers: Collection[int], fates: Mapping[int, Fate]
) -> dict[tuple[Status, Reason | None], list[int]]:
    """Return the chains by how they stand; those of no fate are dead for certain."""
    parted: dict[tuple[Status, Reason | None], list[int]] = {}
    for number in numbers:
        fate = fates.get(number)
        key = (Status.DEAD, None) if fate is None else (fate.status, fate.reason)
        parted.setdefault(key, []).append(number)
    return parted


@dataclass(frozen=True, slots=True)
class _Why:
    reason: Reason
    cells: frozenset[int] = frozenset()
    others: frozenset[int] = frozenset()
    """Chains."""


@dataclass(frozen=True, slots=True)
class _Reasons:
    """What the reasons are found in: the dead chains, and the rooms once they are lifted."""

    chains: Chains
    dead: Collection[int]
    rooms: list[Room]

    def verdict(
        self, group: Collection[int], status: Status, confidence: float, why: _Why
    ) -> Verdict:
        chains = self.chains
        return Verdict(
            stones=chains.grid.points(self._stones(group)),
            color=COLOR_OF[chains.all[min(group)].color],
            status=status,
            confidence=confidence,
            reason=why.reason,
            points=chains.grid.points(why.cells),
            others=chains.grid.points(self._stones(why.others)),
        )

    def why(self, group: Collection[int], status: Status, sure: float) -> _Why:
        if sure < _IN_DOUBT:
            return _Why(Reason.PLAY_ON)
        return self._why_alive(group) if status is Status.ALIVE else self._why_dead(group)

    def _why_alive(self, group: Collection[int]) -> _Why:
        color = self.chains.all[min(group)].color
        own = [room for room in self.rooms if room.owner == color and room.border & set(group)]
        taken = self._of(frozenset().union(*(room.dead for room in own)), BOTH - color)
        if any(len(room.cells) >= _LARGE_ROOM for room in own):
            return _Why(Reason.SURROUNDS)
        cells = frozenset().union(*(room.cells for room in own))
        if taken and len(own) == 1:
            return _Why(Reason.CAPTURES, cells, taken)
        return _Why(Reason.TWO_EYES, cells) if len(own) > 1 else _Why(Reason.SURROUNDS)

    def _why_dead(self, group: Collection[int]) -> _Why:
        chains = self.chains
        color = chains.all[min(group)].color
        eyes = eyes_within(chains, group, color)
        false = [eye for eye in eyes if is_false_eye(chains, eye, color)]
        if false and len(eyes) > 1:
            return _Why(Reason.FALSE_EYE, frozenset().union(*false))
        if eyes and not false:
            return _Why(Reason.ONE_EYE, frozenset().union(*eyes))
        if winners := self._live_by_taking(group, color):
            return _Why(Reason.RACE_LOST, others=winners)
        liberties = frozenset().union(*(chains.all[number].liberties for number in group))
        if len(liberties) == 1:
            return _Why(Reason.CAUGHT)
        return _Why(Reason.NO_EYES, self._room_for_eyes(liberties, color))

    def _live_by_taking(self, group: Collection[int], color: int) -> frozenset[int]:
        """Return the living chains that have no other small or large room than where it lies."""
        taken_in = [room for room in self.rooms if room.dead & set(group)]
        beside = frozenset().union(*(room.border for room in taken_in))
        elsewhere = frozenset().union(
            *(
                room.border
                for room in self.rooms
                if room.owner == BOTH - color and room not in taken_in
            )
        )
        few = all(len(room.cells) < _LARGE_ROOM for room in taken_in)
        winners = self._of(beside - elsewhere, BOTH - color)
        return winners if few else frozenset()

    def _room_for_eyes(self, liberties: frozenset[int], color: int) -> frozenset[int]:
        """Return the liberties that no living stone of the opponent is beside."""
        cells, near = self.chains.cells, self.chains.grid.near
        living = {
            cell
            for cell in liberties
            for at in near[cell]
            if cells[at] not in (EMPTY, color) and self.chains.at.get(at, -1) not in self.dead
        }
        return liberties - living

    def _of(self, numbers: Collection[int], color: int) -> frozenset[int]:
        return frozenset(n for n in numbers if self.chains.all[n].color == color)

    def _stones(self, numbers: Collection[int]) -> list[int]:
        return [cell for number in numbers for cell in self.chains.all[number].stones]
