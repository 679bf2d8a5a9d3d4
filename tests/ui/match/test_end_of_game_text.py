"""The English words of menus and dialogs at the end of a game."""

import pytest
from PySide6.QtWidgets import QMenu

from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import AGA, JAPANESE
from gobanapp.ui.count.comparison_dialog import ComparisonDialog
from gobanapp.ui.count.count_tool import CountTool
from gobanapp.ui.count.dead_stone_proposer import DeadStoneProposer
from gobanapp.ui.count.demonstration.step_printer import StepPrinter
from gobanapp.ui.count.result_dialog import ResultDialog
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.match.move_actions import MoveActions
from tests.ui.lookup import active_menu, find, when_open

B5 = Point.parse("B5")


@pytest.fixture
def counting(table):
    """A function: the table of a game of one white and one black stone that is counted."""

    def make(ruleset=JAPANESE):
        made = table(columns=9, rows=9, ruleset=ruleset, komi=0.5)
        for name in ("E5", "B5"):
            made.session.play(Point.parse(name))
        while not made.session.is_counting:
            made.session.pass_()
        return made

    return make


def read_menu():
    """Read the lines of the menu that is about to open, and of its submenus, and close it."""
    lines = []

    def read(menu):
        menus = (menu, *menu.findChildren(QMenu))
        lines.extend([a.text() for a in each.actions() if a.text()] for each in menus)
        menu.close()

    when_open(active_menu, read)
    return lines


def test_the_menu_of_a_group(counting):
    table = counting()
    opened = read_menu()
    menus = table.window.findChild(CountTool)
    menus.show_menu(B5, table.window.pos())
    assert opened == [
        ["Group Is Dead", "Only This Chain Is Dead", "Not in Seki", "Play Out"],
        ["Black Plays First", "White Plays First"],
    ]
    table.session.apply(table.session.scoring.mark_group, B5)
    opened = read_menu()
    menus.show_menu(B5, table.window.pos())
    assert opened[0][:3] == ["Group Is Alive", "Only This Chain Is Alive", "Alive in Seki"]


def test_side_that_asks_to_resume(counting):
    table = counting(JAPANESE)
    opened = read_menu()
    table.window.findChild(MoveActions).ask_resume()
    assert opened == [["Black resumes: White plays first", "White resumes: Black plays first"]]


def test_a_failed_proposal_is_reported(counting):
    table = counting()
    table.window.findChild(DeadStoneProposer).failed.emit()
    assert table.window.statusBar().currentMessage() == (
        "Could not estimate the dead stones: mark them yourself."
    )


def test_counts_compared(qtbot, counting):
    table = counting(AGA)
    dialog = ComparisonDialog(table.game, table.session.scoring)
    qtbot.addWidget(dialog)
    grid = find(dialog, "by-territory").parentWidget()
    texts = [label.text() for label in grid.findChildren(type(find(dialog, "by-area")))]
    assert {"Territory scoring", "Area scoring", "Japanese", "Stone counting (old Chinese)"} <= set(
        texts
    )


def test_titles_of_the_count_by_hand(counting, monkeypatch):
    table = counting()
    kept = []
    monkeypatch.setattr(StepPrinter, "save_picture", lambda _, *given: kept.append(given[-1]))
    monkeypatch.setattr(StepPrinter, "save_pdf", lambda _, *given: kept.append(given[-1]))
    table.window.components.side_panel.demonstrate()
    panel = table.window.components.side_panel.mode.panel
    panel.picture_requested.emit()
    panel.document_requested.emit()
    picture, document = kept
    assert document == "Black – White, counting: Japanese"
    assert picture.startswith("Black – White, counting: Japanese, step 1 of ")


def words(dialog, *names):
    return [find(dialog, name).text().replace("&", "") for name in names]


def test_the_end_of_a_game(qtbot):
    game = GameTerms(columns=9, rows=9).to_game("")
    game.set_result("W+R")
    dialog = EndOfGameDialog(game, None)
    qtbot.addWidget(dialog)
    assert words(dialog, "result", "save", "result-sheet", "rematch", "new-game", "close") == [
        "White wins by resignation",
        "Save",
        "Result Sheet…",
        "Rematch",
        "New Game…",
        "Close",
    ]
    kept = EndOfGameDialog(game, None, archived_as="a.sgf")
    qtbot.addWidget(kept)
    assert find(kept, "kept-as").accessibleName() == "Saved in the archive as a.sgf"


def test_a_result_without_a_count(qtbot):
    dialog = ResultDialog(GameInfo(result="B+R"))
    qtbot.addWidget(dialog)
    ways = ("resign", "time", "forfeit", "score", "unstated", "draw", "void", "unknown")
    assert words(dialog, *ways, "end-game") == [
        "by resignation",
        "on time",
        "by forfeit",
        "by points",
        "details unknown",
        "Draw (jigo)",
        "No result, by agreement",
        "Unknown result",
        "End Game",
    ]
