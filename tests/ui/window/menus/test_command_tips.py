"""Tips of the menus, told in the status bar while the mouse is on them."""

from tests.ui.lookup import menu_action
from tests.ui.window.menus.ticks import menus_of


def test_commands_have_their_tips(table):
    commands = table().window.commands
    with_tip = {command.id: command.tip for command in commands if command.tip}
    assert len(with_tip) > 20
    shown = {name: commands.action(name).statusTip() for name in with_tip}
    assert shown == with_tip
    assert commands.action("undo").statusTip() == ""


def test_a_tip_appears_in_the_status_bar(table, qtbot):
    window = table().window
    line = menu_action(window, "presentation")
    menu, *_ = menus_of(line)
    window.menuBar().setActiveAction(menu.menuAction())
    qtbot.waitUntil(menu.isVisible)
    menu.setActiveAction(line)
    assert line.statusTip()
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() == line.statusTip())
    menu.close()
