import math

import pytest

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.drawing import Circle, LineSegment, Outline
from gobanapp.diagram.figure_builder import make_figure
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.judgement_signs import badge_ink, badges, placed_badge
from gobanapp.diagram.theme import BOOK, THEMES
from gobanapp.diagram.vector.board_drawing import draw_board_view
from gobanapp.game.game import Game
from gobanapp.game.judgement import SIGNS, HotSpot, Judgements, MoveJudgement, PositionJudgement
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.territory import territory
from gobanapp.sgf.reader import read_games

C3 = Point.parse("C3")
EVERYTHING = Judgements(
    move=MoveJudgement.VERY_BAD,
    position=PositionJudgement.VERY_GOOD_FOR_WHITE,
    hot_spot=HotSpot.VERY_HOT,
)
REACH = 0.75
"""No further than a shadow: so much is repainted around a point."""


def record(text):
    (found,) = read_games(text.encode()).games
    return Game(found.tree, found.columns, found.rows)


def corners(shape):
    match shape:
        case Circle(x, y, radius):
            return [(x - radius, y - radius), (x + radius, y + radius)]
        case LineSegment(x0, y0, x1, y1):
            return [(x0, y0), (x1, y1)]
        case Outline(start, steps, _):
            return [start, *(step[-2:] for step in steps)]


def box(*shapes):
    places = [place for shape in shapes for place in corners(shape)]
    xs, ys = zip(*places, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize("kind", SIGNS)
def test_a_sign_fits_its_badge_off_the_centre(kind):
    (badge,) = badges(Judgements().with_toggled(kind))
    placed = placed_badge(badge, 0.0, 0.0, 1.0)
    left, top, right, bottom = box(placed.ground)
    inner = box(*placed.lines, *(stone for _, stone in placed.stones))
    assert left < inner[0] <= inner[2] < right
    assert top < inner[1] <= inner[3] < bottom
    assert max(map(abs, (left, top, right, bottom))) < REACH
    # A number on the stone stands in its middle.
    assert top > 0.2 or bottom < -0.2
    assert math.hypot(badge.x, badge.y) > 0.5


@pytest.mark.parametrize("kind", SIGNS)
def test_only_the_badge_of_a_position_has_stones_of_the_sides_that_it_is_about(kind):
    (badge,) = badges(Judgements().with_toggled(kind))
    colors = [color for color, _ in badge.stones]
    if not isinstance(kind, PositionJudgement):
        assert colors == []
    elif kind.color is None:
        assert colors == [Color.BLACK, Color.WHITE]
    else:
        assert colors == [kind.color]


def test_all_badges_of_a_stone_stand_apart():
    boxes = [box(placed_badge(badge, 0.0, 0.0, 1.0).ground) for badge in badges(EVERYTHING)]
    assert len(boxes) == 3
    for place, one in enumerate(boxes):
        for other in boxes[:place]:
            apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
            assert apart


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("kind", SIGNS)
def test_a_sign_contrasts_with_its_badge(kind, theme):
    ink = badge_ink(kind, theme)
    assert ink.ink != ink.ground


def test_a_view_has_the_judgement_of_the_current_move():
    game = record("(;SZ[9]GB[1];B[cg]DO[];W[]BM[1];B[dd]N[x])")
    seen = []
    for _ in range(4):
        seen.append(make_board_view(game).judgements)
        game.step_by(1)
    assert seen == [{}, {C3: Judgements(move=MoveJudgement.DOUBTFUL)}, {}, {}]


def test_a_count_hides_judgements():
    game = record("(;SZ[9];B[cg]DO[])")
    game.step_by(1)
    board = game.position.board
    assert make_board_view(game, territory=territory(board, frozenset())).judgements == {}


def test_figures_have_the_judgements_of_all_visible_moves():
    game = record("(;SZ[9];B[cg]TE[1];W[dd]UC[1];B[ee];W[]BM[1]C[Why?];B[ff]HO[1]N[Vital])")
    game.step_by(9)
    figure = make_figure(game)
    signs = {str(point): found.signs for point, found in figure.view.judgements.items()}
    assert signs == {"C3": "+", "D6": "∞", "F4": "★"}
    assert [(remark.number, remark.text) for remark in figure.comments] == [
        (4, "−\nWhy?"),  # noqa: RUF001
        (5, "★ Vital"),
    ]


def test_a_figure_without_numbers_has_those_of_its_last_move():
    game = record("(;SZ[9];B[cg]TE[1];W[dd]DO[])")
    game.step_by(9)
    figure = make_figure(game, numbers=FigureNumbering.NONE)
    assert {str(point) for point in figure.view.judgements} == {"D6"}


def test_pictures_show_them():
    plain = BoardView(board=Board.empty(9, 9))
    judged = BoardView(board=Board.empty(9, 9), judgements={C3: EVERYTHING})
    geometry = Geometry.for_view(plain, Rect(0, 0, 400, 430))
    layers = [len(draw_board_view(view, geometry, BOOK).layers) for view in (plain, judged)]
    assert layers == [layers[0], layers[0] + 7]
