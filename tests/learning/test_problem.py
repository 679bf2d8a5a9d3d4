import pytest

from gobanapp.learning.problem import AttemptOutcome, Problem
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove, RefusalReason

HEAD = "(;FF[4]SZ[9]AB[ee]AW[gg]C[Black to play]"
TREE = (
    f"{HEAD}(;B[aa];W[ab](;B[ac]C[RIGHT Alive])(;B[bb];W[cc]C[Dead]))"
    "(;B[ii]C[Too slow];W[hh]C[White cuts]))"
)


def at(name):
    return Point.parse(name)


def last(attempt):
    return attempt.position.move.point


@pytest.fixture
def problem(record):
    return Problem.of(record(TREE))


def test_the_program_answers_from_the_record(problem):
    attempt = problem.begin().answer(at("A9"))
    assert attempt.outcome is AttemptOutcome.OPEN
    assert [position.move.point for position in attempt.played] == [at("A9"), at("A8")]
    solved = attempt.answer(at("A7"))
    assert (solved.outcome, solved.comment) == (AttemptOutcome.SOLVED, "Alive")


def test_a_wrong_move_is_answered_with_its_comment(problem):
    wrong = problem.begin().answer(at("J1"))
    assert (wrong.outcome, wrong.comment) == (AttemptOutcome.WRONG, "Too slow\n\nWhite cuts")
    assert last(wrong) == at("H2")


def test_a_later_move_may_be_wrong(problem):
    wrong = problem.begin().answer(at("A9")).answer(at("B8"))
    assert (wrong.outcome, wrong.comment) == (AttemptOutcome.WRONG, "Dead")


def test_a_move_that_is_not_in_the_record_is_separate(problem):
    attempt = problem.begin().answer(at("C3"))
    assert attempt.outcome is AttemptOutcome.UNKNOWN
    assert attempt.outcome.is_failure
    assert attempt.position.board[at("C3")] is Color.BLACK


def test_answering_a_finished_problem_raises_a_value_error(problem):
    with pytest.raises(ValueError, match="over"):
        problem.begin().answer(at("C3")).answer(at("D3"))


def test_the_rules_refuse_a_move(problem):
    with pytest.raises(IllegalMove) as refused:
        problem.begin().answer(at("E5"))
    assert refused.value.refusal.reason is RefusalReason.OCCUPIED


def test_illegal_moves_of_the_record_can_be_followed(record):
    game = record("(;FF[4]SZ[9]AW[ab][ba];B[aa]C[RIGHT])")
    assert Problem.of(game).begin().answer(at("A9")).outcome is AttemptOutcome.SOLVED


def test_the_record_may_have_the_other_side_play(record):
    problem = Problem.of(record("(;FF[4]SZ[9]AB[ee]PL[B];W[aa])"))
    assert problem.begin().position.turn is Color.WHITE
    assert problem.begin().answer(at("A9")).outcome is AttemptOutcome.SOLVED


def test_a_reply_is_picked_among_those_that_lead_on(record):
    tree = "(;W[ab])(;W[bb];B[cc]C[RIGHT])(;W[dd];B[cc]C[RIGHT])"
    begun = Problem.of(record(f"{HEAD};B[aa]{tree})")).begin()
    offered = []
    attempt = begun.answer(at("A9"), lambda replies: offered.extend(replies) or replies[-1])
    assert len(offered) == 2
    assert last(attempt) == at("D6")
    assert last(begun.answer(at("A9"))) == at("B8")


def test_a_reply_marked_as_choice_is_preferred(record):
    tree = "(;W[ab];B[cc]C[RIGHT])(;W[bb]C[CHOICE];B[cc]C[RIGHT])"
    attempt = Problem.of(record(f"{HEAD};B[aa]{tree})")).begin().answer(at("A9"))
    assert last(attempt) == at("B8")
    assert attempt.comment == ""


def test_the_record_can_ask_for_another_move(record):
    tree = "(;B[aa]C[FORCE];W[ab];B[ac]C[RIGHT])(;B[bb]C[RIGHT])(;B[cc]C[NOTTHIS Good too])"
    begun = Problem.of(record(f"{HEAD}{tree})")).begin()
    for name in ("B8", "C7", "E1"):
        attempt = begun.answer(at(name))
        assert attempt.wants_another
        assert (attempt.outcome, attempt.node) == (AttemptOutcome.OPEN, begun.node)
    assert begun.answer(at("C7")).comment == "Good too"
    assert not begun.answer(at("A9")).wants_another
    assert begun.right_points() == [at("A9")]


def test_hints_show_the_area_and_the_point(problem):
    begun = problem.begin()
    assert begun.right_points() == [at("A9")]
    assert problem.area() == (at("A7"), at("A9"))
    assert begun.answer(at("A9")).right_points() == [at("A7")]


def test_a_hint_never_shows_a_move_of_the_opponent(record):
    problem = Problem.of(record("(;SZ[9]AB[dd](;W[cc];B[gg])(;B[gg];W[cc]))"))
    begun = problem.begin()
    assert begun.right_points() == [at("C7")]
    assert begun.answer(at("G3")).outcome is AttemptOutcome.UNKNOWN
    assert begun.with_next_solution_move().right_points() == [at("C7")]


@pytest.mark.parametrize("other", ["zz", "undefined", ""])
def test_a_wrong_pass_or_an_unread_move_is_any_other_move(record, other):
    tree = f"(;B[{other}]C[Any other];W[ba]C[NOK!])(;B[ba]C[OK!])"
    begun = Problem.of(record(f"{HEAD}{tree})")).begin()
    assert begun.right_points() == [at("B9")]
    assert begun.answer(at("B9")).outcome is AttemptOutcome.SOLVED
    other = begun.answer(at("C3"))
    assert (other.outcome, other.comment) == (AttemptOutcome.UNKNOWN, "Any other\n\nNOK!")
    assert [position.move.point for position in other.played] == [at("C3"), at("B9")]
    assert other.right_points() == [at("B9")]


def test_the_reply_to_any_other_move_is_left_out_where_it_is_illegal(record):
    begun = Problem.of(record(f"{HEAD}(;B[zz];W[ba]C[NOK!])(;B[bb]C[OK!]))")).begin()
    other = begun.answer(at("B9"))
    assert (other.outcome, other.comment) == (AttemptOutcome.UNKNOWN, "NOK!")
    assert [position.move.point for position in other.played] == [at("B9")]


def test_the_opponent_does_not_reply_with_an_unreadable_move_of_the_solver(record):
    tree = ";B[aa];W[ab](;B[zz];W[ac]C[Wrong])(;B[ac]C[Correct])"
    attempt = Problem.of(record(f"{HEAD}{tree})")).begin().answer(at("A9"))
    assert (attempt.outcome, last(attempt)) == (AttemptOutcome.OPEN, at("A8"))
    assert attempt.answer(at("A7")).outcome is AttemptOutcome.SOLVED
    assert attempt.answer(at("C3")).comment == "Wrong"


def test_a_first_variation_that_passes_is_not_the_solution(record):
    begun = Problem.of(record(f"{HEAD}(;B[zz];W[ba])(;B[ba]))")).begin()
    assert begun.right_points() == [at("B9")]
    alone = Problem.of(record(f"{HEAD};B[])")).begin()
    assert alone.answer(None).outcome is AttemptOutcome.SOLVED


def test_each_of_several_remarks_introduces_an_answer(record):
    tree = ";B[aa];W[ab](;N[Correct];B[ac])(;N[Wrong];B[bb];W[ac])"
    attempt = Problem.of(record(f"{HEAD}{tree})")).begin().answer(at("A9"))
    assert attempt.right_points() == [at("A7")]
    assert attempt.answer(at("B8")).outcome is AttemptOutcome.WRONG
    assert attempt.answer(at("A7")).outcome is AttemptOutcome.SOLVED


def test_after_a_wrong_move_the_hint_is_for_the_beginning(problem):
    assert problem.begin().answer(at("J1")).right_points() == [at("A9")]
    assert problem.begin().answer(at("C3")).right_points() == [at("A9")]


def test_the_solution_is_shown_move_by_move(problem):
    attempt, shown = problem.begin(), []
    while (further := attempt.with_next_solution_move()) is not None:
        attempt = further
        shown.append(str(last(attempt)))
    assert shown == ["A9", "A8", "A7"]


def test_nodes_without_a_move_are_passed_by(record):
    game = record(f"{HEAD};B[aa];C[A word];W[ab];B[ac]C[RIGHT])")
    attempt = Problem.of(game).begin().answer(at("A9"))
    assert (last(attempt), attempt.comment) == (at("A8"), "A word")


def test_a_pass_may_be_the_answer(record):
    game = record(f"{HEAD}(;B[]C[RIGHT])(;B[aa]))")
    problem = Problem.of(game)
    assert problem.begin().answer(None).outcome is AttemptOutcome.SOLVED
    assert problem.knows_passes
    assert problem.begin().may_pass()
    assert problem.begin().right_points() == []
    other = Problem.of(record(f"{HEAD}(;B[aa]C[RIGHT];W[])(;B[bb];W[cc];B[]))"))
    assert other.knows_passes
    assert not other.begin().may_pass()
    assert not Problem.of(record(f"{HEAD};B[aa]C[RIGHT];W[])")).knows_passes


def test_the_task_is_the_comment_before_the_first_move(record):
    game = record("(;FF[4]SZ[9]C[Life and death];AB[ee]C[Black to play. CHOICE];B[aa])")
    assert Problem.of(game).text == "Life and death\n\nBlack to play."
    assert Problem.of(game).is_solvable


def test_a_record_without_right_moves_is_reported(record):
    assert not Problem.of(record(f"{HEAD};B[aa]C[WRONG])")).is_solvable


def test_without_a_right_move_there_is_no_area(record):
    problem = Problem.of(record(f"{HEAD};B[aa]C[WRONG])"))
    assert problem.area() is None
    assert Problem.of(record(f"{HEAD};B[]C[RIGHT])")).area() is None


def test_only_a_new_attempt_is_at_the_start(problem):
    assert problem.begin().is_at_start
    assert not problem.begin().answer(at("A9")).is_at_start
    assert not problem.begin().answer(at("C3")).is_at_start


def test_moves_outside_the_record_are_checked_by_the_rules(problem):
    attempt = problem.begin().answer(at("C3"))
    assert attempt.why_illegal(at("C3")).reason is RefusalReason.OCCUPIED
    assert attempt.why_illegal(at("A9")) is None
