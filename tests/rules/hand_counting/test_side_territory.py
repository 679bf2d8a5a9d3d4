import pytest

from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.territory_arrangement import side_territory_of
from gobanapp.rules.territory import territory
from tests.board_text import parse_board
from tests.rules.hand_counting.finished_games import points


def ground(drawing, color):
    board = parse_board(drawing)
    return side_territory_of(board, territory(board, []), color)


@pytest.mark.parametrize(
    ("drawing", "movable"),
    [
        # All that stands inside, alone or leaning on the border.
        (
            """
            . . . . X O
            . X . . X O
            . . . X X O
            X X . X X O
            . . . . X O
            """,
            "B4 D3 A2 B2 D2",
        ),
        # A stone beside dame is of the border, on either side of the dame.
        (
            """
            . . X . O .
            . X X . O .
            . . X . O .
            """,
            "B2",
        ),
        # What holds two parts of a border together stays; of two such ways one can go.
        (
            """
            . . X O .
            . . X X O
            X X X O O
            O O X O .
            . O X O .
            """,
            "",
        ),
        (
            """
            O O O O O
            X X X X X
            . X . X .
            X X X X X
            O O O O O
            """,
            "B3",
        ),
        # The one with more territory around it goes.
        (
            """
            O O O O O
            X X X X X
            X . . X .
            X X X X X
            O O O O O
            """,
            "D3",
        ),
        # Beside the one that stays all can go.
        (
            """
            O O O O O O O
            X X X X X X X
            X X X X X X X
            . . . X . . .
            X X X X X X X
            O O O O O O O
            """,
            "A4 B4 C4 E4 F4 G4",
        ),
        ("O X X X O", ""),
        # F2 stands in the middle of its own, but they are White's.
        (
            """
            . . X O O O
            . . X O O O
            . . X O O O
            """,
            "",
        ),
    ],
)
def test_stones_that_no_border_needs(drawing, movable):
    found = ground(drawing, Color.BLACK)
    assert set(found.grid.points(found.movable)) == points(movable)


def test_the_ground_of_white():
    found = ground(
        """
        X O . . O
        X O . O .
        X O . . .
        """,
        Color.WHITE,
    )
    assert set(found.grid.points(found.movable)) == points("D2 E3")
    assert set(found.grid.points(found.territory)) == points("C1 D1 E1 C2 E2 C3 D3")
    assert found.color is Color.WHITE


def test_stones_inside_their_own_border_can_be_moved():
    found = ground(
        """
        . X X X O
        X X X X O
        X X X X O
        """,
        Color.BLACK,
    )
    # All but the border hang on to it: whatever goes, the border stands.
    assert set(found.grid.points(found.movable)) == points("A1 B1 C1 A2 B2 C2 B3 C3")
