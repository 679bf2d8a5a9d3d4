"""Counting territory by hand: prisoners fill it, with or without pass stones among them."""

from __future__ import annotations

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.counting.arrangement import Arrangement, filled_up
from gobanapp.rules.counting.dame import dame_moves
from gobanapp.rules.counting.ground import Ground, ground_of
from gobanapp.rules.counting.step import Act, Place
from gobanapp.rules.counting.table import Table
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score


def count_territory(table: Table, score: Score, *, first: Color) -> Result:
    """Count as in Japan. ``first``: who begins to fill the neutral points."""
    grounds = both_grounds(table, score)
    fill_dame(table, score, first, in_pairs=False)
    return _fill_and_read(table, score, grounds)


def count_with_pass_stones(table: Table, score: Score, *, first: Color) -> Result:
    """Count territory so that it comes to the same as area; ``first`` would have the next turn.

    Each pass has put a stone into the opponent's lid, and White is the last to pass: then both
    have had as many turns, and each turn left a stone on the board or in a lid.
    """
    grounds = both_grounds(table, score)
    # A neutral point over would be a turn more for one of them, which the count knows nothing of.
    fill_dame(table, score, first, in_pairs=True)
    for color in Color:
        passes = score.lines[color.opponent].passes
        table.moving(Act.PASS_STONES, color, [(Place.BOWL, Place.LID)] * passes)
    if first is Color.WHITE:
        table.moving(Act.LAST_PASS, Color.WHITE, [(Place.BOWL, Place.LID)])
    return _fill_and_read(table, score, grounds)


def _fill_and_read(table: Table, score: Score, grounds: ByColor[Ground]) -> Result:
    arrangements = grounds.map(lambda ground: _fill(table, ground))
    for color in Color:
        arrange(table, color, arrangements[color])
    for color in Color:
        read(table, color, arrangements[color])
    give_the_rest(table, score)
    return table.finish(score.ruleset.ties_to)


def _fill(table: Table, ground: Ground) -> Arrangement:
    """Fill a territory with the stones of its colour that the opponent holds."""
    color = ground.color
    held = table.lids[color.opponent]
    stones = min(held, ground.territory.bit_count())
    arrangement = filled_up(ground, stones)
    table.moving(Act.FILL_IN, color, [(Place.LID, point) for point in arrangement.filled])
    if held > stones:
        table.add(color.opponent, held - stones)
        table.step(Act.LEFT_OVER, color, held - stones)
    return arrangement


# What is the same where area is counted


def both_grounds(table: Table, score: Score) -> ByColor[Ground]:
    """Return what each side has; to be asked when the dead are lifted and dame not yet filled."""
    territory = score.territory
    return ByColor(
        ground_of(table.board, territory, Color.BLACK),
        ground_of(table.board, territory, Color.WHITE),
    )


def fill_dame(table: Table, score: Score, first: Color, *, in_pairs: bool) -> None:
    """Fill the neutral points, if players would fill any."""
    moves = dame_moves(table.board, score.territory, first, in_pairs=in_pairs)
    if moves:
        table.step(Act.FILL_DAME, amount=len(moves), moved=moves)


def arrange(table: Table, color: Color, arrangement: Arrangement) -> None:
    """Move the stones inside a territory, for one block after another."""
    for block in arrangement.blocks:
        ways = [(start, end) for start, end in arrangement.moves if start in block]
        table.moving(Act.ARRANGE, color, ways, block)


def read(table: Table, color: Color, arrangement: Arrangement) -> None:
    """Count the blocks of a territory one by one."""
    for block in arrangement.blocks:
        table.count(Act.BLOCK, color, len(block), block)


def give_the_rest(table: Table, score: Score) -> None:
    """Add what is not on the board: taxes, overtime, what White gets for the handicap, komi."""
    for color in Color:
        table.give(Act.TAX, color, score.lines[color].tax)
        table.give(Act.TIME, color, score.lines[color].time)
    white = score.lines.white
    table.give(Act.COMPENSATION, Color.WHITE, white.compensation)
    table.give(Act.KOMI, Color.WHITE, white.komi)
