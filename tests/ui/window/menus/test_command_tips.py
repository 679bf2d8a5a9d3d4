"""Tips of the menus: for lines that are there, and told while the mouse is on them."""

from PySide6.QtGui import QAction

from gobanapp.text.command_tips import Tips
from tests.ui.lookup import menu_action
from tests.ui.window.menus.ticks import menu_of


def test_each_tip_is_of_a_line(table):
    names = {action.objectName() for action in table().window.findChildren(QAction)}
    assert names >= Tips().every().keys()


def test_a_tip_is_told_in_the_status_bar(table, qtbot):
    window = table().window
    line = menu_action(window, "presentation")
    menu = menu_of(line)
    window.menuBar().setActiveAction(menu.menuAction())
    qtbot.waitUntil(menu.isVisible)
    menu.setActiveAction(line)
    assert line.statusTip()
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() == line.statusTip())
    menu.close()
