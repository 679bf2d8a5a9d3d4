from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.raw_diagram import DiagramFaultKind
from gobanapp.diagram.text_diagram import (
    DIMMED,
    EMPTY,
    HIDDEN,
    LETTERS,
    MARKED_STONES,
    MARKS,
    STANDARD_SIZE,
    STAR,
    STONES,
    Edges,
    TextDiagram,
    write_text_diagram,
)
from gobanapp.diagram.text_diagram_reader import read_text_diagrams
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

SIGNS = "".join([*STONES, *MARKED_STONES, *MARKS, "abz", EMPTY, STAR, DIMMED, HIDDEN])
words = st.text("abcdefgh BWcm 123 é囲 [](){}|.,:;'!", min_size=1).map(
    lambda text: " ".join(["To play", *text.split()])
)


def along(length, edges, usual):
    """Return where a diagram of some length starts on a side of the board, and how long that is."""
    at_start, at_end = edges
    if at_start and at_end:
        return 0, length
    size = max(usual, length)
    return (0 if at_start else size - length if at_end else (size - length) // 2), size


@st.composite
def diagrams(draw):
    size = draw(st.none() | st.integers(1, 25))
    width, height = draw(st.tuples(*2 * [st.integers(1, 6)]))
    at_left, at_right, at_top, at_bottom = draw(st.tuples(*4 * [st.booleans()]))
    sides = width if at_left and at_right else height if at_top and at_bottom else STANDARD_SIZE
    left, columns = along(width, (at_left, at_right), size or sides)
    top, rows = along(height, (at_top, at_bottom), size or sides)
    part = BoardPart(left, rows - top - height, left + width - 1, rows - top - 1)
    points = part.points()
    signs = draw(st.text(SIGNS, min_size=len(points), max_size=len(points)))
    drawn = dict(zip(points, signs, strict=True))
    numbered = draw(st.dictionaries(st.integers(1, 10), st.sampled_from(points)))
    moves = {place: numbered[place] for place in sorted(numbered)}
    moves = dict({point: (place, point) for place, point in moves.items()}.values())
    drawn |= dict.fromkeys(moves.values(), EMPTY)
    marked = {point: MARKED_STONES[sign] for point, sign in drawn.items() if sign in MARKED_STONES}
    marks = {point: MARKS[sign] for point, sign in drawn.items() if sign in MARKS}
    marks |= {point: mark for point, (_, mark) in marked.items()}
    stones = {point: STONES[sign] for point, sign in drawn.items() if sign in STONES}
    stones |= {point: color for point, (color, _) in marked.items()}
    board = Board.empty(columns, rows)
    for color in Color:
        board = board.with_stones(color, (at for at, found in stones.items() if found is color))
    spans = st.lists(st.tuples(*2 * [st.sampled_from(points)]), max_size=2).map(tuple)
    pages = st.tuples(st.sampled_from("1aBW"), words)
    return TextDiagram(
        board=board,
        part=part,
        edges=Edges(left=at_left, right=at_right, top=at_top, bottom=at_bottom),
        caption=draw(st.just("") | words),
        turn=draw(st.sampled_from([None, *Color])),
        coordinates=draw(st.booleans()),
        size=size,
        first=draw(st.integers(0, 999)),
        moves=moves,
        marks=marks,
        labels={point: sign for point, sign in drawn.items() if sign in LETTERS},
        lines=draw(spans),
        arrows=draw(spans),
        stars=frozenset(point for point, sign in drawn.items() if sign == STAR),
        dimmed=frozenset(point for point, sign in drawn.items() if sign == DIMMED),
        hidden=frozenset(point for point, sign in drawn.items() if sign == HIDDEN),
        links=tuple(draw(st.lists(pages, max_size=2))),
    )


@given(diagrams())
def test_values_survive_a_round_trip(diagram):
    text = write_text_diagram(diagram)
    reading = read_text_diagrams(text)
    assert reading.diagrams == (diagram,)
    found = [each.fault for each in reading.faults]
    assert found == [DiagramFaultKind.PLACE_GUESSED] * is_place_guessed(diagram)
    assert write_text_diagram(reading.diagrams[0]) == text


def is_place_guessed(diagram):
    part, board, edges = diagram.part, diagram.board, diagram.edges
    across = edges.left or edges.right or part.columns == board.width
    along = edges.top or edges.bottom or part.rows == board.height
    return not (across and along)


@given(st.lists(diagrams(), max_size=3))
def test_several_diagrams_are_read_in_their_order(several):
    text = "Some words before.\n" + "\nAnd between.\n".join(map(write_text_diagram, several))
    assert read_text_diagrams(text).diagrams == tuple(several)


CORNER = TextDiagram(
    board=Board.empty(19).with_stones(Color.BLACK, [Point.parse("C17")]),
    part=BoardPart(0, 16, 4, 18),
    edges=Edges(left=True, top=True),
)


def test_a_corner_is_written_with_its_edges():
    assert write_text_diagram(CORNER).splitlines() == [
        "$$",
        "$$  ----------",
        "$$ | . . . . .",
        "$$ | . . . . .",
        "$$ | . . X . .",
    ]


def test_the_heading_contains_only_the_given_fields():
    def heading(**fields):
        return write_text_diagram(replace(CORNER, **fields)).splitlines()[0]

    assert heading() == "$$"
    assert heading(caption="Black to play ") == "$$ Black to play"
    assert heading(turn=Color.WHITE) == "$$W"
    full = {"turn": Color.BLACK, "coordinates": True, "size": 13, "first": 11}
    assert heading(**full, caption="Two\nlines") == "$$Bc13m11 Two lines"


def test_the_tenth_move_is_a_nought():
    moves = {place: Point(place % 5, 18 - place // 5) for place in range(1, 11)}
    rows = write_text_diagram(replace(CORNER, moves=moves)).splitlines()[2:]
    assert rows == ["$$ | . 1 2 3 4", "$$ | 5 6 7 8 9", "$$ | 0 . X . ."]


def test_more_moves_than_digits_are_refused():
    with pytest.raises(ValueError, match="more than 10 moves"):
        write_text_diagram(replace(CORNER, moves={11: Point(0, 18)}))


def test_spans_use_relative_points_if_the_place_is_unknown():
    span = ((Point.parse("A19"), Point.parse("E17")),)
    diagram = replace(CORNER, arrows=span, lines=span)
    assert write_text_diagram(diagram).splitlines()[-2:] == ["$$ {AR A19 E17}", "$$ {LN A19 E17}"]
    floating = replace(diagram, edges=Edges(top=True))
    assert write_text_diagram(floating).splitlines()[-2:] == ["$$ {AR 1:1 5:3}", "$$ {LN 1:1 5:3}"]


def test_a_marked_stone_is_one_sign():
    marks = {Point.parse("C17"): Mark.TRIANGLE, Point.parse("A17"): Mark.CROSS}
    assert write_text_diagram(replace(CORNER, marks=marks)).splitlines()[-1] == "$$ | M . Y . ."
