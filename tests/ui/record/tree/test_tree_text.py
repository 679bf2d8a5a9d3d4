"""The tips of the tree, and its accessible name: the English of each."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from gobanapp.game.node import Content, SetUp
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from tests.ui.record.tree.shown_tree import sign_of, small_game

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def tip(monkeypatch):
    """Return what the tip for a place says."""
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *where: shown.append(text))

    def ask(shown_tree, at):
        viewport = shown_tree.panel.viewport()
        where = viewport.mapToGlobal(at)
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, where))
        return shown.pop()

    return ask


def test_tooltips_describe_a_node(shown_tree, tip):
    d4 = Point.parse("D4")
    shown_tree = shown_tree(
        small_game(
            {
                1: Content(move=Move(Color.BLACK, d4), name="Joseki", comment="\nFine <b>\nmore"),
                2: Content(move=Move(Color.WHITE, None)),
                3: Content(set_up=SetUp(black=frozenset([d4]))),
                4: Content(comment="x" * 200),
                5: Content(),
            }
        )
    )
    assert tip(shown_tree, shown_tree.where(0)) == "<qt>Beginning</qt>"
    assert tip(shown_tree, shown_tree.where(1)) == "<qt>1 · D4<br>Joseki<br>Fine &lt;b&gt;</qt>"
    assert tip(shown_tree, shown_tree.where(2)) == "<qt>2 · Pass</qt>"
    assert tip(shown_tree, shown_tree.where(3)) == "<qt>Setup</qt>"
    assert tip(shown_tree, shown_tree.where(4)) == f"<qt>{'x' * 79}…</qt>"
    assert tip(shown_tree, shown_tree.where(5)) == ""
    assert tip(shown_tree, QPoint(250, 250)) == ""


def test_tooltips_count_hidden_moves(qtbot, shown_tree, tip):
    shown_tree = shown_tree(small_game())
    qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=sign_of(shown_tree, 7))
    assert tip(shown_tree, sign_of(shown_tree, 7)).endswith("<br>1 move is hidden</qt>")
    qtbot.mouseClick(shown_tree.panel.viewport(), LEFT, pos=sign_of(shown_tree, 4))
    assert tip(shown_tree, shown_tree.where(4)).endswith("<br>4 moves are hidden</qt>")


def test_its_accessible_name(shown_tree):
    assert shown_tree(small_game()).panel.accessibleName() == "Variation tree"
