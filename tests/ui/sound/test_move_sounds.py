import itertools

import pytest

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import TROMP_TAYLOR
from gobanapp.ui.sound.move_sounds import sound_between, sound_of_move
from gobanapp.ui.sound.sounds import STONES, Sound
from tests.board_text import parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def after(drawing, name, color=BLACK):
    """The position after one move on a drawn board."""
    point = None if name == "pass" else Point.parse(name)
    return Position.start(parse_board(drawing), color).play_unchecked(Move(color, point))


def new_game(**info):
    return Game.new(9, 9, GameInfo(**info))


def test_each_stone_sounds_unlike_the_one_before_and_all_variants_are_heard():
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


def test_stones_lost_by_suicide_are_heard():
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


def test_what_is_played_is_heard():
    game = new_game()
    before = game.position
    game.play(Point(2, 2))
    assert sound_between(before, game.position) in STONES
    before = game.position
    game.pass_()
    assert sound_between(before, game.position) is Sound.PASS


def test_what_is_played_is_heard_also_where_the_record_has_it_and_after_all_was_worked_out_anew():
    game = new_game()
    before = game.position
    game.play(Point(2, 2))
    game.go_to(0)
    anew = Position.start(before.board)
    game.play(Point(2, 2))
    assert sound_between(anew, game.position) is not None


def test_what_changes_no_stone_is_silent():
    game = new_game()
    game.play(Point(2, 2))
    game.pass_()
    game.pass_()
    before = game.position
    assert sound_between(before, game.position) is None
    game.resume(BLACK)
    assert sound_between(before, game.position) is None


def test_free_handicap_stones_are_heard_one_by_one():
    game = new_game(handicap=3)
    sounds = []
    for point in (Point(2, 2), Point(6, 6), Point(6, 2)):
        before = game.position
        game.play(point)
        sounds.append(sound_between(before, game.position))
    assert set(sounds) <= set(STONES)
    assert len(set(sounds)) == 3


def test_what_is_no_single_move_onward_is_silent():
    start = Position.start(Board.empty(9))
    first = start.play_unchecked(Move(BLACK, Point(2, 2)))
    second = first.play_unchecked(Move(WHITE, Point(3, 3)))
    for before, now in ((first, start), (start, second), (first, first)):
        assert sound_between(before, now) is None
