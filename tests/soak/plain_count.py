"""A count added up once more, from what flood fill finds on the board.

Who lives in seki is judged by the program alone: that is taken over, and only its points checked.
"""

from __future__ import annotations

from gobanapp.game.agreement import Agreement
from gobanapp.game.game import Game
from gobanapp.game.node_times import time_penalties
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.scoring import Score
from tests.rules.slow_rules import Stones, neighbours
from tests.soak.truths import plain_positions


def check_count(game: Game, agreement: Agreement, score: Score) -> None:
    """Add up the count ``score``, of which some may be another ruleset's than the record's."""
    ruleset, ground = score.ruleset, score.full_territory
    dead = NO_POINTS if ruleset.all_alive else agreement.dead
    board = game.position.board
    points = set(board.points())
    lifted = {point: color for point, color in board.stones() if point not in dead}
    owned, neutral = plain_areas(points, lifted)
    assert {color: set(ground.owned[color]) for color in Color} == owned
    assert set(ground.neutral) == neutral
    area = sum(len(owned[color]) for color in Color) + len(lifted)
    assert area + len(neutral) == len(points)
    own = score.counting is ruleset.counting
    # Who lives in seki is judged elsewhere; that it is taken off once, and only where it counts
    # for nobody, is seen here.
    lost = ground.owned_in_seki | ground.false_eyes
    assert ground.seki <= lifted.keys()
    counted = owned
    if own and not ruleset.seki_points:
        counted = {color: owned[color] - lost for color in Color}
    assert {color: set(score.territory.owned[color]) for color in Color} == counted
    taxed = owned if ruleset.seki_points else {color: owned[color] - lost for color in Color}
    totals = {
        color: plain_total(game, score, counted[color], taxed[color], lifted, dead, color)
        for color in Color
    }
    for color in Color:
        assert abs(score.lines[color].total - totals[color]) < 1e-9
    ahead = totals[Color.BLACK] - totals[Color.WHITE]
    winner = ruleset.ties_to if ahead == 0 else Color.BLACK if ahead > 0 else Color.WHITE
    assert score.result.winner is winner


def plain_areas(points: set[Point], stones: Stones) -> tuple[dict[Color, set[Point]], set[Point]]:
    """Return the empty points that only one colour borders, and the others."""
    owned: dict[Color, set[Point]] = {color: set() for color in Color}
    neutral: set[Point] = set()
    left = points - stones.keys()
    while left:
        region, edge = filled(left.pop(), points - stones.keys())
        left -= region
        colors = {stones[point] for point in edge & stones.keys()}
        (owned[colors.pop()] if len(colors) == 1 else neutral).update(region)
    return owned, neutral


def filled(start: Point, within: set[Point]) -> tuple[set[Point], set[Point]]:
    """Return the points of ``within`` that hang together with ``start``, and those around them."""
    region, edge, waiting = {start}, set(), [start]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near in within and near not in region:
                region.add(near)
                waiting.append(near)
            elif near not in within:
                edge.add(near)
    return region, edge


def plain_total(
    game: Game,
    score: Score,
    territory: set[Point],
    taxed: set[Point],
    lifted: Stones,
    dead: frozenset[Point],
    color: Color,
) -> float:
    """Return the points of one side, added up as its rulebook says."""
    ruleset, method = score.ruleset, score.counting
    plain = plain_positions(game)[game.current_id]
    board = dict(game.position.board.stones())
    mine = {point for point, owner in lifted.items() if owner is color}
    total = float(len(territory)) - time_penalties(game.tree, game.current_id)[color]
    if color is Color.WHITE:
        total += game.komi
    stones = {"0": 0, "n": game.handicap, "n-1": game.handicap - 1}[ruleset.compensation.value]
    compensation = stones if color is Color.WHITE and game.handicap > 1 else 0
    if method is CountingMethod.TERRITORY:
        total += plain.prisoners[color]
        total += sum(board.get(point) is color.opponent for point in dead)
        total += plain.passes[color.opponent] if ruleset.pass_stones else 0
        if ruleset.counting is CountingMethod.TERRITORY and not ruleset.pass_stones:
            total += compensation
    else:
        total += len(mine) + compensation
    return total - (plain_tax(mine, taxed) if is_taxed(ruleset, method) else 0)


def is_taxed(ruleset: Ruleset, method: CountingMethod) -> bool:
    return ruleset.group_tax or method is CountingMethod.STONES


def plain_tax(stones: set[Point], territory: set[Point]) -> int:
    """Return two points for each group that has territory, or one where it has no more."""
    tax, left = 0, set(territory)
    while left:
        group, _ = filled(left.pop(), stones | territory)
        tax += min(2, len(group & territory))
        left -= group
    return tax
