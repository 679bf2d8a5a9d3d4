"""Exact readings of enclosed groups without two plain eyes: nakade, seki, false eyes, races.

Playouts do not see that stones inside a group leave it only one eye, or that neither side can
begin. So a group that is not plainly safe (``groups_in_question``) is read with either side to
move, if the fight is small; the opponent's land around it may count as safe stones, and so do dame
that make no difference (``dame``). A group that can be captured is dead only if its captors keep
the ground, and stones in a seki may be dead all the same (``ground``).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BOTH, COLOR_OF
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains, stones_of
from gobanapp.rules.life.fates import IN_DOUBT, ChainFate
from gobanapp.rules.life.ground import look_under_the_stones
from gobanapp.rules.life.groups_in_question import groups_in_question, has_large_room
from gobanapp.rules.life.liberty_races import count_races
from gobanapp.rules.life.life_question import LifeQuestion
from gobanapp.rules.life.reading_fates import (
    TURNS_WITH_IT,
    fates_of_readings,
    mark_bent_fours_with_threats,
)
from gobanapp.rules.life.rooms import ClearedRoom, rooms
from gobanapp.rules.reading.readings import Reading, ReadingOutcome
from gobanapp.rules.ruleset import Ruleset
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_FEW_NODES: Final = 300
_NODES: Final = 2500
_NODES_OF_FIGHTS: Final = 6000
_MANY_NODES: Final = 40000
_ROUNDS: Final = (
    (_FEW_NODES, 5500),
    (_NODES, 5500),
    (_NODES_OF_FIGHTS, 9000),
    (_MANY_NODES, 48000),
)
"""The positions for one reading, and for all readings of a round.

The first round tries every question with few, the second the open ones with more, the third those
against stones that may live, the last those with much in doubt with many.
"""
_ROUNDS_IN_PLAY: Final = 2
"""The rounds before play has ended, when there are many groups in question."""
_FEWEST_STONES: Final = 3
"""The stones of a chain that is worth a reading of its own."""
_NEAR: Final = (3, 2, 1)
"""The distances from which the opponent's land counts as safe if a group is too large to read."""
_SUREST_UNREAD: Final = 0.8
"""Living groups without two plain eyes that are too large to be read."""
_MOST_SPACE: Final = 8
"""The empty points of a fight that can be read to the end with that many positions."""
_DIES_OFTEN: Final = 0.9
"""The playout certainty from which stones in the room of a living group are just dead there."""
_HARDLY_DEAD: Final = -0.3
"""The share below which a group is dead in nearly every finished game."""


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
    for budget, nodes in _ROUNDS if is_over else _ROUNDS[:_ROUNDS_IN_PLAY]:
        left, still_open, waiting = nodes, list[frozenset[int]](), set[int]()
        for group in asked:
            if group & put_off or any(fates[number].reason for number in group):
                continue
            # What is left over in the round of fights is given up, not passed on to the longest.
            if group & waiting or (left <= 0 and budget != _NODES_OF_FIGHTS):
                still_open.append(group)
                continue
            around = chains.grid.points_at(stones_of(chains, safe))
            question = LifeQuestion(board, chains, group, around).without_dame()
            found = yield from _read(question, (budget, left), owned, fates)
            left -= sum(reading.nodes for reading in found.values())
            if _is_too_large(found):
                still_open.append(group)
            elif _is_worth_more(question, found, budget, lifted, fates):
                still_open.append(group)
                waiting.update(question.enemies)
            else:
                yield from _settle(question, ruleset, found, budget, fates)
                if _lives_if_attacked(question, found):
                    lost = yield from _read_parts(question, fates)
                    safe |= group - lost
                    put_off.update(question.enemies if lost else ())
                else:
                    put_off.update(question.enemies)  # whatever they are, they go with the group
        asked = still_open
    mark_bent_fours_with_threats(ruleset, fates)
    for number in everything:
        if fates[number].reason is None and fates[number].share > _SUREST_UNREAD:
            fates[number] = replace(fates[number], share=_SUREST_UNREAD)


def _read(
    question: LifeQuestion,
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


def _settle(
    question: LifeQuestion,
    ruleset: Ruleset,
    found: Mapping[Color, Reading],
    budget: int,
    fates: dict[int, ChainFate],
) -> Iterator[None]:
    """Put what was ``found`` into ``fates``.

    A group that lives in most games and dies by a long reading stays as it is unless it is read
    that its captors keep the ground, because the games know what becomes of these.
    """
    before = dict(fates)
    fates_of_readings(question, ruleset, found, fates)
    yield
    is_proved = yield from look_under_the_stones(question, ruleset, fates)
    if not is_proved and budget > _NODES and not _is_in_doubt(question.group, before):
        fates.update(before)


def _read_parts(
    question: LifeQuestion, fates: dict[int, ChainFate]
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
            fates[number] = its
    return lost


def _lives_if_attacked(question: LifeQuestion, found: Mapping[Color, Reading]) -> bool:
    attacked = found.get(COLOR_OF[BOTH - question.color])
    return attacked is not None and attacked.outcome is ReadingOutcome.LIVES


def _is_worth_more(
    question: LifeQuestion,
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
    if _is_in_doubt(question.group, fates):
        return budget < _MANY_NODES
    fighting = any(n in fates and fates[n].share > -_DIES_OFTEN for n in question.inside)
    return budget < _NODES_OF_FIGHTS and fighting and question.space <= _MOST_SPACE


def _is_in_doubt(group: frozenset[int], fates: Mapping[int, ChainFate]) -> bool:
    return all(abs(fates[number].share) < TURNS_WITH_IT for number in group)


def _is_too_large(found: Mapping[Color, Reading]) -> bool:
    return any(
        reading.outcome is ReadingOutcome.UNKNOWN and not reading.nodes
        for reading in found.values()
    )
