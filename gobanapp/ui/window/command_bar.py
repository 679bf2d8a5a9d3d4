"""The toolbar of the standard layout: commands as icons, chosen by the user."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from gobanapp.storage.settings import Settings
from gobanapp.text.formats import strip_mnemonic
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.icon_button import IconButton, icon_side
from gobanapp.ui.widgets.plain_text import set_tool_tip
from gobanapp.ui.window.command_icons import DRAWN_COMMANDS, draw_command

_SIDE = 3.75
_GAP = SPACE // 4


class CommandBar(QWidget):
    """Icons in rows. Its context menu selects the commands."""

    hidden_by_user = Signal()
    """The user has hidden the toolbar."""
    rebuilt = Signal()
    """Its buttons are new."""

    def __init__(self, commands: CommandRegistry, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("command-bar")
        self.setAccessibleName(self.tr("Toolbar"))
        self._commands = commands
        self._settings = settings
        self._buttons: dict[str, IconButton] = {}
        self._shown = ""
        self._max_rows = 1
        self._more = IconButton(self.tr("More Tools"), _draw_more, _SIDE)
        self._more.setObjectName("bar-more")
        self._more.setParent(self)
        set_tool_tip(self._more, self.tr("More Tools"))
        self._more.clicked.connect(self._show_more)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def command_ids(self) -> Sequence[str]:
        """The commands on it, from left to right."""
        return tuple(self._buttons)

    def show_chosen(self) -> None:
        """Show the commands in the settings, with their enabled and checked states."""
        if self._settings.tool_bar != self._shown:
            self._shown = self._settings.tool_bar
            for button in self._buttons.values():
                button.setParent(None)
                button.deleteLater()
            names = [name for name in self._shown.split(", ") if name in DRAWN_COMMANDS]
            self._buttons = {name: self._make_button(name) for name in dict.fromkeys(names)}
            self._update_geometry()
            self.updateGeometry()
            self._more.raise_()  # the last of its children
            self.rebuilt.emit()
        self._commands.refresh_checks(self._buttons)

    def _show_checks(self) -> None:
        """Show the checked states of the commands: a click toggles a button whatever it does."""
        self._commands.refresh_checks(self._buttons)
        for name, button in self._buttons.items():
            button.setChecked(self._commands.action(name).isChecked())

    def _make_button(self, name: str) -> IconButton:
        action = self._commands.action(name)
        label = strip_mnemonic(action.text()).rstrip("…")
        button = IconButton(label, partial(draw_command, name), _SIDE)
        button.setObjectName(f"bar-{name}")
        button.setParent(self)
        button.setCheckable(action.isCheckable())
        button.setEnabled(action.isEnabled())
        button.setChecked(action.isChecked())
        action.enabledChanged.connect(button.setEnabled)
        action.toggled.connect(button.setChecked)
        button.clicked.connect(lambda: self._commands.press(button, name))
        button.clicked.connect(self._show_checks)
        self._commands.describe(button, name)
        return button

    # Layout

    def rows_for(self, width: int) -> int:
        """Return how many rows all commands need in such a width."""
        return max(1, -(-len(self._buttons) // _columns(width)))

    def height_of(self, rows: int) -> int:
        """Return the height of so many rows."""
        return rows * (icon_side(_SIDE) + _GAP) - _GAP

    def set_max_rows(self, rows: int) -> None:
        """Show no more rows than this; a menu has the commands that do not fit."""
        if rows != self._max_rows:
            self._max_rows = rows
            self._update_geometry()
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        return self.height_of(min(self.rows_for(width), self._max_rows))

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height_of(1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_geometry()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # Qt keeps the height that it needed in another width

    def _update_geometry(self) -> None:
        side, columns = icon_side(_SIDE), _columns(self.width())
        capacity = columns * min(self.rows_for(self.width()), self._max_rows)
        has_more = len(self._buttons) > capacity
        shown = [*self._buttons.values()][: capacity - has_more]
        for button in self._buttons.values():
            button.setVisible(button in shown)
        self._more.setVisible(has_more)
        for index, button in enumerate([*shown, self._more]):
            row, column = divmod(index, columns)
            button.setGeometry(column * (side + _GAP), row * (side + _GAP), side, side)

    def _show_more(self) -> None:
        """Offer the commands that have no room."""
        self._commands.refresh_checks(self._buttons)
        menu = QMenu(self)
        menu.setObjectName("more-commands")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        hidden = (name for name, button in self._buttons.items() if button.isHidden())
        menu.addActions([self._commands.action(name) for name in hidden])
        menu.exec(self._more.mapToGlobal(self._more.rect().bottomLeft()))
        self._show_checks()

    # The choice of commands

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu().exec(event.globalPos())

    def menu(self) -> QMenu:
        """Return a menu in which each command that has a sign can be checked."""
        menu = QMenu(self)
        menu.setObjectName("choose-commands")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in DRAWN_COMMANDS:
            line = menu.addAction(strip_mnemonic(self._commands[name].text).rstrip("…"))
            line.setObjectName(f"on-bar-{name}")
            line.setCheckable(True)
            line.setChecked(name in self._buttons)
            line.triggered.connect(lambda is_chosen, name=name: self._choose(name, is_chosen))
        menu.addSeparator()
        hide = menu.addAction(self.tr("Hide the Toolbar"))
        hide.setObjectName("hide-bar")
        hide.triggered.connect(self.hidden_by_user)
        return menu

    def _choose(self, name: str, is_chosen: bool) -> None:
        """Add a command to the toolbar in the order of the menu, or remove it."""
        chosen = [*self._buttons]
        if is_chosen:
            order = DRAWN_COMMANDS.index
            later = (index for index, other in enumerate(chosen) if order(other) > order(name))
            chosen.insert(next(later, len(chosen)), name)
        else:
            chosen.remove(name)
        if chosen:
            self._settings.tool_bar = ", ".join(chosen)
        else:  # no text in the settings would mean the default commands
            self.hidden_by_user.emit()


def _columns(width: int) -> int:
    return max(1, (width + _GAP) // (icon_side(_SIDE) + _GAP))


def _draw_more(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    """Draw the "»" of toolbars with more commands."""
    painter.setPen(QPen(ink, 0.17))
    for x in (-0.6, 0.1):
        painter.drawPolyline(QPolygonF([QPointF(x, -0.5), QPointF(x + 0.5, 0), QPointF(x, 0.5)]))
