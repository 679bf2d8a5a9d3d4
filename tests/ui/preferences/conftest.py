"""The window of the preferences, with settings of its own."""

import pytest
from PySide6.QtCore import Qt

from gobanapp.storage.settings import Settings
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.preferences.row_view import RowView


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def open_preferences(qtbot, settings):
    """A function that shows the window."""

    def open_it():
        window = PreferencesWindow(settings)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return open_it


@pytest.fixture
def opened(open_preferences):
    return open_preferences()


def rows_seen(window):
    return [view.row.name for view in window.findChildren(RowView) if view.isVisible()]
