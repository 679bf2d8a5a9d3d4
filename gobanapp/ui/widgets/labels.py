"""Labels for text and figures in different places."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from gobanapp.text import formats
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, set_text_size
from gobanapp.ui.widgets.forms import NO_LIMIT, PlainScrollArea
from gobanapp.ui.widgets.plain_text import Label, set_tool_tip

L = TypeVar("L", bound=Label)


def text_line(text: str = "", size: float = NORMAL, *, bold: bool = False) -> Label:
    """Return a label in one of the text sizes, which wraps."""
    label = Label(text)
    label.setWordWrap(True)
    set_text_size(label, size, bold)
    return label


def quiet_line(text: str = "") -> Label:
    """Return a label for secondary text, which wraps."""
    return muted(text_line(text))


def muted(label: L, name: str = "", *, size: float | None = None) -> L:
    """Return ``label`` in a muted colour, for secondary text; ``name`` is its object name."""
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.setObjectName(name)
    if size is not None:
        set_text_size(label, size)
    return label


class ElidedLabel(Label):
    """A label that elides its text to the available room; a tooltip has the whole text."""

    def __init__(self, *, elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__()
        self._full_text = ""
        self._mode = elide
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_full_text(self, text: str) -> None:
        full = " ".join(text.split())
        if full == self._full_text:
            return
        self._full_text = full
        self.setAccessibleName(self._full_text)
        self._elide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        shown = self.fontMetrics().elidedText(
            self._full_text, self._mode, self.contentsRect().width()
        )
        self.setText(shown)
        set_tool_tip(self, "" if shown == self._full_text else self._full_text)


class SteadyLabel(Label):
    """One line of constant height; a tooltip has the whole text if it is elided.

    It lays its text out once and draws it. Qt's own label would do so again for each size hint and
    each paint, and would cause a new layout of the window at each change of its text.
    """

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._shown_text = ""
        self._line = QTextLayout()
        self._extra_height = 0  # for characters in a fallback font with higher lines
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        return self._text

    @property
    def shown_text(self) -> str:
        """The text as far as there is room for it."""
        return self._shown_text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self._elide()

    def sizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height() + self._extra_height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._extra_height = 0
            self.updateGeometry()
            self._elide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            line = self._line.lineAt(0)
            top = (self.height() - line.ascent() - line.descent()) / 2
            self._line.draw(painter, QPointF(0, top))

    def _elide(self) -> None:
        self._lay_out(self._text)
        if self._line.maximumWidth() > self.width():
            elide = Qt.TextElideMode.ElideRight
            self._lay_out(self.fontMetrics().elidedText(self._text, elide, self.width()))
        set_tool_tip(self, "" if self._shown_text == self._text else self._text)
        extra = round(self._line.boundingRect().height()) - self.fontMetrics().height()
        if extra > self._extra_height:
            self._extra_height = extra
            self.updateGeometry()
        self.update()

    def _lay_out(self, text: str) -> None:
        option = QTextOption()
        option.setTextDirection(Qt.LayoutDirection.LeftToRight)  # or it would end at the right
        self._shown_text = text
        self._line = lay_out_lines(self, text, NO_LIMIT, option)


def wrapped_height(widget: QWidget, text: str, width: int) -> int:
    """Return the height of ``text`` in lines of ``width``, in the type of ``widget``."""
    rect, wrapped = QRect(0, 0, width, NO_LIMIT), Qt.TextFlag.TextWordWrap
    return widget.fontMetrics().boundingRect(rect, wrapped, text).height()


def lay_out_lines(widget: QWidget, text: str, width: int, option: QTextOption) -> QTextLayout:
    """Return ``text`` in lines of ``width``, in the type of ``widget``."""
    layout = QTextLayout(text, widget.font(), widget)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout


class Sentence(QWidget):
    """Wraps between words, and within a word longer than a line, which a QLabel cuts off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        set_text_size(self, NORMAL)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def heightForWidth(self, width: int) -> int:
        return round(self._layout(width).boundingRect().height() + 0.49) if self._text else 0

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._text)
        return QSize(width, self.heightForWidth(width + 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        layout = self._layout(self.width())
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            top = max(0.0, self.height() - layout.boundingRect().height())
            layout.draw(painter, QPointF(0, top))

    def _layout(self, width: int) -> QTextLayout:
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        return lay_out_lines(self, self._text, max(1, width), option)


class ScrolledWords(PlainScrollArea):
    """Scrolled text, so that the buttons next to or below it stay visible."""

    def __init__(self, words: QLayout) -> None:
        super().__init__(words)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._take_focus(0, 0)
        self.verticalScrollBar().rangeChanged.connect(self._take_focus)

    def _take_focus(self, _lowest: int, highest: int) -> None:
        """Accept the focus by Tab only if there is something to scroll."""
        policies = Qt.FocusPolicy
        self.setFocusPolicy(policies.TabFocus if highest else policies.NoFocus)


def decimals_width(label: Label, figure: str) -> int:
    """Return the width of the decimals of ``figure`` in ``label``, 0 if it has none."""
    _, decimals = formats.units_and_decimals(figure)
    return label.fontMetrics().horizontalAdvance(decimals)


def align_units(labels: Collection[Label], room: int = 0) -> int:
    """Align right-aligned figures at their decimal points by space after them.

    ``room``: the least width for decimals. Return the current width for decimals.
    """
    widths = {label: decimals_width(label, label.text()) for label in labels}
    room = max(room, *widths.values())
    for label, width in widths.items():
        label.setContentsMargins(0, 0, room - width, 0)
    return room


class SentenceLabel(Label):
    """A label with room for the longest of its sentences, so that nothing below moves."""

    def __init__(self) -> None:
        super().__init__()
        self._sentences: frozenset[str] = frozenset()
        self._heights: dict[int, int] = {}
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_type(LARGE)

    def set_sentences(self, sentences: Iterable[str]) -> None:
        """Make room for each of ``sentences``."""
        self._sentences = frozenset(sentences)
        self._heights.clear()
        self.updateGeometry()

    def set_type(self, size: float) -> None:
        """Set the text in one of the text sizes."""
        set_text_size(self, size)
        self._heights.clear()
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            heights = (wrapped_height(self, text, width) for text in self._sentences)
            self._heights[width] = max(heights, default=0)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Return next to nothing: the layout asks for the height when it knows the width."""
        return QSize(0, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
