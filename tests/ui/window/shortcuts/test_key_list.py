"""Keys that cannot be changed."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from gobanapp.ui.count.demonstration.demonstration_mode import DemonstrationMode
from gobanapp.ui.count.demonstration.demonstration_panel import DemonstrationKeys
from gobanapp.ui.study.lesson_mode import LessonKeys
from gobanapp.ui.study.presentation.presentation import PresentationKeys
from gobanapp.ui.study.problem_mode import ProblemKeys


def told(group):
    """The keys of a group, but for those with Ctrl."""
    keys = {key for line in group.lines for key in re.split(", ", line.key_names)}
    return {key for key in keys if "Ctrl" not in key}


def named(keys):
    """Names of keys; the two that only Qt distinguishes as Enter and Return are one."""
    return {
        QKeySequence(Qt.Key(key)).toString(QKeySequence.SequenceFormat.NativeText) for key in keys
    } - {"Return"}


PROBLEM = "(;SZ[9]AB[aa]AW[ba][bb];B[ab]C[RIGHT])"


def test_those_of_problems(table, tmp_path):
    table = table()
    path = tmp_path / "problem.sgf"
    path.write_text(PROBLEM, "utf-8")
    assert table.window.open_file(path)
    table.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert named(table.window.components.side_panel.mode.keys.handled_keys) == told(
        ProblemKeys().group()
    )


def test_those_of_lessons(table):
    table = table()
    table.window.components.board_modes.learn.show_lessons()
    assert named(table.window.components.side_panel.mode.keys.handled_keys) == told(
        LessonKeys().group()
    )


def test_those_of_a_count(table):
    table = table(columns=5, rows=5)
    table.click("C3")
    table.key(Qt.Key.Key_C)
    table.window.components.side_panel.demonstrate()
    assert isinstance(table.window.components.side_panel.mode, DemonstrationMode)
    assert named(table.window.components.side_panel.mode.panel.keys.handled_keys) == told(
        DemonstrationKeys().group()
    )


def test_those_of_a_presentation(table):
    table = table()
    teaching = table.window.components.board_modes.teaching
    teaching.toggle_presentation()
    assert named(teaching.presentation.window.handled_keys) == told(PresentationKeys().group())
    teaching.presentation.end()
