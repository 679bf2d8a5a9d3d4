from gobanapp.rules.cell_grid import BLACK, EMPTY
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.random_game import PlayoutStart
from tests.board_text import parse_board


def test_liberties_count_once_per_adjacent_stone() -> None:
    chains = Chains(parse_board(". X .\nX X .\n. . O"))
    start = PlayoutStart(chains, {})
    black = start.chain[chains.all[1].stones[0]]
    assert sorted(start.stones[black]) == sorted(chains.all[1].stones)
    assert start.liberties[black] == 6  # A3 twice, A1, B1, and C2 and C3 once each
    assert start.empty == [at for at in chains.grid.inside if chains.cells[at] == EMPTY]


def test_settled_stones_are_lifted_and_their_points_closed() -> None:
    chains = Chains(parse_board("X . O"))
    left, middle, right = chains.grid.inside
    start = PlayoutStart(chains, {left: BLACK, middle: BLACK, right: BLACK})
    assert start.cells[left] == BLACK
    assert start.cells[right] == EMPTY
    assert start.empty == []
    assert start.liberties[left] == 1
