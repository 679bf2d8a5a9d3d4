import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import MAX_SIZE, Point
from gobanapp.rules.ruleset import RULESET_PRESETS
from gobanapp.rules.territory import (
    Territory,
    dead_group,
    dead_in_marked_territory,
    max_dame,
    territory,
)
from tests.board_text import draw_board, parse_board
from tests.examples import examples

BLACK, WHITE = Color.BLACK, Color.WHITE

DATA = Path(__file__).parent.parent / "data" / "scoring"


def cases_of(name):
    cases = json.loads((DATA / name).read_text(encoding="utf-8"))
    return [pytest.param(case, id=case["name"]) for case in cases]


def points(names):
    return frozenset(map(Point.parse, names.split()))


def map_of(board, ground):
    """Draw the owners over the board: ``b``, ``w``, and ``=`` for what is neutral."""
    letters = dict.fromkeys(ground.owned.black, "b")
    letters |= dict.fromkeys(ground.owned.white, "w")
    letters |= dict.fromkeys(ground.neutral, "=")
    return "\n".join(" ".join(row) for row in drawn_over(board, letters))


def drawn_over(board, letters):
    """Return rows of the board's letters, or of those given for its points."""
    drawn = dict(zip(board.points(), draw_board(board).split(), strict=True))
    rows = zip(*[iter(board.points())] * board.width, strict=True)
    return ["".join(letters.get(point, drawn[point]) for point in row) for row in rows]


@pytest.mark.parametrize(
    ("drawing", "dead", "owners"),
    [
        ("X O .\n. O .", "", "X O w\n= O w"),
        (". X . O\n. X . O", "", "b X = O\nb X = O"),
        (". . .\n. . .", "", "= = =\n= = ="),
        ("X . .\n. . .", "", "X b b\nb b b"),
        (". X O . X\nX X O O .", "E2", "b X O w w\nX X O O w"),
        (". X O . X\nX X O O .", "", "b X O = X\nX X O O ="),
        ("O X O O .\n. X . O X", "A2 E1", "b X O O w\nb X = O w"),
    ],
)
def test_owners(drawing, dead, owners):
    board = parse_board(drawing)
    assert map_of(board, territory(board, points(dead))) == owners


def test_dead_stones_of_both_sides_in_one_region():
    board = parse_board(". X O .\nX O O O\n. O . .")
    ground = territory(board, points("B3 A2"))
    assert map_of(board, ground) == "w w O w\nw O O O\nw O w w"


def test_a_board_of_dead_stones_has_no_owner():
    board = parse_board("X O\n. .")
    ground = territory(board, points("A2 B2"))
    assert ground == Territory(owned=ByColor(NO_POINTS, NO_POINTS), neutral=points("A1 B1 A2 B2"))


def test_empty_points_among_the_dead_do_no_harm():
    board = parse_board(". X O .")
    assert territory(board, points("A1")) == territory(board, NO_POINTS)


def test_dead_points_must_be_on_the_board():
    with pytest.raises(KeyError):
        territory(Board.empty(3), points("D1"))


# Seki, false eyes, open borders

SEKI_BESIDE_LIFE = """
    . X . O . O X .
    X X . O O O X X
    O O O O . O X .
    """


def test_rules_without_points_in_seki_count_none_there():
    board = parse_board(SEKI_BESIDE_LIFE)
    ground = territory(board, NO_POINTS)
    assert ground.seki == points("A2 B2 B3")
    assert ground.owned_in_seki == points("A3")
    without = ground.counted(seki_points=False)
    assert map_of(board, without) == "= X = O w O X b\nX X = O O O X X\nO O O O w O X b"
    assert without == ground.without_seki()
    assert (without.seki, without.owned_in_seki) == (ground.seki, ground.owned_in_seki)


def test_rules_with_points_in_seki_count_them():
    board = parse_board(SEKI_BESIDE_LIFE)
    ground = territory(board, NO_POINTS)
    assert ground.counted(seki_points=True) == ground
    assert map_of(board, ground).startswith("b X = O w")


def test_the_players_have_the_last_word():
    board = parse_board(SEKI_BESIDE_LIFE)
    assert territory(board, NO_POINTS, no_seki=points("A2")).seki == NO_POINTS
    both = territory(board, NO_POINTS, seki=points("G3"))
    assert both.seki == points("A2 B2 B3 G1 G2 G3 H2")
    assert both.owned_in_seki == points("A3 H1 H3")


def test_marks_on_no_stone_are_ignored():
    board = parse_board(SEKI_BESIDE_LIFE)
    marked = territory(board, NO_POINTS, seki=points("H3 Z9"), no_seki=points("A3 Z9"))
    assert marked == territory(board, NO_POINTS)


def test_false_eyes_are_owned_but_may_not_count():
    board = parse_board(
        """
        . O O O O
        X O O . O
        . X X X O
        X X . X .
        . X X X .
        """
    )
    ground = territory(board, NO_POINTS)
    assert ground.false_eyes == points("A3")
    assert ground.owned.black == points("A1 C2 A3")
    assert ground.without_seki().owned.black == points("A1 C2")
    assert points("A3") <= ground.without_seki().neutral


@pytest.mark.parametrize("case", cases_of("goscorer.json"))
def test_positions_of_goscorer(case):
    board = parse_board("\n".join(case["board"]))
    dead = points(" ".join(case["dead"]))
    ground = territory(board, dead)
    counted = ground.without_seki()
    letters = dict.fromkeys(dead, ".")
    letters |= dict.fromkeys(counted.owned.black, "b") | dict.fromkeys(counted.owned.white, "w")
    letters |= dict.fromkeys(ground.false_eyes, "f")
    letters |= {point: "x" if board[point] is BLACK else "o" for point in ground.seki}
    assert drawn_over(board, letters) == case["map"]


@pytest.mark.parametrize("case", cases_of("goban.json"))
def test_games_of_online_go(case):
    board = parse_board("\n".join(case["board"]))
    dead = points(" ".join(case["dead"]))
    ground = territory(board, dead).counted(RULESET_PRESETS[case["rules"]].seki_points)
    letters = dict.fromkeys(dead, ".")
    letters |= dict.fromkeys(ground.owned.black, "X") | dict.fromkeys(ground.owned.white, "O")
    wanted = [row.replace("s", ".") for row in case["ownership"]]
    assert drawn_over(board, letters) == wanted
    assert ground.open_borders == points(" ".join(case["open"]))


# What holds on any board

LETTERS = st.sampled_from([".", ".", "X", "O"])


@st.composite
def positions(draw):
    """Boards with stones and dead ones anywhere, even chains without liberties, half dead."""
    width, height = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    letters = draw(st.lists(LETTERS, min_size=width * height, max_size=width * height))
    rows = ["".join(letters[y * width : (y + 1) * width]) for y in range(height)]
    board = parse_board("\n".join(rows))
    chosen = draw(st.lists(st.integers(0, width * height - 1), max_size=6))
    every = list(board.points())
    return board, frozenset(every[number] for number in chosen)


def moved(board, ground, where, swap):
    """Return ``ground`` with each point moved ``where``, and the colours swapped or not."""

    def all_of(some):
        return frozenset(map(where, some))

    def by_color(some):
        black, white = some.map(all_of)
        return ByColor(white, black) if swap else ByColor(black, white)

    return Territory(
        owned=by_color(ground.owned),
        dead_in_seki=by_color(ground.dead_in_seki),
        neutral=all_of(ground.neutral),
        seki=all_of(ground.seki),
        owned_in_seki=all_of(ground.owned_in_seki),
        false_eyes=all_of(ground.false_eyes),
        open_borders=all_of(ground.open_borders),
    )


@settings(max_examples=examples(2))
@given(positions(), st.sampled_from(["mirror", "turn", "swap"]))
def test_the_same_from_every_side(position, change):
    board, dead = position
    width, height = board.width, board.height
    where = {
        "mirror": lambda point: Point(width - 1 - point.x, point.y),
        "turn": lambda point: Point(point.y, width - 1 - point.x),
        "swap": lambda point: point,
    }[change]
    swap = change == "swap"
    other = Board.empty(height, width) if change == "turn" else Board.empty(width, height)
    for color in Color:
        stones = [where(point) for point, its in board.stones() if its is color]
        other = other.with_stones(color.opponent if swap else color, stones)
    found = territory(other, frozenset(map(where, dead)))
    assert found == moved(board, territory(board, dead), where, swap)


@settings(max_examples=examples(2))
@given(positions())
def test_every_point_has_exactly_one_state(position):
    board, dead = position
    ground = territory(board, dead)
    living = frozenset(point for point, _ in board.stones()) - dead
    for kept in (ground, ground.without_seki()):
        parts = [*kept.owned, kept.neutral, living]
        assert sum(map(len, parts)) == board.width * board.height
        assert frozenset().union(*parts) == frozenset(board.points())
    owned = ground.owned.black | ground.owned.white
    assert ground.seki <= living
    assert ground.owned_in_seki <= owned
    assert not ground.false_eyes & living
    assert ground.open_borders <= ground.neutral


@settings(max_examples=examples(0.4))
@given(st.integers(1, 25), st.integers(1, 25), st.randoms(use_true_random=False))
def test_any_position_is_analysed_without_an_error(width, height, random):
    board = Board.empty(width, height)
    share = random.random()
    some = [point for point in board.points() if random.random() < share]
    board = board.with_stones(BLACK, some[::2]).with_stones(WHITE, some[1::2])
    ground = territory(board, [point for point in some if random.random() < share / 2])
    assert len(ground.owned.black | ground.owned.white | ground.neutral) <= width * height


@pytest.mark.parametrize(
    "has_stone",
    [
        lambda x, y: (x + y) % 2,
        lambda x, y: y % 2 or x == (0 if y % 4 else MAX_SIZE - 1),
        lambda x, y: 0 in (x, y) or MAX_SIZE - 1 in (x, y),
        lambda x, y: x == y,
    ],
    ids=["chequered", "snake", "frame", "diagonal"],
)
def test_the_largest_board(has_stone):
    board = Board.empty(MAX_SIZE)
    board = board.with_stones(WHITE, [p for p in board.points() if has_stone(*p)])
    ground = territory(board, NO_POINTS)
    assert len(ground.owned.white) == MAX_SIZE**2 - board.count(WHITE)
    assert ground.seki == NO_POINTS


# Marks of a record, and the group of a stone


@pytest.mark.parametrize("marked", ["D1 D2", "D1", "D2"])
def test_stones_next_to_marked_opposing_territory_are_dead(marked):
    board = parse_board(". X O X\nX X O .")
    assert dead_in_marked_territory(board, ByColor(points("A2"), points(marked))) == points("D2")


def test_without_marked_territory_no_stone_is_dead():
    board = parse_board(". X O X\nX X O .")
    assert dead_in_marked_territory(board, ByColor(points(""), points(""))) == frozenset()


def test_a_group_extends_to_the_opponents_stones():
    board = parse_board(
        """
        X . X O . X
        . X . O X .
        O O O O . .
        """
    )
    assert dead_group(board, Point.parse("A3")) == points("A3 C3 B2")
    assert dead_group(board, Point.parse("E2")) == points("F3 E2")
    assert dead_group(board, Point.parse("D3")) == points("D3 D2 A1 B1 C1 D1")


def test_an_empty_point_has_no_group():
    with pytest.raises(ValueError, match="no stone on B1"):
        dead_group(parse_board("X ."), Point.parse("B1"))


def test_all_chains_in_the_opponent_s_territory_are_dead():
    board = parse_board("""
        X . X . O .
        . O . O O X
        X . X . O .
        """)
    marked = points("A2 B1 B3 D1 D3 F1 F3")
    assert dead_in_marked_territory(board, ByColor(NO_POINTS, marked)) == points("A1 A3 C1 C3 F2")


@pytest.mark.parametrize(
    ("columns", "rows", "most"), [(19, 19, 60), (9, 9, 13), (5, 5, 5), (1, 9, 9), (9, 1, 9)]
)
def test_the_longer_side_or_a_sixth_of_the_points_may_be_nobody_s(columns, rows, most):
    assert max_dame(Board.empty(columns, rows)) == most
