from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    FRENCH,
    ING,
    JAPANESE,
    KOREAN,
    RULESET_PRESETS,
    STONE_COUNTING,
    CountingMethod,
    Ruleset,
)
from gobanapp.rules.scoring import SideCount, score
from tests.board_text import parse_board
from tests.legal_points import legal_points

NOTHING = ByColor(0, 0)


def count(
    drawing,
    ruleset,
    dead="",
    prisoners=NOTHING,
    passes=NOTHING,
    komi=0,
    handicap=0,
    **more,
):
    return score(
        parse_board(drawing) if isinstance(drawing, str) else drawing,
        [Point.parse(name) for name in dead.split()] if isinstance(dead, str) else dead,
        prisoners=prisoners,
        passes=passes,
        ruleset=ruleset,
        komi=komi,
        handicap=handicap,
        **more,
    )


def side(**lines):
    """Return a count with the lines given, the others 0."""
    nothing = dict.fromkeys(SideCount.__dataclass_fields__, 0)
    return SideCount(**{**nothing, **lines})


# Counts that rule texts and booklets show, with positions of our own that have their figures

BOOKLET_2 = """
    . . X X O O . . .
    . X . X O . O . .
    X . . X O O . . O
    . . X X O . . O .
    . X . X O . O . .
    . X X . X O . O .
    X . . X X O . . O
    . X . . X O . O .
    . . X . X O O . .
"""
BOOKLET_11 = """
    . . . X O . . O .
    . X . X O . O . .
    . . X X O O . . .
    . X . X O . . O .
    . . X . X O . . .
    . X . . X O O . .
    . . . X X O . X O
    . X . . X O . O .
    . . . . X O O . .
"""
ITALIAN_16 = """
    . X . O X O . X .
    . X O O X O X X .
    X X O . X O O . O
    . X X X X O . O O
    X . X . X O O O X
    O X X X X O . O X
    O O X X X O O . X
    . O O X X O . O O
    . . . X X O O . O
"""
FRENCH_14 = """
    . X . . X O . O .
    X . X . X O O . O
    . X . X X O . O .
    X . X . X O O . O
    . X . X X O . O .
    . . X . X O O . .
    . X . X X O . O .
    . . X . X X O O .
    . X . . . X O . O
"""


def test_the_rule_booklet_diagram_2():
    game = count(BOOKLET_2, JAPANESE)
    assert game.lines == ByColor(side(territory=20), side(territory=22))
    assert str(game.result) == "W+2"


def test_the_rule_booklet_diagram_11():
    game = count(BOOKLET_11, JAPANESE, dead="H3")
    assert game.lines == ByColor(side(territory=25), side(territory=23, dead=1))
    assert str(game.result) == "B+1"


def test_the_italian_rules_page_figures_16_and_17():
    game = count(
        ITALIAN_16,
        JAPANESE,
        dead="C7 C8 D8 D9 A4 A3 B3 B2 C2 H9 H8 G8 J5 J4 J3",
        prisoners=ByColor(3, 2),
    )
    assert game.lines.black == side(territory=20, dead=9, prisoners=3)
    assert game.lines.white == side(territory=15, dead=6, prisoners=2)
    assert (game.lines.black.total, game.lines.white.total) == (32, 23)
    assert str(game.result) == "B+9"


def test_the_french_rule_text_diagrams_14_to_16():
    game = count(FRENCH_14, FRENCH, prisoners=ByColor(5, 2), komi=7.5)
    assert game.lines.black == side(territory=23, stones=24)
    assert game.lines.white == side(territory=14, stones=20, komi=7.5)
    assert str(game.result) == "B+5.5"


def french_handicap_game():
    """Play 28 moves on three handicap stones; White takes a stone with the 25th."""
    stones = [Point.parse(name) for name in ("C3", "G7", "G3")]
    position = Position.start(Board.empty(9).with_stones(Color.BLACK, stones), Color.WHITE)
    moves = """
        D6 E5 E6 D5 F6 F5 C6 C5 G6 G5 H5 H4 B6 B5
        J5 J4 F7 C7 D7 E4 B7 G4 A6 A5 C8 H3 H6 B4
    """
    for name in moves.split():
        position = position.play(Move(position.turn, Point.parse(name)), FRENCH)
    assert (position.move_number, position.prisoners) == (28, ByColor(0, 1))
    return position


def test_the_french_count_of_a_handicap_game():
    position = french_handicap_game()
    game = count(
        position.board, FRENCH, dead="G7", prisoners=position.prisoners, komi=0.5, handicap=3
    )
    assert game.lines.black == side(territory=28, stones=15)
    assert game.lines.white == side(territory=24, stones=14, compensation=2, komi=0.5)
    assert (game.lines.black.total, game.lines.white.total) == (43, 40.5)
    assert str(game.result) == "B+2.5"


def test_the_french_quick_count_of_the_same_game():
    position = french_handicap_game()
    quick = Ruleset.parse("french,counting=territory,passes=yes")
    for _ in range(3):
        position = position.play(Move(position.turn, None), quick)
    assert position.move.color is Color.WHITE
    game = count(
        position.board,
        quick,
        dead="G7",
        prisoners=position.prisoners,
        passes=position.passes,
        komi=0.5,
        handicap=3,
    )
    black, white = game.lines
    assert black == side(territory=28, passes=2)
    assert white == side(territory=24, prisoners=1, dead=1, passes=1, komi=0.5)
    # On a real board all that was taken or handed over fills the territory of its own colour.
    assert black.territory - white.prisoners - white.dead - white.passes == 25
    assert white.territory - black.passes == 22
    assert str(game.result) == "B+2.5"
    assert str(game.by(CountingMethod.AREA).result) == "B+2.5"


# What counts by which method

SMALL = """
    . X O . O
    X X O X .
    . X O O .
    . X . O .
"""
FACTS = {
    "dead": "D3",
    "prisoners": ByColor(3, 1),
    "passes": ByColor(2, 4),
    "komi": 6.5,
    "handicap": 2,
}


@pytest.mark.parametrize(
    ("rules", "black", "white"),
    [
        (
            "japanese",
            side(territory=3, prisoners=3),
            side(territory=5, prisoners=1, dead=1, komi=6.5),
        ),
        (
            "japanese,passes=yes",
            side(territory=3, prisoners=3, passes=4),
            side(territory=5, prisoners=1, dead=1, passes=2, komi=6.5),
        ),
        (
            "japanese,compensation=n",
            side(territory=3, prisoners=3),
            side(territory=5, prisoners=1, dead=1, compensation=2, komi=6.5),
        ),
        (
            "japanese,compensation=n-1,passes=yes",
            side(territory=3, prisoners=3, passes=4),
            side(territory=5, prisoners=1, dead=1, passes=2, komi=6.5),
        ),
        (
            "japanese,tax=yes",
            side(territory=3, prisoners=3, tax=-2),
            side(territory=5, prisoners=1, dead=1, komi=6.5, tax=-2),
        ),
        (
            "chinese",
            side(territory=3, stones=5),
            side(territory=5, stones=6, compensation=2, komi=6.5),
        ),
        (
            "aga",
            side(territory=3, stones=5),
            side(territory=5, stones=6, compensation=1, komi=6.5),
        ),
        (
            "stone-counting",
            side(territory=3, stones=5, tax=-2),
            side(territory=5, stones=6, komi=6.5, tax=-2),
        ),
    ],
)
def test_lines(rules, black, white):
    game = count(SMALL, Ruleset.parse(rules), **FACTS)
    assert game.lines == ByColor(black, white)
    assert game.counting is Ruleset.parse(rules).counting


def test_the_same_game_by_the_other_method():
    chinese = count(SMALL, CHINESE, **FACTS)
    assert chinese.by(CountingMethod.TERRITORY).lines == count(SMALL, JAPANESE, **FACTS).lines
    japanese = count(SMALL, JAPANESE, **FACTS)
    assert japanese.by(CountingMethod.AREA).lines == ByColor(
        side(territory=3, stones=5), side(territory=5, stones=6, komi=6.5)
    )
    assert japanese.by(CountingMethod.TERRITORY) == japanese


def test_points_under_dead_stones_are_territory():
    ground = count(SMALL, JAPANESE, **FACTS).territory
    assert Point.parse("D3") in ground.owned.white


@pytest.mark.parametrize(
    ("ruleset", "komi", "result"),
    [
        (JAPANESE, 0, "0"),
        (FRENCH, 0, "W+0"),
        (ING, 0, "B+0"),
        (JAPANESE, 0.5, "W+0.5"),
        (JAPANESE, -2, "B+2"),
    ],
)
def test_ties(ruleset, komi, result):
    assert str(count(". X O .", ruleset, komi=komi).result) == result


# The group tax


@pytest.mark.parametrize(
    ("drawing", "tax"),
    [
        (". X O X .\n. X O X .\nX X O X X", ByColor(-4, 0)),
        # Three chains that their territory joins are one group.
        (". X . X O\nX X . X O\nO O X O O", ByColor(-2, 0)),
        # An eye alone is all that a group has; a group without any pays nothing.
        (". X . O .\nX X . O O", ByColor(-1, -1)),
        ("X . O\nX . O", ByColor(0, 0)),
        ("X . .\n. . .", ByColor(-2, 0)),
        (". .\n. .", ByColor(0, 0)),
    ],
)
def test_each_group_pays_two_points_of_its_territory(drawing, tax):
    assert count(drawing, STONE_COUNTING).lines.map(lambda side: side.tax) == tax


def test_counting_stones_leaves_two_eyes_to_each_group():
    game = count(
        """
        X X . X O .
        . . . X O .
        X X X X O O
        O O O O O .
        . . . O . O
        """,
        STONE_COUNTING,
    )
    area = game.by(CountingMethod.AREA)
    assert (game.lines.black.total, game.lines.white.total) == (10, 16)
    assert (area.lines.black.total, area.lines.white.total) == (12, 18)


# Passes as stones


@st.composite
def games(draw):
    """A random game on a small board that White's pass ends, and some stones said to be dead."""
    handicap = draw(st.sampled_from([0, 0, 2, 3, 4]))
    board = Board.empty(5, 4)
    places = list(board.points())
    stones = draw(st.permutations(places))[:handicap]
    first = Color.WHITE if handicap else Color.BLACK
    position = Position.start(board.with_stones(Color.BLACK, stones), first)
    moves = draw(st.integers(0, 50))
    for number in draw(st.lists(st.integers(0, len(places)), min_size=moves, max_size=moves)):
        legal = legal_points(position, position.turn, AGA)
        point = legal[number % len(legal)] if legal and number < len(places) else None
        position = position.play_unchecked(Move(position.turn, point))
    while position.turn is Color.WHITE or position.move is None or not position.move.is_pass:
        position = position.play_unchecked(Move(position.turn, None))
    on_board = [point for point, _ in position.board.stones()]
    dead = draw(st.sets(st.sampled_from(on_board))) if on_board else set()
    return position, dead, handicap


@given(games(), st.integers(0, 8))
def test_pass_stones_make_the_territory_count_the_same(game, komi):
    position, dead, handicap = game
    area = count(
        position.board,
        AGA,
        dead=dead,
        prisoners=position.prisoners,
        passes=position.passes,
        komi=komi,
        handicap=handicap,
    )
    assert area.by(CountingMethod.TERRITORY).result == area.result


@given(games(), st.sampled_from(list(RULESET_PRESETS.values())))
def test_every_point_is_counted_once(game, ruleset):
    position, dead, _ = game
    area = count(position.board, ruleset, dead=dead).by(CountingMethod.AREA)
    points = sum(side.territory + side.stones for side in area.lines)
    assert points + len(area.territory.neutral) == len(list(position.board.points()))


@given(
    games(),
    st.sampled_from(list(RULESET_PRESETS.values())),
    st.sampled_from(["swap", "mirror", "turn"]),
)
def test_the_count_is_the_same_from_every_side(game, ruleset, change):
    position, dead, _ = game
    board = position.board
    size = (board.height, board.width) if change == "turn" else (board.width, board.height)
    seen = Board.empty(*size)

    def moved(point):
        if change == "mirror":
            return Point(board.width - 1 - point.x, point.y)
        if change == "turn":
            return Point(board.height - 1 - point.y, point.x)
        return point

    for color in Color:
        stones = [moved(point) for point, its_color in board.stones() if its_color is color]
        seen = seen.with_stones(color.opponent if change == "swap" else color, stones)
    first = count(board, ruleset, dead=dead, prisoners=position.prisoners)
    black, white = position.prisoners
    prisoners = ByColor(white, black) if change == "swap" else position.prisoners
    again = count(seen, ruleset, dead={moved(point) for point in dead}, prisoners=prisoners)
    for counting in CountingMethod:
        black, white = again.by(counting).lines
        lines = ByColor(white, black) if change == "swap" else ByColor(black, white)
        assert first.by(counting).lines == lines


@pytest.mark.parametrize("counting", list(CountingMethod))
def test_time_penalties_are_deducted_by_every_method(counting):
    plain = count(BOOKLET_2, ruleset=ING).by(counting)
    late = count(BOOKLET_2, ruleset=ING, penalties=ByColor(4.0, 0.0)).by(counting)
    assert late.lines.black.time == -4
    assert late.lines.black.total == plain.lines.black.total - 4
    assert late.lines.white == plain.lines.white


# Seki

SEKI = """
    . . X . O .
    X X X . O O
"""


def owned(counted):
    return tuple(len(points) for points in counted.territory.owned)


@pytest.mark.parametrize(
    ("ruleset", "own", "other"),
    [
        (JAPANESE, (0, 0), (2, 1)),
        (replace(JAPANESE, seki_points=True), (2, 1), (2, 1)),
        (CHINESE, (2, 1), (2, 1)),
        (replace(CHINESE, seki_points=False), (0, 0), (2, 1)),
    ],
)
def test_seki_points_follow_the_rules_own_method_only(ruleset, own, other):
    counted = count(SEKI, ruleset)
    (another,) = {CountingMethod.AREA, CountingMethod.TERRITORY} - {ruleset.counting}
    assert owned(counted) == own
    assert tuple(side.territory for side in counted.lines) == own
    assert owned(counted.by(another)) == other
    assert tuple(side.territory for side in counted.by(another).lines) == other
    assert tuple(side.territory for side in counted.all_lines) == (2, 1)


def test_the_players_have_the_last_word_on_seki():
    stones = frozenset(point for point, _ in parse_board(SEKI).stones())
    assert owned(count(SEKI, JAPANESE, no_seki=stones)) == (2, 1)
    apart = ". X . X O . O .\nX X X X O O O O"
    assert owned(count(apart, JAPANESE)) == (2, 2)
    stones = frozenset(point for point, _ in parse_board(apart).stones())
    assert owned(count(apart, JAPANESE, seki=stones)) == (0, 0)


def test_a_group_pays_once_wherever_its_points_lie():
    drawing = "\n".join(["X . . . X O O X . . . X", ". . . . X O O X . . . ."] * 3)
    assert count(drawing, STONE_COUNTING).lines.black.tax == -4


# Dead stones in seki: White's on C6, and on C7 if there is one, stand in the eye of a black group.

ONE_IN_AN_EYE = """
    O X . X O O O O X
    O X O X . O . O X
    O X . X . O O O X
    O X X X X O X O X
    O O O O O X X X X
    . O . O O X . X X
    O O O O O X X . X
"""
TWO_IN_AN_EYE = ONE_IN_AN_EYE.replace("O X . X O O O O X", "O X O X O O O O X")

# Black has captured the stone, with moves on C7 and C5.
TAKEN_FROM_THE_EYE = """
    O X X X O O O O X
    O X . X . O . O X
    O X X X . O O O X
    O X X X X O X O X
    O O O O O X X X X
    . O . O O X . X X
    O O O O O X X . X
"""


@pytest.mark.parametrize("ruleset", [JAPANESE, KOREAN])
@pytest.mark.parametrize(
    ("drawing", "dead"), [(ONE_IN_AN_EYE, "C6"), (TWO_IN_AN_EYE, "C6 C7"), (ONE_IN_AN_EYE, "")]
)
@pytest.mark.parametrize("swap", [False, True])
def test_a_dead_stone_in_seki_is_neither_a_prisoner_nor_territory(ruleset, drawing, dead, swap):
    """The Japanese rules of 1989: two points each, whether or not the stones are called dead."""
    if swap:
        drawing = drawing.translate(str.maketrans("XO", "OX"))
    found = count(drawing, ruleset, dead)
    assert set(found.lines) == {side(territory=2)}
    left = frozenset(map(Point.parse, dead.split()))
    assert found.dead_left == (ByColor(left, frozenset()) if swap else ByColor(frozenset(), left))
    assert found.territory.owned[Color.BLACK].isdisjoint(left)
    assert str(found.result) == "0"


@pytest.mark.parametrize("ruleset", [JAPANESE, KOREAN])
def test_a_dead_stone_in_seki_that_was_captured_is_a_prisoner(ruleset):
    found = count(TAKEN_FROM_THE_EYE, ruleset, prisoners=ByColor(1, 0))
    assert found.lines == ByColor(side(territory=2, prisoners=1), side(territory=2))


def test_a_dead_stone_outside_the_seki_is_a_prisoner():
    # White's stone on G2 is dead in Black's territory, which is no part of the seki.
    drawing = ONE_IN_AN_EYE.replace(". O . O O X . X X", ". O . O O X O X X")
    found = count(drawing, JAPANESE, "C6 G2")
    assert found.dead_left.white == {Point.parse("C6")}
    assert found.lines.black == side(territory=2, dead=1)


@pytest.mark.parametrize(
    "ruleset", [ruleset for ruleset in RULESET_PRESETS.values() if ruleset.seki_points]
)
def test_where_points_in_seki_count_its_dead_stones_belong_to_nobody_s_area(ruleset):
    """The point of a dead stone in an eye is the eye's owner's, and the stone no living one."""
    called_dead, captured = count(ONE_IN_AN_EYE, ruleset, "C6"), count(TAKEN_FROM_THE_EYE, ruleset)
    if ruleset.counting is CountingMethod.AREA:
        assert [each.total for each in called_dead.lines] == [each.total for each in captured.lines]
    assert called_dead.lines.black.territory == 5  # three of them in the eye
    assert not any(called_dead.dead_left)


def test_the_other_method_takes_dead_stones_from_seki():
    by_area = count(ONE_IN_AN_EYE, CHINESE, "C6").by(CountingMethod.TERRITORY)
    assert by_area.lines.black == side(territory=5, dead=1)
    by_territory = count(ONE_IN_AN_EYE, JAPANESE, "C6").by(CountingMethod.AREA)
    assert not any(by_territory.dead_left)


@pytest.mark.parametrize(
    ("drawing", "dead", "left"),
    [
        # Both sides have one eye and share the points around the stone.
        ("X X . O . O O\n. X X X O O .", "D2", "D2"),
        # Black has two eyes and takes it.
        (". X X . O . O O\nX . X X X O O .", "E2", ""),
    ],
)
def test_a_dead_stone_among_shared_liberties_stays_if_only_seki_surrounds_it(drawing, dead, left):
    found = count(drawing, JAPANESE, dead)
    assert found.dead_left.white == frozenset(map(Point.parse, left.split()))
    assert found.lines.black.dead == 1 - len(found.dead_left.white)


def test_a_point_that_a_dame_would_have_to_protect_counts():
    """If White takes D4, Black must connect at C5; but Black can take it instead, at no cost."""
    open_dame = """
        . . X O . . .
        . . X O O . .
        X X . X O . .
        . X X . O . .
        . . X X O . .
        . . . X O . .
        . . . X O . .
    """
    found = count(open_dame, JAPANESE)
    assert Point.parse("C5") in found.territory.owned.black
    assert Point.parse("D4") in found.territory.neutral
    filled = {
        color: count(parse_board(open_dame).with_stones(color, [Point.parse("D4")]), JAPANESE)
        for color in Color
    }
    by_black, by_white = filled[Color.BLACK], filled[Color.WHITE]
    assert Point.parse("C5") in by_white.territory.false_eyes
    assert Point.parse("C5") in by_black.territory.owned.black
