"""The audience's window: the board, as large as possible, and the text next to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QBoxLayout, QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from gobanapp.diagram.theme import Theme
from gobanapp.text.presentation_text import PresentationText
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.study.presentation.large_text import MIN_EMS, MIN_LINES, TEXT_SIZES, LargeText
from gobanapp.ui.study.presentation.pen_layer import PenLayer
from gobanapp.ui.widgets.forms import hbox

_MIN_TEXT_WIDTH = 0.27
"""The minimum share of the width for the text, if it stands next to the board."""
_MAX_LARGE_TEXT_WIDTH = 0.4
"""The share of the width that large type may take from the board."""
_MIN_TEXT_HEIGHT = 0.22
_SIDE_BY_SIDE_RATIO = 1.2
"""The proportion of width to height from which the text stands next to the board."""


class PresentationWindow(QWidget):
    """Shows a board view and a text. ``keys``: the functions of keys, by Qt's numbers."""

    closed = Signal()

    def __init__(
        self,
        view: BoardView,
        theme: Theme,
        keys: Mapping[int, Callable[[], object]],
        owner: QWidget,
    ) -> None:
        """``owner``: the presenter's window, which keeps its screen if there is another one."""
        super().__init__(owner, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Presentation"))
        self._keys = keys
        self._size_index = 0
        self.board = BoardWidget(view, theme)
        self.board.setAccessibleName(self.tr("Board"))
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pen_layer = PenLayer(self.board)
        self._text = LargeText()
        self._text.setObjectName("words")
        self._rows = hbox((self.board, 1), self._text, spacing=0)
        self.setLayout(self._rows)
        self.setMinimumSize(480, 360)
        self.resize(1024, 768)

    @property
    def handled_keys(self) -> frozenset[int]:
        """The keys that do something."""
        return frozenset(self._keys)

    def present(self) -> None:
        """Fill a screen, if possible another one than that of the owner."""
        owner = self.parentWidget()
        screen = other_screen(owner.screen()) if owner is not None else None
        if screen is not None:
            self.setScreen(screen)
            self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.activateWindow()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window among others."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def set_text_size(self, size: int) -> None:
        """Set the text in one of the ``TEXT_SIZES``; ``size`` is its index."""
        self._size_index = size
        self._arrange()

    def show_text(self, text: PresentationText, presenter_note: str) -> None:
        """Show ``text``, with a small line for the presenter."""
        self._text.show_text(text, presenter_note)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give the text the space that the largest board leaves, and at least the minimum."""
        width, height = self.width(), self.height()
        direction = QBoxLayout.Direction
        is_side_by_side = width >= _SIDE_BY_SIDE_RATIO * height
        self._rows.setDirection(direction.LeftToRight if is_side_by_side else direction.TopToBottom)
        pixels = min(width, height) // TEXT_SIZES[self._size_index]
        if is_side_by_side:
            large_text_width = min(pixels * MIN_EMS, round(_MAX_LARGE_TEXT_WIDTH * width))
            min_width = max(round(_MIN_TEXT_WIDTH * width), large_text_width)
            text_width = max(min_width, width - round(height / LENGTH_TO_WIDTH))
            # On a very wide screen, a centred board is better than very long lines of text.
            self._text.setFixedSize(min(text_width, width // 2), height)
        else:
            text_height = max(
                round(_MIN_TEXT_HEIGHT * height), height - round(width * LENGTH_TO_WIDTH)
            )
            self._text.setFixedSize(width, text_height)
        max_pixels = min(self._text.height() // MIN_LINES, self._text.width() // MIN_EMS)
        self._text.set_type(max(8, min(pixels, max_pixels)), is_wide=not is_side_by_side)
        self._rows.activate()

    # Events of the window

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self._keys.get(event.key())
        modifiers = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if action is None or modifiers != Qt.KeyboardModifier.NoModifier:
            super().keyPressEvent(event)
        else:
            action()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.closed.emit()


def other_screen(screen: QScreen) -> QScreen | None:
    """Return a screen other than ``screen``, None where it is the only one."""
    return next((other for other in QGuiApplication.screens() if other is not screen), None)
