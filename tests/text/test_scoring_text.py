"""Sentences on counts and estimates."""

from dataclasses import replace

import pytest

from gobanapp.game.count_warnings import CountWarning, CountWarningKind
from gobanapp.rules.color import Color
from gobanapp.rules.estimate import Estimate
from gobanapp.rules.lead_difference import LeadDifference, LeadDifferenceCause
from gobanapp.rules.point import Point
from gobanapp.rules.verdict import LifeStatus, Verdict, VerdictReason
from gobanapp.session.scoring import GroupStatus
from gobanapp.text import scoring_text
from gobanapp.text.scoring_text import expected_lead


def points(names):
    return frozenset(map(Point.parse, names.split()))


def verdict(status=LifeStatus.DEAD, reason=VerdictReason.NO_EYES, **more):
    return Verdict(
        stones=points("A1 A2"),
        color=Color.WHITE,
        status=status,
        confidence=0.9,
        reason=reason,
        **more,
    )


def told(verdict, *, is_dead=False, is_in_seki=False, is_marked_seki=False, is_decided=False):
    return scoring_text.verdict(
        verdict,
        is_dead=is_dead,
        is_in_seki=is_in_seki,
        is_marked_seki=is_marked_seki,
        is_decided=is_decided,
    )


def test_a_group_and_why():
    assert told(verdict(), is_dead=True) == "White, 2 stones: dead. Not enough room for two eyes."
    alive = verdict(LifeStatus.ALIVE, VerdictReason.UNCONDITIONAL)
    assert told(alive) == "White, 2 stones: alive. Two secure eyes."


def test_doubtful_groups_are_called_doubtful():
    doubtful = replace(verdict(), confidence=0.5)
    assert told(doubtful, is_dead=True).startswith("White, 2 stones: probably dead.")
    assert told(doubtful, is_dead=True, is_decided=True).startswith("White, 2 stones: dead.")


def test_an_unsettled_group_that_counts_as_dead():
    unsettled = verdict(LifeStatus.UNSETTLED, VerdictReason.PLAY_ON)
    likely = replace(unsettled, likely_dead=True)
    assert told(likely, is_dead=True) == (
        "White, 2 stones: unsettled, counted as dead. It could still live. Resume play."
    )
    assert told(likely, is_dead=True, is_decided=True) == (
        "White, 2 stones: dead. Marked by the players."
    )
    assert told(likely, is_decided=True) == "White, 2 stones: alive. Marked by the players."


def test_a_decision_of_the_players_replaces_the_reason():
    assert told(verdict(), is_decided=True) == "White, 2 stones: alive. Marked by the players."
    unsettled = verdict(LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES, points=points("B1"))
    assert (
        told(unsettled) == "White, 2 stones: unsettled. Undecided: the next move at B1 settles it."
    )
    assert told(unsettled, is_dead=True, is_decided=True).endswith("Marked by the players.")


def test_a_seki_found_on_the_board_keeps_its_reason():
    alive = verdict(LifeStatus.ALIVE, VerdictReason.TWO_EYES)
    text = told(alive, is_in_seki=True)
    assert text == "White, 2 stones: alive in seki. It does not have two eyes."
    text = told(alive, is_in_seki=True, is_marked_seki=True, is_decided=True)
    assert text == "White, 2 stones: alive in seki. Marked by the players."


@pytest.mark.parametrize("reason", VerdictReason)
@pytest.mark.parametrize("names", ["", "B1", "B1 B2", "B1 B2 B3 B4 B5 B6"])
def test_every_reason_has_whole_words(reason, names):
    found = points(names)
    text = scoring_text.reason(verdict(reason=reason, points=found, others=found))
    assert text.endswith(".")
    assert "{" not in text
    assert " at ." not in text
    assert "with Black, 0" not in text
    assert "  " not in text


@pytest.mark.parametrize("concern", CountWarningKind)
@pytest.mark.parametrize("number", [1, 2, 7])
def test_every_warning_has_whole_words(concern, number):
    some = frozenset(Point(0, y) for y in range(number))
    text = scoring_text.warning(CountWarning(kind=concern, points=some, groups=number))
    assert text.endswith(".")
    assert "{" not in text
    assert "%n" not in text


def test_warnings_count():
    unsettled = CountWarning(kind=CountWarningKind.UNSETTLED, points=points("A1 B1"), groups=2)
    text = scoring_text.warning(unsettled)
    assert text == "2 unsettled groups (A1, B1). Resume play or mark them."
    dame = CountWarning(kind=CountWarningKind.DAME, points=points("A1"))
    assert scoring_text.warning(dame).startswith("One dame left, worth a point")


@pytest.mark.parametrize("cause", LeadDifferenceCause)
def test_every_cause_has_words(cause):
    text = scoring_text.lead_difference_text(LeadDifference(cause=cause, lead=-1))
    assert text
    assert "{" not in text


def test_a_pass_is_the_opponent_s():
    text = scoring_text.lead_difference_text(
        LeadDifference(cause=LeadDifferenceCause.PASSES, lead=2)
    )
    assert text == "White passed more often than Black"


@pytest.mark.parametrize("marking", GroupStatus)
def test_every_meaning_of_a_click_has_words(marking):
    assert scoring_text.group_status_name(marking)
    assert scoring_text.group_status_hint(marking, all_alive=False).startswith("Click")


def test_many_points_end_in_dots():
    assert scoring_text.point_names(points("A1 B1 C1 D1")) == "A1, B1, C1, D1"
    assert scoring_text.point_names(points("A1 B1 C1 D1 E1")) == "A1, B1, C1, …"
    warning = CountWarning(kind=CountWarningKind.OPEN_BORDER, points=points("A1 B1 C1 D1 E1"))
    assert "…." not in scoring_text.warning(warning)
    assert "C1, … " in scoring_text.warning(warning)


def of(lead, spread):
    return Estimate(ownership={}, lead=lead, spread=spread)


@pytest.mark.parametrize(
    ("lead", "spread", "text"),
    [
        (12, 7, "Black ahead by about 12 (5 to 19)"),
        (-110.4, 16.2, "White ahead by about 110 (94 to 127)"),
        (-8, 13, "White may be ahead by about 8 (Black by 5 to White by 21)"),
        (5, 4.8, "Black ahead by about 5 (0 to 10)"),
        (2.5, 6, "Black may be ahead by about 2 (White by 4 to Black by 8)"),
        (2, 6.3, "About even (White by 4 to Black by 8)"),
        (0.0, 19, "About even (Black by 19 to White by 19)"),
        (0.3, 0.8, "About even (even to Black by 1)"),
        (-1.5, 0, "White ahead by about 1.5"),
        (7.2, 0.5, "Black ahead by about 7"),
        (-0.5, 0.1, "White ahead by about 0.5"),
        (0.2, 0, "About even"),
        (0.0, 0.0, "About even"),
    ],
)
def test_words(lead, spread, text):
    assert expected_lead(of(lead, spread)) == text
    assert expected_lead(of(lead, spread), with_range=False) == text.split(" (")[0]


def test_numbers_are_as_the_language_writes_them(speaking):
    speaking("de_DE")
    assert expected_lead(of(6.5, 0)) == "Black ahead by about 6,5"
