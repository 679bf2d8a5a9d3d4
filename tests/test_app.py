"""The windows that the program opens at its start."""

import gc
import os
import threading
import weakref
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QListWidget, QMessageBox, QWidget
from shiboken6 import isValid

from gobanapp.app import MainWindows
from gobanapp.clock.time_system import TimeSystem
from gobanapp.diagram.aids import Aid
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.broadcast import Broadcast
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.storage.document_file import load_document
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.last_document import LastDocument
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text.file_text import cannot_reopen
from gobanapp.ui.count.count_panel import CountPanel
from gobanapp.ui.help.welcome_panel import WelcomeMode
from gobanapp.ui.preferences.preferences_window import open_preferences_window
from gobanapp.ui.preferences.row_view import ChoiceField
from gobanapp.ui.sound.session_sounds import SessionSounds
from gobanapp.ui.widgets.worker import UiEventLoop
from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from gobanapp.ui.window.single_instance.protocol import OpenRequest
from gobanapp.ui.window.single_instance.server import bring_to_front
from tests.ui.lookup import answer, find, press, press_standard, trigger
from tests.ui.shared_wood import share_wood

SOON = 10  # milliseconds: what is put off until the window is painted begins, and ends, before


@pytest.fixture(scope="module")
def wood_folder(tmp_path_factory):
    return tmp_path_factory.mktemp("wood")


@pytest.fixture(autouse=True)
def _kept_wood(wood_folder, monkeypatch):
    """Windows find their wood in the cache, as at every start but the first."""
    share_wood(wood_folder, monkeypatch)


@pytest.fixture
def start(qtbot, qapp, tmp_path, translations):
    """Start the program as often as one likes; it never ends by itself."""
    started = []

    def start(*files, asked=()):
        windows = MainWindows(qapp, Settings(tmp_path / "settings.ini"), translations)
        windows.open([str(file) for file in files])
        for file in asked:
            windows.handle_request(OpenRequest((file,)))
        started.append(windows)
        qtbot.wait(SOON)
        return windows

    yield start
    for windows in started:
        for window in windows.windows:
            window.session.open_document(window.session.document)
            window.session.document.mark_saved(tmp_path / "saved.sgf", None)
            window.close()


def sessions(windows):
    return [window.session for window in windows.windows]


def answer_recovery(button):
    answer(RecoveryDialog, lambda dialog: press(dialog, button))


def journal_of(session):
    broadcasts = (value for value in vars(session).values() if isinstance(value, Broadcast))
    listeners = (listener for broadcast in broadcasts for listener in broadcast.listeners)
    owners = {getattr(listener, "__self__", None) for listener in listeners}
    (journal,) = (owner for owner in owners if isinstance(owner, Journal))
    return journal


def journal_folder():
    location = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "journal"


def crash(windows):
    """Leave the journals as a crash does."""
    for window in windows.windows:
        journal = journal_of(window.session)
        journal.write()
        journal.keep_and_close()
    assert not wait_for_journals()


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "some.sgf"
    file.write_text("(;SZ[9]PB[Ann];B[ee])", "utf-8")
    return file


def test_without_a_file_there_is_a_new_game(start):
    windows = start()
    (session,) = sessions(windows)
    assert session.document.path is None
    assert windows.first.isVisible()


def test_the_first_start_makes_the_wood_in_the_background(start, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("gobanapp.ui.board.wood_cache.cache_folder", lambda: tmp_path / "cache")
    windows = start()
    windows.first.new_window_requested.emit()
    first, second = windows.windows
    second.session.document.mark_saved(tmp_path / "saved.sgf", None)
    second.close()
    qtbot.waitUntil(lambda: first.components.board.wood is not None)
    assert list((tmp_path / "cache").glob("wood*"))


def test_each_file_opens_in_a_window_of_its_own(start, file):
    windows = start(file, file)
    first, second = windows.windows
    assert [session.document.path for session in sessions(windows)] == [file, file]
    assert first.pos() != second.pos()


def test_a_closed_window_is_forgotten_and_leaves_no_journal(start, tmp_path):
    windows = start()
    windows.first.new_window_requested.emit()
    assert len(windows.windows) == 2
    first, second = windows.windows
    second.session.play(Point.parse("D4"))
    second.session.document.mark_saved(tmp_path / "saved.sgf", None)
    second.close()
    assert windows.windows == (first,)
    assert not wait_for_journals()
    assert not list(journal_folder().glob("*"))


def test_quitting_waits_for_journals_and_reports_a_silent_disk(start, qapp, monkeypatch, capsys):
    answers = threading.Event()
    windows = start()
    windows.first.session.play(Point.parse("D4"))
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", lambda _: answers.wait(60))
        patched.setattr("gobanapp.storage.journal.log_file.PATIENCE", 0.1)
        qapp.aboutToQuit.emit()
        (folder,) = journal_folder().iterdir()
        said = capsys.readouterr().err
        assert "the disk does not respond" in said
        assert str(folder) in said
        answers.set()
        assert not wait_for_journals()
    answer_recovery("restore")
    again = start()
    qapp.aboutToQuit.emit()
    assert capsys.readouterr().err == ""
    assert [session.game.position.move_number for session in sessions(again)] == [1]


@pytest.mark.parametrize("button", ["restore", "later"])
def test_work_left_by_a_crash_is_offered_for_recovery(start, file, button):
    windows = start(file, file)
    for session in sessions(windows):
        session.play(Point.parse("A1"))
    crash(windows)
    answer_recovery(button)
    again = start()
    moves = [session.game.position.move_number for session in sessions(again)]
    if button == "restore":
        assert moves == [1, 1]
        assert all(session.document.is_modified for session in sessions(again))
    else:
        assert moves == [0]
        answer_recovery("restore")
        assert len(sessions(start())) == 2


def test_games_left_unrestored_are_offered_again(start, file, tmp_path):
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[9]PB[Ben];B[ee])", "utf-8")
    windows = start(file, other)
    for session in sessions(windows):
        session.play(Point.parse("A1"))
    crash(windows)

    def uncheck_first(dialog):
        games = find(dialog, "recovered", QListWidget)
        assert games.count() == 2
        games.setCurrentRow(0)
        QTest.keyClick(games, Qt.Key.Key_Space)
        press(dialog, "restore")

    answer(RecoveryDialog, uncheck_first)
    again = start()
    (first,) = sessions(again)
    crash(again)
    offered = []

    def look(dialog):
        offered.extend(restored.document.path for restored in dialog.chosen)
        press(dialog, "later")

    answer(RecoveryDialog, look)
    start()
    assert first.document.path in {file, other}
    assert set(offered) == {file, other}


def test_only_checked_games_are_discarded(start, file):
    windows = start(file, file)
    for session in sessions(windows):
        session.play(Point.parse("A1"))
    crash(windows)

    def throw_second_away(dialog):
        games = find(dialog, "recovered", QListWidget)
        games.setCurrentRow(0)
        QTest.keyClick(games, Qt.Key.Key_Space)
        answer(QMessageBox, lambda box: press(box, "accept"), "discard-recovered")
        press(dialog, "discard")

    answer(RecoveryDialog, throw_second_away)
    start()
    answer_recovery("restore")
    assert len(sessions(start())) == 1


@pytest.fixture
def speak(qtbot):
    """Choose another language in the first window; return the window that takes its place."""

    def speak(windows, language="eo"):
        old = windows.first
        old.settings.language = language
        qtbot.waitUntil(lambda: windows.first is not old)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not isValid(old)
        return windows.first

    return speak


def test_a_language_change_moves_the_games_to_new_windows(start, file, speak, translations, qtbot):
    windows = start(file, file)
    first, second = (weakref.ref(window) for window in windows.windows)
    before = sessions(windows)
    session, journal = before[0], journal_of(before[0])
    session.play(Point.parse("D4"))
    qtbot.waitUntil(lambda: first().findChild(SessionSounds) is not None)
    menu = first().menuBar().actions()[0].text()
    heard = heard_by(session)
    window = speak(windows)
    qtbot.waitUntil(lambda: window.findChild(SessionSounds) is not None)
    gc.collect()

    assert (first(), second()) == (None, None)
    assert sessions(windows) == before
    assert heard_by(session) == heard
    assert journal_of(session) is journal
    assert window.isVisible()
    assert window.isWindowModified()
    assert window.menuBar().actions()[0].text() != menu
    assert session.can_undo()
    session.play(Point.parse("C3"))
    crash(windows)
    translations.stop()
    answer_recovery("restore")
    (restored,) = sessions(start())
    assert restored.game.position.move_number == 2


def test_a_language_change_keeps_a_match_and_its_clock(start, speak, qtbot):
    windows = start()
    session = windows.first.session
    systems = ByColor(TimeSystem(main=600), TimeSystem(main=600))
    session.begin_match(Document([GameTerms().to_game("")]), systems)
    session.apply(session.match_clock.start)
    session.play(Point.parse("D4"))
    before = session.match
    speak(windows)
    match = session.match
    assert (match.node_id, match.clock.running) == (1, Color.WHITE)
    assert (match.clock.since, match.clock.used) == (before.clock.since, before.clock.used)
    heard = []
    session.ticked.connect(lambda: heard.append(True))
    qtbot.waitUntil(lambda: bool(heard))


def test_a_new_window_has_an_empty_board_without_the_players_of_the_last_match(start, file):
    windows = start(file)
    terms = GameTerms(
        columns=9, rows=9, names=ByColor("Ann", "Ben"), ranks=ByColor("1d", "2d"), handicap=3
    )
    windows.first.components.matches.begin(terms)
    trigger(windows.first, "new-window")
    game = windows.windows[-1].session.game
    assert game is not windows.first.session.game
    assert (game.columns, game.handicap, len(game.tree)) == (9, 0, 1)
    assert game.info.names == game.info.ranks == ByColor("", "")
    assert game.komi == terms.ruleset.usual_komi(0)


@pytest.mark.parametrize("layout", [WindowLayout.STANDARD, WindowLayout.SIDE_BY_SIDE])
def test_a_crash_restores_a_match_in_its_layout(start, file, layout):
    windows = start(file)
    window, other = windows.first, windows.open_new_window()
    window.components.views.set_layout(layout)
    window.components.matches.begin(GameTerms(columns=9, rows=9))
    window.session.play(Point.parse("D4"))
    other.components.views.set_layout(WindowLayout.ACROSS)
    crash(windows)
    answer_recovery("restore")
    restored = start().first
    assert restored.session.is_live
    assert restored.components.views.has_layout(layout)


def test_each_window_keeps_its_layout_after_a_language_change(start, file, speak):
    windows = start(file, file)
    first, second = windows.windows
    second.components.views.set_layout(WindowLayout.ACROSS)
    first.components.views.set_layout(WindowLayout.STANDARD)
    speak(windows)
    first, second = windows.windows
    assert (
        first.components.central_widget.has_side_panel,
        second.components.central_widget.has_side_panel,
    ) == (True, False)
    assert windows.first.settings.layout is WindowLayout.STANDARD
    second.components.views.set_layout(WindowLayout.ACROSS)
    speak(windows, "en")
    first, second = windows.windows
    assert (
        first.components.central_widget.has_side_panel,
        second.components.central_widget.has_side_panel,
    ) == (True, False)


def test_each_window_keeps_its_aids_after_a_language_change(start, file, speak):
    windows = start(file, file)
    first, second = windows.windows
    first.components.board_modes.aids.toggle(Aid.CHAINS)
    second.components.board_modes.aids.toggle(Aid.EYES)
    speak(windows)
    first, second = (window.components.board_modes.aids for window in windows.windows)
    assert [aid for aid in Aid if first.is_shown(aid)] == [Aid.CHAINS]
    assert [aid for aid in Aid if second.is_shown(aid)] == [Aid.EYES]


def test_a_count_continues_after_a_language_change(start, file, speak):
    windows = start(file)
    session = windows.first.session
    session.apply(session.game_end.begin_count)
    agreement = session.scoring.agreement
    window = speak(windows)
    assert session.scoring.agreement is agreement
    assert isinstance(window.components.side_panel.currentWidget(), CountPanel)


@pytest.mark.parametrize("begin", ["lessons", "presentation"])
def test_lessons_and_presentations_end_with_their_window(start, file, speak, begin):
    windows = start(file)
    classroom = windows.first.components.board_modes
    if begin == "lessons":
        classroom.learn.show_lessons()
        assert windows.first.components.side_panel.mode is not None
    else:
        classroom.teaching.toggle_presentation()
        assert classroom.teaching.presentation.window.isVisible()
    window = speak(windows)
    assert window.components.side_panel.mode is None
    assert window.components.board_modes.teaching.presentation is None
    assert [shown for shown in QApplication.topLevelWidgets() if shown.isVisible()] == [window]


def test_preferences_reopen_at_the_language_field_after_a_change(start, file, speak, qtbot):
    windows = start(file)
    windows.first.components.views.ask_preferences()
    place = open_preferences_window().findChild(QListWidget).count() - 1
    open_preferences_window().group = place
    window = speak(windows)
    qtbot.waitUntil(lambda: open_preferences_window() is not None)
    shown = open_preferences_window()
    assert (shown.parentWidget(), shown.group) == (window, place)
    qtbot.waitUntil(lambda: isinstance(shown.focusWidget(), ChoiceField))
    assert shown.focusWidget().currentData() == "eo"


def test_a_language_can_be_chosen_before_the_welcome(start, translations, qtbot):
    windows = start()
    old = windows.first
    box = old.components.side_panel.mode.panel.language
    box.showPopup()
    row = box.view().visualRect(box.model().index(box.findData("eo"), 0))
    QTest.mouseClick(box.view().viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    qtbot.waitUntil(lambda: windows.first is not old)
    assert is_welcoming(windows)
    assert windows.first.components.side_panel.mode.panel.language.currentData() == "eo"


@pytest.mark.parametrize(("button", "language"), [("cancel", "eo"), ("accept", "ko")])
def test_a_language_without_a_font_is_used_only_after_a_question(
    start, speak, monkeypatch, button, language
):
    windows = start()
    speak(windows)
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    answer(QMessageBox, lambda box: press(box, button), "language-without-font")
    window = speak(windows, "ko")
    assert window.settings.language == language
    is_refused = button == "cancel"
    shown = window.components.side_panel.mode.panel.language.currentData()
    assert (shown == "eo") == is_refused


def test_the_question_about_fonts_is_asked_above_the_window_of_the_preferences(
    start, file, speak, monkeypatch, qtbot
):
    windows = start(file, file)
    qtbot.waitUntil(lambda: all(session.document.path for session in sessions(windows)))
    windows.windows[1].components.views.ask_preferences()
    preferences = open_preferences_window()
    preferences.activateWindow()
    qtbot.waitUntil(preferences.isActiveWindow)
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    asked_above = []

    def cancel(box):
        asked_above.append(box.parentWidget() is preferences)
        press(box, "cancel")

    answer(QMessageBox, cancel, "language-without-font")
    speak(windows, "ko")
    assert asked_above == [True]


def test_nobody_is_asked_about_fonts_after_the_last_window(start, monkeypatch, qtbot):
    windows = start()
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: [])
    windows.first.settings.language = "ko"
    windows.first.close()
    with qtbot.captureExceptions() as failed:
        qtbot.wait(SOON)
    assert (windows.first, failed) == (None, [])


def heard_by(session):
    """Return how many hear each broadcast of a session."""
    found = {
        name: len(value.listeners)
        for name, value in vars(session).items()
        if isinstance(value, Broadcast)
    }
    assert found
    return found


@pytest.fixture
def leave():
    """Close the windows as a user does who has nothing to save."""

    def leave(windows):
        for window in windows.windows:
            assert window.close()

    return leave


def is_welcoming(windows):
    return isinstance(windows.first.components.side_panel.mode, WelcomeMode)


def test_only_the_first_start_shows_the_welcome(start, leave):
    windows = start()
    assert is_welcoming(windows)
    leave(windows)
    assert not is_welcoming(start())


def test_the_first_start_with_a_file_shows_no_welcome(start, file):
    assert not is_welcoming(start(file))


def test_the_next_start_reopens_the_last_file(start, leave, file):
    windows = start(file)
    windows.first.session.step_by(1)
    leave(windows)
    again = start()
    (session,) = sessions(again)
    assert session.document.path == file
    assert session.game.position.move_number == 1
    assert not session.document.is_modified


def test_a_file_that_is_named_comes_before_the_one_that_was_open(start, leave, file, tmp_path):
    leave(start(file))
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13])", "utf-8")
    assert [session.document.path for session in sessions(start(other))] == [other]


def test_the_last_file_reopens_after_leaving_an_empty_board(start, leave, file):
    leave(start(file))
    windows = start()
    windows.first.session.open_document(Document([GameTerms().to_game("")]))
    leave(windows)
    assert [session.document.path for session in sessions(start())] == [file]


def test_the_file_that_was_opened_last_is_opened_after_a_kill(start, leave, file, tmp_path):
    leave(start(file))
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13])", "utf-8")
    start(other)  # and not left
    assert [session.document.path for session in sessions(start())] == [other]


def test_the_file_that_was_saved_last_is_opened(start, leave, file, tmp_path):
    windows = start(file)
    saved = tmp_path / "saved.sgf"

    def choose(dialog):
        dialog.selectFile(str(saved))
        dialog.accept()

    answer(QFileDialog, choose)
    windows.first.components.saves.ask_save_as()
    assert LastDocument.from_json(Settings(tmp_path / "settings.ini").last_document).file == saved


def test_a_setting_turns_off_reopening_the_last_file(start, leave, file, tmp_path):
    leave(start(file))
    Settings(tmp_path / "settings.ini").reopens_last_document = False
    assert [session.document.path for session in sessions(start())] == [None]


@pytest.mark.parametrize(("left", "fault"), [(None, OSError), (b"?", UnreadableFile)])
def test_a_missing_or_bad_file_is_reported_quietly(start, leave, file, left, fault):
    leave(start(file))
    if left is None:
        file.unlink()
    else:
        file.write_bytes(left)
    windows = start()
    (session,) = sessions(windows)
    assert session.document.path is None
    assert QApplication.activeModalWidget() is None
    status = windows.first.statusBar()
    with pytest.raises(fault) as error:
        load_document(file)
    assert status.currentMessage() == cannot_reopen(file, error.value)
    session.play(Point.parse("D4"))
    assert status.currentMessage() == ""


def test_a_file_is_reopened_without_discarded_changes(start, leave, file, monkeypatch):
    windows = start(file)
    window = windows.first
    window.session.play(Point.parse("A1"))
    monkeypatch.setattr(window.components.saves, "maybe_save", lambda **_: True)  # "Don't save"
    leave(windows)
    (session,) = sessions(start())
    assert session.document.path == file
    assert not session.document.is_modified
    assert session.game.position.move_number == 0


def paths(windows):
    return [session.document.path for session in sessions(windows)]


@pytest.fixture
def ask(qtbot):
    """Ask the running program for files, as a later start does."""

    def ask(windows, *files):
        windows.handle_request(OpenRequest(files))
        qtbot.wait(SOON)

    return ask


def test_a_requested_file_opens_in_the_first_window(start, ask, file):
    windows = start()
    assert is_welcoming(windows)
    ask(windows, file)
    assert paths(windows) == [file]
    assert not is_welcoming(windows)


def test_files_requested_together_open_in_separate_windows(start, file, tmp_path, qtbot):
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13])", "utf-8")
    windows = start()
    windows.handle_request(OpenRequest((file,)))
    windows.handle_request(OpenRequest((other,)))
    qtbot.wait(SOON)
    assert paths(windows) == [file, other]


@pytest.fixture
def match_file(tmp_path):
    file = tmp_path / "match.sgf"
    moves = ";B[dd]BL[590];W[pp]WL[580];B[pd]BL[570]"
    file.write_text(f"(;GM[1]FF[4]AP[gobanapp:1]TM[600]{moves})", "utf-8")
    return file


def awaits_resume_at_its_end(session):
    times = session.match_controller.times(session.game)
    is_at_end = session.game.position.move_number == 3 and times.black.seconds == 570
    return is_at_end and session.awaits_resume


def test_an_unfinished_match_named_at_the_start_shows_its_last_move(start, match_file):
    (session,) = sessions(start(match_file))
    assert awaits_resume_at_its_end(session)


def test_an_unfinished_match_requested_later_shows_its_last_move(start, ask, match_file):
    windows = start()
    ask(windows, match_file)
    (session,) = sessions(windows)
    assert awaits_resume_at_its_end(session)


def test_an_unfinished_match_in_study_can_be_resumed_after_a_crash(start, match_file):
    windows = start(match_file)
    (session,) = sessions(windows)
    session.apply(lambda game: game.set_comment("good"))
    crash(windows)
    answer_recovery("restore")
    restored = start()
    (session,) = sessions(restored)
    assert session.game.node.content.comment == "good"
    assert awaits_resume_at_its_end(session)
    assert find(restored.first, "resume-game").isVisible()


def test_a_match_goes_on_at_its_end_after_a_crash(start, match_file):
    windows = start(match_file)
    (session,) = sessions(windows)
    session.resume_match()
    session.step_by(-2)
    crash(windows)
    answer_recovery("restore")
    (session,) = sessions(start())
    session.apply(session.match_clock.start)
    session.play(Point.parse("C3"))
    line = [node.content.move for node in session.game.tree.main_line()]
    assert [str(move.point) for move in line[1:]] == ["D16", "Q4", "Q16", "C3"]


def test_files_dropped_together_open_in_separate_windows(start, file, tmp_path, qtbot):
    others = [tmp_path / f"{name}.sgf" for name in ("second", "third")]
    for other in others:
        other.write_text("(;SZ[13])", "utf-8")
    windows = start()
    windows.first.files_dropped.emit([file, *others])
    qtbot.wait(SOON)
    assert paths(windows) == [file, *others]


@pytest.mark.parametrize("begun", ["a move", "a match", "a count", "a lesson", "preferences"])
def test_a_requested_file_leaves_a_window_in_use_alone(start, leave, ask, file, begun):
    leave(start())  # so that nobody is welcomed
    windows = start()
    window, (session,) = windows.first, sessions(windows)
    if begun == "a move":
        session.play(Point.parse("D4"))
    elif begun == "a match":
        session.begin_match(Document([GameTerms().to_game("")]), None)
    elif begun == "a count":
        session.apply(session.game_end.begin_count)
    elif begun == "a lesson":
        window.components.board_modes.learn.show_lessons()
    else:
        window.components.views.ask_preferences()
    ask(windows, file)
    assert paths(windows) == [None, file]


def test_a_file_that_is_open_is_shown_and_not_opened_again(start, ask, file, tmp_path):
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13])", "utf-8")
    windows = start(file, other)
    ask(windows, file)
    assert paths(windows) == [file, other]
    sessions(windows)[0].play(Point.parse("A1"))
    ask(windows, file)
    assert paths(windows) == [file, other]


def test_a_file_is_recognised_by_link_and_relative_path(start, ask, file, tmp_path):
    other = tmp_path / "folder"
    other.mkdir()
    (other / "link.sgf").symlink_to(file)
    windows = start(file)
    ask(windows, other / ".." / file.name, other / "link.sgf")
    assert paths(windows) == [file]


def test_a_file_that_is_asked_for_twice_is_opened_once(start, ask, file):
    windows = start()
    ask(windows, file, file)
    assert paths(windows) == [file]


def test_a_requested_file_survives_a_language_change(start, file, qtbot):
    windows = start()
    old = windows.first
    windows.handle_request(OpenRequest((file,)))
    old.settings.language = "eo"
    QCoreApplication.sendPostedEvents(windows.findChild(UiEventLoop))
    opened_in = []
    for window in (old, windows.first):
        window.components.files.opened.connect(partial(opened_in.append, window))
    qtbot.wait(SOON)
    assert opened_in == [windows.first]
    assert paths(windows) == [file]


def test_a_window_that_is_closed_before_its_file_is_open_opens_nothing(start, file, qtbot):
    windows = start()
    windows.handle_request(OpenRequest((file,)))
    opened = []
    windows.first.components.files.opened.connect(lambda: opened.append(file))
    windows.first.close()
    qtbot.wait(SOON)
    assert not windows.windows
    assert not opened


def test_a_request_without_files_at_the_last_close_opens_a_window(start, leave, ask):
    windows = start()
    leave(windows)
    assert not windows.windows
    ask(windows)
    assert paths(windows) == [None]


def test_a_file_changed_on_disk_opens_another_window(start, ask, file):
    windows = start(file)
    file.write_text("(;SZ[9]PB[Ben];B[dd])", "utf-8")
    ask(windows, file)
    assert paths(windows) == [file, file]
    file.unlink()
    answer(
        QMessageBox, lambda box: press_standard(box, QMessageBox.StandardButton.Ok), "not-opened"
    )
    ask(windows, file)
    assert paths(windows) == [file, file]


def test_a_missing_file_is_reported_in_an_open_window(start, ask, file, tmp_path):
    windows = start(file)
    session = sessions(windows)[0]
    session.play(Point.parse("A1"))
    told = []

    def confirm(box):
        told.append(box.parentWidget())
        press_standard(box, QMessageBox.StandardButton.Ok)

    answer(QMessageBox, confirm, "not-opened")
    ask(windows, tmp_path / "nothing.sgf")
    assert told == [windows.first]
    assert paths(windows) == [file]
    assert session.game.position.move_number > 0  # nobody was asked to save it


def test_a_file_without_a_game_leaves_no_empty_window(start, ask, file, tmp_path, qtbot):
    windows = start(file)
    sessions(windows)[0].play(Point.parse("A1"))
    bad = tmp_path / "bad.sgf"
    bad.write_bytes(b"\x00\x01\x02")
    told = []

    def confirm(box):
        told.append(box.parentWidget())
        press_standard(box, QMessageBox.StandardButton.Ok)

    answer(QMessageBox, confirm, "not-opened")
    ask(windows, bad)
    qtbot.waitUntil(lambda: paths(windows) == [file])
    assert len(told) == 1
    empty = windows.open_new_window()
    answer(QMessageBox, confirm, "not-opened")
    ask(windows, bad)
    qtbot.waitUntil(lambda: told[1:] == [empty])
    assert windows.windows == (windows.first, empty)


def test_a_request_restores_a_minimized_window(start, ask, file):
    windows = start(file)
    windows.first.showMinimized()
    ask(windows)
    assert not windows.first.isMinimized()
    assert paths(windows) == [file]


def test_a_requested_file_takes_precedence_over_the_last_one(start, leave, file, tmp_path, qtbot):
    leave(start(file))
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13])", "utf-8")
    windows = start()
    assert paths(windows) == [file]
    windows.first.session.open_document(Document([GameTerms().to_game("")]))
    windows.handle_request(OpenRequest((other,)))
    qtbot.wait(SOON)
    windows.first.resume_last()
    assert paths(windows) == [other]


def test_a_file_requested_during_loading_gets_its_own_window(
    start, leave, file, tmp_path, qtbot, monkeypatch
):
    leave(start(file))
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13])", "utf-8")
    windows = start()
    windows.first.session.open_document(Document([GameTerms().to_game("")]))
    goes_on = threading.Event()

    def load_slowly(path, **how):
        assert path != file or goes_on.wait(60)
        return load_document(path, **how)

    monkeypatch.setattr("gobanapp.ui.record.file.open_actions.load_document", load_slowly)
    QTimer.singleShot(0, partial(windows.handle_request, OpenRequest((other,))))
    QTimer.singleShot(100, goes_on.set)
    windows.first.resume_last()
    qtbot.waitUntil(lambda: paths(windows) == [file, other])


def test_a_start_opens_only_the_requested_file(start, leave, file, tmp_path, monkeypatch):
    leave(start(file))
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[13])", "utf-8")
    opened = []
    opens = Session.open_document
    monkeypatch.setattr(
        Session, "open_document", lambda *args: (opened.append(args[1].path), opens(*args))
    )
    windows = start(asked=[other])
    assert paths(windows) == opened == [other]


def test_the_activation_token_is_set_while_raising_a_window(qtbot, monkeypatch):
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    found = []

    class Window(QWidget):
        def activateWindow(self):  # noqa: N802
            found.append(os.environ.get("XDG_ACTIVATION_TOKEN"))

    window = Window()
    qtbot.addWidget(window)
    bring_to_front(window, "token")
    bring_to_front(window)
    bring_to_front(None, "token")
    assert found == ["token", None]
    assert "XDG_ACTIVATION_TOKEN" not in os.environ
