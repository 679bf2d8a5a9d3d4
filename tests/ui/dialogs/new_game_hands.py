"""What hands do at the dialog of a new game, and terms that are set there."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDoubleSpinBox, QLabel, QSpinBox

from gobanapp.clock.time_system import ByoYomi, Fischer
from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import CHINESE, PRESETS

Key = Qt.Key
USUAL = NewGame()
CLUB = ByoYomi(main=600, periods=5, seconds=30)
BLITZ = Fischer(main=300, increment=10)
LAST = NewGame(
    columns=13,
    rows=13,
    ruleset=CHINESE,
    komi=7.5,
    names=ByColor("Ann", "Ben"),
    ranks=ByColor("3k", "1d"),
)


def press(dialog, text):
    """Click the button with this text, mnemonics aside."""
    (button,) = (
        button
        for button in dialog.findChildren(QAbstractButton)
        if button.text().replace("&", "") == text and button.isVisible()
    )
    beginning = QPoint(8, button.height() // 2)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=beginning)


def go_to(dialog, key):
    """Press Alt and the letter of a mnemonic; return what has the focus then."""
    QTest.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
    return dialog.focusWidget()


def choose(dialog, key, index):
    """Choose a line of the list that the mnemonic leads to, by the keyboard."""
    combo = go_to(dialog, key)
    assert isinstance(combo, QComboBox)
    QTest.keyClick(combo, Key.Key_Home)
    for _ in range(index):
        QTest.keyClick(combo, Key.Key_Down)


def choose_rules(dialog, ruleset):
    choose(dialog, Key.Key_R, list(PRESETS).index(ruleset.key))


def type_number(dialog, key, text):
    spin = go_to(dialog, key)
    assert isinstance(spin, QSpinBox | QDoubleSpinBox)
    spin.selectAll()
    QTest.keyClicks(spin, text)
    QTest.keyClick(spin, Key.Key_Tab)


def told(dialog):
    """Return all that can be read on the dialog."""
    return " | ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
