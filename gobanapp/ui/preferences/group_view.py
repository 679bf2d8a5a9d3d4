"""A group of the preferences on the screen: its title, its rows, the way back to what is usual."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from gobanapp.game.folded_text import folded
from gobanapp.storage.settings import Settings
from gobanapp.ui.preferences.preference_row import PreferenceGroup, Setting
from gobanapp.ui.preferences.row_view import RowView
from gobanapp.ui.widgets.appearance import LARGE, SPACE
from gobanapp.ui.widgets.text_line import text_line


class GroupView(QWidget):
    """The button that sets all back takes that back too, until something else is set."""

    preview_requested = Signal(float)
    """A volume was set: something is to be heard at it."""

    def __init__(self, group: PreferenceGroup, settings: Settings) -> None:
        super().__init__()
        self.setObjectName(f"{group.name}-group")
        self._settings = settings
        self._searched = folded(group.title)
        self._before: list[tuple[Setting, Any]] = []
        """What the reset has changed, empty where it can't be taken back."""
        self._is_resetting = False
        self._rows = [RowView(row, settings) for row in group.rows]
        self._reset = QPushButton()
        self._reset.setObjectName("reset")
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self._reset_or_undo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * SPACE)
        column.addWidget(text_line(group.title, LARGE, bold=True))
        for row in self._rows:
            row.preview_requested.connect(self.preview_requested)
            column.addWidget(row)
        column.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)
        self.refresh()

    def refresh(self) -> None:
        """Show what the settings say now."""
        for row in self._rows:
            row.refresh()
        is_usual = all(row.is_usual for row in self._rows)
        if not is_usual and not self._is_resetting:
            self._before = []
        self._reset.setText(
            self.tr("&Undo the Reset") if self._before else self.tr("Reset to &Defaults")
        )
        self._reset.setEnabled(bool(self._before) or not is_usual)

    def show_all(self) -> None:
        """Show the whole group."""
        for row in self._rows:
            row.show()
        self._reset.show()
        self.show()

    def show_found(self, words: Iterable[str]) -> bool:
        """Show the rows that have all ``words``, or whose group is called so; return if any."""
        words = [word for word in words if word not in self._searched]
        for row in self._rows:
            row.setVisible(row.has(words))
        # It would set back also what is not seen.
        self._reset.hide()
        is_found = any(row.has(words) for row in self._rows)
        self.setVisible(is_found)
        return is_found

    def take_focus(self) -> None:
        """Go to the first row that is shown."""
        row = next((row for row in self._rows if not row.isHidden()), None)
        if row is not None:
            row.take_focus()

    def _reset_or_undo(self) -> None:
        undone, self._before = self._before, []
        self._is_resetting = True
        if undone:
            for setting, value in undone:
                setting.set(self._settings, value)
        else:
            usual = self._settings.defaults
            settings = [row.row.setting for row in self._rows if not row.is_usual]
            kept = [each for each in settings if each is not None]
            self._before = [(each, each.get(self._settings)) for each in kept]
            for setting in kept:
                setting.set(self._settings, setting.get(usual))
        self._is_resetting = False
        self.refresh()
