"""Names under which a screen reader finds what can have the focus."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget

_Text = QAccessible.Text


def name_of(widget):
    return QAccessible.queryAccessibleInterface(widget).text(_Text.Name).strip()


def nameless(window):
    """Return what is seen, can have the focus, and would be called nothing."""
    QCoreApplication.processEvents()
    found = []
    for widget in window.findChildren(QWidget):
        is_met = widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
        is_part = isinstance(widget.parent(), (QAbstractSpinBox, QComboBox))
        can_focus = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        if is_met and can_focus and not is_part and not name_of(widget):
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def reached(window):
    """Return how many things can have the focus: so that nothing is not mistaken for all well."""
    widgets = window.findChildren(QWidget)
    can_focus = [w for w in widgets if w.isVisible() and w.focusPolicy() != Qt.FocusPolicy.NoFocus]
    return len(can_focus)
