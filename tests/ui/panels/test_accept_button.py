"""The button of one player's acceptance."""

import pytest
from PySide6.QtCore import Qt

from gobanapp.rules.color import Color
from gobanapp.ui.panels.accept_button import AcceptButton


@pytest.fixture
def button(qtbot):
    button = AcceptButton(Color.BLACK)
    qtbot.addWidget(button)
    button.resize(280, 40)
    button.show()
    return button


def test_it_shows_whether_the_player_has_accepted(button):
    button.show_acceptance("Ann", accepted=False)
    assert (button.text().strip(), button.isChecked()) == ("Ann accepts", False)
    button.show_acceptance("Ann", accepted=True)
    assert (button.text().strip(), button.isChecked()) == ("✓ Ann accepted", True)
    assert button.accessibleName() == "✓ Ann accepted"


@pytest.mark.parametrize("accepted", [True, False])
def test_a_click_tells_and_shows_nothing_by_itself(qtbot, button, accepted):
    button.show_acceptance("Ann", accepted=accepted)
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked() is accepted


def test_a_long_name_ends_in_dots(button):
    button.show_acceptance("Honinbo Shusaku the invincible of Innoshima", accepted=False)
    assert button.text().endswith("… accepts")
    assert button.sizeHint().width() <= button.width()
    assert button.toolTip() == "Honinbo Shusaku the invincible of Innoshima accepts"
    button.resize(900, 40)
    assert button.text().strip() == button.accessibleName()
    assert button.toolTip() == ""


def test_an_ampersand_in_a_name_is_no_mnemonic(button):
    button.show_acceptance("Ann & Ben", accepted=False)
    assert button.text().strip() == "Ann && Ben accepts"
    assert button.shortcut().isEmpty()
