import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.paint.pages.diagram_block import diagram_geometry, grid_for
from gobanapp.paint.pages.print_content import PageRect, mm_to_dots
from gobanapp.rules.board import Board
from gobanapp.rules.symmetry import Symmetry

PORTRAIT = PageRect(0, 0, mm_to_dots(180), mm_to_dots(260))
LANDSCAPE = PageRect(0, 0, mm_to_dots(260), mm_to_dots(170))
SMALL = PageRect(0, 0, mm_to_dots(118), mm_to_dots(150))


def view(columns=19, rows=19, **frame):
    return BoardView(board=Board.empty(columns, rows), frame=Frame(**frame))


@pytest.mark.parametrize(
    ("per_page", "frame", "board", "columns"),
    [
        (1, PORTRAIT, (19, 19), 1),
        (2, PORTRAIT, (19, 19), 1),
        (2, LANDSCAPE, (19, 19), 2),
        (2, SMALL, (19, 19), 1),
        (4, PORTRAIT, (19, 19), 2),
        (4, LANDSCAPE, (19, 19), 2),
        (6, PORTRAIT, (19, 19), 2),
        (6, LANDSCAPE, (19, 19), 3),
        (4, PORTRAIT, (52, 3), 1),
        (4, PORTRAIT, (3, 52), 4),
    ],
)
def test_the_grid_makes_diagrams_as_large_as_can_be(per_page, frame, board, columns):
    grid = grid_for([view(*board)], frame, per_page, mm_to_dots(8))
    assert (grid.columns, grid.rows) == (columns, per_page // columns)


@given(
    sizes=st.lists(
        st.tuples(
            st.integers(1, 30),
            st.integers(1, 30),
            st.sampled_from(CoordinateStyle),
            st.sampled_from(Symmetry),
        ),
        min_size=1,
        max_size=6,
    ),
    per_page=st.sampled_from([None, 1, 2, 4, 6]),
    frame=st.sampled_from([PORTRAIT, LANDSCAPE, SMALL]),
)
def test_diagrams_fit_their_places_and_could_not_be_larger(sizes, per_page, frame):
    views = [
        view(columns, rows, coordinates=coordinates, symmetry=symmetry)
        for columns, rows, coordinates, symmetry in sizes
    ]
    grid = grid_for(views, frame, per_page, 0)
    rows = grid.rows or 1
    height = (frame.height - (rows - 1) * mm_to_dots(8)) // rows

    def fit(step):
        woods = [diagram_geometry(view, step).board_rect for view in views]
        return all(wood[2] <= grid.width and wood[3] <= height for wood in woods)

    assert fit(grid.step)
    if per_page is not None and grid.step < mm_to_dots(13):
        assert not fit(grid.step + 1)


def test_a_small_board_is_not_blown_up():
    assert grid_for([view(3, 3)], PORTRAIT, 1, 0).step == mm_to_dots(13)


def test_a_part_is_as_large_as_a_board_of_its_size():
    part = view(part=BoardPart(0, 0, 8, 8), coordinates=CoordinateStyle.NONE)
    small = view(9, 9, coordinates=CoordinateStyle.NONE)
    assert grid_for([part], PORTRAIT, 4, 0) == grid_for([small], PORTRAIT, 4, 0)


def test_lines_are_thin_but_there():
    for size, step in ((9, 600), (19, 200), (52, 60)):
        line = diagram_geometry(view(size, size), step).line / 1200 * 72
        assert 0.2 < line < 0.55


@given(st.integers(1, 52), st.integers(1, 52), st.integers(40, 600))
def test_columns_are_as_far_apart_as_is_asked(columns, rows, step):
    # Tiny boards leave some steps out.
    assert step <= diagram_geometry(view(columns, rows), step).step_x <= step + 2
