"""How quick the tree panel is with 60,000 nodes: layout, scrolling, a step, a move added.

Absolute times on a machine that may be busy: the smallest and the median of many are shown.
The tree is made up: a long game from which variations branch off, and others from those. With the
name of a file, it is the first game of that.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

NODES = 60_000


def report(what: str, seconds: list[float], target: float) -> None:
    smallest, median = min(seconds) * 1000, statistics.median(seconds) * 1000
    print(f"{what:44} {smallest:8.2f} {median:8.2f} {target * 1000:8.2f}")


def timed(action: Callable[[], object], times: int) -> list[float]:
    seconds = []
    for _ in range(times):
        start = time.perf_counter()
        action()
        seconds.append(time.perf_counter() - start)
    return seconds


def main(arguments: list[str]) -> int:
    from PySide6.QtCore import QPoint, QPointF, Qt
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication

    from gobanapp.diagram.tree_layout import TreeLayout
    from gobanapp.game.change import Change
    from gobanapp.game.game import Game
    from gobanapp.game.node import Content, Node
    from gobanapp.game.tree import Tree
    from gobanapp.rules.color import Color
    from gobanapp.rules.point import Move, Point
    from gobanapp.sgf.reader import read_games
    from gobanapp.ui import look
    from gobanapp.ui.panels.tree_panel import TreePanel

    app = QApplication([])
    look.apply(app, look.LIGHT)
    points = [Point(x, y) for y in range(0, 19, 2) for x in range(19)]

    def move(number: int) -> Content:
        color = Color.BLACK if number % 2 else Color.WHITE
        return Content(move=Move(color, points[number % len(points)]), comment="x" * (number % 5))

    def made_up() -> Tree:
        choice = random.Random(1)
        nodes = {0: Node(0, None)}
        depth = [0]
        end = 0
        for number in range(1, NODES):
            if number > 300 and choice.random() < 0.1:
                end = choice.randrange(number)
            parent = nodes[end]
            nodes[end] = parent.with_children((*parent.children, number))
            depth.append(depth[end] + 1)
            nodes[number] = Node(number, end, (), move(depth[number]))
            end = number
        return Tree(nodes)

    def game_of(tree: Tree, columns: int = 19, rows: int = 19) -> Game:
        game = Game(tree, columns, rows)
        game.go_to(game.line()[0][-1] if len(game.line()[0]) < 200 else game.line()[0][150])
        return game

    if arguments:
        read = read_games(Path(arguments[0]).read_bytes()).games[0]
        game = game_of(read.tree, read.columns, read.rows)
    else:
        game = game_of(made_up())

    panel = TreePanel()
    panel.resize(320, 400)
    panel.show()
    app.processEvents()

    def show() -> None:
        panel.show_game(game, Change.ALL)
        panel._lay_out()
        app.processEvents()

    layout = TreeLayout(game.tree)
    title = f"{len(game.tree)} nodes, {layout.columns} columns, {layout.rows} rows"
    print(title.ljust(44), "min ms, median, aim")
    report("layout", timed(lambda: TreeLayout(game.tree), 15), 0.04)

    lines = {}
    for moves in (20_000, 60_000):
        chain = {n: Node(n, n - 1 if n else None, (n + 1,)) for n in range(moves)}
        chain[moves] = Node(moves, moves - 1)
        lines[moves] = Tree(chain)
        report(f"layout of one line of {moves}", timed(lambda: TreeLayout(lines[moves]), 9), 0.02)
    nested = {0: Node(0, None, (1, 2))}
    for n in range(2, 40_000, 2):
        nested[n - 1] = Node(n - 1, n - 2)
        nested[n] = Node(n, n - 2, (n + 1, n + 2))
    nested[39_998] = Node(39_998, 39_996)
    deep = Tree(nested)
    report("layout of 20000 variations, each in another", timed(lambda: TreeLayout(deep), 9), 0.12)

    show()
    viewport = panel.viewport()
    report("full repaint", timed(viewport.repaint, 200), 0.004)

    def wheel() -> None:
        at = QPointF(50, 50)
        down = QPoint(0, -120 if panel.verticalScrollBar().value() < 3000 else 3000 * 120)
        event = QWheelEvent(
            at,
            viewport.mapToGlobal(at),
            QPoint(),
            down,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)
        app.processEvents()

    report("a notch of the wheel, painted", timed(wheel, 200), 0.008)

    def step(steps: int) -> None:
        panel.show_game(game, game.step(steps))
        app.processEvents()

    show()
    step(-1)
    report("a step within the view, painted", timed(iter_steps(step), 200), 0.001)
    report("steps that scroll, painted", timed(lambda: step(-1), 100), 0.005)

    def told_nothing() -> None:
        panel.show_game(game, Change.COUNT)

    report("a change of something else", timed(told_nothing, 200), 0.0001)

    game.go_to(game.line()[0][-1])
    show()

    def add() -> None:
        number = game.tree.next_number
        content = move(number)
        game._do(game.tree.adding(game.place, content), Change.TREE | Change.PLACE, place=number)

    def add_at_end() -> None:
        panel.show_game(game, Change.TREE | Change.PLACE)

    def timed_add(before: Callable[[], object], times: int) -> list[float]:
        seconds = []
        for _ in range(times):
            before()
            add()
            seconds += timed(add_at_end, 1)
            app.processEvents()
        return seconds

    report("a move added at the end of a line", timed_add(lambda: None, 100), 0.001)

    def back_to_fork() -> None:
        game.go_to(game.line()[0][5])
        panel.show_game(game, Change.PLACE)

    report("a variation added, until the board goes on", timed_add(back_to_fork, 20), 0.001)
    return 0


def iter_steps(step: Callable[[int], None]) -> Callable[[], None]:
    """Return a function that goes back and forth."""
    ways = iter([1, -1] * 1000)
    return lambda: step(next(ways))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
