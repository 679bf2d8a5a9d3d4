"""The number of the move beside the slider: it has room, and moves nothing while it grows."""

from PySide6.QtWidgets import QLabel

from gobanapp.ui.record.navigation_bar import NavigationBar
from tests.ui.lookup import find, press


def test_the_move_number_reserves_room_for_long_lines(qtbot):
    bar = NavigationBar()
    qtbot.addWidget(bar)
    bar.show_index(0, 300)
    place = find(bar, "move-number", QLabel)
    usual = place.size()
    bar.show_index(299, 300)
    assert (place.text(), place.size()) == ("299 / 300", usual)
    bar.show_index(7, 20_000_000)
    words = place.fontMetrics().horizontalAdvance("20000000 / 20000000")
    assert place.minimumWidth() == place.maximumWidth() == words > usual.width()


def test_its_buttons_are_commands_and_offered_as_those_are(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7 C7")
    bar = table.window.components.navigation

    def offered():
        return [
            name
            for name in ("to-start", "back", "forward", "to-end")
            if find(bar, name).isEnabled()
        ]

    assert offered() == ["to-start", "back"]
    press(bar, "back")
    assert table.game.position.move_number == 2
    assert offered() == ["to-start", "back", "forward", "to-end"]
    press(bar, "to-start")
    assert table.game.position.move_number == 0
    assert offered() == ["forward", "to-end"]
    press(bar, "forward")
    press(bar, "to-end")
    assert table.game.position.move_number == 3
