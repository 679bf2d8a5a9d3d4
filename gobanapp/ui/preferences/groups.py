"""All the preferences there are: a group and a row for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gobanapp.diagram.coordinates import Coordinates, Sides
from gobanapp.diagram.shown_numbers import Numbered
from gobanapp.ui import messages
from gobanapp.ui.learning.lesson_files import language_name, languages, lessons_folder
from gobanapp.ui.precautions import Asking, Placing
from gobanapp.ui.preferences.row import (
    Choice,
    Folder,
    Group,
    Row,
    Slide,
    Switch,
    named,
    precaution,
)
from gobanapp.ui.presentation.hall_text import SIZES
from gobanapp.ui.printing.printing_words import coordinates_name
from gobanapp.ui.sounds.countdown import Countdown

_TAKE_BACK = (0.0, 1.0, 2.0, 3.0)
_PACES = (0.5, 1.0, 2.0, 3.0, 5.0, 10.0)


class Groups(QObject):
    """``every`` makes them anew, in the language of now. No letter is twice in a group."""

    def every(self) -> Sequence[Group]:
        return [
            Group(self.tr("Playing"), self._playing()),
            Group(self.tr("Board"), self._board()),
            Group(self.tr("Sound"), self._sound()),
            Group(self.tr("Games"), self._games()),
            Group(self.tr("Teaching"), self._teaching()),
            Group(self.tr("Appearance"), self._appearance()),
        ]

    def _playing(self) -> Sequence[Row]:
        tr = self.tr
        ways = {
            Placing.CLICK: tr("Click"),
            Placing.CLICK_TWICE: tr("Click twice"),
            Placing.DRAG: tr("Press, drag and let go"),
        }
        askings = {
            Asking.HOLD: tr("Hold the button down"),
            Asking.QUESTION: tr("Ask"),
            Asking.NOTHING: tr("Do it at once"),
        }
        asking = Choice(tuple(askings), askings.__getitem__)
        return [
            Row(
                label=tr("&Placing a stone"),
                control=Choice(tuple(ways), ways.__getitem__),
                setting=precaution("placing"),
                keywords=tr("mouse finger touch confirm slip"),
            ),
            Row(
                label=tr("&Taking a stone back"),
                control=Choice(_TAKE_BACK, self._after),
                setting=precaution("take_back"),
                help=tr("How long a player may take back the stone he has just put down."),
                keywords=tr("undo slip"),
            ),
            Row(label=tr("Pa&ssing"), control=asking, setting=precaution("passing")),
            Row(label=tr("&Resigning"), control=asking, setting=precaution("resigning")),
            Row(
                label=tr("The &opponent must agree to taking back a move"),
                control=Switch(),
                setting=precaution("undo_asks"),
                keywords=tr("undo"),
            ),
            Row(
                label=tr("A move is over when the &clock has been pressed"),
                control=Switch(),
                setting=precaution("hand_over"),
                keywords=tr("time"),
            ),
            Row(
                label=tr("Allow &estimates and helpers during games"),
                control=Switch(),
                setting=named("estimates_games"),
                keywords=tr("score influence liberties"),
            ),
        ]

    def _board(self) -> Sequence[Row]:
        tr = self.tr
        sides = {Sides.FOUR: tr("On four sides"), Sides.TWO: tr("On two sides")}
        return [
            Row(
                label=tr("&Coordinates"),
                control=Choice(tuple(Coordinates), coordinates_name),
                setting=named("coordinates"),
                keywords=tr("edge names of points"),
            ),
            Row(
                label=tr("&Edges with coordinates"),
                control=Choice(tuple(sides), sides.__getitem__),
                setting=named("sides"),
                needs=lambda settings: settings.coordinates is not Coordinates.NONE,
            ),
            Row(
                label=tr("&Numbers on the stones"),
                control=Choice(tuple(Numbered), self._numbered),
                setting=named("numbered"),
                keywords=tr("move numbers"),
            ),
            Row(
                label=tr("Show the next moves of the &record"),
                control=Switch(),
                setting=named("shows_next_moves"),
                keywords=tr("variations"),
            ),
            Row(
                label=tr("Show chains in &atari"),
                control=Switch(),
                setting=named("shows_atari"),
                help=tr("A help for beginners."),
                keywords=tr("liberties capture"),
            ),
            Row(
                label=tr("Always show the &whole board"),
                control=Switch(),
                setting=named("shows_whole_board"),
                help=tr("Also where a record shows only a part of it."),
            ),
        ]

    def _sound(self) -> Sequence[Row]:
        tr = self.tr
        ways = {
            Countdown.BEEPS: tr("Beeps"),
            Countdown.SPOKEN: tr("Spoken"),
            Countdown.NOTHING: tr("Nothing is heard"),
        }
        return [
            Row(
                label=tr("&Volume"),
                control=Slide(low=0, high=1, steps=100, name=self._loudness, is_heard=True),
                setting=named("volume"),
                keywords=tr("loud quiet mute click"),
            ),
            Row(
                label=tr("&Last seconds"),
                control=Choice(tuple(ways), ways.__getitem__),
                setting=named("countdown"),
                keywords=tr("clock time countdown byo-yomi voice"),
            ),
        ]

    def _games(self) -> Sequence[Row]:
        tr = self.tr
        return [
            Row(
                label=tr("&Keep finished and interrupted games in a folder"),
                control=Switch(),
                setting=named("keeps_games"),
                keywords=tr("save files automatically"),
            ),
            Row(
                label=tr("&Folder"),
                control=Folder(tr("Folder for Games")),
                setting=named("games_folder"),
                keywords=tr("save files where"),
                needs=lambda settings: settings.keeps_games,
            ),
        ]

    def _teaching(self) -> Sequence[Row]:
        tr = self.tr
        sizes = len(SIZES) - 1
        offered = languages(lessons_folder())
        return [
            Row(
                label=tr("&Pace of moves by themselves"),
                control=Choice(_PACES, self._seconds),
                setting=named("autoplay_seconds"),
                keywords=tr("autoplay speed replay"),
            ),
            Row(
                label=tr("&Size of words in presentations"),
                control=Slide(low=0, high=sizes, steps=sizes, name=self._size),
                setting=named("presentation_type"),
                keywords=tr("type font projector"),
            ),
            Row(
                label=tr("Show &comments in presentations"),
                control=Switch(),
                setting=named("presents_comments"),
                keywords=tr("projector"),
            ),
            Row(
                label=tr("&Language of lessons"),
                control=Choice(("", *offered), self._language),
                setting=named("lesson_language"),
            ),
        ]

    def _appearance(self) -> Sequence[Row]:
        tr = self.tr
        return [
            Row(
                label=tr("Let stones &move"),
                control=Switch(),
                setting=named("moves_stones"),
                help=tr("Stones land and are lifted, unsettled ones pulse."),
                keywords=tr("motion animation effects"),
            ),
            Row(
                label=tr("Show the tree of &variations"),
                control=Switch(),
                setting=named("shows_tree"),
                help=tr("Beside the board, where there is room."),
                keywords=tr("panel"),
            ),
            Row(
                label=tr("Show the &list of moves"),
                control=Switch(),
                setting=named("shows_moves"),
                help=tr("Beside the board, where there is room."),
                keywords=tr("panel"),
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

    def _numbered(self, numbered: Numbered) -> str:
        if numbered is Numbered.NONE:
            return self.tr("None")
        if numbered is Numbered.LAST:
            return self.tr("On the last move")
        if numbered is Numbered.ALL:
            return self.tr("On all moves")
        return self.tr("On the last {most} moves").format(most=numbered.most)

    def _loudness(self, volume: float) -> str:
        if not volume:
            return self.tr("Off")
        return self.tr("{number} %").format(number=round(100 * volume))

    def _size(self, size: float) -> str:
        return self.tr("{number} of {most}").format(number=round(size) + 1, most=len(SIZES))

    def _language(self, language: str) -> str:
        return language_name(language) if language else self.tr("As the system")


def groups() -> Sequence[Group]:
    """Return all groups with their rows."""
    return Groups().every()
