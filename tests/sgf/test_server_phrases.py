import pytest

from gobanapp.sgf.heading_numbers import read_komi, write_number
from gobanapp.sgf.server_phrases import (
    iso_date,
    komi_in_words,
    result_in_words,
    split_rank,
    split_rank_behind,
)


class TestResults:
    @pytest.mark.parametrize(
        ("words", "result"),
        [
            ("Black wins by 0.5!", "B+0.5"),
            ("Black wins by 34win >> White(58):Black(92)", "B+34"),
            ("Black wins >> White(58):Black(92)", "B+"),
            ("3rd game, Black wins by 2,5!", "B+2.5"),
            ("第3局 白勝ち、7目半でした", "W+7.5"),
            ("White wins by 18.5 points! >> White(100):Black(88)", "W+18.5"),
            ("White 19Win  >> White(83):Black(64)", "W+19"),
            ("white 7.5 win", "W+7.5"),
            ("black 0.5 points win", "B+0.5"),
            ("white wins by time", "W+T"),
            ("White Win by Resign!", "W+R"),
            ("White wins by  resign!", "W+R"),
            ("White wins by resi!", "W+R"),
            ("White loses on time", "B+T"),
            ("black wins by disconnection", "B+F"),
            ("Black wins", "B+"),
            ("Draw!", "0"),
            ("黒中押し勝ち!", "B+R"),
            ("232手完、黒2目半勝ち", "B+2.5"),
            ("黒5.5目勝\uff01 >> 白(64):黒(76)", "B+5.5"),
            ("白時間切れ勝ち\uff01", "W+T"),
            ("白7目半胜", "W+7.5"),
            ("黑中盘胜", "B+R"),
            ("흑 5.5집 승", "B+5.5"),
            ("흑 3집반승", "B+3.5"),
            ("백 불계승", "W+R"),
            ("흑 시간승", "B+T"),
            ("흑 시간패", "W+T"),
            ("무승부", "0"),
            ("ดำชนะด้วยแต้ม!7.5 >> ขาว(63):ดำ(77)", "B+7.5"),
            ("无胜负", "Void"),
        ],
    )
    def test_server_phrases_are_parsed(self, words, result):
        assert result_in_words(words) == result

    @pytest.mark.parametrize("words", ["", "  ", "Progressing!", "진행중", "对局中"])
    def test_a_game_without_an_end_has_no_result(self, words):
        assert result_in_words(words) == ""

    def test_stones_are_two_points_unless_counted_as_points(self):
        assert result_in_words("白棋胜12子") == "W+24"
        assert result_in_words("白棋12子") == "W+24"
        assert result_in_words("白棋12子 >> 白方(94):黑方(82)", stones_are_points=True) == "W+12"
        assert result_in_words("黑胜1/4子", stones_are_points=True) == "B+0.5"
        assert result_in_words("白棋胜1/4子") == "W+0.5"
        assert result_in_words("白胜12子半", stones_are_points=True) == "W+12.5"

    def test_an_unknown_phrase_is_returned(self):
        assert result_in_words("to be \n continued") == "to be continued"


@pytest.mark.parametrize(
    ("words", "komi"),
    [
        ("6.5", 6.5),
        ("-5.50", -5.5),
        ("6目半", 6.5),
        ("3又3/4子", 7.5),
        ("375", 7.5),
        ("1/3", 0.33),
        ("0.2501", 0.5),
        ("999999", None),
        ("12575", None),
        ("9975", None),
        ("99.999", None),  # 100 when written
        ("", None),
        ("x", None),
    ],
)
def test_komi_is_one_that_is_the_same_when_read_again(words, komi):
    assert komi_in_words(words) == komi
    if komi is not None:
        assert read_komi(write_number(komi)) == komi


class TestDates:
    @pytest.mark.parametrize(
        ("text", "date"),
        [
            ("2016- 3-26-17-29-25", "2016-03-26"),
            ("2016:03:26:17:29", "2016-03-26"),
            ("2014年7月2日 下午 7:15", "2014-07-02"),
            ("2015년 8월 29일", "2015-08-29"),
            ("20160416 [00:36]", "2016-04-16"),
            ("2006-9-5", "2006-09-05"),
            ("2019/03/08,22:09:00,2019/03/09,07:16:59", "2019-03-08"),
            ("//,2019/03/09", "2019-03-09"),
            ("2019/13/09 2019/03/09", "2019-03-09"),
        ],
    )
    def test_the_first_date_is_found(self, text, date):
        assert iso_date(text) == date

    @pytest.mark.parametrize("text", ["", "//", "2016-13-26", "20160230", "123456789", "0000-1-1"])
    def test_invalid_dates_are_not_parsed(self, text):
        assert iso_date(text) == ""


class TestRanks:
    @pytest.mark.parametrize(
        ("text", "name", "rank"),
        [
            ("jy512 (15K)", "jy512", "15K"),
            ("山中白云(6段)", "山中白云", "6段"),
            ("까치 \uff081단\uff09", "까치", "1단"),
            ("a (b) (3D)", "a (b)", "3D"),
            ("kim ( 9P )", "kim", "9P"),
            ("kim ()", "kim", ""),
            ("smile :(", "smile :(", ""),
            ("name (home)", "name (home)", ""),
            ("", "", ""),
        ],
    )
    def test_a_rank_in_brackets_is_kept_as_written(self, text, name, rank):
        assert split_rank(text) == (name, rank)

    @pytest.mark.parametrize(
        ("text", "name", "rank"),
        [
            ("LQC         9DP", "LQC", "9p"),
            ("wyh1207     7D*", "wyh1207", "7d"),
            ("velobici   10K", "velobici", "10k"),
            ("白波        7段*", "白波", "7d"),
            ("黒潮        5段P", "黒潮", "5p"),
            ("Lee S.D.    9P", "Lee S.D.", "9p"),
            ("나무        3급", "나무", "3k"),
            ("朴 初段", "朴", "初段"),
            ("only a name", "only a name", ""),
            ("9D", "9D", ""),
        ],
    )
    def test_a_rank_after_blanks_is_normalised(self, text, name, rank):
        assert split_rank_behind(text) == (name, rank)

    def test_an_overlong_name_keeps_its_suffix(self):
        name = "x" * 195
        assert split_rank(f"{name} (1D)") == (name, "1D")
        assert split_rank(f"x{name} (1D)") == (f"x{name} (1D)", "")
        assert split_rank_behind(f"{name}   1D") == (name, "1d")
        assert split_rank_behind(f"x{name}   1D") == (f"x{name}   1D", "")
