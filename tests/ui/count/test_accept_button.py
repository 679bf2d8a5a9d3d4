"""The button of one player's acceptance."""

import pytest
from PySide6.QtCore import Qt

from gobanapp.rules.color import Color
from gobanapp.ui.count.accept_button import AcceptButton
from gobanapp.ui.widgets.plain_text import tool_tip


@pytest.fixture
def button(qtbot):
    button = AcceptButton(Color.BLACK)
    qtbot.addWidget(button)
    button.resize(280, 40)
    button.show()
    return button


def test_it_shows_whether_the_player_has_accepted(button):
    button.show_acceptance("Ann", accepted=False)
    before = button.text()
    assert "Ann" in before
    assert not button.isChecked()
    button.show_acceptance("Ann", accepted=True)
    assert "Ann" in button.text() != before
    assert button.isChecked()
    assert button.accessibleName() == button.text().strip()


@pytest.mark.parametrize("accepted", [True, False])
def test_a_click_tells_and_shows_nothing_by_itself(qtbot, button, accepted):
    button.show_acceptance("Ann", accepted=accepted)
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked() is accepted


def test_a_long_name_ends_in_dots(button):
    name = "Honinbo Shusaku the invincible of Innoshima"
    button.show_acceptance(name, accepted=False)
    assert "Honinbo" in button.text()
    assert name not in button.text()
    assert "…" in button.text()
    assert button.sizeHint().width() <= button.width()
    assert button.toolTip() == tool_tip(button.accessibleName())
    assert name in button.accessibleName()
    button.resize(900, 40)
    assert name in button.text()
    assert button.text().strip() == button.accessibleName()
    assert button.toolTip() == ""


def test_an_ampersand_in_a_name_is_no_mnemonic(button):
    button.show_acceptance("Ann & Ben", accepted=False)
    assert "Ann && Ben" in button.text()
    assert button.shortcut().isEmpty()
