"""Counting territory by hand: prisoners fill it, with or without pass stones among them."""

from __future__ import annotations

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, CountStepKind
from gobanapp.rules.hand_counting.dame import dame_moves
from gobanapp.rules.hand_counting.demonstration_builder import DemonstrationBuilder
from gobanapp.rules.hand_counting.side_territory import SideTerritory, side_territory_of
from gobanapp.rules.hand_counting.territory_arrangement import TerritoryArrangement, arrange_filled
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score


def count_territory(table: DemonstrationBuilder, score: Score, *, first: Color) -> Result:
    """Count as in Japan. ``first``: who begins to fill the neutral points."""
    grounds = both_side_territories(table, score)
    fill_dame(table, score, first, in_pairs=False)
    return _fill_and_read(table, score, grounds)


def count_with_pass_stones(table: DemonstrationBuilder, score: Score, *, first: Color) -> Result:
    """Count territory so that it comes to the same as area; ``first`` would have the next turn.

    Each pass has put a stone into the opponent's lid, and White is the last to pass: then both
    have had as many turns, and each turn left a stone on the board or in a lid.
    """
    grounds = both_side_territories(table, score)
    # A neutral point over would be a turn more for one of them, which the count knows nothing of.
    fill_dame(table, score, first, in_pairs=True)
    for color in Color:
        passes = score.lines[color.opponent].passes
        table.moving(CountStepKind.PASS_STONES, color, [(BowlOrLid.BOWL, BowlOrLid.LID)] * passes)
    if first is Color.WHITE:
        table.moving(CountStepKind.LAST_PASS, Color.WHITE, [(BowlOrLid.BOWL, BowlOrLid.LID)])
    return _fill_and_read(table, score, grounds)


def _fill_and_read(
    table: DemonstrationBuilder, score: Score, grounds: ByColor[SideTerritory]
) -> Result:
    arrangements = grounds.map(lambda ground: _fill(table, ground))
    for color in Color:
        move_stones_in_territory(table, color, arrangements[color])
    for color in Color:
        count_territory_blocks(table, color, arrangements[color])
    add_points_off_board(table, score)
    return table.finish(score.ruleset.ties_to)


def _fill(table: DemonstrationBuilder, ground: SideTerritory) -> TerritoryArrangement:
    """Fill a territory with the stones of its colour that the opponent holds."""
    color = ground.color
    held = table.lids[color.opponent]
    stones = min(held, ground.territory.bit_count())
    arrangement = arrange_filled(ground, stones)
    table.moving(
        CountStepKind.FILL_IN, color, [(BowlOrLid.LID, point) for point in arrangement.filled]
    )
    if held > stones:
        table.add(color.opponent, held - stones)
        table.step(CountStepKind.LEFT_OVER, color, held - stones)
    return arrangement


# What is the same where area is counted


def both_side_territories(table: DemonstrationBuilder, score: Score) -> ByColor[SideTerritory]:
    """Return what each side has; to be asked when the dead are lifted and dame not yet filled."""
    territory = score.territory
    return ByColor(
        side_territory_of(table.board, territory, Color.BLACK),
        side_territory_of(table.board, territory, Color.WHITE),
    )


def fill_dame(table: DemonstrationBuilder, score: Score, first: Color, *, in_pairs: bool) -> None:
    """Fill the neutral points, if players would fill any."""
    moves = dame_moves(table.board, score.territory, first, in_pairs=in_pairs)
    if moves:
        table.step(CountStepKind.FILL_DAME, amount=len(moves), moved=moves)


def move_stones_in_territory(
    table: DemonstrationBuilder, color: Color, arrangement: TerritoryArrangement
) -> None:
    """Move the stones inside a territory, for one block after another."""
    for block in arrangement.blocks:
        ways = [(start, end) for start, end in arrangement.moves if start in block]
        table.moving(CountStepKind.ARRANGE, color, ways, block)


def count_territory_blocks(
    table: DemonstrationBuilder, color: Color, arrangement: TerritoryArrangement
) -> None:
    """Count the blocks of a territory one by one."""
    for block in arrangement.blocks:
        table.count(CountStepKind.BLOCK, color, len(block), block)


def add_points_off_board(table: DemonstrationBuilder, score: Score) -> None:
    """Add what is not on the board: taxes, overtime, what White gets for the handicap, komi."""
    for color in Color:
        table.give(CountStepKind.TAX, color, score.lines[color].tax)
        table.give(CountStepKind.TIME, color, score.lines[color].time)
    white = score.lines.white
    table.give(CountStepKind.COMPENSATION, Color.WHITE, white.compensation)
    table.give(CountStepKind.KOMI, Color.WHITE, white.komi)
