from gobanapp.rules.color import Color
from gobanapp.rules.pass_for_ko import ending_passes, why_ko_retake_illegal
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position, RefusalReason
from gobanapp.rules.ruleset import JAPANESE
from tests.board_text import parse_board

B, W = Color.BLACK, Color.WHITE

TWO_KOS = """
. . . . . . . .
. . . . . . . .
. X O . . X O .
X O . O X . X O
. X O . . X O .
"""


def moved(position, *moves):
    for color, name in moves:
        point = None if name == "pass" else Point.parse(name)
        position = position.play_unchecked(Move(color, point))
    return position


def verdict(position, color, name, since=0):
    return why_ko_retake_illegal(position, Move(color, Point.parse(name)), since)


def test_a_ko_is_retaken_only_after_a_pass_for_it():
    start = Position.start(parse_board(TWO_KOS), B)
    taken = moved(start, (B, "C2"))
    assert verdict(taken, W, "B2").reason is RefusalReason.PASS_FOR_KO
    elsewhere = moved(taken, (W, "A5"), (B, "H5"))
    assert elsewhere.why_illegal(Move(W, Point.parse("B2")), JAPANESE) is None
    assert verdict(elsewhere, W, "B2").reason is RefusalReason.PASS_FOR_KO
    passed = moved(taken, (W, "pass"), (B, "H5"))
    assert verdict(passed, W, "B2") is None


def test_a_pass_of_the_other_player_does_not_count():
    start = Position.start(parse_board(TWO_KOS), B)
    assert verdict(moved(start, (B, "C2"), (W, "A5"), (B, "pass")), W, "B2") is not None


def test_one_pass_is_for_one_ko_the_one_taken_last():
    start = Position.start(parse_board(TWO_KOS), W)
    both = moved(start, (W, "F2"), (B, "A5"), (W, "H5"), (B, "pass"))
    assert verdict(both, B, "G2") is None
    start = Position.start(parse_board(TWO_KOS), B)
    taken = moved(start, (B, "C2"), (W, "pass"), (B, "C5"), (W, "B2"))
    assert verdict(taken, B, "C2").reason is RefusalReason.PASS_FOR_KO


def test_two_kos_need_two_passes():
    drawing = """
    . . . . . . . .
    . . . . . . . .
    . X O . . X O .
    X O . O X O . O
    . X O . . X O .
    """
    start = Position.start(parse_board(drawing), B)
    both = moved(start, (B, "C2"), (W, "A5"), (B, "G2"), (W, "pass"), (B, "H5"))
    assert verdict(both, W, "F2") is None
    assert verdict(both, W, "B2").reason is RefusalReason.PASS_FOR_KO
    assert verdict(moved(both, (W, "pass"), (B, "E5")), W, "B2") is None


def test_a_ko_taken_before_play_stopped_can_be_retaken():
    start = Position.start(parse_board(TWO_KOS), B)
    stopped = moved(start, (B, "C2"), (W, "A5"), (B, "H5"))
    assert verdict(stopped, W, "B2", since=3) is None
    assert verdict(stopped, W, "B2", since=0) is not None


def test_a_move_that_takes_no_ko_is_free():
    start = Position.start(parse_board(TWO_KOS), B)
    assert verdict(moved(start, (B, "C2")), W, "A5") is None
    assert why_ko_retake_illegal(start, Move(B, None), 0) is None


def ending(position, since=0):
    return ending_passes(position, since)


def test_passes_in_a_row_speak_for_the_end():
    start = Position.start(parse_board(TWO_KOS), B)
    assert ending(start) == 0
    moves = [(B, "A5"), (W, "pass"), (B, "pass"), (W, "pass")]
    for number, passes in enumerate((0, 1, 2, 3), 1):
        assert ending(moved(start, *moves[:number])) == passes
    assert ending(moved(start, *moves, (B, "H5"))) == 0


def test_a_pass_for_a_ko_does_not_speak_for_the_end():
    start = Position.start(parse_board(TWO_KOS), B)
    taken = moved(start, (B, "C2"), (W, "pass"))
    assert ending(taken) == 0
    assert ending(moved(taken, (B, "pass"))) == 1
    assert ending(moved(taken, (B, "pass"), (W, "pass"))) == 2
    # Black has nothing to retake: the pass is for no ko.
    assert ending(moved(start, (B, "C2"), (W, "A5"), (B, "pass"))) == 1


def test_passes_before_play_stopped_do_not_count():
    start = Position.start(parse_board(TWO_KOS), B)
    passed = moved(start, (B, "A5"), (W, "pass"), (B, "pass"), (W, "pass"))
    assert [ending(passed, since) for since in (0, 1, 2, 3, 4)] == [3, 3, 2, 1, 0]


def test_resuming_or_setting_up_resets_the_passes():
    start = Position.start(parse_board(TWO_KOS), B)
    resumed = moved(start, (B, "pass"), (W, "pass")).with_turn(B)
    assert ending(resumed) == 0
    assert ending(moved(resumed, (B, "pass"))) == 1
    assert ending(moved(start, (B, "pass")).set_up()) == 0


def test_a_move_that_may_not_be_made_at_all_takes_no_ko():
    start = Position.start(parse_board(TWO_KOS), B)
    filled = moved(start, (B, "C2"), (W, "A5"), (B, "B2"))
    assert verdict(filled, W, "B2") is None
    # Black has taken the stone beside, so that White takes nothing there any more.
    widened = moved(start, (B, "C2"), (W, "A5"), (B, "D3"), (W, "H5"), (B, "D1"))
    assert widened.board.is_empty(Point.parse("D2"))
    assert verdict(widened, W, "B2") is None


def test_the_refusal_names_the_position_that_would_repeat():
    start = Position.start(parse_board(TWO_KOS), B)
    taken = moved(start, (B, "C2"), (W, "A5"), (B, "H5"))
    assert verdict(taken, W, "B2").repeats is start
