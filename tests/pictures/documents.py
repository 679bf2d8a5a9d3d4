"""The pictures of the README and the guide, taken of the running program.

One window is led from scene to scene. ``SCENES`` says which pictures a scene makes, and in which
looks.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.clock.time_system import ByoYomi
from gobanapp.diagram.aids import Aid
from gobanapp.diagram.shown_numbers import Numbered
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.ui import look
from gobanapp.ui.board_choice.board_and_stones import BoardAndStonesDialog
from gobanapp.ui.dialogs.comparison import ComparisonDialog
from gobanapp.ui.dialogs.games import GamesDialog
from gobanapp.ui.dialogs.new_game import NewGameDialog
from gobanapp.ui.dialogs.report import ReportDialog
from gobanapp.ui.dialogs.text_encoding import TextEncodingDialog
from gobanapp.ui.files.record_file import load_record, read_record
from gobanapp.ui.layout import Layout
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.marking.tool import Tool
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.printing.print_dialog import PrintDialog
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.shortcuts.shortcuts_dialog import ShortcutsDialog
from gobanapp.ui.task import Task
from tests.pictures.saving import save_small
from tests.pictures.tables import keys_table, write_table

ROOT: Final = Path(__file__).resolve().parents[2]
OLD_GAME: Final = ROOT / "tests" / "data" / "records" / "ear_reddening.sgf"
VARIATIONS: Final = ROOT / "tests" / "data" / "records" / "variations.sgf"
SMALL_GAME: Final = ROOT / "docs" / "rules" / "positions" / "example-game.sgf"
KEYS: Final = ROOT / "docs" / "guide" / "keys.md"
_WINDOW: Final = (980, 720)
_BYO_YOMI: Final = ByoYomi(main=1500, periods=3, seconds=30)
CLUB: Final = NewGame(
    names=ByColor("Black's name", "White's name"),
    ranks=ByColor("3k", "3k"),
    systems=ByColor(_BYO_YOMI, _BYO_YOMI),
)


class Photographer:
    """Leads one window through the scenes, in one look, and saves what it shows."""

    def __init__(self, app: QApplication, its_look: str, folder: Path) -> None:
        self._app = app
        self._look = its_look
        self._folder = folder
        self._time = 1000.0
        self.session = Session(Record([NewGame().to_game("")]), now=lambda: self._time)
        self.settings = Settings()
        self.window = MainWindow(self.session, self.settings)
        self.window.resize(*_WINDOW)
        self.window.show()
        self._wait()

    def take(self, name: str, widget: QWidget | None = None, crop: QRect | None = None) -> None:
        """Save ``widget``, or the window, or the part ``crop`` of it, if this look is wanted."""
        self._wait()
        if self._look not in looks_of(name):
            return
        picture = (widget or self.window).grab().toImage()
        path = self._folder / f"{name}-{self._look}.png"
        save_small(picture if crop is None else picture.copy(crop), path)
        print(path)

    def take_dialog(self, name: str, dialog: QWidget) -> None:
        dialog.show()
        self.take(name, dialog)
        dialog.close()

    def play_a_while(self, moves: int) -> None:
        """Play the beginning of the old game, each move in a few seconds."""
        for node in load_record(OLD_GAME).game.tree.main_line():
            move = node.content.move
            if node.number and node.number <= moves and move and move.point is not None:
                self.pass_seconds(7)
                self.session.play(move.point)
        self.pass_seconds(4)

    def pass_seconds(self, seconds: int) -> None:
        for _ in range(seconds):
            self._time += 1
            self.session.tick()

    def _wait(self) -> None:
        for _ in range(40):  # pictures of games and trees come a moment later
            self._app.processEvents()
            time.sleep(0.005)
        QThreadPool.globalInstance().waitForDone()
        self._app.processEvents()


def _first_start(of: Photographer) -> None:
    of.window.show_welcome()
    of.take("welcome")
    of.window._classroom.end_task()
    of.take_dialog("new-game", NewGameDialog(CLUB, of.window))


def _match(of: Photographer) -> None:
    terms = replace(CLUB, names=ByColor("Guest", "Host"))
    of.session.begin_match(Record([terms.to_game("")]), terms.systems)
    of.play_a_while(126)
    of.take("match")
    for layout, name in ((Layout.ACROSS, "across"), (Layout.SIDE_BY_SIDE, "side-by-side")):
        of.window._views.arrange(layout)
        of.take(name)
    of.window._views.arrange(Layout.DESK)
    of.session.leave_match()


def _looking(of: Photographer) -> None:
    of.session.open(load_record(OLD_GAME))
    of.session.do(lambda game: game.step(126))
    of.take("game")
    of.window._cursor.toggle()
    board = of.window._board
    of.take("cursor", crop=QRect(board.x(), board.y() + board.height() // 3, 420, 330))
    of.window._cursor.toggle()


def _count(of: Photographer) -> None:
    of.session.open(load_record(SMALL_GAME))
    of.session.do(lambda game: game.step(1000))
    of.session.begin_count()
    of._wait()
    for name in ("B6", "G3", "H4"):
        count = of.session.count
        assert count is not None
        if Point.parse(name) not in count.agreement.dead:
            of.session.play(Point.parse(name))
    of.session.accept(Color.BLACK)
    of.take("count")
    count = of.session.count
    assert count is not None
    of.take_dialog("compare", ComparisonDialog(of.session.game, count, of.window))
    of.window._task.demonstrate()
    hand = of.window._task.mode
    assert hand is not None
    steps = hand._player.demonstration.steps
    hand.step([number for number, step in enumerate(steps) if step.block][1])
    of.take("demonstration")
    hand.end()
    group = count.group(of.session.game, Point.parse("G3"))
    of.session.play_out(group, Color.BLACK, "")
    of.take("dispute")


def _record(of: Photographer) -> None:
    of.session.open(load_record(VARIATIONS))
    of.session.do(lambda game: game.go_to(game.line()[0][9]))
    of.take("variations")
    keys = ShortcutsDialog(of.window._menus.groups(), of.settings.chosen_keys, of.window)
    keys._search.setText("variation")
    of.take_dialog("shortcuts", keys)


def _marks(of: Photographer) -> None:
    of.session.open(load_record(OLD_GAME))
    of.session.do(lambda game: game.step(60))
    marks = Markup(
        marks=dict.fromkeys(map(Point.parse, "D4 C4 D3".split()), Mark.TRIANGLE),
        labels=dict(zip(map(Point.parse, ("K3", "R10", "C14")), "ABC", strict=True)),
        arrows=((Point.parse("K4"), Point.parse("K10")),),
    )
    of.settings.numbered = Numbered.LAST_TEN
    of.session.do(lambda game: game.set_markup(marks))
    of.session.take(Tool.ARROW)
    of.take("marks")
    of.session.undo()
    of.session.begin(Task.PLAY)
    of.settings.numbered = Numbered.NONE


def _teaching(of: Photographer) -> None:
    of.session.open(load_record(OLD_GAME))
    of.session.do(lambda game: game.step(60))
    aids = of.window._classroom.aids
    aids.toggle(Aid.CHAINS)
    of.take("chains")
    aids.toggle(Aid.CHAINS)
    teaching = of.window._classroom.teaching
    teaching.toggle_guessing()
    guessing = of.window._task.mode
    assert guessing is not None
    guessing.click(Point.parse("C10"))
    of.take("guess")
    teaching.toggle_guessing()
    of.session.open(load_record(VARIATIONS))
    of.session.do(lambda game: game.step(6))
    teaching.toggle_presentation()
    assert teaching.presenting is not None
    shown = teaching.presenting.window
    shown.showNormal()
    shown.resize(960, 600)
    of.take("presentation", shown)
    teaching.toggle_presentation()


def _paper(of: Photographer) -> None:
    of.session.open(load_record(OLD_GAME))
    dialog = PrintDialog(of.session.record, of.settings, of.window)
    dialog.resize(980, 660)
    dialog.show()
    of._wait()
    of.take("print", dialog)
    dialog.close()


def _learning(of: Photographer) -> None:
    learn = of.window._classroom.learn
    learn.show_lessons()
    lessons = of.window._task.mode
    assert lessons is not None
    lessons.open_lesson(12)
    of.take("lesson")
    lessons.end()


def _files(of: Photographer) -> None:
    text = "(;PB[古力]PW[李世乭]DT[2004-04-01]RE[W+R];B[pd];W[dp];B[pq];W[dd];B[zz];W[qc])\n"
    data = OLD_GAME.read_bytes() + VARIATIONS.read_bytes() + 3 * text.encode("gbk")
    of.session.open(read_record(data, Path("collection.sgf"), None))
    of.session.next_game(1)
    of.session.next_game(1)
    of.take("faults", crop=QRect(0, 0, _WINDOW[0], 200))
    games = GamesDialog(of.session, of.window, choose_files=lambda: (), save=lambda: True)
    of.take_dialog("games", games)
    origin = of.session.record.origin
    assert origin is not None
    of.take_dialog("encoding", TextEncodingDialog(origin.data, origin.file.encoding, of.window))
    of.take_dialog("report", ReportDialog(of.window._reports.report, of.window))


def _choices(of: Photographer) -> None:
    of.take_dialog("board-and-stones", BoardAndStonesDialog(of.settings, of.window))
    of.take_dialog("preferences", PreferencesWindow(of.settings, of.window))


@dataclass(frozen=True, slots=True)
class Scene:
    """What is done, and the pictures that come of it with the names of their looks."""

    plays: Callable[[Photographer], None]
    pictures: dict[str, str]


SCENES: Final = (
    Scene(_first_start, {"welcome": "light", "new-game": "light"}),
    Scene(_match, {"match": "light", "across": "light", "side-by-side": "dark"}),
    Scene(_looking, {"game": "light dark", "cursor": "light"}),
    Scene(
        _count,
        {"count": "light", "compare": "light", "demonstration": "light", "dispute": "dark"},
    ),
    Scene(_record, {"variations": "light", "shortcuts": "light"}),
    Scene(_marks, {"marks": "light"}),
    Scene(_teaching, {"chains": "light", "guess": "light", "presentation": "dark"}),
    Scene(_paper, {"print": "light"}),
    Scene(_learning, {"lesson": "light"}),
    Scene(_files, {"faults": "light", "games": "light", "encoding": "light", "report": "light"}),
    Scene(_choices, {"board-and-stones": "dark", "preferences": "light"}),
)


def looks_of(name: str) -> list[str]:
    """Return the looks in which the picture ``name`` is kept."""
    return next(scene.pictures[name] for scene in SCENES if name in scene.pictures).split()


def file_names() -> set[str]:
    """Return the names of all files that ``take_all`` makes."""
    return {
        f"{name}-{its_look}.png"
        for scene in SCENES
        for name in scene.pictures
        for its_look in looks_of(name)
    }


def take_all(app: QApplication, folder: Path) -> None:
    """Take every picture and put it into ``folder``."""
    for its_look in (look.LIGHT, look.DARK):
        look.apply(app, its_look)
        photographer = Photographer(app, its_look.name, folder)
        write_table(KEYS, "keys", keys_table(photographer.window._menus._entries))
        for scene in SCENES:
            if any(its_look.name in looks_of(name) for name in scene.pictures):
                scene.plays(photographer)
        photographer.window.close()
