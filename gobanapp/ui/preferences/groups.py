"""All the preferences there are: a group and a row for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.shown_numbers import ShownMoveNumbers
from gobanapp.session.move_confirmation import (
    ConfirmationMethod,
    StonePlacement,
)
from gobanapp.storage.color_scheme import ColorScheme
from gobanapp.storage.countdown import Countdown
from gobanapp.storage.lesson_files import lesson_languages as languages_of
from gobanapp.storage.lesson_files import lessons_folder
from gobanapp.storage.settings import Settings
from gobanapp.text import messages
from gobanapp.text.print_text import coordinates_name
from gobanapp.ui.preferences.row import (
    Choice,
    Door,
    Folder,
    Group,
    Row,
    Slide,
    Switch,
    named,
    precaution,
)
from gobanapp.ui.study.presentation.large_text import TEXT_SIZES
from gobanapp.ui.widgets.translations import (
    language_name,
    languages,
)

_TAKE_BACK = (0.0, 1.0, 2.0, 3.0)
_PACES = (0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class Groups(QObject):
    """``every`` makes them anew, in the language of now. No letter is twice in a group."""

    def __init__(self, ask_shortcuts: Callable[[], object]) -> None:
        super().__init__()
        self._ask_shortcuts = ask_shortcuts

    def every(self) -> Sequence[Group]:
        return [
            Group("playing", self.tr("Playing"), self._playing()),
            Group("board", self.tr("Board"), self._board()),
            Group("sound", self.tr("Sound"), self._sound()),
            Group("games", self.tr("Games"), self._games()),
            Group("teaching", self.tr("Teaching"), self._teaching()),
            Group("appearance", self.tr("Appearance"), self._appearance()),
        ]

    def _playing(self) -> Sequence[Row]:
        ways = {
            StonePlacement.CLICK: self.tr("Click"),
            StonePlacement.CLICK_TWICE: self.tr("Click twice"),
            StonePlacement.DRAG: self.tr("Press, drag and let go"),
        }
        askings = {
            ConfirmationMethod.HOLD: self.tr("Hold the button down"),
            ConfirmationMethod.QUESTION: self.tr("Ask"),
            ConfirmationMethod.NOTHING: self.tr("Do it at once"),
        }
        asking = Choice(tuple(askings), askings.__getitem__)
        return [
            Row(
                name="placing",
                label=self.tr("&Placing a stone"),
                control=Choice(tuple(ways), ways.__getitem__),
                setting=precaution("placing"),
                keywords=self.tr("mouse finger touch confirm slip"),
            ),
            Row(
                name="take-back",
                label=self.tr("&Taking a stone back"),
                control=Choice(_TAKE_BACK, self._after),
                setting=precaution("take_back"),
                help=self.tr("How long a player may take back the stone he has just put down."),
                keywords=self.tr("undo slip"),
            ),
            Row(
                name="passing",
                label=self.tr("Pa&ssing"),
                control=asking,
                setting=precaution("passing"),
            ),
            Row(
                name="resigning",
                label=self.tr("&Resigning"),
                control=asking,
                setting=precaution("resigning"),
            ),
            Row(
                name="undo-agreement",
                label=self.tr("The &opponent must agree to taking back a move"),
                control=Switch(),
                setting=precaution("undo_asks"),
                keywords=self.tr("undo"),
            ),
            Row(
                name="clock-press",
                label=self.tr("A move is over when the &clock has been pressed"),
                control=Switch(),
                setting=precaution("hand_over"),
                keywords=self.tr("time"),
            ),
            Row(
                name="estimates",
                label=self.tr("Allow &estimates and helpers during games"),
                control=Switch(),
                setting=named("estimates_games"),
                keywords=self.tr("score influence liberties"),
            ),
        ]

    def _board(self) -> Sequence[Row]:
        sides = {
            CoordinateSides.FOUR: self.tr("On four sides"),
            CoordinateSides.TWO: self.tr("On two sides"),
        }
        return [
            Row(
                name="coordinates",
                label=self.tr("&Coordinates"),
                control=Choice(tuple(CoordinateStyle), coordinates_name),
                setting=named("coordinates"),
                keywords=self.tr("edge names of points"),
            ),
            Row(
                name="coordinate-sides",
                label=self.tr("&Edges with coordinates"),
                control=Choice(tuple(sides), sides.__getitem__),
                setting=named("sides"),
                needs=lambda settings: settings.coordinates is not CoordinateStyle.NONE,
            ),
            Row(
                name="move-numbers",
                label=self.tr("&Numbers on the stones"),
                control=Choice(tuple(ShownMoveNumbers), self._numbered),
                setting=named("numbered"),
                keywords=self.tr("move numbers"),
            ),
            Row(
                name="next-moves",
                label=self.tr("Show the next moves of the &record"),
                control=Switch(),
                setting=named("shows_next_moves"),
                keywords=self.tr("variations"),
            ),
            Row(
                name="atari",
                label=self.tr("Show chains in &atari"),
                control=Switch(),
                setting=named("shows_atari"),
                help=self.tr("A help for beginners."),
                keywords=self.tr("liberties capture"),
            ),
            Row(
                name="whole-board",
                label=self.tr("Always show the &whole board"),
                control=Switch(),
                setting=named("shows_whole_board"),
                help=self.tr("Also where a record shows only a part of it."),
            ),
        ]

    def _sound(self) -> Sequence[Row]:
        ways = {
            Countdown.BEEPS: self.tr("Beeps"),
            Countdown.SPOKEN: self.tr("Spoken"),
            Countdown.NOTHING: self.tr("Nothing is heard"),
        }
        return [
            Row(
                name="volume",
                label=self.tr("&Volume"),
                control=Slide(low=0, high=1, steps=100, name=self._loudness, is_heard=True),
                setting=named("volume"),
                keywords=self.tr("loud quiet mute click"),
            ),
            Row(
                name="countdown",
                label=self.tr("&Last seconds"),
                control=Choice(tuple(ways), ways.__getitem__),
                setting=named("countdown"),
                keywords=self.tr("clock time countdown byo-yomi voice"),
            ),
        ]

    def _games(self) -> Sequence[Row]:
        return [
            Row(
                name="keep-games",
                label=self.tr("&Keep finished and interrupted games in a folder"),
                control=Switch(),
                setting=named("keeps_games"),
                keywords=self.tr("save files automatically"),
            ),
            Row(
                name="games-folder",
                label=self.tr("&Folder"),
                control=Folder(self.tr("Folder for Games")),
                setting=named("games_folder"),
                keywords=self.tr("save files where"),
                needs=lambda settings: settings.keeps_games,
            ),
            Row(
                name="reopen-file",
                label=self.tr("&Begin with the file that was open last"),
                control=Switch(),
                setting=named("reopens"),
                keywords=self.tr("start"),
            ),
        ]

    def _teaching(self) -> Sequence[Row]:
        sizes = len(TEXT_SIZES) - 1
        offered = languages_of(lessons_folder())
        return [
            Row(
                name="autoplay-pace",
                label=self.tr("&Pace of moves by themselves"),
                control=Choice(_PACES, self._seconds),
                setting=named("autoplay_seconds"),
                keywords=self.tr("autoplay speed replay"),
            ),
            Row(
                name="presentation-type",
                label=self.tr("&Size of words in presentations"),
                control=Slide(low=0, high=sizes, steps=sizes, name=self._size),
                setting=named("presentation_type"),
                keywords=self.tr("type font projector"),
            ),
            Row(
                name="presentation-comments",
                label=self.tr("Show &comments in presentations"),
                control=Switch(),
                setting=named("presents_comments"),
                keywords=self.tr("projector"),
            ),
            Row(
                name="lesson-language",
                label=self.tr("&Language of lessons"),
                control=Choice(("", *offered), self._language),
                setting=named("lesson_language"),
            ),
        ]

    def _appearance(self) -> Sequence[Row]:
        looks = {
            ColorScheme.SYSTEM: self.tr("As the system"),
            ColorScheme.LIGHT: self.tr("Light"),
            ColorScheme.DARK: self.tr("Dark"),
            ColorScheme.HIGH_CONTRAST: self.tr("High contrast"),
        }
        return [
            Row(
                name="language",
                label=self.tr("Lan&guage"),
                control=Choice(("", *languages()), self._language),
                setting=named("language"),
                keywords=self.tr("translation words"),
            ),
            Row(
                name="look",
                label=self.tr("&Colours of the windows"),
                control=Choice(tuple(looks), looks.__getitem__),
                setting=named("look"),
                keywords=self.tr("dark mode theme night contrast"),
            ),
            Row(
                name="type-size",
                label=self.tr("Size of &type"),
                control=Slide(low=80, high=200, steps=12, name=self._percent),
                setting=named("type_size"),
                keywords=self.tr("font letters larger zoom"),
            ),
            Row(
                name="board-and-stones",
                label=self.tr("Board and stones"),
                control=Door(self.tr("C&hoose…"), _ask_board),
                keywords=self.tr("wood theme slate shell glass"),
            ),
            Row(
                name="shortcuts",
                label=self.tr("Keyboard shortcuts"),
                control=Door(
                    self.tr("See and Cha&nge…"), lambda _settings, _window: self._ask_shortcuts()
                ),
                keywords=self.tr("keys"),
            ),
            Row(
                name="animation",
                label=self.tr("Let stones &move"),
                control=Switch(),
                setting=named("moves_stones"),
                help=self.tr("Stones land and are lifted, unsettled ones pulse."),
                keywords=self.tr("motion animation effects"),
            ),
            Row(
                name="variation-tree",
                label=self.tr("Show the tree of &variations"),
                control=Switch(),
                setting=named("shows_tree"),
                help=self.tr("Beside the board, where there is room."),
                keywords=self.tr("panel"),
            ),
            Row(
                name="move-list",
                label=self.tr("Show the &list of moves"),
                control=Switch(),
                setting=named("shows_moves"),
                help=self.tr("Beside the board, where there is room."),
                keywords=self.tr("panel"),
            ),
        ]

    # What values are called

    def _after(self, seconds: float) -> str:
        if not seconds:
            return self.tr("Not without asking")
        if seconds == 1:
            return self.tr("For one second")
        return self.tr("For {number} seconds").format(number=messages.number(seconds))

    def _seconds(self, seconds: float) -> str:
        if seconds == 1:
            return self.tr("A move each second")
        return self.tr("A move in {number} seconds").format(number=messages.number(seconds))

    def _numbered(self, numbered: ShownMoveNumbers) -> str:
        if numbered is ShownMoveNumbers.NONE:
            return self.tr("None")
        if numbered is ShownMoveNumbers.LAST:
            return self.tr("On the last move")
        if numbered is ShownMoveNumbers.ALL:
            return self.tr("On all moves")
        return self.tr("On the last {most} moves").format(most=numbered.most)

    def _percent(self, size: float) -> str:
        return self.tr("{number} %").format(number=round(size))

    def _loudness(self, volume: float) -> str:
        if not volume:
            return self.tr("Off")
        return self._percent(100 * volume)

    def _size(self, size: float) -> str:
        return self.tr("{number} of {most}").format(number=round(size) + 1, most=len(TEXT_SIZES))

    def _language(self, language: str) -> str:
        return language_name(language) if language else self.tr("As the system")


def groups(ask_shortcuts: Callable[[], object]) -> Sequence[Group]:
    """Return all groups with their rows. ``ask_shortcuts`` opens the page of the keys."""
    return Groups(ask_shortcuts).every()


def _ask_board(settings: Settings, window: QWidget) -> None:
    from gobanapp.ui.board_choice.board_and_stones import BoardAndStonesDialog

    dialog = BoardAndStonesDialog(settings, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
