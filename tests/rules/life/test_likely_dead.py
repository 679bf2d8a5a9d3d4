from dataclasses import replace

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.life.likely_dead import with_likely_dead
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from tests.board_text import parse_board


def on(board: Board, name: str, status: LifeStatus, confidence: float) -> Verdict:
    """Return a verdict without a reason on the chain at ``name``."""
    chain = board.chain(Point.parse(name))
    return Verdict(
        stones=chain.stones,
        color=chain.color,
        status=status,
        confidence=confidence,
        reason=VerdictReason.PLAY_ON,
    )


def given_up(board: Board, *verdicts: Verdict) -> set[str]:
    """Return the lower left stones of the groups that are likely dead."""
    found = with_likely_dead(board, verdicts)
    return {str(min(verdict.stones)) for verdict in found if verdict.likely_dead}


INVADED = parse_board("""
    X . . . . X .
    X . O O . X .
    X . . O . X .
    X X X X X X .
    . . . . . . .
""")


def test_a_group_left_in_doubt_counts_as_dead_and_stays_unsettled() -> None:
    verdicts = with_likely_dead(
        INVADED,
        [
            on(INVADED, "A2", LifeStatus.ALIVE, 0.9),
            on(INVADED, "D3", LifeStatus.UNSETTLED, 0.2),
        ],
    )
    proposal = Proposal(verdicts=tuple(verdicts), ownership={})
    assert set(map(str, proposal.dead)) == {"C4", "D3", "D4"}
    assert proposal.stones(LifeStatus.UNSETTLED) == proposal.dead


def test_nothing_is_given_up_while_a_border_is_open() -> None:
    board = parse_board("""
        X . . . . X . O . .
        X . O O . X . O . .
        X . . O . X . O . .
        X X X X X X . O . .
        . . . . . . . O . .
        . . . . . X . O . .
    """)
    doubtful = on(board, "D4", LifeStatus.UNSETTLED, 0.2)
    living = [on(board, name, LifeStatus.ALIVE, 0.9) for name in ("A3", "F1", "H1")]
    assert given_up(board, doubtful, *living) == set()
    closed = board.with_stones(Color.BLACK, [Point.parse("F2")])
    living = [on(closed, name, LifeStatus.ALIVE, 0.9) for name in ("A3", "H1")]
    assert given_up(closed, doubtful, *living) == {"C5"}


def test_groups_depending_on_the_turn_are_not_given_up() -> None:
    verdict = on(INVADED, "D3", LifeStatus.UNSETTLED, 0.2)
    assert given_up(INVADED, verdict) == {"C4"}
    assert given_up(INVADED, replace(verdict, reason=VerdictReason.WHO_MOVES)) == set()


def test_a_side_that_holds_much_ground_is_not_given_up() -> None:
    board = parse_board("""
        . . . . O O X . .
        . . . O O X . X .
        . . . O X X . . .
        . . . O X . . . .
        . . O X X . . . .
        . . . . X . . . .
        . . . X . . X . .
        . O O X . . . . .
        . O X X . . . . .
    """)
    whites = [on(board, name, LifeStatus.UNSETTLED, 0.2) for name in ("D6", "C5", "B1")]
    side = replace(whites[0], stones=frozenset().union(*(each.stones for each in whites)))
    living = on(board, "D1", LifeStatus.ALIVE, 0.9)
    assert given_up(board, side, living) == set()


def test_a_stone_in_the_middle_of_enemy_land_is_given_up() -> None:
    board = parse_board("""
        X X X X X X X X X
        X . . . . . . . X
        X . . . . . . . X
        X . . . . . . . X
        X . . . O . . . X
        X . . . . . . . X
        X . . . . . . . X
        X . . . . . . . X
        X X X X X X X X X
    """)
    stone = on(board, "E5", LifeStatus.UNSETTLED, 0.2)
    living = on(board, "A1", LifeStatus.ALIVE, 0.9)
    assert given_up(board, stone, living) == {"E5"}


def test_only_one_of_two_doubtful_groups_is_given_up() -> None:
    board = parse_board("""
        . . . . . .
        . X X O O .
        . . X O O .
        . . . O . .
    """)
    large = on(board, "D1", LifeStatus.UNSETTLED, 0.2)
    small = on(board, "C2", LifeStatus.UNSETTLED, 0.2)
    assert given_up(board, small, large) == {"D1"}
    assert given_up(board, small, replace(large, confidence=0.5)) == {"B3"}


def test_a_group_lives_by_the_enemy_that_is_hardly_dead() -> None:
    board = parse_board("""
        . . . . . . X
        . X X O O . X
        . . X O O . X
        . . . O . . X
    """)
    group = on(board, "D1", LifeStatus.UNSETTLED, 0.2)
    foe = on(board, "C2", LifeStatus.DEAD, 0.3)
    assert given_up(board, group, foe) == set()
    assert given_up(board, group, replace(foe, confidence=0.9)) == {"D1"}


def test_a_link_by_one_of_two_moves_cannot_be_cut() -> None:
    board = parse_board("""
        X . X X X
        X X O . O
        . X O . O
        . X X X O
        . . . X O
    """)
    living = on(board, "E1", LifeStatus.ALIVE, 0.9)
    group = on(board, "C3", LifeStatus.UNSETTLED, 0.1)
    assert given_up(board, group, living) == set()
    cut = board.with_stones(board[Point.parse("B3")], [Point.parse("D4")])
    assert given_up(cut, group, living) == {"C3"}


def test_a_stone_that_cuts_on_the_edge_is_captured() -> None:
    board = parse_board("""
        X . O X . O .
        X O O . . O .
    """)
    group = on(board, "B1", LifeStatus.UNSETTLED, 0.1)
    living = on(board, "F1", LifeStatus.ALIVE, 0.9)
    assert given_up(board, group, living) == {"B1"}
    for near in (["E1"], ["E1", "E2"]):
        linked = board.with_stones(Color.WHITE, [Point.parse(name) for name in near])
        living = on(linked, "F1", LifeStatus.ALIVE, 0.9)
        assert given_up(linked, group, living) == set()
