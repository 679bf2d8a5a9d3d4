"""The buttons to pass, take back and resign in whatever room there is."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from gobanapp.ui.match.play_panel import PlayPanel
from tests.ui.lookup import find


@pytest.mark.parametrize("width", [260, 600])
def test_long_words_are_not_cut(qtbot, width):
    window = QWidget()
    panel = PlayPanel()
    QHBoxLayout(window).addWidget(panel)
    words = {"pass": "Passer", "undo": "Annuler le coup", "resign": "Abandonner"}
    for name, text in words.items():
        find(panel, name, QPushButton).setText(text)
    qtbot.addWidget(window)
    window.setFixedWidth(width)
    with qtbot.waitExposed(window):
        window.show()
    buttons = [button for button in panel.findChildren(QPushButton) if button.isVisible()]
    assert {button.objectName() for button in buttons} == words.keys()
    qtbot.waitUntil(lambda: all(b.width() >= b.minimumSizeHint().width() for b in buttons))
    assert all(panel.rect().contains(button.geometry()) for button in buttons)
    lines = {button.y() for button in buttons}
    assert (len(lines) > 1) == (width == 260)
    for line in lines:  # each is filled
        assert max(b.geometry().right() for b in buttons if b.y() == line) == panel.width() - 1


def test_tips_of_buttons_show_the_chosen_keys(table):
    window = table().window
    for name in ("pass", "to-start", "forward"):
        assert ")" in find(window, name).toolTip()
    window.commands.set_keys({"pass": ("F12",)})
    assert "(F12)" in find(window, "pass").toolTip()
    window.commands.set_keys({"pass": (), "forward": ()})
    assert "(" not in find(window, "pass").toolTip()
    assert "(" not in find(window, "forward").toolTip()
