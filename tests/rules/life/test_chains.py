from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.point import Point
from tests.board_text import parse_board

BOARD = parse_board("""
. X . O
X X O O
. X O .
""")


def names(chains: Chains, cells: object) -> str:
    assert isinstance(cells, (tuple, frozenset, set))
    return " ".join(map(str, sorted(chains.grid.points_at(cells))))


def test_chains_have_the_stones_and_liberties_of_the_board() -> None:
    chains = Chains(BOARD)
    for chain in chains.all:
        same = BOARD.chain(chains.grid.point_of[chain.stones[0]])
        assert chains.grid.points_at(chain.stones) == same.stones
        assert chains.grid.points_at(chain.liberties) == same.liberties
    assert len(chains.all) == 2
    assert set(chains.at) == {cell for chain in chains.all for cell in chain.stones}


def test_regions_are_what_a_colour_encloses() -> None:
    chains = Chains(BOARD)
    black = [names(chains, region.inside) for region in chains.regions(BLACK)]
    assert black == ["A1", "C1 C2 C3 D1 D2 D3", "A3"]
    assert all(region.border == {0} for region in chains.regions(BLACK))
    white = [names(chains, region.inside) for region in chains.regions(WHITE)]
    assert white == ["A1 A2 A3 B1 B2 B3 C3", "D1"]


def test_a_board_of_one_point_has_no_chains() -> None:
    chains = Chains(parse_board("."))
    assert chains.all == []
    assert [names(chains, region.inside) for region in chains.regions(BLACK)] == ["A1"]
    assert chains.grid.point_of == {chains.grid.inside[0]: Point(0, 0)}
