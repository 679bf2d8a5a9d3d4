from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.unconditional_life import unconditional_life
from tests.board_text import parse_board

TWO_EYES = """
. X . X O .
X X X X O .
O O O O O .
. . . . . .
"""


def alive(drawing: str, color: int, *, suicide: bool = False) -> set[str]:
    chains = Chains(parse_board(drawing))
    life = unconditional_life(chains, color, suicide=suicide)
    return {str(min(chains.grid.points_at(chains.all[number].stones))) for number in life.alive}


def territory(drawing: str, color: int, *, suicide: bool = False) -> set[str]:
    chains = Chains(parse_board(drawing))
    regions = unconditional_life(chains, color, suicide=suicide).territory
    return {str(point) for region in regions for point in chains.grid.points_at(region.inside)}


def test_two_eyes_of_one_point_live() -> None:
    assert alive(TWO_EYES, BLACK) == {"A3"}
    assert territory(TWO_EYES, BLACK) == {"A4", "C4"}
    assert alive(TWO_EYES, WHITE) == set()


def test_a_single_eye_does_not() -> None:
    assert alive(". X O .\nX X O .\nO O O .", BLACK) == set()


def test_chains_may_share_their_eyes() -> None:
    assert alive(". X\nX .", BLACK) == {"A1", "B2"}
    assert alive(". X .\nX . O\n. O .", BLACK) == set()


def test_stones_without_liberties_form_no_eye() -> None:
    assert alive(". X O\nX X O\nO O O", BLACK) == set()


def test_a_room_of_two_points_that_are_both_liberties_is_an_eye() -> None:
    assert alive(". . X .\nX X X X\n. . . .", BLACK) == {"A2"}


def test_a_room_with_a_distant_point_is_no_eye() -> None:
    drawing = """
    . . . X . X
    . . . X X X
    . . . X O O
    X X X X O .
    O O O O O .
    """
    assert alive(drawing, BLACK) == set()


def test_dead_stones_lie_within_the_territory() -> None:
    drawing = """
    . X . X . .
    X X X X . .
    X . O X . .
    X . O X . .
    X X X X . .
    """
    assert "C3" in territory(drawing, BLACK)
    assert "E5" not in territory(drawing, BLACK)


def test_suicide_can_empty_a_room_that_stones_fill() -> None:
    drawing = """
    . X . O O X .
    X X O O O X .
    X X X X X X .
    . . . . . . .
    """
    assert alive(drawing, BLACK) == {"A2"}
    assert alive(drawing, BLACK, suicide=True) == set()


def test_an_empty_board_has_no_owner() -> None:
    assert alive(". .\n. .", BLACK) == set()
    assert territory(". .\n. .", BLACK) == set()
