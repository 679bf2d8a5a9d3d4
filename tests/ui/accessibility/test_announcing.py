"""What a screen reader is told of what happens, in the order it happens."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.ui.record import Record

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
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", reader.take)
    return reader


@pytest.fixture
def read(table, reader, qtbot):
    """Return a table at which everything is announced."""

    def make(**terms):
        at = table(**terms)
        qtbot.waitUntil(lambda: at.window._announcing is not None)
        reader.heard.clear()
        at.heard = lambda: _heard(qtbot, reader, at.window._announcing)
        at.reader = reader
        return at

    return make


def _heard(qtbot, reader, announcing):
    """Wait until nothing more is to be said, and return what was."""
    timers = announcing._stands, announcing._soon
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))
    heard, reader.heard = reader.heard, []
    return heard


def test_moves_are_told_with_what_they_take(read):
    at = read(columns=9, rows=9)
    at.click("A2")
    assert at.heard() == ["Black A2"]
    at.click("A1")
    at.session.pass_()
    at.heard()
    at.click("C3")
    assert at.heard() == ["White C3"]
    at.click("B1")
    assert at.heard() == ["Black B1, 1 stone captured"]
    at.session.pass_()
    assert at.heard() == ["White passes"]
    assert not at.reader.urgent


def test_a_move_is_called_by_the_coordinates_that_are_shown(read):
    at = read(columns=9, rows=9)
    at.window._settings.coordinates = type(at.window._settings.coordinates).NUMBERS
    at.window._showing.show_otherwise()
    at.click("D4")
    assert at.heard() == ["Black 4-4"]


def test_a_refusal_is_told_once_and_at_once(read):
    at = read(columns=9, rows=9)
    for point in "A2 C5 B1".split():
        at.click(point)
    at.heard()
    at.click("A1")
    (said,) = at.heard()
    assert said == "White can't play here: the stone would have no liberty."
    assert at.reader.urgent == [said]
    at.click("A1")  # the bar at the foot says the same still, but it was asked for again
    assert at.heard() == [said]


def test_only_where_a_walk_ends_is_told(read):
    at = read(columns=9, rows=9)
    at.click("A2 A1 C3 D4")
    at.heard()
    for _ in range(3):
        at.session.walk(-1)
    assert at.heard() == ["Move 1: Black A2"]
    at.session.walk(-1)
    assert at.heard() == ["Beginning"]
    at.session.walk(2)
    at.session.do(lambda game: game.set_comment("A comment"))
    at.click("G7")
    at.heard()
    at.session.walk(-2)
    at.session.walk(1)
    assert at.heard() == ["Move 2: White A1, 2 variations follow, with a comment"]


def test_what_is_taken_back_is_told(read):
    at = read(columns=9, rows=9)
    at.click("A2 B2 C3")
    at.heard()
    at.session.undo()
    assert at.heard() == ["Taken back: Black C3"]
    at.session.undo()
    at.session.undo()
    assert at.heard() == ["2 moves taken back"]
    at.session.redo()
    assert at.heard() == ["Move 1: Black A2"]


def test_stones_in_atari_are_told_where_they_are_shown(read):
    at = read(columns=9, rows=9)
    at.click("A1")
    at.heard()
    at.session.undo()
    at.window._settings.shows_atari = True
    at.click("A2 A1 B2 H8")
    at.heard()
    at.click("H9")
    assert at.heard() == ["Black H9"]
    at.click("J9")
    assert at.heard() == ["White J9. Atari: Black H9. Atari: White J9"]


def test_moves_that_come_at_once_are_told_in_their_order(read):
    at = read(columns=9, rows=9)
    for name in ("C3", "D4", "E5"):
        at.session.play(Point.parse(name))
    assert at.heard() == ["Black C3. White D4. Black E5"]


def test_a_count_is_told_from_its_beginning_to_its_result(read, proposals, qtbot):
    at = read(columns=9, rows=9)
    at.click("E1 D1 E2 D2 E3 D3 E4 D4 E5 D5 E6 D6 E7 D7 E8 D8 E9 D9 B2")
    at.session.pass_()
    at.heard()
    at.session.pass_()
    qtbot.waitUntil(lambda: at.session.count.proposal(at.game) is not None, timeout=20_000)
    beginning, *later = at.heard()
    assert beginning.startswith("Black passes. Counting")
    assert "Black leads by" in " ".join([beginning, *later])
    at.click("B2")
    (said,) = at.heard()
    assert said.startswith(("Black, 1 stone: alive. ", "Black, 1 stone: dead. "))
    at.session.finished.disconnect(at.window.parts.matches.tell_result)  # a dialog
    at.session.accept(Color.BLACK)
    assert at.heard()[0].startswith("Black accepts the count")
    at.session.accept(Color.WHITE)
    (said,) = at.heard()
    assert " wins by " in said


def test_the_clock_is_heard_when_a_period_is_lost_and_in_the_last_seconds(read):
    at = read(columns=9, rows=9)
    now = [100.0]
    at.session.now = lambda: now[0]
    record = Record([NewGame(columns=9, rows=9).to_game("2001-01-01")])
    at.session.begin_match(record, ByColor(*[ByoYomi(main=60, periods=3, seconds=30)] * 2))
    assert at.heard() == ["New game: 9 by 9"]
    at.click("D4")
    at.heard()
    told = []
    for seconds in (49.5, 1, 9.5, 20.5, 9.5, 30, 30):
        for _ in range(30):  # a computer that looks away for longer has slept
            now[0] += seconds / 30
            at.session.tick()
        told += at.heard()
    assert told == [
        "White: 10 seconds",
        "White: 30 seconds, 3 periods left",
        "White: 10 seconds, 3 periods left",
        "White: 30 seconds, 2 periods left",
        "White: 10 seconds, 2 periods left. White: 30 seconds, last period",
        "White: 10 seconds, last period. White's time has run out.",
    ]
    assert told == at.reader.urgent


def test_what_the_bar_at_the_foot_says_is_told(read):
    at = read(columns=9, rows=9)
    at.window.parts.telling.tell("Something to know.")
    assert at.heard() == ["Something to know."]


def test_a_file_opened_and_saved_is_told(read, tmp_path):
    at = read(columns=9, rows=9)
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[1]FF[4]SZ[13];B[aa])", "utf-8")
    assert at.window.open_file(path)
    assert at.heard() == ["game.sgf opened: 13 by 13"]
    at.click("D4")
    at.heard()
    at.window.parts.saves.save()
    assert at.heard() == ["game.sgf saved"]


def test_answers_in_a_lesson_are_told(read, qtbot):
    at = read(columns=9, rows=9)
    at.window.parts.classroom.learn.show_lessons()
    at.heard()
    mode = at.window.parts.task.mode
    mode.open_lesson(0)
    (said,) = at.heard()
    assert mode.panel.page.words.said == said
    mode.forward()
    assert at.heard()


def test_nothing_is_worked_out_without_a_reader(table, monkeypatch, qtbot):
    at = table(columns=9, rows=9)
    qtbot.waitUntil(lambda: at.window._announcing is not None)
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: pytest.fail(str(event.type()))
    )
    looked = []
    monkeypatch.setattr(at.window._announcing, "_look", lambda: looked.append(1))
    at.click("D4 D4 E5")
    at.session.walk(-1)
    at.session.begin_count()
    at.window.parts.telling.tell("Something")
    qtbot.wait(300)
    assert not looked
    assert not at.window._announcing._waiting
    assert at.board.view.board[Point.parse("D4")] is Color.BLACK
