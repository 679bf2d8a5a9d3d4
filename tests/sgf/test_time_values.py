from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.game import Game
from gobanapp.game.node import NO_TIMES, Content, Property
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf import node_reader
from gobanapp.sgf.node_reader import read_content
from gobanapp.sgf.node_values import read_timed_move
from gobanapp.sgf.node_writer import write_content
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.value_types import sgf_coordinates
from gobanapp.sgf.writer import write_games

BOARD = sgf_coordinates(19, 19)
D16 = Move(Color.BLACK, Point.parse("D16"))
Q4 = Move(Color.WHITE, Point.parse("Q4"))


def read(text):
    """Return what a node says and the kinds of its problems."""
    problems = []
    note = lambda code, name, found: problems.append(code)  # noqa: E731
    content = read_content(text, BOARD, note, is_root=False)
    assert problems == []
    return content


def written(content):
    return "".join(
        name + "".join(f"[{value}]" for value in values)
        for name, values in write_content(content, BOARD).items()
    )


def black(seconds, count=0):
    return ByColor(TimeLeft(seconds, count), None)


class TestReading:
    @pytest.mark.parametrize(
        ("text", "content"),
        [
            ("B[dd]BL[300]", Content(move=D16, times=black(300.0))),
            ("B[dd]BL[29.5]OB[3]", Content(move=D16, times=black(29.5, 3))),
            ("B[dd]\nBL[0]", Content(move=D16, times=black(0.0))),
            (
                "W[pp]WL[5.25] OW[1]\n",
                Content(move=Q4, times=ByColor(None, TimeLeft(5.25, 1))),
            ),
            (
                "B[dd]BL[10]WL[20]OW[2]",
                Content(move=D16, times=ByColor(TimeLeft(10.0), TimeLeft(20.0, 2))),
            ),
            ("B[dd]WL[20]", Content(move=D16, times=ByColor(None, TimeLeft(20.0)))),
            ("B[dd]OB[2]BL[20]", Content(move=D16, times=black(20.0, 2))),
            ("B[dd]BL[20]C[hm]", Content(move=D16, times=black(20.0), comment="hm")),
            ("BL[300]", Content(times=black(300.0))),
            ("BL[ 300 ]OB[ +2 ]", Content(times=black(300.0, 2))),
            ("BL[10]OB[1]", Content(times=black(10.0, 1))),
            ("BL[9hr 30m]", Content(times=black(34_200.0))),
            ("BL[299,5]", Content(times=black(299.5))),
            ("BL[29.]", Content(times=black(29.0))),
            ("B[]BL[20]", Content(move=Move(Color.BLACK, None), times=black(20.0))),
            ("B[tt]BL[20]", Content(move=Move(Color.BLACK, None), times=black(20.0))),
        ],
    )
    def test_times_are_parsed(self, text, content):
        assert read(text) == content

    @pytest.mark.parametrize("count", ["0", "-1", " 0 ", "-99"])
    def test_counts_below_one_in_main_time_are_kept(self, count):
        content = read(f"B[dd]BL[300]OB[{count}]")
        assert content == Content(move=D16, times=black(300.0), others=(Property("OB", (count,)),))
        assert written(content) == f"B[dd]BL[300]OB[{count}]"

    @pytest.mark.parametrize(
        "text",
        [
            "BL[abc]",
            "BL[]",
            "BL[-300]",
            "BL[1e3]",
            "BL[NaN]",
            "BL[inf]",
            "BL[10000000]",
            "BL[99999999]",
            "BL[9999999999999999999999]",
            "BL[not much time left]OB[5]",
            "OB[5]",
            "BL[20]OB[2.5]",
            "BL[20]OB[]",
            "BL[20]OB[1 kk]",
            "BL[20]OB[1000]",
            "WL[x]OW[y]",
        ],
    )
    def test_unreadable_times_are_kept(self, text):
        content = read(text)
        assert content.times is NO_TIMES
        assert written(content) == text

    def test_the_last_period_or_stone_is_written(self):
        assert written(Content(times=black(10.0, 1))) == "BL[10]OB[1]"

    @pytest.mark.parametrize("text", ["BL[20][30]", "BL[20]BL[30]"])
    def test_a_second_time_is_kept_under_another_name(self, text):
        content = read_content(f"B[dd]{text}", BOARD, is_root=False)
        assert content.times == black(20.0)
        assert content.others == (Property("XBL", ("30",)),)

    def test_one_players_time_is_parsed_without_the_other(self):
        content = read("BL[soon]WL[20]OW[2]OB[3]")
        assert content.times == ByColor(None, TimeLeft(20.0, 2))
        assert content.others == (Property("BL", ("soon",)), Property("OB", ("3",)))

    def test_larger_boards_have_capitals(self):
        large = sgf_coordinates(52, 52)
        content = read_content("B[AA]BL[20]", large, is_root=False)
        assert content == Content(move=Move(Color.BLACK, Point(26, 25)), times=black(20.0))

    def test_a_move_off_the_board_keeps_its_time(self):
        content = read_content("B[dd]BL[20]", sgf_coordinates(3, 3), is_root=False)
        assert content == Content(times=black(20.0), others=(Property("B", ("dd",)),))


WORDS = "B W BL WL OB OW C [dd] [dd] [tt] [] [3] [2] [29.5] [0] [-1] [1e3] [abc] [1000000]".split()
PIECES = st.sampled_from([*WORDS, " ", "\n"])
NODES = st.lists(PIECES, max_size=10).map("".join) | st.builds(
    "{0}[{1}]{2}{0}L[{3}]{4}".format,
    st.sampled_from("BW"),
    st.sampled_from(["dd", "ss", "tt", "zz"]),
    st.sampled_from(["", "\n"]),
    st.sampled_from(["3", "0", "0029.5", "-1", "1e3", "1000000", "29.123456789"]),
    st.sampled_from(["", "OB[1]", "OW[22]", " OB[03]", "OW[1000]", "OB[0]", "C[c]"]),
)


@given(NODES)
def test_the_fast_path_agrees_with_the_full_parser(text):
    quick = read_timed_move(text, BOARD)
    if quick is None:
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(node_reader, "read_timed_move", lambda text, board: None)
        assert read(text) == quick


@pytest.mark.parametrize(
    "text", ["B[dd]BL[300]", "W[pp]WL[5.25]OW[1]", "B[aa]\nBL[0]\n", "W[aa]WL[0.123456789] OW[999]"]
)
def test_most_nodes_use_the_fast_path(text):
    assert read_timed_move(text, BOARD) is not None


@pytest.mark.parametrize(
    "text",
    ["B[dd]", "B[dd]WL[30]", "B[dd]BL[30]OW[2]", "B[dd]BL[30]OB[0]", "B[zy]BL[3]", "B[dd]BL[-3]"],
)
def test_other_nodes_use_the_full_parser(text):
    assert read_timed_move(text, BOARD) is None


class TestWriting:
    @pytest.mark.parametrize(
        ("left", "text"),
        [
            (TimeLeft(300.0), "BL[300]"),
            (TimeLeft(0.0), "BL[0]"),
            (TimeLeft(-0.0), "BL[0]"),
            (TimeLeft(-5.0), "BL[0]"),
            (TimeLeft(1.2345678), "BL[1.2345678]"),
            (TimeLeft(0.30000000000000004), "BL[0.3]"),
            (TimeLeft(1e-20), "BL[0.000000001]"),
            (TimeLeft(123_456.7), "BL[123456.7]"),
            (TimeLeft(1e6), "BL[1000000]"),
            (TimeLeft(30.0, 5), "BL[30]OB[5]"),
        ],
    )
    def test_seconds_have_nine_decimals_and_no_exponent(self, left, text):
        assert written(Content(times=ByColor(left, None))) == text

    def test_times_are_written_after_the_move(self):
        times = ByColor(TimeLeft(1.5), TimeLeft(30.0, 5))
        content = Content(move=D16, times=times, comment="c", name="n")
        assert written(content) == "B[dd]BL[1.5]WL[30]OW[5]N[n]C[c]"

    @given(st.floats(0.0, 1e6), st.integers(0, 999))
    def test_a_round_trip_preserves_the_values(self, seconds, count):
        content = Content(move=D16, times=ByColor(TimeLeft(seconds, count), None))
        left = read(written(content)).times.black
        assert left.count == count
        assert left.seconds == pytest.approx(seconds, abs=1e-9)
        assert left.has_run_out == (seconds == 0)
        assert read(written(replace(content, times=ByColor(left, None)))).times.black == left


FILE = (
    b"(;FF[4]GM[1]SZ[9]CA[UTF-8]TM[600];B[aa]BL[599.1234567]OB[0] C[x];WL[ 30 ]W[bb]OW[3]"
    b";B[cc]BL[soon]OB[4];W[dd] WL[9hr 30m])"
)


def opened():
    (found,) = read_games(FILE).games
    return Game(found.tree, found.columns, found.rows)


class TestFiles:
    def test_untouched_nodes_are_written_unchanged(self):
        (found,) = read_games(FILE).games
        for node in found.tree.nodes.values():
            assert node.content is not None
        _, _, moves = FILE.partition(b"TM[600]")
        assert write_games([found]).replace(b"\n", b"").endswith(moves)

    def test_a_comment_keeps_the_times_unchanged(self):
        game = opened()
        for number in range(1, 5):
            game.go_to(number)
            game.set_comment("new")
        text = write_games([game]).decode()
        for part in ("BL[599.1234567]OB[0]", "WL[ 30 ]W[bb]OW[3]", "BL[soon]OB[4]", "WL[9hr 30m]"):
            assert part in text

    @pytest.mark.parametrize(
        ("number", "times", "text"),
        [
            (1, black(590.25), ";B[aa]BL[590.25]C[x]"),
            (1, black(20.0, 5), ";B[aa]BL[20]OB[5] C[x]"),
            (1, ByColor(TimeLeft(599.1234567), TimeLeft(7.0)), "BL[599.1234567]OB[0] C[x]WL[7]"),
            (1, NO_TIMES, ";B[aa]OB[0] C[x]"),
            (2, ByColor(None, TimeLeft(30.0, 2)), ";WL[ 30 ]W[bb]OW[2]"),
            (2, ByColor(None, TimeLeft(30.0)), ";WL[ 30 ]W[bb];"),
            (2, NO_TIMES, ";W[bb];"),
            (3, black(9.5), ";B[cc]BL[9.5];"),
            (3, black(9.5, 2), ";B[cc]BL[9.5]OB[2];"),
            (4, ByColor(None, TimeLeft(5.0)), ";W[dd] WL[5])"),
        ],
    )
    def test_new_times_replace_the_old_ones_in_place(self, number, times, text):
        game = opened()
        game.go_to(number)
        game.set_times(times)
        data = write_games([game])
        assert text in data.decode().replace("\n", "")
        (again,) = read_games(data).games
        assert again.tree[number].content.times == times
        for other in {1, 2, 3, 4} - {number}:
            assert again.tree[other].content == game.tree[other].content
