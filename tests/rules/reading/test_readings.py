import json
from itertools import product
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import ReadingOutcome, find_bent_four, read_life
from tests.board_text import parse_board
from tests.rules.reading.slow_reading import SlowBoard, stones_of
from tests.thorough import one_in

BLACK, WHITE = Color.BLACK, Color.WHITE
BUDGET = 10_000
DATA = Path(__file__).parents[2] / "data" / "reading"
FATES = json.loads((DATA / "fates.json").read_text(encoding="utf-8"))
SHAPES = json.loads((DATA / "shapes.json").read_text(encoding="utf-8"))
FIRST = {"attacker": WHITE, "defender": BLACK}


def points(names):
    return frozenset(map(Point.parse, names.split()))


def drawn(rows):
    """Return the board of a drawing, the black stones that are not safe, and all safe ones."""
    board = parse_board("\n".join(rows).upper())
    letters = list(zip(board.points(), "".join(rows), strict=True))
    group = frozenset(point for point, letter in letters if letter == "X")
    return board, group, frozenset(point for point, letter in letters if letter in "ox")


def case_named(name):
    return next(case for case in FATES if case["name"] == name)


# Drawn positions


@pytest.mark.parametrize("case", FATES, ids=lambda case: case["name"])
def test_fates(case):
    board, group, safe = drawn(case["board"])
    for side, first in FIRST.items():
        reading = read_life(board, group, first, safe=safe, budget=BUDGET)
        assert reading.outcome.value == case[f"{side} first"], side
        if side in case:
            assert str(reading.move) == case[side], side


@pytest.mark.parametrize("case", SHAPES, ids=lambda case: case["name"])
def test_eye_shapes(case):
    expected = dict(zip(("attacker", "defender"), case["fates"].split(), strict=True))
    for place, liberties in product(case["places"].split(), (0, 1)):
        board, wall, safe = surrounded(case["space"], place, liberties)
        found = {
            side: read_life(board, wall, first, safe=safe, budget=BUDGET).outcome.value
            for side, first in FIRST.items()
        }
        assert found == expected, f"{place}, with {liberties} liberties outside"


def surrounded(space, place, liberties):
    """Return an eye space within black stones within white ones; the black and the white ones.

    So many ``liberties``, none or one, are left outside.
    """
    left = 0 if place == "corner" else 2
    below = 2 if place == "middle" else 0
    width, height = len(space[0]), len(space)
    board = Board.empty(left + width + 2, below + height + 2)
    inside = {
        Point(left + x, below + height - 1 - y): letter
        for y, row in enumerate(space)
        for x, letter in enumerate(row)
        if letter != " "
    }
    around = {Point(x + dx, y + dy) for x, y in inside for dx, dy in product((-1, 0, 1), repeat=2)}
    wall = frozenset(point for point in around if point in board) - inside.keys()
    free = {Point(max(left, 1), board.height - 1)} if liberties else set()
    safe = frozenset(board.points()) - wall - inside.keys() - free
    stones = {point for point, letter in inside.items() if letter == "O"}
    return board.with_stones(BLACK, wall).with_stones(WHITE, safe | stones), wall, safe


def test_the_best_move_takes_the_vital_point():
    board, wall, safe = surrounded([".. ", "...", " . "], "middle", 1)
    for first in Color:
        assert str(read_life(board, wall, first, safe=safe, budget=BUDGET).move) == "D4"


# What is asked


def test_a_subset_of_the_stones_can_be_read():
    board, _, safe = drawn(["oooooooo", "XXXXXoXo", ".X.X.oXo", "XXXXXoo."])
    assert (
        read_life(board, points("G2 G3"), BLACK, safe=safe, budget=BUDGET).outcome
        is ReadingOutcome.DIES
    )
    assert (
        read_life(board, points("A3"), WHITE, safe=safe, budget=BUDGET).outcome
        is ReadingOutcome.LIVES
    )


def test_groups_must_be_stones_of_one_colour():
    board = parse_board("X O .")
    for wrong in ("", "C1", "A1 B1"):
        with pytest.raises(ValueError, match="not stones of one colour"):
            read_life(board, points(wrong), BLACK, safe=NO_POINTS, budget=BUDGET)


def test_large_parts_are_not_read():
    board = Board.empty(5).with_stones(BLACK, points("C3"))
    reading = read_life(board, points("C3"), WHITE, safe=NO_POINTS, budget=BUDGET)
    assert (reading.outcome, reading.move, reading.nodes) == (ReadingOutcome.UNKNOWN, None, 0)


def test_a_small_budget_gives_no_result():
    board, group, safe = drawn(case_named("eight in the corner without a liberty")["board"])
    reading = read_life(board, group, WHITE, safe=safe, budget=1000)
    assert (reading.outcome, reading.move) == (ReadingOutcome.UNKNOWN, None)
    assert reading.nodes < 1100


def test_the_same_question_gets_the_same_answer():
    board, group, safe = drawn(case_named("the L group")["board"])
    assert len({read_life(board, group, WHITE, safe=safe, budget=BUDGET) for _ in range(3)}) == 1


# Bent four in the corner


def turned(point, width, height, how):
    """Return a point of a board of that size after mirroring it in up to three ways."""
    left_right, up_down, diagonal = how
    x = width - 1 - point.x if left_right else point.x
    y = height - 1 - point.y if up_down else point.y
    return Point(y, x) if diagonal else Point(x, y)


TURNS = list(product((False, True), repeat=3))


@pytest.mark.parametrize("how", one_in(5, TURNS))
@pytest.mark.parametrize("colors", [(BLACK, WHITE), (WHITE, BLACK)])
def test_bent_four_in_all_corners(how, colors):
    color_of = dict(zip(Color, colors, strict=True))
    for case in FATES:
        board, group, _ = drawn(case["board"])
        width, height = board.width, board.height
        after = Board.empty(*((height, width) if how[2] else (width, height)))
        for point, color in board.stones():
            after = after.with_stones(color_of[color], [turned(point, width, height, how)])
        found = find_bent_four(after, [turned(point, width, height, how) for point in group])
        bent = points(case.get("bent four", ""))
        assert found == {turned(point, width, height, how) for point in bent}, case["name"]


def test_bent_four_needs_a_group():
    with pytest.raises(ValueError, match="not stones of one colour"):
        find_bent_four(Board.empty(9), [])


# Any small position


@st.composite
def positions(draw, sizes):
    """Draw a board with a black chain to ask for; safe stones stand along two sides, or none."""
    width, height = draw(st.sampled_from(sizes))
    walled = draw(st.booleans())
    board = Board.empty(width + 2 * walled, height + 2 * walled)
    inside = [point for point in board.points() if point.x < width and point.y < height]
    wall = [p for p in board.points() if walled and max(p.x - width, p.y - height) == 0]
    for points, letters in (inside, "..XXO"), (wall, "OOOX"):
        for point in points:
            letter = draw(st.sampled_from(letters))
            if letter != ".":
                board = board.with_stones(BLACK if letter == "X" else WHITE, [point])
    safe = frozenset(wall)
    for point in inside:
        if board[point] is not None:
            chain = board.chain(point)
            assume(chain.liberties or chain.stones & safe)
    black = [p for p in inside if board[p] is BLACK and not board.chain(p).stones & safe]
    assume(black)
    return board, board.chain(draw(st.sampled_from(black))).stones, safe


@given(positions([(2, 2), (3, 2), (2, 3), (4, 2)]), st.sampled_from(Color))
def test_fates_are_those_found_by_looking_at_all_positions(position, first):
    board, group, safe = position
    expected = judged(position, first, SlowBoard.fate)
    assert read_life(board, group, first, safe=safe, budget=BUDGET).outcome.value == expected


@given(positions([(2, 2), (3, 2), (2, 3), (4, 2)]), st.sampled_from(Color))
def test_so_are_those_who_keep_the_ground(position, first):
    board, group, safe = position
    read = read_life(board, group, first, safe=safe, budget=BUDGET, for_ground=True)
    assert read.outcome.value == judged(position, first, SlowBoard.keeper)


def judged(position, first, ask):
    """Return what a slow board answers if it is asked about a position."""
    board, group, safe = position
    beyond = 2 if safe else 0
    slow = SlowBoard(board.width - beyond, board.height - beyond)
    adjacent = {color: set() for color in Color}
    for wall in safe:
        for near in board.neighbors(wall):
            if near not in safe and near.x < slow.width and near.y < slow.height:
                adjacent[board[wall]].add(slow.index(near))
    slow = SlowBoard(slow.width, slow.height, adjacent[WHITE], adjacent[BLACK])
    return ask(
        slow,
        stones_of(board, slow),
        frozenset(slow.index(point) for point in group),
        defender_first=first is BLACK,
    )


@given(positions([(3, 3), (4, 2), (4, 3)]), st.sampled_from(TURNS), st.sampled_from(Color))
def test_mirrors_and_colours_make_no_difference(position, how, first):
    board, group, safe = position
    width, height = board.width, board.height
    after = Board.empty(*((height, width) if how[2] else (width, height)))
    for point, color in board.stones():
        after = after.with_stones(color.opponent, [turned(point, width, height, how)])
    one = read_life(board, group, first, safe=safe, budget=BUDGET)
    other = read_life(
        after,
        [turned(point, width, height, how) for point in group],
        first.opponent,
        safe=frozenset(turned(point, width, height, how) for point in safe),
        budget=BUDGET,
    )
    assume(ReadingOutcome.UNKNOWN not in (one.outcome, other.outcome))
    assert one.outcome is other.outcome


@given(positions([(3, 3), (4, 2), (4, 3)]))
def test_to_play_first_is_never_worse(position):
    board, group, safe = position
    order = [ReadingOutcome.DIES, ReadingOutcome.KO, ReadingOutcome.SEKI, ReadingOutcome.LIVES]
    readings = [
        read_life(board, group, first, safe=safe, budget=BUDGET) for first in (WHITE, BLACK)
    ]
    assume(all(reading.outcome is not ReadingOutcome.UNKNOWN for reading in readings))
    attacked, defended = (order.index(reading.outcome) for reading in readings)
    assert attacked <= defended


@given(positions([(3, 3), (4, 2), (4, 3)]), st.sampled_from(Color))
def test_the_best_move_achieves_its_outcome(position, first):
    board, group, safe = position
    reading = read_life(board, group, first, safe=safe, budget=BUDGET)
    assume(
        reading.move is not None and reading.outcome in (ReadingOutcome.LIVES, ReadingOutcome.DIES)
    )
    after, taken, _ = board.put(first, reading.move)
    left = group - taken
    if reading.outcome is ReadingOutcome.LIVES or left:
        later = read_life(after, left, first.opponent, safe=safe, budget=2 * BUDGET)
        assert later.outcome in (reading.outcome, ReadingOutcome.UNKNOWN)
