"""What is ticked in a menu: that is asked when the menu opens."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


def is_ticked(action: QAction) -> bool:
    """Whether who opens the menu of ``action`` sees it ticked."""
    (menu,) = (menu for menu in action.associatedObjects() if isinstance(menu, QMenu))
    menu.aboutToShow.emit()
    return action.isChecked()
