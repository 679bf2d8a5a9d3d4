import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from gobanapp.diagram.drawing import (
    Area,
    Circle,
    Drawing,
    Layer,
    LineSegment,
    Outline,
    RadialGradient,
    Rectangle,
    ShapeStyle,
    Text,
)
from gobanapp.paint.drawing_painter import paint_drawing, text_outlines
from gobanapp.paint.painter_paths import painter_path
from gobanapp.paint.text_paths import text_path

BLACK = ShapeStyle(fill="#000000")


@pytest.fixture
def ink(pixels):
    """A function: how dark each pixel is of a picture of 100 by 100, from 0 to 255."""

    def ink(*layers):
        image = QImage(100, 100, QImage.Format.Format_RGB32)
        image.fill("white")
        with QPainter(image) as painter:
            paint_drawing(painter, Drawing(100, 100, layers))
        return 255 - pixels(image)[..., 0]

    return ink


def box_of(dark):
    rows, columns = np.nonzero(dark > 100)
    return columns.min(), rows.min(), columns.max() + 1, rows.max() + 1


@pytest.mark.parametrize(
    ("shape", "box"),
    [
        (Rectangle(10, 20, 30, 40), (10, 20, 40, 60)),
        (Circle(50, 50, 10), (40, 40, 60, 60)),
        (Outline((10, 10), ((30, 10), (30, 40), (10, 40))), (10, 10, 30, 40)),
        (Area((Outline((10, 10), ((30, 10), (30, 40), (10, 40))),)), (10, 10, 30, 40)),
    ],
)
def test_shapes_are_drawn_at_their_coordinates(ink, shape, box):
    assert np.abs(np.subtract(box_of(ink(Layer(BLACK, (shape,)))), box)).max() <= 1


def test_a_line_is_as_thick_as_its_ink(ink):
    flat = ShapeStyle(stroke="#000000", width=4, flat_ends=True)
    assert box_of(ink(Layer(flat, (LineSegment(20, 50, 60, 50),)))) == (20, 48, 60, 52)
    rounded = box_of(ink(Layer(flat._replace(flat_ends=False), (LineSegment(20, 50, 60, 50),))))
    assert rounded[0] < 20
    assert rounded[2] > 60


def test_an_area_has_holes(ink):
    outer = Outline((10, 10), ((90, 10), (90, 90), (10, 90)))
    inner = Outline((30, 30), ((70, 30), (70, 70), (30, 70)))
    dark = ink(Layer(BLACK, (Area((outer, inner)),)))
    assert dark[20, 20] == 255
    assert dark[50, 50] == 0


def test_curves_bend(ink):
    for curve in ((50, 90, 90, 10), (30, 90, 70, 90, 90, 10)):
        dark = ink(Layer(BLACK, (Outline((10, 10), (curve,)),)))
        assert 40 < box_of(dark)[3] < 80


def test_the_last_layer_is_on_top(ink):
    layers = [
        Layer(ShapeStyle(fill=color), (Circle(50, 50, 10),)) for color in ("#000000", "#ffffff")
    ]
    assert ink(*layers).max() < 100


def test_opacity_and_dashes(ink):
    assert ink(Layer(ShapeStyle(fill="#000000", opacity=0.4), (Circle(50, 50, 10),)))[50, 50] == 102
    dashed = ShapeStyle(stroke="#000000", width=2, dashes=(8, 8), flat_ends=True)
    row = ink(Layer(dashed, (LineSegment(10, 50, 90, 50),)))[50]
    assert 0.3 < (row[10:90] > 128).mean() < 0.7


def test_a_glow_changes_within_each_shape(ink):
    glow = RadialGradient(0.5, 0.5, 0.5, ((0, "#ffffff"), (1, "#000000")), "#888888")
    dark = ink(Layer(ShapeStyle(fill=glow), (Circle(25, 50, 20), Circle(75, 50, 20))))
    for x in (25, 75):
        assert dark[50, x] < 20
        assert dark[50, x + 15] > 150


@pytest.mark.parametrize("words", ["1", "88", "361", "a", "g", "W"])
def test_text_is_centred_visually(ink, words):
    left, top, right, bottom = box_of(ink(Layer(BLACK, (Text(words, 50, 50, 40, 60),))))
    assert abs((left + right) / 2 - 50) <= 1
    assert abs((top + bottom) / 2 - 50) <= 1


def test_text_in_line_shares_a_baseline():
    with_depth, without = (text_path(Text(words, 0, 0, 10, 50, True)) for words in ("Hg", "H"))
    assert with_depth.boundingRect().top() == pytest.approx(without.boundingRect().top())
    assert with_depth.boundingRect().bottom() > without.boundingRect().bottom()


def test_words_in_line_are_drawn_around_their_place(ink):
    left, top, right, bottom = box_of(ink(Layer(BLACK, (Text("HEH", 50, 50, 20, 80, True),))))
    assert abs((left + right) / 2 - 50) <= 2
    assert abs((top + bottom) / 2 - 50) <= 1


@pytest.mark.parametrize("words", ["361", "10000", "wide words"])
def test_a_text_keeps_to_its_room(words):
    box = text_path(Text(words, 0, 0, 20, 30)).boundingRect()
    assert box.width() <= 30 + 1e-6
    assert box.height() <= 30


def test_blank_text_draws_nothing():
    assert text_path(Text(" ", 0, 0, 20, 30)).isEmpty()
    assert text_outlines(Text(" ", 0, 0, 20, 30)) == Area(())


@pytest.mark.parametrize("words", ["8", "B", "A4", "é"])
def test_the_outlines_of_a_text_match_its_painting(ink, words):
    text = Text(words, 50, 50, 40, 60)
    one, other = ink(Layer(BLACK, (text,))), ink(Layer(BLACK, (text_outlines(text),)))
    assert np.abs(one - other).max() < 30


def test_text_has_no_path():
    with pytest.raises(ValueError, match="no path"):
        painter_path(Text("1", 0, 0, 1, 1))
