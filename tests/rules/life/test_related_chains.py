from gobanapp.rules.life.chains import Chains, related_chains
from tests.board_text import parse_board


def test_no_enemy_parts_related_chains() -> None:
    chains = Chains(
        parse_board("""
        X . X O .
        . . . O O
        O O O O .
        X X X X X
        """)
    )
    groups = [
        sorted(str(chains.grid.point_of[chain.stones[0]]) for chain in group)
        for group in related_chains(chains)
    ]
    assert groups == [["A1"], ["A2"], ["A4", "C4"]]
