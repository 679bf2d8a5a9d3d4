"""Buttons with text, and painted ones for closing and for stepping through moves."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import (
    NORMAL,
    SPACE,
    draw_focus,
    icon_scale,
    set_text_size,
    text_font,
)


class CloseButton(QAbstractButton):
    """A cross in the text colour; ``name`` says what it closes."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(4 * SPACE, 4 * SPACE) * icon_scale()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isDown() or self.underMouse() or self.hasFocus():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.palette().color(roles.Dark))
                painter.drawRoundedRect(self.rect(), SPACE * 0.75, SPACE * 0.75)
            if self.hasFocus():
                draw_focus(painter, self)
            pen = QPen(self.palette().color(roles.WindowText), 1.8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.translate(self.width() / 2, self.height() / 2)
            arm = SPACE * 0.5 * icon_scale()
            painter.drawLine(QPointF(-arm, -arm), QPointF(arm, arm))
            painter.drawLine(QPointF(-arm, arm), QPointF(arm, -arm))


def push_button(
    text: str, name: str, pressed: Callable[[], object] | SignalInstance, tip: str = ""
) -> QPushButton:
    """Return a button that calls ``pressed``, and that Enter in a dialog does not press.

    ``name`` is its object name.
    """
    button = QPushButton(text)
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setAutoDefault(False)
    button.clicked.connect(pressed)
    return button


class LinkButton(QAbstractButton):
    """A link: text on one line, elided if necessary, and underlined under the pointer.

    It is not the text of the button, in which "&" would make a mnemonic.
    """

    def __init__(
        self,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        *,
        vertical_padding: int = SPACE // 2,
    ) -> None:
        """``vertical_padding``: pixels added to the height of the text."""
        super().__init__()
        self._words = ""
        self._elide = elide
        self._role = QPalette.ColorRole.Link
        self._vertical_padding = vertical_padding
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def words(self) -> str:
        return self._words

    def show_words(self, words: str, role: QPalette.ColorRole = QPalette.ColorRole.Link) -> None:
        """Show ``words``, in the colour of ``role`` where the pointer is elsewhere."""
        self._words = words
        self._role = role
        self.update()

    @property
    def line_height(self) -> int:
        """The height of the line, which does not depend on its text."""
        return self.fontMetrics().height() + self._vertical_padding

    def sizeHint(self) -> QSize:
        # A pixel more than the text: its width is not a whole number.
        return QSize(self.fontMetrics().horizontalAdvance(self._words) + 2, self.line_height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.line_height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self.hasFocus():
                draw_focus(painter, self)
            role = self._role
            if self.underMouse() or self.isDown():
                role = QPalette.ColorRole.Link
                font = painter.font()
                font.setUnderline(True)
                painter.setFont(font)
            painter.setPen(self.palette().color(role))
            text = painter.fontMetrics().elidedText(self._words, self._elide, self.width())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, text)


_MIN_WIDTH = 8 * SPACE
_ATTEMPTS = 8
"""Letters as wide as whole pixels do not shrink in proportion to their size."""


class ShrinkingButton(QPushButton):
    """A button that takes the width it is given; its text shrinks where it has no room.

    A click leaves the focus where it is, and Enter in a dialog does not press it.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setStyleSheet("QPushButton { padding-left: 4px; padding-right: 4px; }")

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the size with the height for text that has not shrunk, so that no button moves."""
        size, flag = super().sizeHint(), Qt.TextFlag.TextShowMnemonic
        line_height = QFontMetrics(QApplication.font()).size(flag, self.text()).height()
        return size.grownBy(
            QMargins(0, 0, 0, line_height - self.fontMetrics().size(flag, self.text()).height())
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(_MIN_WIDTH, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        max_width = max(self.width() - 3 * SPACE, SPACE)  # the margins do not shrink
        set_text_size(self, _fitting_size(self.text(), max_width))


def _fitting_size(text: str, max_width: int) -> float:
    """Return a text size in which ``text`` is ``max_width`` pixels wide at most."""
    size = NORMAL
    for _ in range(_ATTEMPTS):
        width = QFontMetrics(text_font(size)).horizontalAdvance(text)
        if width <= max_width:
            break
        size *= max_width / width
    return size


def shrinking_button(
    text: str, name: str, pressed: Callable[[], object] | SignalInstance
) -> ShrinkingButton:
    """Return a shrinking button that calls ``pressed``; ``name`` is its object name."""
    button = ShrinkingButton(text)
    button.setObjectName(name)
    button.clicked.connect(pressed)
    return button


STYLE = """
QuietButton {
    border: 1px solid transparent; background: transparent; text-align: left; padding: 5px 8px;
}
QuietButton:hover:enabled { background: palette(alternate-base); }
QuietButton:pressed { background: palette(dark); }
QuietButton:focus { border-color: palette(highlight); }
"""
"""A part of the window's style sheet: a sheet for each button would be slow."""


class QuietButton(QPushButton):
    """A plain button that calls ``action``; ``keys`` press it anywhere in ``window``."""

    def __init__(
        self,
        text: str,
        name: str,
        action: Callable[[], object],
        window: QWidget,
        keys: QKeySequence | QKeySequence.StandardKey | None = None,
    ) -> None:
        super().__init__(text)
        self._tip = ""
        self.setObjectName(name)
        self.setAutoDefault(False)
        self.clicked.connect(lambda _checked: action())
        if keys is not None:
            shortcut = QShortcut(keys, window)
            shortcut.activated.connect(self.click)
            native = shortcut.key().toString(QKeySequence.SequenceFormat.NativeText)
            self._tip = f"{text.replace('&', '')} ({native})"
        self.setToolTip(self._tip)

    def set_possible(self, is_possible: bool, why_not: str = "") -> None:
        """Enable or disable the button; its tooltip shows ``why_not``."""
        self.setEnabled(is_possible)
        self.setToolTip(self._tip if is_possible or not why_not else why_not)


_CORNER_RADIUS = SPACE * 0.75
_UNIT = SPACE * 0.8
_DISC = SPACE * 2.25
_CORNER = 0.13
_BAR = 0.625, -0.9375, 0.3125, 1.875
"""Whole pixels, as units."""


class TransportSign(Enum):
    """The icons of the buttons; no font has all of them in one style."""

    TO_START = "to start"
    BACK = "back"
    PLAY = "play"
    PAUSE = "pause"
    FORWARD = "forward"
    TO_END = "to end"


_MIRRORED_SIGNS = {TransportSign.TO_START, TransportSign.BACK}
_END_SIGNS = {TransportSign.TO_START, TransportSign.TO_END}
_PLAY_SIGNS = {TransportSign.PLAY, TransportSign.PAUSE}


class TransportButton(QAbstractButton):
    """An icon in the text colour; the play button is a disc, as the main one."""

    def __init__(
        self,
        sign: TransportSign,
        name: str,
        keys: str = "",
        *,
        is_small: bool = False,
    ) -> None:
        """``keys``: the keys that do the same, for the tooltip.

        ``is_small``: the play button is no larger than the others.
        """
        super().__init__()
        self._keys = keys
        self._is_small = is_small
        self.show_sign(sign, name)
        # Or else Space after a click would press it again.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRepeat(sign in {TransportSign.BACK, TransportSign.FORWARD})

    @property
    def sign(self) -> TransportSign:
        return self._sign

    def show_sign(self, sign: TransportSign, name: str) -> None:
        """Show another icon, for another action."""
        self._sign = sign
        self.setToolTip(f"{name} ({self._keys})" if self._keys else name)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        if self._sign in _PLAY_SIGNS and not self._is_small:
            return QSize(6 * SPACE, 5 * SPACE) * icon_scale()
        return QSize(4 * SPACE, 4 * SPACE) * icon_scale()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        is_active = self.isDown() or self.underMouse() or self.hasFocus()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if is_active:
                painter.setBrush(palette.color(roles.AlternateBase))
                painter.drawRoundedRect(self.rect(), _CORNER_RADIUS, _CORNER_RADIUS)
            if self.hasFocus():
                draw_focus(painter, self)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.translate(QRectF(self.rect()).center())
            role = roles.WindowText if self.isEnabled() else roles.Dark
            if self._sign in _PLAY_SIGNS:
                painter.setBrush(palette.color(roles.Highlight))
                disc = min(_DISC * icon_scale(), self.height() / 2 - 2)
                painter.drawEllipse(QPointF(0, 0), disc, disc)
                role = roles.HighlightedText
                if self.hasFocus():
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(palette.color(role), 1.5))
                    painter.drawEllipse(QPointF(0, 0), disc - 3, disc - 3)
                    painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(role))
            self._draw_sign(painter)

    def _draw_sign(self, painter: QPainter) -> None:
        """Draw the icon in a square of 2 by 2 around the middle; "back" mirrors "forward"."""
        unit = _UNIT * icon_scale()
        painter.scale(-unit if self._sign in _MIRRORED_SIGNS else unit, unit)
        if self._sign is TransportSign.PAUSE:
            for left in (-0.7, 0.2):
                painter.drawRoundedRect(QRectF(left, -0.9, 0.5, 1.8), _CORNER, _CORNER)
            return
        if self._sign in _END_SIGNS:
            painter.drawRoundedRect(QRectF(*_BAR), _CORNER, _CORNER)
            painter.translate(-0.25, 0)
        # Rounded as the ends of lines are in all other signs.
        pen = QPen(painter.brush().color(), 2 * _CORNER)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolygon(
            QPolygonF([QPointF(-0.48, -0.8), QPointF(0.66, 0), QPointF(-0.48, 0.8)])
        )
