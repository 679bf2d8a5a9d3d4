"""Results, leads, points and prisoners in words."""

import dataclasses

import pytest

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import JAPANESE, CountingMethod
from gobanapp.rules.scoring import SideCount, score
from gobanapp.text import result_text
from tests.board_text import parse_board

SCORE_LINES = [field.name for field in dataclasses.fields(SideCount)]


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
        ("W+0", "Tie: White wins under these rules"),
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


def test_points_are_written_as_the_language_writes_numbers(speaking):
    speaking("de")
    assert result_text.points(3.5) == "3,5 points"
    assert result_text.points(12.0) == "12 points"


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (Result.of_count(3.5), "Black leads by 3.5"),
        (Result.of_count(-1), "White leads by 1"),
        (Result.of_count(0), "Draw"),
        (Result.of_count(0, ties_to=Color.WHITE), "Even: White wins"),
    ],
)
def test_leader(lead, words):
    assert result_text.lead(lead) == words


@pytest.mark.parametrize(
    ("komi", "words"),
    [
        (0, "Area: Black by 5"),
        (7.5, "Area: White by 2.5"),
        (5, "Area: even"),
    ],
)
def test_leader_by_another_method(komi, words):
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


def test_prisoners_are_counted():
    assert [result_text.prisoners(count) for count in (0, 1, 2)] == [
        "0 prisoners",
        "1 prisoner",
        "2 prisoners",
    ]


def test_names_of_lines_are_all_different():
    lines = [*SCORE_LINES, "total"]
    names = set(map(result_text.score_line_name, lines))
    assert all(names)
    assert len(names) == len(lines)


def test_every_sentence_can_be_translated(everything_translated):
    sentences = [
        *(result_text.result(Result(how, Color.WHITE, 1)) for how in ResultKind),
        *(result_text.lead(Result.of_count(lead)) for lead in (1, 0, -1)),
        *(result_text.points(number) for number in (1, 2, 2.5)),
        *(result_text.prisoners(number) for number in (1, 2)),
        *map(result_text.score_line_name, SCORE_LINES),
    ]
    assert [text for text in sentences if not text.startswith("<")] == []
