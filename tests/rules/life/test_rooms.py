from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.rooms import eyes_within, is_false_eye, rooms
from tests.board_text import parse_board

BOARD = """
. X O . O
X X O O O
. O X . X
. X X X X
"""


def test_a_room_is_its_borders() -> None:
    chains = Chains(parse_board(BOARD))
    found = {
        " ".join(map(str, sorted(chains.grid.points_at(room.cells)))): room.owner
        for room in rooms(chains, [])
    }
    assert found == {"A1 A2": EMPTY, "A4": BLACK, "D4": WHITE, "D2": EMPTY}


def test_the_dead_are_lifted_first() -> None:
    chains = Chains(parse_board("X X . O\nX O . O\nX X . O"))
    stone = next(chain.number for chain in chains.all if len(chain.stones) == 1)
    (room,) = rooms(chains, [stone])
    assert room.dead == {stone}
    assert len(room.cells) == 4
    assert len(room.border) == 2


def test_eyes_have_one_colour_around() -> None:
    chains = Chains(parse_board(BOARD))
    corner = chains.at[next(at for at, p in chains.grid.point_of.items() if str(p) == "B4")]
    (eye,) = eyes_within(chains, [corner], BLACK)
    assert [str(point) for point in chains.grid.points_at(eye)] == ["A4"]


def test_two_corners_of_the_other_colour_make_an_eye_false() -> None:
    for drawing, false in (
        ("O X O\nX . X\n. X .", True),
        ("O X .\nX . X\n. X .", False),
        ("O X O\nX . X\nX X X", True),
    ):
        chains = Chains(parse_board(drawing))
        middle = next(at for at, p in chains.grid.point_of.items() if str(p) == "B2")
        assert is_false_eye(chains, frozenset([middle]), BLACK) is false
    at_the_edge = Chains(parse_board("O X .\n. X .\nX . ."))
    left = next(at for at, p in at_the_edge.grid.point_of.items() if str(p) == "A2")
    assert not is_false_eye(at_the_edge, frozenset([left, left + 1]), BLACK)
    assert is_false_eye(
        Chains(parse_board("X . .\n. X .\nX O .")),
        frozenset([left]),
        BLACK,
    )
