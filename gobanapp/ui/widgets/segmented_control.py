"""A segmented control: a choice of a few values side by side in one frame."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import SPACE, current_appearance, line_height
from gobanapp.ui.widgets.key_filter import ARROWS, OwnKeys
from gobanapp.ui.widgets.plain_text import set_tool_tip

_ROUND = 6.0


class SegmentedControl(QWidget):
    """Exactly one of the choices is always selected; the arrow keys move between them.

    ``chosen`` emits the user's choice; setting ``value`` does not emit it.
    """

    chosen = Signal(object)

    def __init__(
        self, choices: Sequence[tuple[Hashable, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values: list[Hashable] = []
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._toggled)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[tuple[Hashable, str]]) -> None:
        """Offer other choices, each a value and its name. The first of them is chosen."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._values = [value for value, _ in choices]
        for number, (_, name) in enumerate(choices):
            button = _Segment(name)
            self._group.addButton(button, number)
            self._layout.addWidget(button)
            button.show()  # a layout does so only when the event loop comes round
        if choices:
            self.value = self._values[0]

    @property
    def values(self) -> Sequence[Hashable]:
        """The available values."""
        return self._values

    @property
    def value(self) -> Hashable:
        """The selected value. Setting it raises ValueError for an unknown one."""
        return self._values[self._group.checkedId()]

    @value.setter
    def value(self, value: Hashable) -> None:
        button = self._group.button(self._values.index(value))
        with QSignalBlocker(self):
            button.setChecked(True)
        self.setFocusProxy(button)

    def set_possible(self, value: Hashable, is_possible: bool) -> None:
        """Enable or disable a choice. Raises ValueError for an unknown one."""
        self._group.button(self._values.index(value)).setEnabled(is_possible)

    def set_tip(self, value: Hashable, text: str) -> None:
        """Set the tooltip of a choice."""
        set_tool_tip(self._group.button(self._values.index(value)), text)

    def _toggled(self, number: int, checked: bool) -> None:
        if checked:
            self.setFocusProxy(self._group.button(number))
            self.chosen.emit(self._values[number])

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = current_appearance().edge
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), edge))
            painter.setBrush(self.palette().color(QPalette.ColorRole.AlternateBase))
            painter.drawRoundedRect(_inside(self, edge / 2), _ROUND, _ROUND)


class _Segment(QAbstractButton):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.setText(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers; the group knows it
        OwnKeys(self, lambda event: event.key() in ARROWS)

    def sizeHint(self) -> QSize:
        """Return the size with the name in bold, so that nothing moves when it is chosen."""
        width = QFontMetrics(self._bold()).horizontalAdvance(self.text()) + 3 * SPACE
        return QSize(width, line_height(self))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isChecked():
                its_look = current_appearance()
                strong = self.hasFocus() or self.underMouse()
                thick = its_look.focus if strong else its_look.edge
                edge = roles.Highlight if self.isEnabled() else roles.Mid
                painter.setPen(QPen(palette.color(edge), thick))
                painter.setBrush(palette.color(roles.Base))
                painter.drawRoundedRect(_inside(self, thick / 2), _ROUND, _ROUND)
                painter.setFont(self._bold())
            lively = self.isEnabled() and (self.isChecked() or self.underMouse())
            painter.setPen(palette.color(roles.Text if lively else roles.PlaceholderText))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


def _inside(widget: QWidget, margin: float) -> QRectF:
    return QRectF(widget.rect()).adjusted(margin, margin, -margin, -margin)
