"""Announcements to a screen reader, in the order of events."""

import sys

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from gobanapp import text
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import ByoYomi
from gobanapp.diagram.aids import stones_in_atari
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.text import move_text, player_names, result_text, seat_text, spoken_text
from gobanapp.text.spoken_text import point_name
from gobanapp.ui.accessibility.announcer import Announcer

_Politeness = QAccessible.AnnouncementPoliteness


class Reader:
    """A screen reader that is there, and what it has been told."""

    def __init__(self):
        self.heard = []
        self.urgent = []

    def take(self, event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.heard.append(event.message())
            if event.politeness() == _Politeness.Assertive:
                self.urgent.append(event.message())


@pytest.fixture
def reader(monkeypatch):
    reader = Reader()
    # How long these waits are is for people; what comes after them is the same after short ones.
    monkeypatch.setattr("gobanapp.ui.window.main_window._IDLE_DELAY", 0)
    monkeypatch.setattr("gobanapp.ui.accessibility.announcer._NAVIGATION_DELAY", 20)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", reader.take)
    return reader


@pytest.fixture
def read(table, reader, qtbot):
    """Return a table at which everything is announced."""

    def make(**terms):
        at = table(**terms)
        announcer = announcer_of(at, qtbot)
        reader.heard.clear()
        at.heard = lambda: take_announcements(qtbot, reader, announcer)
        at.name = lambda point: point_name(point, at.board.view)
        at.reader = reader
        return at

    return make


def take_announcements(qtbot, reader, announcer):
    """Wait until nothing more is to be said, and return what was."""
    qtbot.waitUntil(lambda: not announcer.is_pending)
    heard, reader.heard = reader.heard, []
    return heard


def announcer_of(at, qtbot):
    """Return what announces in a window, which makes it a moment after it has opened."""
    qtbot.waitUntil(lambda: at.board.findChild(Announcer) is not None)
    return at.board.findChild(Announcer)


def last_move(at):
    """Return what is to be heard of the move that was played last."""
    after = at.session.position
    return spoken_text.move_announcement(after.previous, after, at.name)


def in_one(*sentences):
    """Return what happens at once is one announcement."""
    return ". ".join(sentences)


def test_moves_are_announced_with_their_captures(read):
    at = read(columns=9, rows=9)
    at.click("A2")
    assert at.heard() == [last_move(at)]
    at.click("A1")
    at.session.pass_()
    at.heard()
    at.click("C3")
    assert at.heard() == [last_move(at)]
    at.click("B1")
    assert at.session.position.prisoners.black == 1
    assert at.heard() == [last_move(at)]
    at.session.pass_()
    assert at.heard() == [last_move(at)]
    assert not at.reader.urgent


def test_a_move_is_called_by_the_coordinates_that_are_shown(read):
    at = read(columns=9, rows=9)
    at.window.settings.coordinates = CoordinateStyle.NUMBERS
    at.click("D4")
    (said,) = at.heard()
    assert said == last_move(at)
    assert "4-4" in said


def test_a_refusal_is_announced_once_and_at_once(read):
    at = read(columns=9, rows=9)
    for point in "A2 C5 B1".split():
        at.click(point)
    at.heard()
    at.click("A1")
    (said,) = at.heard()
    illegal = at.session.why_illegal(Point.parse("A1"))
    assert said == move_text.refusal(illegal, Color.WHITE)
    assert at.reader.urgent == [said]
    at.click("A1")  # the bar at the foot says the same still, but it was asked for again
    assert at.heard() == [said]


def test_only_the_end_of_fast_steps_is_announced(read):
    at = read(columns=9, rows=9)
    at.click("A2 A1 C3 D4")
    at.heard()
    for _ in range(3):
        at.session.step_by(-1)
    assert at.session.position.move_number == 1
    assert at.heard() == [spoken_text.node_announcement(at.game, at.name)]
    at.session.step_by(-1)
    assert at.heard() == [spoken_text.node_announcement(at.game, at.name)]
    at.session.step_by(2)
    at.session.apply(lambda game: game.set_comment("A comment"))
    at.click("G7")
    at.heard()
    at.session.step_by(-2)
    at.session.step_by(1)
    assert at.heard() == [spoken_text.node_announcement(at.game, at.name)]


def test_undone_moves_are_announced(read):
    at = read(columns=9, rows=9)
    at.click("A2 B2 C3")
    at.heard()

    def taken_back(steps):
        before = at.session.position
        for _ in range(steps):
            at.session.undo()
        return spoken_text.undo_announcement(before, at.session.position, at.name)

    assert [taken_back(1)] == at.heard()
    assert [taken_back(2)] == at.heard()
    at.session.redo()
    assert at.heard() == [spoken_text.node_announcement(at.game, at.name)]


def test_stones_in_atari_are_announced_when_they_are_shown(read):
    at = read(columns=9, rows=9)
    at.click("A1")
    at.heard()
    at.session.undo()
    at.window.settings.shows_atari = True
    at.click("A2 A1 B2 H8")
    at.heard()
    at.click("H9")
    assert at.heard() == [last_move(at)]
    before = at.session.position.board
    at.click("J9")
    after = at.session.position.board
    stones = stones_in_atari(before), stones_in_atari(after)
    assert {str(point) for point in stones[1] - stones[0]} == {"H9", "J9"}
    atari = spoken_text.atari_announcement(*stones, after, at.name)
    assert at.heard() == [in_one(last_move(at), atari)]


def test_moves_in_quick_succession_are_announced_in_order(read):
    at = read(columns=9, rows=9)
    moves = []
    for name in ("C3", "D4", "E5"):
        at.session.play(Point.parse(name))
        moves.append(last_move(at))
    assert at.heard() == [in_one(*moves)]


def test_a_count_is_announced_from_beginning_to_result(read, proposals, qtbot):
    at = read(columns=9, rows=9)
    at.click("E1 D1 E2 D2 E3 D3 E4 D4 E5 D5 E6 D6 E7 D7 E8 D8 E9 D9 B2")
    at.session.pass_()
    at.heard()
    at.session.pass_()
    qtbot.waitUntil(lambda: at.session.scoring.proposal(at.game) is not None, timeout=20_000)
    beginning, *later = at.heard()
    assert beginning.startswith(in_one(last_move(at), spoken_text.count_start_announcement()))
    assert result_text.lead(at.session.scoring.score(at.session.game).result) in in_one(
        beginning, *later
    )

    def changed(does):
        before = at.session.scoring.agreement
        does()
        return spoken_text.count_change_announcement(
            before, at.session.scoring.agreement, at.session.position.board
        )

    change = changed(lambda: at.click("B2"))
    (said,) = at.heard()
    assert said.startswith(f"{change}. ")
    at.session.finished.disconnect(at.window.components.matches.show_result)  # a dialog
    accepted = changed(lambda: at.session.accept(Color.BLACK))
    assert at.heard()[0].startswith(accepted) != accepted.startswith(change)
    at.session.accept(Color.WHITE)
    (said,) = at.heard()
    assert result_text.recorded_result(at.game.info.result).removesuffix(".") in said


def test_a_lost_period_and_the_last_seconds_are_announced(read):
    at = read(columns=9, rows=9)
    now = [100.0]
    at.session.match_controller.now = lambda: now[0]
    record = Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")])
    system = ByoYomi(main=60, periods=3, seconds=30)
    at.session.begin_match(record, ByColor(system, system))
    assert at.heard() == [spoken_text.open_announcement(record)]
    at.click("D4")
    at.heard()
    told = []
    for seconds in (49.5, 1, 9.5, 20.5, 9.5, 30, 30):
        for _ in range(30):  # a computer that looks away for longer has slept
            now[0] += seconds / 30
            at.session.tick()
        told += at.heard()

    def left(seconds, periods=None):
        time = TimeLeft(seconds) if periods is None else TimeLeft(seconds, periods)
        return spoken_text.time_left(Color.WHITE, time, system)

    assert told == [
        left(10),
        left(30, 3),
        left(10, 3),
        left(30, 2),
        in_one(left(10, 2), left(30, 1)),
        in_one(left(10, 1), seat_text.time_out_notice(player_names.color_name(Color.WHITE))),
    ]
    assert told == at.reader.urgent


def test_status_bar_messages_are_announced(read):
    at = read(columns=9, rows=9)
    at.window.components.status_messages.show_message("Something to know.")
    assert at.heard() == ["Something to know."]


def test_opening_and_saving_a_file_are_announced(read, tmp_path):
    at = read(columns=9, rows=9)
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[1]FF[4]SZ[13];B[aa])", "utf-8")
    assert at.window.open_file(path)
    opened = spoken_text.open_announcement(at.session.document)
    assert at.heard() == [opened]
    assert "game.sgf" in opened
    at.click("D4")
    at.heard()
    at.window.components.saves.save()
    assert at.heard() == [spoken_text.save_announcement(at.session.document)]


def test_answers_in_a_lesson_are_announced(read, qtbot):
    at = read(columns=9, rows=9)
    at.window.components.board_modes.learn.show_lessons()
    at.heard()
    mode = at.window.components.side_panel.mode
    mode.open_lesson(0)
    (said,) = at.heard()
    assert mode.panel.page.exercise_text.spoken_text == said
    mode.forward()
    assert at.heard()


def test_nothing_is_computed_without_a_screen_reader(table, monkeypatch, qtbot):
    at = table(columns=9, rows=9)
    announcer = announcer_of(at, qtbot)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: pytest.fail(str(event.type()))
    )
    # The words are made by a module that is imported when they are wanted.
    monkeypatch.delitem(sys.modules, spoken_text.__name__)
    monkeypatch.delattr(text, "spoken_text")
    at.click("D4 D4 E5")
    at.session.step_by(-1)
    at.session.apply(at.session.game_end.begin_count)
    at.window.components.status_messages.show_message("Something")
    qtbot.wait(300)
    assert spoken_text.__name__ not in sys.modules
    assert not announcer.is_pending
    assert at.board.view.board[Point.parse("D4")] is Color.BLACK
