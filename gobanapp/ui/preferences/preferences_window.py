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
from gobanapp.ui.widgets.forms import (
    LIST_MARGINS,
    FilterLine,
    PlainScrollArea,
    hbox,
    lines_height,
    vbox,
)
from gobanapp.ui.widgets.labels import quiet_line, text_line
from gobanapp.ui.widgets.window_geometry import persist_size


class GroupView(QWidget):
    """A group with all its rows, and a button that resets them or undoes the reset."""

    preview_requested = Signal(float)
    """A volume was set: a request to play a sound at this volume."""

    def __init__(self, group: PreferenceGroup, settings: Settings) -> None:
        super().__init__()
        self.setObjectName(f"{group.name}-group")
        self._settings = settings
        self._search_text = folded(group.title)
        self._values_before_reset: list[tuple[Setting, Any]] = []
        """The values before a reset that can be undone, or else empty."""
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
        is_default = all(row.is_default for row in self._rows)
        if not is_default and not self._is_resetting:
            self._values_before_reset = []
        self._reset.setText(
            self.tr("&Undo Reset") if self._values_before_reset else self.tr("Reset to &Defaults")
        )
        self._reset.setEnabled(bool(self._values_before_reset) or not is_default)

    def show_all(self) -> None:
        """Show the whole group."""
        for row in self._rows:
            row.show()
        self._reset.show()
        self.show()

    def show_matching(self, words: Iterable[str]) -> bool:
        """Show the rows that match all ``words``, or the group if it does; return if any do."""
        words = [word for word in words if word not in self._search_text]
        for row in self._rows:
            row.setVisible(row.matches(words))
        # It would also reset hidden rows.
        self._reset.hide()
        has_match = any(row.matches(words) for row in self._rows)
        self.setVisible(has_match)
        return has_match

    def take_focus(self) -> None:
        """Set the focus to the first visible row."""
        row = next((row for row in self._rows if not row.isHidden()), None)
        if row is not None:
            row.take_focus()

    def _reset_or_undo(self) -> None:
        restored, self._values_before_reset = self._values_before_reset, []
        self._is_resetting = True
        if restored:
            for setting, value in restored:
                setting.set(self._settings, value)
        else:
            defaults = self._settings.defaults
            settings = [row.row.setting for row in self._rows if not row.is_default]
            changed = [setting for setting in settings if setting is not None]
            self._values_before_reset = [
                (setting, setting.get(self._settings)) for setting in changed
            ]
            for setting in changed:
                setting.set(self._settings, setting.get(defaults))
        self._is_resetting = False
        self.refresh()


_DEFAULT_SIZE = QSize(640, 664)
_MIN_LINES = 44
"""The lines of text that the window has room for at first, in a font with high lines as well."""
_MAX_WIDTH = 460
_ENTER_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
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
    """The preferences window; changes appear at once in all windows."""

    volume_preview_requested = Signal(float)
    """The volume was set: a request to play a sound at this volume."""
    shortcuts_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        groups = preference_groups(self.shortcuts_requested.emit, has_volume=can_change_volume())
        self._settings = settings
        self._search = FilterLine()
        self._list = _GroupList()
        self._list.addItems([group.title for group in groups])
        self._views = [GroupView(group, settings) for group in groups]
        self._nothing_found = quiet_line(self.tr("No preference found."))
        self._scroll_area = PlainScrollArea(QWidget())
        self._search.setObjectName("search")
        self._list.setObjectName("groups")
        self._nothing_found.setObjectName("nothing-found")
        self._scroll_area.setObjectName("page")
        self._arrange()
        self._search.textChanged.connect(self._show_matches)
        self._search.moved_to_list.connect(self._leave_search)
        self._list.currentRowChanged.connect(lambda _row: self._show_group())
        self._list.itemClicked.connect(lambda _item: self._show_group())
        for view in self._views:
            view.preview_requested.connect(self.volume_preview_requested)
        settings.changed.connect(self._refresh)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)
        self._list.setCurrentRow(0)
        self._search.setFocus()
        scaled_height = round(_DEFAULT_SIZE.height() * max(1.0, text_scale()))
        default_size = QSize(
            _DEFAULT_SIZE.width(), max(scaled_height, lines_height(self, _MIN_LINES))
        )
        persist_size(self, "PreferencesWindow", default_size)

    @property
    def group(self) -> int:
        """The index of the current group."""
        return self._list.currentRow()

    @group.setter
    def group(self, index: int) -> None:
        self._list.setCurrentRow(index)

    def focus_first_row(self) -> None:
        """Move the focus from the search to the first row of the current group."""
        self._views[self.group].take_focus()

    def _arrange(self) -> None:
        self.setStyleSheet(_STYLE)
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search"))
        self._search.setMinimumHeight(line_height(self))
        self._list.setAccessibleName(self.tr("Groups"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.fit()
        self._scroll_area.page.setMaximumWidth(_MAX_WIDTH)
        margins = (SPACE // 2, 0, SPACE, SPACE)
        column = vbox(self._nothing_found, *self._views, None, spacing=4 * SPACE, margins=margins)
        self._scroll_area.page.setLayout(column)
        middle = hbox(self._list, (self._scroll_area, 1), spacing=3 * SPACE)
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

    def _show_matches(self) -> None:
        """Show the search results of all groups, or the group again without a search."""
        words = folded_words(self._search.text())
        if not words:
            self._show_group()
            return
        self._list.clearSelection()
        matches = [view.show_matching(words) for view in self._views]
        self._nothing_found.setVisible(not any(matches))
        self._scroll_area.verticalScrollBar().setValue(0)

    def _leave_search(self) -> None:
        """Move the focus to the search results, or without a search to the groups."""
        view = next((view for view in self._views if view.isVisible()), None)
        if view is not None and self._search.text():
            view.take_focus()
        else:
            self._list.setFocus()

    def _show_group(self) -> None:
        """Show the selected group, and end the search."""
        with QSignalBlocker(self._search):
            self._search.clear()
        self._list.item(self.group).setSelected(True)
        self._nothing_found.hide()
        for index, view in enumerate(self._views):
            if index == self.group:
                view.show_all()
            else:
                view.hide()
        self._scroll_area.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape clear the search before it closes the window.

        Enter in the search goes to the results.
        """
        if event.matches(QKeySequence.StandardKey.Cancel) and self._search.text():
            self._search.clear()
            self._search.setFocus()
        elif self._search.hasFocus() and event.key() in _ENTER_KEYS:
            self._leave_search()
        else:
            super().keyPressEvent(event)


def open_preferences_window() -> PreferencesWindow | None:
    """Return the program's preferences window, if it is open."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, PreferencesWindow) and window.isVisible():
            return window
    return None
