"""Small games with variations, and a tree panel before a session that does what it says."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

Key = Qt.Key


def game_of(children, contents=None):
    """Return a game on the tree in which node n has the children ``children[n]``."""
    parents = {child: number for number, below in children.items() for child in below}
    depth = {0: 0}
    for number in sorted(parents):
        depth[number] = depth[parents[number]] + 1
    nodes = {0: Node(0, None, children.get(0, ()))}
    for number, parent in parents.items():
        color = Color.BLACK if depth[number] % 2 else Color.WHITE
        content = Content(move=Move(color, Point(number % 9, number // 9 % 9)))
        content = (contents or {}).get(number, content)
        nodes[number] = Node(number, parent, children.get(number, ()), content)
    return Game(Tree(nodes), 9, 9)


def small_game(contents=None):
    """Return a main line 0 1 2 3 with the variations 4 5 6 and, from that, 7 8."""
    children = {0: (1,), 1: (2, 4), 2: (3,), 4: (5, 7), 5: (6,), 7: (8,)}
    return game_of(children, contents)


def wide_game():
    """Return a game with 30 variations of its first move, each of 9 moves; 10 has 5 more in it."""
    children = {n: (n + 100,) for n in range(1, 900) if 0 < n % 100 <= 30}
    return game_of(children | {0: tuple(range(1, 31)), 10: (110, *range(2000, 2005))})


def long_game(moves):
    return game_of({n: (n + 1,) for n in range(moves)})


class ShownTree:
    """A panel, and a session that does what it says."""

    def __init__(self, panel, game):
        self.panel = panel
        self.game = game
        self.chosen = []
        panel.chosen.connect(self.go)
        panel.show_game(game, Change.ALL)

    def go(self, number):
        self.chosen.append(number)
        self.do(lambda game: game.go_to(number))

    def do(self, action):
        self.panel.show_game(self.game, action(self.game))

    def where(self, number):
        return self.panel.cell(number).center().toPoint()

    def sees(self, number):
        """Return whether a node is wholly in view."""
        view = self.panel.viewport().rect()
        return view.contains(self.panel.cell(number).toAlignedRect().adjusted(1, 1, -1, -1))

    @property
    def offset(self):
        return self.panel.horizontalScrollBar().value(), self.panel.verticalScrollBar().value()

    @property
    def shown(self):
        return {n for n in self.game.tree.nodes if not self.panel.node_rect(n).isEmpty()}


def sign_of(shown_tree, number):
    cell = shown_tree.panel.cell(number)
    return QPoint(round(cell.center().x()), round(cell.bottom()))


def turn(shown_tree, notches, modifiers=Qt.KeyboardModifier.NoModifier, at=None):
    viewport = shown_tree.panel.viewport()
    at = QPointF(at or QPoint(100, 100))
    event = QWheelEvent(
        at,
        viewport.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def keys(qtbot, shown_tree, names):
    for name in names.split():
        qtbot.keyClick(shown_tree.panel, getattr(Key, f"Key_{name}"))
