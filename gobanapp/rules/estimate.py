"""An estimate of the score at any time of a game, without an engine.

The lead is computed from the points that each side may expect (``expected_owners``) and its
prisoners, by the scoring method of the ruleset, plus some points for the player to move. A lead
that could as well be chance is not reported: if it is smaller than the spread, it is reduced
towards 0. The more of the board is settled, the more weight the exact count gets: a finished game
is estimated at its count without the stones proposed as dead (``dead_stones``).

``tests/accuracy/estimate.py`` measures the error of these estimates.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.cell_grid import BLACK
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.dead_stones import propose_dead_stones_in_slices
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.influence import first_met, spheres
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.scoring import Score, score
from gobanapp.rules.slices import at_once
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason

_FIRST_MOVE: Final = 7.0
"""The value of the first move on an empty board: a fair komi."""
_OF_OPEN_POINTS: Final = 0.2
"""The maximum value of the turn, as a part of the points that are still open."""
_OF_CHAINS: Final = 0.5
"""The share of the variance of single chains that counts: when one dies, another often lives."""
_FEW_NEUTRAL, _MANY_NEUTRAL = 1 / 15, 1 / 6
"""Shares of neutral points on the board: in a finished game, and in one far from finished."""
_UNSURE, _SURE = 0.6, 0.85
"""The average certainty of ownership early in a game, and near its end."""
_NO_PENALTY: Final = ByColor(0.0, 0.0)

Owners = Mapping[Point, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """The expected outcome of a position.

    ``ownership``: the expected owner of each point, from -1 (White) to 1 (Black). ``lead``: Black's
    lead in points, negative for White's. ``spread``: the likely error of the lead, rarely exceeded
    in two of three games between equal players.
    """

    ownership: Owners
    lead: float
    spread: float


def estimate(
    position: Position,
    ruleset: Ruleset,
    *,
    komi: float,
    handicap: int,
    penalties: ByColor[float] = _NO_PENALTY,
) -> Estimate:
    """Return the estimate of ``position``, always the same.

    ``handicap``: the number of handicap stones. ``penalties``: as for ``score``.
    """
    work = estimate_in_slices(position, ruleset, komi=komi, handicap=handicap, penalties=penalties)
    return at_once(work)


def estimate_in_slices(
    position: Position,
    ruleset: Ruleset,
    *,
    komi: float,
    handicap: int,
    penalties: ByColor[float] = _NO_PENALTY,
) -> Generator[None, None, Estimate]:
    """Do the work of ``estimate`` in slices of some milliseconds."""
    board = position.board
    is_stopped = position.stops_play(ruleset)
    proposal = yield from propose_dead_stones_in_slices(board, ruleset, is_over=is_stopped)
    turn = None if is_stopped else position.turn
    chains = Chains(board)
    by_cells = yield from expected_owners(chains, proposal, turn)
    expected = {chains.grid.point_of[cell]: owned for cell, owned in by_cells.items()}
    dead = NO_POINTS if ruleset.all_alive and is_stopped else _dead(proposal, turn)
    counted = score(
        board,
        dead,
        prisoners=position.prisoners,
        passes=position.passes,
        ruleset=ruleset,
        komi=komi,
        handicap=handicap,
        penalties=penalties,
    )
    yield
    over = _over(expected, _dame(board, counted))
    variance = (1 - over) ** 2 * _variance(board, expected, chains)
    over = 1.0 if is_stopped else over
    lead = _drawn_to_zero(_lead(board, expected, counted, turn), variance)
    now = _owners_now(board, dead, counted)
    return Estimate(
        ownership={at: over * now[at] + (1 - over) * owned for at, owned in expected.items()},
        lead=over * _lead_now(board, counted, turn) + (1 - over) * lead,
        spread=math.sqrt(variance + over * _variance_of_unsettled(proposal)),
    )


# The game counted now


def _dead(proposal: Proposal, turn: Color | None) -> frozenset[Point]:
    """Return the stones proposed as dead, and those that die because the opponent moves first."""
    lost = (
        verdict.stones
        for verdict in proposal.verdicts
        if verdict.reason is VerdictReason.WHO_MOVES and verdict.color.opponent is turn
    )
    return proposal.dead.union(*lost)


def _dame(board: Board, counted: Score) -> int:
    """Return the number of neutral points, without the liberties that groups in seki share."""
    seki = counted.full_territory.seki
    neutral = counted.full_territory.neutral
    return sum(seki.isdisjoint(board.neighbors(point)) for point in neutral)


def _owners_now(board: Board, dead: frozenset[Point], counted: Score) -> dict[Point, float]:
    """Return the owner of each point, 0 for points that are neutral or do not count."""
    owners = dict.fromkeys(board.points(), 0.0)
    for color, worth in ((Color.BLACK, 1.0), (Color.WHITE, -1.0)):
        living = (point for point, its in board.stones() if its is color and point not in dead)
        owners.update(dict.fromkeys(living, worth))
        owners.update(dict.fromkeys(counted.territory.owned[color], worth))
    return owners


def _lead_now(board: Board, counted: Score, turn: Color | None) -> float:
    """Return Black's lead in the count; the player to move gets the odd dame."""
    black, white = counted.lines
    last = 0
    if turn is not None and counted.counting is not CountingMethod.TERRITORY:
        last = _dame(board, counted) % 2
    return black.total - white.total + (last if turn is Color.BLACK else -last)


def _over(expected: Owners, dame: int) -> float:
    """Return the progress of the game, from 0 (the start) to 1 (it can be counted)."""
    few = (_MANY_NEUTRAL - dame / len(expected)) / (_MANY_NEUTRAL - _FEW_NEUTRAL)
    surely = sum(map(abs, expected.values())) / len(expected)
    sure = (surely - _UNSURE) / (_SURE - _UNSURE)
    return max(0.0, min(few, 1.0)) * max(0.0, min(sure, 1.0))


# Continued play


def _lead(board: Board, expected: Owners, counted: Score, turn: Color | None) -> float:
    """Return Black's expected lead by the method of ``counted``.

    By area, a point counts for its owner. Territory is the area minus the stones on the board plus
    the prisoners: each further move fills a point of the player's own or a neutral one, and both
    sides will make the same number of moves.
    """
    lead = sum(expected.values())
    for color, sign in ((Color.BLACK, 1), (Color.WHITE, -1)):
        side = counted.lines[color]
        lead += sign * (side.total - side.territory - side.stones - side.dead)
        if counted.counting is CountingMethod.TERRITORY:
            lead -= sign * board.count(color)
    if turn is None:
        return lead
    open_points = sum(1 - abs(owned) for owned in expected.values())
    by_turn = _FIRST_MOVE * math.sqrt(open_points / len(expected))
    by_turn = min(by_turn, _OF_OPEN_POINTS * open_points)
    return lead + (by_turn if turn is Color.BLACK else -by_turn)


def _variance(board: Board, expected: Owners, chains: Chains) -> float:
    """Return the variance of the lead: a chain goes as a whole, open points one by one."""
    point_of = chains.grid.point_of
    variance = sum(1 - owned**2 for point, owned in expected.items() if board.is_empty(point))
    for chain in chains.all:
        owned = expected[point_of[chain.stones[0]]]
        variance += _OF_CHAINS * len(chain.stones) ** 2 * (1 - owned**2)
    return variance


def _variance_of_unsettled(proposal: Proposal) -> float:
    """Return the variance from groups that can still live or die, however settled the rest is."""
    return sum(
        len(verdict.stones) ** 2
        for verdict in proposal.verdicts
        if verdict.status is LifeStatus.UNSETTLED
    )


def _drawn_to_zero(lead: float, variance: float) -> float:
    """Return the reduced lead: half if it is as large as its spread, nearly all if larger."""
    return lead**3 / (lead**2 + variance) if lead else 0.0


# Whose each point is likely to be in the end, while much of the board is still open.
#
# Random games tell well how surely stones keep their points, at any time of a game. Of the open
# board they know nothing: there a point goes to those whose living stones are met first from it,
# and to those in whose sphere it lies (``influence``). What was read or is certain of a group, and
# whose turn it is where that decides, comes before what the games say. The weights were fitted to
# recorded games. Cells are those of a ``CellGrid``.

_LIVES: Final = 2.7
"""Stones that stay in a share s of the random games, less the share in which they go, stay in
tanh(2.7 s) of the recorded games, less those in which they went."""
_DEAD: Final = -0.6
_MOVES_FIRST: Final = 0.4
_MOVES_SECOND: Final = -0.7
_GONE: Final = -0.2
"""Stones more likely than this to be captured have no influence."""
_FIRST_MET: Final = 0.6
_SPHERE: Final = 1 - _FIRST_MET


def expected_owners(
    chains: Chains, proposal: Proposal, turn: Color | None
) -> Generator[None, None, dict[int, float]]:
    """Return the expected owner of each cell, from -1 (White) to 1 (Black), in slices.

    ``proposal``: the verdicts on the stones. ``turn``: None if neither side is to move.
    """
    stones = _stones(chains, proposal, turn)
    yield
    side = {cell: 1 if chains.cells[cell] == BLACK else -1 for cell in stones}
    standing = {cell: owned for cell, owned in stones.items() if side[cell] * owned > _GONE}
    met = yield from first_met(chains.grid, standing)
    lie_in = yield from spheres(chains.grid, {cell: side[cell] for cell in standing})
    return {cell: _FIRST_MET * met[cell] + _SPHERE * lie_in[cell] for cell in met} | stones


def _stones(chains: Chains, proposal: Proposal, turn: Color | None) -> dict[int, float]:
    point_of, games = chains.grid.point_of, proposal.ownership
    verdict_on = {stone: verdict for verdict in proposal.verdicts for stone in verdict.stones}
    owned: dict[int, float] = {}
    for chain in chains.all:
        side = 1 if chain.color == BLACK else -1
        share = side * sum(games[point_of[cell]] for cell in chain.stones) / len(chain.stones)
        life = _life(share, verdict_on[point_of[chain.stones[0]]], turn)
        owned.update(dict.fromkeys(chain.stones, side * life))
    return owned


def _life(share: float, verdict: Verdict, turn: Color | None) -> float:
    """Return the expected status of a chain, from -1 (dead) to 1, given its playout share."""
    if verdict.reason is VerdictReason.WHO_MOVES and turn is not None:
        return _MOVES_FIRST if verdict.color is turn else _MOVES_SECOND
    if verdict.confidence == 1:
        return -1 if verdict.status is LifeStatus.DEAD else 1
    life = math.tanh(_LIVES * share)
    return min(life, _DEAD) if verdict.status is LifeStatus.DEAD else life
