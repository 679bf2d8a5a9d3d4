"""What the program remembers from one start to the next, each with its type and default."""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Signal

from gobanapp.diagram.aids import Aid
from gobanapp.diagram.coordinates import Coordinates, Sides
from gobanapp.diagram.shown_numbers import Numbered
from gobanapp.diagram.theme import DEFAULT_THEME, Stones
from gobanapp.ui.layout import Layout
from gobanapp.ui.precautions import Precautions
from gobanapp.ui.shortcuts.chosen_keys import ChosenKeys
from gobanapp.ui.sounds.countdown import Countdown
from gobanapp.ui.wanted_look import WantedLook

E = TypeVar("E", bound=Enum)

_MOST_RECENT_FILES = 10
_GAMES_FOLDER = "Go games"
_NOTED = frozenset(
    {
        "file/left",
        "file/recent",
        "game/new",
        "game/players",
        "game/times",
        "learn/practice",
        "play/interrupted",
        "play/layout",
        "print/choices",
        "print/export",
        "window/geometry",
        "window/layout",
    }
)
"""What is noted in passing, and makes no difference to what is open."""


class Settings(QObject):
    """A typed face for the settings file. A damaged or missing value is its default."""

    changed = Signal()
    """Something has been chosen, wherever that was: all windows show it at once."""

    def __init__(self, path: Path | None = None) -> None:
        """Use the file ``path``, or the user's own."""
        super().__init__()
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
        file = path or Path(folder) / "settings.ini"
        # An explicit file: by names alone QSettings would fix its folder once for the process.
        self._store = _Store(str(file))
        self._store.written.connect(self._tell)
        self.chosen_keys = ChosenKeys(
            str(self._store.value("keyboard/keys", "") or ""),
            lambda text: self._store.setValue("keyboard/keys", text),
        )
        """The keys that were chosen in place of the usual ones; tells when they change."""

    @classmethod
    def usual(cls) -> Settings:
        """Return the settings of somebody who has not chosen anything yet. Only to be read."""
        return cls(Path(os.devnull, "nothing"))

    def _tell(self, key: str) -> None:
        if key not in _NOTED:
            self.changed.emit()

    @property
    def window_geometry(self) -> QByteArray:
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @window_geometry.setter
    def window_geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def look(self) -> WantedLook:
        """The colours of the windows."""
        return self._choice("window/look", WantedLook.SYSTEM)

    @look.setter
    def look(self, value: WantedLook) -> None:
        self._store.setValue("window/look", value.value)

    @property
    def type_size(self) -> int:
        """How large type is, in percent of the system's own."""
        return round(self._number("window/type", 100, 80, 200))

    @type_size.setter
    def type_size(self, value: int) -> None:
        self._store.setValue("window/type", value)

    @property
    def theme(self) -> str:
        """The name of the board's file, without its ending."""
        value = self._store.value("board/theme", "")
        return value if isinstance(value, str) and value else DEFAULT_THEME

    @theme.setter
    def theme(self, value: str) -> None:
        self._store.setValue("board/theme", value)

    @property
    def stones(self) -> Stones:
        """Which stones are played with."""
        return self._choice("board/stones", Stones.OF_BOARD)

    @stones.setter
    def stones(self, value: Stones) -> None:
        self._store.setValue("board/stones", value.value)

    @property
    def layout(self) -> Layout:
        """How the window is arranged."""
        return self._choice("window/layout", Layout.DESK)

    @layout.setter
    def layout(self, value: Layout) -> None:
        self._store.setValue("window/layout", value.value)

    @property
    def match_layout(self) -> Layout:
        """How two players sat the last time."""
        return self._choice("play/layout", Layout.DESK)

    @match_layout.setter
    def match_layout(self, value: Layout) -> None:
        self._store.setValue("play/layout", value.value)

    @property
    def coordinates(self) -> Coordinates:
        """What is written along the edges of the board."""
        if str(self._store.value("board/coordinates")) == "false":  # as earlier versions wrote it
            return Coordinates.NONE
        return self._choice("board/coordinates", Coordinates.LETTERS)

    @coordinates.setter
    def coordinates(self, value: Coordinates) -> None:
        self._store.setValue("board/coordinates", value.value)

    @property
    def sides(self) -> Sides:
        """Along which edges it is written, where nobody sits across the table."""
        return self._choice("board/sides", Sides.FOUR)

    @sides.setter
    def sides(self, value: Sides) -> None:
        self._store.setValue("board/sides", value.value)

    @property
    def shows_whole_board(self) -> bool:
        """Whether all of the board is shown even where the record shows a part of it."""
        return self._is("board/whole", False)

    @shows_whole_board.setter
    def shows_whole_board(self, value: bool) -> None:
        self._set("board/whole", value)

    @property
    def moves_stones(self) -> bool:
        """Whether stones may be seen moving, and unsettled ones pulsing."""
        return self._is("board/motion", True)

    @moves_stones.setter
    def moves_stones(self, value: bool) -> None:
        self._set("board/motion", value)

    @property
    def shows_atari(self) -> bool:
        """Whether chains with one liberty are marked, for beginners."""
        return self._is("board/atari", False)

    @shows_atari.setter
    def shows_atari(self, value: bool) -> None:
        self._set("board/atari", value)

    @property
    def aids(self) -> frozenset[Aid]:
        """What is shown to help beginners to see."""
        names = str(self._store.value("board/aids", "") or "").split()
        return frozenset(aid for aid in Aid if aid.value in names)

    @aids.setter
    def aids(self, value: frozenset[Aid]) -> None:
        self._store.setValue("board/aids", " ".join(sorted(aid.value for aid in value)))

    @property
    def autoplay_seconds(self) -> float:
        """How long each move is looked at while they are played by themselves."""
        return self._number("board/autoplay", 2.0, 0.3, 10)

    @autoplay_seconds.setter
    def autoplay_seconds(self, value: float) -> None:
        self._store.setValue("board/autoplay", value)

    @property
    def presentation_type(self) -> int:
        """Which of the sizes of type a presentation has, from 0."""
        return round(self._number("presentation/type", 2, 0, 6))

    @presentation_type.setter
    def presentation_type(self, value: int) -> None:
        self._store.setValue("presentation/type", value)

    @property
    def presents_comments(self) -> bool:
        """Whether a presentation shows the comments of the record."""
        return self._is("presentation/comments", True)

    @presents_comments.setter
    def presents_comments(self, value: bool) -> None:
        self._set("presentation/comments", value)

    @property
    def numbered(self) -> Numbered:
        """Of which moves the board shows the numbers."""
        return self._choice("board/numbers", Numbered.NONE)

    @numbered.setter
    def numbered(self, value: Numbered) -> None:
        self._store.setValue("board/numbers", value.value)

    @property
    def shows_next_moves(self) -> bool:
        """Whether the board shows where the record goes on."""
        return self._is("board/next", False)

    @shows_next_moves.setter
    def shows_next_moves(self, value: bool) -> None:
        self._set("board/next", value)

    @property
    def shows_tree(self) -> bool:
        return self._is("window/tree", True)

    @shows_tree.setter
    def shows_tree(self, value: bool) -> None:
        self._set("window/tree", value)

    @property
    def shows_moves(self) -> bool:
        """Whether the moves are listed."""
        return self._is("window/moves", False)

    @shows_moves.setter
    def shows_moves(self, value: bool) -> None:
        self._set("window/moves", value)

    @property
    def precautions(self) -> Precautions:
        """What is asked while a game is being played."""
        usual = Precautions()
        return Precautions(
            placing=self._choice("play/placing", usual.placing),
            take_back=self._number("play/take-back", usual.take_back, 0, 10),
            passing=self._choice("play/passing", usual.passing),
            resigning=self._choice("play/resigning", usual.resigning),
            undo_asks=self._is("play/undo-asks", usual.undo_asks),
            hand_over=self._is("play/hand-over", usual.hand_over),
        )

    @precautions.setter
    def precautions(self, value: Precautions) -> None:
        self._store.setValue("play/placing", value.placing.value)
        self._store.setValue("play/take-back", value.take_back)
        self._store.setValue("play/passing", value.passing.value)
        self._store.setValue("play/resigning", value.resigning.value)
        self._set("play/undo-asks", value.undo_asks)
        self._set("play/hand-over", value.hand_over)

    @property
    def estimates_games(self) -> bool:
        """Whether estimates and aids may be shown also while a game is being played."""
        return self._is("play/estimates", False)

    @estimates_games.setter
    def estimates_games(self, value: bool) -> None:
        self._set("play/estimates", value)

    @property
    def volume(self) -> float:
        """How loud sounds are, from 0 (off) to 1."""
        return self._number("sound/volume", 0.7, 0, 1)

    @volume.setter
    def volume(self, value: float) -> None:
        self._store.setValue("sound/volume", value)

    @property
    def countdown(self) -> Countdown:
        """How the last seconds are told."""
        return self._choice("sound/countdown", Countdown.BEEPS)

    @countdown.setter
    def countdown(self, value: Countdown) -> None:
        self._store.setValue("sound/countdown", value.value)

    def _is(self, key: str, usual: bool) -> bool:
        found = self._store.value(key)
        return {"true": True, "false": False}.get(str(found), usual)

    def _set(self, key: str, value: bool) -> None:
        self._store.setValue(key, "true" if value else "false")

    def _number(self, key: str, usual: float, low: float, high: float) -> float:
        try:
            found = float(str(self._store.value(key)))
        except ValueError:
            return usual
        return found if low <= found <= high else usual

    def _choice(self, key: str, usual: E) -> E:
        try:
            return type(usual)(self._store.value(key))
        except ValueError:
            return usual

    @property
    def last_new_game(self) -> str:
        """The last new game, as ``NewGame.to_json`` wrote it."""
        value = self._store.value("game/new", "")
        return value if isinstance(value, str) else ""

    @last_new_game.setter
    def last_new_game(self, value: str) -> None:
        self._store.setValue("game/new", value)

    @property
    def player_book(self) -> str:
        """The players of earlier games, as ``PlayerBook.to_json`` wrote them."""
        value = self._store.value("game/players", "")
        return value if isinstance(value, str) else ""

    @player_book.setter
    def player_book(self, value: str) -> None:
        self._store.setValue("game/players", value)

    @property
    def time_presets(self) -> str:
        """The times that the user has saved, as ``saved_times.times_to_json`` wrote them."""
        value = self._store.value("game/times", "")
        return value if isinstance(value, str) else ""

    @time_presets.setter
    def time_presets(self, value: str) -> None:
        self._store.setValue("game/times", value)

    @property
    def printing(self) -> str:
        """What was chosen for the last print, as ``Choices.to_json`` wrote it."""
        value = self._store.value("print/choices", "")
        return value if isinstance(value, str) else ""

    @printing.setter
    def printing(self, value: str) -> None:
        self._store.setValue("print/choices", value)

    @property
    def export(self) -> str:
        """What was chosen for the last picture, as ``ExportChoices.to_json`` wrote it."""
        value = self._store.value("print/export", "")
        return value if isinstance(value, str) else ""

    @export.setter
    def export(self, value: str) -> None:
        self._store.setValue("print/export", value)

    @property
    def keeps_games(self) -> bool:
        """Whether games that are played here are saved without asking."""
        return self._is("game/keep", True)

    @keeps_games.setter
    def keeps_games(self, value: bool) -> None:
        self._set("game/keep", value)

    @property
    def interrupted(self) -> Path | None:
        """The file of the match in which the program was closed last, None where it was none."""
        name = str(self._store.value("play/interrupted", "") or "")
        return Path(name) if name else None

    @interrupted.setter
    def interrupted(self, value: Path | None) -> None:
        self._store.setValue("play/interrupted", "" if value is None else str(value))

    @property
    def is_new(self) -> bool:
        """Whether nothing has been remembered yet: the program has never been closed."""
        return not self._store.allKeys()

    @property
    def reopens(self) -> bool:
        """Whether the program begins with the file that was open when it was closed."""
        return self._is("file/reopen", True)

    @reopens.setter
    def reopens(self, value: bool) -> None:
        self._set("file/reopen", value)

    @property
    def left_open(self) -> str:
        """That file, as ``LeftOpen.to_json`` wrote it."""
        value = self._store.value("file/left", "")
        return value if isinstance(value, str) else ""

    @left_open.setter
    def left_open(self, value: str) -> None:
        self._store.setValue("file/left", value)

    @property
    def games_folder(self) -> Path:
        """Where games that are played here are saved: in the user's documents, if nowhere else."""
        found = self._store.value("game/folder", "")
        if isinstance(found, str) and found and Path(found).is_absolute():
            return Path(found)
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents)) / _GAMES_FOLDER

    @games_folder.setter
    def games_folder(self, value: Path) -> None:
        self._store.setValue("game/folder", str(value))

    @property
    def practice(self) -> str:
        """How problems were practised the last time, as ``Plan.to_json`` wrote it."""
        value = self._store.value("learn/practice", "")
        return value if isinstance(value, str) else ""

    @practice.setter
    def practice(self, value: str) -> None:
        self._store.setValue("learn/practice", value)

    @property
    def language(self) -> str:
        """The language of the program, such as "zh_CN", "" for that of the system."""
        value = self._store.value("window/language", "")
        return value if isinstance(value, str) else ""

    @language.setter
    def language(self, value: str) -> None:
        self._store.setValue("window/language", value)

    @property
    def lesson_language(self) -> str:
        """The language chosen for lessons, "" for that of the program."""
        value = self._store.value("learn/language", "")
        return value if isinstance(value, str) else ""

    @lesson_language.setter
    def lesson_language(self, value: str) -> None:
        self._store.setValue("learn/language", value)

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


class _Store(QSettings):
    """The file. ``written`` tells the key of what is now another value."""

    written = Signal(str)

    def __init__(self, file: str) -> None:
        super().__init__(file, QSettings.Format.IniFormat)

    def setValue(self, key: str, value: Any) -> None:
        is_other = self.value(key) != value
        super().setValue(key, value)
        if is_other:
            self.written.emit(key)
