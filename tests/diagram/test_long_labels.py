import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.long_labels import long_labels, written_label
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry

P = Point.parse
E5 = P("E5")
EMPTY = Board.empty(9, 9)


def view(board=EMPTY, labels=None, **others):
    return BoardView(board=board, labels=labels or {E5: "tesuji"}, **others)


def beside(*names):
    return EMPTY.with_stones(Color.WHITE, map(P, names))


def test_a_word_is_written_whole_over_free_points():
    (label,) = long_labels(view()).values()
    assert label.text == "tesuji"
    assert label.covered == {P("D5"), E5, P("F5")}
    assert label.middle == 0
    assert written_label(view(), E5) == "tesuji"


@pytest.mark.parametrize("label", ["A", "12", "123", "Abc", "囲"])
def test_a_short_label_stays_on_its_point(label):
    assert long_labels(view(labels={E5: label})) == {}
    assert written_label(view(labels={E5: label}), E5) == label


def test_a_long_label_shifts_away_from_a_stone():
    (label,) = long_labels(view(beside("D5"))).values()
    assert label.text == "tesuji"
    assert label.left > -0.5
    assert P("D5") not in label.covered
    assert P("F5") in label.covered


@pytest.mark.parametrize(
    "others",
    [
        {"board": beside("D5", "F5")},
        {"marks": {P("D5"): Mark.CROSS, P("F5"): Mark.CROSS}},
        {"numbers": {P("D5"): 1}, "next_move_letters": {P("F5"): "A"}},
        {"marks": {E5: Mark.CIRCLE}},
        {"frame": Frame(part=BoardPart(4, 0, 4, 8))},
        {"hidden": frozenset({P("D5"), P("F5")})},
    ],
)
def test_a_long_label_without_room_is_shortened(others):
    assert long_labels(view(**others)) == {}
    assert written_label(view(**others), E5) == "tes…"


def test_an_overlong_label_ends_in_an_ellipsis():
    text = "a sentence that nobody could read from the board"
    written = written_label(view(labels={E5: text}), E5)
    assert written.endswith("…")
    assert text.startswith(written[:-1])
    assert len(written) > 10


def test_only_the_beginning_of_a_huge_label_is_examined():
    book = "a sentence that nobody could read from the board. " * 2000
    before = time.perf_counter()
    written = written_label(view(labels={E5: book}), E5)
    assert time.perf_counter() - before < 1
    assert written == written_label(view(labels={E5: book[:100]}), E5)


@given(
    stones=st.frozensets(st.builds(Point, st.integers(0, 8), st.integers(0, 8)), max_size=20),
    labels=st.dictionaries(
        st.builds(Point, st.integers(0, 8), st.integers(0, 8)),
        st.sampled_from(["tesuji", "A", "good shape", "wrong"]),
        max_size=8,
    ),
    symmetry=st.sampled_from([*Symmetry]),
)
def test_long_labels_overlap_nothing(stones, labels, symmetry):
    shown = BoardView(
        board=EMPTY.with_stones(Color.BLACK, stones), labels=labels, frame=Frame(symmetry=symmetry)
    )
    found = long_labels(shown)
    geometry = Geometry.for_view(shown, Rect(0, 0, 400, 430))
    covered = [point for label in found.values() for point in label.covered]
    assert len(covered) == len(set(covered))
    for point, label in found.items():
        assert (label.covered - {point}).isdisjoint(stones | labels.keys())
        column, row = geometry.cell(point)
        assert {geometry.cell(under)[1] for under in label.covered} == {row}
        columns = sorted(geometry.cell(under)[0] - column for under in label.covered)
        assert columns[0] - 0.5 < label.left <= 0 <= label.right < columns[-1] + 0.5
        assert column + columns[0] >= 0
        assert column + columns[-1] < 9
