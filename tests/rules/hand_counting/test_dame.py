from dataclasses import replace

import pytest

from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid
from gobanapp.rules.hand_counting.territory_count import dame_moves
from gobanapp.rules.territory import territory
from tests.board_text import parse_board
from tests.rules.hand_counting.finished_games import points

BLACK, WHITE = Color.BLACK, Color.WHITE


def filled(drawing, first=BLACK, in_pairs=False, seki="", neutral=""):
    """Return the moves, in letters, and the board after them."""
    board = parse_board(drawing)
    ground = territory(board, [])
    ground = replace(ground, seki=points(seki), neutral=ground.neutral | points(neutral))
    moves = dame_moves(board, ground, first, in_pairs=in_pairs)
    for movement in moves:
        assert movement.start is BowlOrLid.BOWL
        board, taken, lost = board.put(movement.color, movement.end)
        assert not taken
        assert not lost
        assert len(board.chain(movement.end).liberties) > 1
    return [("B" if move.color is BLACK else "W") + str(move.end) for move in moves], board


CORRIDOR = """
    . X . O .
    . X . O .
    . X . O .
"""


def test_dame_are_filled_in_turns():
    assert filled(CORRIDOR)[0] == ["BC1", "WC2", "BC3"]
    assert filled(CORRIDOR, WHITE)[0] == ["WC1", "BC2", "WC3"]


def test_in_pairs_a_point_over_is_left():
    assert filled(CORRIDOR, in_pairs=True)[0] == ["BC1", "WC2"]


def test_each_is_near_the_one_before():
    drawing = """
        . X . X .
        X X X X X
        . . . . .
        O O O O O
        . O . O .
        O O O O O
        X . . . .
        X X X X X
        . X . X .
    """
    assert filled(drawing)[0] == "BA7 WB7 BC7 WD7 BE7 WE3 BD3 WC3 BB3".split()


def test_in_pairs_two_are_filled():
    assert filled(". X . O .\n. X . O .", in_pairs=True)[0] == ["BC1", "WC2"]


def test_one_dame_alone_makes_no_pair():
    assert filled(". X . O .", in_pairs=True)[0] == []
    assert filled(". X X . O .\n. X X O O .", in_pairs=False)[0] == ["BD2"]


def test_no_stone_is_taken():
    # Black's stone on D1 would take one; White's saves it.
    drawing = """
        . X X X O O
        X X X X O .
        . X O . O .
    """
    assert filled(drawing)[0] == ["WD1"]


def test_no_chain_is_put_into_atari():
    # Any stone on E1 leaves Black's on D1 with one liberty, or none.
    drawing = """
        . X X X O O O
        X X . X O . O
        . X X O O O .
        X X . X . O O
    """
    assert filled(drawing)[0] == []


def test_a_filled_point_takes_a_liberty():
    # When Black has filled C1, any stone on C2 leaves one liberty to both.
    assert filled(". X . O .\nX X . O O")[0] == ["BC1"]


def test_the_points_of_a_seki_stay_empty():
    seki = """
        . . X O . . X O .
        . . X O O X X O .
        X X X O . . X O .
        O O O O O O O O .
    """
    board = parse_board(seki)
    assert territory(board, []).neutral
    moves, _ = filled(seki, seki=" ".join(str(p) for p, _ in board.stones()))
    assert moves == []


def test_open_space_between_borders_is_not_filled():
    open_ground = """
        X . . . O
        X . . . O
        X . . . O
        X . . . O
    """
    assert filled(open_ground)[0] == []


def test_a_false_eye_is_filled_by_its_owner():
    false_eye = """
        . X X X O O
        X . X X O .
        X X . X O .
        . X X X O O
    """
    assert filled(false_eye, WHITE, neutral="B3")[0] == ["BB3"]
    assert filled(false_eye, WHITE, neutral="B3", in_pairs=True)[0] == []
    # The other passes meanwhile.
    assert filled(false_eye, BLACK, neutral="B3 C2")[0] == ["BB3", "BC2"]


@pytest.mark.parametrize("drawing", [".", ". .\n. .", "X . .\n. . ."])
def test_boards_without_dame_or_stones_need_no_filling(drawing):
    assert filled(drawing)[0] == []
