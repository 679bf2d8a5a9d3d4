"""Small pictures of games, made while nothing else is to be done."""

import pytest
from PySide6.QtCore import QObject

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.games import thumbnails as module
from gobanapp.ui.record.games.thumbnails import Thumbnails, shown_board


def final(entry):
    *_, board = shown_board(entry)
    return board


def stones(board):
    return {str(point): color for point, color in board.stones()}


def test_the_end_of_the_main_line_is_shown(entry):
    one = entry("(;SZ[9];B[ee];W[ed](;B[dd])(;B[fd];W[fe]))")
    assert stones(final(one)) == {
        "E5": Color.BLACK,
        "E6": Color.WHITE,
        "D6": Color.BLACK,
    }


def test_captured_stones_are_gone(entry):
    board = final(entry("(;SZ[3]AB[aa];W[ab];B[cc];W[ba])"))
    assert "A3" not in stones(board)


def test_a_problem_is_shown_without_its_answer(entry):
    problem = final(entry("(;SZ[9]AB[aa]AW[bb];B[cc];W[dd])"))
    assert set(stones(problem)) == {"A9", "B8"}
    handicap = final(entry("(;SZ[9]HA[2]AB[cc][gg];W[dd])"))
    assert set(stones(handicap)) == {"C7", "G3", "D6"}


def test_a_long_game_is_played_out_bit_by_bit(entry):
    moves = "".join(
        f";{'BW'[n % 2]}[{'abcdefghi'[n % 9]}{'abcdefghi'[n // 9 % 9]}]" for n in range(2000)
    )
    steps = list(shown_board(entry(f"(;SZ[9]{moves})")))
    assert len(steps) > 100
    assert [step for step in steps if step is not None] == steps[-1:]


@pytest.fixture
def record():
    games = b"".join(b"(;SZ[9]PB[%d];B[ee])" % n for n in range(6))
    return read_document(games + b"(;SZ[60];B[aa])", None, None)


def test_games_are_neither_opened_nor_kept(record, qtbot):
    parent = QObject()
    pictures = Thumbnails(82, lambda: record.entries, parent)
    pictures.picture(record.entries[0], 1.0)
    *small, large = record.entries
    qtbot.waitUntil(lambda: all(map(pictures.is_made, small)))
    assert not pictures.is_made(large)
    assert all(entry.stored.unread for entry in record.entries)


def test_an_open_game_shows_its_current_moves(record):
    game = record.game
    game.play(Point(4, 4))
    game.play(Point(0, 0))
    assert set(stones(final(record.current))) == {"E5", "A1"}


def test_an_empty_board_stands_there_until_the_picture_is_made(record, qtbot):
    parent = QObject()
    wanted = list(record.entries[:2])
    pictures = Thumbnails(82, lambda: wanted, parent)
    first, second, third, *_ = record.entries
    empty = pictures.picture(first, 1.0)
    with qtbot.waitSignal(pictures.made) as made:
        pass
    assert made.args == [first]
    qtbot.waitUntil(lambda: pictures.is_made(second))
    assert not pictures.is_made(third)
    picture = pictures.picture(first, 1.0)
    assert picture.toImage() != empty.toImage()
    assert picture.toImage() == pictures.picture(second, 1.0).toImage()
    assert pictures.picture(first, 1.0) is picture
    assert pictures.picture(third, 1.0).toImage() == empty.toImage()


def test_the_most_urgent_thumbnail_is_made_first(record, qtbot):
    parent = QObject()
    order = []
    asked = []

    def wanted():
        asked.append(None)
        at_first = len(asked) == 1  # that is the game to begin with
        return record.entries[:3] if at_first else [record.entries[4], record.entries[0]]

    pictures = Thumbnails(82, wanted, parent)
    pictures.made.connect(order.append)
    pictures.picture(record.entries[4], 1.0)
    qtbot.waitUntil(lambda: pictures.is_made(record.entries[0]))
    assert order == [record.entries[4], record.entries[0]]


def test_pictures_fit_the_screen_they_are_on(record, qtbot):
    parent = QObject()
    pictures = Thumbnails(82, lambda: record.entries[:1], parent)
    first = record.entries[0]
    for ratio, side in ((1.0, 82), (1.25, 102), (2.0, 164)):
        assert pictures.picture(first, ratio).width() == side
        qtbot.waitUntil(lambda: pictures.is_made(first))
        picture = pictures.picture(first, ratio)
        assert (picture.width(), picture.devicePixelRatio()) == (side, ratio)


def test_only_so_many_are_kept(record, qtbot, monkeypatch):
    monkeypatch.setattr(module, "_MAX_PICTURES", 2)
    parent = QObject()
    wanted = [record.entries[:2]]
    pictures = Thumbnails(82, lambda: wanted[0], parent)
    first, second, third, *_ = record.entries
    pictures.picture(first, 1.0)
    qtbot.waitUntil(lambda: pictures.is_made(second))
    pictures.picture(first, 1.0)  # which makes it the last one used
    wanted[0] = [third]
    pictures.picture(third, 1.0)
    qtbot.waitUntil(lambda: pictures.is_made(third))
    assert pictures.is_made(first)
    assert not pictures.is_made(second)


def test_an_empty_game_has_an_empty_board(entry):
    assert final(entry("(;SZ[7:5])")) == Board.empty(7, 5)
