"""Sounds of a game."""

import itertools

import pytest

from gobanapp.clock.time_system import Absolute, ByoYomi
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import TROMP_TAYLOR
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.sound.session_sounds import SessionSounds, sound_between, sound_of_move
from gobanapp.ui.sound.sound_player import STONES, Sound
from tests.board_text import parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def after(drawing, name, color=BLACK):
    """The position after one move on a drawn board."""
    point = None if name == "pass" else Point.parse(name)
    return Position.start(parse_board(drawing), color).play_unchecked(Move(color, point))


def new_game(**info):
    return Game.new(9, 9, GameInfo(**info))


def test_successive_stones_have_different_sounds():
    position = Position.start(Board.empty(19))
    sounds = []
    for point in itertools.islice(Board.empty(19).points(), 100):
        position = position.play_unchecked(Move(BLACK, point))
        sounds.append(sound_of_move(position))
    assert all(one is not next_ for one, next_ in itertools.pairwise(sounds))
    assert set(sounds[::2]) == set(sounds[1::2]) == set(STONES)
    assert {sounds.count(stone) for stone in STONES} <= {24, 25, 26}


@pytest.mark.parametrize(
    ("drawing", "name", "sound"),
    [
        (". X . / X O . / . X .", "C2", Sound.CAPTURE_ONE),
        ("X X . / O O . / X X .", "C2", Sound.CAPTURE_FEW),
        ("O O O O O . / X X X X X X", "F2", Sound.CAPTURE_FEW),
        ("O O O O O O . / X X X X X X X", "G2", Sound.CAPTURE_MANY),
        (". . . / . O . / . . .", "pass", Sound.PASS),
        (". . . / . O . / . . .", "T19", Sound.PASS),  # a pass in records
    ],
)
def test_captures_and_passes(drawing, name, sound):
    assert sound_of_move(after(drawing.replace("/", "\n"), name)) is sound


def test_suicide_has_a_capture_sound():
    position = Position.start(parse_board(". X O\nX O .\nO . ."))
    reached = position.play(Move(BLACK, Point.parse("A3")), TROMP_TAYLOR)
    assert reached.stones == position.stones - 2
    assert sound_of_move(reached) is Sound.CAPTURE_FEW


def test_a_beginning_a_set_up_and_a_change_of_turn_are_silent():
    start = Position.start(Board.empty(9))
    assert sound_of_move(start) is None
    assert sound_of_move(start.set_up(black=[Point(2, 2)])) is None
    passed = start.play_unchecked(Move(BLACK, None))
    assert sound_of_move(passed.with_turn(BLACK)) is None


def test_moves_and_passes_have_sounds():
    game = new_game()
    before = game.position
    game.play(Point(2, 2))
    assert sound_between(before, game.position) in STONES
    before = game.position
    game.pass_()
    assert sound_between(before, game.position) is Sound.PASS


def test_a_move_is_heard_also_in_a_record_and_after_a_rebuild():
    game = new_game()
    before = game.position
    game.play(Point(2, 2))
    game.go_to(0)
    other_start = Position.start(before.board)
    game.play(Point(2, 2))
    assert sound_between(other_start, game.position) is not None


def test_unchanged_positions_are_silent():
    game = new_game()
    game.play(Point(2, 2))
    game.pass_()
    game.pass_()
    before = game.position
    assert sound_between(before, game.position) is None
    game.resume(BLACK)
    assert sound_between(before, game.position) is None


def test_free_handicap_stones_have_different_sounds():
    game = new_game(handicap=3)
    sounds = []
    for point in (Point(2, 2), Point(6, 6), Point(6, 2)):
        before = game.position
        game.play(point)
        sounds.append(sound_between(before, game.position))
    assert set(sounds) <= set(STONES)
    assert len(set(sounds)) == 3


def test_only_a_single_forward_move_has_a_sound():
    start = Position.start(Board.empty(9))
    first = start.play_unchecked(Move(BLACK, Point(2, 2)))
    second = first.play_unchecked(Move(WHITE, Point(3, 3)))
    for before, now in ((first, start), (start, second), (first, first)):
        assert sound_between(before, now) is None


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
        self.session_sounds = SessionSounds(self.session, self.settings, player=self.ear)
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
        hall.session_sounds.end()


@pytest.fixture
def hall(club):
    return club(Absolute(main=60))


def test_stones_captures_and_passes_play_sounds(hall):
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


def test_refused_moves_play_a_sound(hall):
    hall.play("C3 G7")
    hall.heard()
    hall.play("C3")
    assert hall.heard() == [Sound.REFUSED]
    hall.session.apply(hall.session.match_clock.pause)
    hall.play("E5")
    assert hall.heard() == [Sound.REFUSED]


def test_a_request_and_the_end_play_sounds(hall):
    hall.play("C3")
    hall.wait(2)
    hall.heard()
    hall.session.undo()
    assert hall.heard() == [Sound.REQUEST]
    hall.session.apply(hall.session.takeback.answer, granted=False)
    hall.session.resign(hall.session.game.turn)
    assert hall.heard() == [Sound.GAME_END]


def test_the_last_seconds_and_the_end_of_time_are_heard(hall):
    hall.play("C3")
    hall.heard()
    hall.wait(61)
    bell, *beeps = hall.heard()[-11:]
    assert bell is Sound.WARNING
    assert beeps == [Sound.BEEP] * 6 + [Sound.LAST_BEEP] * 3 + [Sound.TIME_UP]


def test_a_new_period_begins_silently(club):
    hall = club(ByoYomi(main=2, periods=2, seconds=30))
    hall.play("C3")
    hall.wait(1.5)
    hall.heard()
    hall.wait(5)
    assert hall.heard() == []


def test_nothing_is_heard_when_sounds_are_off(hall):
    hall.settings.beeps_last_seconds = False
    hall.play("C3")
    hall.heard()
    hall.wait(59)
    assert hall.heard() == []


def test_a_volume_is_tried_and_followed(hall):
    hall.session_sounds.preview_volume(0.3)
    assert (hall.ear.volume, hall.heard()) == (0.3, [Sound.STONE_1])
    hall.settings.volume = 0.5
    hall.session_sounds.follow_settings()
    assert hall.ear.volume == 0.5
    hall.session_sounds.end()
    assert hall.heard() == ["end"]
