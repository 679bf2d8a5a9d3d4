"""The field over the board for typing the name of a point."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit

from gobanapp.diagram.board_navigation import is_point_visible, middle_point
from gobanapp.diagram.point_input import is_point_prefix, names_of_point, read_points
from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import hbox
from gobanapp.ui.widgets.plain_text import Label

_WIDTH = 10 * SPACE
_LONGEST = 12  # letters
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class PointNameFault(Enum):
    """The reasons why a name gives no point."""

    NO_SUCH_POINT = auto()
    NOT_SHOWN = auto()


class PointField(QFrame):
    """Enter chooses the named point, as a click would; Esc leaves.

    With Ctrl Enter only moves the cursor there, and so it does where the name has several points.
    An invalid name is reported at once next to the field, with an example of a valid one.
    """

    point_found = Signal(Point)
    point_chosen = Signal()
    """A request to choose the point just found."""
    closed = Signal()

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self.setObjectName("point-field")
        self.fault: PointNameFault | None = None
        """The fault of the name typed so far; None for a good one."""
        self._board = board
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        name = Label(self.tr("Point"))
        self._text = QLineEdit()
        self._text.setObjectName("point-name")
        self._text.setMaxLength(_LONGEST)
        self._text.setFixedWidth(_WIDTH)
        self._text.setAccessibleName(self.tr("Name of a point"))
        self._text.textEdited.connect(self._tell)
        self._text.installEventFilter(self)
        self._hint = Label()
        self._hint.setObjectName("point-hint")
        board.installEventFilter(self)
        self.setLayout(hbox(name, self._text, self._hint, margins=(SPACE, SPACE, SPACE, SPACE)))
        self.hide()

    def open(self) -> None:
        """Show it at the foot of the board, ready for another name."""
        self._text.clear()
        self._tell()
        self.show()
        self.raise_()
        self._text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is not self._text:
            if kind == QEvent.Type.Resize and self.isVisible():
                self._fit()
            return super().eventFilter(watched, event)
        if isinstance(event, QFocusEvent) and event.lostFocus() and self._is_left(event.reason()):
            self._leave()
        if not isinstance(event, QKeyEvent) or kind == QEvent.Type.KeyRelease:
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape:
            does = self._leave
        elif event.key() in _ENTER:
            with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            does = self._find if with_control else self._choose
        else:
            return super().eventFilter(watched, event)
        event.accept()  # before it, the shortcuts of the window are asked
        if kind == QEvent.Type.KeyPress:
            does()
        return True

    # Internals

    def _find(self) -> None:
        point = self._point()
        if point is None:
            self._tell()
        else:
            self._leave()
            self.point_found.emit(point)

    def _choose(self) -> None:
        is_one = len(self._seen()) == 1
        self._find()
        if is_one:
            self.point_chosen.emit()

    def _is_left(self, why: Qt.FocusReason) -> bool:
        """Return whether the focus leaves the text for another widget, and not for its own menu."""
        is_menu_s = why is Qt.FocusReason.PopupFocusReason
        return self.isVisible() and self.isActiveWindow() and not is_menu_s

    def _leave(self) -> None:
        if self.isVisible():
            self.closed.emit()  # first, or Qt would look for another widget to take the focus
            self.hide()

    def _seen(self) -> list[Point]:
        """Return the named points that are visible."""
        geometry, hidden = self._board.board_geometry, self._board.view.hidden
        named = read_points(self._text.text(), geometry)
        return [point for point in named if is_point_visible(geometry, point, hidden)]

    def _point(self) -> Point | None:
        """Return the named point: of several, the nearest to the cursor."""
        geometry = self._board.board_geometry
        column, row = (geometry.columns_shown - 1) / 2, (geometry.rows_shown - 1) / 2
        if self._board.cursor.point is not None:
            column, row = geometry.cell(self._board.cursor.point)

        def distance(point: Point) -> float:
            across, down = geometry.cell(point)
            return (across - column) ** 2 + (down - row) ** 2

        return min(self._seen(), key=distance, default=None)

    def _tell(self) -> None:
        """Show the fault of the text, or an example, next to the field."""
        text, geometry = self._text.text().strip(), self._board.board_geometry
        example = middle_point(geometry, self._board.view.hidden)
        names = ", ".join(() if example is None else names_of_point(example, geometry)[:2])
        self.fault = None
        if text and read_points(text, geometry):
            seen = len(self._seen())
            told = (
                self.tr("Enter clicks this point.")
                if seen == 1
                else self.tr("Enter moves the cursor there.")
            )
            if not seen:
                told = self.tr("That point is outside the visible part.")
                self.fault = PointNameFault.NOT_SHOWN
        elif is_point_prefix(text, geometry):
            told = self.tr("For example {name}").format(name=names)
        else:
            told = self.tr("No such point. For example {name}").format(name=names)
            self.fault = PointNameFault.NO_SUCH_POINT
        self._hint.setText(told)
        self._fit()

    def _fit(self) -> None:
        """Lie at the foot of the board, in its middle."""
        self.adjustSize()
        board = self._board
        self.move((board.width() - self.width()) // 2, board.height() - self.height() - SPACE)
