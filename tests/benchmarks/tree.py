"""Speed of a tree of 60,000 nodes: layout, scrolling, steps and added moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import cycle

from gobanapp.diagram.tree_layout import TreeLayout
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Node
from gobanapp.game.tree import Tree
from tests.benchmarks import least
from tests.benchmarks.line import Figures, Line, Peer
from tests.benchmarks.processes import settle_in
from tests.benchmarks.records import NODES, long_line, some_move
from tests.benchmarks.timing import alternately, timed


def lines(nodes: int = NODES, times: int = 200) -> Iterator[Line]:
    settle_in()
    tree = made_up(nodes)
    for what, laid_out, aim in (
        (f"{nodes:,} nodes laid out", tree, 18),
        ("one line of 60,000 moves laid out", long_line(nodes), 11),
        ("20,000 variations laid out, each in another", nested(nodes // 3), 85),
    ):
        found = alternately(
            lambda laid_out=laid_out: TreeLayout(laid_out),
            lambda laid_out=laid_out: _look_at_each(laid_out),
            9,
        )
        yield _line(what, found, "each node looked at", aim)
    game = Game(tree, 19, 19)
    game.go_to(deepest(tree))
    yield from _panel(ShownTree(game), times)


def _look_at_each(tree: Tree) -> None:
    for node in tree.each_node():
        _ = node.first_child


def _line(what: str, found: tuple[list[float], list[float]], beside: str, aim: float) -> Line:
    ours, its = found
    peer = Peer.in_turns(beside, ours, its)
    return Line(what=what, ours=Figures.of_seconds(ours), aim=aim, peers=(peer,))


def _panel(shown_tree: ShownTree, times: int) -> Iterator[Line]:
    few = max(1, times // 4)
    bare = least.bare_widget(320, 400)

    def painted(what: str, action: Callable[[], object], count: int, aim: float) -> Line:
        return _line(what, alternately(action, bare.repaint, count), least.BARE_PAINT, aim)

    yield painted("the panel painted again", shown_tree.viewport.repaint, times, 40)
    yield painted("the same, nothing cached in the tree", shown_tree.paint_anew, few, 100)
    yield painted("a notch of the wheel, painted", shown_tree.wheel, times, 50)
    shown_tree.settle()
    shown_tree.step(-1)
    ways = cycle([-1, 1])
    yield painted("a step within the view, painted", lambda: shown_tree.step(next(ways)), times, 30)
    yield painted("a step back, most of them scrolling", lambda: shown_tree.step(-1), few, 60)
    shown_tree.game.go_to(shown_tree.game.line()[0][-1])
    shown_tree.settle()
    for what, add, count in (
        ("a move added at the end of a line", shown_tree.add, few),
        ("a variation added, its layout postponed", shown_tree.add_variation, max(1, times // 10)),
    ):
        ours, its = [], []
        for _ in range(count):
            ours.append(add())
            its += timed(bare.repaint, 1)
        yield _line(what, (ours, its), least.BARE_PAINT, 20)


class ShownTree:
    """A panel on the screen that shows a game, and what is done with it."""

    def __init__(self, game: Game) -> None:
        from PySide6.QtWidgets import QApplication

        from gobanapp.ui.record.tree.tree_panel import TreePanel
        from gobanapp.ui.widgets import appearance, color_palettes

        self.app = QApplication.instance() or QApplication([])
        appearance.apply_appearance(self.app, color_palettes.LIGHT)
        self.game = game
        self.panel = TreePanel()
        self.panel.resize(320, 400)
        self.panel.show()
        self.viewport = self.panel.viewport()
        self.settle()

    def settle(self) -> None:
        self.panel.show_game(self.game, Change.ALL)
        self.panel.lay_out()
        self.app.processEvents()

    def paint_anew(self) -> None:
        self.panel._painter = None  # noqa: SLF001 - nothing a user does forgets the pictures alone
        self.viewport.repaint()

    def wheel(self) -> None:
        from PySide6.QtCore import QPoint, QPointF, Qt
        from PySide6.QtGui import QWheelEvent

        bar = self.panel.verticalScrollBar()
        at = QPointF(50, 50)
        event = QWheelEvent(
            at,
            self.viewport.mapToGlobal(at),
            QPoint(),
            QPoint(0, -120 if bar.value() < bar.maximum() else 120_000),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        self.app.sendEvent(self.viewport, event)
        self.app.processEvents()

    def step(self, steps: int) -> None:
        self.panel.show_game(self.game, self.game.step_by(steps))
        self.app.processEvents()

    def add(self) -> float:
        """Add a move to the current node; return how long it takes until the board continues."""
        points = self.game.position.board.points()
        change = self.game.play(next(p for p in points if self.game.why_illegal(p) is None))
        (seconds,) = timed(lambda: self.panel.show_game(self.game, change), 1)
        self.app.processEvents()
        return seconds

    def add_variation(self) -> float:
        self.game.step_by(-5)
        self.settle()
        return self.add()


def made_up(count: int) -> Tree:
    """Return a long game from which variations branch off, and others from those."""
    choice = random.Random(1)
    nodes = {0: Node(0, None)}
    depth = [0]
    end = 0
    for number in range(1, count):
        if number > 300 and choice.random() < 0.1:
            end = choice.randrange(number)
        parent = nodes[end]
        nodes[end] = parent.with_children((*parent.children, number))
        depth.append(depth[end] + 1)
        nodes[number] = Node(number, end, (), some_move(depth[number], "x" * (depth[number] % 5)))
        end = number
    return Tree(nodes)


def nested(variations: int) -> Tree:
    """Return a tree in which each variation begins at the first move of another."""
    nodes = {0: Node(0, None)}
    for number in range(0, 2 * variations, 2):
        nodes[number] = nodes[number].with_children((number + 1, number + 2))
        nodes[number + 1] = Node(number + 1, number)
        nodes[number + 2] = Node(number + 2, number)
    return Tree(nodes)


def deepest(tree: Tree) -> int:
    depth = {tree.root_id: 0}
    for node in tree.walk():
        depth.update(dict.fromkeys(node.children, depth[node.id] + 1))
    return max(depth, key=depth.__getitem__)
