"""The English words of the welcome."""

from gobanapp.ui.help.welcome.start_card_pictures import StartChoice
from gobanapp.ui.help.welcome.welcome_panel import WelcomePanel
from tests.ui.lookup import find


def test_doors_are_named(qtbot):
    panel = WelcomePanel("")
    qtbot.addWidget(panel)
    doors = [find(panel, f"{door.name.lower()}-door") for door in StartChoice]
    assert [door.accessibleName() for door in doors] == ["Play", "Open", "Learn"]
