"""Result sheets of short games, and the dialog that shows one."""

import os

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtWidgets import QFileDialog

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_summary import game_summary
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.scoring import score
from gobanapp.ui.match.result_sheet.result_sheet_dialog import ResultSheetDialog
from tests.ui.lookup import answer, find, press


@pytest.fixture(autouse=True)
def _application(qapp):
    pass


@pytest.fixture
def make():
    """A function: the result sheet of a short game with a heading, counted or given up."""

    def make(*, counts=True, used=None, size=9, **info):
        usual = {"names": ByColor("Ann", "Ben"), "rules": "Japanese", "komi": 6.5}
        game = Game.new(size, size, GameInfo(**{**usual, **info}))
        for column in range(size):
            for row in (size // 2 - 1, size // 2 + 1):
                game.play(Point(column, row))
        if not counts:
            game.set_result("B+R")
            return game_summary(game, None, used)
        position = game.position
        count = score(
            position.board,
            (),
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=game.ruleset,
            komi=game.komi,
            handicap=game.handicap,
        )
        game.set_result(str(count.result), count.territory.owned)
        return game_summary(game, count, used)

    return make


class Shown:
    """The dialog with a result sheet."""

    def __init__(self, summary):
        self.summary = summary
        self.dialog = ResultSheetDialog(summary)

    def press(self, name):
        press(self.dialog, name)

    @property
    def told(self):
        return find(self.dialog, "status").text()


@pytest.fixture
def shown(qtbot, make):
    """A function: the dialog with a result sheet."""

    def show(**given):
        shown = Shown(make(date="2026-11-21", **given))
        qtbot.addWidget(shown.dialog)
        with qtbot.waitExposed(shown.dialog):
            shown.dialog.show()
        return shown

    return show


@pytest.fixture
def choose_file():
    """A function: name the file in the dialog that opens; what it proposed comes into a list."""

    def choose(path, kind=""):
        proposed = []

        def name_it(dialog):
            proposed.append(os.path.basename(dialog.selectedFiles()[0]))  # noqa: PTH119
            found = [filter_ for filter_ in dialog.nameFilters() if kind and kind in filter_]
            for filter_ in found:
                dialog.selectNameFilter(filter_)
                dialog.filterSelected.emit(filter_)
            dialog.setDirectory(str(path.parent))
            dialog.selectFile(path.name)
            dialog.accept()

        answer(QFileDialog, name_it)
        return proposed

    return choose


@pytest.fixture
def printer(monkeypatch, tmp_path):
    """A printer that prints into a file."""

    class Known(QtPrintSupport.QPrinterInfo):
        @staticmethod
        def availablePrinterNames():  # noqa: N802
            return ["A printer"]

    class Dialog(QtPrintSupport.QPrintDialog):
        wanted = True

        def exec(self):
            self.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
            return self.DialogCode.Accepted if Dialog.wanted else self.DialogCode.Rejected

    monkeypatch.setattr(QtPrintSupport, "QPrinterInfo", Known)
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    return Dialog
