import gc
import random
from dataclasses import replace

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, MoveRefusal, Position, RefusalReason
from gobanapp.rules.ruleset import AGA, CHINESE, JAPANESE, TROMP_TAYLOR, Repetition
from tests.board_text import draw_board, parse_board
from tests.legal_points import legal_points

BLACK, WHITE = Color.BLACK, Color.WHITE


def start(drawing, turn=BLACK):
    return Position.start(parse_board(drawing), turn)


def point_of(name):
    return None if name == "pass" else Point.parse(name)


def black(name):
    return Move(BLACK, point_of(name))


def white(name):
    return Move(WHITE, point_of(name))


def play(position, names, ruleset=JAPANESE):
    """Play ``names`` in turn: "C2 B2 pass"."""
    for name in names.split():
        position = position.play(Move(position.turn, point_of(name)), ruleset)
    return position


def drawn(position):
    return draw_board(position.board)


def reason(position, move, ruleset=JAPANESE):
    illegal = position.why_illegal(move, ruleset)
    return illegal and illegal.reason


def allowing(position, move):
    """Return which kinds of repetition leave ``move`` legal."""
    return {
        repetition
        for repetition in Repetition
        if position.why_illegal(move, replace(JAPANESE, ko=repetition)) is None
    }


# Moves


def test_a_move_passes_the_turn_and_links_its_past():
    first = Position.start(Board.empty(5))
    second = first.play(black("C3"), JAPANESE)
    assert (second.turn, second.move_number, second.move) == (WHITE, 1, black("C3"))
    assert second.previous is first
    assert list(second.past()) == [second, first]
    assert first.board == Board.empty(5)


def test_taken_stones_become_prisoners():
    position = start(
        """
        . X X .
        X O O .
        . X X .
        """
    ).play(black("D2"), JAPANESE)
    assert drawn(position) == ". X X .\nX . . X\n. X X ."
    assert position.prisoners == ByColor(2, 0)
    assert position.ko is None


def test_one_stone_takes_several_chains_at_once():
    position = start(
        """
        . X . .
        X O X .
        O . O X
        X O X .
        """
    ).play(black("B2"), JAPANESE)
    assert drawn(position) == ". X . .\nX . X .\n. X . X\nX . X ."
    assert position.prisoners == ByColor(4, 0)


def test_a_capturing_move_is_no_suicide():
    position = start(
        """
        . O X
        O X .
        X . .
        """
    )
    assert reason(position, black("A3")) is None
    assert position.play(black("A3"), JAPANESE).prisoners == ByColor(2, 0)


@pytest.mark.parametrize("ruleset", [JAPANESE, TROMP_TAYLOR], ids=str)
def test_one_stone_may_never_take_its_own_life(ruleset):
    position = start(". O\nO .")
    illegal = position.why_illegal(black("A2"), ruleset)
    assert illegal == MoveRefusal(RefusalReason.SUICIDE, chain=frozenset({Point.parse("A2")}))
    assert reason(Position.start(Board.empty(1)), black("A1"), ruleset) is RefusalReason.SUICIDE


def test_suicide_of_several_stones_depends_on_the_rules():
    position = start("X . O\nO O .\n. . .")
    stones = frozenset(map(Point.parse, ("A3", "B3")))
    assert position.why_illegal(black("B3"), JAPANESE) == MoveRefusal(
        RefusalReason.SUICIDE, chain=stones
    )
    after = position.play(black("B3"), TROMP_TAYLOR)
    assert drawn(after) == ". . O\nO O .\n. . ."
    assert after.prisoners == ByColor(0, 2)


@pytest.mark.parametrize(
    ("point", "why"),
    [
        ("D1", RefusalReason.OFF_BOARD),
        ("A4", RefusalReason.OFF_BOARD),
        ("B2", RefusalReason.OCCUPIED),
    ],
)
def test_occupied_and_off_board_points_are_refused(point, why):
    position = start(". . .\n. X .\n. . .")
    assert reason(position, black(point)) is why


def test_play_raises_the_reason_of_why_illegal():
    position = start(". O\nO .")
    with pytest.raises(IllegalMove, match="suicide") as raised:
        position.play(black("A2"), JAPANESE)
    assert raised.value.refusal == position.why_illegal(black("A2"), JAPANESE)


def test_a_move_out_of_turn_is_allowed():
    position = play(Position.start(Board.empty(5)), "C3").play(black("B2"), JAPANESE)
    assert position.turn is WHITE
    assert position.board.count(BLACK) == 2


# Ko and superko

KO = """
    . X O . .
    X . X O .
    . X O . .
    . . . . .
"""


@pytest.mark.parametrize("repetition", Repetition)
def test_a_ko_may_not_be_retaken_at_once(repetition):
    ruleset = replace(JAPANESE, ko=repetition)
    board = parse_board(KO).with_stones(None, [Point.parse("C3")])
    before = Position.start(board, WHITE).play(white("B3"), ruleset)
    after = before.play(black("C3"), ruleset)
    assert after.prisoners == ByColor(1, 0)
    assert after.ko == Point.parse("B3")
    assert after.why_illegal(white("B3"), ruleset) == MoveRefusal(RefusalReason.KO, repeats=before)
    assert reason(after, white("E1"), ruleset) is None


KOS = {
    "in the middle": ("B3", ". X O . .\nX . X O .\n. X O . .\n. . . . ."),
    "at the edge": ("C4", ". X . X O\n. . X O .\n. . . . .\n. . . . ."),
    "in the corner": ("A4", ". X O . .\nX O . . .\n. . . . .\n. . . . ."),
}
"""Kos that White takes, the point first."""


def set_up_at_the_start(board):
    return Position.start(board, WHITE)


def set_up_later(board):
    empty = Position.start(Board.empty(board.width, board.height))
    played = empty.play_unchecked(black("A1")).play_unchecked(white("E1"))
    stones = {color: [at for at, its in board.stones() if its is color] for color in Color}
    return played.set_up(stones[BLACK], stones[WHITE], [Point.parse("A1"), Point.parse("E1")])


def played_stone_by_stone(board, last):
    """Return a position that moves led to, with a move, or pass, of ``last`` before White's."""
    position = Position.start(Board.empty(board.width, board.height))
    stones = sorted(board.stones(), key=lambda stone: stone[1] is last)
    for at, its in stones:
        position = position.play_unchecked(Move(its, at))
    return position if last is BLACK else position.play_unchecked(black("pass"))


@pytest.mark.parametrize("repetition", Repetition)
@pytest.mark.parametrize("ko", KOS)
@pytest.mark.parametrize(
    "reach",
    [
        set_up_at_the_start,
        set_up_later,
        lambda board: set_up_at_the_start(board).with_turn(BLACK),
        lambda board: played_stone_by_stone(board, BLACK),
        lambda board: played_stone_by_stone(board, WHITE),
    ],
    ids=["set up", "set up later", "set up, out of turn", "by Black", "Black passed"],
)
def test_every_rule_forbids_the_same_retaking_however_the_ko_arose(reach, ko, repetition):
    name, drawing = KOS[ko]
    board = parse_board(drawing)
    before = reach(board)
    assert before.board == board
    taken = before.play_unchecked(white(name))
    ruleset = replace(JAPANESE, ko=repetition)
    refusals = {at: taken.why_illegal(Move(BLACK, at), ruleset) for at in board.points()}
    ko_points = {at for at, found in refusals.items() if found and found.reason is RefusalReason.KO}
    assert len(ko_points) == 1
    assert refusals[ko_points.pop()] == MoveRefusal(RefusalReason.KO, repeats=before)


def test_a_ko_is_open_again_after_a_threat_and_its_answer():
    position = play(start(KO, WHITE), "B3 E1 A1")
    assert position.ko is None
    assert reason(position, black("C3")) is None


def test_capturing_two_stones_creates_no_ko():
    position = start(". X O .\nX O . O\nX O X O\n. X O .").play(black("C3"), JAPANESE)
    assert position.ko is None
    assert reason(position, white("B3")) is None


def test_capturing_with_connected_stones_creates_no_ko():
    position = start(". X O .\nX O . O\n. X X .").play(black("C2"), JAPANESE)
    assert position.ko is None


@pytest.mark.parametrize(
    ("moves", "allowed_by"),
    [
        # White brings the board of move 1, Black passes, White takes the ko, Black takes it back:
        # it was not Black who had brought the board, but every rule forbids taking back at once.
        ("E1 pass B3 C3", set()),
        # Passes between taking and retaking a ko help where a pass lifts the ban.
        ("E1 pass B3 pass pass C3", {Repetition.BASIC, Repetition.NATURAL, Repetition.SPIGHT}),
        ("E1 pass B3 pass pass C3 pass pass B3", {Repetition.BASIC, Repetition.SPIGHT}),
    ],
)
def test_superko_variants_forbid_different_repetitions(moves, allowed_by):
    *before, last = moves.split()
    position = start(KO, WHITE)
    for name in before:
        position = position.play_unchecked(Move(position.turn, point_of(name)))
    assert allowing(position, Move(position.turn, Point.parse(last))) == allowed_by


def test_sending_two_to_return_one():
    """The same board comes back, but with the other player to move."""
    position = start(". O . X\nO X X .\n. . . .", WHITE)
    position = play(position, "C3 A3")
    assert position.prisoners == ByColor(2, 0)
    assert allowing(position, white("B3")) == {
        Repetition.BASIC,
        Repetition.SITUATIONAL,
        Repetition.NATURAL,
    }


def test_superko_names_the_repeated_position():
    first = start(KO, WHITE)
    position = play(first, "B3 pass pass", CHINESE)
    illegal = position.why_illegal(black("C3"), CHINESE)
    assert illegal == MoveRefusal(RefusalReason.SUPERKO, repeats=first)


def test_setting_up_stones_begins_a_new_past():
    position = play(start(KO, WHITE), "B3 pass pass", CHINESE)
    again = position.set_up(black=[Point.parse("E1")], turn=BLACK).set_up(empty=[Point.parse("E1")])
    assert again.board == position.board
    assert (again.previous, again.move, again.prisoners) == (None, None, position.prisoners)
    assert reason(again, black("C3"), CHINESE) is None


def test_a_triple_ko_is_noticed():
    first = start(
        """
        . X O . . . X O . . . X O .
        X O . O . X . X O . X O . O
        . X O . . . X O . . . X O .
        """
    )
    almost = play(first, "C2 G2 N2 B2 H2")
    assert almost.find_repeated() is None
    assert almost.play(white("M2"), JAPANESE).find_repeated() is first
    assert almost.why_illegal(white("M2"), CHINESE) == MoveRefusal(
        RefusalReason.SUPERKO, repeats=first
    )


def test_passes_alone_repeat_nothing():
    passed = play(start(KO, WHITE), "pass pass")
    assert passed.find_repeated() is None
    assert passed.with_turn(BLACK).find_repeated() is None
    assert play(passed, "B3 pass pass").find_repeated() is None
    assert play(passed, "B3 pass pass C3").find_repeated() is passed


def test_play_is_resumed_in_the_same_past():
    stopped = play(start(KO, WHITE), "B3 pass pass", CHINESE)
    resumed = stopped.with_turn(WHITE)
    assert (resumed.board, resumed.stones) == (stopped.board, stopped.stones)
    assert (resumed.turn, resumed.previous, resumed.move) == (WHITE, stopped, None)
    assert resumed.move_number == 3
    assert (resumed.prisoners, resumed.passes) == (ByColor(0, 1), ByColor(1, 1))
    assert resumed.passes_in_row == 0
    assert [position.move_number for position in resumed.past()] == [3, 3, 2, 1, 0]


def test_a_ko_is_forbidden_only_for_its_victim():
    taken = play(start(KO, WHITE), "B3")
    assert taken.with_turn(BLACK).ko == taken.ko == Point.parse("C3")
    assert taken.with_turn(WHITE).ko is None


def test_a_stone_that_takes_ends_the_passes_in_a_row():
    position = play(start(KO, WHITE), "pass pass B3")
    assert (position.prisoners, position.passes_in_row) == (ByColor(0, 1), 0)


def test_a_repetition_without_a_capture_is_no_legal_point():
    # Two stones are sent and one comes back; then the two are sent again.
    first = start(". O O X\nO X X .\n. . . .")
    position = play(first, "A3 B3 pass")
    again = Point.parse("C3")
    assert position.play_unchecked(Move(WHITE, again)).board == first.board
    assert again not in legal_points(position, WHITE, CHINESE)
    assert again in legal_points(position, WHITE, JAPANESE)


# Whatever the rules say


def test_a_stone_placed_on_another_replaces_it():
    position = start("X O .").play_unchecked(black("B1"))
    assert drawn(position) == "X X ."
    assert (position.prisoners, position.stones) == (ByColor(0, 0), 2)


def test_a_stone_placed_where_it_dies_is_a_prisoner():
    position = start(". O\nO .").play_unchecked(black("A2"))
    assert drawn(position) == ". O\nO ."
    assert (position.prisoners, position.stones) == (ByColor(0, 1), 2)


def test_a_stone_placed_off_the_board_is_a_pass():
    position = Position.start(Board.empty(9)).play_unchecked(black("T19"))
    assert (position.turn, position.passes) == (WHITE, ByColor(1, 0))
    assert position.board == Board.empty(9)


def test_setting_up():
    position = start("X O .\n. . .").play_unchecked(black("A1"))
    position = position.set_up(
        black=[Point.parse("B2")],
        white=[Point.parse("C2")],
        empty=[Point.parse("A2")],
        turn=BLACK,
    )
    assert drawn(position) == ". X O\nX . ."
    assert (position.turn, position.move_number, position.stones) == (BLACK, 1, 3)
    assert position.ko is None
    with pytest.raises(KeyError):
        position.set_up(black=[Point.parse("D1")])


# Moves that were made


@pytest.mark.parametrize("suicide", [False, True])
@pytest.mark.parametrize("repetition", Repetition)
def test_a_move_that_was_made_is_judged_as_one_that_is_tried(repetition, suicide):
    ruleset, chance = replace(JAPANESE, ko=repetition, suicide=suicide), random.Random(1)
    moves = [Move(color, at) for color in Color for at in Board.empty(2).points()]
    moves += [black("pass"), white("pass"), black("D9")]
    for _ in range(50):
        position = Position.start(Board.empty(2))
        for move in chance.choices(moves, k=25):
            before, position = position, position.play_unchecked(move)
            assert position.why_reached_illegally(ruleset) == before.why_illegal(move, ruleset)


def test_a_ko_that_was_retaken_at_once_was_illegal():
    taken = start(". X O .\nX O . O\n. X O .").play_unchecked(black("C2"))
    refusal = taken.play_unchecked(white("B2")).why_reached_illegally(JAPANESE)
    assert refusal.reason is RefusalReason.KO


def test_a_position_that_no_move_led_to_is_not_illegal():
    position = Position.start(Board.empty(2))
    assert position.why_reached_illegally(JAPANESE) is None
    position = position.play_unchecked(black("A1")).set_up(black=[Point.parse("B1")])
    assert position.why_reached_illegally(JAPANESE) is None


# The end of play


@pytest.mark.parametrize(
    ("ruleset", "moves", "stops"),
    [
        (JAPANESE, "pass", False),
        (JAPANESE, "pass pass", True),
        (JAPANESE, "pass C3 pass", False),
        (AGA, "C3 pass pass", False),
        (AGA, "C3 pass pass pass", True),
        (AGA, "pass pass", True),
    ],
)
def test_when_passes_stop_play(ruleset, moves, stops):
    position = play(Position.start(Board.empty(5)), moves, ruleset)
    assert position.stops_play(ruleset) is stops
    assert not position.with_turn(BLACK).stops_play(ruleset)


def test_passes_are_counted_for_each_side():
    position = play(Position.start(Board.empty(5)), "pass C3 pass pass")
    assert (position.passes, position.passes_in_row) == (ByColor(2, 1), 2)


# Freed


@pytest.mark.parametrize(
    ("names", "positions"),
    [
        ("A1 A1", 20_000),
        pytest.param("A1 A1", 100_000, marks=pytest.mark.slow),
        pytest.param("pass pass", 100_000, marks=pytest.mark.slow),
    ],
)
def test_a_long_past_is_freed(names, positions):
    first, second = names.split()
    position = Position.start(Board.empty(2))
    for _ in range(positions // 2):
        position = position.play_unchecked(black(first)).play_unchecked(white(second))
    assert position.move_number == positions
    del position
    gc.collect()


def test_set_up_keeps_pass_counts_but_ends_their_row():
    passed = play(Position.start(Board.empty(5)), "C3 pass pass")
    again = passed.set_up(black=[Point.parse("A1")])
    assert (again.passes, again.passes_in_row) == (ByColor(1, 1), 0)
    assert (again.turn, again.move_number, again.stones) == (WHITE, 3, 2)
