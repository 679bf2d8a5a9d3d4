from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
from gobanapp.diagram.svg import svg

SPACE = "{http://www.w3.org/2000/svg}"
BLACK = ShapeStyle(fill="#000000")


def elements(*layers, **more):
    root = ElementTree.fromstring(svg(Drawing(100, 80, layers), **more))
    return root, [element for group in root.iter(f"{SPACE}g") for element in group]


def only(ink, *shapes, **more):
    _, (element,) = elements(Layer(ink, shapes), **more)
    return element


def test_a_file_is_as_large_as_its_drawing():
    root, _ = elements()
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == (
        "100",
        "80",
        "0 0 100 80",
    )


@pytest.mark.parametrize(
    ("shape", "path"),
    [
        (LineSegment(1, 2, 1, 9.5), "M1 2V9.5"),
        (LineSegment(1, 2, 8, 2), "M1 2H8"),
        (LineSegment(1, 2, 8, 3), "M1 2L8 3"),
        (
            Outline((1, 2), ((3, 4), (5, 6, 7, 8), (1, 2, 3, 4, 5, 6))),
            "M1 2L3 4Q5 6 7 8C1 2 3 4 5 6z",
        ),
        (Outline((1, 2), ((3, 4),), closed=False), "M1 2L3 4"),
        (Area((Outline((1, 2), ((3, 4),)), Outline((5, 6), ((7, 8),)))), "M1 2L3 4zM5 6L7 8z"),
        (Rectangle(1, 2, 3, 4), "M1 2h3v4h-3z"),
    ],
)
def test_shapes_are_paths(shape, path):
    assert only(BLACK, shape).get("d") == path


def test_shapes_of_a_layer_are_one_path():
    assert only(
        ShapeStyle(stroke="#000000", width=1), LineSegment(1, 2, 1, 3), LineSegment(4, 5, 6, 5)
    ).get("d") == ("M1 2V3M4 5H6")


def test_a_circle_is_a_circle():
    circle = only(BLACK, Circle(10, 20.5, 3))
    assert (circle.get("cx"), circle.get("cy"), circle.get("r")) == ("10", "20.5", "3")


def test_ink_is_set_once_for_a_layer():
    ink = ShapeStyle(stroke="#123456", width=1.5, opacity=0.5, dashes=(3, 2))
    root, _ = elements(Layer(ink, (LineSegment(0, 0, 1, 1),)))
    (group,) = root.iter(f"{SPACE}g")
    assert group.attrib == {
        "fill": "none",
        "stroke": "#123456",
        "stroke-width": "1.5",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        "stroke-dasharray": "3 2",
        "opacity": "0.5",
    }


def test_lines_with_flat_ends_are_not_rounded():
    root, _ = elements(
        Layer(ShapeStyle(stroke="#000000", width=1, flat_ends=True), (LineSegment(0, 0, 1, 1),))
    )
    (group,) = root.iter(f"{SPACE}g")
    assert "stroke-linecap" not in group.attrib


def test_text_stays_text():
    text = only(BLACK, Text("12", 50, 40, 7.2, 30))
    assert text.tag == f"{SPACE}text"
    assert text.text == "12"
    assert text.get("font-size") == "10"
    assert float(text.get("y")) == pytest.approx(43.6)


def test_wide_text_is_narrowed():
    text = only(BLACK, Text("361", 50, 40, 7.2, 13.44))
    assert text.get("transform") == "translate(50 43.6) scale(0.8 1)"


@given(words=st.text(max_size=20), title=st.text(max_size=20))
def test_any_text_makes_a_file_that_can_be_read(words, title):
    words = words.encode("utf-8", "ignore").decode()
    title = title.encode("utf-8", "ignore").decode()
    root, _ = elements(Layer(BLACK, (Text(words, 1, 2, 3, 4),)), title=title)
    (found,) = root.iter(f"{SPACE}text")
    kept = "".join(letter for letter in words if letter >= " " or letter in "\t\n\r")
    kept = kept.replace("\ufffe", "").replace("\uffff", "")
    assert (found.text or "").replace("\r", "\n") == kept.replace("\r\n", "\n").replace("\r", "\n")


def test_screen_readers_get_the_title():
    root, _ = elements(title="Black & White")
    assert root.find(f"{SPACE}title").text == "Black & White"


def test_text_may_be_outlined():
    outlined = []

    def outlining(text):
        outlined.append(text.text)
        return Area((Outline((0, 0), ((1, 1),)),))

    path = only(BLACK, Text("1", 1, 2, 3, 4), Text("2", 1, 2, 3, 4), outliner=outlining)
    assert outlined == ["1", "2"]
    assert path.get("d") == "M0 0L1 1zM0 0L1 1z"


def test_equal_glows_are_defined_once():
    glow = RadialGradient(0.3, 0.3, 0.7, ((0, "#ffffff"), (1, "#000000")), "#888888")
    layer = Layer(ShapeStyle(fill=glow), (Circle(5, 5, 2),))
    root, _ = elements(layer, layer)
    (gradient,) = root.iter(f"{SPACE}radialGradient")
    assert len(gradient) == 2
    fills = {group.get("fill") for group in root.iter(f"{SPACE}g")}
    assert fills == {f"url(#{gradient.get('id')})"}


def test_all_outlines_of_an_area_are_one_path():
    square = Outline((0, 0), ((4, 0), (4, 4)))
    hole = Outline((1, 1), ((2, 1), (2, 2)))
    path = only(BLACK, Area((square, hole))).get("d")
    assert path.count("M") == path.count("z") == 2


def test_an_unknown_shape_raises_a_value_error():
    with pytest.raises(ValueError, match="no path"):
        only(BLACK, "circle", LineSegment(0, 0, 1, 0))
