"""The preferences window: groups on the left, rows on the right, a search field above them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QWidget,
)

from gobanapp.game.folded_text import folded, folded_words
from gobanapp.storage.settings import Settings
from gobanapp.ui.preferences.preference_groups import preference_groups
from gobanapp.ui.preferences.preference_row import PreferenceGroup, Setting
from gobanapp.ui.preferences.row_view import RowView
from gobanapp.ui.sound.sound_player import can_change_volume
from gobanapp.ui.widgets.appearance import LARGE, SPACE, line_height, text_scale
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import LIST_MARGINS, FilterLine, PlainScrollArea, hbox, vbox
from gobanapp.ui.widgets.labels import quiet_line, text_line
from gobanapp.ui.widgets.window_geometry import persist_size


class GroupView(QWidget):
    """The button that resets all rows also undoes the reset, until something else is set."""

    preview_requested = Signal(float)
    """A volume was set: a request to play a sound at it."""

    def __init__(self, group: PreferenceGroup, settings: Settings) -> None:
        super().__init__()
        self.setObjectName(f"{group.name}-group")
        self._settings = settings
        self._searched = folded(group.title)
        self._before: list[tuple[Setting, Any]] = []
        """The values before the reset, empty if it can't be undone."""
        self._is_resetting = False
        self._rows = [RowView(row, settings) for row in group.rows]
        self._reset = push_button("", "reset", self._reset_or_undo)
        for row in self._rows:
            row.preview_requested.connect(self.preview_requested)
        title = text_line(group.title, LARGE, bold=True)
        reset = self._reset, Qt.AlignmentFlag.AlignLeft
        self.setLayout(vbox(title, *self._rows, reset, spacing=2 * SPACE))
        self.refresh()

    def refresh(self) -> None:
        """Show the current settings."""
        for row in self._rows:
            row.refresh()
        is_usual = all(row.is_usual for row in self._rows)
        if not is_usual and not self._is_resetting:
            self._before = []
        self._reset.setText(
            self.tr("&Undo Reset") if self._before else self.tr("Reset to &Defaults")
        )
        self._reset.setEnabled(bool(self._before) or not is_usual)

    def show_all(self) -> None:
        """Show the whole group."""
        for row in self._rows:
            row.show()
        self._reset.show()
        self.show()

    def show_found(self, words: Iterable[str]) -> bool:
        """Show the rows that match all ``words``, or a whole matching group; return if any."""
        words = [word for word in words if word not in self._searched]
        for row in self._rows:
            row.setVisible(row.has(words))
        # It would also reset rows that are not visible.
        self._reset.hide()
        is_found = any(row.has(words) for row in self._rows)
        self.setVisible(is_found)
        return is_found

    def take_focus(self) -> None:
        """Go to the first visible row."""
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


_SIZE = QSize(640, 664)
_WIDEST = 460
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_STYLE = f"""
QListWidget {{ border: none; outline: none; background: transparent; }}
QListWidget::item {{ padding: {SPACE}px; border-radius: 6px; color: palette(text); }}
QListWidget::item:hover {{ background: palette(alternate-base); }}
QListWidget::item:selected {{ background: palette(dark); color: palette(text); }}
QListWidget::item:selected:focus {{
    background: palette(highlight); color: palette(highlighted-text);
}}
"""


class _GroupList(QListWidget):
    """The list of groups, as wide as its longest line."""

    def fit(self) -> None:
        self.setFixedWidth(self.sizeHintForColumn(0) + 2 * SPACE)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.fit()


class PreferencesWindow(QDialog):
    """The window of preferences, open next to the others; changes appear at once in all."""

    volume_preview_requested = Signal(float)
    """The volume was set: a request to play a sound at it."""
    shortcuts_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        every = preference_groups(self.shortcuts_requested.emit, has_volume=can_change_volume())
        self._settings = settings
        self._search = FilterLine()
        self._list = _GroupList()
        self._list.addItems([group.title for group in every])
        self._views = [GroupView(group, settings) for group in every]
        self._nothing = quiet_line(self.tr("No preference found."))
        self._scrolled = PlainScrollArea(QWidget())
        self._search.setObjectName("search")
        self._list.setObjectName("groups")
        self._nothing.setObjectName("nothing-found")
        self._scrolled.setObjectName("page")
        self._arrange()
        self._search.textChanged.connect(self._find)
        self._search.moved_to_list.connect(self._leave_search)
        self._list.currentRowChanged.connect(lambda _row: self._show_group())
        self._list.itemClicked.connect(lambda _item: self._show_group())
        for view in self._views:
            view.preview_requested.connect(self.volume_preview_requested)
        settings.changed.connect(self._refresh)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)
        self._list.setCurrentRow(0)
        self._search.setFocus()
        usual = QSize(_SIZE.width(), round(_SIZE.height() * max(1.0, text_scale())))
        persist_size(self, "PreferencesWindow", usual)

    @property
    def group(self) -> int:
        """The index of the current group."""
        return self._list.currentRow()

    @group.setter
    def group(self, place: int) -> None:
        self._list.setCurrentRow(place)

    def go_on_in_group(self) -> None:
        """Leave the search, and go to the first row of the current group."""
        self._views[self.group].take_focus()

    def _arrange(self) -> None:
        self.setStyleSheet(_STYLE)
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search"))
        self._search.setMinimumHeight(line_height(self))
        self._list.setAccessibleName(self.tr("Groups"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.fit()
        self._scrolled.page.setMaximumWidth(_WIDEST)
        margins = (SPACE // 2, 0, SPACE, SPACE)
        column = vbox(self._nothing, *self._views, None, spacing=4 * SPACE, margins=margins)
        self._scrolled.page.setLayout(column)
        middle = hbox(self._list, (self._scrolled, 1), spacing=3 * SPACE)
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setObjectName("close")
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        rows = (self._search, (middle, 1), buttons)
        self.setLayout(vbox(*rows, spacing=2 * SPACE, margins=LIST_MARGINS))

    def _refresh(self) -> None:
        for view in self._views:
            view.refresh()

    def _begin_search(self) -> None:
        self._search.setFocus()
        self._search.selectAll()

    def _find(self) -> None:
        """Show the search results of all groups, or the group again without a search."""
        words = folded_words(self._search.text())
        if not words:
            self._show_group()
            return
        self._list.clearSelection()
        found = [view.show_found(words) for view in self._views]
        self._nothing.setVisible(not any(found))
        self._scrolled.verticalScrollBar().setValue(0)

    def _leave_search(self) -> None:
        """Move on to the search result, or to the groups without a search."""
        found = next((view for view in self._views if view.isVisible()), None)
        if found is not None and self._search.text():
            found.take_focus()
        else:
            self._list.setFocus()

    def _show_group(self) -> None:
        """Show the selected group, and end the search."""
        with QSignalBlocker(self._search):
            self._search.clear()
        self._list.item(self.group).setSelected(True)
        self._nothing.hide()
        for place, view in enumerate(self._views):
            if place == self.group:
                view.show_all()
            else:
                view.hide()
        self._scrolled.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape clear the search before it closes the window.

        Enter in the search goes to the results.
        """
        if event.matches(QKeySequence.StandardKey.Cancel) and self._search.text():
            self._search.clear()
            self._search.setFocus()
        elif self._search.hasFocus() and event.key() in _ENTER:
            self._leave_search()
        else:
            super().keyPressEvent(event)


def open_preferences_window() -> PreferencesWindow | None:
    """Return the program's preferences window, if it is open."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, PreferencesWindow) and window.isVisible():
            return window
    return None
