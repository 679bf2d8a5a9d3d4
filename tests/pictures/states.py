"""Pictures of the window in each of its states, to be looked at: in any language, and any look."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.diagram.aids import Aid
from gobanapp.diagram.shown_numbers import Numbered
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.new_game import NewGame
from gobanapp.game.slip import slip_of
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Ruleset
from gobanapp.ui.board_choice.board_and_stones import BoardAndStonesDialog
from gobanapp.ui.dialogs.comparison import ComparisonDialog
from gobanapp.ui.dialogs.end_of_game import EndOfGameDialog
from gobanapp.ui.dialogs.games import GamesDialog
from gobanapp.ui.dialogs.new_game import NewGameDialog
from gobanapp.ui.dialogs.report import ReportDialog
from gobanapp.ui.dialogs.result import ResultDialog
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
from gobanapp.ui.slip.result_slip import ResultSlipDialog
from gobanapp.ui.task import Task
from tests.pictures.documents import CLUB, OLD_GAME, VARIATIONS

LETTERED = ("K3", "R10", "C14")
DEAD = "C5 F15 F6 K14 K16 L14 O5 P12 T6"


class Camera:
    """Takes pictures of one window in one look."""

    def __init__(self, app: QApplication, folder: Path, name: str) -> None:
        """Put all pictures into ``folder``."""
        self.app = app
        self.folder = folder
        self.name = name
        self.time = 1000.0
        self.session = Session(Record([NewGame().to_game("")]), now=lambda: self.time)
        self.settings = Settings()
        self.window = MainWindow(self.session, self.settings)
        self.window.resize(1180, 860)
        self.window.show()
        QThreadPool.globalInstance().waitForDone()

    def take(self, what: str, widget: QWidget | None = None) -> None:
        for _ in range(40):  # pictures of games and trees come a moment later
            self.app.processEvents()
            time.sleep(0.005)
        name = f"{what}-{self.name}"
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{name}.png"
        (widget or self.window).grab().save(str(path))
        print(path)

    def take_dialog(self, what: str, dialog: QWidget) -> None:
        dialog.show()
        self.take(what, dialog)
        dialog.close()

    def run(self) -> None:
        self.window.show_welcome()
        self.take("welcome")
        self.window.resize(480, 700)
        self.take("welcome-small")
        self.window.resize(1180, 860)
        self.window._classroom.end_task()
        self.take("new")
        self.take_dialog("new-game", NewGameDialog(CLUB, self.window))
        dialog = NewGameDialog(NewGame(ruleset=Ruleset.parse("aga,suicide=yes")), self.window)
        dialog._unfold.click()
        self.take_dialog("new-game-rules", dialog)
        self.take_dialog("board-and-stones", BoardAndStonesDialog(self.settings, self.window))
        self.take_dialog("preferences", PreferencesWindow(self.settings, self.window))
        self.take_match()
        self.session.open(load_record(OLD_GAME))
        self.session.do(lambda game: game.step(126))
        self.take("game")
        self.window.resize(760, 1100)
        self.take("tall")
        self.window.resize(520, 560)
        self.take("small")
        self.window.resize(1180, 860)
        self.session.do(lambda game: game.step(1000))
        # As if it had just been played: the record's own result would be told of.
        self.session.do(lambda game: game.set_info(replace(game.info, result="")))
        self.session.begin_count()
        for name in DEAD.split():
            point = Point.parse(name)
            if not self.session.game.position.board.is_empty(point):
                self.session.play(point)
        self.session.accept(Color.BLACK)
        self.take("count")
        score = self.session.score
        self.take_dialog("end", EndOfGameDialog(self.session.game, score, self.window))
        game = self.session.game
        self.take_dialog("compare", ComparisonDialog(game, self.session.count, self.window))
        self.take_dialog("result", ResultDialog(game.info, self.window))
        self.take_demonstration()
        disputed = self.session.count.group(game, Point.parse(DEAD.split(maxsplit=1)[0]))
        self.session.play_out(disputed, Color.BLACK, "")
        self.take("dispute")
        terms = NewGame(
            columns=9,
            rows=9,
            handicap=3,
            names=ByColor("Black's name", "A rather long name indeed"),
        )
        self.session.open(Record([terms.to_game("")]))
        self.take("nine")
        self.take_variations()
        self.take_teaching()
        self.take_file()

    def take_match(self) -> None:
        """Take a timed game in each layout, with what is asked, counted and told there."""
        self.session.begin_match(Record([CLUB.to_game("2001-01-01")]), CLUB.systems)
        for node in load_record(OLD_GAME).game.tree.main_line():
            if node.number and node.number < 127 and node.content.move:
                self.time += 4
                self.session.tick()
                self.time += 3
                assert node.content.move.point is not None
                self.session.play(node.content.move.point)
        self.time += 4
        self.session.tick()
        self.take("match")
        for layout in (Layout.SIDE_BY_SIDE, Layout.ACROSS, Layout.PLAIN):
            self.window._views.arrange(layout)
            self.take(layout.value.replace(" ", "-"))
            self.window.resize(760, 1100)
            self.take(layout.value.replace(" ", "-") + "-tall")
            self.window.resize(1180, 860)
        self.window._views.arrange(Layout.ACROSS)
        self.session.ask_undo(Color.BLACK)
        self.take("across-undo")
        self.session.answer(granted=False)
        self.session.begin_count()
        self.take("across-count")
        self.session.toggle_count()
        for _ in range(400):
            self.time += 4
            self.session.tick()
        self.take("across-time")
        self.session.claim_time()
        self.take("across-result")
        self.window._views.arrange(Layout.DESK)
        slip = slip_of(self.session.game, None, ByColor(1500.0, 1387.0))
        self.take_dialog("slip", ResultSlipDialog(slip, self.window))
        self.session.leave_match()

    def take_demonstration(self) -> None:
        """Take a count by hand half-way: prisoners are filled in, and blocks are being counted."""
        self.window._task.demonstrate()
        demonstrating = self.window._task.mode
        assert demonstrating is not None
        blocks = [
            number
            for number, step in enumerate(demonstrating._player.demonstration.steps)
            if step.block
        ]
        demonstrating.step(blocks[len(blocks) // 2])
        self.take("demonstration")
        self.window.resize(520, 900)
        self.take("demonstration-tall")
        self.window.resize(1180, 860)
        demonstrating.end()

    def take_variations(self) -> None:
        self.session.open(load_record(VARIATIONS))
        self.session.do(lambda game: game.go_to(game.line()[0][9]))
        self.take("variations")
        self.window.resize(760, 1100)
        self.take("variations-tall")
        self.window.resize(1180, 860)
        self.session.begin(Task.INSERT)
        self.window._find_bar.begin()
        self.take("inserting")
        self.window._find_bar.hide()

    def take_teaching(self) -> None:
        """Take marks, the chains made visible, pages to be printed, a problem and a lesson."""
        self.session.open(load_record(OLD_GAME))
        self.session.do(lambda game: game.step(60))
        marks = Markup(
            marks=dict.fromkeys(map(Point.parse, "D4 C4 D3".split()), Mark.TRIANGLE),
            labels={Point.parse(name): text for name, text in zip(LETTERED, "ABC", strict=True)},
            arrows=((Point.parse("K4"), Point.parse("K10")),),
            lines=((Point.parse("Q14"), Point.parse("Q6")),),
        )
        self.settings.numbered = Numbered.LAST_TEN
        self.session.do(lambda game: game.set_markup(marks))
        self.session.take(Tool.ARROW)
        self.take("marks")
        self.session.begin(Task.PLAY)
        self.settings.numbered = Numbered.NONE
        self.window._classroom.aids.toggle(Aid.CHAINS)
        self.take("chains")
        self.window._classroom.aids.toggle(Aid.CHAINS)
        dialog = PrintDialog(self.session.record, self.settings, self.window)
        dialog.resize(1086, 700)
        dialog.show()
        QThreadPool.globalInstance().waitForDone()
        self.take("print", dialog)
        dialog.close()
        learn = self.window._classroom.learn
        learn.show_lessons()
        self.take("lessons")
        lessons = self.window._task.mode
        assert lessons is not None
        lessons.open_lesson(12)
        self.take("lesson")
        lessons.end()

    def take_file(self) -> None:
        """Take what there is to say of a damaged collection in an encoding that is guessed."""
        text = "(;PB[古力]PW[李世乭]DT[2004-04-01]RE[W+R];B[pd];W[dp];B[pq];W[dd];B[zz];W[qc])\n"
        data = OLD_GAME.read_bytes() + VARIATIONS.read_bytes() + 3 * text.encode("gbk")
        self.session.open(read_record(data, Path("collection.sgf"), None))
        self.session.next_game(1)
        self.session.next_game(1)
        self.take("file")
        games = GamesDialog(self.session, self.window, choose_files=lambda: (), save=lambda: True)
        self.take_dialog("games", games)
        origin = self.session.record.origin
        assert origin is not None
        encoding = TextEncodingDialog(origin.data, origin.file.encoding, self.window)
        self.take_dialog("encoding", encoding)
        self.take_dialog("report", ReportDialog(self.window._reports.report, self.window))
