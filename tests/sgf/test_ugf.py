from pathlib import Path

import pytest

from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.sgf.file_problems import FileProblemCode, UnreadableFile, UnreadableReason
from gobanapp.sgf.game_draft import ProblemCollector
from gobanapp.sgf.game_file import FileFormat
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.ugf import declared_encoding, read_ugf
from tests.sgf.main_line_moves import moves_of

DATA = Path(__file__).parents[1] / "data" / "formats"


def read(text):
    report = ProblemCollector()
    format_, games = read_ugf(text, report)
    return format_, games, [(p.code, p.line, p.property) for p in report.problems]


def game_of(text):
    _, (game,), problems = read(text)
    assert problems == []
    return game


def info_of(*lines):
    return game_of("\n".join(["[Header]", *lines, "[Data]", "AA,B1,1,0"])).root.content.info


def test_a_file_of_pandanet():
    format_, (game,), problems = read((DATA / "review.ugi").read_text(encoding="ascii"))
    assert (format_, problems) == (FileFormat.UGI, [])
    info = game.root.content.info
    assert info.names == ByColor("black", "white")
    assert info.ranks == ByColor("2k", "2k?")
    assert (info.komi, info.handicap, info.result) == (6.5, None, "B+2.50")
    assert (info.date, info.rules, info.copyright) == ("2020-06-23", "Japanese", "PANDANET INC.")
    assert (info.event, info.round) == ("2020 PANDA-NET Review", "white-black(B) IGS")
    assert (info.user, info.place, info.time_limit) == ("PANDA-EGG ver 9.40 beta", "", None)
    assert moves_of(game) == ["Bqd", "Wdc", "Bpq", "Wdp", "B", "W"]


def test_a_file_with_a_commentary():
    text = (DATA / "commentary.ugi").read_bytes().decode("shift_jis").replace("\r\n", "\n")
    format_, (game,), problems = read(text)
    assert (format_, problems) == (FileFormat.UGI, [])
    info = game.root.content.info
    assert info.names == ByColor("黒木", "白石")
    assert info.ranks == ByColor("9段", "碁聖")
    assert (info.event, info.round) == ("第26期 碁聖戦", "挑戦手合第5局")
    assert (info.result, info.time_limit, info.annotator) == ("W+R", 14400, "解説者 九段")
    assert info.comment == "持ち時間は4時間"
    assert moves_of(game) == ["Bpd", "Wdp", "Bpq", "Wdd"]


def test_a_file_with_only_a_game_is_ugf():
    assert read("[Header]\nVer=UGF3,200\nSize=9\n[Data]\nAA,B1,1,0")[0] is FileFormat.UGF
    assert read("[Header]\nSize=9\n[Data]\nAA,B1,1,0\n[ReviewNode]\n")[0] is FileFormat.UGF
    assert read("[Header]\nSize=9\n[Figure]\n")[0] is FileFormat.UGI


class TestHeader:
    @pytest.mark.parametrize(
        ("value", "handicap", "komi"),
        [
            ("0,-5.50", None, -5.5),
            ("0,6.50", None, 6.5),
            ("0,0,50", None, 0.5),
            ("4,0", 4, 0),
            ("1,0.50", None, 0.5),
            ("5", 5, None),
            ("", None, None),
            ("x,y", None, None),
        ],
    )
    def test_handicap_and_komi(self, value, handicap, komi):
        info = info_of(f"Hdcp={value}")
        assert (info.handicap, info.komi) == (handicap, komi)

    @pytest.mark.parametrize(
        ("value", "result"),
        [
            ("B,7.50", "B+7.50"),
            ("W,0.5", "W+0.5"),
            ("w, 12", "W+12"),
            ("B,2,50", "B+2.50"),
            ("B,C", "B+R"),
            ("W,T", "W+T"),
            ("B,F2", "B+F"),
            ("B,", "B+"),
            ("B,0.00", "B+"),
            ("D,0", "0"),
            ("N1,E", "Void"),
            ("N,", "Void"),
            ("O,", "Void"),
            ("A,", ""),
            ("P,", ""),
            ("E,", "?"),
            (",", ""),
            ("", ""),
            ("nobody,", "nobody"),
        ],
    )
    def test_results(self, value, result):
        assert info_of(f"Winner={value}").result == result

    @pytest.mark.parametrize(
        ("value", "rules"),
        [("JPN", "Japanese"), ("CH", "Chinese"), ("CHN", "Chinese"), ("AR", "AR"), ("", "")],
    )
    def test_rules(self, value, rules):
        assert info_of(f"Rule={value}").rules == rules

    @pytest.mark.parametrize(
        ("value", "seconds"),
        [("J;240;0;0,J;240;0;0,0,0", 14400), ("N;0;0;0,N;0;0;0,0,0", None), ("x", None)],
    )
    def test_times(self, value, seconds):
        assert info_of(f"Ptime={value}").time_limit == seconds

    def test_pairs(self):
        info = info_of("PlayerB=a,1d", "PlayerB2=b,2d", "PlayerW=c,3d", "WMemb2=d")
        assert info.names == ByColor("a & b", "c & d")
        assert info.ranks == ByColor("1d & 2d", "3d")

    def test_letters_and_blanks_do_not_matter(self):
        game = game_of("\n [ HEADER ] \n size = 9 \nPLAYERB= me ,1d\n\n[data]\n ab , b1 ,1,0\n")
        assert (game.size, moves_of(game)) == ((9, 9), ["Bah"])
        assert game.root.content.info.names.black == "me"

    def test_too_large(self):
        with pytest.raises(UnreadableFile) as error:
            read("[Header]\nSize=60")
        assert (error.value.reason, error.value.found) == (UnreadableReason.TOO_LARGE, "60x60")

    def test_invalid_values_are_reported(self):
        _, games, problems = read("what\n[Header]\nwhat\nSize=x\n[Data]\nAA,B1,1,0")
        assert games[0].size == (19, 19)
        assert problems == [
            (FileProblemCode.STRAY_TEXT, 1, ""),
            (FileProblemCode.STRAY_TEXT, 3, ""),
            (FileProblemCode.BAD_SIZE, 1, "Size"),
        ]

    @pytest.mark.parametrize(
        ("line", "encoding"),
        [
            (b"Lang=SJIS", b"SJIS"),
            (b" lang = utf8 \r", b"UTF8"),
            (b"Lang=EUC", b"EUC-JP"),
            (b"Code=EUC\nLang=JPN", b"EUC-JP"),
            (b"Lang=JPN\ncode = euc", b"EUC-JP"),
            (b"Code=\nLang=KOR", b"EUC-KR"),
            (b"Lang=", b""),
            (b"Size=9", b""),
        ],
    )
    def test_the_encoding(self, line, encoding):
        assert declared_encoding(b"[Header]\nVer=UGF\n" + line + b"\nTitle=x") == encoding


class TestMoves:
    def test_rows_count_from_the_bottom_but_for_jpn(self):
        data = "[Data]\nQP,B1,1,0"
        assert moves_of(game_of(data)) == ["Bqd"]
        assert moves_of(game_of(f"[Header]\nCoordinateType=IGS\n{data}")) == ["Bqd"]
        assert moves_of(game_of(f"[Header]\nCoordinateType=JPN\n{data}")) == ["Bqp"]

    def test_there_is_a_letter_i(self):
        assert moves_of(game_of("[Data]\nIJ,B1,1,0")) == ["Bij"]

    @pytest.mark.parametrize("place", ["YA", "YR", "YS", "YZ", "ZZ", "TT", ""])
    def test_passes(self, place):
        assert moves_of(game_of(f"[Data]\nAA,B1,1,0\n{place},W1,2,0")) == ["Bas", "W"]

    def test_a_pass_without_a_colour(self):
        text = "[Data]\nYZ,MK,1,0\nAA,W1,2,0\nYZ,MK,3,0 '00:15:00"
        assert moves_of(game_of(text)) == ["B", "Was", "B"]

    def test_stones_with_number_0_are_set_up(self):
        game = game_of("[Header]\nHdcp=2,0\n[Data]\nPP,B1,0,0\nDD,B1,0,0\nQC,W1,1,0\nAA,B1,0,0")
        content = game.root.content
        assert content.set_up.black == {Point.parse("Q16"), Point.parse("D4")}
        assert content.info.handicap == 2
        assert moves_of(game) == ["Wqq", "Bas"]

    def test_handicap_stones_that_are_left_out(self):
        game = game_of("[Header]\nHdcp=2,0\n[Data]\nQC,W1,1,0")
        assert game.root.content.set_up.black == {Point.parse("Q16"), Point.parse("D4")}
        game = game_of("[Header]\nHdcp=2,0\n[Data]\nQC,B1,1,0\nAA,B1,2,0")
        assert not game.root.content.set_up

    def test_both_colours_can_be_set_up(self):
        set_up = game_of("[Data]\nAA,B1,0,0\nAB,W1,0,0").root.content.set_up
        assert (set_up.black, set_up.white) == ({Point(0, 0)}, {Point(0, 1)})

    def test_invalid_moves_are_reported_and_skipped(self):
        _, games, problems = read(
            "[Data]\nAA,B1,1,0\nUU,W1,2,0\nABC,W1,2,0\nAB,X1,2,0\nAB\n"
            " .Text,0,999,buy it\n\nAC,W2,2"
        )
        assert moves_of(games[0]) == ["Bas", "Waq"]
        assert problems == [
            (FileProblemCode.POINT_OFF_BOARD, 3, "Data"),
            (FileProblemCode.BAD_VALUE, 4, "Data"),
            (FileProblemCode.BAD_VALUE, 5, "Data"),
            (FileProblemCode.BAD_VALUE, 6, "Data"),
            (FileProblemCode.STRAY_TEXT, 7, ""),
        ]


def test_several_games():
    _, games, _ = read("[Header]\nSize=9\n[Data]\nAA,B1,1,0\n[Header]\nSize=13\n[Data]\nAB,W1,1,0")
    assert [(game.size, moves_of(game)) for game in games] == [
        ((9, 9), ["Bai"]),
        ((13, 13), ["Wal"]),
    ]


@pytest.mark.parametrize("text", ["", "[Header]\nVer=UGF2\n[Data]\n", "[Header]\nCrypt=1,X\n"])
def test_unusable_text_contains_no_game(text):
    assert read(text)[1] == []


@pytest.mark.parametrize("line", ["Size=19", "PlayerB=me"])
def test_a_header_without_moves_is_a_game(line):
    game = game_of(f"[Header]\n{line}\n")
    assert (len(game.tree), game.size) == (1, (19, 19))


@pytest.mark.parametrize(
    ("code", "encoding"), [("Code=EUC\n", "euc_jp"), ("", "euc_jp"), ("", "cp932")]
)
def test_no_encoding_is_called_wrong_that_was_not_named(code, encoding):
    players = "PlayerB=山田太郎,2d\nPlayerW=鈴木花子,3d\n"
    text = f"[Header]\n{code}Lang=JPN\nTitle=春の大会\nSize=19\n{players}Winner=W,C\n"
    file = read_games((text + "[Data]\nQD,B1,1,10\n").encode(encoding))
    assert file.problems == ()
    assert file.games[0].root.content.info.names.black == "山田太郎"
