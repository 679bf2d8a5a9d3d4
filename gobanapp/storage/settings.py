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
    StoredValues,
    bool_setting,
    bytes_setting,
    choice_setting,
    choices_setting,
    float_setting,
    int_setting,
    path_setting,
    paths_setting,
    shares_setting,
    shortcuts_setting,
    text_setting,
)
from gobanapp.storage.window_layout import WindowLayout

_MAX_RECENT_FILES = 10
_GAMES_FOLDER = "Go games"
_REMEMBERED = frozenset(
    {
        "aids",
        "archive_columns",
        "collection_columns",
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

_DEFAULT_CONFIRMATION = MoveConfirmation()
_TOOL_BAR = (
    "undo, redo, mark, tool-black, tool-white, tool-triangle, tool-square, tool-circle, "
    "tool-letter, tool-number, estimate, numbers-all, try-out, previous-fork, next-fork, "
    "previous-comment, next-comment, previous-game, next-game"
)


class ColorScheme(Enum):
    """The colour schemes of the windows."""

    SYSTEM = "system"
    """Light or dark, with high contrast or not, as in the system."""
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high contrast"
    """High contrast, light or dark as in the system."""


class Settings:
    """A typed interface to the settings file. A damaged or missing value is its default.

    The file is read once; ``stored`` has the values, and writes those that are set.
    """

    def __init__(self, path: Path | str, *, documents: Path | None = None) -> None:
        """Use the file at ``path``.

        ``documents``: the user's documents folder, by default the home folder.
        """
        self.changed = Broadcast[[]]()
        """A setting has changed, in any window; all windows show it immediately."""
        self._documents = documents or Path.home()
        self.stored = StoredValues(str(path), type(self))
        self.stored.changed.connect(self._emit_changed)

    @cached_property
    def defaults(self) -> Settings:
        """The settings of a user who has not changed any. Read-only."""
        return Settings(_NO_FILE, documents=self._documents)

    @property
    def is_new(self) -> bool:
        """True if nothing is stored yet: the program has never been closed."""
        return not self.stored.file.allKeys()

    def _emit_changed(self, names: frozenset[str]) -> None:
        if not names <= _REMEMBERED:
            self.changed.emit()

    # The windows

    color_scheme = choice_setting("window/look", ColorScheme.SYSTEM)
    """The colours of the windows."""
    text_percent = int_setting("window/type", 100, 80, 200)
    """The text size, in percent of the system's."""
    language = text_setting("window/language")
    """The language of the program, such as "zh_CN", "" for that of the system."""
    layout = choice_setting("window/layout", WindowLayout.STANDARD)
    """The layout a new window starts with: the one chosen last. See ``ViewState``."""
    shows_tree = bool_setting("window/tree", True)
    shows_moves = bool_setting("window/moves", False)
    """True if the list of moves is visible."""

    tall_shares = shares_setting("window/tall-shares")
    """The shares of tree, move list and comment in the height of the panel, by name."""
    wide_shares = shares_setting("window/wide-shares")
    """The shares of the same parts in the width, side by side."""
    shows_tool_bar = bool_setting("window/toolbar", True)
    """True if the standard layout has a toolbar."""
    tool_bar = text_setting("window/tools", _TOOL_BAR)
    """The ids of those commands, with ", " between them."""
    panel_width = int_setting("window/panel", 0, 0, 10_000)
    """The width of the panel set by the user; 0: the width left by the board."""

    window_geometry = bytes_setting("window/geometry")
    """The geometry of the last window, as Qt writes it."""

    shortcuts = shortcuts_setting("keyboard/keys")
    """The keys that the user chose for commands, by their ids."""

    # The board

    theme = text_setting("board/theme", DEFAULT_THEME)
    """The name of the board's file, without its ending."""
    stone_set = choice_setting("board/stones", StoneSet.OF_BOARD)
    """The set of stones."""
    coordinate_sides = choice_setting("board/sides", CoordinateSides.FOUR)
    """The edges with coordinates, except in the layout across the table."""
    shows_whole_board = bool_setting("board/whole", False)
    """True if the whole board is shown even if the game shows a part of it."""
    animates_stones = bool_setting("board/motion", True)
    """True if stones are animated, and unsettled groups pulse."""
    shown_numbers = choice_setting("board/numbers", ShownMoveNumbers.NONE)
    """The moves with numbers on the board."""
    shows_next_moves = bool_setting("board/next", True)
    """True if the board shows next moves, except during a match."""
    shows_atari = bool_setting("board/atari", False)
    """True if chains in atari are marked, for beginners."""

    coordinates = choice_setting(
        "board/coordinates", CoordinateStyle.LETTERS, former={"false": CoordinateStyle.NONE}
    )
    """The coordinates along the edges of the board."""
    aids = choices_setting("board/aids", Aid)
    """The aids for beginners a new window starts with: those chosen last. See ``ViewState``."""

    # Two players

    match_layout = choice_setting("play/layout", WindowLayout.STANDARD)
    """The layout of the last match."""
    estimates_games = bool_setting("play/estimates", False)
    """True if estimates and aids are allowed during matches."""
    last_game_terms = text_setting("game/new")
    """The last new game, as ``game_terms_json`` wrote it."""
    player_book = text_setting("game/players")
    """The players of earlier games, as ``PlayerBook.to_json`` wrote them."""
    time_presets = text_setting("game/times")
    """The user's saved times, as ``clock_json.times_to_json`` wrote them."""
    archives_games = bool_setting("game/keep", True)
    """True if matches are archived without asking."""

    interrupted_match = path_setting("play/interrupted")
    """The file of the match that was interrupted by closing the program, None without one."""
    _games_folder = path_setting("game/folder")

    @property
    def games_folder(self) -> Path:
        """The archive folder, by default in the user's documents."""
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
            stone_placement=self._stone_placement,
            takeback_seconds=self._takeback_seconds,
            pass_confirmation=self._pass_confirmation,
            resign_confirmation=self._resign_confirmation,
            needs_takeback_consent=self._needs_takeback_consent,
            has_clock_press=self._has_clock_press,
        )

    @move_confirmation.setter
    def move_confirmation(self, value: MoveConfirmation) -> None:
        self.stored.change(
            {
                "_stone_placement": value.stone_placement,
                "_takeback_seconds": value.takeback_seconds,
                "_pass_confirmation": value.pass_confirmation,
                "_resign_confirmation": value.resign_confirmation,
                "_needs_takeback_consent": value.needs_takeback_consent,
                "_has_clock_press": value.has_clock_press,
            }
        )

    _stone_placement = choice_setting("play/placing", _DEFAULT_CONFIRMATION.stone_placement)
    _takeback_seconds = float_setting(
        "play/take-back", _DEFAULT_CONFIRMATION.takeback_seconds, 0, 10
    )
    _pass_confirmation = choice_setting("play/passing", _DEFAULT_CONFIRMATION.pass_confirmation)
    _resign_confirmation = choice_setting(
        "play/resigning", _DEFAULT_CONFIRMATION.resign_confirmation
    )
    _needs_takeback_consent = bool_setting(
        "play/undo-asks", _DEFAULT_CONFIRMATION.needs_takeback_consent
    )
    _has_clock_press = bool_setting("play/hand-over", _DEFAULT_CONFIRMATION.has_clock_press)

    # Sounds

    volume = float_setting("sound/volume", 0.7, 0, 1)
    """The volume of sounds, from 0 (off) to 1."""

    beeps_last_seconds = bool_setting("sound/countdown", True, former={"nothing": False})
    """True if the last seconds of a clock beep. Earlier versions could also speak them."""

    # Learning and teaching

    practice = text_setting("learn/practice")
    """The options of the last practice, as ``PRACTICE_PLAN`` wrote them."""
    lesson_language = text_setting("learn/language")
    """The language chosen for lessons, "" for that of the program."""
    autoplay_seconds = float_setting("board/autoplay", 2.0, 0.3, 10)
    """The time that autoplay shows each move, in seconds."""
    presentation_text_size = int_setting("presentation/type", 2, 0, 6)
    """The text size of a presentation, as an index from 0."""
    presents_comments = bool_setting("presentation/comments", True)
    """True if a presentation shows the comments of the game."""

    # Files and paper

    print_options = text_setting("print/choices")
    """The options of the last print, as ``PrintOptions.to_json`` wrote them."""
    export_options = text_setting("print/export")
    """The options of the last picture, as ``ExportOptions.to_json`` wrote them."""
    reopens_last_document = bool_setting("file/reopen", True)
    """True if the program starts with the file that was opened or saved last."""
    last_document = text_setting("file/left")
    """That file and the place in it, as ``LastDocument.to_json`` wrote it."""

    games_in_table = bool_setting("file/table", False)
    """True if games are listed in a table instead of pictures."""
    collection_columns = text_setting("file/columns")
    """The order and the column widths of that table, as ``GameList.layout_text`` writes them."""
    archive_columns = text_setting("file/archive columns")
    """The same for the archive."""

    recent_files = paths_setting("file/recent")
    """The files opened or saved last, the latest first."""

    @property
    def recent_folder(self) -> Path:
        """The folder of the file opened or saved last; at first the home folder."""
        recent = self.recent_files
        return recent[0].parent if recent else Path.home()

    def add_recent_file(self, path: Path) -> None:
        """Put ``path`` at the head of the recent files."""
        path = path.absolute()
        others = (other for other in self.recent_files if other != path)
        self.recent_files = (path, *others)[:_MAX_RECENT_FILES]

    def clear_recent_files(self) -> None:
        self.recent_files = ()
