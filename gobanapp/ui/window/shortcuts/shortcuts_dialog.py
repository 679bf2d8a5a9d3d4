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
    is_found,
    native_key_text,
    shortcut_text,
)

_SIZE = 68 * SPACE, 84 * SPACE
_FIELD = 20 * SPACE
_KEYS = 24 * SPACE
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
        self._wanted = ""
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
        self._field.setFixedWidth(_FIELD)
        self._usual = push_button(self.tr("Reset to &Default"), "reset", self._give_back)
        self._message = muted(Label(), "message")
        self._message.setWordWrap(True)
        self._take = push_button(self.tr("&Assign"), "take-keys", self._take_from_others)
        self._all_usual = push_button(self.tr("Reset A&ll"), "reset-all", self._give_all_back)
        self._print = push_button(self.tr("&Print…"), "print", self._print_all)
        self._name_widgets()
        self._lay_out()
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

    def _lay_out(self) -> None:
        change = hbox((self._name, 1), self._field, self._usual)
        told = hbox((self._message, 1), self._take)
        buttons = QDialogButtonBox()
        buttons.addButton(self._all_usual, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self._print, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        # Return is for the lines.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        # Room for the message and its button, so that nothing jumps.
        self._message.setMinimumHeight(self._take.sizeHint().height())
        rows = (self._search, (self._rows, 1), change, told, buttons)
        self.setLayout(vbox(*rows, margins=LIST_MARGINS))

    def _fill(self) -> None:
        for group in self._groups:
            head = QTreeWidgetItem([group.title])
            font = self.font()
            font.setBold(True)
            head.setFont(0, font)
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self._rows.addTopLevelItem(head)
            rows = []
            for line in group.lines:
                row = QTreeWidgetItem([line.words])
                row.setData(0, _LINE, line)
                head.addChild(row)
                rows.append(row)
            head.setExpanded(True)
            head.setFirstColumnSpanned(True)
            self._shown.append((head, group, rows))
        self._show_keys()
        self._find("")

    def _connect(self) -> None:
        self._search.textChanged.connect(self._find)
        self._search.returnPressed.connect(self._rows.setFocus)
        self._search.moved_to_list.connect(self._rows.setFocus)
        self._rows.currentItemChanged.connect(lambda _now, _before: self._show_line())
        self._rows.activation_requested.connect(self._field.setFocus)
        self._field.pressed.connect(self._press)
        self._field.given_up.connect(self._give_up)
        self._commands.keys_changed.connect(self._show_keys)

    # Display

    @property
    def line(self) -> ShortcutLine | None:
        """The line that is chosen."""
        item = self._rows.currentItem()
        line = None if item is None else item.data(0, _LINE)
        return line if isinstance(line, ShortcutLine) else None

    def _find(self, wanted: str) -> None:
        """Show the lines that are wanted, and their titles; one of them is chosen."""
        first = None
        for head, group, rows in self._shown:
            for row, line in zip(rows, group.lines, strict=True):
                is_hidden = not is_found(line, group, wanted, self._commands)
                row.setHidden(is_hidden)
                first = first or (None if is_hidden else row)
            head.setHidden(all(row.isHidden() for row in rows))
        current = self._rows.currentItem()
        if first is not None and (current is None or current.isHidden()):
            self._rows.setCurrentItem(first)

    def _show_keys(self) -> None:
        for _, group, rows in self._shown:
            for row, line in zip(rows, group.lines, strict=True):
                row.setText(1, shortcut_text(line, self._commands))
        self._all_usual.setEnabled(self._commands.has_custom_keys)
        self._show_line()

    def _show_line(self, told: str = "") -> None:
        """Show the keys of the line that is chosen, and no keys that were only tried."""
        line = self.line
        self._wanted = ""
        if self._take.hasFocus():
            self._rows.setFocus()
        self._take.hide()
        can = line is not None and bool(line.id)
        self._name.setText("" if line is None else line.words)
        self._field.setEnabled(can)
        self._field.setText("" if line is None else shortcut_text(line, self._commands))
        changed = line is not None and self._commands.is_custom(line.id)
        self._usual.setEnabled(can and changed)
        if not told and line is not None and not can:
            told = self.tr("These keys cannot be changed.")
        elif not told and line is not None and changed:
            usual = ", ".join(
                map(native_key_text, self._commands[line.id].default_keys)
            ) or self.tr("none")
            told = self.tr("Default: {keys}").format(keys=usual)
        self._message.setText(told)

    # Changes

    def _press(self, keys: str) -> None:
        """Assign keys, or show which command already has them."""
        line = self.line
        if line is None or not line.id:
            return
        commands = self._commands
        if not keys:
            commands.set_keys({line.id: () if commands[line.id].default_keys else None})
            self._done()
        elif keys in commands.keys(line.id):
            self._done()
        elif keys in RESERVED_KEYS:
            told = self.tr("{keys} is reserved. Press other keys.")
            self._show_line(told.format(keys=native_key_text(keys)))
        else:
            self._try(keys, line)

    def _try(self, keys: str, line: ShortcutLine) -> None:
        others = self._commands.others_with(keys, line.id)
        if not others:
            self._commands.set_keys({line.id: self._custom(keys, line)})
            self._done()
            return
        names = (
            other.words for group in self._groups for other in group.lines if other.id in others
        )
        self._show_line(self.tr("Also used by: {names}").format(names=formats.joined_list(names)))
        self._wanted = keys
        self._field.setText(native_key_text(keys))
        self._take.show()
        self._take.setFocus()

    def _take_from_others(self) -> None:
        line = self.line
        if line is not None and self._wanted:
            changes = self._without((self._wanted,), line)
            self._commands.set_keys(changes | {line.id: self._custom(self._wanted, line)})
        self._done()

    def _custom(self, keys: str, line: ShortcutLine) -> ShortcutKeys | None:
        """Return the value to store for a line with ``keys``: nothing if they are its defaults."""
        return None if self._commands[line.id].default_keys == (keys,) else (keys,)

    def _without(self, keys: ShortcutKeys, line: ShortcutLine) -> dict[str, ShortcutKeys | None]:
        """Return the change that takes ``keys`` from all lines but one."""
        others = {other for key in keys for other in self._commands.others_with(key, line.id)}
        return {
            other: tuple(key for key in self._commands.keys(other) if key not in keys)
            for other in others
        }

    def _give_back(self) -> None:
        """Restore the default keys of the line; a command that has taken them loses them."""
        line = self.line
        if line is None or not self._commands.is_custom(line.id):
            return
        changes = self._without(self._commands[line.id].default_keys, line)
        self._commands.set_keys(changes | {line.id: None})
        self._done()

    def _give_all_back(self) -> None:
        self._commands.reset_keys()
        self._rows.setFocus()

    def _give_up(self) -> None:
        self._show_line()
        self._rows.setFocus()

    def _done(self) -> None:
        self._show_line()
        self._rows.setFocus()

    def _print_all(self) -> None:
        from gobanapp.ui.window.shortcuts.shortcuts_pdf import ShortcutsPrinter

        ShortcutsPrinter(self).print_keys(self._groups, self._commands)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape take the search away first, and close the page then."""
        if event.matches(QKeySequence.StandardKey.Cancel) and self._search.text():
            self._search.clear()
            self._rows.setFocus()
        else:
            super().keyPressEvent(event)


class _Rows(QTreeWidget):
    """Two columns, always expanded."""

    activation_requested = Signal()
    """Return was pressed on a line, or it was clicked twice."""

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
        self.header().resizeSection(1, _KEYS)
        self.itemDoubleClicked.connect(lambda _item, _column: self.activation_requested.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.activation_requested.emit()
        else:
            super().keyPressEvent(event)


_Key = Qt.Key
_ALONE: Final = {
    *(_Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_AltGr, _Key.Key_Meta),
    *(_Key.Key_Super_L, _Key.Key_Super_R, _Key.Key_CapsLock, _Key.Key_NumLock, _Key.Key_unknown),
}
"""Keys that mean nothing alone."""
_LEAVES: Final = {_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Escape}
_TAKES_AWAY: Final = {_Key.Key_Backspace, _Key.Key_Delete}


class KeyField(QLineEdit):
    """Shows keys. Tab moves the focus as usual, Esc cancels, Backspace removes the keys."""

    pressed = Signal(str)
    """These keys, as Qt writes them in every language; "" for none."""
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Take the keys before the shortcuts of the window do."""
        if not isinstance(event, QKeyEvent):
            return super().event(event)
        key, is_plain = event.key(), not _modifiers(event)
        if key in {_Key.Key_Tab, _Key.Key_Backtab}:
            return super().event(event)
        event.accept()
        if event.type() != QEvent.Type.KeyPress or key in _ALONE:
            return True
        if key in _LEAVES and is_plain:
            self.given_up.emit()
        elif key in _TAKES_AWAY and is_plain:
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
