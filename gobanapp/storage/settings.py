"""The settings of the program, each with its type and default."""

from __future__ import annotations

from enum import Enum
from functools import cached_property
from pathlib import Path

from gobanapp.diagram.aids import Aid
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.shown_numbers import ShownMoveNumbers
from gobanapp.diagram.theme import DEFAULT_THEME, StoneSet
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.storage.settings_file import (
    BoolSetting,
    BytesSetting,
    ChoiceSetting,
    ChoicesSetting,
    FloatSetting,
    IntSetting,
    PathSetting,
    PathsSetting,
    SharesSetting,
    ShortcutsSetting,
    StoredValues,
    TextSetting,
)
from gobanapp.storage.window_layout import WindowLayout

_MOST_RECENT_FILES = 10
_GAMES_FOLDER = "Go games"
_NOTED = frozenset(
    {
        "aids",
        "export_options",
        "games_in_table",
        "interrupted_match",
        "last_document",
        "last_game_terms",
        "layout",
        "match_layout",
        "panel_width",
        "player_book",
        "practice",
        "print_options",
        "recent_files",
        "tall_shares",
        "time_presets",
        "wide_shares",
        "window_geometry",
    }
)
"""Settings that are only remembered and do not affect open windows."""

_NO_FILE = ":/no-settings.ini"
"""A path in Qt's resources, which are read-only; it exists on no system."""

_USUAL = MoveConfirmation()
_TOOL_BAR = (
    "undo, redo, mark, tool-black, tool-white, tool-triangle, tool-square, tool-circle, "
    "tool-letter, tool-number, estimate, numbers-all, try-out, previous-fork, next-fork, "
    "previous-comment, next-comment, previous-game, next-game"
)


class ColorScheme(Enum):
    """The colour schemes of the windows."""

    SYSTEM = "system"
    """Light or dark, and of high contrast or not, as the system says."""
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high contrast"
    """And light or dark as the system says."""


class Settings:
    """A typed interface to the settings file. A damaged or missing value is its default.

    The file is read once; ``stored`` has the values, and writes those that are set.
    """

    def __init__(self, path: Path | str, *, documents: Path | None = None) -> None:
        """Use the file at ``path``. ``documents``: the user's, their home if not said."""
        self.changed = Broadcast[[]]()
        """Something has been chosen, wherever that was: all windows show it at once."""
        self._documents = documents or Path.home()
        self.stored = StoredValues(str(path), type(self))
        self.stored.changed.connect(self._tell)

    @cached_property
    def defaults(self) -> Settings:
        """The settings of a user who has not changed any. Read-only."""
        return Settings(_NO_FILE, documents=self._documents)

    @property
    def is_new(self) -> bool:
        """Whether nothing has been remembered yet: the program has never been closed."""
        return not self.stored.file.allKeys()

    def _tell(self, names: frozenset[str]) -> None:
        if not names <= _NOTED:
            self.changed.emit()

    # The windows

    color_scheme = ChoiceSetting("window/look", ColorScheme.SYSTEM)
    """The colours of the windows."""
    text_percent = IntSetting("window/type", 100, 80, 200)
    """How large type is, in percent of the system's own."""
    language = TextSetting("window/language")
    """The language of the program, such as "zh_CN", "" for that of the system."""
    layout = ChoiceSetting("window/layout", WindowLayout.STANDARD)
    """The layout a new window starts with: the one chosen last. See ``ViewState``."""
    shows_tree = BoolSetting("window/tree", True)
    shows_moves = BoolSetting("window/moves", False)
    """Whether the moves are listed."""

    tall_shares = SharesSetting("window/tall-shares")
    """What part of the room tree, move list and comment have one below the other, by name."""
    wide_shares = SharesSetting("window/wide-shares")
    """The same for parts side by side."""
    shows_tool_bar = BoolSetting("window/toolbar", True)
    """Whether the standard layout has a toolbar."""
    tool_bar = TextSetting("window/tools", _TOOL_BAR)
    """The ids of those commands, with ", " between them."""
    panel_width = IntSetting("window/panel", 0, 0, 10_000)
    """The width that the user gave the panel next to the board; 0: what the board leaves."""

    window_geometry = BytesSetting("window/geometry")
    """Where the last window was, as Qt writes it."""

    shortcuts = ShortcutsSetting("keyboard/keys")
    """The keys that the user chose for commands, by their ids."""

    # The board

    theme = TextSetting("board/theme", DEFAULT_THEME)
    """The name of the board's file, without its ending."""
    stone_set = ChoiceSetting("board/stones", StoneSet.OF_BOARD)
    """Which stones are played with."""
    coordinate_sides = ChoiceSetting("board/sides", CoordinateSides.FOUR)
    """The edges with coordinates, except in the layout across the table."""
    shows_whole_board = BoolSetting("board/whole", False)
    """Whether all of the board is shown even where the record shows a part of it."""
    animates_stones = BoolSetting("board/motion", True)
    """Whether stones may be seen moving, and unsettled ones pulsing."""
    shown_numbers = ChoiceSetting("board/numbers", ShownMoveNumbers.NONE)
    """Of which moves the board shows the numbers."""
    shows_next_moves = BoolSetting("board/next", True)
    """Whether the board shows next moves, except during a match."""
    shows_atari = BoolSetting("board/atari", False)
    """Whether chains with one liberty are marked, for beginners."""

    coordinates = ChoiceSetting(
        "board/coordinates", CoordinateStyle.LETTERS, former={"false": CoordinateStyle.NONE}
    )
    """The coordinates along the edges of the board."""
    aids = ChoicesSetting("board/aids", Aid)
    """The aids for beginners a new window starts with: those chosen last. See ``ViewState``."""

    # Two players

    match_layout = ChoiceSetting("play/layout", WindowLayout.STANDARD)
    """How the players of the last match sat."""
    estimates_games = BoolSetting("play/estimates", False)
    """Whether estimates and aids may be shown also while a game is being played."""
    last_game_terms = TextSetting("game/new")
    """The last new game, as ``game_terms_json`` wrote it."""
    player_book = TextSetting("game/players")
    """The players of earlier games, as ``PlayerBook.to_json`` wrote them."""
    time_presets = TextSetting("game/times")
    """The times that the user has saved, as ``clock_json.times_to_json`` wrote them."""
    archives_games = BoolSetting("game/keep", True)
    """Whether games that are played here are saved without asking."""

    interrupted_match = PathSetting("play/interrupted")
    """The file of the match in which the program was closed last, None where it was none."""
    _games_folder = PathSetting("game/folder")

    @property
    def games_folder(self) -> Path:
        """Where games that are played here are saved: in the user's documents, if nowhere else."""
        chosen = self._games_folder
        is_usable = chosen is not None and chosen.is_absolute()
        return chosen if chosen is not None and is_usable else self._documents / _GAMES_FOLDER

    @games_folder.setter
    def games_folder(self, value: Path) -> None:
        self._games_folder = value

    @property
    def move_confirmation(self) -> MoveConfirmation:
        """The safeguards of a game in progress."""
        return MoveConfirmation(
            stone_placement=self._placing,
            takeback_seconds=self._take_back,
            pass_confirmation=self._passing,
            resign_confirmation=self._resigning,
            needs_takeback_consent=self._undo_asks,
            has_clock_press=self._hand_over,
        )

    @move_confirmation.setter
    def move_confirmation(self, value: MoveConfirmation) -> None:
        self.stored.change(
            {
                "_placing": value.stone_placement,
                "_take_back": value.takeback_seconds,
                "_passing": value.pass_confirmation,
                "_resigning": value.resign_confirmation,
                "_undo_asks": value.needs_takeback_consent,
                "_hand_over": value.has_clock_press,
            }
        )

    _placing = ChoiceSetting("play/placing", _USUAL.stone_placement)
    _take_back = FloatSetting("play/take-back", _USUAL.takeback_seconds, 0, 10)
    _passing = ChoiceSetting("play/passing", _USUAL.pass_confirmation)
    _resigning = ChoiceSetting("play/resigning", _USUAL.resign_confirmation)
    _undo_asks = BoolSetting("play/undo-asks", _USUAL.needs_takeback_consent)
    _hand_over = BoolSetting("play/hand-over", _USUAL.has_clock_press)

    # Sounds

    volume = FloatSetting("sound/volume", 0.7, 0, 1)
    """How loud sounds are, from 0 (off) to 1."""

    beeps_last_seconds = BoolSetting("sound/countdown", True, former={"nothing": False})
    """Whether the last seconds of a clock beep. Earlier versions could also speak them."""

    # Learning and teaching

    practice = TextSetting("learn/practice")
    """How problems were practised the last time, as ``PRACTICE_PLAN`` wrote it."""
    lesson_language = TextSetting("learn/language")
    """The language chosen for lessons, "" for that of the program."""
    autoplay_seconds = FloatSetting("board/autoplay", 2.0, 0.3, 10)
    """How long autoplay shows each move."""
    presentation_type = IntSetting("presentation/type", 2, 0, 6)
    """The text size of a presentation, as an index from 0."""
    presents_comments = BoolSetting("presentation/comments", True)
    """Whether a presentation shows the comments of the record."""

    # Files and paper

    print_options = TextSetting("print/choices")
    """The options of the last print, as ``PrintOptions.to_json`` wrote them."""
    export_options = TextSetting("print/export")
    """The options of the last picture, as ``ExportOptions.to_json`` wrote them."""
    reopens_last_document = BoolSetting("file/reopen", True)
    """Whether the program begins with the file that was opened or saved last."""
    last_document = TextSetting("file/left")
    """That file, and the place in it, as ``LastDocument.to_json`` wrote it."""

    games_in_table = BoolSetting("file/table", False)
    """Whether games are listed in a table, and not with pictures."""

    recent_files = PathsSetting("file/recent")
    """The files opened or saved last, the latest first."""

    @property
    def recent_folder(self) -> Path:
        """Where the file is that was opened or saved last; at first, where the user is at home."""
        recent = self.recent_files
        return recent[0].parent if recent else Path.home()

    def add_recent_file(self, path: Path) -> None:
        """Put ``path`` at the head of the recent files."""
        path = path.absolute()
        others = (other for other in self.recent_files if other != path)
        self.recent_files = (path, *others)[:_MOST_RECENT_FILES]

    def clear_recent_files(self) -> None:
        self.recent_files = ()
