"""Letters that lead somewhere with Alt."""

from collections import Counter

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QTabBar, QWidget


def mnemonics(window: QWidget) -> Counter[str]:
    """Return how often each letter leads somewhere, among what is seen in ``window``."""
    found = Counter()
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, QMenu):
            continue
        if isinstance(widget, QTabBar):
            texts = [widget.tabText(place) for place in range(widget.count())]
        elif isinstance(widget, QAbstractButton) or (
            isinstance(widget, QLabel) and widget.buddy() is not None
        ):
            texts = [widget.text()]
        else:
            continue
        found.update(mnemonic(text) for text in texts)
    del found[""]
    return found


def mnemonic(text: str) -> str:
    return QKeySequence.mnemonic(text).toString()


def doubled(found: Counter[str]) -> list[str]:
    return [one for one, times in found.items() if times > 1]
