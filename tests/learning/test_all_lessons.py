"""Every lesson, those of the tests and those that come with the program, is done by the model."""

from pathlib import Path

import pytest

from gobanapp.game.game import Game
from gobanapp.learning.exercise import State
from gobanapp.learning.exercises import exercise_of, result_of
from gobanapp.learning.lesson import lesson_of
from gobanapp.learning.task import Kind
from gobanapp.resources import resource
from gobanapp.rules.result import How
from gobanapp.sgf.reader import read_games

OWN = Path(__file__).parent.parent / "data" / "lessons"
FILES = [*sorted(OWN.glob("*/*.sgf")), *sorted(resource("lessons").glob("*/*.sgf"))]
MOST_STEPS = 80


def read(path):
    file = read_games(path.read_bytes())
    assert not file.report
    games = [Game(game.tree, game.columns, game.rows) for game in file.games]
    return lesson_of(path.stem, games)


def named(path):
    return f"{path.parent.name}/{path.stem}"


@pytest.fixture(params=FILES, ids=named)
def lesson(request):
    return read(request.param)


def test_every_task_can_be_done(lesson):
    for page in lesson.pages:
        exercise = exercise_of(page)
        if exercise is None:
            continue
        for _ in range(MOST_STEPS):
            if exercise.state is not State.OPEN:
                break
            point = exercise.next_right()
            assert point is not None, page.title
            exercise = exercise.choose(point)
        assert exercise.state is State.DONE, page.title


def test_every_count_has_a_result(lesson):
    for page in lesson.pages:
        if page.task is not None and page.task.kind is Kind.COUNT:
            assert result_of(page).how in {How.SCORE, How.DRAW}


def test_every_page_has_a_title_and_a_text(lesson):
    titles = {page.game.info.game_name for page in lesson.pages}
    assert titles == {lesson.title}
    assert all(page.title and page.text for page in lesson.pages)


def test_every_variation_of_an_answer_says_what_it_is_or_is_answered(lesson):
    """A wrong move that is known should be answered, or it should be said what is wrong."""
    for page in lesson.pages:
        if page.task is None or page.task.kind is not Kind.ANSWER:
            continue
        begun = exercise_of(page)
        tree = page.game.tree
        for number in tree.root.children:
            move = tree[number].content.move
            after = begun.choose(move.point)
            if after.state is State.WRONG:
                assert after.comment or page.wrong or len(after.played) > 1, page.title


@pytest.mark.parametrize("folder", [OWN, resource("lessons")], ids=["tests", "program"])
def test_every_language_has_the_same_lessons(folder):
    languages = [path for path in folder.glob("*") if path.is_dir()]
    files = [{path.name for path in language.glob("*.sgf")} for language in languages]
    assert all(found == files[0] for found in files)
    for name in files[0] if files else ():
        pages = [read(language / name).pages for language in languages]
        for same in zip(*pages, strict=True):
            assert len({page.task for page in same}) == 1
            assert len({page.start.board for page in same}) == 1
            assert len({len(page.game.tree) for page in same}) == 1
            assert len({len(page.hints) for page in same}) == 1
