from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.playouts import Playouts
from tests.board_text import parse_board

ENDED = """
. . X O . .
. . X O . O
X . X O O .
. X X O . .
. . X O . X
. . X O . .
"""


def owned(count: int, settled: dict[int, int] | None = None) -> tuple[Chains, list[float]]:
    chains = Chains(parse_board(ENDED))
    playouts = Playouts(chains, settled or {})
    for _ in playouts.run(count):
        pass
    assert playouts.count == count
    return chains, playouts.ownership()


def test_the_same_games_are_played_each_time() -> None:
    assert owned(40) == owned(40) or owned(40)[1] == owned(40)[1]
    assert owned(40)[1] != owned(41)[1]


def test_more_games_than_a_byte_counts_add_up() -> None:
    chains, shares = owned(300)
    assert all(-1 <= shares[cell] <= 1 for cell in chains.grid.inside)
    for cell, point in chains.grid.point_of.items():
        assert (shares[cell] > 0) == (point.x < 3)


def test_settled_points_count_fully() -> None:
    chains = Chains(parse_board(ENDED))
    corner = chains.grid.inside[0]
    _, shares = owned(20, {corner: WHITE, chains.grid.inside[1]: BLACK})
    assert shares[corner] == -1
    assert shares[chains.grid.inside[1]] == 1


def test_long_games_are_fewer_but_half_of_them_at_least() -> None:
    all_of_them = Playouts(Chains(parse_board(ENDED)), {})
    for _ in all_of_them.run(40):
        pass
    counts = []
    for enough in (0, all_of_them.moves * 3 // 4, all_of_them.moves):
        playouts = Playouts(Chains(parse_board(ENDED)), {})
        for _ in playouts.run(40, enough_moves=enough):
            pass
        counts.append(playouts.count)
    assert counts[0] == 20 < counts[1] < counts[2] == 40
