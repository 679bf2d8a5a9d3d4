"""The menu of a line, and what is ticked in it: that is asked when the menu opens."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


def menu_of(action: QAction) -> QMenu:
    """Return the menu in which ``action`` stands."""
    (menu,) = (menu for menu in action.associatedObjects() if isinstance(menu, QMenu))
    return menu


def is_ticked(action: QAction) -> bool:
    """Whether who opens the menu of ``action`` sees it ticked."""
    menu_of(action).aboutToShow.emit()
    return action.isChecked()
