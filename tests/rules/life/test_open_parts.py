from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import open_parts, settled_around, share
from tests.board_text import parse_board

BOARD = """
X X . O O
. X O . O
X X . O O
X . X . O
"""


def test_an_open_part_is_a_connected_unsure_area() -> None:
    chains = Chains(parse_board(BOARD))
    names = {str(point): at for at, point in chains.grid.point_of.items()}
    owned = [0.0] * len(chains.cells)
    for name, at in names.items():
        owned[at] = 1.0 if name[0] in "AB" else -1.0
    owned[names["C3"]] = 0.1
    (part,) = open_parts(chains, owned, [])
    assert chains.grid.points_at(part.stones) == {chains.grid.point_of[names["C3"]]}
    shown = sorted(map(str, chains.grid.points_at(part.cells)))
    assert shown == ["C2", "C3", "C4", "D3"]
    around = settled_around(chains, part, owned)
    assert around[names["A1"]] == BLACK
    assert around[names["E1"]] == WHITE
    assert around[names["C1"]] == WHITE  # Black's stone, which most games take
    assert not part.cells.intersection(around)
    assert chains.cells[names["C2"]] == EMPTY


def test_a_share_is_the_mean_of_its_stones() -> None:
    chains = Chains(parse_board("X X O"))
    owned = [0.0] * len(chains.cells)
    for at, value in zip(chains.grid.inside, (1.0, 0.0, 0.5), strict=True):
        owned[at] = value
    assert [share(chain, owned) for chain in chains.all] == [0.5, -0.5]


def test_sure_boards_have_no_open_part() -> None:
    chains = Chains(parse_board(BOARD))
    owned = [1.0 if code == BLACK else -1.0 for code in chains.cells]
    assert open_parts(chains, owned, []) == []
