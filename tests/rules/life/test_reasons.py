from gobanapp.rules.board_text import parse_board
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.fates import Fate
from gobanapp.rules.life.reasons import verdicts
from gobanapp.rules.life.unconditional_life import both_sides
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import Reason, Status, Verdict


def verdict_on(drawing: str, name: str, dead: str, share: float = 0.7) -> Verdict:
    """Return the verdict where the chains on ``dead`` are, all others living by playouts."""
    board = parse_board(drawing)
    chains = Chains(board)
    gone = {Point.parse(each) for each in dead.split()}
    fates = {}
    for chain in chains.all:
        dies = bool(chains.grid.points(chain.stones) & gone)
        fates[chain.number] = Fate(-share, Status.DEAD) if dies else Fate(share, Status.ALIVE)
    life = both_sides(chains, suicide=False)
    fates = {
        n: fate for n, fate in fates.items() if all(n not in own.alive for own in life.values())
    }
    found = [each for each in verdicts(chains, life, fates) if Point.parse(name) in each.stones]
    (verdict,) = found
    return verdict


def names(points: frozenset[Point]) -> str:
    return " ".join(map(str, sorted(points)))


def test_two_rooms_are_two_eyes() -> None:
    drawing = ". . X . X O\n. X X X X O\nX X O O O O\nO O O . . ."
    verdict = verdict_on(drawing, "A2", "")
    assert (verdict.status, verdict.reason) == (Status.ALIVE, Reason.TWO_EYES)
    assert names(verdict.points) == "A3 A4 B4 D4"


def test_eyes_that_nobody_can_take_are_unconditional() -> None:
    verdict = verdict_on(". X . X O\n. X X X O\nX X O O O\nO O O . .", "A2", "")
    assert (verdict.status, verdict.reason) == (Status.ALIVE, Reason.UNCONDITIONAL)
    assert names(verdict.points) == "A3 A4 C4"
    assert verdict.confidence == 1


def test_who_lives_by_taking_and_who_loses_the_race() -> None:
    drawing = "X . O O . X\nX O O O O X\nX X X X X X"
    loser = verdict_on(drawing, "C3", "C3", share=0.7)
    assert (loser.status, loser.reason) == (Status.DEAD, Reason.NO_EYES)
    inside = "X X X X X X X\nX O O O O O X\nX O . X . O X\nX O O O O O X\nX X X X X X X"
    winner = verdict_on(inside, "B3", "D3")
    assert (winner.status, winner.reason) == (Status.ALIVE, Reason.CAPTURES)
    assert names(winner.others) == "D3"
    loser = verdict_on(inside, "D3", "D3")
    assert (loser.status, loser.reason) == (Status.DEAD, Reason.RACE_LOST)
    assert Point.parse("B3") in loser.others


def test_one_eye_is_not_enough() -> None:
    drawing = ". O X . .\nO O X X .\nX X X . .\n. . . . ."
    verdict = verdict_on(drawing, "B4", "B4")
    assert (verdict.status, verdict.reason) == (Status.DEAD, Reason.ONE_EYE)
    assert names(verdict.points) == "A4"
    assert verdict.confidence == 0.7


def test_a_caught_stone_has_one_liberty() -> None:
    verdict = verdict_on(". . X . .\n. X O X .\n. . . . .\n. . . . .", "C3", "C3")
    assert (verdict.status, verdict.reason) == (Status.DEAD, Reason.CAUGHT)


def test_little_confidence_says_play_on() -> None:
    verdict = verdict_on(". . X . .\n. . . O .\n. . . . .", "C3", "", share=0.1)
    assert (verdict.status, verdict.reason) == (Status.ALIVE, Reason.PLAY_ON)
    assert verdict.confidence == 0.1


def test_a_known_reason_stays() -> None:
    board = parse_board(". X .\nX . O\n. O .")
    chains = Chains(board)
    cell = next(iter(chains.all[0].liberties))
    known = Fate(0.0, Status.UNSETTLED, Reason.KO, frozenset([cell]))
    fates = {chain.number: known for chain in chains.all}
    found = list(verdicts(chains, both_sides(chains, suicide=False), fates))
    assert {verdict.reason for verdict in found} == {Reason.KO}
    assert all(chains.grid.point_of[cell] in verdict.points for verdict in found)
