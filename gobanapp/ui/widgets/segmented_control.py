"""A segmented control: a choice of a few values side by side in one frame."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import SPACE, current_appearance, icon_scale, line_height
from gobanapp.ui.widgets.forms import hbox
from gobanapp.ui.widgets.icon_button import DrawIcon
from gobanapp.ui.widgets.key_filter import ARROWS, OwnKeys

_CORNER_RADIUS = 6.0
_MIN_SCALE = 0.75
"""The smallest scale of names before icons replace them."""
_ICON_SIZE = 1.1 * SPACE


class SegmentedControl(QWidget):
    """Exactly one of the choices is always selected; the arrow keys move between them.

    ``chosen`` emits the user's choice; setting ``value`` does not emit it. If the names have too
    little room, they are all drawn smaller, and finally replaced by icons.
    """

    chosen = Signal(object)

    def __init__(
        self,
        choices: Sequence[tuple[Hashable, str]] = (),
        *,
        icons: Mapping[Any, DrawIcon] = MappingProxyType({}),
    ) -> None:
        """``icons``: for all values, or for none."""
        super().__init__()
        self._values: list[Hashable] = []
        self._icons = icons
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._toggled)
        self._layout = hbox(spacing=0)
        self.setLayout(self._layout)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[tuple[Hashable, str]]) -> None:
        """Offer other choices, each a value and its name. The first of them is chosen."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._values = [value for value, _ in choices]
        for number, (value, name) in enumerate(choices):
            button = _Segment(name, self._icons.get(value))
            self._group.addButton(button, number)
            self._layout.addWidget(button)
            button.show()  # a layout would do so only in the event loop
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
        self.button(value).setEnabled(is_possible)

    def button(self, value: Hashable) -> QAbstractButton:
        """Return the button of a choice. Raises ValueError for an unknown one."""
        return self._group.button(self._values.index(value))

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
            painter.drawRoundedRect(_inside(self, edge / 2), _CORNER_RADIUS, _CORNER_RADIUS)


class _Segment(QAbstractButton):
    def __init__(self, name: str, icon: DrawIcon | None) -> None:
        super().__init__()
        self._icon = icon
        self.setText(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a radio button for screen readers; the group knows it
        OwnKeys(self, lambda event: event.key() in ARROWS)

    def sizeHint(self) -> QSize:
        """Return the size with the name in bold, so that nothing moves when it is chosen."""
        return QSize(round(self._name_width()) + 3 * SPACE, line_height(self))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def name_scale(self) -> float:
        """Return by how much the name has to shrink: 1 where it fits."""
        return min(1.0, (self.width() - SPACE) / max(1.0, self._name_width()))

    def _name_width(self) -> float:
        return QFontMetricsF(self._bold()).horizontalAdvance(self.text())

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
                appearance = current_appearance()
                is_focused = self.hasFocus() or self.underMouse()
                width = appearance.focus if is_focused else appearance.edge
                edge = roles.Highlight if self.isEnabled() else roles.Mid
                painter.setPen(QPen(palette.color(edge), width))
                painter.setBrush(palette.color(roles.Base))
                painter.drawRoundedRect(_inside(self, width / 2), _CORNER_RADIUS, _CORNER_RADIUS)
                painter.setFont(self._bold())
            is_active = self.isEnabled() and (self.isChecked() or self.underMouse())
            ink = palette.color(roles.Text if is_active else roles.PlaceholderText)
            painter.setPen(ink)
            self._draw_name(painter, ink)

    def _draw_name(self, painter: QPainter, ink: QColor) -> None:
        segments = self.group().buttons()
        scale = min(segment.name_scale() for segment in segments if isinstance(segment, _Segment))
        if scale < _MIN_SCALE and self._icon is not None:
            size = min(_ICON_SIZE * icon_scale(), 0.4 * self.width(), 0.4 * self.height())
            painter.translate(QRectF(self.rect()).center())
            painter.scale(size, size)
            self._icon(painter, ink, self.palette().color(QPalette.ColorRole.Highlight))
            return
        font = painter.font()
        font.setPointSizeF(scale * font.pointSizeF())
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


def _inside(widget: QWidget, margin: float) -> QRectF:
    return QRectF(widget.rect()).adjusted(margin, margin, -margin, -margin)
