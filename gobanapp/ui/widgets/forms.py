"""Fields in rows and columns, and the layout of panels and bars."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QBoxLayout,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gobanapp.text import formats
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, line_height, set_text_size
from gobanapp.ui.widgets.buttons import CloseButton
from gobanapp.ui.widgets.plain_text import Label

Part = (
    QWidget
    | QLayout
    | tuple[QWidget | QLayout, int]
    | tuple[QWidget, Qt.AlignmentFlag]
    | int
    | None
)
"""A part of a box: a number is extra space, None takes the remaining room, and a pair is a part
with its share of that room, or with its place in the box."""
Margins = tuple[int, int, int, int]
"""Left, top, right, bottom."""
DIALOG_MARGINS: Final[Margins] = (3 * SPACE, 3 * SPACE, 3 * SPACE, 2 * SPACE)
LIST_MARGINS: Final[Margins] = (2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
"""The margins of dialogs that are mainly a list or a page."""
_NO_MARGINS: Final[Margins] = (0, 0, 0, 0)
NO_LIMIT: Final = 16777215
"""Qt's QWIDGETSIZE_MAX, which PySide6 does not have."""
B = TypeVar("B", bound=QBoxLayout)


def hbox(*parts: Part, spacing: int = SPACE, margins: Margins = _NO_MARGINS) -> QHBoxLayout:
    """Return parts side by side."""
    return fill_box(QHBoxLayout(), *parts, spacing=spacing, margins=margins)


def vbox(*parts: Part, spacing: int = SPACE, margins: Margins = _NO_MARGINS) -> QVBoxLayout:
    """Return parts one below the other."""
    return fill_box(QVBoxLayout(), *parts, spacing=spacing, margins=margins)


def fill_box(box: B, *parts: Part, spacing: int = SPACE, margins: Margins = _NO_MARGINS) -> B:
    """Add parts to a box, and return it."""
    box.setContentsMargins(*margins)
    box.setSpacing(spacing)
    for item in parts:
        part, share = item if isinstance(item, tuple) else (item, 0)
        if part is None:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        elif isinstance(part, QLayout):
            box.addLayout(part, int(share))
        elif isinstance(share, Qt.AlignmentFlag):
            box.addWidget(part, 0, share)
        else:
            box.addWidget(part, share)
    return box


def grid_box(
    widget: QWidget | None = None,
    *,
    spacing: tuple[int, int] = (2 * SPACE, SPACE),
    margins: Margins = _NO_MARGINS,
    stretched: int | None = None,
) -> QGridLayout:
    """Return the grid of ``widget``, or one that is part of another layout.

    ``spacing``: between its columns, and between its rows. ``stretched``: the column that takes the
    rest of the width.
    """
    grid = QGridLayout()
    grid.setContentsMargins(*margins)
    grid.setHorizontalSpacing(spacing[0])
    grid.setVerticalSpacing(spacing[1])
    if stretched is not None:
        grid.setColumnStretch(stretched, 1)
    if widget is not None:
        widget.setLayout(grid)
    return grid


def form_label(text: str, buddy: QWidget) -> Label:
    """Return the label of a field, as high as a line of fields."""
    label = Label(text)
    label.setBuddy(buddy)
    label.setFixedHeight(line_height(label))
    return label


def letters_width(widget: QWidget, number: int) -> int:
    """Return the width of a number of letters in the widget's font."""
    return widget.fontMetrics().averageCharWidth() * number


def lines_height(widget: QWidget, lines: int) -> int:
    """Return the height of lines of text in the widget's font.

    In some fonts lines are closer to each other than they are high.
    """
    return widget.fontMetrics().size(0, "\n".join(lines * " ")).height()


def text_size(widget: QWidget, letters: int, lines: int) -> QSize:
    """Return the size of a block of letters and lines in the widget's font."""
    metrics = widget.fontMetrics()
    return QSize(letters * metrics.averageCharWidth(), lines * metrics.lineSpacing())


def prepare(*fields: QWidget) -> None:
    """Give fields the height of a line, and numbers the margin of other text."""
    for field in fields:
        field.ensurePolished()  # before that its size hint is not final
        field.setMinimumHeight(max(line_height(field), field.sizeHint().height()))
        if isinstance(field, QAbstractSpinBox):
            indent(field)


def indent(number: QAbstractSpinBox) -> None:
    """Give a number the margin of other text.

    Qt ignores the left padding of a style sheet in spin boxes.
    """
    number.lineEdit().setTextMargins(SPACE, 0, 0, 0)


def keep_room(*widgets: QWidget) -> None:
    """Make widgets keep their room while they are hidden, so that nothing moves."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        widget.setSizePolicy(policy)


class FieldColumn(QGridLayout):
    """Headings, and below each its rows, with the name next to the field."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(2 * SPACE)
        self.setVerticalSpacing(SPACE)
        self.setColumnStretch(1, 1)

    def head(self, text: str) -> None:
        label = Label(text)
        set_text_size(label, NORMAL, bold=True)
        if self.count():
            self.setRowMinimumHeight(self.rowCount(), SPACE)
        self.add_line(label)

    def add(self, text: str, field: QWidget) -> None:
        label = Label(text)
        label.setBuddy(field)
        row = self.rowCount()
        self.addWidget(label, row, 0)
        self.addWidget(field, row, 1)

    def add_line(self, line: QWidget | QLayout) -> None:
        row = self.rowCount() + 1
        if isinstance(line, QWidget):
            self.addWidget(line, row, 0, 1, 2)
        else:
            self.addLayout(line, row, 0, 1, 2)


class PlainScrollArea(QScrollArea):
    """Scrolls ``content``, as wide as there is room, without a frame and without the focus."""

    def __init__(self, content: QWidget | QLayout) -> None:
        super().__init__()
        self.page = content if isinstance(content, QWidget) else QWidget()
        """The widget that is scrolled."""
        if isinstance(content, QLayout):
            content.setContentsMargins(0, 0, 0, 0)
            self.page.setLayout(content)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self.page)


class FormScrollArea(PlainScrollArea):
    """Keeps the field with the focus visible."""

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._bring_into_view)

    def _bring_into_view(self, _before: QWidget | None, field: QWidget | None) -> None:
        if field is not None and self.page.isAncestorOf(field):
            self.ensureWidgetVisible(field)


class ChoiceBox(QComboBox):
    """A list of values by their names; ``chosen`` emits the user's choice.

    Setting ``value`` does not emit it.
    """

    chosen = Signal(object)

    def __init__(self, choices: Iterable[tuple[object, str]] = ()) -> None:
        super().__init__()
        self.set_choices(choices)
        self.activated.connect(lambda row: self.chosen.emit(self.itemData(row)))

    def set_choices(self, choices: Iterable[tuple[object, str]]) -> None:
        """Offer other choices, each a value and its name. The first of them is chosen."""
        self.clear()
        for value, name in choices:
            self.addItem(name, value)

    @property
    def value(self) -> Any:
        """The selected value, None without one."""
        return self.currentData()

    @value.setter
    def value(self, value: object) -> None:
        self.setCurrentIndex(self.findData(value))


_Keys = Qt.Key


class PointsField(QDoubleSpinBox):
    """Shows no more decimals than the value has."""

    def textFromValue(self, value: float) -> str:
        return formats.number(value)


class FilterLine(QLineEdit):
    """A search line. ``moved_to_list``: a key moves the focus down to the list."""

    moved_to_list = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {_Keys.Key_Down, _Keys.Key_PageDown}:
            self.moved_to_list.emit()
            return
        super().keyPressEvent(event)


_SIDE_BY_SIDE_SHARES = (3, 2)


class SplitPanel(QWidget):
    """A panel next to the board in two halves: the text, and the controls."""

    def set_halves(self, read: QWidget | QLayout, done: QLayout) -> None:
        """Fill the panel, one half below the other."""
        self._halves = vbox((read, 1), done, spacing=2 * SPACE)
        self.setLayout(self._halves)

    def set_side_by_side(self, wide: bool) -> None:
        """Put the halves side by side, if there is more width than height."""
        directions = QBoxLayout.Direction
        self._halves.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        for half, share in enumerate(_SIDE_BY_SIDE_SHARES if wide else (1, 0)):
            self._halves.setStretch(half, share)


class BoardBar(QWidget):
    """One line above the board, with a cross at its end."""

    closed = Signal()
    """The cross was clicked."""

    def set_parts(self, *parts: Part, close: str, name: str, spacing: int = SPACE) -> None:
        """Fill the bar; ``close`` says what the cross does, ``name`` is its object name."""
        cross = CloseButton(close)
        cross.setObjectName(name)
        cross.clicked.connect(self.closed)
        margins = (2 * SPACE, SPACE // 2, SPACE, SPACE // 2 + 1)
        self._row = hbox(*parts, cross, spacing=spacing, margins=margins)
        self.setLayout(self._row)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def room(self) -> int:
        """The width left by what the parts need: labels that elide their text need none."""
        return self.width() - self._row.minimumSize().width()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(roles.AlternateBase))
            painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().color(roles.Mid))
