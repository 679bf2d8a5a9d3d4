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


def fate_on(
    drawing: str, name: str, fate: ChainFate, *, others: ChainFate | None = None
) -> tuple[ChainFate, str]:
    """Return what is read of the chain on ``name``, and the points it names.

    The chain has ``fate`` before, and every other chain that of ``others``, or the same.
    """
    board = parse_board(drawing)
    chains = Chains(board)
    fates = {chain.number: others or fate for chain in chains.all}
    asked = chains.at[chains.grid.cell_of[Point.parse(name)]]
    fates[asked] = fate
    for _ in read_captures(board, chains, {}, fates):
        pass
    found = fates[asked]
    return found, " ".join(map(str, sorted(chains.grid.points_at(found.cells))))


LIVING = ChainFate(0.9, LifeStatus.ALIVE)
TWO_EYES = ChainFate(0.85, LifeStatus.ALIVE, VerdictReason.TWO_EYES)
SEKI = ChainFate(0.85, LifeStatus.SEKI, VerdictReason.SHARED_LIBERTIES)


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


def test_a_group_with_two_eyes_may_lose_a_part() -> None:
    fate, where = fate_on(CUT_OFF, "C3", TWO_EYES, others=LIVING)
    assert (fate.status, where) == (LifeStatus.UNSETTLED, "E3")


def test_what_only_dead_stones_could_take_stays_alive() -> None:
    for captors in (ChainFate(-0.9, LifeStatus.DEAD), ChainFate(0.5, LifeStatus.ALIVE)):
        assert fate_on(CUT_OFF, "C3", TWO_EYES, others=captors)[0] == TWO_EYES


def test_known_dead_and_single_stones_are_left_alone() -> None:
    for fate in (
        ChainFate(-0.9, LifeStatus.DEAD),
        ChainFate(0.4, LifeStatus.ALIVE, VerdictReason.KO),
        SEKI,
    ):
        assert fate_on(CUT_OFF, "C3", fate)[0] == fate
    assert fate_on(". X .\nX O .\n. X .", "B2", LIVING)[0] == LIVING


def test_stones_that_cannot_be_there_are_not_read() -> None:
    assert fate_on("X X X\nX O O\nX O X", "B1", LIVING)[0] == LIVING
