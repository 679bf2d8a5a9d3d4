from dataclasses import replace

import pytest

from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position, RefusalReason
from gobanapp.rules.ruleset import AGA, JAPANESE
from gobanapp.ui.board.refusal_marks import RefusalMarks, refusal_marks
from tests.board_text import parse_board

A1, B1, C1, D1, A2 = map(Point.parse, "A1 B1 C1 D1 A2".split())
KO = parse_board("""
    . . . . .
    . X O . .
    X O . O .
    . X O . .
    . . . . .
""")
VIEW = BoardView(board=parse_board("O O .\n. X O\nX O ."))


def told(board, ruleset, *moves):
    """Return the message about the last of some moves, Black's first, which is refused."""
    position = Position.start(board)
    for number, name in enumerate(moves, 1):
        point, color = Point.parse(name), (Color.WHITE, Color.BLACK)[number % 2]
        illegal = position.why_illegal(Move(color, point), ruleset)
        if number == len(moves):
            assert illegal is not None
            return illegal, refusal_marks(illegal, point, position.board, color)
        position = position.play(Move(color, point), ruleset)
    raise AssertionError


def test_for_suicide_the_chain_without_liberties_is_shown():
    illegal, shown = told(parse_board("O O .\nX O .\n. O ."), JAPANESE, "A1")
    assert illegal.reason is RefusalReason.SUICIDE
    assert shown == RefusalMarks(A1, frozenset({A1, A2}), None)


def test_for_a_ko_the_stone_that_may_not_be_taken_is_shown():
    illegal, shown = told(KO, JAPANESE, "C3", "B3")
    assert illegal.reason is RefusalReason.KO
    assert shown == RefusalMarks(Point.parse("B3"), frozenset({Point.parse("C3")}), None)


def test_for_superko_the_number_of_the_repeated_move_is_shown():
    earlier = Position.start(KO).play(Move(Color.BLACK, A1), AGA)
    illegal = MoveRefusal(RefusalReason.SUPERKO, repeats=earlier)
    shown = refusal_marks(illegal, Point.parse("B3"), KO, Color.BLACK)
    assert shown == RefusalMarks(Point.parse("B3"), frozenset(), 1)


def test_on_a_taken_point_only_words_are_needed():
    illegal = MoveRefusal(RefusalReason.OCCUPIED)
    shown = refusal_marks(illegal, A1, VIEW.board, Color.WHITE)
    assert shown.stones == frozenset()
    assert shown.apply_to(VIEW) == VIEW


def test_the_sign_stays_on_the_point_when_the_pointer_has_left():
    shown = RefusalMarks(A2, frozenset({A1, A2}), 86)
    view = shown.apply_to(VIEW)
    assert (view.forbidden, view.repeated, view.refusal_stones) == (A2, 86, frozenset({A1, A2}))
    assert shown.apply_to(replace(VIEW, forbidden=A2)) == view


@pytest.mark.parametrize("forbidden", [C1, Point(2, 2)])
def test_the_point_under_the_pointer_goes_before(forbidden):
    view = RefusalMarks(A2, frozenset({A1}), 86).apply_to(replace(VIEW, forbidden=forbidden))
    assert (view.forbidden, view.repeated, view.refusal_stones) == (
        forbidden,
        None,
        frozenset({A1}),
    )
