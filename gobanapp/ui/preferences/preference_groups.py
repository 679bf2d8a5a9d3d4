"""The preferences of the program, as groups of rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.shown_numbers import ShownMoveNumbers
from gobanapp.session.move_confirmation import ConfirmationMethod, StonePlacement
from gobanapp.storage.lesson_files import lesson_languages, lessons_folder
from gobanapp.storage.settings import ColorScheme, Settings
from gobanapp.text import formats
from gobanapp.text.diagram_text import coordinates_name
from gobanapp.ui.preferences.preference_row import (
    Choice,
    DialogButton,
    Folder,
    PreferenceGroup,
    PreferenceRow,
    Setting,
    Slider,
    attribute_setting,
    confirmation_setting,
)
from gobanapp.ui.study.presentation.large_text import TEXT_SIZES
from gobanapp.ui.widgets.dialogs import open_dialog
from gobanapp.ui.widgets.translations import language_name, languages

_TAKEBACK_SECONDS = (0.0, 1.0, 2.0, 3.0)
_AUTOPLAY_SECONDS = (0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class PreferenceGroups(QObject):
    """The groups in the current language. Mnemonics are unique within a group."""

    def __init__(self, ask_shortcuts: Callable[[], object], *, has_volume: bool) -> None:
        super().__init__()
        self._ask_shortcuts = ask_shortcuts
        self._has_volume = has_volume

    def groups(self) -> Sequence[PreferenceGroup]:
        return [
            PreferenceGroup("playing", self.tr("Playing"), self._playing()),
            PreferenceGroup("board", self.tr("Board"), self._board()),
            PreferenceGroup("sound", self.tr("Sound"), self._sound()),
            PreferenceGroup("games", self.tr("Games"), self._games()),
            PreferenceGroup("teaching", self.tr("Teaching"), self._teaching()),
            PreferenceGroup("appearance", self.tr("Appearance"), self._appearance()),
        ]

    def _playing(self) -> Sequence[PreferenceRow]:
        placements = {
            StonePlacement.CLICK: self.tr("Click"),
            StonePlacement.CLICK_TWICE: self.tr("Click twice"),
            StonePlacement.DRAG: self.tr("Press, drag and release"),
        }
        confirmations = {
            ConfirmationMethod.HOLD: self.tr("Hold the button down"),
            ConfirmationMethod.QUESTION: self.tr("Ask"),
            ConfirmationMethod.NOTHING: self.tr("Immediately"),
        }
        confirmation = Choice(tuple(confirmations), confirmations.__getitem__)
        return [
            PreferenceRow(
                name="placing",
                label=self.tr("&Placing a stone"),
                control=Choice(tuple(placements), placements.__getitem__),
                setting=confirmation_setting("stone_placement"),
                keywords=self.tr("mouse finger touch confirm slip"),
            ),
            PreferenceRow(
                name="take-back",
                label=self.tr("&Taking back a stone"),
                control=Choice(_TAKEBACK_SECONDS, self._takeback_name),
                setting=confirmation_setting("takeback_seconds"),
                help=self.tr("During this time, a click on the stone just played takes it back."),
                keywords=self.tr("undo slip"),
            ),
            PreferenceRow(
                name="passing",
                label=self.tr("Pa&ssing"),
                control=confirmation,
                setting=confirmation_setting("pass_confirmation"),
            ),
            PreferenceRow(
                name="resigning",
                label=self.tr("&Resigning"),
                control=confirmation,
                setting=confirmation_setting("resign_confirmation"),
            ),
            PreferenceRow(
                name="undo-agreement",
                label=self.tr("The &opponent must agree to a takeback"),
                setting=confirmation_setting("needs_takeback_consent"),
                keywords=self.tr("undo"),
            ),
            PreferenceRow(
                name="clock-press",
                label=self.tr("A move ends when the player presses the &clock"),
                setting=confirmation_setting("has_clock_press"),
                keywords=self.tr("time"),
            ),
            PreferenceRow(
                name="estimates",
                label=self.tr("Allow &estimates and visual aids during matches"),
                setting=attribute_setting("estimates_games"),
                keywords=self.tr("score influence liberties"),
            ),
        ]

    def _board(self) -> Sequence[PreferenceRow]:
        sides = {
            CoordinateSides.FOUR: self.tr("On four sides"),
            CoordinateSides.TWO: self.tr("On two sides"),
        }
        return [
            PreferenceRow(
                name="coordinates",
                label=self.tr("&Coordinates"),
                control=Choice(tuple(CoordinateStyle), coordinates_name),
                setting=attribute_setting("coordinates"),
                keywords=self.tr("edge names of points"),
            ),
            PreferenceRow(
                name="coordinate-sides",
                label=self.tr("&Edges with coordinates"),
                control=Choice(tuple(sides), sides.__getitem__),
                setting=attribute_setting("coordinate_sides"),
                is_enabled=lambda settings: settings.coordinates is not CoordinateStyle.NONE,
            ),
            PreferenceRow(
                name="move-numbers",
                label=self.tr("&Numbers on the stones"),
                control=Choice(tuple(ShownMoveNumbers), self._move_numbers_name),
                setting=attribute_setting("shown_numbers"),
                keywords=self.tr("move numbers"),
            ),
            PreferenceRow(
                name="next-moves",
                label=self.tr("Show next &moves"),
                setting=attribute_setting("shows_next_moves"),
                keywords=self.tr("variations"),
            ),
            PreferenceRow(
                name="atari",
                label=self.tr("Mark chains in &atari"),
                setting=attribute_setting("shows_atari"),
                help=self.tr("Helps beginners."),
                keywords=self.tr("liberties capture"),
            ),
            PreferenceRow(
                name="whole-board",
                label=self.tr("Always show the &whole board"),
                setting=attribute_setting("shows_whole_board"),
                help=self.tr("Even if the game shows only a part of it."),
            ),
        ]

    def _sound(self) -> Sequence[PreferenceRow]:
        keywords = self.tr("loud quiet mute click")
        volume = PreferenceRow(
            name="volume",
            label=self.tr("&Volume"),
            control=Slider(low=0, high=1, steps=100, name=self._volume_text, plays_sound=True),
            setting=attribute_setting("volume"),
            keywords=keywords,
        )
        on_or_off = PreferenceRow(
            name="sounds",
            label=self.tr("&Play sounds"),
            setting=Setting(
                lambda settings: settings.volume > 0,
                lambda settings, is_on: setattr(settings, "volume", float(is_on)),
            ),
            help=self.tr("The sound player on this computer has no volume control."),
            keywords=keywords,
        )
        return [
            volume if self._has_volume else on_or_off,
            PreferenceRow(
                name="countdown",
                label=self.tr("&Beep in the last seconds"),
                setting=attribute_setting("beeps_last_seconds"),
                keywords=self.tr("clock time countdown byo-yomi"),
            ),
        ]

    def _games(self) -> Sequence[PreferenceRow]:
        return [
            PreferenceRow(
                name="keep-games",
                label=self.tr("&Archive finished and interrupted games"),
                setting=attribute_setting("archives_games"),
                keywords=self.tr("save files automatically"),
            ),
            PreferenceRow(
                name="games-folder",
                label=self.tr("Archive &folder"),
                control=Folder(self.tr("Archive Folder")),
                setting=attribute_setting("games_folder"),
                keywords=self.tr("save files where"),
                is_enabled=lambda settings: settings.archives_games,
            ),
            PreferenceRow(
                name="reopen-file",
                label=self.tr("&Reopen the last file at start"),
                setting=attribute_setting("reopens_last_document"),
                keywords=self.tr("start"),
            ),
        ]

    def _teaching(self) -> Sequence[PreferenceRow]:
        sizes = len(TEXT_SIZES) - 1
        available = lesson_languages(lessons_folder())
        return [
            PreferenceRow(
                name="autoplay-pace",
                label=self.tr("&Autoplay speed"),
                control=Choice(_AUTOPLAY_SECONDS, self._autoplay_name),
                setting=attribute_setting("autoplay_seconds"),
                keywords=self.tr("autoplay speed replay"),
            ),
            PreferenceRow(
                name="presentation-type",
                label=self.tr("&Text size in presentations"),
                control=Slider(low=0, high=sizes, steps=sizes, name=self._text_size_name),
                setting=attribute_setting("presentation_text_size"),
                keywords=self.tr("type font projector"),
            ),
            PreferenceRow(
                name="presentation-comments",
                label=self.tr("Show &comments in presentations"),
                setting=attribute_setting("presents_comments"),
                keywords=self.tr("projector"),
            ),
            PreferenceRow(
                name="lesson-language",
                label=self.tr("&Lesson language"),
                control=Choice(("", *available), self._language_name),
                setting=attribute_setting("lesson_language"),
            ),
        ]

    def _appearance(self) -> Sequence[PreferenceRow]:
        color_schemes = {
            ColorScheme.SYSTEM: self.tr("As the system"),
            ColorScheme.LIGHT: self.tr("Light"),
            ColorScheme.DARK: self.tr("Dark"),
            ColorScheme.HIGH_CONTRAST: self.tr("High contrast"),
        }
        return [
            PreferenceRow(
                name="language",
                label=self.tr("Lan&guage"),
                control=Choice(("", *languages()), self._language_name),
                setting=attribute_setting("language"),
                keywords=self.tr("translation words"),
            ),
            PreferenceRow(
                name="look",
                label=self.tr("&Window colours"),
                control=Choice(tuple(color_schemes), color_schemes.__getitem__),
                setting=attribute_setting("color_scheme"),
                keywords=self.tr("dark mode theme night contrast"),
            ),
            PreferenceRow(
                name="type-size",
                label=self.tr("&Text size"),
                control=Slider(low=80, high=200, steps=12, name=self._percent_text),
                setting=attribute_setting("text_percent"),
                keywords=self.tr("font letters larger zoom"),
            ),
            PreferenceRow(
                name="board-and-stones",
                label=self.tr("Board and stones"),
                control=DialogButton(self.tr("C&hoose…"), _open_board_dialog),
                keywords=self.tr("wood theme slate shell glass"),
            ),
            PreferenceRow(
                name="shortcuts",
                label=self.tr("Keyboard shortcuts"),
                control=DialogButton(
                    self.tr("Cha&nge…"), lambda _settings, _window: self._ask_shortcuts()
                ),
                keywords=self.tr("keys"),
            ),
            PreferenceRow(
                name="animation",
                label=self.tr("Ani&mate stones"),
                setting=attribute_setting("animates_stones"),
                help=self.tr("Stones drop and lift; unsettled groups pulse."),
                keywords=self.tr("motion animation effects"),
            ),
            PreferenceRow(
                name="variation-tree",
                label=self.tr("Show the &variation tree"),
                setting=attribute_setting("shows_tree"),
                help=self.tr("Next to the board, if there is room."),
                keywords=self.tr("panel"),
            ),
            PreferenceRow(
                name="move-list",
                label=self.tr("Show the &list of moves"),
                setting=attribute_setting("shows_moves"),
                help=self.tr("Next to the board, if there is room."),
                keywords=self.tr("panel"),
            ),
        ]

    # Names of values

    def _takeback_name(self, seconds: float) -> str:
        if not seconds:
            return self.tr("Only with consent")
        if seconds == 1:
            return self.tr("For one second")
        return self.tr("For {number} seconds").format(number=formats.number(seconds))

    def _autoplay_name(self, seconds: float) -> str:
        if seconds == 1:
            return self.tr("One move per second")
        return self.tr("One move every {number} seconds").format(number=formats.number(seconds))

    def _move_numbers_name(self, numbers: ShownMoveNumbers) -> str:
        if numbers is ShownMoveNumbers.NONE:
            return self.tr("None")
        if numbers is ShownMoveNumbers.LAST:
            return self.tr("On the last move")
        if numbers is ShownMoveNumbers.ALL:
            return self.tr("On all moves")
        return self.tr("On the last {most} moves").format(most=numbers.most)

    def _percent_text(self, size: float) -> str:
        return self.tr("{number} %").format(number=round(size))

    def _volume_text(self, volume: float) -> str:
        if not volume:
            return self.tr("Off")
        return self._percent_text(100 * volume)

    def _text_size_name(self, size: float) -> str:
        return self.tr("{number} of {most}").format(number=round(size) + 1, most=len(TEXT_SIZES))

    def _language_name(self, language: str) -> str:
        return language_name(language) if language else self.tr("As the system")


def preference_groups(
    ask_shortcuts: Callable[[], object], *, has_volume: bool = True
) -> Sequence[PreferenceGroup]:
    """Return all groups with their rows.

    ``ask_shortcuts`` opens the shortcuts dialog. ``has_volume``: True if the volume of sounds can
    be changed.
    """
    return PreferenceGroups(ask_shortcuts, has_volume=has_volume).groups()


def _open_board_dialog(settings: Settings, window: QWidget) -> None:
    from gobanapp.ui.preferences.board_and_stones_dialog import BoardAndStonesDialog

    open_dialog(BoardAndStonesDialog(settings, window))
