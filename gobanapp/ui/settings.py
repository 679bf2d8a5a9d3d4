"""What the program remembers from one start to the next, each with its type and default."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

_MOST_RECENT_FILES = 10


class Settings:
    """A typed face for the settings file. A damaged or missing value is its default."""

    def __init__(self, path: Path | None = None) -> None:
        """Use the file ``path``, or the user's own."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
        file = path or Path(folder) / "settings.ini"
        # An explicit file: by names alone QSettings would fix its folder once for the process.
        self._store = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def window_geometry(self) -> QByteArray:
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @window_geometry.setter
    def window_geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def shows_coordinates(self) -> bool:
        return self._store.value("board/coordinates", "true") == "true"

    @shows_coordinates.setter
    def shows_coordinates(self, value: bool) -> None:
        self._store.setValue("board/coordinates", "true" if value else "false")

    @property
    def moves_stones(self) -> bool:
        """Whether stones may be seen moving, and unsettled ones pulsing."""
        return self._store.value("board/motion", "true") == "true"

    @moves_stones.setter
    def moves_stones(self, value: bool) -> None:
        self._store.setValue("board/motion", "true" if value else "false")

    @property
    def shows_tree(self) -> bool:
        return self._store.value("window/tree", "true") == "true"

    @shows_tree.setter
    def shows_tree(self, value: bool) -> None:
        self._store.setValue("window/tree", "true" if value else "false")

    @property
    def last_new_game(self) -> str:
        """The last new game, as ``NewGame.to_json`` wrote it."""
        value = self._store.value("game/new", "")
        return value if isinstance(value, str) else ""

    @last_new_game.setter
    def last_new_game(self, value: str) -> None:
        self._store.setValue("game/new", value)

    @property
    def recent_files(self) -> list[Path]:
        """The files opened or saved last, the latest first."""
        # QSettings gives a list of one back as a bare string.
        value = self._store.value("file/recent", [])
        names = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [Path(name) for name in names if name]

    def add_recent_file(self, path: Path) -> None:
        """Put ``path`` at the head of the recent files."""
        path = path.absolute()
        files = [path, *(other for other in self.recent_files if other != path)]
        self._store.setValue("file/recent", [str(file) for file in files[:_MOST_RECENT_FILES]])

    def clear_recent_files(self) -> None:
        self._store.remove("file/recent")
