"""The user's own folders, as the system defines them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from gobanapp.storage.settings import Settings

_Location = QStandardPaths.StandardLocation


def user_settings() -> Settings:
    """Return the settings in the user's own file."""
    return Settings(
        _folder(_Location.AppConfigLocation) / "settings.ini",
        documents=_folder(_Location.DocumentsLocation),
    )


def journal_folder() -> Path:
    """Return the folder in which each journal has a folder of its own."""
    return _folder(_Location.AppLocalDataLocation) / "journal"


def progress_path() -> Path:
    """Return the path of the learning progress."""
    return _folder(_Location.AppLocalDataLocation) / "learning.json"


def _folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))
