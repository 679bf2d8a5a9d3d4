"""What each user has his own way: groups at the left, rows at the right, a search above them."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gobanapp.game.folded_text import folded_words
from gobanapp.storage.settings import Settings
from gobanapp.ui.preferences.group_view import GroupView
from gobanapp.ui.preferences.preference_groups import preference_groups
from gobanapp.ui.sound.sound_player import can_change_volume
from gobanapp.ui.widgets.appearance import SPACE, line_height
from gobanapp.ui.widgets.filter_line import FilterLine
from gobanapp.ui.widgets.text_line import quiet_line
from gobanapp.ui.widgets.window_geometry import persist_size

_SIZE = QSize(640, 640)
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


class PreferencesWindow(QDialog):
    """Stands beside the windows; whatever is set here or there is seen at once in both."""

    volume_preview_requested = Signal(float)
    """The volume was set: something is to be heard at it."""
    shortcuts_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        every = preference_groups(self.shortcuts_requested.emit, has_volume=can_change_volume())
        self._settings = settings
        self._search = FilterLine()
        self._list = QListWidget()
        self._list.addItems([group.title for group in every])
        self._views = [GroupView(group, settings) for group in every]
        self._nothing = quiet_line(self.tr("No setting is found by these words."))
        self._page = QScrollArea()
        self._search.setObjectName("search")
        self._list.setObjectName("groups")
        self._nothing.setObjectName("nothing-found")
        self._page.setObjectName("page")
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
        persist_size(self, "PreferencesWindow", _SIZE)

    @property
    def group(self) -> int:
        """The place of the group that is shown."""
        return self._list.currentRow()

    @group.setter
    def group(self, place: int) -> None:
        self._list.setCurrentRow(place)

    def go_on_in_group(self) -> None:
        """Leave the search, and go to the first row of the group that is shown."""
        self._views[self.group].take_focus()

    def _arrange(self) -> None:
        self.setStyleSheet(_STYLE)
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search"))
        self._search.setMinimumHeight(line_height(self))
        self._list.setAccessibleName(self.tr("Groups"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFixedWidth(self._list.sizeHintForColumn(0) + 2 * SPACE)
        content = QWidget()
        content.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(content)
        column.setContentsMargins(SPACE // 2, 0, SPACE, SPACE)
        column.setSpacing(4 * SPACE)
        column.addWidget(self._nothing)
        for view in self._views:
            column.addWidget(view)
        column.addStretch(1)
        self._page.setFrameShape(QFrame.Shape.NoFrame)
        self._page.setWidgetResizable(True)
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the fields
        self._page.setWidget(content)
        middle = QHBoxLayout()
        middle.setSpacing(3 * SPACE)
        middle.addWidget(self._list)
        middle.addWidget(self._page, 1)
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setObjectName("close")
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        layout.setSpacing(2 * SPACE)
        layout.addWidget(self._search)
        layout.addLayout(middle, 1)
        layout.addWidget(buttons)

    def _refresh(self) -> None:
        for view in self._views:
            view.refresh()

    def _begin_search(self) -> None:
        self._search.setFocus()
        self._search.selectAll()

    def _find(self) -> None:
        """Show what is found in all groups, or the group again where nothing is looked for."""
        words = folded_words(self._search.text())
        if not words:
            self._show_group()
            return
        self._list.clearSelection()
        found = [view.show_found(words) for view in self._views]
        self._nothing.setVisible(not any(found))
        self._page.verticalScrollBar().setValue(0)

    def _leave_search(self) -> None:
        """Go on to what was found, or to the groups where nothing is looked for."""
        found = next((view for view in self._views if view.isVisible()), None)
        if found is not None and self._search.text():
            found.take_focus()
        else:
            self._list.setFocus()

    def _show_group(self) -> None:
        """Show the group that is chosen; nothing is looked for any more."""
        with QSignalBlocker(self._search):
            self._search.clear()
        self._list.item(self.group).setSelected(True)
        self._nothing.hide()
        for place, view in enumerate(self._views):
            if place == self.group:
                view.show_all()
            else:
                view.hide()
        self._page.verticalScrollBar().setValue(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape take the search away first, and close the window then.

        Enter in the search goes to what was found, where it would close the window.
        """
        if event.matches(QKeySequence.StandardKey.Cancel) and self._search.text():
            self._search.clear()
            self._search.setFocus()
        elif self._search.hasFocus() and event.key() in _ENTER:
            self._leave_search()
        else:
            super().keyPressEvent(event)


def open_preferences_window() -> PreferencesWindow | None:
    """Return the one window of preferences the program has, where it is open."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, PreferencesWindow) and window.isVisible():
            return window
    return None
