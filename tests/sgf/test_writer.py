from dataclasses import replace

import pytest

from gobanapp import __version__
from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import EMPTY_CONTENT, Content, Node, Property, SetUp
from gobanapp.game.print_properties import FigureFlag, FigureStart, PrintProperties
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.property_table import POINT_SET_PROPERTIES
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games

AP = f"AP[gobanapp:{__version__}]"
ROOT = f"FF[4]GM[1]CA[UTF-8]SZ[19]{AP}"
D4 = Move(Color.BLACK, Point.parse("D4"))
A19, B19 = Point.parse("A19"), Point.parse("B19")
PASS = Move(Color.WHITE, None)


def game_of(*contents):
    """A game of one line, made here; the first content is the root's."""
    tree = Tree({0: Node(0, None, (), contents[0] if contents else EMPTY_CONTENT)})
    for parent, content in enumerate(contents[1:]):
        tree.apply(tree.add_edit(parent, content))
    return SgfGame(tree, 19, 19)


def written(*games):
    return write_games(games).decode()


def edited(text, number, **changes):
    """Return what is written after node ``number`` of a file was changed."""
    (game,) = read_games(text.encode()).games
    content = replace(game.tree[number].content, **changes)
    game.tree.apply(game.tree.change_edit({number: content}))
    return written(game)


def test_unknown_values_stay_next_to_edited_ones():
    figure = PrintProperties(figure=FigureStart("new", FigureFlag(0)), number=3)
    text = edited("(;SZ[9];FG[][257:second]MN[2][soon])", 1, print_properties=figure)
    assert ";FG[0:new][257:second]MN[3]XMN[soon])" in text


@pytest.mark.parametrize(
    ("move", "expected"),
    [("B[aa][aa][AA][resigns?]", "B[dp][resigns?]"), ("B[aa:bb]W[cc]", "B[dp][aa:bb]")],
)
def test_a_move_that_is_corrected_is_the_only_one(move, expected):
    text = edited(f"(;SZ[19];{move})", 1, move=D4)
    (game,) = read_games(text.encode()).games
    assert game.tree[1].content.move == D4
    assert not game.tree[1].content.set_up.black
    assert f";{expected})" in text


@pytest.mark.parametrize(
    ("node", "markup", "expected"),
    [
        ("TR[aa]MA[aa:ba][zz]", Markup(marks={B19: Mark.CROSS}), "MA[ba][zz]"),
        ("TR[aa]MA[aa]", Markup(), ""),
        ("MA[aa]M[aa]SL[aa]", Markup(marks={A19: Mark.SELECTED}), "SL[aa]"),
        ("LB[aa:x][aa:y][bb][bb:]", Markup(), "LB[bb][bb:]"),
        ("TR[aa]MA[aa]LB[aa:x][aa:y]", Markup(marks={A19: Mark.TRIANGLE}), "TR[aa]MA[aa]"),
    ],
)
def test_erased_markup_does_not_reappear(node, markup, expected):
    text = edited(f"(;SZ[19];{node})", 1, markup=markup)
    assert f"SZ[19];{expected})" in text
    (game,) = read_games(text.encode()).games
    assert game.tree[1].content.markup == markup


def test_repeated_points_are_kept_when_other_properties_change():
    node = "TR[aa]MA[aa]LB[aa:x][aa:y]"
    assert f";{node}C[new])" in edited(f"(;SZ[19];{node})", 1, comment="new")


@pytest.mark.parametrize("name", ["DD", "VW"])
def test_an_empty_point_set_survives_next_to_unreadable_values(name):
    field = POINT_SET_PROPERTIES[name]
    (game,) = read_games(f"(;SZ[9];{name}[aa];{name}[][zz])".encode()).games
    assert getattr(game.tree[2].content.markup, field) == frozenset()
    everything = Markup(**{field: frozenset([Point(0, 0)])})
    for markup in (everything, game.tree[2].content.markup):
        content = replace(game.tree[2].content, markup=markup)
        game.tree.apply(game.tree.change_edit({2: content}))
        (again,) = read_games(written(game).encode()).games
        assert again.tree[2].content == content


class TestNewGames:
    def test_a_lone_root(self):
        assert written(game_of()) == f"(;{ROOT})\n"

    @pytest.mark.parametrize(
        ("size", "value"), [((9, 9), "9"), ((9, 13), "9:13"), ((52, 52), "52")]
    )
    def test_sizes(self, size, value):
        assert f"SZ[{value}]" in written(SgfGame(Tree(), *size))

    def test_moves(self):
        assert written(game_of(EMPTY_CONTENT, Content(move=D4), Content(move=PASS))) == (
            f"(;{ROOT};B[dp];W[])\n"
        )

    def test_a_node_with_all_properties(self):
        content = Content(
            set_up=SetUp(black=frozenset([Point.parse("A19")]), turn=Color.WHITE),
            comment="a ] and \\\nmore:",
            name="a [ name",
            markup=Markup(
                marks={Point.parse("B19"): Mark.TRIANGLE},
                labels={Point.parse("C19"): "x:y"},
                territory=ByColor(frozenset([Point.parse("D19")]), frozenset()),
            ),
            info=GameInfo(names=ByColor("Black", "White"), komi=6.5, handicap=2),
            others=(Property("XY", ("1", "a\\]")),),
        )
        assert written(game_of(content)) == (
            f"(;{ROOT}PB[Black]PW[White]KM[6.5]HA[2]AB[aa]PL[W]N[a [ name]TR[ba]LB[ca:x\\:y]"
            "TB[da]C[a \\] and \\\\\nmore:]XY[1][a\\]])\n"
        )

    def test_variations_begin_on_a_new_line(self):
        game = game_of(EMPTY_CONTENT, Content(move=D4))
        game.tree.apply(game.tree.add_edit(1, Content(move=PASS)))
        game.tree.apply(game.tree.add_edit(1, Content(name="x")))
        game.tree.apply(game.tree.add_edit(2, Content(name="y")))
        assert written(game) == f"(;{ROOT};B[dp]\n(;W[];N[y])\n(;N[x]))\n"

    def test_lines_are_broken_between_nodes_only(self):
        game = game_of(EMPTY_CONTENT, *[Content(move=D4)] * 40, Content(comment="long " * 40))
        lines = written(game).splitlines()
        assert [len(line) for line in lines] == [75, 78, 78, 54, 205]
        assert all(line.startswith(("(;", ";")) for line in lines)

    def test_several_games_are_a_collection(self):
        assert written(game_of(), game_of(Content(comment="x"))) == f"(;{ROOT})\n(;{ROOT}C[x])\n"

    @pytest.mark.parametrize("blank", [" ", "\n", "\t \r\n", "\0", " \v\f", "\u3000"])
    def test_blank_texts_are_not_written(self, blank):
        names = ByColor(blank, "x")
        info = GameInfo(names=names, comment=blank, event=blank)
        markup = Markup(labels={A19: blank})
        content = Content(comment=blank, name=blank, markup=markup, info=info)
        assert written(game_of(content)) == f"(;{ROOT}PW[x])\n"

    def test_a_nul_is_a_blank(self):
        assert written(game_of(Content(comment="a\0b", name="\0c"))) == f"(;{ROOT}N[ c]C[a b])\n"

    def test_lone_halves_of_characters_do_not_stop_the_saving(self):
        assert written(game_of(Content(comment="a\ud800b"))) == f"(;{ROOT}C[a?b])\n"


class TestNodesSplitForSgf:
    def test_a_move_with_a_set_up(self):
        stones = SetUp(black=frozenset([Point.parse("A19")]))
        both = Content(set_up=stones, move=D4, name="n", comment="c")
        assert written(game_of(EMPTY_CONTENT, both)) == f"(;{ROOT};AB[aa]N[n]\n;B[dp]C[c])\n"

    def test_a_move_with_a_turn(self):
        both = Content(set_up=SetUp(turn=Color.WHITE), move=D4)
        assert written(game_of(EMPTY_CONTENT, both)) == f"(;{ROOT};PL[W]\n;B[dp])\n"

    def test_a_move_in_the_root(self):
        root = Content(move=D4, comment="c", info=GameInfo(event="e"))
        assert written(game_of(root)) == f"(;{ROOT}EV[e]\n;B[dp]C[c])\n"

    def test_move_properties_with_a_set_up(self):
        stones = SetUp(black=frozenset([Point.parse("A19")]))
        times = ByColor(TimeLeft(60.0), TimeLeft(9.0, 2))
        both = Content(
            set_up=stones, times=times, comment="c", print_properties=PrintProperties(number=5)
        )
        text = "AB[aa]C[c]\n;BL[60]WL[9]OW[2]MN[5]"
        assert written(game_of(EMPTY_CONTENT, both)) == f"(;{ROOT}\n;{text})\n"
        assert written(game_of(both)) == f"(;{ROOT}{text})\n"

    def test_the_command_that_found_it(self):
        stones = tuple(map(Point.parse, ("D4", "Q16")))
        times = ByColor(TimeLeft(60), TimeLeft(600))
        game = Game.new(19, 19, GameInfo(handicap=2), stones, times=times)
        assert written(game) == f"(;{ROOT}HA[2]AB[pd][dp]\n;BL[60]WL[600])\n"

    def test_a_files_move_properties_stay_with_their_set_up(self):
        text = f"(;{ROOT};AB[aa]BL[60]KO[]C[x])\n"
        (game,) = read_games(text.encode()).games
        assert written(game) == text
        assert edited(text, 1, comment="y") == text.replace("x]", "y]")

    def test_a_korean_heading_is_not_split_off(self):
        text = f"(;{ROOT}KO[6.5]TE[Cup]AB[aa])\n"
        stones = SetUp(black=frozenset([B19]))
        expected = f"(;{ROOT}KM[6.5]EV[Cup]AB[ba])\n"
        assert edited(text, 0, set_up=stones) == expected

    def test_a_mixed_node_of_a_file_is_not_split(self):
        text = f"(;{ROOT}B[aa];AB[bb]W[cc]C[x])\n"
        (game,) = read_games(text.encode()).games
        assert written(game) == text
        assert edited(text, 1, comment="y") == text.replace("x]", "y]")


class TestReadNodes:
    def test_read_nodes_are_written_unchanged(self):
        nodes = ";B [aa]  C[a\\:b\nc]\n  XX[1][2];w[bb]"
        text = f"(;{ROOT}{nodes.replace('w', 'W')})\n"
        assert written(*read_games(text.encode()).games) == text

    def test_in_utf_8(self):
        data = "(;CA[GBK];C[围棋])".encode("gbk")
        text = written(*read_games(data).games)
        assert "CA[UTF-8]" in text
        assert ";C[围棋]" in text

    def test_damaged_nodes_are_written_repaired(self):
        text = written(*read_games(b"(;C[see [1] here] foo;Black[aa]").games)
        assert text == f"(;{ROOT}C[see [1\\] here];B[aa])\n"


class TestRoots:
    @pytest.mark.parametrize(
        ("root", "expected"),
        [
            ("", ROOT),
            ("C[x]", f"{ROOT}C[x]"),
            ("PB[x]SZ[19]FF[3]", f"FF[4]GM[1]CA[UTF-8]{AP}PB[x]SZ[19]"),
            ("GM[1]FF[4]\nCA[GBK]AP[x:1]SZ[19:19]\nPB[x]AP[y]", None),
            ("GM[go]", ROOT),
            ("GM[ 3][x]", f"FF[4]GM[3]CA[UTF-8]{AP}XGM[x]"),
            ("GM[4]PB[x]", f"FF[4]GM[4]CA[UTF-8]{AP}PB[x]"),
            ("GM[4]SZ[15]", f"FF[4]GM[4]CA[UTF-8]{AP}SZ[15]"),
            ("GM[weiqi]SZ[9路]", f"FF[4]GM[1]CA[UTF-8]{AP}SZ[9]"),
            ("SZ[9][13]", f"FF[4]GM[1]CA[UTF-8]{AP}SZ[9]XSZ[13]"),
            ("SZ[]", f"FF[4]GM[1]CA[UTF-8]{AP}SZ[19]"),
        ],
    )
    def test_file_properties_are_corrected(self, root, expected):
        expected = expected or f"FF[4]\nGM[1]CA[UTF-8]{AP}SZ[19]\nPB[x]"
        text = written(*read_games(f"(;{root})".encode()).games)
        assert text == f"(;{expected})\n"
        assert written(*read_games(text.encode()).games) == text

    @pytest.mark.parametrize("looked_at", [False, True])
    def test_each_game_starts_with_the_file_properties(self, looked_at):
        data = "(;PB[CA[gbk]XX[1]CA[EUC-KR]FF[3];B[aa])(;XX[2]PB[이]SZ[9] YY[3])".encode("euc_kr")
        games = read_games(data).games
        if looked_at:
            assert all(game.tree for game in games)
        assert written(*games).splitlines() == [
            f"(;FF[4]GM[1]CA[UTF-8]SZ[19]{AP}PB[CA[gbk]XX[1];B[aa])",
            f"(;FF[4]GM[1]CA[UTF-8]{AP}XX[2]PB[이]SZ[9] YY[3])",
        ]


class TestEdits:
    def test_a_changed_property_is_replaced_in_place(self):
        text = f"(;{ROOT};XX[1]C[old]\nB[aa]YY[2])\n"
        assert edited(text, 1, comment="new") == text.replace("old", "new")

    def test_new_properties_come_last(self):
        text = f"(;{ROOT};XX[1]B[aa]YY[2])\n"
        assert edited(text, 1, comment="new", name="n") == text.replace("YY[2]", "YY[2]N[n]C[new]")

    def test_removed_properties_are_omitted(self):
        text = f"(;{ROOT};XX[1]C[old]B[aa])\n"
        assert edited(text, 1, comment="") == text.replace("C[old]", "")

    def test_unchanged_properties_keep_their_text(self):
        root = f"{ROOT}KM[375]HA[对子]TM[9 hours]AB[aa:bb]PL[black]L[cc]C[a\\b]"
        text = f"(;{root})\n"
        root = root.replace("375", "7.5").replace("对子", "0").replace("9 hours", "32400")
        assert edited(text, 0, name="n") == f"(;{root}N[n])\n"

    def test_unreadable_values_are_kept(self):
        text = f"(;{ROOT}KM[none]AB[aa][zz];B[99])\n"
        assert edited(text, 0, comment="x") == text.replace("[zz]", "[zz]C[x]")
        stones = SetUp(black=frozenset([Point.parse("B18")]))
        assert edited(text, 0, set_up=stones) == text.replace("AB[aa]", "AB[bb]")

    def test_a_new_komi_takes_the_place_of_the_old_one(self):
        text = f"(;{ROOT}PB[x]KM[375]PW[y])\n"
        info = GameInfo(names=ByColor("x", "y"), komi=0.5)
        assert edited(text, 0, info=info) == text.replace("375", "0.5")

    def test_a_stand_in_is_replaced_by_the_proper_property(self):
        text = f"(;{ROOT}KO[7.5]RD[2021]TE[Cup])\n"
        info = GameInfo(komi=6.5, date="2021", event="Cup")
        assert edited(text, 0, info=info) == f"(;{ROOT}KM[6.5]DT[2021]EV[Cup])\n"

    def test_an_unreadable_komi_is_replaced(self):
        text = f"(;{ROOT}KM[none])\n"
        assert edited(text, 0, info=GameInfo(komi=6.5)) == text.replace("none", "6.5")

    def test_edited_marks_of_a_node_are_written_together(self):
        text = f"(;{ROOT};TR[aa]MA[bb]C[x])\n"
        marks = Markup(marks={Point.parse("A19"): Mark.CIRCLE})
        assert edited(text, 1, markup=marks) == text.replace("TR[aa]MA[bb]C[x]", "C[x]CR[aa]")

    def test_editing_one_of_two_moves_splits_the_node(self):
        text = f"(;{ROOT};B[aa]W[bb]C[x])\n"
        assert edited(text, 1, comment="y") == text.replace("x]", "y]")
        assert edited(text, 1, move=PASS) == f"(;{ROOT};AB[aa]\n;W[]C[x])\n"

    def test_the_heading_can_be_emptied(self):
        text = f"(;{ROOT}PB[x]KM[6.5])\n"
        assert edited(text, 0, info=NO_INFO) == f"(;{ROOT})\n"

    def test_an_edit_that_is_undone_leaves_no_trace(self):
        text = f"(;{ROOT};B [aa] C[x])\n"
        (game,) = read_games(text.encode()).games
        edit = game.tree.change_edit({1: Content(comment="y")})
        game.tree.apply(edit)
        game.tree.apply(edit.inverse)
        assert written(game) == text

    def test_moved_and_removed_nodes(self):
        (game,) = read_games(f"(;{ROOT};B[aa](;W[bb])(;W[cc])(;W[dd]))".encode()).games
        game.tree.apply(game.tree.main_line_edit(4))
        game.tree.apply(game.tree.remove_edit(2))
        assert written(game) == f"(;{ROOT};B[aa]\n(;W[dd])\n(;W[cc]))\n"


class TestValuesFromElsewhere:
    def test_a_raw_value_that_would_break_the_file_is_escaped(self):
        content = Content(others=(Property("XX", ("a]b", "c\\")), Property("YY", ())))
        assert written(game_of(EMPTY_CONTENT, content)) == f"(;{ROOT};XX[a\\]b][c\\\\]YY[])\n"

    def test_text_like_a_property_survives_a_round_trip(self):
        content = Content(comment="He said ;B[aa and PW[x")
        text = written(game_of(EMPTY_CONTENT, content))
        assert read_games(text.encode()).games[0].tree[1].content == content


def test_a_game_that_was_only_read_is_written_unchanged():
    data = b"(;SZ[9]  XX[1] ;B[aa] C[x])(;SZ[9]\nB[aa]  ;W[bb] )"
    games = read_games(data).games
    written = write_games(games)
    assert [len(game.tree) for game in games] == [2, 2]
    assert write_games(games) == written
    node = games[1].tree.root
    games[1].tree.apply(games[1].tree.change_edit({0: replace(node.content, comment="new")}))
    assert write_games(games).startswith(written[: written.index(b")") + 1])
    assert write_games(games) != written
