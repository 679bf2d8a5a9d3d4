"""Every lesson, those of the tests and those that come with the program, is done by the model."""

from functools import cache
from pathlib import Path

import pytest

from gobanapp.game.game import Game
from gobanapp.learning.exercise import ExerciseState
from gobanapp.learning.exercise_factory import make_exercise, page_result
from gobanapp.learning.lesson import read_lesson
from gobanapp.learning.task import TaskKind
from gobanapp.resources import resource_path
from gobanapp.rules.result import ResultKind
from gobanapp.sgf.reader import read_games
from tests.thorough import one_in

LESSONS = (Path(__file__).parent.parent / "data" / "lessons", resource_path("lessons"))
ENGLISH = [path for folder in LESSONS for path in sorted(folder.glob("en/*.sgf"))]
MOST_STEPS = 80

every_lesson = pytest.mark.parametrize("path", one_in(4, ENGLISH), ids=lambda path: path.stem)


games_in = cache(lambda path: read_games(path.read_bytes()))


def read(path):
    file = games_in(path)
    assert not file.problems
    games = [Game(game.tree, game.columns, game.rows) for game in file.games]
    return read_lesson(path.stem, games)


def languages(path):
    """Yield each language and the lesson in it: its words may call a move right or wrong, too."""
    for translated in sorted(path.parent.parent.glob(f"*/{path.name}")):
        yield translated.parent.name, read(translated)


@every_lesson
def test_every_task_can_be_done(path, subtests):
    for language, lesson in languages(path):
        with subtests.test(language):
            for page in lesson.pages:
                exercise = make_exercise(page)
                if exercise is None:
                    continue
                for _ in range(MOST_STEPS):
                    if exercise.state is not ExerciseState.OPEN:
                        break
                    point = exercise.next_right()
                    assert point is not None, page.title
                    exercise = exercise.choose(point)
                assert exercise.state is ExerciseState.DONE, page.title


def test_every_count_has_a_result():
    pages = [page for path in ENGLISH for page in read(path).pages]
    counts = [page for page in pages if page.task is not None and page.task.kind is TaskKind.COUNT]
    assert counts
    for page in counts:
        assert page_result(page).kind in {ResultKind.SCORE, ResultKind.DRAW}, page.title


@every_lesson
def test_every_wrong_variation_is_explained_or_answered(path, subtests):
    for language, lesson in languages(path):
        with subtests.test(language):
            for page in lesson.pages:
                if page.task is None or page.task.kind is not TaskKind.ANSWER:
                    continue
                begun = make_exercise(page)
                tree = page.game.tree
                for number in tree.root.children:
                    move = tree[number].content.move
                    after = begun.choose(move.point)
                    if after.state is ExerciseState.WRONG:
                        assert after.comment or page.wrong or len(after.played) > 1, page.title


@every_lesson
def test_the_model_of_a_lesson_is_the_same_in_every_language(path):
    found = {language: lesson.pages for language, lesson in languages(path)}
    for language, pages in found.items():
        for one, english in zip(pages, found["en"], strict=True):
            assert one.task == english.task, (language, one.title)
            assert one.start.board == english.start.board, (language, one.title)
            assert len(one.hints) == len(english.hints), (language, one.title)
