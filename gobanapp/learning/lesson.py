"""A lesson: pages to read and step through, and tasks, made from game records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from gobanapp.game.game import Game
from gobanapp.game.node import Content
from gobanapp.learning.solution_signs import strip_orders
from gobanapp.learning.task import Task, parse_points, parse_task
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position

_ESCAPE: Final = re.compile(r"\\(\r\n|\n|.)", re.DOTALL)


class LessonError(ValueError):
    """Raised if a game cannot be a page of a lesson; the text gives the reason to authors."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonPage:
    """One page.

    ``game`` is at its root and never changes. ``task``: None for a page to read, whose moves are a
    demonstration. ``dead``: a stone of each dead chain, if territory has to be found or counted.
    """

    title: str
    text: str
    game: Game
    task: Task | None
    hints: tuple[str, ...] = ()
    right: str = ""
    wrong: str = ""
    dead: frozenset[Point] = NO_POINTS

    @property
    def start(self) -> Position:
        """The position at the beginning."""
        return self.game.position_at(self.game.tree.root_id)

    def steps(self) -> list[int]:
        """Return the nodes of the demonstration, the root first: a task has the root alone."""
        tree = self.game.tree
        if self.task is not None:
            return [tree.root_id]
        return [node.id for node in tree.main_line()]

    def comment_at(self, number: int) -> str:
        """Return the comment at node ``number`` of the demonstration."""
        return strip_orders(self.game.tree[number].content.comment)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The pages in their order, under one title; ``key`` is the same in every language."""

    key: str
    title: str
    pages: tuple[LessonPage, ...]


def read_lesson(key: str, games: Sequence[Game]) -> Lesson:
    """Return the lesson made of the games of a file. Raises LessonError."""
    if not games:
        raise LessonError("a lesson needs a page")
    titles = [game.info.game_name.strip() for game in games]
    return Lesson(key, titles[0], tuple(read_page(game) for game in games))


def read_page(game: Game) -> LessonPage:
    """Return the page made of a game. Raises LessonError."""
    root = game.tree.root.content
    columns, rows = game.columns, game.rows
    tasks = _values(root, "TASK")
    if len(tasks) > 1:
        raise LessonError("a page has one task at most")
    try:
        task = parse_task(tasks[0], columns, rows) if tasks else None
        points = parse_points(",".join(_values(root, "DEADSTONES")), columns, rows)
        dead = _chains(game, points)
    except ValueError as error:
        raise LessonError(str(error)) from error
    return LessonPage(
        title=root.name.strip(),
        text=strip_orders(root.comment),
        game=game,
        task=task,
        hints=tuple(_values(root, "HINT")),
        right=" ".join(_values(root, "RIGHT")),
        wrong=" ".join(_values(root, "WRONG")),
        dead=dead,
    )


def _chains(game: Game, points: Iterable[Point]) -> frozenset[Point]:
    board = game.position_at(game.tree.root_id).board
    return NO_POINTS.union(*(board.chain(point).stones for point in points))


def _values(content: Content, name: str) -> list[str]:
    """Return the texts of a property that only lessons have, unescaped."""
    return [
        _unescaped(value)
        for property_ in content.others
        if property_.name == name
        for value in property_.values
    ]


def _unescaped(value: str) -> str:
    return _ESCAPE.sub(lambda match: "" if "\n" in match[1] else match[1], value).strip()
