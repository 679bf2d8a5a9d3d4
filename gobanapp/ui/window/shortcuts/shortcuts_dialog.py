"""The shortcuts page: all keys by menu, for reading, searching, printing and changing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from gobanapp.storage.settings_file import ShortcutKeys
from gobanapp.text import formats
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.commands import RESERVED_KEYS, CommandRegistry
from gobanapp.ui.widgets.forms import LIST_MARGINS, FilterLine, hbox, vbox
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.window_geometry import persist_size
from gobanapp.ui.window.shortcuts.key_list import (
    ShortcutGroup,
    ShortcutLine,
    fixed_key_groups,
    matches,
    native_key_text,
    shortcut_text,
)

_SIZE = 68 * SPACE, 84 * SPACE
_FIELD_WIDTH = 20 * SPACE
_KEYS_WIDTH = 24 * SPACE
_LINE = Qt.ItemDataRole.UserRole
_STYLE = f"""
QTreeWidget {{ border: 1px solid palette(mid); border-radius: 6px; background: palette(base); }}
QTreeWidget::item {{ padding: {SPACE // 2}px {SPACE // 2}px; }}
"""


class ShortcutsDialog(QDialog):
    """Leaves the game usable while it is open. Changes take effect at once, in all windows."""

    def __init__(
        self, groups: Sequence[ShortcutGroup], commands: CommandRegistry, parent: QWidget
    ) -> None:
        """``groups``: the commands whose keys can be changed."""
        super().__init__(parent)
        self._groups = [*groups, *fixed_key_groups()]
        self._commands = commands
        self._pending_keys = ""
        self._shown: list[tuple[QTreeWidgetItem, ShortcutGroup, list[QTreeWidgetItem]]] = []
        self.setWindowTitle(self.tr("Keyboard Shortcuts"))
        self._search = FilterLine()
        self._search.setPlaceholderText(self.tr("Search by words or keys"))
        self._search.setAccessibleName(self.tr("Search"))
        self._rows = _Rows()
        self._rows.setAccessibleName(self.tr("Shortcuts"))
        self._name = Label()
        self._field = KeyField()
        self._field.setAccessibleName(self.tr("New keys"))
        self._field.setPlaceholderText(self.tr("Press keys"))
        self._field.setFixedWidth(_FIELD_WIDTH)
        self._reset_button = push_button(self.tr("Reset to &Default"), "reset", self._reset_line)
        self._message = muted(Label(), "message")
        self._message.setWordWrap(True)
        self._assign_button = push_button(self.tr("&Assign"), "take-keys", self._reassign)
        self._reset_all_button = push_button(self.tr("Reset A&ll"), "reset-all", self._reset_all)
        self._print_button = push_button(self.tr("&Print…"), "print", self._print_all)
        self._name_widgets()
        self._create_layout()
        self._fill()
        self._connect()
        self._show_line()
        persist_size(self, "ShortcutsDialog", QSize(*_SIZE))

    def _name_widgets(self) -> None:
        """Give each widget its object name."""
        self._search.setObjectName("search")
        self._rows.setObjectName("shortcut-list")
        self._name.setObjectName("line")
        self._field.setObjectName("new-keys")

    def _create_layout(self) -> None:
        change = hbox((self._name, 1), self._field, self._reset_button)
        message = hbox((self._message, 1), self._assign_button)
        buttons = QDialogButtonBox()
        buttons.addButton(self._reset_all_button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self._print_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        # Return activates the lines.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        # Room for the message and its button, so that nothing jumps.
        self._message.setMinimumHeight(self._assign_button.sizeHint().height())
        rows = (self._search, (self._rows, 1), change, message, buttons)
        self.setLayout(vbox(*rows, margins=LIST_MARGINS))

    def _fill(self) -> None:
        for group in self._groups:
            title_item = QTreeWidgetItem([group.title])
            font = self.font()
            font.setBold(True)
            title_item.setFont(0, font)
            title_item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self._rows.addTopLevelItem(title_item)
            rows = []
            for line in group.lines:
                row = QTreeWidgetItem([line.words])
                row.setData(0, _LINE, line)
                title_item.addChild(row)
                rows.append(row)
            title_item.setExpanded(True)
            title_item.setFirstColumnSpanned(True)
            self._shown.append((title_item, group, rows))
        self._show_keys()
        self._find("")

    def _connect(self) -> None:
        self._search.textChanged.connect(self._find)
        self._search.returnPressed.connect(self._rows.setFocus)
        self._search.moved_to_list.connect(self._rows.setFocus)
        self._rows.currentItemChanged.connect(lambda _now, _before: self._show_line())
        self._rows.activation_requested.connect(self._field.setFocus)
        self._field.pressed.connect(self._set_keys)
        self._field.cancelled.connect(self._cancel)
        self._commands.keys_changed.connect(self._show_keys)

    # Display

    @property
    def line(self) -> ShortcutLine | None:
        """The selected line."""
        item = self._rows.currentItem()
        line = None if item is None else item.data(0, _LINE)
        return line if isinstance(line, ShortcutLine) else None

    def _find(self, text: str) -> None:
        """Show the lines that match ``text``, and their titles; select one of them."""
        first = None
        for title_item, group, rows in self._shown:
            for row, line in zip(rows, group.lines, strict=True):
                is_hidden = not matches(line, group, text, self._commands)
                row.setHidden(is_hidden)
                first = first or (None if is_hidden else row)
            title_item.setHidden(all(row.isHidden() for row in rows))
        current = self._rows.currentItem()
        if first is not None and (current is None or current.isHidden()):
            self._rows.setCurrentItem(first)

    def _show_keys(self) -> None:
        for _, group, rows in self._shown:
            for row, line in zip(rows, group.lines, strict=True):
                row.setText(1, shortcut_text(line, self._commands))
        self._reset_all_button.setEnabled(self._commands.has_custom_keys)
        self._show_line()

    def _show_line(self, message: str = "") -> None:
        """Show the keys of the selected line, and drop pending keys."""
        line = self.line
        self._pending_keys = ""
        if self._assign_button.hasFocus():
            self._rows.setFocus()
        self._assign_button.hide()
        can_change = line is not None and bool(line.id)
        self._name.setText("" if line is None else line.words)
        self._field.setEnabled(can_change)
        self._field.setText("" if line is None else shortcut_text(line, self._commands))
        is_custom = line is not None and self._commands.is_custom(line.id)
        self._reset_button.setEnabled(can_change and is_custom)
        if not message and line is not None and not can_change:
            message = self.tr("These keys cannot be changed.")
        elif not message and line is not None and is_custom:
            default_keys = ", ".join(
                map(native_key_text, self._commands[line.id].default_keys)
            ) or self.tr("none")
            message = self.tr("Default: {keys}").format(keys=default_keys)
        self._message.setText(message)

    # Changes

    def _set_keys(self, keys: str) -> None:
        """Assign keys, or show which command already has them."""
        line = self.line
        if line is None or not line.id:
            return
        commands = self._commands
        if not keys:
            commands.set_keys({line.id: () if commands[line.id].default_keys else None})
            self._finish()
        elif keys in commands.keys(line.id):
            self._finish()
        elif keys in RESERVED_KEYS:
            message = self.tr("{keys} is reserved. Press other keys.")
            self._show_line(message.format(keys=native_key_text(keys)))
        else:
            self._assign(keys, line)

    def _assign(self, keys: str, line: ShortcutLine) -> None:
        others = self._commands.others_with(keys, line.id)
        if not others:
            self._commands.set_keys({line.id: self._custom(keys, line)})
            self._finish()
            return
        names = (
            other.words for group in self._groups for other in group.lines if other.id in others
        )
        self._show_line(self.tr("Also used by: {names}").format(names=formats.joined_list(names)))
        self._pending_keys = keys
        self._field.setText(native_key_text(keys))
        self._assign_button.show()
        self._assign_button.setFocus()

    def _reassign(self) -> None:
        line = self.line
        if line is not None and self._pending_keys:
            changes = self._without((self._pending_keys,), line)
            self._commands.set_keys(changes | {line.id: self._custom(self._pending_keys, line)})
        self._finish()

    def _custom(self, keys: str, line: ShortcutLine) -> ShortcutKeys | None:
        """Return the value to store for a line with ``keys``: nothing if they are its defaults."""
        return None if self._commands[line.id].default_keys == (keys,) else (keys,)

    def _without(self, keys: ShortcutKeys, line: ShortcutLine) -> dict[str, ShortcutKeys | None]:
        """Return the change that removes ``keys`` from all lines but one."""
        others = {other for key in keys for other in self._commands.others_with(key, line.id)}
        return {
            other: tuple(key for key in self._commands.keys(other) if key not in keys)
            for other in others
        }

    def _reset_line(self) -> None:
        """Restore the default keys of the line; a command that has taken them loses them."""
        line = self.line
        if line is None or not self._commands.is_custom(line.id):
            return
        changes = self._without(self._commands[line.id].default_keys, line)
        self._commands.set_keys(changes | {line.id: None})
        self._finish()

    def _reset_all(self) -> None:
        self._commands.reset_keys()
        self._rows.setFocus()

    def _cancel(self) -> None:
        self._show_line()
        self._rows.setFocus()

    def _finish(self) -> None:
        self._show_line()
        self._rows.setFocus()

    def _print_all(self) -> None:
        from gobanapp.ui.window.shortcuts.shortcuts_pdf import ShortcutsPrinter

        ShortcutsPrinter(self).print_keys(self._groups, self._commands)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape first clear the search, then close the dialog."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self._search.text():
            self._search.clear()
            self._rows.setFocus()
        else:
            super().keyPressEvent(event)


class _Rows(QTreeWidget):
    """Two columns, always expanded."""

    activation_requested = Signal()
    """Return was pressed on a line, or it was double-clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setExpandsOnDoubleClick(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setStyleSheet(_STYLE)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self.header().resizeSection(1, _KEYS_WIDTH)
        self.itemDoubleClicked.connect(lambda _item, _column: self.activation_requested.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.activation_requested.emit()
        else:
            super().keyPressEvent(event)


_Key = Qt.Key
_MODIFIER_KEYS: Final = {
    *(_Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_AltGr, _Key.Key_Meta),
    *(_Key.Key_Super_L, _Key.Key_Super_R, _Key.Key_CapsLock, _Key.Key_NumLock, _Key.Key_unknown),
}
"""Keys that have no meaning alone."""
_CANCEL_KEYS: Final = {_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Escape}
_DELETE_KEYS: Final = {_Key.Key_Backspace, _Key.Key_Delete}


class KeyField(QLineEdit):
    """Shows keys. Tab moves the focus as usual, Esc cancels, Backspace removes the keys."""

    pressed = Signal(str)
    """These keys, as Qt writes them in every language; "" for none."""
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Consume the keys before the shortcuts of the window."""
        if not isinstance(event, QKeyEvent):
            return super().event(event)
        key, is_plain = event.key(), not _modifiers(event)
        if key in {_Key.Key_Tab, _Key.Key_Backtab}:
            return super().event(event)
        event.accept()
        if event.type() != QEvent.Type.KeyPress or key in _MODIFIER_KEYS:
            return True
        if key in _CANCEL_KEYS and is_plain:
            self.cancelled.emit()
        elif key in _DELETE_KEYS and is_plain:
            self.pressed.emit("")
        else:
            self.pressed.emit(key_text(event))
        return True


def key_text(event: QKeyEvent) -> str:
    """Return the keys of ``event`` in menu format: "?", whichever keys type it."""
    modifiers = _modifiers(event)
    text = event.text()
    if text.isprintable() and text and not text.isalnum() and not text.isspace():
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    keys = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
    return keys.toString(QKeySequence.SequenceFormat.PortableText)


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
