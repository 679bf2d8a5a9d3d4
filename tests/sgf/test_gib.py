from pathlib import Path

import pytest

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.file_problems import FileProblemCode, UnreadableFile, UnreadableReason
from gobanapp.sgf.game_draft import ProblemCollector
from gobanapp.sgf.gib import read_gib
from tests.sgf.main_line_moves import moves_of

DATA = Path(__file__).parents[1] / "data" / "formats"


def read(text):
    report = ProblemCollector()
    return read_gib(text, report), [(p.code, p.line, p.property) for p in report.problems]


def game_of(text):
    (game,), problems = read(text)
    assert problems == []
    return game


def info_of(text):
    return game_of(text).root.content.info


def test_a_file_of_tygem():
    game = game_of((DATA / "three_stones.gib").read_text(encoding="ascii"))
    info = game.root.content.info
    assert info.names == ByColor("jy512", "leejw977")
    assert info.ranks == ByColor("15K", "10K")
    assert (info.handicap, info.komi, info.result) == (3, 0, "")
    assert (info.date, info.place, info.game_name) == ("2016-03-26", "Tygem Baduk", "Free")
    assert (info.time_limit, info.overtime) == (1200, "3x30 byo-yomi")
    moves = moves_of(game)
    assert moves[:4] == ["Wpp", "Bnq", "Wqn", "Bno"]
    assert (len(moves), moves[-1]) == (118, "Bki")
    assert [node.id for node in game.tree.walk()] == list(range(119))
    assert all(node.text is None for node in game.tree.walk())


def test_a_chinese_file():
    game = game_of((DATA / "chinese.gib").read_bytes().decode("gb18030").replace("\r\n", "\n"))
    info = game.root.content.info
    assert info.names == ByColor("blackriver", "山中白云")
    assert info.ranks == ByColor("5段", "6段")
    assert (info.result, info.komi, info.handicap) == ("W+7.5", 6.5, None)
    assert (info.comment, info.place) == ("第一局", "弈城对弈")
    assert moves_of(game) == ["Bpd", "Wdp", "Bpq", "Wdd", "Bcf", "Wfc", "B", "W"]


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        (2, "D4 Q16"),
        (3, "D4 Q16 D16"),  # not Q4, where custom has it
        (4, "D4 Q16 D16 Q4"),
        (5, "D4 Q16 D16 Q4 K10"),
        (6, "D4 Q16 D16 Q4 D10 Q10"),
        (7, "D4 Q16 D16 Q4 D10 Q10 K10"),
        (8, "D4 Q16 D16 Q4 D10 Q10 K4 K16"),
        (9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
    ],
)
def test_handicap_stones_follow_the_tygem_placement(stones, points):
    game = game_of(f"\\GS\n2 1 0\n1 0 &4\nINI 0 1 {stones} &4\n\\GE")
    content = game.root.content
    assert content.set_up.black == {Point.parse(name) for name in points.split()}
    assert content.info.handicap == stones


@pytest.mark.parametrize("stones", [0, 1])
def test_a_handicap_below_two_places_no_stones(stones):
    content = game_of(f"INI 0 1 {stones} &4\nSTO 0 2 1 0 0").root.content
    assert not content.set_up
    assert content.info.handicap is None


def test_too_many_stones_are_noted():
    (game,), problems = read("INI 0 1 99 &4\nSTO 0 2 1 0 0")
    assert problems == [(FileProblemCode.BAD_VALUE, 1, "INI")]
    assert game.root.content.info.handicap == 99
    assert not game.root.content.set_up


class TestResults:
    @pytest.mark.parametrize(
        ("main", "result"),
        [
            ("GRLT:0,ZIPSU:245", "B+24.5"),
            ("GRLT:1,ZIPSU:75", "W+7.5"),
            ("GRLT:1,ZIPSU:110", "W+11"),
            ("GRLT:3,ZIPSU:0", "B+R"),
            ("GRLT:4,ZIPSU:0", "W+R"),
            ("GRLT:7,ZIPSU:0", "B+T"),
            ("GRLT:8,ZIPSU:0", "W+T"),
            ("GRLT:255,ZIPSU:0", ""),
            ("GRLT:0", "B+"),
            ("GRLT:1,ZIPSU:x", "W+"),
            ("GRLT:nope", ""),
            ("grlt : 3 ,", "B+R"),
        ],
    )
    def test_by_code(self, main, result):
        assert info_of(f"\\[GAMEINFOMAIN={main}\\]\nSTO 0 2 1 0 0").result == result

    def test_the_gametag_has_the_info_too(self):
        info = info_of("\\[GAMETAG=S1,R0,D0,G75,W1,Z35,T30-3-600,\t\tC2020:06:14:01:26,\\]")
        assert (info.result, info.komi, info.date) == ("W+3.5", 7.5, "2020-06-14")
        assert (info.time_limit, info.overtime) == (600, "3x30 byo-yomi")

    @pytest.mark.parametrize(
        ("words", "result"),
        [
            ("white 7.5 win", "W+7.5"),
            ("흑 시간승", "B+T"),
            ("draw", "0"),
            ("无胜负", "Void"),
            ("what?", "what?"),
        ],
    )
    def test_the_result_is_read_in_words_where_the_code_has_none(self, words, result):
        tags = f"\\[GAMERESULT={words}\\]\n\\[GAMEINFOMAIN=GRLT:2,ZIPSU:0\\]"
        assert info_of(tags).result == result

    def test_the_code_goes_before_the_words(self):
        tags = "\\[GAMERESULT=black wins by time\\]\n\\[GAMEINFOMAIN=GRLT:4,ZIPSU:0\\]"
        assert info_of(tags).result == "W+R"

    def test_a_margin_only_in_words(self):
        tags = "\\[GAMERESULT=黑3目半胜\\]\n\\[GAMEINFOMAIN=GRLT:0\\]"
        assert info_of(tags).result == "B+3.5"


class TestInfo:
    @pytest.mark.parametrize(
        ("tags", "komi"),
        [
            ("\\[GAMEINFOMAIN=GONGJE:65\\]", 6.5),
            ("\\[GAMEINFOMAIN=GONGJE:0\\]", 0),
            ("\\[GAMEINFOMAIN=GONGJE:-55\\]", -5.5),
            ("\\[GAMEGONGJE=75\\]\n\\[GAMEINFOMAIN=GONGJE:oops\\]", 7.5),
            ("\\[GAMECONDITION=Even : Black 6.5 Dum\\]\n\\[GAMENAME=x\\]", 6.5),
            ("\\[GAMECONDITION=分先\uff1a黑贴6目半\\]\n\\[GAMENAME=x\\]", 6.5),
            ("\\[GAMECONDITION=호선 : 흑 공제 6집반\\]\n\\[GAMENAME=x\\]", 6.5),
            ("\\[GAMECONDITION=3 Handicap : White Dum(5)\\]\n\\[GAMENAME=x\\]", None),
        ],
    )
    def test_komi(self, tags, komi):
        assert info_of(tags).komi == komi

    def test_names_and_ranks_in_other_places(self):
        tags = "\\[BUSERINFO=BID:b,BLV:17,BNICK:bee\\]\n\\[GAMETAG=I:w,L:27,M:b2,N:1\\]"
        info = info_of(tags)
        assert info.names == ByColor("bee", "w")
        assert info.ranks == ByColor("1K", "1P")

    @pytest.mark.parametrize(("level", "rank"), [(0, "18K"), (17, "1K"), (18, "1D"), (26, "9D")])
    def test_ranks_by_number(self, level, rank):
        info = info_of(f"\\[GAMEBLACKNAME=bee\\]\n\\[BUSERINFO=BLV:{level}\\]")
        assert (info.names.black, info.ranks.black) == ("bee", rank)

    def test_a_time_without_a_limit(self):
        info = info_of("\\[GAMEINFOMAIN=GTIME:每方限时: 无\\]\n\\[GAMETAG=T20-1-0,\\]")
        assert (info.time_limit, info.overtime) == (0, "1x20 byo-yomi")
        info = info_of("\\[GAMENAME=x\\]\n\\[GAMEINFOMAIN=GTIME:0-0-0\\]")
        assert (info.time_limit, info.overtime) == (None, "")

    def test_the_size(self):
        game = game_of("\\[GAMEINFOMAIN=GBKIND:3,LINE:13\\]\nINI 0 1 2 &4\nSTO 0 2 2 0 0")
        assert game.size == (13, 13)
        assert game.root.content.set_up.black == {Point.parse("D4"), Point.parse("K10")}
        assert moves_of(game) == ["Waa"]
        with pytest.raises(UnreadableFile) as error:
            read("\\[GAMEINFOMAIN=LINE:99\\]")
        assert (error.value.reason, error.value.found) == (UnreadableReason.TOO_LARGE, "99x99")


class TestMoves:
    def test_passes_take_turns(self):
        assert moves_of(game_of("SKI 0 2\nSKI 0 3")) == ["B", "W"]
        assert moves_of(game_of("INI 0 1 2 &4\nSKI 0 2\nSTO 0 3 1 0 0\nSKI 0 4")) == [
            "W",
            "Baa",
            "W",
        ]

    def test_a_stone_on_a_taken_point_is_kept(self):
        assert moves_of(game_of("STO 0 2 1 3 3\nSTO 0 3 2 3 3")) == ["Bdd", "Wdd"]

    def test_spacing_and_letters_do_not_matter(self):
        text = "  \\hs\n\\[ gamename =x\\]\\[GAMEPLACE=y\\]\n sto   0 2\t1  15 3   \nski\n\\ge\n"
        game = game_of(text)
        assert moves_of(game) == ["Bpd", "W"]
        assert (game.root.content.info.game_name, game.root.content.info.place) == ("x", "y")

    def test_text_after_a_move_is_a_comment(self):
        game = game_of("STO 0 2 1 15 3 nice move")
        assert game.tree[1].content.comment == "nice move"

    def test_invalid_moves_are_reported_and_skipped(self):
        games, problems = read(
            "STO 0 2 1 15 3\nSTO 0 3 2 19 3\nSTO 0 3 3 1 1\nSTO 0 3\nINI\nhello\n12 &4\n"
            "STO 0 4 2 0 18"
        )
        assert moves_of(games[0]) == ["Bpd", "Was"]
        assert problems == [
            (FileProblemCode.POINT_OFF_BOARD, 2, "STO"),
            (FileProblemCode.BAD_VALUE, 3, "STO"),
            (FileProblemCode.BAD_VALUE, 4, "STO"),
            (FileProblemCode.BAD_VALUE, 5, "INI"),
            (FileProblemCode.STRAY_TEXT, 6, ""),
        ]

    def test_marks_of_an_unfinished_game_are_silent(self):
        assert moves_of(game_of("2 6 0\n3 0 &4\nSTO 0 2 1 3 3\nREM 0 3\nIDX 0 4")) == ["Bdd"]

    def test_a_handicap_after_the_first_move_is_ignored(self):
        game = game_of("STO 0 2 1 3 3\nINI 0 1 2 &4")
        assert not game.root.content.set_up


class TestTags:
    def test_a_value_over_several_lines(self):
        game = game_of("\\[GAMECOMMENT=one\ntwo\n three\\]\nSTO 0 2 1 3 3")
        assert game.root.content.info.comment == "one\ntwo\n three"
        assert moves_of(game) == ["Bdd"]

    @pytest.mark.parametrize("rest", ["\\[GAMEPLACE=y\\]", "\\HE", "STO 0 2 1 3 3", ""])
    def test_a_value_without_an_end(self, rest):
        (game,), problems = read(f"\n\\[GAMENAME=x\n{rest}")
        assert game.root.content.info.game_name == "x"
        assert problems == [(FileProblemCode.UNCLOSED_VALUE, 2, "GAMENAME")]
        assert len(game.tree) == 1 + rest.startswith("STO")

    def test_the_first_of_two_counts(self):
        assert info_of("\\[GAMENAME=x\\]\n\\[GAMENAME=y\\]").game_name == "x"

    def test_a_won_sign_is_a_backslash(self):
        assert info_of("₩[GAMENAME=x₩]").game_name == "x"


def test_several_games():
    games, problems = read("\\HS\nSTO 0 2 1 3 3\n\\GE\n\\HS\n\\HS\nSTO 0 2 1 15 15\n\\GE\n")
    assert [moves_of(game) for game in games] == [["Bdd"], ["Bpp"]]
    assert problems == []


@pytest.mark.parametrize("text", ["", "\\HS\n\\HE\n\\GS\n\\GE\n", "\\[TYPE=0\\]", "what"])
def test_unusable_text_contains_no_game(text):
    assert read(text)[0] == []


def test_a_heading_without_moves_is_a_game():
    game = game_of("\\HS\n\\[GAMEPLACE=x\\]\n\\HE")
    assert (len(game.tree), game.size) == (1, (19, 19))


def test_equal_moves_are_one_value():
    game = game_of("STO 0 2 1 3 3\nSTO 0 3 2 0 0\nSTO 0 4 1 3 3")
    assert game.tree[1].content is game.tree[3].content
    assert game.tree[1].content.move == Move(Color.BLACK, Point.parse("D16"))
