"""The sentence that explains a step, in room that is the same for all of them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import LARGE, set_text_size
from gobanapp.ui.widgets.plain_text import Label

_ANY = 10_000


class SentenceLabel(Label):
    """Takes the height that the longest of its sentences needs, so that nothing below moves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
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
        """Set it in one of the sizes of type."""
        set_text_size(self, size)
        self._heights.clear()
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            room, wrapped = QRect(0, 0, width, _ANY), Qt.TextFlag.TextWordWrap
            measure = self.fontMetrics().boundingRect
            heights = [measure(room, wrapped, text).height() for text in self._sentences]
            self._heights[width] = max(heights, default=0)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Return next to nothing: the layout asks for the height when it knows the width."""
        return QSize(0, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
