"""Reasons why groups live or die, from the board without its dead stones."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import BLACK, BOTH, COLOR_OF, EMPTY
from gobanapp.rules.life.chains import Chains, related_chains, side_by_side
from gobanapp.rules.life.fates import IN_DOUBT, ChainFate
from gobanapp.rules.life.rooms import ClearedRoom, eyes_within, is_false_eye, rooms
from gobanapp.rules.life.unconditional_life import UnconditionalLife
from gobanapp.rules.verdict import LifeStatus, Verdict, VerdictReason

_LARGE_ROOM: Final = 8
"""The size of a region with room for two eyes in any shape, too large to list its points."""
_UNTHREATENED: Final = 0.6
"""The least certainty of a group that is reported as not threatened."""

_PLAYED_OUT: Final = 0.4
"""The share of games above which a group counts as alive without another reason."""


def verdicts(
    chains: Chains,
    life: Mapping[int, UnconditionalLife],
    fates: Mapping[int, ChainFate],
    owned: Sequence[float],
) -> Iterator[Verdict]:
    """Yield the verdicts on all stones: first the certain ones, then those of ``fates``.

    ``owned``: the expected owner of each cell, from -1 (White) to 1 (Black). A group that lives in
    most games without a reason is unsettled.
    """
    certain = {number: own for own in life.values() for number in own.alive}
    dead = {chain.number for chain in chains.all if chain.number not in certain}
    dead -= {number for number, fate in fates.items() if fate.status is not LifeStatus.DEAD}
    explained = _Reasons(chains=chains, dead=dead, rooms=rooms(chains, dead), owned=owned)
    for number, own in certain.items():
        eyes = frozenset().union(*(room.inside for room in own.alive[number]))
        explanation = _Explanation(VerdictReason.UNCONDITIONAL, eyes)
        yield explained.verdict([number], LifeStatus.ALIVE, 1.0, explanation)
    for related in related_chains(chains):
        numbers = [chain.number for chain in related if chain.number not in certain]
        for (status, known), alike in _by_explanation(numbers, fates).items():
            for some in side_by_side(chains, alike) if status is LifeStatus.DEAD else [alike]:
                shares = [abs(fates[number].share) for number in some if number in fates]
                sure = min(shares, default=1.0)
                explanation = known or explained.why(some, status, sure)
                if explanation.reason is VerdictReason.PLAY_ON and _is_played_out(some, fates):
                    explanation = _Explanation(VerdictReason.PLAYED_OUT)
                doubted = status is LifeStatus.ALIVE and explanation.reason is VerdictReason.PLAY_ON
                yield explained.verdict(
                    some, LifeStatus.UNSETTLED if doubted else status, sure, explanation
                )


def _is_played_out(numbers: Collection[int], fates: Mapping[int, ChainFate]) -> bool:
    return all(
        number in fates and (fates[number].is_read or fates[number].share >= _PLAYED_OUT)
        for number in numbers
    )


def _by_explanation(
    numbers: Collection[int], fates: Mapping[int, ChainFate]
) -> dict[tuple[LifeStatus, _Explanation | None], list[int]]:
    """Return the chains by status, and reason if known. Those without a fate are certainly dead."""
    parted: dict[tuple[LifeStatus, _Explanation | None], list[int]] = {}
    for number in numbers:
        fate = fates.get(number, ChainFate(-1.0, LifeStatus.DEAD))
        explanation = _Explanation(fate.reason, fate.cells, fate.others) if fate.reason else None
        parted.setdefault((fate.status, explanation), []).append(number)
    return parted


@dataclass(frozen=True, slots=True)
class _Explanation:
    reason: VerdictReason
    cells: frozenset[int] = frozenset()
    others: frozenset[int] = frozenset()
    """Chains."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Reasons:
    """The data for reasons: the dead chains, the regions without them, the random games."""

    chains: Chains
    dead: Collection[int]
    rooms: list[ClearedRoom]
    owned: Sequence[float]

    def verdict(
        self,
        group: Collection[int],
        status: LifeStatus,
        confidence: float,
        explanation: _Explanation,
    ) -> Verdict:
        chains = self.chains
        return Verdict(
            stones=chains.grid.points_at(self._stones(group)),
            color=COLOR_OF[chains.all[min(group)].color],
            status=status,
            confidence=confidence,
            reason=explanation.reason,
            points=chains.grid.points_at(explanation.cells),
            others=chains.grid.points_at(self._stones(explanation.others)),
        )

    def why(self, group: Collection[int], status: LifeStatus, sure: float) -> _Explanation:
        if status is LifeStatus.ALIVE:
            return self._why_alive(group, sure)
        return self._why_dead(group) if sure >= IN_DOUBT else _Explanation(VerdictReason.PLAY_ON)

    def _why_alive(self, group: Collection[int], sure: float) -> _Explanation:
        color = self.chains.all[min(group)].color
        own = [room for room in self.rooms if room.owner == color and room.border & set(group)]
        taken = self._of(frozenset().union(*(room.dead for room in own)), BOTH - color)
        if any(len(room.cells) >= _LARGE_ROOM for room in own):
            return _Explanation(
                VerdictReason.SURROUNDS if sure >= _UNTHREATENED else VerdictReason.TWO_EYES
            )
        cells = frozenset().union(*(room.cells for room in own))
        if taken and len(own) == 1:
            return _Explanation(VerdictReason.CAPTURES, cells, taken)
        if len(own) > 1:
            return _Explanation(VerdictReason.TWO_EYES, cells)
        bounds = own or self._bounds_open_land(group, color)
        return _Explanation(
            VerdictReason.SURROUNDS if bounds and sure >= _UNTHREATENED else VerdictReason.PLAY_ON
        )

    def _bounds_open_land(self, group: Collection[int], color: int) -> bool:
        """Return whether liberties of the group are its own at the end of most games."""
        sign = 1 if color == BLACK else -1
        liberties = frozenset().union(*(self.chains.all[number].liberties for number in group))
        return any(sign * self.owned[cell] >= _UNTHREATENED for cell in liberties)

    def _why_dead(self, group: Collection[int]) -> _Explanation:
        chains = self.chains
        color = chains.all[min(group)].color
        eyes = eyes_within(chains, group, color)
        false = [eye for eye in eyes if is_false_eye(chains, eye, color)]
        if false and len(eyes) > 1:
            return _Explanation(VerdictReason.FALSE_EYE, frozenset().union(*false))
        if eyes and not false:
            return _Explanation(VerdictReason.ONE_EYE, frozenset().union(*eyes))
        if all(len(chains.all[number].liberties) < 2 for number in group):
            return _Explanation(VerdictReason.CAUGHT)
        liberties = frozenset().union(*(chains.all[number].liberties for number in group))
        if winners := self._live_by_taking(group, color):
            fewest = min(len(chains.all[number].liberties) for number in winners)
            if len(liberties) < fewest:
                return _Explanation(VerdictReason.RACE_LOST, others=winners)
            return _Explanation(VerdictReason.CAUGHT)
        return _Explanation(VerdictReason.NO_EYES, self._room_for_eyes(liberties, color))

    def _live_by_taking(self, group: Collection[int], color: int) -> frozenset[int]:
        """Return the living chains whose only region is that of the captured chain."""
        taken_in = [room for room in self.rooms if room.dead & set(group)]
        adjacent = frozenset().union(*(room.border for room in taken_in))
        elsewhere = frozenset().union(
            *(
                room.border
                for room in self.rooms
                if room.owner == BOTH - color and room not in taken_in
            )
        )
        few = all(len(room.cells) < _LARGE_ROOM for room in taken_in)
        winners = self._of(adjacent - elsewhere, BOTH - color)
        return winners if few else frozenset()

    def _room_for_eyes(self, liberties: frozenset[int], color: int) -> frozenset[int]:
        """Return the liberties that are not next to any living stone of the opponent."""
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
