import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard
from gobanapp.rules.territory_analysis.eye_space import EyeSpace, barred_points, eyes_in

SIZE = 19
CORNER, CENTER = 0, 2


def eyes(drawing, start=CENTER, thrown_in=()):
    """Count the eyes of a space: ``.`` empty, ``O`` an enemy stone, ``#`` not part of it.

    ``d`` is an empty point open on one side, to dame or to a false eye, and ``D`` the same with an
    enemy stone; ``w`` is an empty point open on two sides, ``W`` the same with a stone. The upper
    left of the drawing is at ``start`` from the upper left of the board. ``thrown_in``: places of
    stones on false eyes, as they are in the drawing, column and row.
    """
    at = {
        Point(start + x, SIZE - 1 - start - y): letter
        for y, row in enumerate(drawing.split("/"))
        for x, letter in enumerate(row)
        if letter != "#"
    }
    walls = [point for point in Board.empty(SIZE).points() if point not in at]
    dead = [point for point, letter in at.items() if letter in "ODW"]
    board = Board.empty(SIZE).with_stones(Color.BLACK, walls).with_stones(Color.WHITE, dead)
    ground = ClearedBoard(board, dead)

    def those(letters):
        return {ground.grid.cell_of[point] for point, its in at.items() if its in letters}

    stones = those("ODW")
    points = those(".OdDwW")
    return eyes_in(
        EyeSpace(
            ground=ground,
            points=points,
            open_sides=dict.fromkeys(those("dD"), 1) | dict.fromkeys(those("wW"), 2),
            stones=stones,
            barred=barred_points(ground, stones),
            thrown_in={
                ground.grid.cell_of[Point(start + x, SIZE - 1 - start - y)] for x, y in thrown_in
            },
        )
    )


@pytest.mark.parametrize(
    ("drawing", "number"),
    [
        (".", 1),
        ("..", 1),
        ("...", 2),
        ("../.#", 2),
        ("../..", 1),
        ("....", 2),
        ("#../..#", 2),
        (".../#.#", 2),
        ("...../.....", 2),
        (".../...", 2),
    ],
)
def test_empty_spaces(drawing, number):
    assert eyes(drawing) == number


WITH_ENEMY_STONES = [
    ("O", 1),
    ("O.", 1),
    (".O.", 1),
    ("O..", 2),
    (".O/.#", 2),
    ("O./.#", 1),
    (".O./#.#", 1),
    ("../.O", 1),
    (".OO.", 1),
    (".O..", 2),
    ("O..O", 2),
    ("#.#/.O./#.#", 1),
    ("#.#/O../#.#", 2),
    ("../O./.#", 1),
    ("../.O/.#", 2),
    ("..#/.O./#.#", 1),
    (".O./...", 2),
    (".O./.O.", 1),
    ("OO./OO.", 1),
    ("OO./OOO", 1),
    (".OOO.", 1),
    (".O.O.", 2),
    ("..O..", 2),
    (".O.OO.", 2),
    ("#.OOO/OOO.#", 2),
    ("#O./OOO/OO#/.##", 1),
    ("O.#/OOO/OO#/.##", 2),
    ("OO#/OOO/OO.", 2),
    ("OO./OO#/.##", 1),
    (".OOO./##O##", 1),
    (".OOOO.", 2),
    ("OOOO./#O###", 2),
    (".../O../...", 2),
    ("OOO/.../...", 2),
]


ONCE_CAPTURED = [
    ("#OO/OO.", 2),  # captured, the four leave room for two eyes
    ("O.#/OOO/#O#", 2),
    ("O./.O/OO", 2),
    ("OO./OOO/..#", 1),  # neither side can play first
    ("OO./OO./.O#", 1),
    ("OOO/.OO/.##", 2),
    ("OOO/OOO", 2),
    ("OO.OO", 2),
    ("OOOO/O.OO", 2),
    ("OOO/O.O/OOO", 2),  # eight stones leave two eyes
    ("OO./OOO/#OO", 2),  # seven are no nakade
]


def test_eyes_after_stones_are_captured():
    assert [(drawing, eyes(drawing)) for drawing, _ in ONCE_CAPTURED] == ONCE_CAPTURED


@pytest.mark.parametrize("drawing", [".O/O.", "O./.O/OO", "O.O/OO./...", ".OO/OO./.##", "O.O/.O."])
def test_in_the_corner_stones_bar_points_to_the_owner(drawing):
    # Elsewhere the owner takes a point between the stones and captures one of them.
    assert eyes(drawing, CENTER) == 2
    assert eyes(drawing, CORNER) == 1


def test_stones_in_atari_block_no_points():
    assert eyes("#O./OOO/##O", CORNER) == 2
    assert eyes("O.O/#O.", CORNER) == 2


def test_two_wide_points_side_by_side():
    assert eyes("OO./...") == 2
    # The stones must be captured from two sides at once.
    assert eyes("OO/OO/..") == 1


def test_many_stones_leave_eyes_even_where_all_is_open():
    assert eyes("WW/WW/ww") == 0
    assert eyes("WW#/WWW/w##") == 1
    assert eyes("WW#/WWW/WWW") == 2


def test_a_stone_thrown_in_on_a_false_eye_costs_an_eye():
    assert eyes("O.W") == 2
    assert eyes("O.W", thrown_in=[(3, 0)]) == 1


def test_a_reply_near_a_throw_in_closes_its_opening():
    assert eyes("..d") == 1
    assert eyes("..d", thrown_in=[(1, 1)]) == 2
    assert eyes("..d", thrown_in=[(1, 1), (1, -1)]) == 1


def test_enemy_stones_inside():
    assert [(drawing, eyes(drawing)) for drawing, _ in WITH_ENEMY_STONES] == WITH_ENEMY_STONES


@pytest.mark.parametrize(
    ("drawing", "number"),
    [
        ("d", 1),
        ("dd", 1),
        ("..d", 1),
        ("...d", 2),
        ("d..d", 1),
        ("d...d", 2),
        ("d.O.d", 1),
        ("w", 0),
        ("ww", 0),
        ("dw", 1),
        ("w.", 1),
        ("w..w", 1),
        ("w...w", 2),
        ("D.", 1),
        ("D", 1),
        ("W.", 1),
        (".d/..d", 1),
        ("d../.O./#.#", 1),
        ("d.............d", 2),
        (".../.#./w..", 2),
    ],
)
def test_open_sides(drawing, number):
    assert eyes(drawing) == number


def test_a_space_looks_the_same_from_all_sides():
    drawing = ["#O.", "OOO", "OO#", ".##"]
    mirrored = [row[::-1] for row in drawing]
    turned = ["".join(row) for row in zip(*drawing, strict=True)]
    found = [eyes("/".join(rows)) for rows in (drawing, mirrored, drawing[::-1], turned)]
    assert found == [1, 1, 1, 1]
