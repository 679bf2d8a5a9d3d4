import pytest

from gobanapp.learning.exercise import ExerciseState
from gobanapp.learning.exercise_factory import make_exercise, page_result
from gobanapp.learning.point_exercises import FindAllExercise
from gobanapp.learning.solution import NoSolutionError
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import RefusalReason


def choose(exercise, names):
    for name in names.split():
        exercise = exercise.choose(Point.parse(name))
    return exercise


@pytest.fixture
def begin(page):
    return lambda sgf: make_exercise(page(sgf))


def test_pages_to_read_or_count_have_no_exercise(begin):
    assert begin("SZ[5]C[Read]") is None
    assert begin("SZ[5]TASK[count]") is None


def test_an_answer_is_checked_by_the_variations(begin):
    task = begin("SZ[5]TASK[answer]AB[cc](;B[aa]C[RIGHT])(;B[bb]C[No])")
    assert choose(task, "A5").state is ExerciseState.DONE
    wrong = choose(task, "B4")
    assert (wrong.state, wrong.comment, wrong.can_continue) == (ExerciseState.WRONG, "No", False)
    assert wrong.missed == Point.parse("B4")
    refused = choose(task, "C3")
    assert refused.illegal.reason is RefusalReason.OCCUPIED
    assert refused.state is ExerciseState.OPEN
    assert task.next_right() == Point.parse("A5")


def test_a_task_to_answer_needs_an_answer(begin):
    with pytest.raises(NoSolutionError):
        begin("SZ[5]TASK[answer]AB[cc]")


def test_a_legal_point_must_be_found(begin):
    task = begin("SZ[5]TASK[legal]PL[W]AB[ab][ba][bb]LB[aa:A][cc:B];W[aa]C[No liberty]")
    wrong = choose(task, "A5")
    assert (wrong.state, wrong.illegal.reason, wrong.can_continue) == (
        ExerciseState.WRONG, RefusalReason.SUICIDE, True,
    )  # fmt: skip
    assert wrong.comment == "No liberty"
    assert choose(wrong, "D1").state is not ExerciseState.DONE  # it has no label
    done = choose(wrong, "C3")
    assert done.state is ExerciseState.DONE
    assert done.position.board[Point.parse("C3")] is Color.WHITE
    assert task.next_right() == Point.parse("C3")


def test_an_illegal_point_must_be_found(begin):
    task = begin("SZ[5]TASK[illegal]PL[W]AB[ab][ba][bb]")
    assert not task.places_stone
    assert choose(task, "C3").state is ExerciseState.WRONG
    done = choose(task, "C3 A5")
    assert done.state is ExerciseState.DONE
    assert done.illegal.reason is RefusalReason.SUICIDE
    assert task.next_right() == Point.parse("A5")


def test_atari_must_be_given(begin):
    task = begin("SZ[5]TASK[atari:aa]AW[aa][ab]AB[ba]")
    done = choose(task, "B4")
    assert done.state is ExerciseState.DONE
    wrong = choose(task, "C3")
    assert wrong.state is ExerciseState.WRONG
    assert choose(wrong, "A3").state is ExerciseState.DONE
    refused = choose(task, "A5")
    assert (refused.state, refused.illegal.reason) == (ExerciseState.OPEN, RefusalReason.OCCUPIED)


def test_capturing_does_not_count_as_atari(begin):
    assert choose(begin("SZ[5]TASK[atari:aa]AW[aa]AB[ba]"), "A4").state is ExerciseState.WRONG


@pytest.mark.parametrize(
    ("sgf", "clicks"),
    [
        ("TASK[liberties:cc]AB[cc]AW[cd]", "C4 B3 D3"),
        ("TASK[points:aa,ee]", "A5 E1"),
        ("TASK[dead:aa,ed]AW[aa][ba][ed]AB[cc]", "B5 E2"),
        ("TASK[territory:black]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]", "A3"),
        ("TASK[territory:black]AB[ba][bb][bc][bd][be]AW[ac]DEADSTONES[ac]", "A1 C1"),
    ],
)
def test_all_points_must_be_found(begin, sgf, clicks):
    task = begin(f"SZ[5]{sgf}")
    assert isinstance(task, FindAllExercise)
    *before, last = clicks.split()
    nearly = choose(task, " ".join(before))
    assert (nearly.state, nearly.remaining) == (ExerciseState.OPEN, 1)
    assert choose(nearly, last).state is ExerciseState.DONE


def test_a_wrong_point_keeps_the_points_found(begin):
    task = choose(begin("SZ[5]TASK[points:aa,ee]"), "A5 C3")
    assert (task.state, task.missed, task.can_continue) == (ExerciseState.WRONG, Point(2, 2), True)
    assert choose(task, "E1").state is ExerciseState.DONE
    assert task.next_right() == Point.parse("E1")


def test_the_result_is_counted_by_the_rules_of_the_page(page):
    walls = "AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]"
    assert str(page_result(page(f"SZ[5]TASK[count]{walls}"))) == "0"
    assert str(page_result(page(f"SZ[5]TASK[count]RU[Japanese]KM[0.5]{walls}"))) == "W+0.5"
    dead = f"SZ[5]TASK[count]RU[Japanese]{walls}AW[ac]DEADSTONES[ac]"
    assert str(page_result(page(dead))) == "B+1"
