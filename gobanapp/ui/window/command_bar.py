"""The toolbar of the standard layout: commands as icons, chosen by the user."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QWidget

from gobanapp.storage.settings import Settings
from gobanapp.text.formats import strip_mnemonic
from gobanapp.ui.widgets.appearance import SPACE, icon_scale
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.key_filter import ARROWS, OwnKeys
from gobanapp.ui.widgets.plain_text import set_tool_tip
from gobanapp.ui.window.command_icons import DRAWN_COMMANDS, draw_command

_SIDE = 3.75 * SPACE
_ICON = 0.29  # of its side
_ROUND = 6.0
_GAP = SPACE // 4
_MORE = "more"


class CommandBar(QWidget):
    """Icons in rows. Its context menu selects the commands."""

    hidden_by_user = Signal()
    """The user has hidden the toolbar."""

    def __init__(
        self, commands: CommandRegistry, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("command-bar")
        self.setAccessibleName(self.tr("Toolbar"))
        self._commands = commands
        self._settings = settings
        self._buttons: dict[str, _CommandButton] = {}
        self._shown = ""
        self._most_rows = 1
        self._more = _CommandButton(_MORE, self.tr("More Tools"), _draw_more)
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
            wanted = [name for name in self._shown.split(", ") if name in DRAWN_COMMANDS]
            self._buttons = {name: self._make_button(name) for name in dict.fromkeys(wanted)}
            self._arrange()
            self.updateGeometry()
        self.refresh()

    def refresh(self) -> None:
        """Update the enabled and checked states."""
        self._commands.refresh_checks(self._buttons)
        for name, button in self._buttons.items():
            action = self._commands.action(name)
            button.setEnabled(action.isEnabled())
            button.setChecked(action.isChecked())

    def _make_button(self, name: str) -> _CommandButton:
        action = self._commands.action(name)
        title = strip_mnemonic(action.text()).rstrip("…")
        button = _CommandButton(
            name, title, lambda painter, *inks: draw_command(painter, name, *inks)
        )
        button.setParent(self)
        button.setCheckable(action.isCheckable())
        button.clicked.connect(action.trigger)
        button.clicked.connect(self.refresh)
        self._commands.describe(button, name)
        return button

    # Room

    def rows_for(self, width: int) -> int:
        """Return how many rows all commands need in such a width."""
        return max(1, -(-len(self._buttons) // _columns(width)))

    def height_of(self, rows: int) -> int:
        """Return the height of so many rows."""
        return rows * (_side() + _GAP) - _GAP

    def set_most_rows(self, rows: int) -> None:
        """Show no more rows than this; a menu has the commands that do not fit."""
        if rows != self._most_rows:
            self._most_rows = rows
            self._arrange()
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_of(min(self.rows_for(width), self._most_rows))

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height_of(1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # Qt keeps the height that it needed in another width

    def _arrange(self) -> None:
        side, columns = _side(), _columns(self.width())
        places = columns * min(self.rows_for(self.width()), self._most_rows)
        has_more = len(self._buttons) > places
        shown = [*self._buttons.values()][: places - has_more]
        for button in self._buttons.values():
            button.setVisible(button in shown)
        self._more.setVisible(has_more)
        for place, button in enumerate([*shown, self._more]):
            row, column = divmod(place, columns)
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
        self.refresh()

    # What the user wants on it

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
            line.triggered.connect(lambda wanted, name=name: self._choose(name, wanted))
        menu.addSeparator()
        hide = menu.addAction(self.tr("Hide the Toolbar"))
        hide.setObjectName("hide-bar")
        hide.triggered.connect(self.hidden_by_user)
        return menu

    def _choose(self, name: str, wanted: bool) -> None:
        """Put a command on the bar, where it is in the order of the menu, or take it off."""
        chosen = [*self._buttons]
        if wanted:
            order = DRAWN_COMMANDS.index
            later = (place for place, one in enumerate(chosen) if order(one) > order(name))
            chosen.insert(next(later, len(chosen)), name)
        else:
            chosen.remove(name)
        self._settings.tool_bar = ", ".join(chosen)


def _side() -> int:
    return round(_SIDE * icon_scale())


def _columns(width: int) -> int:
    return max(1, (width + _GAP) // (_side() + _GAP))


class _CommandButton(QAbstractButton):
    """An icon in a square; a frame, not colour alone, shows that it is on."""

    def __init__(
        self, command_id: str, name: str, draw: Callable[[QPainter, QColor, QColor], None]
    ) -> None:
        """``draw``: draws its icon in a square of 2 by 2 around the middle, in two colours."""
        super().__init__()
        self._draw = draw
        self.setObjectName(f"bar-{command_id}")
        self.setAccessibleName(name)
        # Or else Space after a click would press it again, and take the keys from the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        OwnKeys(self, lambda event: event.key() in ARROWS)

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if self.isChecked() or self.hasFocus():
                painter.setPen(QPen(palette.color(roles.Highlight), 2))
            if self.isChecked():
                painter.setBrush(palette.color(roles.Base))
            elif self.isEnabled() and (self.isDown() or self.underMouse()):
                painter.setBrush(palette.color(roles.AlternateBase))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if not self.isEnabled():
                painter.setOpacity(0.35)
            painter.translate(QRectF(self.rect()).center())
            icon = _ICON * _side()
            painter.scale(icon, icon)
            ink, accent = palette.color(roles.WindowText), palette.color(roles.Highlight)
            self._draw(painter, ink, accent)


def _draw_more(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    """Draw what toolbars end with where they have more: "»"."""
    painter.setPen(QPen(ink, 0.17))
    for x in (-0.6, 0.1):
        painter.drawPolyline(QPolygonF([QPointF(x, -0.5), QPointF(x + 0.5, 0), QPointF(x, 0.5)]))
