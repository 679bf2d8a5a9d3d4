"""Visibility of parts of a window: what the user wants and what fits."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.text import game_text
from gobanapp.ui.record.move_list import MoveList
from gobanapp.ui.window.window_refresh import WindowRefresh
from tests.ui.lookup import find, trigger


def test_tree_and_list_follow_their_settings(table, qtbot):
    window = table().window
    window.resize(1180, 900)
    settings, record = window.settings, window.components.record_panel
    qtbot.waitUntil(record.tree.isVisible)
    assert record.findChild(MoveList) is None
    settings.shows_tree, settings.shows_moves = False, True
    assert not record.tree.isVisible()
    assert record.findChild(MoveList).isVisible()


def test_the_tree_hides_if_only_two_moves_fit(table, qtbot):
    window = table().window
    trigger(window, "desk-study")
    tree = window.components.record_panel.tree
    window.resize(380, 560)
    qtbot.waitUntil(lambda: not tree.isVisible())
    assert window.components.record_panel.comment.isVisible()
    window.resize(600, 1100)
    qtbot.waitUntil(tree.isVisible)


def test_the_terms_of_play_follow_stones_that_are_set_up(table):
    at = table(columns=9, rows=9)
    terms = find(at.window, "terms")
    before = terms.accessibleName()
    at.session.apply(lambda game: game.set_stones(Color.BLACK, [Point(2, 2), Point(6, 6)]))
    at.session.apply(lambda game: game.set_turn(Color.WHITE))
    assert at.session.game.handicap == 2
    assert terms.accessibleName() == game_text.terms(at.session.game) != before


ACTIONS = {
    "click": lambda at: at.click("D4"),
    "step": lambda at: at.key(Qt.Key.Key_Left),
    "mark tool": lambda at: trigger(at.window, "tool-circle"),
    "insert": lambda at: trigger(at.window, "insert-moves"),
    "count": lambda at: trigger(at.window, "count"),
    "trial": lambda at: trigger(at.window, "try-out"),
    "turn": lambda at: trigger(at.window, "turn-half"),
    "move list": lambda at: trigger(at.window, "move-list"),
    "coordinates": lambda at: trigger(at.window, "coordinates-numbers"),
    "numbers": lambda at: trigger(at.window, "numbers-all"),
    "comment": lambda at: at.session.apply(lambda game: game.set_comment("Good.")),
    "pass": lambda at: trigger(at.window, "pass"),
    "undo": lambda at: trigger(at.window, "undo"),
    "layout": lambda at: trigger(at.window, "layout-side by side"),
    "document": lambda at: at.session.open_document(Document([GameTerms().to_game("")])),
}


def refreshes_of(window):
    """Return a list that grows with every refresh of ``window`` from now on."""
    refreshes = []
    window.findChild(WindowRefresh).refreshed.connect(lambda: refreshes.append(len(refreshes) + 1))
    return refreshes


@pytest.mark.parametrize("action", ACTIONS)
def test_one_action_of_the_user_refreshes_the_window_once(table, action):
    at = table(columns=9, rows=9)
    at.click("C3 G7 G3")
    refreshes = refreshes_of(at.window)
    ACTIONS[action](at)
    assert refreshes == [1]


class Paints(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, *widgets):
        super().__init__()
        self.number = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, _widget, event):  # noqa: N802 - as Qt calls it
        self.number += event.type() == QEvent.Type.Paint
        return False


def test_a_step_does_not_paint_what_is_behind_its_widgets(table):
    at = table(columns=9, rows=9)
    at.click("C3 G7 G3 C7")
    trigger(at.window, "back")
    QCoreApplication.processEvents()
    behind = Paints(at.window, at.window.centralWidget())
    shown = Paints(at.window.components.players, at.window.components.navigation)
    trigger(at.window, "back")
    QCoreApplication.processEvents()
    assert shown.number >= 2
    assert behind.number == 0


def test_a_correction_refreshes_the_window_once(table):
    at = table(columns=9, rows=9)
    at.click("C3 G7 G3")
    trigger(at.window, "correct-move")
    refreshes = refreshes_of(at.window)
    at.click("G4")
    assert at.session.game.node.content.move.point == Point(6, 3)
    assert refreshes == [1]


def test_the_pass_that_ends_a_dispute_refreshes_the_window_once(table):
    at = table(columns=9, rows=9)
    at.click("C3 G7 G3")
    for _ in range(2):
        trigger(at.window, "pass")
    scoring = at.session.scoring
    at.session.apply(scoring.start_play_out, frozenset({Point(2, 2)}), Color.WHITE, "")
    trigger(at.window, "pass")
    refreshes = refreshes_of(at.window)
    trigger(at.window, "pass")
    assert scoring.dispute is None
    assert refreshes == [1]
