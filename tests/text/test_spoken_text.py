"""Sentences that a screen reader speaks about points."""

from dataclasses import replace

import pytest

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.game.markup import Mark
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.text.spoken_text import point_name, point_text
from tests.board_text import parse_board

VIEW = BoardView(
    board=parse_board("""
        . . . . . . .
        . X X . O . .
        . . O . . . .
        . . . . . . .
        . . . . . . .
        O . . . . . .
        X . . . . . .
    """)
)
B6, C6, C5, D3, A1, A2 = (Point.parse(name) for name in "B6 C6 C5 D3 A1 A2".split())


def said(name, **fields):
    return point_text(Point.parse(name), replace(VIEW, **fields))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("B6", "B6, black stone, chain of 2, 5 liberties"),
        ("C5", "C5, white stone, 3 liberties"),
        ("A1", "A1, black stone, in atari"),
        ("D3", "D3, empty"),
        ("G1", "G1, empty, corner"),
        ("D1", "D1, empty, edge"),
        ("E3", "E3, empty, star point"),
    ],
)
def test_points_are_described_with_their_stones(name, text):
    assert said(name) == text


def test_the_last_move_with_its_number():
    assert said("C5", last_move=C5) == "C5, white stone, 3 liberties, last move"
    text = point_text(C5, replace(VIEW, last_move=C5), number=6)
    assert text == "C5, white stone, 3 liberties, last move, number 6"
    assert "last" not in said("E6", last_move=C5)


@pytest.mark.parametrize("mark", Mark)
def test_a_mark_is_called_by_its_shape(mark):
    assert said("D3", marks={D3: mark}) == f"D3, empty, {mark.value}"


def test_labels_numbers_lines_and_next_moves():
    assert said("D3", labels={D3: "a"}) == "D3, empty, label a"
    assert said("C5", numbers={C5: 12}).endswith("move 12")
    assert said("D3", arrows=((D3, C5),)) == "D3, empty, arrow to C5"
    assert said("C5", arrows=((D3, C5),)) == said("C5")
    assert said("C5", lines=((D3, C5),)).endswith("line to D3")
    assert said("D3", next_move_letters={D3: "B"}) == "D3, empty, variation B"
    assert said("D3", next_move_letters={D3: ""}) == "D3, empty, next move"


def test_states_of_a_count():
    one = frozenset({D3})
    assert said("D3", neutral=one) == "D3, empty, dame"
    assert said("D3", open_border=one) == "D3, empty, open border"
    assert said("D3", territory=ByColor(one, frozenset())) == "D3, empty, Black's territory"
    dead = {"dead": frozenset({A1}), "territory": ByColor(frozenset(), frozenset({A1}))}
    assert said("A1", **dead) == "A1, black stone, in atari, dead, White's territory"
    assert said("A1", seki=frozenset({A1})).endswith("in seki")
    assert said("A1", unsettled=frozenset({A1})).endswith("unsettled")


@pytest.mark.parametrize(
    ("reason", "why"),
    [
        (RefusalReason.KO, "illegal: ko"),
        (RefusalReason.SUICIDE, "illegal: no liberties"),
        (RefusalReason.SUPERKO, "illegal: it would repeat a position"),
        (RefusalReason.PASS_FOR_KO, "illegal: pass for the ko first"),
    ],
)
def test_reasons_against_a_move(reason, why):
    assert point_text(D3, VIEW, illegal=MoveRefusal(reason)) == f"D3, empty, {why}"


def test_nothing_is_said_about_a_hidden_point():
    assert said("A1", hidden=frozenset({A1})) == ""


@pytest.mark.parametrize(
    ("coordinates", "name"),
    [
        (CoordinateStyle.NONE, "C5"),
        (CoordinateStyle.LETTERS, "C5"),
        (CoordinateStyle.NUMBERS, "3-5"),
        (CoordinateStyle.SGF, "cc"),
        (CoordinateStyle.CJK, "3-3"),
        (CoordinateStyle.CORNERS, "3-3"),
    ],
)
def test_points_are_called_as_the_edges_say(coordinates, name):
    assert point_name(C5, replace(VIEW, frame=Frame(coordinates))) == name
