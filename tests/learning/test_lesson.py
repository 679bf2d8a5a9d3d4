import pytest

from gobanapp.learning.lesson import LessonError, read_lesson
from gobanapp.learning.task import TaskKind
from gobanapp.rules.point import Point
from tests.learning.conftest import read


def test_a_page_has_its_text_and_its_task(page):
    found = page(
        "SZ[5]GN[Liberties]N[In the middle]C[A stone.\nFour liberties.]AB[cc]"
        "TASK[liberties:cc]HINT[Look \\[here\\]][A line \\\nmore]RIGHT[Yes: 4]WRONG[No]"
    )
    assert (found.title, found.text) == ("In the middle", "A stone.\nFour liberties.")
    assert found.task is not None
    assert found.task.kind is TaskKind.LIBERTIES
    assert found.hints == ("Look [here]", "A line more")
    assert (found.right, found.wrong) == ("Yes: 4", "No")


def test_moves_without_a_task_are_a_demonstration(page):
    shown = page("SZ[5]C[Look]AB[cc];W[bb]C[So];B[aa]")
    assert [shown.comment_at(number) for number in shown.steps()] == ["Look", "So", ""]
    assert len(page("SZ[5]TASK[answer];B[aa]").steps()) == 1


def test_the_dead_are_whole_chains(page):
    assert page("SZ[5]AB[aa][ab]AW[cc]DEADSTONES[aa]").dead == {Point(0, 4), Point(0, 3)}


@pytest.mark.parametrize(
    "sgf",
    ["TASK[win]", "TASK[answer][answer]", "TASK[capture:zz]", "DEADSTONES[cc]", "DEADSTONES[c]"],
)
def test_a_bad_page_is_refused(page, sgf):
    with pytest.raises(LessonError):
        page(f"SZ[5]{sgf}")


def test_a_lesson_has_the_title_of_its_first_page():
    lesson = read_lesson("02-liberties", [read("(;SZ[5]GN[Liberties])"), read("(;SZ[5]N[two])")])
    assert (lesson.title, len(lesson.pages)) == ("Liberties", 2)
    with pytest.raises(LessonError):
        read_lesson("empty", [])
