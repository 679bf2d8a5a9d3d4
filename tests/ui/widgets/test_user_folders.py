from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from gobanapp.ui.widgets.user_folders import journal_folder, progress_path, user_settings


@pytest.fixture
def folders(monkeypatch, tmp_path):
    """Let the system's folders be called as in Qt."""
    monkeypatch.setattr(
        QStandardPaths, "writableLocation", lambda place: str(tmp_path / place.name)
    )
    return tmp_path


def test_settings_are_in_the_configuration_and_games_in_the_documents(folders):
    settings = user_settings()
    assert Path(settings.stored.file.fileName()) == folders / "AppConfigLocation" / "settings.ini"
    assert settings.games_folder == folders / "DocumentsLocation" / "Go games"
    assert settings.defaults.games_folder == settings.games_folder


def test_journals_and_progress_are_local_data(folders):
    assert journal_folder() == folders / "AppLocalDataLocation" / "journal"
    assert progress_path() == folders / "AppLocalDataLocation" / "learning.json"
