from pathlib import Path

import pytest

from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.sgf.file_problems import FileProblemCode, UnreadableFile, UnreadableReason
from gobanapp.sgf.game_draft import ProblemCollector
from gobanapp.sgf.ngf import read_ngf
from tests.sgf.main_line_moves import moves_of

DATA = Path(__file__).parents[1] / "data" / "formats"
HEADING = """Rated game
{size}
white one   7D*
black       10K
www.cyberoro.com
{handicap}
0
{komi}
{date}
{minutes}
{result}
{moves}
"""


def read(text):
    report = ProblemCollector()
    return read_ngf(text, report), [(p.code, p.line, p.property) for p in report.problems]


def heading(**changed):
    values = {
        "size": 19,
        "handicap": 0,
        "komi": 6,
        "date": "20170316 [09:37]",
        "minutes": 5,
        "result": "Black wins by 0.5!",
        "moves": 2,
    }
    return HEADING.format(**values | changed)


def game_of(text):
    (game,), problems = read(text)
    assert problems == []
    return game


def info_of(**changed):
    return game_of(heading(**changed) + "PMABBREER\n").root.content.info


def test_a_file_of_cyberoro():
    game = game_of((DATA / "three_stones.ngf").read_text(encoding="ascii"))
    info = game.root.content.info
    assert info.names == ByColor("ekfshddl", "wyh1207")
    assert info.ranks == ByColor("4d", "7d")
    assert (info.handicap, info.komi, info.result) == (3, 0, "B+34")
    assert (info.date, info.place, info.game_name) == (
        "2016-04-16",
        "www.cyberoro.com",
        "Rated game",
    )
    assert info.time_limit == 180
    stones = {Point.parse(name) for name in ("D4", "Q16", "D16")}
    assert game.root.content.set_up.black == stones
    moves = moves_of(game)
    assert moves[:4] == ["Wqp", "Bop", "Wmq", "Bqq"]
    assert (len(moves), moves[-1]) == (283, "Wkh")
    assert [node.id for node in game.tree.walk()] == list(range(284))


def test_a_japanese_file():
    text = (DATA / "japanese.ngf").read_bytes().decode("shift_jis").replace("\r\n", "\n")
    game = game_of(text)
    info = game.root.content.info
    assert info.names == ByColor("黒潮", "白波")
    assert info.ranks == ByColor("5p", "7d")
    assert (info.result, info.komi, info.time_limit) == ("B+R", 6.5, 28800)
    assert moves_of(game) == ["Bpd", "Wdd", "Bpq", "W", "Bdp"]


def test_a_file_of_sina():
    game = game_of((DATA / "sina.ngf").read_bytes().decode("gb18030"))
    info = game.root.content.info
    assert info.names == ByColor("江上黑", "山中白")
    assert info.ranks == ByColor("五段", "初段")
    assert (info.game_name, info.date, info.komi) == ("全国围棋甲级联赛", "2006-09-05", 6.5)
    assert info.result == "B+R"
    assert moves_of(game) == ["Bqd", "Wdd", "Bpq"]
    assert game.tree[3].content.comment == "黑中盘胜(现场消息)"


def test_comments_of_sina():
    text = (
        "GIx\nPMABBREER\nPMACWEEEE\nIDB[1] one\ntwo[EndTxt]\nIDW[9] last[EndTxt]\nIDB[0]not closed"
    )
    game = game_of(text)
    comments = [node.content.comment for node in game.tree.walk()]
    assert comments == ["not closed", "one\ntwo", "last"]
    assert game.root.content.info.result == ""


class TestHeading:
    @pytest.mark.parametrize(
        ("handicap", "komi", "expected"),
        [
            (0, 6, 6.5),
            (0, 0, 0.5),
            (0, 7.5, 7.5),
            (0, -6, -6.5),
            (1, 0, 0),
            (1, 6, 6),
            (4, 0, 0),
        ],
    )
    def test_an_even_game_has_half_a_point_more(self, handicap, komi, expected):
        assert info_of(handicap=handicap, komi=komi).komi == expected

    @pytest.mark.parametrize(
        ("handicap", "points"),
        [
            (0, ""),
            (1, ""),
            (2, "D4 Q16"),
            (3, "D4 Q16 D16"),
            (4, "D4 Q16 D16 Q4"),
            (9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
        ],
    )
    def test_handicap_stones(self, handicap, points):
        content = game_of(heading(handicap=handicap) + "PMABWREER").root.content
        assert content.set_up.black == {Point.parse(name) for name in points.split()}
        assert content.info.handicap == (handicap if handicap > 1 else None)

    def test_too_many_handicap_stones_are_noted(self):
        (game,), problems = read(heading(handicap=99))
        assert problems == [(FileProblemCode.BAD_VALUE, 2, "HA")]
        assert not game.root.content.set_up

    @pytest.mark.parametrize(
        ("result", "expected"),
        [
            ("Black wins by resignation!", "B+R"),
            ("White loses on time", "B+T"),
            ("White wins by 18.5 points! >> White(100):Black(88)", "W+18.5"),
            ("白棋12子 >> 白方(94):黑方(82)", "W+12"),
            ("Draw!", "0"),
            ("Progressing!", ""),
            ("", ""),
        ],
    )
    def test_results(self, result, expected):
        assert info_of(result=result).result == expected

    @pytest.mark.parametrize("date", ["20170316 [09:37]", "20170316", "20170316 [ 9: 7]"])
    def test_dates(self, date):
        assert info_of(date=date).date == "2017-03-16"

    def test_numbers_that_make_no_sense(self):
        info = info_of(handicap=99999999, komi=999999, minutes=999999999)
        assert (info.handicap, info.komi, info.time_limit) == (None, None, None)

    def test_names_may_have_blanks(self):
        info = info_of()
        assert info.names == ByColor("black", "white one")
        assert info.ranks == ByColor("10k", "7d")

    def test_a_line_less(self):
        text = heading(result="White wins by resign!") + "PMABBREER\n"
        for gone in ("Rated game\n", "www.cyberoro.com\n", "5\n"):
            info = game_of(text.replace(gone, "", 1)).root.content.info
            assert info.names == ByColor("black", "white one")
            assert (info.komi, info.date, info.result) == (6.5, "2017-03-16", "W+R")

    def test_no_date(self):
        info = info_of(date="when?")
        assert info.names == ByColor("black", "white one")
        assert (info.komi, info.date) == (6.5, "")

    @pytest.mark.parametrize("lines", range(2, 13))
    def test_a_heading_that_is_cut_short(self, lines):
        (game,), _ = read("\n".join(heading().split("\n")[:lines]))
        assert (len(game.tree), game.size) == (1, (19, 19))
        assert game.root.content.info.game_name == "Rated game"


class TestSizes:
    def test_the_board_begins_in_its_own_corner(self):
        game = game_of(heading(size=9) + "PMABBBBBB\nPMACWJJJJ\n")
        assert game.size == (9, 9)
        assert moves_of(game) == ["Baa", "Wii"]

    def test_too_large(self):
        with pytest.raises(UnreadableFile) as error:
            read(heading(size=60))
        assert (error.value.reason, error.value.found) == (UnreadableReason.TOO_LARGE, "60x60")

    def test_a_missing_or_invalid_size_is_the_default(self):
        (game,), problems = read(heading(size="what"))
        assert game.size == (19, 19)
        assert game.root.content.info.names == ByColor("black", "white one")
        assert problems == [(FileProblemCode.BAD_SIZE, 2, "SZ")]
        (game,), problems = read(heading().replace("\n19\n", "\n", 1))
        assert game.size == (19, 19)
        assert game.root.content.info.names == ByColor("black", "white one")
        assert problems == []


class TestMoves:
    def test_aa_is_a_pass(self):
        assert moves_of(game_of("PMABBAAAA\nPMACWAAAA")) == ["B", "W"]

    def test_letters_and_blanks_do_not_matter(self):
        assert moves_of(game_of("  pmabbreer \nPM AC W EE\n")) == ["Bqd", "Wdd"]

    def test_invalid_moves_are_reported_and_skipped(self):
        games, problems = read("PMABBREER\nPMACWZZZZ\nPMAC\nhello\n\nGI1\nPMADBAZZA\nPMAEWEEEE")
        assert moves_of(games[0]) == ["Bqd", "Wdd"]
        assert problems == [
            (FileProblemCode.POINT_OFF_BOARD, 2, "PM"),
            (FileProblemCode.BAD_VALUE, 3, "PM"),
            (FileProblemCode.STRAY_TEXT, 4, ""),
            (FileProblemCode.POINT_OFF_BOARD, 7, "PM"),
        ]

    def test_a_stone_on_a_taken_point_is_kept(self):
        assert moves_of(game_of("PMABBREER\nPMACWREER")) == ["Bqd", "Wqd"]


def test_unusable_text_contains_no_game():
    assert read("")[0] == []
    assert read("\n\n")[0] == []
