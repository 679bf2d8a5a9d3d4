"""Tips of the menus: for lines that are there, and told while the mouse is on them."""

from PySide6.QtWidgets import QMenu

from gobanapp.ui.menus.item import Item, Submenu
from gobanapp.ui.menus.tips import Tips


def items(entries):
    for entry in entries:
        if isinstance(entry, Submenu):
            yield from items(entry.entries)
        elif isinstance(entry, Item):
            yield entry


def test_each_tip_is_of_a_line(table):
    menus = table().window._menus
    names = {item.name for _, entries in menus._entries for item in items(entries)}
    assert names >= Tips().every().keys()


def test_a_tip_is_told_in_the_status_bar(table, qtbot):
    window = table().window
    menu = next(menu for menu in window.findChildren(QMenu) if menu.title() == "&Teach")
    window.menuBar().setActiveAction(menu.menuAction())
    qtbot.waitUntil(menu.isVisible)
    (line,) = (action for action in menu.actions() if action.text() == "&Presentation")
    menu.setActiveAction(line)
    assert line.statusTip()
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() == line.statusTip())
    menu.close()
