"""Match commands: archive, clock, result sheet, rematch."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QMessageBox

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Absolute
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CHINESE
from gobanapp.session.document import Document
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import ConfirmationMethod, MoveConfirmation
from gobanapp.storage.document_file import load_document
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import move_text, player_names
from gobanapp.ui.board.bubble import Bubble
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.match.game_archiver import GameArchiver
from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from gobanapp.ui.match.seats.shared_notice import SharedNotice
from gobanapp.ui.match.set_clock_dialog import SetClockDialog
from tests.ui.lookup import answer, find, press, trigger

HOUR = ByColor(Absolute(main=3600), Absolute(main=3600))


@pytest.fixture
def club(table, tmp_path, monkeypatch):
    """A window in which a match is going on, and its folder of games."""
    monkeypatch.setattr(EndOfGameDialog, "exec", lambda _: 0)
    at = table()
    at.window.settings.games_folder = tmp_path / "games"
    at.window.settings.animates_stones = False
    at.games = tmp_path / "games"
    at.matches = at.window.components.matches
    at.keeping = GameArchiver(at.window, at.session, at.window.settings)
    at.time = 1000.0
    at.session.match_controller.now = lambda: at.time

    def begin(**terms):
        at.matches.begin(GameTerms(**{"columns": 9, "rows": 9, "systems": HOUR, **terms}))

    def play(names):
        for name in names.split():
            at.session.play(Point.parse(name))

    at.begin, at.play = begin, play
    return at


@pytest.fixture
def asked(monkeypatch):
    """All questions are answered as ``asked.answer`` says; their names and titles are kept."""

    class Asked(list):
        answer = QMessageBox.ButtonRole.RejectRole
        titles = ""

    questions = Asked()

    def answered(box):
        questions.append(box.objectName())
        questions.titles += box.text()
        for button in box.buttons():  # what is only told has none yet
            if box.buttonRole(button) is questions.answer:
                button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    return questions


def test_an_archived_game_changed_elsewhere_is_not_overwritten(club, asked):
    club.begin()
    club.play("C3")
    club.matches.toggle_clock()
    (kept,) = club.games.glob("*.sgf")
    kept.write_text("(;GM[1]C[mine])", "utf-8")
    club.session.apply(club.session.match_clock.start)
    club.play("G7")
    assert not club.keeping.archive_game()
    assert kept.read_text("utf-8") == "(;GM[1]C[mine])"


def test_a_users_own_file_is_not_overwritten(club, tmp_path):
    own = tmp_path / "lesson.sgf"
    own.write_text("(;GM[1]FF[4]SZ[9];B[cc])", "utf-8")
    assert club.window.open_file(own)
    club.session.step_by(1)
    club.matches.resume()
    club.play("G7")
    assert not club.keeping.archive_game()
    assert "W[" not in own.read_text("utf-8")


def test_nothing_is_archived_if_the_setting_is_off(club):
    club.window.settings.archives_games = False
    club.begin()
    club.play("C3")
    assert not club.keeping.archive_game()
    assert not club.games.exists()


def test_an_unwritable_folder_is_reported_and_nothing_is_lost(club, asked):
    club.games.write_text("a file where the folder should be", "utf-8")
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    club.begin()
    club.play("C3")
    assert not club.keeping.archive_game()
    assert asked == ["not-saved"]
    assert club.session.document.is_modified


def test_a_game_that_the_second_reader_does_not_confirm_is_not_kept(club, asked, monkeypatch):
    monkeypatch.setattr("gobanapp.sgf.writer.write_each", lambda *_: [b"(;SZ[9])"])
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    club.begin()
    club.play("C3")
    assert not club.keeping.archive_game()
    assert asked == ["not-saved"]
    assert club.session.document.is_modified
    (kept,) = club.games.iterdir()
    assert ".unsaved" in kept.name


def state(at):
    """Return what must be as it was when somebody who is asked chooses to stay."""
    session = at.session
    history = session.game.history
    nodes = {node.id: node.content for node in session.game.tree.each_node()}
    place, record = session.game.current_id, session.document
    return (
        nodes,
        place,
        history.depth,
        history.next,
        record.is_edited,
        session.match_controller.times(session.game),
    )


def stay_after_all(at, monkeypatch, way):
    """Begin to leave in some way, and cancel; what is asked is answered by the test."""
    if way == "close":
        assert not at.window.close()
    elif way == "new-game":
        monkeypatch.setattr(NewGameDialog, "exec", lambda _: NewGameDialog.DialogCode.Rejected)
        trigger(at.window, "new-game")
    elif way == "clipboard":
        QGuiApplication.clipboard().setText("no game")
        trigger(at.window, "open-clipboard")
    else:
        assert not at.window.open_file(way)


@pytest.fixture
def asking(club, monkeypatch):
    """All questions take 20 seconds; ``running`` tells whether a clock ran meanwhile."""

    class Asking:
        agrees = True
        answer = QMessageBox.StandardButton.Cancel

        def __init__(self):
            self.names, self.running = [], set()

    asking = Asking()

    def answered(box):
        asking.names.append(box.objectName())
        for _ in range(20):
            club.time += 1
            club.session.tick()
            match = club.session.match
            asking.running.add(match is not None and match.clock.running)
        role = QMessageBox.ButtonRole
        roles = {role.AcceptRole if asking.agrees else role.RejectRole}
        for button in box.buttons():
            if box.buttonRole(button) in roles and box.objectName() != "save-changes":
                button.click()
        return asking.answer

    monkeypatch.setattr(QMessageBox, "exec", answered)
    return asking


@pytest.mark.parametrize("agrees", [True, False])
@pytest.mark.parametrize("way", ["close", "new-game", "clipboard"])
def test_staying_leaves_the_clock_running_and_writes_nothing(
    club, asking, monkeypatch, way, agrees
):
    club.window.settings.archives_games = False
    asking.agrees = agrees
    club.begin()
    club.play("C3 G7")
    club.session.apply(lambda game: game.set_comment("good"))
    club.session.undo()
    club.time += 5
    club.session.tick()
    before = state(club)
    stay_after_all(club, monkeypatch, way)
    assert asking.names
    assert asking.running == {None}
    assert state(club) == before
    assert club.session.match.stage is MatchStage.RUNNING
    assert club.session.match.clock.running is Color.BLACK
    club.time += 3
    club.session.tick()
    assert club.session.match_controller.times(club.session.game) == ByColor(
        TimeLeft(3592), TimeLeft(3600)
    )


@pytest.mark.parametrize("way", ["close", "new-game", "clipboard"])
def test_staying_leaves_a_paused_clock_paused(club, asking, monkeypatch, way):
    club.window.settings.archives_games = False
    club.begin()
    club.play("C3 G7")
    club.session.apply(club.session.match_clock.pause)
    before = state(club)
    stay_after_all(club, monkeypatch, way)
    assert asking.names
    assert state(club) == before
    assert club.session.match.stage is MatchStage.PAUSED


@pytest.mark.parametrize("way", ["new-game", "clipboard", "picture.sgf"])
def test_staying_after_discarding_continues_the_match(club, asking, monkeypatch, way, tmp_path):
    club.window.settings.archives_games = False
    asking.answer = QMessageBox.StandardButton.Discard
    club.begin()
    club.play("C3 G7")
    before = state(club)
    (tmp_path / "picture.sgf").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(100))
    stay_after_all(club, monkeypatch, tmp_path / way if "." in way else way)
    assert "save-changes" in asking.names
    assert state(club) == before
    assert club.session.match.clock.running is Color.BLACK


def test_a_stone_can_be_taken_back_as_long_as_before(club, asking):
    club.window.settings.archives_games = False
    club.session.match_controller.move_confirmation = MoveConfirmation(takeback_seconds=1.0)
    club.begin()
    club.session.apply(club.session.match_clock.start)
    club.time += 4
    club.play("C3")
    club.time += 0.5
    club.session.tick()
    assert not club.window.close()
    assert club.session.takeback.time_left() == pytest.approx(0.5)
    club.session.apply(club.session.takeback.take_back)
    assert club.session.match.clock.running is Color.BLACK
    assert club.session.match_controller.times(club.session.game).black.seconds == pytest.approx(
        3595.5
    )


def test_cancelling_the_close_writes_nothing_to_a_users_file(club, asking, tmp_path):
    own = tmp_path / "lesson.sgf"
    own.write_text("(;GM[1]FF[4]SZ[9]TM[600];B[cc]BL[590];W[gg]WL[580])", "utf-8")
    assert club.window.open_file(own)
    club.session.step_by(2)
    club.matches.resume()
    club.session.apply(club.session.match_clock.start)
    club.time += 4
    club.session.tick()
    before = state(club)
    assert not club.window.close()
    assert asking.names == ["save-changes"]
    assert state(club) == before
    assert not club.session.document.is_edited
    assert club.session.match.clock.running is Color.BLACK


def test_saving_writes_the_game_that_was_left(club, asking, tmp_path):
    club.window.settings.archives_games = False
    club.begin()
    club.play("C3 G7")
    club.session.mark_saved(tmp_path / "game.sgf", None)
    club.time += 4
    club.session.tick()
    asking.answer = QMessageBox.StandardButton.Save
    assert club.window.close()
    assert asking.names == ["save-changes"]
    *_, last = load_document(tmp_path / "game.sgf").game.tree.main_line()
    assert last.content.times == ByColor(TimeLeft(3596), TimeLeft(3600))


def test_cancelling_the_choice_of_a_file_stays(club, asking, monkeypatch):
    club.window.settings.archives_games = False
    asking.answer = QMessageBox.StandardButton.Save
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 0)
    club.begin()
    club.play("C3 G7")
    club.time += 4
    club.session.tick()
    before = state(club)
    assert not club.window.close()
    assert state(club) == before
    assert club.session.match.clock.running is Color.BLACK


@pytest.mark.parametrize(
    ("way", "answer"),
    [
        *itertools.product(["close", "new-game", "clipboard"], ["Cancel", "Save"]),
        ("new-game", "Discard"),
        ("clipboard", "Discard"),
    ],
)
def test_staying_continues_the_trial(club, monkeypatch, way, answer):
    answer = QMessageBox.StandardButton[answer]
    monkeypatch.setattr(QMessageBox, "exec", lambda _: answer)
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 0)
    club.window.settings.archives_games = False
    club.play("C3")
    club.session.step_by(-1)
    club.session.apply(lambda game: game.set_comment("good"))
    depth = club.game.history.depth
    club.session.apply(club.session.trials.start)
    club.play("E5 E6")
    trying, place = club.session.trial, club.game.current_id
    stay_after_all(club, monkeypatch, way)
    assert club.session.trial is trying
    assert club.game.current_id == place
    club.session.apply(club.session.trials.discard)
    assert club.game.history.depth == depth
    assert len(club.game.tree) == 2


def test_a_match_resumed_in_a_variation_archives_that_line(club):
    club.begin()
    club.play("C3 G7 C7")
    club.session.apply(club.session.match_clock.pause)
    club.session.step_by(-2)
    club.session.continue_here()
    club.play("E5 E4")
    club.matches.toggle_clock()
    (kept,) = club.games.glob("*.sgf")
    moves = [node.content.move for node in load_document(kept).game.tree.main_line()][1:]
    assert [str(move.point) for move in moves] == ["C3", "E5", "E4"]


def test_a_rematch_is_between_the_same_players(club):
    club.begin(names=ByColor("Cid", "Dan"), columns=13, rows=13)
    club.begin(names=ByColor("Ann", "Ben"), ranks=ByColor("1d", "1d"), komi=7.5, round="1")
    club.play("C3")
    club.session.resign(Color.WHITE)
    assert club.matches.can_rematch()
    club.matches.rematch()
    info = club.game.info
    assert info.names == ByColor("Ben", "Ann")
    assert (club.game.columns, info.komi, info.round) == (9, 7.5, "2")
    assert club.session.match.clock.systems == HOUR


def test_the_sheet_is_of_this_game_with_the_time_it_took(club, monkeypatch):
    summaries = []
    monkeypatch.setattr(
        "gobanapp.ui.match.result_sheet.result_sheet_dialog.ResultSheetDialog.__init__",
        lambda self, summary, parent: summaries.append(summary),
    )
    monkeypatch.setattr(
        "gobanapp.ui.match.result_sheet.result_sheet_dialog.ResultSheetDialog.exec", lambda _: 0
    )
    monkeypatch.setattr(
        "gobanapp.ui.match.result_sheet.result_sheet_dialog.ResultSheetDialog.deleteLater",
        lambda _: 0,
    )
    club.begin()
    club.play("C3")
    club.time += 4
    club.session.tick()
    club.play("G7")
    for _ in range(2):
        club.session.pass_()
    for color in Color:
        club.session.accept(color)
    club.matches.show_result_sheet()
    club.begin()
    club.play("C3")
    club.session.resign(Color.WHITE)
    club.matches.show_result_sheet()
    counted, resigned = summaries
    assert counted.used == ByColor(0.0, 4.0)
    assert counted.score is not None
    assert resigned.score is None


def test_a_referee_gives_and_takes(club):
    club.begin()
    club.matches.ask_time()
    dialog = club.window.findChild(SetClockDialog)
    assert find(dialog, "black+60", QAbstractButton).text() == "+1:00"
    assert find(dialog, "white-10", QAbstractButton).text() == "–0:10"
    press(dialog, "black+60")
    assert club.session.match_controller.times(club.session.game) == ByColor(
        TimeLeft(3660), TimeLeft(3600)
    )
    press(dialog, "white-10")
    assert club.session.match_controller.times(club.session.game) == ByColor(
        TimeLeft(3660), TimeLeft(3590)
    )
    assert find(dialog, "white-time", QLabel).text() == "59:50"
    club.matches.ask_time()  # it is open already
    assert club.window.findChildren(SetClockDialog) == [dialog]
    dialog.close()
    QApplication.processEvents()
    club.matches.ask_time()
    again = club.window.findChild(SetClockDialog)
    assert again.isVisible()
    assert again is not dialog


def test_estimates_are_off_during_a_match(club):
    estimates = club.window.components.estimates
    assert estimates.is_allowed()
    club.begin()
    assert not estimates.is_allowed()
    estimates.toggle()
    assert not estimates.is_shown()
    club.window.settings.estimates_games = True
    assert estimates.is_allowed()
    club.window.settings.estimates_games = False
    club.session.resign(Color.BLACK)
    assert estimates.is_allowed()


@pytest.mark.parametrize(
    ("passing", "answer", "passes", "questions"),
    [
        (ConfirmationMethod.HOLD, QMessageBox.ButtonRole.RejectRole, False, ["pass"]),
        (ConfirmationMethod.QUESTION, QMessageBox.ButtonRole.AcceptRole, True, ["pass"]),
        (ConfirmationMethod.NOTHING, QMessageBox.ButtonRole.RejectRole, True, []),
    ],
)
def test_a_key_passes_only_when_it_is_meant(club, asked, passing, answer, passes, questions):
    asked.answer = answer
    club.window.settings.move_confirmation = MoveConfirmation(pass_confirmation=passing)
    club.begin()
    club.key(Qt.Key.Key_P)
    assert club.game.position.passes_in_row == int(passes)
    assert asked == questions
    assert (player_names.color_name(Color.BLACK) in asked.titles) is bool(questions)


def test_resignation_follows_the_match_not_the_position_shown(club, asked):
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    club.begin()
    club.play("C3 G7")
    club.session.step_by(-1)
    club.window.components.games.ask_resign()
    assert asked == ["resign"]
    assert player_names.color_name(Color.BLACK) in asked.titles
    assert club.game.info.result == "W+R"


def test_a_takeback_request_is_answered_in_the_shared_notice(club):
    club.begin()
    club.play("C3")
    club.time += 3
    club.session.apply(club.session.takeback.request, Color.BLACK)
    shown = [
        button.objectName()
        for button in club.window.findChild(SharedNotice).findChildren(QAbstractButton)
        if button.isVisible()
    ]
    assert shown == ["allow", "allow-with-time", "refuse"]
    QTest.qWait(400)
    press(club.window.findChild(SharedNotice), "allow")
    assert club.game.position.move_number == 0


def test_across_the_table_words_face_the_player_to_move(club):
    club.window.components.views.set_layout(WindowLayout.ACROSS)
    club.begin()
    assert not club.board.pointer_input.is_player_at_top
    club.play("C3 G7 C7")
    assert club.board.pointer_input.is_player_at_top
    club.click("G7")
    assert club.board.findChild(Bubble).is_upside_down
    club.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    assert not club.board.pointer_input.is_player_at_top
    club.click("G7")
    assert not club.board.findChild(Bubble).is_upside_down


def test_a_match_is_not_left_by_accident(club, asked, tmp_path):
    other = tmp_path / "other.sgf"
    other.write_text("(;GM[1]FF[4]SZ[9];B[cc])", "utf-8")
    club.begin()
    club.play("C3")
    assert not club.window.open_file(other)
    assert club.session.is_live
    asked.answer = QMessageBox.ButtonRole.AcceptRole
    assert club.window.open_file(other)
    assert asked == ["leave-match"] * 2
    (kept,) = club.games.glob("*.sgf")
    assert "B[cg]" in kept.read_text("utf-8")


def test_opening_a_record_restores_the_panel_layout(club, tmp_path):
    other = tmp_path / "other.sgf"
    other.write_text("(;GM[1]FF[4]SZ[9];B[cc])", "utf-8")
    club.window.components.views.set_layout(WindowLayout.ACROSS)
    assert club.window.open_file(other)
    assert club.window.components.views.has_side_panel()
    assert club.window.settings.layout is WindowLayout.STANDARD


def test_an_interrupted_match_is_resumed_at_the_next_start(club, asked):
    club.window.components.views.set_layout(WindowLayout.ACROSS)
    club.begin()
    club.play("C3")
    club.time += 4
    club.session.tick()
    club.matches.toggle_clock()
    left = club.session.match_controller.times(club.session.game)
    club.matches.store_interrupted_match()
    (kept,) = club.games.glob("*.sgf")
    assert club.window.settings.interrupted_match == kept
    club.begin()
    club.matches.store_interrupted_match()  # Another window has nothing to be gone on with.
    assert club.window.settings.interrupted_match == kept
    assert club.matches.resume_interrupted_match()
    assert club.session.is_live
    assert club.session.match_controller.times(club.session.game) == left
    assert club.window.components.views.has_layout(WindowLayout.ACROSS)
    assert club.window.settings.layout is WindowLayout.ACROSS
    assert club.window.settings.interrupted_match is None


def test_a_remembered_file_that_the_system_refuses_to_look_for_is_forgotten(club):
    club.window.settings.interrupted_match = Path("/", 300 * "x")  # a name too long for any disk
    assert not club.matches.resume_interrupted_match()
    assert club.window.settings.interrupted_match is None


@pytest.mark.parametrize("chosen", [WindowLayout.STANDARD, WindowLayout.PLAIN])
@pytest.mark.parametrize("is_moved", [False, True])
def test_a_match_is_resumed_in_its_layout(club, chosen, is_moved):
    views = club.window.components.views
    views.set_layout(WindowLayout.ACROSS if is_moved else chosen)
    club.begin()
    views.set_layout(chosen)
    club.play("C3")
    club.matches.toggle_clock()
    club.matches.store_interrupted_match()
    club.session.open_document(Document([GameTerms().to_game("")]))
    views.set_layout(WindowLayout.SIDE_BY_SIDE)  # to look at something else
    assert club.matches.resume_interrupted_match()
    assert views.has_layout(chosen)


def test_a_new_game_offers_the_seats_in_use(club):
    views = club.window.components.views
    club.begin()
    club.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    club.session.resign(Color.BLACK)
    for layout in (WindowLayout.STANDARD, WindowLayout.ACROSS):
        views.set_layout(layout)
        answer(NewGameDialog, lambda dialog: dialog.accept())
        trigger(club.window, "new-game")
        assert views.has_layout(layout)


def test_a_refused_request_is_shown(club):
    club.begin()
    club.play("C3")
    club.time += 3
    club.session.apply(club.session.takeback.request, Color.BLACK)
    club.session.apply(club.session.takeback.answer, granted=False)
    assert club.window.statusBar().currentMessage() == move_text.takeback_refusal()
    club.play("G7")
    assert club.window.statusBar().currentMessage() == ""


NAMED = {"names": ByColor("Ann", "Ben"), "ranks": ByColor("1d", "2d"), "handicap": 2, "komi": 0.5}


def is_anonymous_board(session, columns):
    game = session.game
    return (
        session.match is None
        and len(game.tree) == 1
        and (game.columns, game.rows, game.handicap) == (columns, columns, 0)
        and game.info.names == ByColor("", "")
        and game.info.ranks == ByColor("", "")
        and game.info.time_limit is None
    )


def test_an_empty_board_keeps_only_size_and_rules(club, asked):
    club.begin(columns=13, rows=13, ruleset=CHINESE, **NAMED)
    club.session.resign(Color.BLACK)
    club.matches.layout_requested.emit(WindowLayout.SIDE_BY_SIDE)
    trigger(club.window, "new-board")
    assert asked == []
    assert is_anonymous_board(club.session, 13)
    assert club.game.ruleset == CHINESE
    assert club.game.komi == CHINESE.usual_komi(0)
    assert club.window.components.views.has_side_panel()
    assert not club.session.document.is_modified
    trigger(club.window, "new-board")
    assert asked == []


@pytest.mark.parametrize("answer", ["Discard", "Cancel"])
def test_an_empty_board_asks_about_unsaved_changes(club, monkeypatch, answer):
    boxes = []
    given = QMessageBox.StandardButton[answer]
    monkeypatch.setattr(QMessageBox, "exec", lambda box: boxes.append(box.objectName()) or given)
    club.window.settings.archives_games = False
    club.session.open_document(Document([GameTerms().to_game("")]))
    club.play("C3")
    trigger(club.window, "new-board")
    assert boxes == ["save-changes"]
    assert (len(club.game.tree) == 1) is (answer == "Discard")


def test_an_empty_board_asks_before_leaving_a_match(club, asked):
    club.begin()
    club.play("C3")
    trigger(club.window, "new-board")
    assert asked == ["leave-match"]
    assert club.session.is_live


# What is kept, and what the title says of it


@pytest.mark.parametrize(
    "terms",
    [{}, {"systems": None}, {"handicap": 2, "free_placement": True}, {"handicap": 4}],
    ids=["clock", "no clock", "free handicap", "fixed handicap"],
)
def test_an_untouched_match_is_not_archived(club, asked, terms):
    club.begin(**terms)
    assert club.window.components.saves.maybe_save()
    club.begin(**terms)
    club.session.document.mark_saved(None, None)
    assert not club.games.exists()
    assert asked == []


def test_handicap_stones_that_were_placed_are_kept(club):
    club.begin(handicap=2, free_placement=True)
    club.play("C3")
    assert club.keeping.archive_game()
    assert len([*club.games.glob("*.sgf")]) == 1


def test_an_archived_match_shows_an_unmodified_title(club):
    club.begin()
    club.play("C3")
    assert club.session.document.is_modified
    assert not club.window.isWindowModified()
    assert club.keeping.archive_game()
    club.play("G7")
    assert not club.window.isWindowModified()
    club.session.resign(Color.WHITE)
    club.session.apply(club.session.trials.start)
    club.play("G3")
    assert club.session.trials.has_changes(club.session.game)
    assert club.window.isWindowModified()  # what is tried out is not kept


def test_an_unarchived_match_shows_a_modified_title(club, tmp_path):
    club.window.settings.archives_games = False
    club.begin()
    club.play("C3")
    assert club.window.isWindowModified()
    club.session.mark_saved(tmp_path / "elsewhere.sgf", None)
    club.window.settings.archives_games = True
    club.play("G7")
    assert club.window.isWindowModified()
