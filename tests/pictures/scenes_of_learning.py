"""Teachers and those who learn: what is made visible, lessons, a problem that is solved."""

from __future__ import annotations

from gobanapp.diagram.aids import Aid
from gobanapp.rules.point import Point
from gobanapp.sgf.progress_callback import ignore_progress
from gobanapp.storage.document_file import load_document
from gobanapp.storage.problem_collection import (
    ProblemSelection,
    problems_of_document,
)
from tests.pictures.camera import Camera
from tests.pictures.records import OLD_GAME, PROBLEMS, VARIATIONS


def teaching(of: Camera) -> None:
    of.session.open(load_document(OLD_GAME))
    of.session.do(lambda game: game.step(60))
    aids = of.window.parts.classroom.aids
    aids.toggle(Aid.CHAINS)
    of.take("chains")
    aids.toggle(Aid.CHAINS)
    teaching = of.window.parts.classroom.teaching
    teaching.toggle_guessing()
    guessing = of.window.parts.task.mode
    assert guessing is not None
    guessing.click(Point.parse("C10"))
    of.take("guess")
    teaching.toggle_guessing()
    of.session.open(load_document(VARIATIONS))
    of.session.do(lambda game: game.step(6))
    teaching.toggle_presentation()
    assert teaching.presenting is not None
    shown = teaching.presenting.window
    shown.showNormal()
    shown.resize(960, 600)
    of.take("presentation", shown)
    teaching.toggle_presentation()


def lessons(of: Camera) -> None:
    of.window.parts.classroom.learn.show_lessons()
    of.take("lessons")
    lessons = of.window.parts.task.mode
    assert lessons is not None
    lessons.open_lesson(12)
    of.take("lesson")
    lessons.end()


def problem(of: Camera) -> None:
    of.session.open(load_document(PROBLEMS))
    problems = problems_of_document(of.session.record.entries, "Life and death", ignore_progress)
    of.window.parts.classroom.learn.solve(
        ProblemSelection(problems, tuple(range(len(problems.items))))
    )
    solving = of.window.parts.task.mode
    assert solving is not None
    of.take("problem-begun")
    for _ in range(3):
        solving.go_on()
    solving.click(Point.parse("D2"))
    solving.board.finish()
    of.take_as_large_as("problem", 760, 560)
    solving.end()
