"""The examples in docs/developing are tried: code runs, files read, a lesson can be done."""

import re
from pathlib import Path

from gobanapp.diagram.theme import StoneSet
from gobanapp.diagram.theme_file import read_theme
from gobanapp.game.game import Game
from gobanapp.learning.exercise import ExerciseState
from gobanapp.learning.exercise_factory import make_exercise
from gobanapp.learning.lesson import read_lesson
from gobanapp.learning.task import TaskKind
from gobanapp.sgf.game_file import FileFormat
from gobanapp.sgf.reader import node_problems, read_games
from tests.diagram import test_theme as told_apart

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "developing"
ROOT = FOLDER.parent.parent


def blocks(page, language):
    """Return the blocks of a page in one language."""
    text = (FOLDER / page).read_text("utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found, page
    return found


def run(page):
    """Run the code of a page as one program."""
    exec(compile("".join(blocks(page, "python")), page, "exec"), {})


def test_the_ruleset_counts():
    run("ruleset.md")


def test_the_format_reads():
    run("format.md")


def test_the_board_is_a_theme():
    (text,) = blocks("theme.md", "toml")
    found = read_theme(text.encode())
    assert found.name == "Night green"
    told_apart.test_text_has_enough_contrast(found.theme)
    told_apart.test_drawings_on_counted_blocks_have_enough_contrast(found.theme)
    told_apart.test_signs_have_enough_contrast_with_their_casing(found.theme)
    for stones in StoneSet:
        told_apart.test_stones_have_enough_contrast_with_stones_and_board(found.theme, stones)
    for sight in told_apart.SIGHTS.values():
        told_apart.test_distinct_colours_differ_for_every_kind_of_sight(found.theme, sight)


def test_the_lesson_can_be_done():
    (text,) = blocks("lesson.md", "sgf")
    file = read_games(text.encode())
    assert not file.problems
    assert not [problem for game in file.games for problem in node_problems(game)]
    lesson = read_lesson("atari", [Game(game.tree, game.columns, game.rows) for game in file.games])
    for page in lesson.pages:
        exercise = make_exercise(page)
        while exercise.state is ExerciseState.OPEN:
            exercise = exercise.choose(exercise.next_right())
        assert exercise.state is ExerciseState.DONE


def test_every_kind_of_task_is_documented():
    text = (FOLDER / "lesson.md").read_text("utf-8")
    assert all(re.search(rf"`{kind.value}[:`]", text) for kind in TaskKind)


def test_files_that_are_named_are_there():
    for page in FOLDER.glob("*.md"):
        text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        for name in re.findall(r"`([\w./-]+\.(?:py|toml|md)|resources/[\w/]+|tests/[\w/]+)`", text):
            if "XX" in name or "/" not in name:
                continue
            places = (ROOT, ROOT / "gobanapp", ROOT / "gobanapp" / "rules")
            assert any((place / name).exists() for place in places), f"{page.name}: {name}"


def test_the_formats_are_as_many_as_the_guide_says():
    guide = (ROOT / "docs" / "guide" / "records.md").read_text("utf-8")
    assert all(
        f"`{format_.value}`" in guide for format_ in FileFormat if format_ is not FileFormat.SGF
    )
