import pytest

from gobanapp.learning.exercise import ExerciseState
from gobanapp.learning.exercise_factory import make_exercise
from gobanapp.rules.point import Point
from gobanapp.rules.position import RefusalReason


def at(name):
    return Point.parse(name)


@pytest.fixture
def begin(page):
    return lambda sgf: make_exercise(page(sgf))


def hunted(exercise):
    """Play what the exercise itself calls right to the end; return it and the moves made."""
    moves = 0
    while exercise.state is ExerciseState.OPEN:
        exercise = exercise.choose(exercise.next_right())
        moves += 1
        assert moves < 60
    return exercise, moves


def test_a_chain_in_atari_is_taken(begin):
    done = begin("SZ[5]TASK[capture:aa]AW[aa]AB[ba]").choose(at("A4"))
    assert done.state is ExerciseState.DONE
    assert done.position.board.is_empty(at("A5"))


LADDER = "SZ[9]TASK[capture:cc]AW[cc]AB[bc][cb][db][ca]"


def test_a_ladder_is_run_to_its_end(begin):
    done, moves = hunted(begin(LADDER))
    assert done.state is ExerciseState.DONE
    assert moves > 5  # the defender has run


def test_a_chain_that_gets_away_is_reported_and_shown(begin):
    wrong = begin(LADDER).choose(at("D5"))
    assert wrong.state is ExerciseState.WRONG
    assert len(wrong.played) == 2  # how it gets away is shown
    assert wrong.missed == at("D5")
    assert not wrong.can_continue


def test_a_lost_chain_without_useful_moves_stays(begin):
    hunting = begin("SZ[5]TASK[capture:aa]AW[aa][ba]AB[ab][cb]").choose(at("B4"))
    assert hunting.state is ExerciseState.OPEN
    assert len(hunting.played) == 1
    assert hunting.choose(at("C5")).state is ExerciseState.DONE


def test_a_chain_does_not_commit_even_legal_suicide(begin):
    hunting = begin("SZ[5]RU[NZ]PL[B]AW[aa][ab]AB[ba][bb]TASK[capture:aa]")
    hunting = hunting.choose(at("A2")).choose(at("B3"))
    assert hunting.state is ExerciseState.OPEN
    assert not hunting.position.board.is_empty(at("A5"))
    assert hunting.choose(at("A3")).state is ExerciseState.DONE


def test_a_chain_never_caught_by_reading_does_not_count_as_escaped(begin):
    task = begin("SZ[9]TASK[capture:ee]AW[ee]AB[aa]").choose(at("E4"))
    assert task.state is ExerciseState.OPEN


def test_the_record_answers_first(begin):
    task = begin("SZ[9]TASK[capture:cc]AW[cc]AB[bc][cb][db][ca];B[cd];W[ii]C[Elsewhere]")
    after = task.choose(at("C6"))
    assert after.comment == "Elsewhere"
    assert [position.move.point for position in after.played] == [at("C6"), at("J1")]
    assert after.choose(at("D7")).state is ExerciseState.DONE


def test_the_record_may_call_a_move_wrong(begin):
    task = begin("SZ[9]TASK[capture:cc]AW[cc]AB[bc][cb][db][ca];B[cd]BM[1]C[Not so];W[dc]")
    after = task.choose(at("C6"))
    assert (after.state, after.comment) == (ExerciseState.WRONG, "Not so")


def test_an_illegal_move_is_refused(begin):
    task = begin(LADDER).choose(at("C7"))
    assert (task.state, task.illegal.reason) == (ExerciseState.OPEN, RefusalReason.OCCUPIED)


def test_the_hunter_is_to_play_whatever_the_record_says(begin):
    task = begin("SZ[5]PL[W]TASK[capture:aa]AW[aa]AB[ba]")
    assert task.choose(at("A4")).state is ExerciseState.DONE


def test_a_task_without_a_chain_to_capture_is_refused(page):
    with pytest.raises(ValueError, match="no stone"):
        make_exercise(page("SZ[5]TASK[capture:aa]"))


def test_a_suicide_reply_ends_the_capture(begin):
    task = begin("SZ[5]RU[NZ]PL[B]AW[aa][ba][bb]AB[ac][ca][cb][bc]TASK[capture:aa];B[ee];W[ab]")
    done = task.choose(at("E1"))
    assert done.position.board.is_empty(at("A5"))
    assert done.state is ExerciseState.DONE
    assert done.next_right() is None
