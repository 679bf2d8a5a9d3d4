"""The small pictures of file managers: of which position, where they go, and when there is none."""

import os
import shutil
import time
from pathlib import Path

import pytest

from gobanapp.cli import thumbnail
from gobanapp.diagram.board_part import BoardPart
from gobanapp.paint import file_thumbnail
from gobanapp.paint.file_thumbnail import thumbnail_png
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board

DATA = Path(__file__).parent.parent / "data"
FORMATS = sorted(path for path in DATA.glob("formats/*") if path.suffix != ".md")


def stones(size, black="", white=""):
    """A board with stones on the named points."""
    board = Board.empty(size)
    for color, names in ((Color.BLACK, black), (Color.WHITE, white)):
        board = board.with_stones(color, map(Point.parse, names.split()))
    return board


@pytest.fixture
def drawn(gobanapp, record, folder):
    """Whether the thumbnail of a text is the picture of a board."""

    def is_of(text, board, part=None):
        name = record("game.sgf", text)
        assert gobanapp("thumbnail", name, "-o", "out", "--size", "64")[0] == 0
        return (folder / "out").read_bytes() == thumbnail_png(board, 64, part)

    return is_of


def test_the_end_of_the_main_line_is_drawn(drawn):
    assert drawn("(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd]))", stones(5, "A5 C3", "B4"))


def test_captured_stones_are_gone(drawn):
    assert drawn("(;SZ[5];B[aa];W[ba];B[ee];W[ab])", stones(5, "E1", "B5 A4"))


def test_the_first_game_of_a_collection_is_drawn(drawn):
    assert drawn("(;SZ[5];B[aa])(;SZ[5];B[bb])", stones(5, "A5"))


def test_a_game_on_a_board_that_is_too_large_is_passed_over(drawn):
    assert drawn("(;SZ[500];B[aa])(;SZ[5];B[bb])", stones(5, "B4"))


def test_a_position_without_moves_is_shown(drawn):
    assert drawn("(;SZ[5]AB[aa][bb]AW[cc];N[x])", stones(5, "A5 B4", "C3"))


def test_a_problem_is_shown_without_its_solution(drawn):
    asked = stones(5, "A5 B4 C5", "C3 D4")
    assert drawn("(;SZ[5]AB[aa][bb][ca]AW[cc][db](;B[ee];W[dd])(;B[ed]))", asked)
    # As SGF allows it, the stones may come in a node behind the root.
    assert drawn("(;SZ[5];AB[aa][bb][ca]AW[cc][db];B[ee];W[dd])", asked)


def test_handicap_stones_make_no_problem(drawn):
    assert drawn("(;SZ[5]HA[3]AB[aa][ae][ea];W[cc])", stones(5, "A5 A1 E5", "C3"))


def test_a_game_from_a_position_is_not_a_problem(drawn):
    assert drawn("(;SZ[5]AB[aa]AW[ee];B[bb];W[dd])", stones(5, "A5 B4", "E1 D2"))


def test_a_file_that_begins_with_a_move_is_a_game(drawn):
    assert drawn("(;SZ[5]AB[aa][ab]AW[ee]B[bb])", stones(5, "A5 A4 B4", "E1"))


CORNER = "AB[qb][qc][qd]AW[rb][rc][rd]"


@pytest.mark.parametrize("moves", ["", ";B[sb];W[sc]"])
def test_a_corner_problem_shows_its_part_of_the_board(drawn, moves):
    board = stones(19, "R18 R17 R16", "S18 S17 S16")
    assert drawn(f"(;SZ[19]{CORNER}{moves})", board, BoardPart(13, 13, 18, 18))


def test_a_problem_shows_its_visible_points(drawn):
    board = stones(19, "R18 R17 R16 D4", "S18 S17 S16")
    assert drawn(f"(;SZ[19]{CORNER}AB[dp]VW[jj:sa])", board, BoardPart(9, 9, 18, 18))
    assert drawn(f"(;SZ[19]VW[jj:sa];{CORNER}AB[dp];B[aa])", board, BoardPart(9, 9, 18, 18))


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[19]AB[dd][pp]AW[pd])",  # over the whole board
        "(;SZ[19]AB[aj][sj]AW[jk])",  # so wide that no square is smaller
        "(;SZ[19]AB[bb][nn]AW[nc])",  # over most of it
        "(;SZ[19]HA[2]AB[dd][dp])",  # handicap
        "(;SZ[19];B[qd];W[dd];B[pq])",
        "(;SZ[19]VW[aa:jj];B[qd];W[dd];B[pq])",  # a game, of which parts are talked about
    ],
)
def test_other_positions_are_drawn_whole(gobanapp, record, monkeypatch, text):
    parts = []
    monkeypatch.setattr(
        file_thumbnail,
        "thumbnail_png",
        lambda board, side, part: parts.append(part) or thumbnail_png(board, side, part),
    )
    assert gobanapp("thumbnail", record("game.sgf", text), "-o", "out")[0] == 0
    assert parts == [None]


@pytest.mark.parametrize("path", FORMATS, ids=lambda path: path.name)
def test_every_format_has_its_picture(gobanapp, folder, path):
    shutil.copy(path, folder)
    assert gobanapp("thumbnail", path.name, "-o", "out.png")[0] == 0
    empty = thumbnail_png(Board.empty(19), 256)
    picture = (folder / "out.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert picture != empty


def test_the_picture_is_as_large_as_asked(gobanapp, record, folder, reports):
    name = record("game.sgf", "(;SZ[9])")
    assert gobanapp("thumbnail", name, "-o", "out") == (0, "out: 256x256\n", "")
    told = reports("thumbnail", name, "-o", "out", "--size", "5000")
    assert told == [{"file": name, "output": "out", "size": [1024, 1024]}]
    width, height = (folder / "out").read_bytes()[16:20], (folder / "out").read_bytes()[20:24]
    assert int.from_bytes(width) == int.from_bytes(height) == 1024


@pytest.mark.parametrize("size", ["0", "15", "-1", "big", "1.5"])
def test_an_invalid_size_is_refused(gobanapp, record, size):
    name = record("game.sgf", "(;)")
    status, out, err = gobanapp("thumbnail", name, "-o", "out", f"--size={size}")
    assert (status, out, len(err.splitlines())) == (2, "", 1)


def test_the_record_is_never_written_over(gobanapp, record, folder):
    name = record("game.sgf", "(;SZ[9])")
    os.link(folder / name, folder / "same")
    for output in (name, "same", "./" + name):
        status, _, err = gobanapp("thumbnail", name, "-o", output)
        assert (status, len(err.splitlines())) == (1, 1)
    assert (folder / name).read_bytes() == b"(;SZ[9])"


def test_an_unwritable_place_is_reported(gobanapp, record):
    name = record("game.sgf", "(;)")
    told = "gobanapp: game.sgf: no/out cannot be written: the folder does not exist.\n"
    assert gobanapp("thumbnail", name, "-o", "no/out") == (1, "", told)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        bytes(100_000),
        bytes(range(256)) * 20,
        b"(" * 200_000,
        b"no game",
        b"(;SZ[999])",
        b"(;SZ[9];B[aa])" + b" " * 9_000_000,
    ],
    ids=["empty", "nul", "binary", "parentheses", "text", "too large a board", "too long"],
)
def test_an_unusable_file_writes_no_picture(gobanapp, record, folder, data):
    name = record("game.sgf", data)
    status, out, err = gobanapp("thumbnail", name, "-o", "out")
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    assert not (folder / "out").exists()


@pytest.mark.parametrize(
    "data",
    [
        b"(;SZ[9];B[aa]" + b";W[bb];B[cc]" * 2_000 + b")",
        pytest.param(b"(;SZ[9];B[aa]" + b";W[bb];B[cc]" * 30_000 + b")", marks=pytest.mark.slow),
        b"(;SZ[9]C[" + "wörter ".encode() * 700_000 + b"];B[aa])",
        b"(;SZ[9];B[aa;W[bb]",
    ],
    ids=["4,000 nodes", "60,000 nodes", "5 MB of words", "broken"],
)
def test_long_and_broken_records_have_a_picture(gobanapp, record, folder, data, monkeypatch):
    monkeypatch.setattr(thumbnail, "_LONGEST_TIME", 60)  # a slow machine must not fail a test
    name = record("game.sgf", data)
    assert gobanapp("thumbnail", name, "-o", "out")[0] == 0
    assert (folder / "out").exists()


def test_a_file_over_the_size_limit_is_refused(gobanapp, folder):
    with (folder / "long.sgf").open("wb") as file:
        file.truncate(2**24)
    told = "gobanapp: long.sgf: It is larger than 8388608 bytes, the limit for this command.\n"
    assert gobanapp("thumbnail", "long.sgf", "-o", "out") == (1, "", told)


@pytest.mark.skipif(os.name != "posix", reason="the system has no such alarm")
def test_a_thumbnail_that_takes_too_long_is_cancelled(gobanapp, record, monkeypatch):
    monkeypatch.setattr(thumbnail, "_LONGEST_TIME", 0.05)
    monkeypatch.setattr(thumbnail, "_position", lambda *_: time.sleep(60))
    status, _, err = gobanapp("thumbnail", record("game.sgf", "(;)"), "-o", "out")
    assert (status, err) == (1, "gobanapp: game.sgf: It takes too long for a small picture.\n")


def test_the_picture_is_of_the_board_as_drawn(drawn):
    board = parse_board("X . .\n. O .\n. . X")
    assert drawn("(;SZ[3];B[aa];W[bb];B[cc])", board)
