from dataclasses import replace

import pytest

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.markup_edits import with_marks
from gobanapp.game.node import EMPTY_CONTENT, Content, Property, SetUp
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.node_reader import read_content
from gobanapp.sgf.node_values import NodeValues
from gobanapp.sgf.node_writer import write_content
from gobanapp.sgf.value_types import sgf_coordinates

BOARD = sgf_coordinates(19, 19)


def points(names):
    return frozenset(map(Point.parse, names.split()))


def read(text, board=BOARD, *, is_root=False):
    """Return what a node says and the kinds of its problems."""
    problems = []
    note = lambda code, name, found: problems.append(code)  # noqa: E731
    return read_content(text, board, note, is_root=is_root), problems


def written(content, board=BOARD):
    return "".join(
        name + "".join(f"[{value}]" for value in values)
        for name, values in write_content(content, board).items()
    )


def test_an_empty_node_has_no_content():
    assert read("") == (EMPTY_CONTENT, [])
    assert written(EMPTY_CONTENT) == ""


class TestMoves:
    @pytest.mark.parametrize(
        ("text", "move"),
        [
            ("B[aa]", Move(Color.BLACK, Point.parse("A19"))),
            ("W[sa]", Move(Color.WHITE, Point.parse("T19"))),
            ("W[]", Move(Color.WHITE, None)),
            ("B[tt]", Move(Color.BLACK, None)),
            ("B[ a\na ]", Move(Color.BLACK, Point.parse("A19"))),
        ],
    )
    def test_values_are_parsed(self, text, move):
        assert read(text) == (Content(move=move), [])

    def test_capitals_are_read_as_small_letters_on_small_boards(self):
        assert read("B[DD]") == (
            Content(move=Move(Color.BLACK, Point.parse("D16"))),
            [FileProblemCode.UPPER_CASE_POINT],
        )
        large = sgf_coordinates(30, 30)
        assert read("B[AA]", large)[0].move.point == Point(26, 3)
        assert read("B[tt]", large)[0].move.point == Point(19, 10)

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("B[zy]", FileProblemCode.POINT_OFF_BOARD),
            ("B[37]", FileProblemCode.BAD_VALUE),
            ("B[a]", FileProblemCode.BAD_VALUE),
        ],
    )
    def test_an_invalid_move_is_kept_unparsed(self, text, code):
        assert read(text) == (Content(others=(Property("B", (text[2:-1],)),)), [code])

    def test_the_first_of_two_moves_becomes_set_up(self):
        content, problems = read("B[aa]W[bb]")
        assert content == Content(
            set_up=SetUp(black=points("A19")), move=Move(Color.WHITE, Point.parse("B18"))
        )
        assert problems == [FileProblemCode.SEVERAL_MOVES]

    def test_two_moves_keep_the_order_of_the_file(self):
        content, _ = read("W[bb]B[aa]")
        assert content.move.color is Color.BLACK
        assert content.set_up == SetUp(white=points("B18"))

    def test_the_same_move_twice_is_one(self):
        content, problems = read("W[ff]W[ff]")
        assert content.move == Move(Color.WHITE, Point.parse("F14"))
        assert content.others == (Property("W", ("ff",)),)
        assert problems == [FileProblemCode.REPEATED_PROPERTY, FileProblemCode.SEVERAL_MOVES]

    def test_more_values_than_one_are_kept(self):
        content, problems = read("W[ce][too many values]")
        assert content.move == Move(Color.WHITE, Point.parse("C15"))
        assert content.others == (Property("W", ("too many values",)),)
        assert problems == [FileProblemCode.BAD_VALUE, FileProblemCode.SEVERAL_MOVES]


class TestSetUp:
    def test_stones_and_turn(self):
        content, problems = read("AB[aa][bb]AW[cc]AE[dd]PL[W]")
        assert content.set_up == SetUp(
            black=points("A19 B18"),
            white=points("C17"),
            empty=points("D16"),
            turn=Color.WHITE,
        )
        assert problems == []
        assert written(content) == "AB[aa][bb]AW[cc]AE[dd]PL[W]"

    def test_points_named_a_million_times_are_each_taken_once(self):
        """A list of all of them would be a hundred times as large as the file."""
        problems = []
        rectangles = [f"aa:{column}{row}" for column in "pqrs" for row in "pqrs"]
        values = NodeValues({"AB": rectangles}, BOARD, lambda *found: problems.append(found))
        assert len(values.point_set("AB")) == 361
        assert (values.remaining, problems) == ({}, [])

    def test_rectangles(self):
        content, _ = read("AB[aa:bb][cc]")
        assert content.set_up.black == points("A19 B19 A18 B18 C17")

    @pytest.mark.parametrize("corners", ["bb:aa", "ab:ba", "ba:ab"])
    def test_swapped_corners_of_a_rectangle_are_reported(self, corners):
        content, problems = read(f"AB[{corners}]")
        assert content.set_up.black == points("A19 B19 A18 B18")
        assert problems == [FileProblemCode.UNUSUAL_VALUE]

    def test_points_off_the_board_are_kept_unparsed(self):
        content, problems = read("AB[aa][zz:zz][aa:zz][x]")
        assert content.set_up.black == points("A19")
        assert content.others == (Property("AB", ("zz:zz", "aa:zz", "x")),)
        assert problems == [
            FileProblemCode.POINT_OFF_BOARD,
            FileProblemCode.POINT_OFF_BOARD,
            FileProblemCode.BAD_VALUE,
        ]

    def test_a_set_up_next_to_a_move(self):
        content, problems = read("AB[aa]W[bb]")
        assert content == Content(
            set_up=SetUp(black=points("A19")), move=Move(Color.WHITE, Point.parse("B18"))
        )
        assert problems == [FileProblemCode.MOVE_AND_SET_UP]

    def test_two_stones_on_a_point(self):
        assert read("AB[aa]AW[aa]")[1] == [FileProblemCode.POINT_TWICE]

    def test_a_repeated_property_is_merged(self):
        content, problems = read("AB[aa]AB[bb]")
        assert content.set_up.black == points("A19 B18")
        assert problems == [FileProblemCode.REPEATED_PROPERTY]

    def test_an_empty_value_sets_up_nothing(self):
        content, problems = read("AB[]")
        assert content == EMPTY_CONTENT
        assert problems == [FileProblemCode.EMPTY_VALUE]


class TestTexts:
    def test_comment_and_name(self):
        content, problems = read("C[one\\]\ntwo\\\nthree\t4]N[a\nb]")
        assert content == Content(comment="one]\ntwothree 4", name="a b")
        assert problems == []
        assert written(content) == "N[a b]C[one\\]\ntwothree 4]"

    def test_two_comments_are_both_shown(self):
        assert read("C[one][two]C[three]")[0] == Content(comment="one\ntwo\nthree")


class TestMarkup:
    def test_marks_and_territory(self):
        text = "TR[aa]SQ[ba]CR[ca]MA[da][ea]SL[fa]TB[ga:ha]TW[ia]"
        content, problems = read(text)
        marks = dict(
            zip(
                map(Point.parse, "A19 B19 C19 D19 E19 F19".split()),
                [
                    Mark.TRIANGLE,
                    Mark.SQUARE,
                    Mark.CIRCLE,
                    Mark.CROSS,
                    Mark.CROSS,
                    Mark.SELECTED,
                ],
                strict=True,
            )
        )
        assert content.markup == Markup(
            marks=marks, territory=ByColor(points("G19 H19"), points("J19"))
        )
        assert problems == []
        assert written(content) == text.replace(":", "][")

    def test_labels(self):
        content, problems = read("LB[aa:A][bb:a long\ntext: and \\] more][cc:1\\:2]")
        assert content.markup.labels == {
            Point.parse("A19"): "A",
            Point.parse("B18"): "a long text: and ] more",
            Point.parse("C17"): "1:2",
        }
        assert problems == []
        assert written(content) == "LB[aa:A][bb:a long text\\: and \\] more][cc:1\\:2]"

    def test_old_letters_and_marks(self):
        content, _ = read("L[bb][aa]M[cc]")
        assert content.markup.labels == {Point.parse("B18"): "a", Point.parse("A19"): "b"}
        assert content.markup.marks == {Point.parse("C17"): Mark.CROSS}
        assert written(content) == "MA[cc]LB[aa:b][bb:a]"

    def test_labels_without_text_are_kept_unparsed(self):
        content, problems = read("LB[aa:1][bb][cc:][aa:2][zz:3]")
        assert content.markup.labels == {Point.parse("A19"): "1"}
        assert content.others == (Property("LB", ("bb", "cc:", "aa:2", "zz:3")),)
        assert problems == [
            FileProblemCode.BAD_VALUE,
            FileProblemCode.BAD_VALUE,
            FileProblemCode.POINT_TWICE,
            FileProblemCode.POINT_OFF_BOARD,
        ]

    def test_a_second_mark_on_a_point_is_kept_unparsed(self):
        content, problems = read("TR[aa]MA[aa:ba][ca]")
        assert content.markup.marks == {
            Point.parse("A19"): Mark.TRIANGLE,
            Point.parse("B19"): Mark.CROSS,
            Point.parse("C19"): Mark.CROSS,
        }
        assert content.others == (Property("MA", ("aa:ba",)),)
        assert problems == [FileProblemCode.POINT_TWICE]

    def test_a_mark_taken_off_makes_no_way_for_a_second_one_in_a_rectangle(self):
        content, _ = read("TR[aa]MA[aa:ba]")
        unmarked = with_marks(content.markup, None, points("A19 B19"))
        assert written(replace(content, markup=unmarked)) == ""

    def test_old_letters_follow_the_order_of_the_points(self):
        content, problems = read("L[cc][aa:ba][dd]")
        names = {str(point): label for point, label in content.markup.labels.items()}
        assert names == {"C17": "a", "A19": "b", "B19": "c", "D16": "d"}
        assert problems == []

    def test_a_rectangle_with_too_many_points_is_kept_unparsed(self):
        content, problems = read("L[aa:sb][cc]")
        assert content.markup.labels == {Point.parse("C17"): "a"}
        assert content.others == (Property("L", ("aa:sb",)),)
        assert problems == [FileProblemCode.BAD_VALUE]


TEXTS = {
    "GN": "game_name",
    "EV": "event",
    "RO": "round",
    "DT": "date",
    "PC": "place",
    "RU": "rules",
    "OT": "overtime",
    "RE": "result",
    "ON": "opening",
    "AN": "annotator",
    "CP": "copyright",
    "SO": "source",
    "US": "user",
}


class TestInfo:
    @pytest.mark.parametrize(("name", "field"), TEXTS.items())
    def test_texts(self, name, field):
        content = Content(info=GameInfo(**{field: "a ] b"}))
        text = f"{name}[a \\] b]"
        problems = [FileProblemCode.UNKNOWN_RULES] if name == "RU" else []
        assert read(text, is_root=True) == (content, problems)
        assert written(content) == f"{name}[a \\] b]"

    def test_players(self):
        text = "PB[Black]BR[9d]BT[Japan]PW[White]WR[1k]WT[China]"
        content, problems = read(text, is_root=True)
        assert content.info == GameInfo(
            names=ByColor("Black", "White"),
            ranks=ByColor("9d", "1k"),
            teams=ByColor("Japan", "China"),
        )
        assert problems == []
        assert written(content) == text

    def test_numbers(self):
        text = "KM[6.5]HA[2]TM[3600]"
        content, problems = read(text, is_root=True)
        assert content.info == GameInfo(komi=6.5, handicap=2, time_limit=3600)
        assert problems == []
        assert written(content) == text

    def test_the_comment_of_a_game_has_lines(self):
        content, _ = read("GC[a\nb]PB[a\nb]")
        assert (content.info.comment, content.info.names.black) == ("a\nb", "a b")

    def test_an_invalid_number_is_kept_unparsed(self):
        content, problems = read("KM[none]HA[some]")
        assert content == Content(others=(Property("KM", ("none",)), Property("HA", ("some",))))
        assert problems == 2 * [FileProblemCode.BAD_VALUE]

    def test_empty_values_are_ignored(self):
        content, problems = read("KM[]PB[]")
        assert content == EMPTY_CONTENT
        assert problems == [FileProblemCode.EMPTY_VALUE]

    def test_a_second_value_is_kept(self):
        content, _ = read("RE[B+R]RE[W+R]")
        assert content.info.result == "B+R"
        assert content.others == (Property("XRE", ("W+R",)),)

    @pytest.mark.parametrize(
        ("text", "info"),
        [
            ("KO[7.5]", GameInfo(komi=7.5)),
            ("RD[2021-01-20]", GameInfo(date="2021-01-20")),
            ("TE[Chunlan Cup]", GameInfo(event="Chunlan Cup")),
            ("HD[3]", GameInfo(handicap=3)),
            ("KI[11]", GameInfo(komi=5.5)),
            ("KI[199]", GameInfo(komi=99.5)),
            ("KM[]KO[7.5]", GameInfo(komi=7.5)),
        ],
    )
    def test_stand_ins_in_a_root(self, text, info):
        content, problems = read(text, is_root=True)
        assert content == Content(info=info)
        assert problems[-1] is FileProblemCode.OTHER_PROPERTY

    @pytest.mark.parametrize("text", ["KM[6,5]", "KM[375]", "KM[3.75]", "HA[对子]", "TM[1h]"])
    def test_guessed_numbers_are_reported(self, text):
        assert read(text, is_root=True)[1] == [FileProblemCode.UNUSUAL_VALUE]

    @pytest.mark.parametrize("text", ["KM[6.50]", "KM[-5.]", "KM[ 0 ]", "HA[0]", "TM[60.0]"])
    def test_numbers_may_be_written_in_several_ways(self, text):
        assert read(text, is_root=True)[1] == []

    @pytest.mark.parametrize(
        ("text", "is_root"),
        [
            ("KO[]", True),
            ("KI[x]", True),
            ("KI[200]", True),
            ("TE[]", True),
            ("TE[1]", True),
            ("TE[2]", True),
            ("KO[7.5]", False),
            ("TE[good]", False),
        ],
    )
    def test_invalid_stand_ins_are_kept_unparsed(self, text, is_root):
        content, _ = read(text, is_root=is_root)
        assert content.info == NO_INFO
        assert len(content.others) == 1

    def test_the_property_itself_is_believed_before_its_stand_in(self):
        content, _ = read("KM[0]KO[7.5]EV[a]TE[b]", is_root=True)
        assert content.info == GameInfo(komi=0, event="a")
        assert [name for name, _ in content.others] == ["KO", "TE"]

    @pytest.mark.parametrize(
        ("text", "used", "others"),
        [
            ("KM[7.5][6.5]", GameInfo(komi=7.5), (Property("XKM", ("6.5",)),)),
            ("KM[7.5]KM[6.5][5.5]", GameInfo(komi=7.5), (Property("XKM", ("6.5", "5.5")),)),
            ("KM[][6.5]", GameInfo(komi=6.5), ()),
            ("KM[7.5][7.5]", GameInfo(komi=7.5), ()),
            ("RU[AGA]XRU[c]RU[NZ]", GameInfo(rules="AGA"), (Property("XRU", ("c", "NZ")),)),
        ],
    )
    def test_one_of_several_values_is_used(self, text, used, others):
        content, problems = read(text, is_root=True)
        assert content == Content(info=used, others=others)
        assert problems == [FileProblemCode.SEVERAL_VALUES]

    @pytest.mark.parametrize("text", ["C[a][b]", "C[a]C[b]", "AB[aa]AB[bb]", "AP[a]AP[b]"])
    def test_a_property_with_a_list_or_text_may_be_repeated(self, text):
        assert read(text, is_root=True)[1] == [FileProblemCode.REPEATED_PROPERTY]

    def test_information_below_the_root_is_reported(self):
        content, problems = read("B[dd]RE[B+R]")
        assert content.info == GameInfo(result="B+R")
        assert problems == [FileProblemCode.INFO_BELOW_ROOT]

    @pytest.mark.parametrize(
        ("text", "codes"),
        [
            ("RU[Japanese]", []),
            ("RU[]", []),
            ("RU[house]", [FileProblemCode.UNKNOWN_RULES]),
            ("RU[AGA, button]", [FileProblemCode.UNKNOWN_PART_OF_RULES]),
        ],
    )
    def test_rules_that_are_not_understood_are_reported(self, text, codes):
        assert read(text, is_root=True)[1] == codes

    @pytest.mark.parametrize(
        ("text", "komi"),
        [
            ("KM[50]", 50),
            ("KM[50]AP[foxwq]", 0.5),
            ("AP[GNU Go:3.8]KM[50]AP[foxwq]", 0.5),
            ("AP[foxwq]KM[350]RU[Chinese]", 7),
            ("AP[foxwq]KM[350]RU[Japanese]", 3.5),
            ("AP[foxwq]KM[375]RU[Japanese]", 7.5),
            ("AP[foxwq]KM[6.5]", 6.5),
        ],
    )
    def test_komi_of_fox(self, text, komi):
        assert read(text, is_root=True)[0].info.komi == komi

    def test_the_overtime_in_a_main_time(self):
        content, _ = read("TM[25:00 + 00:30(5) ByoYomi]", is_root=True)
        assert content == Content(info=GameInfo(time_limit=1500, overtime="5x30 byo-yomi"))
        content, _ = read("TM[25:00 + 5x30 byo-yomi]OT[3x60 byo-yomi]", is_root=True)
        assert content.info == GameInfo(time_limit=1500, overtime="3x60 byo-yomi")
        assert content.others == (Property("XTM", ("25:00 + 5x30 byo-yomi",)),)


class TestOthers:
    def test_unknown_properties_are_kept_in_their_order(self):
        content, problems = read("XY[a\\]b][c]C[x]KGSDE[1]BM[2]")
        assert content.others == (
            Property("XY", ("a\\]b", "c")),
            Property("KGSDE", ("1",)),
            Property("BM", ("2",)),
        )
        assert problems == []
        assert written(content) == "C[x]XY[a\\]b][c]KGSDE[1]BM[2]"

    def test_file_properties_belong_only_in_the_root(self):
        text = "FF[4]GM[1]SZ[19]CA[UTF-8]AP[a:1]"
        assert read(text, is_root=True) == (EMPTY_CONTENT, [])
        content, problems = read(text)
        assert len(content.others) == 5
        assert problems == 5 * [FileProblemCode.ROOT_PROPERTY_IN_NODE]

    def test_remains_of_a_list_are_written_with_it(self):
        assert written(read("AB[aa][zz]")[0]) == "AB[aa][zz]"

    def test_remains_of_a_single_value_are_kept_under_another_name(self):
        assert written(read("RE[B+R][W+R]")[0]) == "RE[B+R]XRE[W+R]"


def test_boards_that_are_not_square():
    board = sgf_coordinates(9, 13)
    content, problems = read("B[am]", board)
    assert content.move == Move(Color.BLACK, Point.parse("A1"))
    assert written(content, board) == "B[am]"
    assert problems == []
    assert read("B[ma]", board)[1] == [FileProblemCode.POINT_OFF_BOARD]
