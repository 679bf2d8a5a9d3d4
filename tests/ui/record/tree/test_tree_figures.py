"""Looks of nodes, and their places in pixels."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from gobanapp.diagram.tree_layout import CellRect, TreeCell
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import Content, Property, SetUp
from gobanapp.game.node_cache import move_number_cache
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.ui.record.tree.tree_figures import (
    FigurePictures,
    NodeFigure,
    NodeShape,
    Scale,
    TreeColors,
    node_figure,
)
from gobanapp.ui.widgets import appearance
from tests.wcag import contrast

D4 = Point.parse("D4")
BLACK = Content(move=Move(Color.BLACK, D4))
PASS = Content(move=Move(Color.WHITE, None))
SET_UP = Content(set_up=SetUp(black=frozenset([D4])))

scales = st.builds(Scale.fit, st.floats(0.4, 2), st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0]))


@pytest.mark.parametrize(
    ("content", "number", "expected"),
    [
        (BLACK, 37, NodeFigure(NodeShape.BLACK, label="37")),
        (BLACK, None, NodeFigure(NodeShape.BLACK)),
        (BLACK, 12345, NodeFigure(NodeShape.BLACK)),
        (PASS, 38, NodeFigure(NodeShape.WHITE, is_pass=True)),
        (SET_UP, 0, NodeFigure(NodeShape.SET_UP)),
        (Content(), 0, NodeFigure(NodeShape.OTHER)),
        (Content(comment="Well played"), 5, NodeFigure(NodeShape.OTHER, comment=True)),
        (Content(name="Joseki"), 5, NodeFigure(NodeShape.OTHER, name=True)),
        (
            Content(markup=Markup(marks={D4: Mark.CIRCLE})),
            5,
            NodeFigure(NodeShape.OTHER, marks=True),
        ),
        (Content(markup=Markup(labels={D4: "A"})), 5, NodeFigure(NodeShape.OTHER, marks=True)),
        (Content(markup=Markup()), 5, NodeFigure(NodeShape.OTHER)),
        (
            Content(others=(Property("GB", ("1",)), Property("HO", ("2",)))),
            5,
            NodeFigure(NodeShape.OTHER, sign="B+", is_hot=True),
        ),
    ],
)
def test_the_figure_of_a_node(content, number, expected):
    assert node_figure(content, number) == expected


def test_numbers_count_moves_and_passes_as_positions_do():
    game = GameTerms(columns=9, rows=9).to_game("")
    tree = game.tree
    for content in (BLACK, Content(comment="no move"), PASS, SET_UP, BLACK):
        tree.apply(tree.add_edit(max(tree.nodes), content))
    numbers = move_number_cache(tree)
    assert [numbers.at(number) for number in (5, 3, 0, 1, 2, 4)] == [3, 2, 0, 1, 1, 2]
    assert [game.position_at(number).move_number for number in (5, 3, 0)] == [3, 2, 0]
    tree.apply(tree.change_edit({1: Content()}))
    assert numbers.at(5) == 2


@given(scales, st.integers(0, 99), st.integers(0, 99))
def test_cells_are_found_at_their_centres(scale, column, row):
    middle = scale.centre(TreeCell(column, row))
    assert (scale.index(middle.x()), scale.index(middle.y())) == (column, row)
    box = QRectF(middle, middle)
    left, top, right, bottom = scale.cells(box)
    assert left <= column <= right
    assert top <= row <= bottom


@given(scales, st.integers(0, 99))
def test_lines_and_pictures_align_to_whole_pixels(scale, index):
    for size in (scale.line, scale.size(1), scale.size(0.5)):
        edge = scale.middle(index) - size / 2
        assert edge == int(edge)


def test_positions_beyond_the_upper_left_have_negative_cells():
    scale = Scale.fit(1, 1)
    assert scale.cells(QRectF(-100, -100, 0, 0)) == CellRect(-5, -5, -3, -3)
    assert scale.index(0) == -1


def palette_of(a_look):
    appearance.apply_appearance(QApplication.instance(), a_look)
    return QApplication.palette()


@pytest.fixture(params=[appearance.LIGHT, appearance.DARK], ids=lambda a_look: a_look.name)
def colors(request, qapp):
    yield TreeColors(palette_of(request.param))
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


def test_colours_have_enough_contrast(colors):
    black, white = colors.stones[NodeShape.BLACK], colors.stones[NodeShape.WHITE]
    assert contrast(black, white) > 12
    for color in (colors.text, colors.muted, colors.accent):
        assert contrast(color, colors.background) >= 4.5
    assert contrast(colors.line, colors.background) >= 3
    assert contrast(colors.muted, black) >= 3 or contrast(black, colors.background) >= 3


ALL = [
    NodeFigure(kind, is_pass, label, comment, marks, name)
    for kind, is_pass, label in (
        (NodeShape.BLACK, False, "7"),
        (NodeShape.BLACK, False, "777"),
        (NodeShape.BLACK, False, ""),
        (NodeShape.BLACK, True, ""),
        (NodeShape.WHITE, False, "7"),
        (NodeShape.WHITE, False, ""),
        (NodeShape.WHITE, True, ""),
        (NodeShape.SET_UP, False, ""),
        (NodeShape.OTHER, False, ""),
    )
    for comment in (False, True)
    for marks in (False, True)
    for name in (False, True)
]


def test_figures_differ_without_colours(colors):
    pictures = FigurePictures(colors, Scale.fit(1, 1))
    shapes = set()
    for look_of_node in ALL:
        image = pictures.picture(look_of_node).toImage()
        gray = image.convertToFormat(image.Format.Format_Grayscale8)
        alpha = image.convertToFormat(image.Format.Format_Alpha8)
        shapes.add((bytes(gray.constBits()), bytes(alpha.constBits())))
    assert len(shapes) == len(ALL)


def test_a_picture_is_drawn_once(colors):
    pictures = FigurePictures(colors, Scale.fit(1, 1))
    one = NodeFigure(NodeShape.BLACK, label="1")
    assert pictures.picture(one) is pictures.picture(NodeFigure(NodeShape.BLACK, label="1"))
    assert pictures.picture(one).width() == pictures.side


def test_the_picture_cache_is_limited(colors, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.record.tree.tree_figures.MAX_CACHE_SIZE", 100_000)
    pictures = FigurePictures(colors, Scale.fit(1, 1))
    for number in range(200):
        pictures.picture(NodeFigure(NodeShape.WHITE, label=str(number)))
    assert 0 < pictures.cache_size < 110_000
