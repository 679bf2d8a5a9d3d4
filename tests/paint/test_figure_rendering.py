"""Every format shows the same: what a view holds changes them all, and where it is."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.figure import Figure, UnshownMoves, figure_caption
from gobanapp.diagram.frame import WITHOUT_COORDINATES, Frame
from gobanapp.diagram.theme import BOOK, KAYA, THEMES
from gobanapp.diagram.vector.captioned_picture import picture_geometry
from gobanapp.game.judgement import Judgements, MoveJudgement
from gobanapp.game.markup import Mark
from gobanapp.paint.figure_rendering import (
    PictureFormat,
    PictureOptions,
    render_figure,
    render_pages,
)
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from tests.board_text import parse_board

pytestmark = pytest.mark.usefixtures("shared_grounds")

P = Point.parse
ROWS = [". . . . . . . . ."] * 7 + [". X O . . . . . .", ". X O . . . . . ."]
VIEW = BoardView(board=parse_board("\n".join(ROWS)))
NONE = frozenset()
BLACK, WHITE, EMPTY = P("B2"), P("C2"), P("G6")
ON_POINTS = {
    **{
        f"{mark.value} on {name}": {"marks": {point: mark}}
        for mark in Mark
        for name, point in (("black", BLACK), ("white", WHITE), ("nothing", EMPTY))
    },
    "a label": {"labels": {EMPTY: "a"}},
    "a label on a stone": {"labels": {BLACK: "a"}},
    "a label of many letters": {"labels": {EMPTY: "tesuji"}},
    "a judgement": {"judgements": {BLACK: Judgements(move=MoveJudgement.DOUBTFUL)}},
    "a number": {"numbers": {BLACK: 12}},
    "a number of three digits": {"numbers": {WHITE: 361}},
    "a number on nothing": {"numbers": {EMPTY: 5}},
    "a number in a mark": {"numbers": {BLACK: 12}, "marks": {BLACK: Mark.CIRCLE}},
    "a dead stone": {"dead": frozenset({BLACK})},
    "a dimmed stone": {"dimmed": frozenset({BLACK})},
    "a dimmed point": {"dimmed": frozenset({EMPTY})},
    "a hidden stone": {"hidden": frozenset({WHITE})},
    "a hidden point": {"hidden": frozenset({EMPTY})},
    "territory of Black": {"territory": ByColor(frozenset({EMPTY}), NONE)},
    "territory of White": {"territory": ByColor(NONE, frozenset({EMPTY}))},
    "dame": {"neutral": frozenset({EMPTY})},
    "seki": {"seki": frozenset({BLACK})},
    "an unsettled stone": {"unsettled": frozenset({WHITE})},
    "an outline": {"hovered_group": frozenset({BLACK})},
    "a block": {"blocks": (frozenset({EMPTY}),)},
    "an open border": {"open_border": frozenset({EMPTY})},
    "what is expected": {"ownership": {EMPTY: 0.9}},
    "the next move": {"next_move_letters": {EMPTY: ""}},
    "a letter for the next move": {"next_move_letters": {EMPTY: "A"}},
    "the last move": {"last_move": BLACK},
}
ELSEWHERE = {
    "a line": {"lines": ((P("E5"), P("H5")),)},
    "an arrow": {"arrows": ((P("E5"), P("H5")),)},
    "atari": {"atari": frozenset({P("B1"), BLACK})},
    "a part": {"frame": Frame(part=BoardPart(0, 0, 5, 5))},
    "other coordinates": {"frame": Frame(CoordinateStyle.CORNERS)},
    "coordinates on two sides": {"frame": Frame(sides=CoordinateSides.TWO)},
    "a turned board": {"frame": Frame(symmetry=Symmetry.QUARTER)},
    "no star points": {"frame": Frame(star_points=False)},
}
WIDTH = 320


@pytest.fixture
def shown(pixels):
    """A function: what a format shows of a view, as an array."""

    def shown(view, picture_format, theme=BOOK):
        options = PictureOptions(width=WIDTH, theme=theme, outlines=True)
        data = render_figure(view, picture_format, options)
        if picture_format is PictureFormat.PNG:
            return pixels(QImage.fromData(data))[..., :3]
        return pixels(of_svg(data))[..., :3]

    return shown


def of_svg(data):
    renderer = QSvgRenderer(data)
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        renderer.render(painter)
    return image


drawn = pytest.mark.parametrize(
    ("picture_format", "theme"),
    [
        (PictureFormat.PNG, BOOK),
        (PictureFormat.PNG, KAYA),
        (PictureFormat.SVG, BOOK),
        (PictureFormat.SVG, KAYA),
    ],
    ids=lambda value: getattr(value, "value", None) or ("wood" if value is KAYA else "book"),
)


@drawn
def test_changes_on_a_point_are_drawn_there(shown, picture_format, theme, subtests):
    before = shown(VIEW, picture_format, theme)
    geometry = picture_geometry(VIEW, WIDTH)
    # A shadow on the screen falls further than a cell reaches.
    reach = 0.85 * geometry.step_x
    for what, fields in ON_POINTS.items():
        with subtests.test(what):
            after = shown(replace(VIEW, **fields), picture_format, theme)
            changed = np.abs(before - after).max(2) > 24
            assert changed.sum() > 8
            point = next(point for point in (BLACK, WHITE, EMPTY) if str(point) in str_of(fields))
            x, y = geometry.crossing(point)
            rows, columns = np.nonzero(changed)
            assert x - reach <= columns.min() <= columns.max() <= x + reach
            assert y - reach <= rows.min() <= rows.max() <= y + reach


def str_of(fields):
    """Return all points in the values of fields, by name."""
    found = set()
    for value in fields.values():
        for part in [value] if isinstance(value, Point) else value:
            found |= {part} if isinstance(part, Point) else set(part)
    return {str(point) for point in found}


@drawn
def test_changes_elsewhere_are_drawn(shown, picture_format, theme, subtests):
    before = shown(VIEW, picture_format, theme)
    for what, fields in ELSEWHERE.items():
        with subtests.test(what):
            after = shown(replace(VIEW, **fields), picture_format, theme)
            assert before.shape != after.shape or (np.abs(before - after).max(2) > 24).sum() > 8


@pytest.mark.parametrize("picture_format", [PictureFormat.LATEX, PictureFormat.PDF])
@pytest.mark.parametrize(
    "fields", [*ON_POINTS.values(), *ELSEWHERE.values()], ids=[*ON_POINTS, *ELSEWHERE]
)
def test_changes_appear_in_latex_and_pdf(picture_format, fields):
    options = PictureOptions(width=WIDTH)
    one, other = (
        render_figure(view, picture_format, options) for view in (VIEW, replace(VIEW, **fields))
    )
    assert without_dates(one) != without_dates(other)


def without_dates(data):
    dated = (b"/CreationDate", b"/ID", b"uuid", b"Date")
    return [line for line in data.splitlines() if not any(word in line for word in dated)]


def test_equal_views_give_equal_pdfs():
    options = PictureOptions(width=WIDTH)
    one, other = (without_dates(render_figure(VIEW, PictureFormat.PDF, options)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("theme", [theme for theme in THEMES.values() if theme.surface is None])
def test_svg_and_painter_draw_the_same(shown, theme):
    # Coordinates are painted with the font itself, which fits them to pixels.
    view = replace(VIEW, frame=WITHOUT_COORDINATES)
    for fields in (*ON_POINTS.values(), ELSEWHERE["a line"]):
        merged = {
            name: {**getattr(view, name), **value} if isinstance(value, dict) else value
            for name, value in fields.items()
        }
        view = replace(view, **merged)
    one, other = (shown(view, kind, theme) for kind in (PictureFormat.SVG, PictureFormat.PNG))
    assert one.shape == other.shape
    assert np.abs(one - other).mean() < 0.5
    assert (np.abs(one - other).max(2) > 60).mean() < 1e-3


# Files


FIGURE = Figure(
    view=VIEW, moves=(1, 3), unshown_moves=(UnshownMoves((3,), 1),), name="Black & White"
)


def test_a_png_has_the_requested_width():
    for ratio in (1.0, 2.0):
        options = PictureOptions(width=WIDTH, ratio=ratio)
        image = QImage.fromData(render_figure(VIEW, PictureFormat.PNG, options))
        assert image.width() == WIDTH * ratio


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_words_stand_below_a_board_of_any_theme(theme, pixels):
    plain = PictureOptions(width=WIDTH, theme=theme)
    told = replace(plain, caption=figure_caption)
    one, other = (
        QImage.fromData(render_figure(FIGURE, PictureFormat.PNG, options))
        for options in (plain, told)
    )
    assert other.height() > one.height() + 10
    below = pixels(other)[one.height() :, :, :3]
    assert np.ptp(below) > 100


def test_svg_has_text_and_title():
    text = render_figure(FIGURE, PictureFormat.SVG, PictureOptions(caption=figure_caption)).decode()
    assert "<title>Black &amp; White</title>" in text
    assert ">Figure 1 (1–3): Black &amp; White<" in text
    assert ">3 at 1<" in text


def test_outlined_svg_has_no_text():
    options = PictureOptions(caption=figure_caption, outlines=True)
    assert "<text" not in render_figure(FIGURE, PictureFormat.SVG, options).decode()


def test_text_is_a_diagram_of_senseis_library():
    assert render_figure(FIGURE, PictureFormat.TEXT).decode().startswith("$$")


def test_a_pdf_has_a_page_for_each_figure():
    options = PictureOptions(caption=figure_caption)
    assert render_pages([FIGURE] * 3, options).count(b"/Type /Page\n") == 3
    assert render_figure(FIGURE, PictureFormat.PDF).startswith(b"%PDF")


def test_a_page_is_lines_and_areas():
    assert b"/Subtype /Image" not in render_figure(FIGURE, PictureFormat.PDF)


def test_rendering_no_pages_raises_a_value_error():
    with pytest.raises(ValueError, match="page"):
        render_pages([])
