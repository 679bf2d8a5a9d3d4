"""The audience's window: the board, as large as it can be, and the words next to it."""

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
from gobanapp.ui.study.presentation.large_text import LEAST_EMS, LEAST_LINES, TEXT_SIZES, LargeText
from gobanapp.ui.study.presentation.pen_layer import PenLayer
from gobanapp.ui.widgets.forms import hbox

_NARROWEST_TEXT = 0.27
"""The smallest part of the width that the words take, where they stand next to the board."""
_WIDEST_LARGE_TEXT = 0.4
"""The part of the width that large type may take from the board."""
_LOWEST_TEXT = 0.22
_WIDE = 1.2
"""From this proportion of width to height on they stand next to it."""


class PresentationWindow(QWidget):
    """Shows what it is given. ``keys``: the functions of keys, by Qt's numbers."""

    closed = Signal()

    def __init__(
        self,
        view: BoardView,
        theme: Theme,
        keys: Mapping[int, Callable[[], object]],
        owner: QWidget,
    ) -> None:
        """``owner``: the window that is presented from; its screen is left to it if it can be."""
        super().__init__(owner, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Presentation"))
        self._keys = keys
        self._size = 0
        self.board = BoardWidget(view, theme)
        self.board.setAccessibleName(self.tr("Board"))
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.glass = PenLayer(self.board)
        self._text = LargeText()
        self._text.setObjectName("words")
        self._box = hbox((self.board, 1), self._text, spacing=0)
        self.setLayout(self._box)
        self.setMinimumSize(480, 360)
        self.resize(1024, 768)

    @property
    def handled_keys(self) -> frozenset[int]:
        """The keys that do something."""
        return frozenset(self._keys)

    def present(self) -> None:
        """Fill a screen: another one than that of the owner, if there is one."""
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

    def set_size(self, size: int) -> None:
        """Set the words in one of the ``TEXT_SIZES``."""
        self._size = size
        self._arrange()

    def show_words(self, words: PresentationText, foot: str) -> None:
        """Show ``words``, and the small line for the presenter."""
        self._text.show_words(words, foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give the words what the largest board leaves, and enough of it."""
        width, height = self.width(), self.height()
        directions = QBoxLayout.Direction
        is_beside = width >= _WIDE * height
        self._box.setDirection(directions.LeftToRight if is_beside else directions.TopToBottom)
        pixels = min(width, height) // TEXT_SIZES[self._size]
        if is_beside:
            large = min(pixels * LEAST_EMS, round(_WIDEST_LARGE_TEXT * width))
            narrowest = max(round(_NARROWEST_TEXT * width), large)
            beside = max(narrowest, width - round(height / LENGTH_TO_WIDTH))
            # A board in the middle of a very wide screen is better than words across it.
            self._text.setFixedSize(min(beside, width // 2), height)
        else:
            below = max(round(_LOWEST_TEXT * height), height - round(width * LENGTH_TO_WIDTH))
            self._text.setFixedSize(width, below)
        room = min(self._text.height() // LEAST_LINES, self._text.width() // LEAST_EMS)
        self._text.set_type(max(8, min(pixels, room)), is_wide=not is_beside)
        self._box.activate()

    # Events of the window

    def keyPressEvent(self, event: QKeyEvent) -> None:
        does = self._keys.get(event.key())
        plain = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if does is None or plain != Qt.KeyboardModifier.NoModifier:
            super().keyPressEvent(event)
        else:
            does()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.closed.emit()


def other_screen(screen: QScreen) -> QScreen | None:
    """Return a screen other than ``screen``, None where it is the only one."""
    return next((other for other in QGuiApplication.screens() if other is not screen), None)
