"""The wording while moves are tried out."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.ui.record.trial_actions import TrialBar
from tests.ui.lookup import find


def test_the_bar(qtbot):
    bar = TrialBar()
    qtbot.addWidget(bar)
    bar.resize(600, bar.height())
    for number, text in ((1, "Trying out moves from move 1"), (0, "Trying out moves")):
        bar.show_start(number, can_keep=True)
        assert find(bar, "told", QLabel).accessibleName() == text
    assert [find(bar, name, QPushButton).text() for name in ("keep", "go-back")] == [
        "Keep",
        "Discard",
    ]


def test_status_bar_messages_of_a_trial(table):
    table = table(columns=9, rows=9)
    for modifier, text in (
        (Qt.KeyboardModifier.NoModifier, "Discarded the tried moves. Edit > Redo restores them."),
        (Qt.KeyboardModifier.ShiftModifier, "Kept the tried moves as a variation."),
    ):
        table.key(Qt.Key.Key_F)
        table.click("G7")
        table.key(Qt.Key.Key_F, modifier)
        assert table.window.statusBar().currentMessage() == text
    table.session.begin_match(Document([GameTerms().to_game("")]), None)
    table.key(Qt.Key.Key_F)
    assert table.window.statusBar().currentMessage() == ("You can't try out moves during a match.")
