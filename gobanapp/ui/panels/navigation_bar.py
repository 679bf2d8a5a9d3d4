"""The bar below the board: to the beginning, back, a slider, forward, to the end."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSlider, QWidget

from gobanapp.ui.look import NORMAL, SPACE, sized


class NavigationBar(QWidget):
    """Walks along the current line. ``moved_to`` names a place on it, 0 for its beginning."""

    moved_to = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(self.tr("Move"))
        self._slider.setPageStep(10)
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._slider.valueChanged.connect(self.moved_to)
        self._place = QLabel()
        sized(self._place, NORMAL)
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Room for the longest line, so that nothing moves while the number grows.
        self._place.setMinimumWidth(self._place.fontMetrics().horizontalAdvance("0000 / 0000"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(SPACE, 0, SPACE, SPACE)
        layout.setSpacing(SPACE)
        slider = self._slider
        start = _StepButton(self.tr("To the beginning"), -1, to_end=True)
        start.clicked.connect(lambda: self.moved_to.emit(0))
        back = _StepButton(self.tr("Back"), -1)
        back.clicked.connect(lambda: self.moved_to.emit(slider.value() - 1))
        forward = _StepButton(self.tr("Forward"), 1)
        forward.clicked.connect(lambda: self.moved_to.emit(slider.value() + 1))
        end = _StepButton(self.tr("To the end"), 1, to_end=True)
        end.clicked.connect(lambda: self.moved_to.emit(slider.maximum()))
        self._backward, self._onward = (start, back), (forward, end)
        for widget in (start, back):
            layout.addWidget(widget)
        layout.addWidget(self._slider, 1)
        for widget in (forward, end):
            layout.addWidget(widget)
        layout.addWidget(self._place)

    def show_place(self, index: int, last: int) -> None:
        """Show the place ``index`` on a line whose end is ``last``."""
        with QSignalBlocker(self._slider):
            self._slider.setMaximum(last)
            self._slider.setValue(index)
        self._slider.setEnabled(last > 0)
        self._place.setText(f"{index} / {last}")
        for button in self._backward:
            button.setEnabled(index > 0)
        for button in self._onward:
            button.setEnabled(index < last)


class _StepButton(QAbstractButton):
    """An arrow drawn in the colour of text: no font has all four alike."""

    def __init__(self, name: str, direction: int, to_end: bool = False) -> None:
        super().__init__()
        self._direction = direction
        self._to_end = to_end
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRepeat(not to_end)

    def sizeHint(self) -> QSize:
        return QSize(4 * SPACE, 4 * SPACE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            roles = QPalette.ColorRole
            if self.isDown() or self.underMouse() or self.hasFocus():
                painter.setBrush(self.palette().color(roles.AlternateBase))
                painter.drawRoundedRect(self.rect(), SPACE * 0.75, SPACE * 0.75)
            enabled = self.isEnabled()
            painter.setBrush(self.palette().color(roles.WindowText if enabled else roles.Mid))
            # In a square of 2 by 2 around the middle, pointing forward; back is its mirror image.
            painter.translate(self.width() / 2, self.height() / 2)
            painter.scale(self._direction * 0.8 * SPACE, 0.8 * SPACE)
            if self._to_end:
                painter.drawRect(QRectF(0.7, -0.85, 0.3, 1.7))
                painter.translate(-0.25, 0)
            painter.drawPolygon(QPolygonF([QPointF(-0.6, -1), QPointF(0.8, 0), QPointF(-0.6, 1)]))
