"""Teachers and those who learn: what is made visible, lessons, a problem that is solved."""

from __future__ import annotations

from PySide6.QtCore import Qt

from gobanapp.diagram.aids import Aid
from gobanapp.rules.point import Point
from gobanapp.sgf.progress_callback import ignore_progress
from gobanapp.storage.document_file import load_document
from gobanapp.storage.problem_collection import ProblemSelection, problems_of_document
from tests.pictures.camera import Camera
from tests.pictures.records import OLD_GAME, PROBLEMS, VARIATIONS


def teaching(of: Camera) -> None:
    of.session.open_document(load_document(OLD_GAME))
    of.session.apply(lambda game: game.step_by(60))
    aids = of.window.components.board_modes.aids
    aids.toggle(Aid.CHAINS)
    of.take("chains")
    aids.toggle(Aid.CHAINS)
    teaching = of.window.components.board_modes.teaching
    teaching.toggle_guessing()
    guessing = of.window.components.side_panel.mode
    assert guessing is not None
    guessing.on_point(Point.parse("C10"), Qt.KeyboardModifier.NoModifier)
    of.take("guess")
    teaching.toggle_guessing()
    of.session.open_document(load_document(VARIATIONS))
    of.session.apply(lambda game: game.step_by(6))
    teaching.toggle_presentation()
    assert teaching.presentation is not None
    shown = teaching.presentation.window
    shown.showNormal()
    shown.resize(960, 600)
    of.take("presentation", shown)
    teaching.toggle_presentation()


def lessons(of: Camera) -> None:
    of.window.components.board_modes.learn.show_lessons()
    of.take("lessons")
    lessons = of.window.components.side_panel.mode
    assert lessons is not None
    lessons.open_lesson(12)
    of.take("lesson")
    lessons.end()


def problem(of: Camera) -> None:
    of.session.open_document(load_document(PROBLEMS))
    problems = problems_of_document(of.session.document.entries, "Life and death", ignore_progress)
    of.window.components.board_modes.learn.solve(
        ProblemSelection(problems, tuple(range(len(problems.items))))
    )
    solving = of.window.components.side_panel.mode
    assert solving is not None
    of.take("problem-begun")
    for _ in range(3):
        solving.next_problem()
    solving.on_point(Point.parse("D2"), Qt.KeyboardModifier.NoModifier)
    solving.board.finish()
    of.take_as_large_as("problem", 760, 560)
    solving.end()
