"""The clock of one player: large figures that never jump, and the overtime after the time."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gobanapp.rules.color import Color
from gobanapp.text import seat_text
from gobanapp.ui.match.seats.clock_view import ClockPress, ClockView
from gobanapp.ui.match.seats.prisoners import Prisoners
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.forms import hbox, vbox
from gobanapp.ui.widgets.labels import ElidedLabel, muted

_BAR = SPACE * 0.75
"""The thickness of the bar that drains in the last seconds."""
_ROUND = 6.0
_FIGURES = 0.80
"""The height of figures with a little space, in font sizes."""
_WORDS = 0.30
"""The part of the height that words have, where they get more than a line."""
_LEAST_FIGURES = 1.6
"""The smallest figures, as a part of the system's type."""

_WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)

_SMALL_FACE = 1.3 * LARGE


class ClockFace(QAbstractButton):
    """Shows a clock. It is a button where a press has an effect: see ``ClockView.press``.

    It grows with its room. ``is_small``: only figures, in a size of type to be read from afar.
    """

    def __init__(self, *, is_small: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_small = is_small
        self._view: ClockView | None = None
        self._reported: tuple[object, ...] = ()
        set_text_size(self, _SMALL_FACE if is_small else NORMAL, bold=True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setEnabled(False)

    @property
    def view(self) -> ClockView | None:
        """The displayed clock."""
        return self._view

    def set_text_scale(self, size: float) -> None:
        """Set the text size of a small clock, relative to the system's."""
        set_text_size(self, size, bold=True)
        self.updateGeometry()

    def show_clock(self, view: ClockView | None) -> None:
        """Show this; nothing is painted where it looks as before."""
        before, self._view = self._view, view
        if _looks(view) == _looks(before):
            return
        self.update()
        if before is None or view is None or view.widest_time_text != before.widest_time_text:
            self.updateGeometry()
        if view is not None and (before is None or view.press is not before.press):
            can_press = view.press is not ClockPress.NOTHING
            self.setEnabled(can_press and not self._is_small)
            self.setFocusPolicy(
                Qt.FocusPolicy.TabFocus if self.isEnabled() else Qt.FocusPolicy.NoFocus
            )
        self._tell()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._tell(now=True)
        super().focusInEvent(event)

    def _tell(self, *, now: bool = False) -> None:
        """Update the accessible name: a name that changes each second would be read out.

        It changes when the clock starts or stops, at each full minute and when focus arrives.
        """
        view = self._view
        if view is None:
            return
        stands_at = "" if view.is_running else view.time_text
        minutes = view.time_left.seconds // 60
        told = (
            view.color,
            view.is_running,
            view.press,
            view.time_left.count,
            minutes,
            view.has_run_out,
            stands_at,
        )
        if told != self._reported or now:
            self._reported = told
            name = view.spoken()
            if view.press is not ClockPress.NOTHING:
                name += ". " + _press_words(view)
            self.setAccessibleName(name)

    # Layout

    def sizeHint(self) -> QSize:
        if self._is_small:
            metrics = QFontMetricsF(self.font())
            width = metrics.horizontalAdvance(
                "0:00" if self._view is None else self._view.widest_time_text
            )
            return QSize(round(width) + 2, round(metrics.height()))
        figures = QFontMetricsF(self._figures_font(_LEAST_FIGURES * self._type_size()))
        words = QFontMetricsF(self._words_font(SMALL)).height()
        height = figures.height() * _FIGURES + words + 3.5 * _BAR + SPACE
        return QSize(round(figures.horizontalAdvance("0:00:00")) + 3 * SPACE, round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def least_height(self, width: int) -> int:
        """Return the minimum height for this width: the text below may need more lines."""
        metrics = QFontMetricsF(self._words_font(SMALL))
        return round(self.sizeHint().height() + self._words_height(width) - metrics.height())

    def height_of_words(self, width: int) -> int:
        """Return the height of everything but the figures for this width."""
        return round(self._words_height(width) + 3.5 * _BAR + SPACE)

    def _words_height(self, width: float, height: float = 0) -> float:
        """Return the height of the text below the figures."""
        view = self._view
        small = QFontMetricsF(self._words_font(SMALL))
        line = QFontMetricsF(self._words_font(NORMAL)).height()
        needed = 0.0
        for text in () if view is None else (view.detail_text, _press_words(view)):
            place = QRectF(0, 0, width - 2 * SPACE, 0)
            needed = max(needed, small.boundingRect(place, _WRAPPED, text).height())
        return max(line, min(_WORDS * height, 2.2 * line), min(needed, 3 * small.lineSpacing() + 2))

    def _type_size(self) -> float:
        return QFontMetricsF(self._words_font(NORMAL)).height() / 1.2

    def _figures_font(self, pixels: float) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(8, round(pixels)))
        return font

    def _words_font(self, size: float) -> QFont:
        holder = QFont(self.font())
        holder.setPointSizeF(holder.pointSizeF() * (size if not self._is_small else 1))
        holder.setWeight(QFont.Weight.Normal)
        return holder

    def _fitting(self, text: str, width: float, height: float) -> QFont:
        """Return the largest font in which ``text`` fits in a place, up to the whole height."""
        at_100 = QFontMetricsF(self._figures_font(100))
        pixels = min(height / _FIGURES, 100 * width / max(1.0, at_100.horizontalAdvance(text)))
        return self._figures_font(int(pixels))

    def _fitting_small(self) -> QFont:
        """Return the font of a small clock, smaller where its figures have too little room."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * min(1.0, self.width() / self.sizeHint().width()))
        return font

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._is_small:
                painter.setPen(self._color(_role(view)))
                painter.setFont(self._fitting_small())
                place = QRectF(self.rect()).adjusted(0, 0, -2, 0)
                flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(place, flags, view.time_text)
                if view.has_run_out:
                    self._draw_flag(painter, place, 0.75 * self.fontMetrics().height())
                return
            if view.press is not ClockPress.NOTHING:
                self._draw_button(painter)
            # The frame of the button comes and goes: its contents stay.
            place = QRectF(self.rect()).adjusted(SPACE, SPACE / 2, -SPACE, -SPACE / 2)
            self._draw_clock(painter, place, view)

    def _color(self, role: QPalette.ColorRole) -> QColor:
        """Return a colour; a clock that can't be pressed is not greyed out."""
        return self.palette().color(QPalette.ColorGroup.Active, role)

    def _draw_button(self, painter: QPainter) -> None:
        roles = QPalette.ColorRole
        painter.setPen(QPen(self._color(roles.Highlight), 3 if self.hasFocus() else 2))
        painter.setBrush(self._color(roles.Dark if self.isDown() else roles.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), _ROUND, _ROUND)

    def _draw_clock(self, painter: QPainter, place: QRectF, view: ClockView) -> None:
        roles = QPalette.ColorRole
        words = self._words_height(self.width(), place.height())
        if place.height() < words + self._type_size() * _LEAST_FIGURES:
            words = 0.0
        figures = place.adjusted(0, _BAR, 0, -words - 2.5 * _BAR)
        font = self._fitting(view.widest_time_text, figures.width(), figures.height())
        metrics = QFontMetricsF(font)
        # The figures stand at the right of a box as wide as they ever are: so they never move.
        box = QRectF(0, 0, metrics.horizontalAdvance(view.widest_time_text), metrics.capHeight())
        box.moveCenter(figures.center())
        painter.setFont(font)
        painter.setPen(self._color(_role(view)))
        width = metrics.horizontalAdvance(view.time_text)
        painter.drawText(QPointF(box.right() - width, box.bottom()), view.time_text)
        if view.has_run_out:
            self._draw_flag(painter, box, box.height())
        below = QRectF(place.left(), place.bottom() - words, place.width(), words)
        bar = QRectF(box.left(), below.top() - 1.5 * _BAR, box.width(), _BAR)
        if view.last_seconds_left is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._color(roles.Dark))
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
            painter.setBrush(self._color(roles.BrightText))
            bar.setWidth(max(_BAR, bar.width() * view.last_seconds_left))
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        text = view.detail_text
        painter.setPen(self._color(roles.WindowText if view.is_running else roles.PlaceholderText))
        if view.press is not ClockPress.NOTHING:
            text = _press_words(view)
            painter.setPen(self._color(roles.Highlight))
        if words:
            self._draw_words(painter, below, text)

    def _draw_words(self, painter: QPainter, place: QRectF, text: str) -> None:
        """Draw words as large as they fit, in one line or more."""
        for size in (1.8 * NORMAL, LARGE, 1.2 * NORMAL, NORMAL, SMALL):
            font = self._words_font(size)
            needed = QFontMetricsF(font).boundingRect(place, _WRAPPED, text)
            if needed.height() <= place.height() and needed.width() <= place.width():
                break
        else:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.setFont(font)
        painter.drawText(place, _WRAPPED, text)

    def _draw_flag(self, painter: QPainter, box: QRectF, height: float) -> None:
        """Draw the fallen flag in place of the first figure."""
        left, top = box.left() + height * 0.08, box.center().y() - height / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._color(QPalette.ColorRole.BrightText))
        painter.drawRect(QRectF(left, top, height * 0.09, height))
        cloth = [(0.09, 0), (0.68, 0.26), (0.09, 0.52)]
        painter.drawPolygon(
            QPolygonF([QPointF(left + x * height, top + y * height) for x, y in cloth])
        )


def _looks(view: ClockView | None) -> tuple[object, ...]:
    """Return everything that affects the look of a view."""
    if view is None:
        return ()
    return (
        view.color,
        view.time_text,
        view.widest_time_text,
        view.detail_text,
        view.is_running,
        view.last_seconds_left,
        view.press,
    )


def _role(view: ClockView) -> QPalette.ColorRole:
    if view.has_run_out or view.last_seconds_left is not None:
        return QPalette.ColorRole.BrightText
    return QPalette.ColorRole.WindowText if view.is_running else QPalette.ColorRole.PlaceholderText


def _press_words(view: ClockView) -> str:
    if view.press is ClockPress.START:
        return seat_text.press_to_start(view.color.opponent)
    return seat_text.press_to_end()


class SmallClock(QWidget):
    """Two lines, or one if there is no overtime. It can't be pressed."""

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._is_compact = self._keeps_words = False
        self._face = ClockFace(is_small=True)
        self._face.setObjectName("time")
        self.prisoners = Prisoners(color)
        height = self._face.sizeHint().height()
        self.prisoners.setFixedSize(height * 2 + SPACE, height)
        self._words = muted(ElidedLabel(), "overtime", size=SMALL)
        first = hbox(self._face, None, self.prisoners)
        self.setLayout(vbox(first, self._words, spacing=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the lid if there is little room, never a figure."""
        super().resizeEvent(event)
        room = event.size().width() - self._face.sizeHint().width() - 2 * SPACE
        self.prisoners.setVisible(not self._is_compact and room >= self.prisoners.width())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._face.sizeHint().width(), super().minimumSizeHint().height())

    def set_compact(self, is_compact: bool) -> None:
        """Show the figures alone, and take no more room than they need."""
        self._is_compact = is_compact
        policy = QSizePolicy.Policy.Maximum if is_compact else QSizePolicy.Policy.Preferred
        self.setSizePolicy(policy, QSizePolicy.Policy.Preferred)
        self._words.setVisible(self._keeps_words and not is_compact)
        self.prisoners.setVisible(not is_compact)
        self.updateGeometry()

    def show_clock(self, view: ClockView) -> None:
        self._face.show_clock(view)
        self._words.set_full_text(view.detail_text)
        self._keeps_words = view.keeps_words
        self._words.setVisible(self._keeps_words and not self._is_compact)
