import pytest

from gobanapp.rules.cell_grid import EMPTY
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import ChainFate
from gobanapp.rules.life.reasons import verdicts
from gobanapp.rules.life.unconditional_life import both_sides
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, Verdict, VerdictReason
from tests.board_text import parse_board


def verdict_on(
    drawing: str,
    name: str,
    dead: str,
    share: float = 0.7,
    land: float = 0.0,
    *,
    is_read: bool = False,
) -> Verdict:
    """Return the verdict where the chains on ``dead`` are, all others living by playouts.

    ``land``: how surely empty points end as Black's. ``is_read``: whether a search agreed.
    """
    board = parse_board(drawing)
    chains = Chains(board)
    gone = {Point.parse(each) for each in dead.split()}
    fates = {}
    for chain in chains.all:
        dies = bool(chains.grid.points_at(chain.stones) & gone)
        status = LifeStatus.DEAD if dies else LifeStatus.ALIVE
        fates[chain.number] = ChainFate(-share if dies else share, status, is_read=is_read)
    life = both_sides(chains, suicide=False)
    fates = {
        n: fate for n, fate in fates.items() if all(n not in own.alive for own in life.values())
    }
    owned = [land if code == EMPTY else 0.0 for code in chains.cells]
    found = [
        each for each in verdicts(chains, life, fates, owned) if Point.parse(name) in each.stones
    ]
    (verdict,) = found
    return verdict


def names(points: frozenset[Point]) -> str:
    return " ".join(map(str, sorted(points)))


def test_two_rooms_are_two_eyes() -> None:
    drawing = ". . X . X O\n. X X X X O\nX X O O O O\nO O O . . ."
    verdict = verdict_on(drawing, "A2", "")
    assert (verdict.status, verdict.reason) == (LifeStatus.ALIVE, VerdictReason.TWO_EYES)
    assert names(verdict.points) == "A3 A4 B4 D4"


def test_safe_eyes_make_a_group_unconditionally_alive() -> None:
    verdict = verdict_on(". X . X O\n. X X X O\nX X O O O\nO O O . .", "A2", "")
    assert (verdict.status, verdict.reason) == (LifeStatus.ALIVE, VerdictReason.UNCONDITIONAL)
    assert names(verdict.points) == "A3 A4 C4"
    assert verdict.confidence == 1


def test_reasons_for_captures_and_lost_races() -> None:
    drawing = "X . O O . X\nX O O O O X\nX X X X X X"
    loser = verdict_on(drawing, "C3", "C3", share=0.7)
    assert (loser.status, loser.reason) == (LifeStatus.DEAD, VerdictReason.NO_EYES)
    inside = "X X X X X X X\nX O O O O O X\nX O . X . O X\nX O O O O O X\nX X X X X X X"
    winner = verdict_on(inside, "B3", "D3")
    assert (winner.status, winner.reason) == (LifeStatus.ALIVE, VerdictReason.CAPTURES)
    assert names(winner.others) == "D3"
    loser = verdict_on(inside, "D3", "D3")
    assert (loser.status, loser.reason) == (LifeStatus.DEAD, VerdictReason.CAUGHT)
    behind = inside.replace("X O . X . O X", "X O . X X . O")
    loser = verdict_on(behind, "D3", "D3")
    assert (loser.status, loser.reason) == (LifeStatus.DEAD, VerdictReason.CAUGHT)


def test_a_race_is_lost_by_having_fewer_liberties() -> None:
    drawing = "O O O O O O X\nO . . X X O X\nO O O . O O X\nX X O O O X X\n. X X X X X ."
    loser = verdict_on(drawing, "D4", "D4")
    assert (loser.status, loser.reason) == (LifeStatus.DEAD, VerdictReason.RACE_LOST)
    assert Point.parse("A3") in loser.others


def test_one_eye_is_not_enough() -> None:
    drawing = ". O X . .\nO O X X .\nX X X . .\n. . . . ."
    verdict = verdict_on(drawing, "B4", "B4")
    assert (verdict.status, verdict.reason) == (LifeStatus.DEAD, VerdictReason.ONE_EYE)
    assert names(verdict.points) == "A4"
    assert verdict.confidence == 0.7


def test_a_caught_stone_has_one_liberty() -> None:
    verdict = verdict_on(". . X . .\n. X O X .\n. . . . .\n. . . . .", "C3", "C3")
    assert (verdict.status, verdict.reason) == (LifeStatus.DEAD, VerdictReason.CAUGHT)


OPEN = ". . X . .\n. . . O .\n. . . . ."


def test_a_low_share_without_a_reason_is_unsettled() -> None:
    verdict = verdict_on(OPEN, "C3", "", share=0.3)
    assert (verdict.status, verdict.reason) == (LifeStatus.UNSETTLED, VerdictReason.PLAY_ON)
    assert verdict.confidence == 0.3


def test_a_high_share_lives_without_a_reason() -> None:
    verdict = verdict_on(OPEN, "C3", "")
    assert (verdict.status, verdict.reason) == (LifeStatus.ALIVE, VerdictReason.PLAYED_OUT)
    assert verdict.confidence == 0.7


@pytest.mark.parametrize("dead", ["", "C3"])
def test_a_result_of_a_search_needs_no_other_reason(dead: str) -> None:
    verdict = verdict_on(OPEN, "C3", dead, share=0.2, is_read=True)
    status = LifeStatus.DEAD if dead else LifeStatus.ALIVE
    assert (verdict.status, verdict.reason) == (status, VerdictReason.PLAYED_OUT)


def test_a_doubtful_death_needs_more_play() -> None:
    verdict = verdict_on(OPEN, "C3", "C3", share=0.2)
    assert (verdict.status, verdict.reason) == (LifeStatus.DEAD, VerdictReason.PLAY_ON)


def test_a_sure_border_of_open_land_is_not_threatened() -> None:
    verdict = verdict_on(OPEN, "C3", "", land=0.7)
    assert (verdict.status, verdict.reason) == (LifeStatus.ALIVE, VerdictReason.SURROUNDS)
    threatened = verdict_on(OPEN, "C3", "", share=0.5, land=0.7)
    assert threatened.reason is VerdictReason.PLAYED_OUT


def test_large_room_is_room_for_two_eyes_where_a_threat_remains() -> None:
    drawing = ". . . X O\n. . . X O\n. . . X O"
    assert verdict_on(drawing, "D2", "").reason is VerdictReason.SURROUNDS
    assert verdict_on(drawing, "D2", "", share=0.5).reason is VerdictReason.TWO_EYES


def test_distant_dead_stones_have_separate_verdicts() -> None:
    drawing = "O . . . O .\n. O . . X .\nX X X X X X\n. X . X . X"
    far, near = (verdict_on(drawing, name, "A4 B3 E4") for name in ("E4", "A4"))
    assert names(far.stones) == "E4"
    assert names(near.stones) == "A4 B3"


def test_a_known_reason_stays() -> None:
    board = parse_board(". X .\nX . O\n. O .")
    chains = Chains(board)
    cell = next(iter(chains.all[0].liberties))
    known = ChainFate(0.0, LifeStatus.UNSETTLED, VerdictReason.KO, frozenset([cell]))
    fates = {chain.number: known for chain in chains.all}
    found = list(
        verdicts(chains, both_sides(chains, suicide=False), fates, [0.0] * len(chains.cells))
    )
    assert {verdict.reason for verdict in found} == {VerdictReason.KO}
    assert all(chains.grid.point_of[cell] in verdict.points for verdict in found)
