from datetime import date, timedelta

from gobanapp.learning.review_schedule import BOX_DAYS, Grade, LeitnerState, next_leitner_state

TODAY = date(2026, 1, 1)


def in_days(number):
    return TODAY + timedelta(days=number)


def test_right_answers_lengthen_the_interval():
    standing, today, waits = None, TODAY, []
    for _ in range(len(BOX_DAYS) + 1):
        standing = next_leitner_state(standing, Grade.RIGHT, today)
        waits.append((standing.due - today).days)
        today = standing.due
    assert waits == [*BOX_DAYS[1:], BOX_DAYS[-1], BOX_DAYS[-1]]


def test_a_wrong_answer_restarts_tomorrow():
    assert next_leitner_state(LeitnerState(5, TODAY), Grade.WRONG, TODAY) == LeitnerState(
        0, in_days(1)
    )
    assert next_leitner_state(LeitnerState(5, in_days(9)), Grade.WRONG, TODAY) == LeitnerState(
        0, in_days(1)
    )


def test_a_hint_keeps_the_problem_in_its_box():
    assert next_leitner_state(LeitnerState(3, TODAY), Grade.HELPED, TODAY) == LeitnerState(
        3, in_days(BOX_DAYS[3])
    )
    assert next_leitner_state(None, Grade.HELPED, TODAY) == LeitnerState(0, in_days(1))


def test_answering_early_does_not_advance_a_problem():
    early = LeitnerState(2, in_days(1))
    assert next_leitner_state(early, Grade.RIGHT, TODAY) == early
    assert not early.is_due(TODAY)
    assert early.is_due(in_days(1))
