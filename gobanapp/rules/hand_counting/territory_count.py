"""Counting territory by hand: prisoners fill it, with or without pass stones among them."""

from __future__ import annotations

from collections.abc import Iterator

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, CountStepKind, StoneMovement
from gobanapp.rules.hand_counting.demonstration_builder import DemonstrationBuilder
from gobanapp.rules.hand_counting.rectangles import bit_grid
from gobanapp.rules.hand_counting.territory_arrangement import (
    SideTerritory,
    TerritoryArrangement,
    arrange_filled,
    side_territory_of,
)
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score
from gobanapp.rules.territory import Territory

# Filling the neutral points (dame) when a game is over, as players do it: in turns.


def dame_moves(
    board: Board, territory: Territory, first: Color, *, in_pairs: bool
) -> tuple[StoneMovement, ...]:
    """Return the moves that fill the neutral points; ``first`` begins.

    ``board``: without the dead stones. Each move is near the one before it. A point that only one
    colour touches, such as a false eye, is filled by that colour. These points stay empty: the
    points of a seki, those of an area too wide to be a gap between borders, and those where a stone
    would capture or leave a neighbouring chain with one liberty. ``in_pairs``: both sides fill the
    same number of points, so that the result stays the same where stones count; an odd point is
    left.
    """
    waiting = dict(_gaps(board, territory))
    if not waiting:
        return ()
    moves = list[StoneMovement]()
    last, color, passed = min(waiting), first, False
    while waiting:
        point = _next(board, waiting, color, last)
        if point is None:
            if passed or in_pairs:
                break
            passed = True
        else:
            board = board.with_stones(color, [point])
            moves.append(StoneMovement(color, BowlOrLid.BOWL, point))
            del waiting[point]
            last, passed = point, False
        color = color.opponent
    return tuple(moves[: len(moves) // 2 * 2] if in_pairs else moves)


def _gaps(board: Board, territory: Territory) -> Iterator[tuple[Point, frozenset[Color | None]]]:
    """Yield the neutral points that players fill, with the colours that can fill them."""
    grid = bit_grid(board.width, board.height)
    waiting = grid.bits(point for point in territory.neutral if board.is_empty(point))
    for gap in map(grid.points, grid.pieces(waiting)):
        adjacent = [
            {near for near in board.neighbors(point) if not board.is_empty(near)} for point in gap
        ]
        stones = set[Point]().union(*adjacent)
        is_wide = not all(adjacent)
        if not is_wide and not stones & territory.seki:
            colors = frozenset(board[stone] for stone in stones)
            for point in gap:
                yield point, colors


def _next(
    board: Board,
    waiting: dict[Point, frozenset[Color | None]],
    color: Color,
    last: Point,
) -> Point | None:
    """Return the point nearest to ``last`` that ``color`` can fill, None if there is none."""

    def distance(point: Point) -> tuple[int, Point]:
        return abs(point.x - last.x) + abs(point.y - last.y), point

    mine = (point for point, colors in waiting.items() if color in colors)
    return next(
        (point for point in sorted(mine, key=distance) if _is_quiet(board, color, point)), None
    )


def _is_quiet(board: Board, color: Color, point: Point) -> bool:
    """Return whether all chains next to a new stone on ``point`` then have two liberties."""
    after = board.with_stones(color, [point])
    adjacent = (near for near in after.neighbors(point) if not after.is_empty(near))
    return all(len(after.chain(stone).liberties) > 1 for stone in (point, *adjacent))


def count_territory(table: DemonstrationBuilder, score: Score, *, first: Color) -> Result:
    """Count as in Japan. ``first``: the colour that begins to fill the neutral points."""
    grounds = both_side_territories(table, score)
    fill_dame(table, score, first, in_pairs=False)
    return _fill_and_read(table, score, grounds)


def count_with_pass_stones(table: DemonstrationBuilder, score: Score, *, first: Color) -> Result:
    """Count territory with the same result as area; ``first`` would have the next turn.

    Each pass puts a stone into the opponent's lid, and White passes last. So both have had the same
    number of turns, and each turn left a stone on the board or in a lid.
    """
    grounds = both_side_territories(table, score)
    # A neutral point over would be a turn more for one of them, which the count knows nothing of.
    fill_dame(table, score, first, in_pairs=True)
    for color in Color:
        passes = score.lines[color.opponent].passes
        table.move_stones(
            CountStepKind.PASS_STONES, color, [(BowlOrLid.BOWL, BowlOrLid.LID)] * passes
        )
    if first is Color.WHITE:
        table.move_stones(CountStepKind.LAST_PASS, Color.WHITE, [(BowlOrLid.BOWL, BowlOrLid.LID)])
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
    table.move_stones(
        CountStepKind.FILL_IN, color, [(BowlOrLid.LID, point) for point in arrangement.filled]
    )
    if held > stones:
        table.add(color.opponent, held - stones)
        table.step(CountStepKind.LEFT_OVER, color, held - stones)
    return arrangement


# Steps shared with area counting


def both_side_territories(table: DemonstrationBuilder, score: Score) -> ByColor[SideTerritory]:
    """Return both territories, after dead stones are lifted and before dame are filled."""
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
        moves = [(start, end) for start, end in arrangement.moves if start in block]
        table.move_stones(CountStepKind.ARRANGE, color, moves, block)


def count_territory_blocks(
    table: DemonstrationBuilder, color: Color, arrangement: TerritoryArrangement
) -> None:
    """Count the blocks of a territory one by one."""
    for block in arrangement.blocks:
        table.count(CountStepKind.BLOCK, color, len(block), block)


def add_points_off_board(table: DemonstrationBuilder, score: Score) -> None:
    """Add points off the board: taxes, overtime, compensation for the handicap, komi."""
    for color in Color:
        table.give(CountStepKind.TAX, color, score.lines[color].tax)
        table.give(CountStepKind.TIME, color, score.lines[color].time)
    white = score.lines.white
    table.give(CountStepKind.COMPENSATION, Color.WHITE, white.compensation)
    table.give(CountStepKind.KOMI, Color.WHITE, white.komi)
