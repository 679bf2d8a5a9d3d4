"""Finished games made up at random: played to the end, or drawn with borders, and counted."""

import random

from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import RULESET_PRESETS, Ruleset
from gobanapp.rules.scoring import score

RULESETS = (
    *RULESET_PRESETS.values(),
    Ruleset.parse("japanese,tax=yes"),
    Ruleset.parse("japanese,compensation=n"),
    Ruleset.parse("chinese,tax=yes,seki=no"),
)


def is_eye(board, point, color):
    return all(board[near] is color for near in board.neighbors(point))


def lives(board, color):
    """Return the points where a stone takes something or has a liberty."""
    put = ((point, board.put(color, point)) for point in board.points())
    return [point for point, after in put if after is not None and not after[2]]


def played_out(width, height, handicap, rng):
    """Play at random, filling no eye, and passing now and then, until both pass."""
    board = Board.empty(width, height)
    points = list(board.points())
    stones = rng.sample(points, handicap if handicap <= len(points) // 4 else 0)
    first = Color.WHITE if stones else Color.BLACK
    position = Position.start(board.with_stones(Color.BLACK, stones), first)
    passed = False
    while position.move_number < 3 * len(points):
        board, color = position.board, position.turn
        moves = [p for p in lives(board, color) if not is_eye(board, p, color)]
        if not moves and passed:
            break
        passed = not moves or rng.random() < 0.03
        point = None if passed else rng.choice(moves)
        position = position.play_unchecked(Move(color, point))
    return position, len(stones)


def walled(width, height, rng):
    """Draw a board whose borders are closed: each point nearer to a black or to a white centre.

    Stones stand along the borders, with some more inside, and some dame between them.
    """
    board = Board.empty(width, height)
    points = list(board.points())
    colors = list(Color)
    centres = [(rng.choice(points), colors[number % 2]) for number in range(2 + len(points) // 40)]

    def owner(point):
        return min(
            (abs(point.x - centre.x) + abs(point.y - centre.y), number, color)
            for number, (centre, color) in enumerate(centres)
        )[2]

    area = {point: owner(point) for point in points}
    for point, color in area.items():
        at_border = any(area[near] is not color for near in board.neighbors(point))
        if (at_border and rng.random() < 0.97) or (not at_border and rng.random() < 0.1):
            board = board.with_stones(color, [point])
    return board


def some_dead(board, rng):
    """Call some chains dead, now and then all."""
    if rng.random() < 0.05:
        return frozenset(point for point, _ in board.stones())
    dead = set()
    for point, _ in board.stones():
        if point not in dead and rng.random() < 0.06:
            dead |= board.chain(point).stones
    return frozenset(dead)


def dead_inside(board, rng):
    """Return dead stones put inside territories, and the board with them."""
    for point in [p for p in board.points() if board.is_empty(p)]:
        around = {board[near] for near in board.neighbors(point)}
        if around == {None} and rng.random() < 0.1:
            board = board.with_stones(rng.choice(list(Color)), [point])
    lone = {
        point
        for point, color in board.stones()
        if all(board[near] is None for near in board.neighbors(point)) and rng.random() < 0.8
    }
    return board, frozenset(lone)


@st.composite
def counted_games(draw, largest=9):
    """A board, its dead stones, and its count under some ruleset, komi and handicap."""
    width, height = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    rng = random.Random(draw(st.integers(0, 2**32)))
    handicap = draw(st.sampled_from([0, 0, 2, 3, 9]))
    if draw(st.booleans()):
        position, handicap = played_out(width, height, handicap, rng)
        board, prisoners, passes = position.board, position.prisoners, position.passes
        dead = some_dead(board, rng)
    else:
        board, dead = dead_inside(walled(width, height, rng), rng)
        most = draw(st.sampled_from([3, 3, 60]))
        prisoners = ByColor(rng.randint(0, most), rng.randint(0, most))
        passes = ByColor(rng.randint(0, 3), rng.randint(0, 3))
    made = score(
        board,
        dead,
        prisoners=prisoners,
        passes=passes,
        ruleset=draw(st.sampled_from(RULESETS)),
        komi=draw(st.integers(-40, 40)) / 4,
        handicap=handicap,
        penalties=ByColor(draw(st.sampled_from([0.0, 2.0])), draw(st.sampled_from([0.0, 6.0]))),
    )
    return board, dead, made


def points(names):
    return frozenset(map(Point.parse, names.split()))
