"""The sentences for all that the rules, the game and the count can say."""

import dataclasses
from dataclasses import replace

import pytest

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position, RefusalReason
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import (
    CHINESE,
    JAPANESE,
    RULESET_PRESETS,
    Compensation,
    CountingMethod,
    Repetition,
)
from gobanapp.rules.scoring import SideCount, score
from gobanapp.text import formats, move_text, player_names, result_text, rule_names
from gobanapp.text.language import English, set_language
from tests.board_text import parse_board

KO = """
    . X O .
    X O . O
    . X O .
    . . . .
"""


@pytest.fixture
def german_numbers(speaking):
    speaking("de")


@pytest.fixture
def everything_translated():
    """A language in which every text that can be translated stands in angles."""

    class Angles(English):
        def translate(self, context, source, comment, number):
            return f"<{super().translate(context, source, comment, number)}>"

    set_language(Angles())
    yield
    set_language(None)


def refused(board: str, color: Color, point: str, ruleset) -> str:
    position = Position.start(parse_board(board), color)
    illegal = position.why_illegal(Move(color, Point.parse(point)), ruleset)
    return move_text.refusal(illegal, color)


def test_suicide_of_a_stone_and_of_a_chain():
    lone = ". O\nO ."
    chain = ". X O\nO O O\n. . ."
    assert refused(lone, Color.BLACK, "A2", CHINESE) == (
        "Black can't play here: the stone would have no liberty."
    )
    assert refused(chain, Color.BLACK, "A3", CHINESE) == (
        "Black can't play here: the chain of 2 would have no liberty."
    )


def test_a_taken_point_and_a_point_off_the_board():
    assert refused("X .", Color.WHITE, "A1", JAPANESE) == "There is a stone on this point already."
    assert refused("X .", Color.WHITE, "A2", JAPANESE) == "This point is not on the board."


@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE])
def test_a_ko_just_taken(ruleset):
    position = Position.start(parse_board(KO), Color.BLACK)
    position = position.play(Move(Color.BLACK, Point.parse("C3")), ruleset)
    illegal = position.why_illegal(Move(Color.WHITE, Point.parse("B3")), ruleset)
    assert move_text.refusal(illegal, Color.WHITE) == (
        "White can't retake this ko at once: play elsewhere first."
    )


@pytest.mark.parametrize(
    ("moves_before", "when"), [(0, "at the beginning"), (1, "after move 1"), (2, "after move 2")]
)
def test_superko_names_the_position_that_would_come_back(moves_before, when):
    position = Position.start(parse_board(KO), Color.BLACK)
    elsewhere = [Move(Color.WHITE, Point.parse("D1")), Move(Color.BLACK, Point.parse("A1"))]
    black, white = (Move(color, None) for color in Color)
    take = Move(Color.BLACK, Point.parse("C3"))
    for move in (*elsewhere[:moves_before], take, white, black):
        position = position.play(move, CHINESE)
    illegal = position.why_illegal(Move(Color.WHITE, Point.parse("B3")), CHINESE)
    assert move_text.refusal(illegal, Color.WHITE) == (
        f"White can't play here: it would repeat the position {when}."
    )


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("reason", RefusalReason)
def test_every_reason_has_a_sentence(reason, color):
    sentence = move_text.refusal(MoveRefusal(reason), color)
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("B+3.5", "Black wins by 3.5 points"),
        ("W+1", "White wins by 1 point"),
        ("W+12", "White wins by 12 points"),
        ("W+R", "White wins by resignation"),
        ("B+T", "Black wins on time"),
        ("W+F", "White wins by forfeit"),
        ("B+", "Black wins"),
        ("W+0", "A tie: White wins under these rules"),
        ("0", "Draw"),
        ("Void", "No result"),
        ("?", "Result unknown"),
        ("broken off at dinner", "broken off at dinner"),
    ],
)
def test_results_in_words(text, words):
    assert result_text.recorded_result(text) == words


@pytest.mark.parametrize("how", ResultKind)
def test_every_way_to_end_a_game_has_words(how):
    nobody_wins = how in {ResultKind.DRAW, ResultKind.VOID, ResultKind.UNKNOWN}
    result = Result(how, None if nobody_wins else Color.BLACK)
    assert result_text.result(result)
    assert "{" not in result_text.result(result)


def test_numbers_are_written_as_the_language_does(german_numbers):
    assert formats.number(6.5) == "6,5"
    assert result_text.points(3.5) == "3,5 points"
    assert result_text.points(12.0) == "12 points"


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (Result.of_count(3.5), "Black leads by 3.5"),
        (Result.of_count(-1), "White leads by 1"),
        (Result.of_count(0), "The count is even"),
        (Result.of_count(0, ties_to=Color.WHITE), "Even: White wins"),
    ],
)
def test_who_is_ahead(lead, words):
    assert result_text.lead(lead) == words


@pytest.mark.parametrize(
    ("komi", "words"), [(0, "Area: Black by 5"), (7.5, "Area: White by 2.5"), (5, "Area: even")]
)
def test_who_would_be_ahead_by_another_method(komi, words):
    nothing = ByColor(0, 0)
    count = score(
        parse_board(". X O\n" * 5),
        (),
        prisoners=nothing,
        passes=nothing,
        ruleset=JAPANESE,
        komi=komi,
        handicap=0,
    )
    assert result_text.lead_by(count.by(CountingMethod.AREA)) == words


@pytest.mark.parametrize("ruleset", RULESET_PRESETS.values(), ids=list(RULESET_PRESETS))
def test_every_ruleset_has_a_name_and_says_when_it_was_changed(ruleset):
    changed = replace(ruleset, suicide=not ruleset.suicide)
    assert rule_names.ruleset_name(changed) == f"{rule_names.ruleset_name(ruleset)}, changed"


def test_names_of_choices_are_all_different():
    for name, choices in (
        (player_names.color_name, Color),
        (move_text.turn, Color),
        (rule_names.counting_name, CountingMethod),
        (rule_names.repetition_name, Repetition),
        (rule_names.repetition_description, Repetition),
        (rule_names.compensation_name, Compensation),
        (rule_names.ruleset_name, RULESET_PRESETS.values()),
        (
            result_text.score_line_name,
            [field.name for field in dataclasses.fields(SideCount)] + ["total"],
        ),
    ):
        names = [name(choice) for choice in choices]
        assert all(names)
        assert len(set(names)) == len(names)


def test_prisoners_are_counted():
    assert [result_text.prisoners(count) for count in (0, 1, 2)] == [
        "0 prisoners",
        "1 prisoner",
        "2 prisoners",
    ]


def test_every_sentence_can_be_translated(everything_translated):
    position = Position.start(parse_board(". ."), Color.BLACK)
    sentences = [
        *(move_text.refusal(MoveRefusal(reason), Color.BLACK) for reason in RefusalReason),
        move_text.refusal(MoveRefusal(RefusalReason.SUPERKO, repeats=position), Color.BLACK),
        move_text.refusal(
            MoveRefusal(RefusalReason.SUICIDE, chain=frozenset({Point(0, 0)})), Color.BLACK
        ),
        *(result_text.result(Result(how, Color.WHITE, 1)) for how in ResultKind),
        *(result_text.lead(Result.of_count(lead)) for lead in (1, 0, -1)),
        *(result_text.points(number) for number in (1, 2, 2.5)),
        *(result_text.prisoners(number) for number in (1, 2)),
        *(player_names.color_name(color) for color in Color),
        *(move_text.turn(color) for color in Color),
        *(rule_names.ruleset_name(ruleset) for ruleset in RULESET_PRESETS.values()),
        *(rule_names.counting_name(counting) for counting in CountingMethod),
        *(rule_names.repetition_name(repetition) for repetition in Repetition),
        *(rule_names.repetition_description(repetition) for repetition in Repetition),
        *(rule_names.compensation_name(compensation) for compensation in Compensation),
        *(result_text.score_line_name(field.name) for field in dataclasses.fields(SideCount)),
    ]
    assert [text for text in sentences if not text.startswith("<")] == []


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en_GB", "1 May 2004"),
        ("en_US", "May 1, 2004"),
        ("de_DE", "1. Mai 2004"),
        ("fr_FR", "1 mai 2004"),
        ("pl_PL", "1 maja 2004"),
        ("zh_CN", "2004年5月1日"),
        ("ko_KR", "2004년 5월 1일"),
        ("C", "2004-05-01"),
    ],
)
def test_a_date_is_written_as_the_language_has_it(speaking, locale, written):
    speaking(locale)
    assert formats.date("2004-05-01") == written


@pytest.mark.parametrize("text", ["", "2004", "2004-05", "2004-05-01,02", "some day", "2004-02-31"])
def test_what_is_no_whole_date_stays_as_it_is(speaking, text):
    speaking("de_DE")
    assert formats.date(text) == text


def test_numbers_are_written_as_the_language_has_them(speaking):
    speaking("de_DE")
    assert formats.number(6.5) == "6,5"
