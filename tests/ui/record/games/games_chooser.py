"""The dialog of the games of a file, and who sits before it."""

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.games.game_columns import GameColumn
from gobanapp.ui.record.games.game_list import GameList
from tests.ui.lookup import double_click, find, press

Key = Qt.Key
NOTHING = Qt.KeyboardModifier.NoModifier
ALT, CTRL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
PLAYERS = ("Ann", "Ben", "Cho", "Dan", "Eve")


def record_of(players):
    games = (f"(;PB[{name}]EV[Cup {n % 2}];B[dd];W[pp])" for n, name in enumerate(players))
    return read_document("".join(games).encode(), Path("all.sgf"), None)


class Chooser:
    """The dialog and the hands of who sits before it."""

    def __init__(self, session, dialog):
        self.session = session
        self.dialog = dialog
        self.list = find(dialog, "game-list", GameList)
        self.filter = find(dialog, "filter", QLineEdit)
        self.model = self.list.model()

    @property
    def entries(self):
        return self.session.document.entries

    @property
    def order(self):
        """The games of the record, by the names of Black."""
        return [entry.info.names.black for entry in self.entries]

    @property
    def listed(self):
        return [entry.info.names.black for entry in self.model.shown]

    @property
    def chosen(self):
        return [entry.info.names.black for entry in self.list.chosen]

    @property
    def state(self):
        """What is said of how many games there are, and how many are listed or chosen."""
        return find(self.dialog, "state", QLabel).text()

    @property
    def amounts(self):
        """The numbers in ``state``."""
        return [int(number) for number in re.findall(r"\d+", self.state)]

    @property
    def is_open(self):
        return self.dialog.isVisible()

    def key(self, key, modifier=NOTHING):
        QTest.keyClick(self.dialog.focusWidget(), key, modifier)

    def type(self, text):
        for sign in text:  # into whatever has the focus by then
            QTest.keyClicks(self.dialog.focusWidget(), sign)

    def place(self, row):
        return self.list.visualRect(self.model.index(row, self.columns[0])).center()

    @property
    def columns(self):
        """The columns that are seen."""
        return [column for column in GameColumn if not self.list.isColumnHidden(column)]

    def click(self, row, modifier=NOTHING):
        viewport = self.list.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, modifier, self.place(row))

    def double_click(self, row):
        double_click(self.list.viewport(), self.place(row))

    def button(self, name):
        return find(self.dialog, name, QPushButton)

    def press(self, name):
        press(self.dialog, name)
