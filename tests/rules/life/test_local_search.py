from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.local_search import LocalSearch, OpenPart
from gobanapp.rules.life.random_game import PlayoutStart
from tests.board_text import parse_board

# White lives by playing on B1, and dies if Black does.
THREE_IN_A_ROW = """
X X X X X
O O O O X
. . . O X
"""


def searched(drawing: str, first: int) -> tuple[Chains, LocalSearch]:
    chains = Chains(parse_board(drawing))
    stones = frozenset(at for at in chains.grid.inside if chains.cells[at] == WHITE)
    empty = frozenset(at for at in chains.grid.inside if chains.cells[at] == EMPTY)
    settled = {at: BLACK for at in chains.grid.inside if chains.cells[at] == BLACK}
    part = OpenPart(stones, stones | empty, stones | empty)
    search = LocalSearch(PlayoutStart(chains, settled), part, first)
    for _ in search.run(100):
        pass
    for _ in search.run(100):
        pass
    return chains, search


def test_the_vital_point_is_found_by_either_side() -> None:
    chains, search = searched(THREE_IN_A_ROW, WHITE)
    best = search.best_move()
    assert best is not None
    assert str(chains.grid.point_of[best]) == "B1"
    assert min(search.ownership().values()) < -0.6
    chains, search = searched(THREE_IN_A_ROW, BLACK)
    best = search.best_move()
    assert best is not None
    assert str(chains.grid.point_of[best]) == "B1"
    assert all(share > 0.4 for share in search.ownership().values())


def test_a_search_is_deterministic() -> None:
    _, one = searched(THREE_IN_A_ROW, WHITE)
    _, other = searched(THREE_IN_A_ROW, WHITE)
    assert one.ownership() == other.ownership()
    assert one.moves == other.moves > 0
