"""What is heard of a session."""

import pytest

from gobanapp.clock.time_system import Absolute, ByoYomi
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.sound.session_sounds import SessionSounds
from gobanapp.ui.sound.sounds import STONES, Sound


class Ear:
    """Stands in for the player of sounds."""

    def __init__(self):
        self.heard = []
        self.volume = None

    def play(self, sound):
        self.heard.append(sound)

    def end(self):
        self.heard.append("end")


class Hall:
    def __init__(self, system, folder):
        self.time = 0.0
        self.settings = Settings(folder / "settings.ini")
        self.session = Session(Document([GameTerms().to_game("")]), now=lambda: self.time)
        self.ear = Ear()
        self.sounding = SessionSounds(self.session, self.settings, player=self.ear)
        terms = GameTerms(columns=9, rows=9, systems=ByColor(system, system))
        self.session.begin_match(Document([terms.to_game("")]), terms.systems)

    def heard(self):
        heard, self.ear.heard = self.ear.heard, []
        return heard

    def play(self, names):
        for name in names.split():
            self.session.play(Point.parse(name))

    def wait(self, seconds):
        for _ in range(round(seconds * 10)):
            self.time += 0.1
            self.session.tick()


@pytest.fixture
def club(qapp, tmp_path):
    halls = []

    def make(system):
        halls.append(Hall(system, tmp_path))
        return halls[-1]

    yield make
    for hall in halls:
        hall.sounding.end()


@pytest.fixture
def hall(club):
    return club(Absolute(main=60))


def test_stones_a_capture_and_a_pass_are_heard(hall):
    hall.play("A1 B1")
    first, second = hall.heard()
    assert {first, second} <= set(STONES)
    assert first != second
    hall.play("C5 A2")
    assert hall.heard()[-1] is Sound.CAPTURE_ONE
    hall.session.pass_()
    assert hall.heard() == [Sound.PASS]


def test_walking_is_silent(hall):
    hall.play("C3 G7")
    hall.heard()
    hall.session.step_by(-2)
    hall.session.step_by(2)
    assert hall.heard() == []


def test_what_cannot_be_played_is_heard(hall):
    hall.play("C3 G7")
    hall.heard()
    hall.play("C3")
    assert hall.heard() == [Sound.REFUSED]
    hall.session.apply(hall.session.match_clock.pause)
    hall.play("E5")
    assert hall.heard() == [Sound.REFUSED]


def test_a_request_and_the_end_are_heard(hall):
    hall.play("C3")
    hall.wait(2)
    hall.heard()
    hall.session.undo()
    assert hall.heard() == [Sound.REQUEST]
    hall.session.apply(hall.session.takeback.answer, granted=False)
    hall.session.resign(hall.session.game.turn)
    assert hall.heard() == [Sound.GAME_END]


def test_the_last_seconds_are_told_and_the_end_of_time(hall):
    hall.play("C3")
    hall.heard()
    hall.wait(61)
    bell, *beeps = hall.heard()[-11:]
    assert bell is Sound.WARNING
    assert beeps == [Sound.BEEP] * 6 + [Sound.LAST_BEEP] * 3 + [Sound.TIME_UP]


def test_a_new_period_begins_without_a_word(club):
    hall = club(ByoYomi(main=2, periods=2, seconds=30))
    hall.play("C3")
    hall.wait(1.5)
    hall.heard()
    hall.wait(5)
    assert hall.heard() == []


def test_nothing_is_told_where_nothing_is_wanted(hall):
    hall.settings.beeps_last_seconds = False
    hall.play("C3")
    hall.heard()
    hall.wait(59)
    assert hall.heard() == []


def test_a_volume_is_tried_and_followed(hall):
    hall.sounding.preview_volume(0.3)
    assert (hall.ear.volume, hall.heard()) == (0.3, [Sound.STONE_1])
    hall.settings.volume = 0.5
    hall.sounding.follow_settings()
    assert hall.ear.volume == 0.5
    hall.sounding.end()
    assert hall.heard() == ["end"]
