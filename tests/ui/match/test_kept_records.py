"""Records that no stray move changes, and games that are archived without a question."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QMessageBox

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MarkTool
from gobanapp.storage.document_file import load_document
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from tests.ui.lookup import is_shown, press, trigger

NAMES = ByColor("Ann", "Ben")


@pytest.fixture
def club(table, tmp_path, monkeypatch):
    monkeypatch.setattr(EndOfGameDialog, "exec", lambda _: 0)
    at = table(columns=9, rows=9)
    at.games = at.window.settings.games_folder = tmp_path / "games"
    at.window.settings.animates_stones = False
    at.matches, at.saves = at.window.components.matches, at.window.components.saves
    return at


@pytest.fixture
def asked(monkeypatch):
    """All questions are cancelled; their names are kept."""
    questions = []

    def cancel(box):
        questions.append(box.objectName())
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "exec", cancel)
    return questions


def play(club, moves):
    for name in moves.split():
        club.session.play(Point.parse(name))


def file_of(club):
    (file,) = club.games.glob("*.sgf")
    return file


def finish_match(club):
    club.matches.begin(GameTerms(columns=9, rows=9, names=NAMES))
    play(club, "C3 G7 G3")
    club.session.resign(Color.WHITE)
    return file_of(club)


def finish_and_review(club):
    file = finish_match(club)
    trigger(club.window, "review")
    return file


def finish_and_open(club):
    file = finish_match(club)
    club.session.open_document(Document([GameTerms().to_game("")]))
    club.window.open_file(file)
    return file


def open_unfinished_for_study(club):
    club.matches.begin(GameTerms(columns=9, rows=9, names=NAMES))
    play(club, "C3 G7 G3")
    assert club.saves.maybe_save(is_meant=True)
    club.session.open_document(Document([GameTerms().to_game("")]))
    file = file_of(club)
    club.window.open_file(file)
    club.window.components.views.set_panel_mode(PanelMode.STUDY)
    return file


KEPT = [finish_match, finish_and_review, finish_and_open, open_unfinished_for_study]


@pytest.mark.parametrize("begin", KEPT)
@pytest.mark.parametrize("at_end", [False, True])
def test_a_stray_click_begins_a_trial_that_leaves_the_file_alone(club, asked, begin, at_end):
    file = begin(club)
    before = file.read_bytes()
    club.session.step_by(-1000)
    club.session.step_by(1000 if at_end else 1)
    size, place = len(club.game.tree), club.game.current_id
    club.click("E5")
    assert asked == []
    assert club.session.trial is not None
    assert is_shown(club.window, "try-out-bar")
    assert len(club.game.tree) == size + 1
    club.key(Qt.Key.Key_Escape)
    assert (len(club.game.tree), club.game.current_id) == (size, place)
    assert not club.window.isWindowModified()
    assert club.saves.maybe_save()
    assert file.read_bytes() == before
    assert asked == []


@pytest.mark.parametrize("begin", KEPT)
def test_kept_moves_are_saved_only_when_the_user_says_so(club, asked, begin):
    file = begin(club)
    before = file.read_bytes()
    club.click("E5")
    press(club.window, "keep")
    assert club.session.trial is None
    assert club.window.isWindowModified()
    assert not club.saves.maybe_save()
    assert asked == ["save-changes"]
    assert file.read_bytes() == before
    assert club.saves.save()
    assert file.read_bytes() != before


@pytest.mark.parametrize("begin", KEPT)
def test_following_the_game_with_clicks_is_no_trial(club, begin):
    begin(club)
    club.session.step_by(-1000)
    club.click("C3 G7")
    assert club.session.trial is None
    assert club.game.position.move_number == 2


@pytest.mark.parametrize("begin", KEPT)
def test_an_illegal_move_begins_no_trial(club, begin):
    begin(club)
    club.session.step_by(1000)
    club.click("C3")
    assert club.session.trial is None
    assert club.board.refusal_text


def test_a_pass_begins_a_trial_as_well(club):
    finish_and_review(club)
    club.session.step_by(1000)
    size = len(club.game.tree)
    club.window.components.games.pass_()
    assert club.session.trial is not None
    club.key(Qt.Key.Key_Escape)
    assert len(club.game.tree) == size


EDITS = {
    "comment": lambda session: session.apply(lambda game: game.set_comment("good")),
    "set-up": lambda session: session.apply(lambda game: game.set_turn(Color.WHITE)),
    "deletion": lambda session: session.apply(lambda game: game.remove(2)),
    "information": lambda session: session.apply(
        lambda game: game.set_info(GameTerms(names=ByColor("A", "B")).to_game("").info)
    ),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_edits_of_a_finished_match_are_asked_about(club, asked, edit):
    file = finish_and_open(club)
    before = file.read_bytes()
    edit(club.session)
    assert club.window.isWindowModified()
    assert not club.saves.maybe_save()
    assert asked == ["save-changes"]
    assert file.read_bytes() == before


def test_a_mark_in_a_review_is_asked_about(club, asked):
    file = finish_and_review(club)
    before = file.read_bytes()
    club.session.choose_mark_tool(MarkTool.TRIANGLE)
    club.click("E5")
    assert club.session.trial is None
    assert club.window.isWindowModified()
    assert not club.window.close()
    assert asked == ["save-changes"]
    assert file.read_bytes() == before


def test_a_match_that_is_not_archived_is_kept_as_well(club):
    club.window.settings.archives_games = False
    club.matches.begin(GameTerms(columns=9, rows=9))
    play(club, "C3")
    club.session.resign(Color.WHITE)
    club.click("E5")
    assert club.session.trial is not None


def test_other_files_take_moves_as_before(club, tmp_path):
    file = tmp_path / "own.sgf"
    file.write_text("(;GM[1]FF[4]SZ[9]RE[B+R];B[cc];W[gg])", "utf-8")
    club.window.open_file(file)
    club.click("E5")
    assert club.session.trial is None
    assert club.window.isWindowModified()


# Games begun on an empty board


def todays_name(names="Black - White"):
    return f"{QDate.currentDate().toString(Qt.DateFormat.ISODate)} {names}.sgf"


def leave_by_closing(club):
    assert club.window.close()


def leave_by_new_board(club):
    trigger(club.window, "new-board")
    assert len(club.game.tree) == 1


def leave_by_file(club):
    file = club.games.parent / "other.sgf"
    file.write_text("(;GM[1]FF[4]SZ[9];B[cc])", "utf-8")
    assert club.window.open_file(file)


LEAVING = [leave_by_closing, leave_by_new_board, leave_by_file]


@pytest.mark.parametrize("leave", LEAVING)
def test_a_game_on_an_empty_board_is_archived_without_a_question(club, asked, leave):
    trigger(club.window, "new-board")
    club.click("C3 G7 G3")
    assert not club.window.isWindowModified()
    leave(club)
    assert asked == []
    file = file_of(club)
    assert file.name == todays_name()
    assert load_document(file).game.tree.next_id == 4


def test_a_game_on_an_empty_board_goes_on_after_it_was_archived(club, asked):
    trigger(club.window, "new-board")
    club.click("C3")
    assert club.saves.maybe_save()
    club.click("G7")
    assert club.session.trial is None
    assert club.saves.maybe_save()
    assert asked == []
    assert load_document(file_of(club)).game.tree.next_id == 3


def test_a_counted_game_on_an_empty_board_is_archived_at_its_end(club, asked):
    trigger(club.window, "new-board")
    club.click("C3 G7")
    club.session.pass_()
    club.session.pass_()
    for color in Color:
        club.session.accept(color)
    assert load_document(file_of(club)).game.info.result
    club.click("E5")
    assert club.session.trial is not None
    assert asked == []


@pytest.mark.parametrize("leave", LEAVING)
def test_an_empty_board_is_not_archived(club, asked, leave):
    trigger(club.window, "new-board")
    leave(club)
    assert asked == []
    assert not club.games.exists()


@pytest.mark.parametrize(
    "edit",
    [
        lambda game: game.set_stones(Color.WHITE, [Point.parse("C3")]),
        lambda game: game.set_comment("lesson"),
    ],
    ids=["position", "comment"],
)
def test_what_is_no_game_is_asked_about(club, asked, edit):
    trigger(club.window, "new-board")
    club.session.apply(edit)
    assert club.window.isWindowModified()
    assert not club.saves.maybe_save()
    assert asked == ["save-changes"]
    assert not club.games.exists()


def test_an_opened_file_is_not_archived(club, asked, tmp_path):
    file = tmp_path / "own.sgf"
    file.write_text("(;GM[1]FF[4]SZ[9];B[cc];W[gg])", "utf-8")
    club.window.open_file(file)
    club.click("E5")
    assert not club.saves.maybe_save()
    assert asked == ["save-changes"]
    assert not club.games.exists()


def test_a_game_that_cannot_be_archived_is_not_lost(club, asked):
    club.games.write_text("a file where the folder should be", "utf-8")
    trigger(club.window, "new-board")
    club.click("C3 G7")
    assert not club.window.close()
    assert asked == ["not-saved", "save-changes"]
    assert club.session.document.is_modified
    assert club.game.position.move_number == 2


def test_the_question_names_an_unsaved_game_as_the_archive_does(club, monkeypatch):
    club.window.settings.archives_games = False
    said = []
    monkeypatch.setattr(
        QMessageBox,
        "exec",
        lambda box: said.append(box.informativeText()) or QMessageBox.StandardButton.Cancel,
    )
    trigger(club.window, "new-board")
    club.click("C3")
    assert not club.saves.maybe_save()
    assert said[0].startswith(Path(todays_name()).stem + os.linesep.replace("\r", ""))
