import re
import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_view import BoardView
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
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.latex import latex
from gobanapp.diagram.theme import THEMES
from gobanapp.diagram.vector.board_drawing import draw_board_view
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

BLACK = ShapeStyle(fill="#000000")


def document(ink, *shapes):
    return latex(Drawing(96, 48, (Layer(ink, shapes),)))


def test_a_page_is_as_large_as_the_drawing():
    assert "[paperwidth=72.0000bp,paperheight=36.0000bp,margin=0pt]{geometry}" in document(BLACK)
    assert "paperwidth=36.0000bp" in latex(Drawing(96, 48, ()), 192)


def test_shapes_are_paths():
    text = document(BLACK, Circle(1, 2, 3), Rectangle(1, 2, 3, 4), LineSegment(0, 0, 1.5, 2))
    assert "(1,2) circle[radius=3]" in text
    assert "(1,2) rectangle (4,6)" in text
    assert "(0,0) -- (1.5,2)" in text


def test_curves_are_cubic():
    text = document(BLACK, Outline((0, 0), ((3, 0, 3, 3), (1, 1, 2, 2, 0, 0))))
    assert "(0,0) .. controls (2,0) and (3,1) .. (3,3)" in text
    assert ".. controls (1,1) and (2,2) .. (0,0) -- cycle" in text


def test_colours_have_names():
    text = document(ShapeStyle(fill="#12ab34", stroke="#12ab34", width=2), Circle(1, 2, 3))
    assert r"\definecolor{goban1}{HTML}{12AB34}" in text
    assert "fill=goban1,even odd rule,draw=goban1,line width=1.5bp" in text


def test_a_glow_is_plain():
    glow = RadialGradient(0.3, 0.3, 0.7, ((0, "#ffffff"), (1, "#000000")), "#888888")
    assert r"{HTML}{888888}" in document(ShapeStyle(fill=glow), Circle(1, 2, 3))


@pytest.mark.parametrize(
    ("words", "written"),
    [
        ("50% {a_b} #1 & $2", r"50\% \{a\_b\} \#1 \& \$2"),
        ("\\^~", r"\textbackslash{}\textasciicircum{}\textasciitilde{}"),
        ("cor…", r"cor\dots{}"),
        ("é", "é"),
        ("Ж☗\n", "???"),
    ],
)
def test_special_characters_are_escaped(words, written):
    assert f"{{{written}}}" in document(BLACK, Text(words, 1, 2, 3, 40))


@given(st.text(max_size=12))
def test_braces_are_balanced_for_any_text(words):
    text = document(BLACK, Text(words, 1, 2, 3, 40)).replace(r"\{", "").replace(r"\}", "")
    depths = [0]
    for brace in re.findall(r"[{}]", text):
        depths.append(depths[-1] + (1 if brace == "{" else -1))
    assert min(depths) == 0
    assert depths[-1] == 0


def test_packages_are_loaded_only_if_the_text_needs_them():
    assert "CJK" not in document(BLACK, Text("12", 1, 2, 3, 40))
    assert "fontenc" not in document(BLACK, Text("12", 1, 2, 3, 40))
    assert "{CJKutf8}" in document(BLACK, Text("十二", 1, 2, 3, 40))
    assert "[T1]{fontenc}" in document(BLACK, Text("é", 1, 2, 3, 40))


needs_latex = pytest.mark.skipif(shutil.which("pdflatex") is None, reason="no LaTeX")


def typeset(source, folder):
    """Let LaTeX make one page of ``source`` in ``folder``."""
    (folder / "out.tex").write_text(source, encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "out.tex"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    output = done.stdout.decode(errors="replace")
    assert done.returncode == 0, output[-2000:]
    assert "(1 page," in output
    assert "Overfull" not in output


@pytest.mark.slow  # LaTeX is not among what the other tests need
@needs_latex
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_latex_takes_it(tmp_path, theme):
    stone, other, empty = Point(1, 1), Point(2, 1), Point(4, 4)
    board = Board.empty(9).with_stones(Color.BLACK, [stone]).with_stones(Color.WHITE, [other])
    view = BoardView(
        board=board,
        marks={stone: Mark.TRIANGLE, empty: Mark.SELECTED},
        numbers={stone: 12, other: 361},
        labels={empty: "a&%"},
        arrows=((stone, empty),),
        seki=frozenset({other}),
        dimmed=frozenset({empty}),
        blocks=(frozenset({Point(7, 7)}),),
    )
    drawing = draw_board_view(view, Geometry.for_view(view, Rect(0, 0, 400, 430)), theme)
    typeset(latex(drawing), tmp_path)


@pytest.mark.slow  # LaTeX is not among what the other tests need
@needs_latex
@pytest.mark.parametrize("text", ["A & B_1 #2 100 % {}~^\\\\$", "é ß ł", "十二 ア"])
def test_latex_takes_every_script(tmp_path, text):
    typeset(document(BLACK, Text(text, 1, 2, 3, 40)), tmp_path)


def test_all_outlines_of_an_area_are_paths():
    square = Outline((0, 0), ((4, 0), (4, 4)))
    hole = Outline((1, 1), ((2, 1), (2, 2)))
    text = document(BLACK, Area((square, hole)))
    assert "(0,0) -- (4,0) -- (4,4) -- cycle" in text
    assert "(1,1) -- (2,1) -- (2,2) -- cycle" in text


def test_a_dashed_line_has_its_dashes_in_points():
    text = document(ShapeStyle(stroke="#000000", width=1, dashes=(4, 2)), LineSegment(0, 0, 9, 0))
    assert "dash pattern=on 3bp off 1.5bp" in text


def test_an_unknown_shape_raises_a_value_error():
    with pytest.raises(ValueError, match="no path"):
        document(BLACK, "circle")
