"""The menu of a line, and what is ticked in it: that is asked when the menu opens."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


def menus_of(action: QAction) -> list[QMenu]:
    """Return the menus in which ``action`` stands."""
    return [menu for menu in action.associatedObjects() if isinstance(menu, QMenu)]


def is_ticked(action: QAction) -> bool:
    """Return whether who opens the menu of ``action`` sees it ticked."""
    for menu in menus_of(action):
        menu.aboutToShow.emit()
    return action.isChecked()
