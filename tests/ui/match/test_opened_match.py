"""Unfinished matches that are opened, and how they are resumed."""

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.match_stage import MatchStage
from gobanapp.storage.document_file import load_document
from gobanapp.storage.last_document import LastDocument
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.match.archive_dialog import ArchiveDialog
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from tests.ui.lookup import answer, find, is_shown, menu_action, press, trigger

MOVES = "C3 G7 G3 C7"
BYO_YOMI = ByColor(
    ByoYomi(main=600, periods=3, seconds=30), ByoYomi(main=600, periods=3, seconds=30)
)
LEFT = ByColor(TimeLeft(583), TimeLeft(580))


@pytest.fixture
def club(table, tmp_path):
    at = table(columns=9, rows=9)
    at.games = at.window.settings.games_folder = tmp_path / "games"
    at.window.settings.animates_stones = False
    at.matches, at.files = at.window.components.matches, at.window.components.files
    at.time = 1000.0
    at.session.match_controller.now = lambda: at.time
    return at


@pytest.fixture
def asked(monkeypatch):
    """All questions are answered as ``asked.answer`` says; their names are kept."""

    class Asked(list):
        answer = QMessageBox.ButtonRole.RejectRole

    questions = Asked()

    def answered(box):
        questions.append(box.objectName())
        for button in box.buttons():
            if box.buttonRole(button) is questions.answer:
                button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    return questions


def wait(club, seconds):
    """Let time pass; the clock is read every second, or it would seem that the computer slept."""
    for _ in range(seconds):
        club.time += 1
        club.session.tick()


def play(club, moves, seconds=0):
    for name in moves.split():
        wait(club, seconds)
        club.session.play(Point.parse(name))


def leave_match(club, systems=BYO_YOMI):
    """Play some moves of a match and leave it; return its file in the archive."""
    club.matches.begin(GameTerms(columns=9, rows=9, systems=systems, names=ByColor("Ann", "Ben")))
    play(club, MOVES, 10)
    wait(club, 7)
    if systems is not None:
        club.matches.toggle_clock()
    assert club.window.components.saves.maybe_save(is_meant=True)
    club.session.open_document(Document([GameTerms(columns=9, rows=9).to_game("")]))
    (file,) = club.games.glob("*.sgf")
    return file


def main_line(file):
    moves = (node.content.move for node in load_document(file).game.tree.main_line())
    return " ".join(str(move.point) for move in moves if move is not None)


def open_by_dialog(club, file, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    trigger(club.window, "open")


def open_by_recent_menu(club, file, _):
    club.files.recent_menu.aboutToShow.emit()
    first = club.files.recent_menu.actions()[0]
    assert first.text() == str(file)
    first.trigger()


def open_by_drop(club, file, _):
    club.window.files_dropped.emit([file])


def open_from_archive(club, _file, _):
    answer(ArchiveDialog, lambda dialog: press(dialog, "open"))
    trigger(club.window, "played-games")


def open_last_file(club, file, _):
    club.window.settings.last_document = LastDocument.at_start_of(file).to_json()
    club.window.resume_last()


def open_from_welcome(club, file, _):
    club.window.show_welcome()
    club.window.components.side_panel.mode.panel.file_requested.emit(file)


WAYS = [
    open_by_dialog,
    open_by_recent_menu,
    open_by_drop,
    open_from_archive,
    open_last_file,
    open_from_welcome,
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("systems", [BYO_YOMI, None], ids=["clock", "no clock"])
def test_an_opened_match_shows_its_last_move_and_can_be_resumed(club, monkeypatch, way, systems):
    file = leave_match(club, systems)
    way(club, file, monkeypatch)
    assert club.session.document.path == file
    assert club.session.match is None
    assert club.game.position.move_number == 4
    assert club.window.components.view_state.panel_mode is PanelMode.PLAY
    assert is_shown(club.window, "resume-game")
    assert find(club.window, "resume-game").isEnabled()
    if systems is not None:
        assert club.session.match_controller.times(club.game) == LEFT
    press(club.window, "resume-game")
    assert club.session.is_live
    assert club.session.match.stage is MatchStage.RUNNING
    assert not is_shown(club.window, "resume-game")
    play(club, "E5")
    club.window.components.saves.maybe_save(is_meant=True)
    assert main_line(file) == f"{MOVES} E5"


@pytest.mark.parametrize(
    ("index", "has_variation"), [*((index, False) for index in range(5)), (0, True), (3, True)]
)
def test_a_match_is_resumed_after_its_last_move_wherever_it_is_viewed(club, index, has_variation):
    file = leave_match(club)
    club.window.open_file(file)
    club.session.step_by(index - 4)
    if has_variation:
        play(club, "E5 E6")
    trigger(club.window, "resume-game")
    assert club.session.match.stage is MatchStage.PAUSED
    assert club.session.match_controller.times(club.game) == LEFT
    assert club.game.position.move_number == 4
    club.matches.start_clock()
    play(club, "F5")
    assert main_line_of(club) == f"{MOVES} F5"


def main_line_of(club):
    moves = (node.content.move for node in club.game.tree.main_line())
    return " ".join(str(move.point) for move in moves if move is not None)


def test_a_resumed_match_returns_to_its_layout(club):
    club.window.components.views.set_layout(WindowLayout.ACROSS)
    file = leave_match(club)
    club.window.open_file(file)
    assert club.window.components.views.has_layout(WindowLayout.STANDARD)
    press(club.window, "resume-game")
    assert club.window.components.views.has_layout(WindowLayout.ACROSS)


SEATED = [WindowLayout.SIDE_BY_SIDE, WindowLayout.PLAIN, WindowLayout.ACROSS]


def seats_of(club):
    QApplication.processEvents()
    view = club.window.components.central_widget.two_player_view
    return [] if view is None else view.seats


@pytest.mark.parametrize("layout", SEATED)
@pytest.mark.parametrize("systems", [BYO_YOMI, None], ids=["clock", "no clock"])
@pytest.mark.parametrize("by", range(2))
def test_each_seat_resumes_an_opened_match(club, monkeypatch, layout, systems, by):
    monkeypatch.setattr("gobanapp.ui.match.seats.seat_pages.CLICK_GUARD", 0)
    file = leave_match(club, systems)
    club.window.open_file(file)
    club.window.components.views.set_layout(layout)
    seats = seats_of(club)
    assert [is_shown(seat, "resume") for seat in seats] == [True, True]
    assert [is_shown(seat, "resign") for seat in seats] == [False, False]
    press(seats[by], "resume")
    assert club.session.is_live
    assert club.session.match.stage is MatchStage.RUNNING
    assert not any(is_shown(seat, "resume") for seat in seats)
    play(club, "E5")
    club.window.components.saves.maybe_save(is_meant=True)
    assert main_line(file) == f"{MOVES} E5"


@pytest.mark.parametrize("layout", WindowLayout)
def test_nobody_resigns_an_opened_match_before_it_is_resumed(club, layout):
    club.window.open_file(leave_match(club))
    club.window.components.views.set_layout(layout)
    assert not menu_action(club.window, "resign").isEnabled()
    assert not any(find(seat, "resign").isEnabled() for seat in seats_of(club))
    trigger(club.window, "resume-game")
    club.matches.start_clock()
    assert menu_action(club.window, "resign").isEnabled()
    assert all(find(seat, "resign").isEnabled() for seat in seats_of(club))


def test_a_click_on_an_opened_match_plays_nothing(club):
    file = leave_match(club)
    club.window.open_file(file)
    club.click("E5")
    assert len(club.game.tree) == 5
    assert not club.session.document.is_modified
    assert club.window.statusBar().currentMessage()


def test_an_opened_match_can_be_studied(club):
    """In the archive a variation begins as a trial; a file elsewhere takes it as any other."""
    file = leave_match(club)
    other = file.rename(club.games.parent / "other.sgf")
    club.window.open_file(other)
    club.window.components.views.set_panel_mode(PanelMode.STUDY)
    club.click("E5")
    assert club.game.position.move_number == 5
    assert club.window.isWindowModified()


# Somewhere else than at its end


def pause_at(club, number):
    club.matches.begin(GameTerms(columns=9, rows=9, systems=BYO_YOMI))
    play(club, MOVES, 10)
    club.matches.toggle_clock()
    club.session.step_by(number - 4)


def open_at(club, number):
    club.window.open_file(leave_match(club))
    club.session.step_by(number - 4)


@pytest.mark.parametrize("begin", [pause_at, open_at])
@pytest.mark.parametrize("number", range(4))
def test_continuing_elsewhere_asks_and_leaves_the_game_as_it_was(club, asked, begin, number):
    begin(club, number)
    (file,) = club.games.glob("*.sgf")
    before = club.session.document
    trigger(club.window, "go-on-here")
    assert asked == ["continue-here"]
    assert club.session.document is before
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    trigger(club.window, "go-on-here")
    assert asked == ["continue-here"] * 2
    assert club.session.is_live
    assert club.session.match.stage is MatchStage.RUNNING
    played = " ".join(MOVES.split()[:number])
    assert main_line_of(club) == played
    play(club, "E5 E6")
    club.window.components.saves.maybe_save(is_meant=True)
    assert main_line(file) == MOVES
    (other,) = set(club.games.glob("*.sgf")) - {file}
    assert main_line(other) == f"{played} E5 E6".strip()


def test_a_continued_match_has_the_times_of_its_move(club, asked):
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    pause_at(club, 2)
    times = club.session.match_controller.times(club.game)
    trigger(club.window, "go-on-here")
    assert club.session.match_controller.times(club.game) == times
    assert club.session.match.clock.running is Color.BLACK


def test_continuing_after_the_last_move_asks_nothing(club, asked):
    """The players may have set up something there while the match was paused."""
    pause_at(club, 4)
    club.session.apply(lambda game: game.set_turn(Color.WHITE))
    before = club.session.document
    trigger(club.window, "go-on-here")
    assert asked == []
    assert club.session.document is before
    assert club.session.match.stage is MatchStage.RUNNING


def test_a_seat_asks_to_continue_elsewhere_in_the_same_way(club, asked):
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    pause_at(club, 2)
    before = club.session.document
    club.session.continuation_requested.emit()
    assert asked == ["continue-here"]
    assert club.session.document is not before
    assert club.session.is_live


def test_a_removed_move_leaves_the_match_at_the_move_before(club):
    pause_at(club, 1)
    last = club.session.match.node_id
    club.session.apply(lambda game: game.remove(last))
    assert club.game.position_at(club.session.match.node_id).move_number == 3
    club.matches.start_clock()
    play(club, "E5")
    assert main_line_of(club) == "C3 G7 G3 E5"


# Ways to leave a match while an earlier move is viewed


def leave_for_new_board(club):
    trigger(club.window, "new-board")


def leave_for_new_game(club):
    assert club.window.components.saves.maybe_save()
    club.matches.begin(GameTerms(columns=9, rows=9))


def leave_for_file(club):
    file = club.games.parent / "other.sgf"
    file.write_text("(;GM[1]FF[4]SZ[9];B[ee])", "utf-8")
    assert club.window.open_file(file)


def leave_by_closing(club):
    assert club.window.close()


def leave_by_rematch(club):
    club.session.resign(Color.WHITE)
    trigger(club.window, "rematch")


@pytest.mark.parametrize("is_resumed", [False, True])
@pytest.mark.parametrize(
    "leave",
    [leave_for_new_board, leave_for_new_game, leave_for_file, leave_by_closing, leave_by_rematch],
)
def test_a_match_is_archived_whole_however_it_is_left(club, asked, monkeypatch, leave, is_resumed):
    monkeypatch.setattr(EndOfGameDialog, "exec", lambda _: 0)
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    if is_resumed:
        club.window.open_file(leave_match(club))
        trigger(club.window, "resume-game")
    else:
        pause_at(club, 4)
    club.session.step_by(-3)
    leave(club)
    (file,) = club.games.glob("*.sgf")
    assert main_line(file) == MOVES


# Records that are no unfinished matches

STUDIES = {
    "a result": "(;GM[1]FF[4]SZ[9]RE[B+R]TM[600];B[cc]BL[590];W[gg]WL[580])",
    "a plain game of another program": "(;GM[1]FF[4]AP[Other:1]SZ[9]PB[A]PW[B];B[cc];W[gg])",
    "a plain game saved here": "(;GM[1]FF[4]AP[gobanapp:1]SZ[9]KM[6.5]RU[Japanese];B[cc];W[gg])",
    "a problem": "(;GM[1]FF[4]AP[gobanapp:1]MATCH[1]SZ[9]AB[cc]AW[dd];B[ee];W[gg])",
    "a commented game": "(;GM[1]FF[4]AP[gobanapp:1]MATCH[1]SZ[9];B[cc]C[good];W[gg])",
    "several games": "(;GM[1]MATCH[1]SZ[9];B[cc])(;GM[1]MATCH[1]SZ[9];B[cc])",
    "no move": "(;GM[1]FF[4]AP[gobanapp:1]MATCH[1]SZ[9]TM[600])",
}


@pytest.mark.parametrize("text", STUDIES.values(), ids=STUDIES)
def test_other_records_are_opened_for_study(club, tmp_path, text):
    file = tmp_path / "study.sgf"
    file.write_text(text, "utf-8")
    club.window.open_file(file)
    assert club.game.current_id == club.game.tree.root_id
    assert club.window.components.view_state.panel_mode is PanelMode.STUDY
    assert not is_shown(club.window, "resume-game")


def test_a_place_in_the_middle_is_restored_at_the_next_start(club):
    club.window.open_file(leave_match(club))
    club.session.step_by(-2)
    club.files.store_last_document()
    club.session.open_document(Document([GameTerms().to_game("")]))
    club.files.reopen()
    assert club.game.position.move_number == 2
    assert menu_action(club.window, "resume-game").isEnabled()
