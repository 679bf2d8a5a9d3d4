from collections.abc import Mapping

from gobanapp.rules.cell_grid import BLACK
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import ChainFate, fate_of_share
from gobanapp.rules.life.groups_in_question import groups_in_question
from gobanapp.rules.life.rooms import rooms
from tests.board_text import parse_board


class Asked:
    """The groups in question and the safe ones on a board, by the names of stones.

    ``shares``: how surely the chain on a point lives; the others always do. ``mean``: what the
    playouts say of them all, if that is something else.
    """

    def __init__(
        self, drawing: str, shares: Mapping[str, float], mean: float | None = None
    ) -> None:
        board = parse_board(drawing)
        self.chains = chains = Chains(board)
        owned = [0.0] * len(chains.cells)
        fates: dict[int, ChainFate] = {}
        for chain in chains.all:
            names = {str(chains.grid.point_of[cell]) for cell in chain.stones}
            share = next((shares[name] for name in names if name in shares), 1.0)
            fates[chain.number] = fate_of_share(share if mean is None else mean)
            for cell in chain.stones:
                owned[cell] = share if chain.color == BLACK else -share
        dead = {number for number, fate in fates.items() if fate.share < 0}
        asked, self.safe = groups_in_question(
            board, chains, rooms(chains, dead), set(), fates, owned
        )
        self.asked = [{self.name(number) for number in group} for group in asked]

    def name(self, number: int) -> str:
        chains = self.chains
        return str(min(chains.grid.point_of[cell] for cell in chains.all[number].stones))

    def is_safe(self, name: str) -> bool:
        return name in {self.name(number) for number in self.safe}


CUT_OFF = """
. . . O X X . O .
. . . O O X X O O
. . . . O O X X X
. . . . . O O O O
. . . . . . . . .
"""


def test_stones_that_may_be_cut_off_are_not_as_safe_as_their_friends() -> None:
    found = Asked(CUT_OFF, {"H4": 0.3, "F4": 0.2}, mean=0.8)
    assert found.is_safe("D4")
    assert not found.is_safe("H4")
    assert {"H4"} in found.asked


def test_a_few_doubtful_stones_do_not_spoil_a_large_room() -> None:
    one = """
    . . . . . X
    . . O . . X
    . . . . . X
    X X X X X X
    """
    assert Asked(one, {"C3": -0.3}).is_safe("A1")
    assert not Asked(one.replace(". . . . . X", ". O O O . X"), {"C3": -0.3}).is_safe("A1")


def test_a_group_that_lives_among_immortal_stones_is_safe() -> None:
    drawing = """
    . O . O X . .
    . . O O X . .
    O O O X X . .
    X X X X . . .
    """
    assert Asked(drawing, {"A2": 0.7, "B4": 0.7, "A1": 0.1}).is_safe("A2")
    assert not Asked(drawing, {"A2": 0.5, "B4": 0.5, "A1": 0.1}).is_safe("A2")
