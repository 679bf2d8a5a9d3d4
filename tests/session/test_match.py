"""A match after a crash: it continues where it was, with its clock."""

import json

import pytest

from gobanapp.clock.time_system import ByoYomi, Fischer
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.session.document import Document
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.session import Session
from gobanapp.storage.journal.journal import WRITE_DELAY, Journal, wait_for_journals
from gobanapp.storage.journal.log_file import read_log_lines
from gobanapp.storage.journal.match_json import match_from_json, match_to_json
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.widgets.worker import UiEventLoop

SYSTEMS = ByColor(ByoYomi(main=60, periods=3, seconds=30), Fischer(main=90, increment=5))


class Hall:
    """A match with its journal, in a hall whose time we tell, and a crash."""

    def __init__(self, folder):
        self.time = 1000.0
        self.folder = folder
        self.session = Session(Document([GameTerms().to_game("")]), now=lambda: self.time)
        self.journal = Journal(self.session, folder, UiEventLoop())
        terms = GameTerms(columns=9, rows=9, systems=SYSTEMS)
        self.session.begin_match(Document([terms.to_game("2001-01-01")]), SYSTEMS)

    def wait(self, seconds):
        for _ in range(round(seconds * 2)):
            self.time += 0.5
            self.session.tick()

    def play(self, names, seconds=0.0):
        for name in names.split():
            self.wait(seconds)
            self.session.play(Point.parse(name))

    def crash(self):
        self.journal.write()
        self.journal.keep_and_close()
        assert not wait_for_journals()
        return recover_documents(self.folder)


@pytest.fixture
def hall(qtbot, tmp_path):
    hall = Hall(tmp_path / "journal")
    yield hall
    hall.journal.discard()
    assert not wait_for_journals()


def again(restored, time=5.0):
    """Return a session as the next start of the program makes it."""
    return restored.to_session(lambda: time)


def test_a_restored_clock_is_paused_with_both_times(hall):
    hall.play("C3 G7 C7", 25)
    hall.wait(12)
    (restored,) = hall.crash()
    session = again(restored)
    assert session.is_live
    assert session.match.stage is MatchStage.PAUSED
    assert session.match_controller.times(session.game) == hall.session.match_controller.times(
        hall.session.game
    )
    clock, before = session.match.clock, hall.session.match.clock
    for color in Color:
        assert clock.used_by(color, 5.0) == before.used_by(color, hall.time)
    session.apply(session.match_clock.start)
    assert session.match.clock.running is Color.WHITE
    restored.keep_for_later()


def test_a_match_never_resumes_within_one_write(hall):
    hall.play("C3")
    hall.journal.write()
    hall.play("G7 C7 G3 D4", 2)
    hall.crash()[0].keep_for_later()
    (log,) = hall.folder.glob("*/log")
    lines = log.read_bytes().splitlines(keepends=True)
    stones = set()
    for number in range(2, len(lines) + 1):
        log.write_bytes(b"".join(lines[:number]))
        (restored,) = recover_documents(hall.folder)
        assert restored.match.node_id == restored.document.game.current_id
        stones.add(restored.document.game.position.stones)
        restored.keep_for_later()
    assert stones == {0, 1, 5}


def test_a_match_without_moves_is_restored(hall):
    (restored,) = hall.crash()
    session = again(restored)
    assert session.match.stage is MatchStage.READY
    session.play(Point.parse("C3"))
    assert session.match.clock.running is Color.WHITE
    restored.keep_for_later()


def test_the_clock_is_journaled_once_a_second(hall, qtbot):
    hall.play("C3")
    hall.journal.write()

    def written():
        (log,) = hall.folder.glob("*/log")
        return len(read_log_lines(log)[0])

    qtbot.waitUntil(lambda: hall.journal.log.is_written)
    before = written()
    hall.wait(0.5)
    qtbot.wait(2 * WRITE_DELAY)
    assert written() == before
    hall.wait(0.5)
    qtbot.waitUntil(lambda: written() == before + 1)


def test_an_unpressed_clock_is_restored(hall):
    hall.session.match_controller.move_confirmation = MoveConfirmation(has_clock_press=True)
    hall.play("C3")
    hall.wait(3)
    (restored,) = hall.crash()
    session = again(restored)
    assert session.match.to_press is Color.BLACK
    session.apply(session.match_clock.press, Color.BLACK)
    session.apply(session.match_clock.start)
    assert session.match.clock.running is Color.WHITE
    restored.keep_for_later()


def test_time_that_has_run_out_is_not_forgotten(hall):
    hall.play("C3")
    hall.wait(90)
    assert hall.session.match.flagged is Color.WHITE
    (restored,) = hall.crash()
    session = again(restored)
    session.claim_time()
    assert session.game.info.result == "B+T"
    restored.keep_for_later()


def test_a_finished_and_saved_match_is_not_offered(hall, tmp_path):
    hall.play("C3")
    hall.session.end_game(Result.resignation(Color.BLACK))
    hall.session.mark_saved(tmp_path / "game.sgf", None)
    assert hall.crash() == []


def test_a_match_that_was_left_is_not_restored(hall):
    hall.play("C3")
    hall.session.open_document(hall.session.document)
    (restored,) = hall.crash()
    assert restored.match is None
    restored.keep_for_later()


def test_a_match_is_written_as_json_and_damage_is_reported(hall):
    hall.play("C3")
    text = json.dumps(match_to_json(hall.session.match, hall.time))
    assert match_from_json(json.loads(text)).node_id == hall.session.match.node_id
    for damaged in ({}, {"place": "x"}, json.loads(text) | {"stage": "?"}):
        with pytest.raises((ValueError, KeyError, TypeError)):
            match_from_json(damaged)


def test_a_match_is_journaled_as_soon_as_it_begins(hall):
    hall.journal.keep_and_close()
    assert not wait_for_journals()
    (restored,) = recover_documents(hall.folder)
    assert again(restored).match.stage is MatchStage.READY
    restored.keep_for_later()
