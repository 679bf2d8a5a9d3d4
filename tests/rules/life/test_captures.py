from gobanapp.rules.dead_stones import read_captures
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, VerdictReason
from tests.board_text import parse_board

CUT_OFF = """
. . . . X O . .
. X X X X O . .
X O O O X O . .
X O O O . O . .
. X X X X O . .
. . . . X O . .
"""


def fate_on(drawing: str, name: str, fate: ChainFate) -> tuple[ChainFate, str]:
    """Return what is read where every chain has ``fate``, and the points it names."""
    board = parse_board(drawing)
    chains = Chains(board)
    fates = {chain.number: fate for chain in chains.all}
    for _ in read_captures(board, chains, {}, fates):
        pass
    at = next(at for at, point in chains.grid.point_of.items() if point == Point.parse(name))
    found = fates[chains.at[at]]
    return found, " ".join(map(str, sorted(chains.grid.points_at(found.cells))))


LIVING = ChainFate(0.9, LifeStatus.ALIVE)


def test_a_group_that_one_move_decides_is_unsettled() -> None:
    fate, where = fate_on(CUT_OFF, "C3", LIVING)
    assert (fate.status, fate.reason, where) == (
        LifeStatus.UNSETTLED,
        VerdictReason.WHO_MOVES,
        "E3",
    )


def test_a_chain_that_can_answer_stays_alive() -> None:
    two_ways_out = CUT_OFF.replace("X O O O X O", "X O O O . O")
    assert fate_on(two_ways_out, "C3", LIVING)[0] == LIVING


def test_known_dead_and_single_stones_are_left_alone() -> None:
    for fate in (
        ChainFate(-0.9, LifeStatus.DEAD),
        ChainFate(0.9, LifeStatus.ALIVE, VerdictReason.TWO_EYES),
    ):
        assert fate_on(CUT_OFF, "C3", fate)[0] == fate
    assert fate_on(". X .\nX O .\n. X .", "B2", LIVING)[0] == LIVING


def test_stones_that_cannot_be_there_are_not_read() -> None:
    assert fate_on("X X X\nX O O\nX O X", "B1", LIVING)[0] == LIVING
