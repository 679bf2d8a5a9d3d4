import contextlib
import dataclasses
import gc
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gobanapp.game.node import Content, Property
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.file_problems import FileProblemCode, UnreadableFile, UnreadableReason
from gobanapp.sgf.game_file import FileFormat, SgfGame
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.writer import write_games

DATA = Path(__file__).parents[1] / "data" / "sgf"
FILES = sorted(DATA.rglob("*.sgf"))


def codes(problems):
    return [problem.code for problem in problems]


def game_of(text):
    (game,) = read_games(text.encode()).games
    return game


def test_a_file_is_read():
    file = read_games(b"(;FF[4]GM[1]SZ[9]PB[Me];B[aa](;W[bb])(;W[cc]C[x]))(;SZ[13])")
    assert (file.format, file.encoding, file.is_encoding_sure) == (FileFormat.SGF, "utf-8", True)
    assert file.problems == ()
    first, second = file.games
    assert (first.size, second.size) == ((9, 9), (13, 13))
    tree = first.tree
    assert [node.id for node in tree.walk()] == [0, 1, 2, 3]
    assert [(node.parent, node.children) for node in tree.walk()] == [
        (None, (1,)),
        (0, (2, 3)),
        (1, ()),
        (1, ()),
    ]
    assert tree.root.content.info.names.black == "Me"
    assert tree[3].content == Content(move=Move(Color.WHITE, Point.parse("C7")), comment="x")
    assert (tree[3].text, tree[3].edited) == ("W[cc]C[x]", False)


def test_nodes_are_parsed_on_demand(monkeypatch):
    monkeypatch.setattr("gobanapp.sgf.reader.read_content", lambda text, *_, **__: text)
    tree = game_of("(;B[aa])").tree
    monkeypatch.undo()
    content = tree.root.content
    assert content.move == Move(Color.BLACK, Point.parse("A19"))
    assert tree.root.content is content


def test_equal_moves_are_one_value():
    tree = game_of("(;;B[aa](;W[bb];B[cc])(;W[cc];B[aa]))").tree
    assert tree[1].content is tree[5].content


def test_the_tree_can_be_edited():
    tree = game_of("(;B[aa](;W[bb])(;W[cc]))").tree
    tree.apply(tree.add_edit(2, Content(comment="new")))
    tree.apply(tree.remove_edit(1))
    assert [node.id for node in tree.walk()] == [0, 2, 3]


class TestSizes:
    @pytest.mark.parametrize(
        ("root", "size", "problems"),
        [
            ("", (19, 19), []),
            ("SZ[9]", (9, 9), []),
            ("SZ[19:19]", (19, 19), []),
            ("SZ[9:13]", (9, 13), []),
            ("SZ[19x19]", (19, 19), [FileProblemCode.UNUSUAL_VALUE]),
            ("SZ[52]", (52, 52), []),
            ("AB[aa]SZ[9]", (9, 9), []),
            ("SZ[9]SZ[13]", (9, 9), []),
            ("SZ[]", (19, 19), [FileProblemCode.BAD_SIZE]),
            ("SZ[a]", (19, 19), [FileProblemCode.BAD_SIZE]),
            ("SZ[-10]", (19, 19), [FileProblemCode.BAD_SIZE]),
        ],
    )
    def test_values_are_parsed(self, root, size, problems):
        file = read_games(f"(;{root};B[aa])".encode())
        assert file.games[0].size == size
        assert codes(file.problems) == problems

    @pytest.mark.parametrize("size", ["53", "19:60", "999999999"])
    def test_a_board_that_is_too_large_is_named(self, size):
        with pytest.raises(UnreadableFile) as error:
            read_games(f"(;SZ[{size}];B[aa])".encode())
        assert error.value.reason is UnreadableReason.TOO_LARGE
        assert error.value.found.endswith(size.split(":")[-1])

    def test_an_oversized_game_in_a_collection_is_kept(self):
        data = b"(;FF[4]GM[1]SZ[60];B[aa])\n(;FF[4]GM[1]SZ[9];B[aa])\n"
        file = read_games(data)
        assert [game.is_too_large for game in file.games] == [True, False]
        assert codes(file.problems) == [FileProblemCode.TOO_LARGE]
        assert file.games[0].tree[1].content == Content(others=(Property("B", ("aa",)),))
        assert b"SZ[60]" in write_games(file.games)


class TestUnreadable:
    @pytest.mark.parametrize("data", [b"", b" \n", b"()", b"\x00" * 100, b"\x89PNG\r\n", b"Hello"])
    def test_data_without_a_game_is_unreadable(self, data):
        with pytest.raises(UnreadableFile) as error:
            read_games(data)
        assert error.value.reason is UnreadableReason.NO_GAME

    @pytest.mark.parametrize(
        "beginning",
        [
            b"\x89PNG\r\n\x1a\n",
            b"\xff\xd8\xff\xe0",
            b"GIF89a",
            b"RIFF\x24\x00\x00\x00WEBP",
            b"II*\0",
            b"%PDF-1.7\n",
            b"PK\x03\x04",
            b"\x1f\x8b\x08",
        ],
    )
    def test_pictures_and_archives_are_unreadable(self, beginning):
        with pytest.raises(UnreadableFile) as error:
            read_games(beginning + b"\0\1(;FF[4]SZ[9];B[aa])(;SZ[9];B[bb])")
        assert error.value.reason is UnreadableReason.NO_GAME

    @pytest.mark.parametrize("beginning", [b"GIF8 ", b"PKU-Cup\n", b"<html>", b"{\\rtf1 ", b"BZh "])
    def test_a_game_after_other_text_is_read(self, beginning):
        (game,) = read_games(beginning + b"(;FF[4]SZ[9];B[aa])").games
        assert game.columns == 9

    def test_the_original_text_is_reported(self):
        with pytest.raises(UnreadableFile) as error:
            read_games(b"<html>\n<body>")
        assert error.value.found == "<html> <body>"

    def test_an_unknown_encoding_is_a_fault_of_the_caller(self):
        with pytest.raises(LookupError):
            read_games(b"(;)", encoding="foo")


class TestReports:
    def test_all_kinds_in_the_order_of_the_lines(self):
        file = read_games("text (;CA[foo]SZ[x]\n;B[aa]C[see [1] é]".encode())
        assert codes(file.problems) == [
            FileProblemCode.UNKNOWN_CHARSET,
            FileProblemCode.TEXT_OUTSIDE_GAME,
            FileProblemCode.BAD_SIZE,
            FileProblemCode.UNESCAPED_BRACKET,
            FileProblemCode.MISSING_CLOSING,
        ]
        assert [problem.line for problem in file.problems] == [1, 1, 1, 2, 2]

    def test_a_correct_file_has_no_problems(self):
        file = read_games(b"(;FF[4]GM[1]SZ[19]CA[UTF-8]AP[x:1];B[aa];W[bb]C[x\\]y])\n")
        assert file.problems == ()
        assert node_problems(file.games[0]) == []

    @pytest.mark.parametrize(
        ("version", "problems"),
        [("", []), ("FF[3]", []), ("FF[4]", 2 * [FileProblemCode.LOWER_CASE_NAME])],
    )
    def test_long_names_are_faults_since_the_fourth_version(self, version, problems):
        file = read_games(f"(;{version};Black[aa];White[bb])".encode())
        assert codes(file.problems) == problems
        assert file.games[0].tree[1].content.move == Move(Color.BLACK, Point.parse("A19"))

    def test_a_file_of_another_game_opens_with_problems(self):
        file = read_games(b"(;GM[2];B[e2e4])")
        assert codes(file.problems) == [FileProblemCode.OTHER_GAME]

    def test_values_are_checked_on_demand(self):
        game = game_of("(;SZ[9]\n;B[aa]\n;W[zy]C[x]\n(;B[bb]AB[cc])\n(;B[aa];B[];B[];B[1])\n)")
        found = [
            (problem.code, problem.line, problem.column, problem.property, problem.found)
            for problem in node_problems(game)
        ]
        assert found == [
            (FileProblemCode.POINT_OFF_BOARD, 3, 2, "W", "zy"),
            (FileProblemCode.MOVE_AND_SET_UP, 4, 3, "", ""),
            (FileProblemCode.BAD_VALUE, 5, 17, "B", "1"),
        ]

    def test_a_game_made_here_has_no_problems_of_a_file(self):
        assert node_problems(SgfGame(Tree(), 19, 19)) == []


class TestRealFiles:
    def test_a_korean_server(self):
        game = game_of_file("korean_server")
        info = game.tree.root.content.info
        assert (info.names.black, info.names.white) == ("백찬희", "주형욱")
        assert info.komi == 6.5
        assert info.date == "2021-01-17"
        assert info.event == "2020-2021 퓨처스리그 8R3G-1"
        assert len(game.tree) == 295

    def test_an_old_one(self):
        game = game_of_file("pandanet_ff3")
        assert len(game.tree) == 171
        assert game.tree.root.content.info.result == "B+Resign"

    def test_many_variations(self):
        game = game_of_file("messy")
        assert len(game.tree) == 33
        assert sum(not node.children for node in game.tree.walk()) == 6

    def test_a_bracket_too_many(self):
        game = game_of_file("extra_bracket")
        assert len(game.tree) == 28
        assert sum(node.content.move is not None for node in game.tree.walk()) == 27

    def test_a_letter_before_the_games(self):
        file = read_games((DATA / "compressed_point_lists.sgf").read_bytes())
        assert [len(game.tree) for game in file.games] == [3, 3]

    @pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
    def test_all_files_survive_a_round_trip(self, path):
        games = read_games(path.read_bytes()).games
        written = write_games(games)
        again = read_games(written)
        assert (again.encoding, again.is_encoding_sure) == ("utf-8", True)
        for game, other in zip(games, again.games, strict=True):
            assert game.size == other.size
            assert [(node.children, node.content) for node in game.tree.walk()] == [
                (node.children, node.content) for node in other.tree.walk()
            ]
        assert write_games(again.games) == written


def game_of_file(name):
    (game,) = read_games((DATA / f"{name}.sgf").read_bytes()).games
    return game


DEEP = 2_000  # twice what Python can recurse


@pytest.mark.parametrize(
    ("data", "depth"),
    [
        (b"(" + b";B[aa]" * DEEP + b")", DEEP),
        (b"(;B[aa]" * DEEP + b")" * DEEP, DEEP),
        (b"(;B[aa](;W[bb])" * DEEP + b")" * DEEP, DEEP),
    ],
)
def test_deep_trees_are_read_and_written(data, depth):
    (game,) = read_games(data).games
    assert len(list(game.tree.path(len(game.tree) - 1))) in (depth, depth + 1)
    written = write_games([game])
    assert len(read_games(written).games[0].tree) == len(game.tree)


def test_megabytes_of_comments():
    comment = "白 [3k\\]: \\\\ hello; (B[aa\\])\n" * 20_000
    game = game_of(f"(;FF[4];B[aa]C[{comment}];W[bb])")
    assert len(game.tree) == 3
    assert game.tree[1].content.comment.count("[3k]: \\ hello") == 20_000


@pytest.mark.parametrize("was_enabled", [True, False])
def test_garbage_collection_is_restored(was_enabled):
    before = gc.isenabled()
    (gc.enable if was_enabled else gc.disable)()
    try:
        read_games(b"(;)")
        assert gc.isenabled() is was_enabled
        with pytest.raises(UnreadableFile):
            read_games(b"")
        assert gc.isenabled() is was_enabled
    finally:
        (gc.enable if before else gc.disable)()


PARTS = st.sampled_from(
    [
        b"(",
        b")",
        b";",
        b"[",
        b"]",
        b"\\",
        b":",
        b"\n",
        b" ",
        b"x",
        b"\x00",
        b"\xff",
        b"\x81",
        b"\x1b$B",
    ]
) | st.sampled_from(
    [b"B[aa]", b"C[", b"AB[aa:zz]", b"LB[a", b"SZ[9]", b"KM[375]", b"CA[gbk]", b"(;FF[4]"]
)


KOREAN = (DATA / "encodings" / "cp949_declared_utf_8.sgf").read_bytes()


@given(
    st.sampled_from([path.read_bytes() for path in FILES if path.stat().st_size < 4000]),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 30), PARTS), min_size=1, max_size=6),
)
@example(KOREAN, [(137.5 / len(KOREAN), 1, b"CA[gbk]")])  # Within White's rank.
def test_a_changed_file_is_opened_or_unreadable(data, changes):
    for place, length, part in changes:
        at = int(place * len(data))
        data = data[:at] + part + data[at + length :]
    try:
        file = read_games(data)
    except UnreadableFile:
        return
    for game in file.games:
        node_problems(game)
    written = write_games(file.games)
    again = read_games(written)
    assert set(codes(again.problems)) <= {FileProblemCode.OTHER_GAME, FileProblemCode.TOO_LARGE}
    assert write_games(again.games) == written
    for game, other in zip(file.games, again.games, strict=True):
        assert [node.content for node in game.tree.walk()] == [
            node.content for node in other.tree.walk()
        ]


@given(st.binary(max_size=300))
def test_any_bytes_are_games_or_unreadable(data):
    for whole in (data, b"(;C[" + data):
        with contextlib.suppress(UnreadableFile):
            assert len(read_games(whole).games[0].tree) > 0


COLLECTION = b"""(;GM[1]PB[One];B[dd];W[pp](;B[dq])(;B[qd]C[a]))
(;FF[4]CA[UTF-8]PB[Two] XY[kept]
;B[aa])(;SZ[9]PB[Three])"""


def test_games_of_a_correct_collection_are_read_on_demand():
    games = read_games(COLLECTION).games
    assert [game.unread is None for game in games] == [False] * 3
    assert [game.root.content.info.names.black for game in games] == ["One", "Two", "Three"]
    assert [game.size for game in games] == [(19, 19), (19, 19), (9, 9)]
    assert games[0].unread is not None
    assert [len(game.tree) for game in games] == [5, 2, 1]
    assert games[0].unread is None


def test_an_unread_game_is_written_unchanged():
    games = read_games(COLLECTION).games
    written = write_games(games)
    assert games[0].unread is not None
    for game in games:
        assert game.tree
    assert write_games(read_games(write_games(games)).games) == write_games(games)
    assert b"XY[kept]\n;B[aa])" in written
    again = read_games(written).games
    assert write_games(again) == written
    assert [[node.content for node in game.tree.walk()] for game in again] == [
        [node.content for node in game.tree.walk()] for game in games
    ]


def test_faults_of_games_read_late_have_their_place_in_the_file():
    games = read_games(b"(;PB[One];B[dd])\n(;PB[Two];B[dd]\n;W[x9])").games
    (problem,) = node_problems(games[1])
    assert (problem.line, problem.column, problem.property) == (3, 2, "W")


@pytest.mark.parametrize(("moves", "name", "times"), [(2, "Ann", 1), (60_000, "", 0)])
def test_a_game_is_read_once_at_most_for_the_names_below_its_root(moves, name, times):
    game = "(;SZ[9];B[aa]PB[Ann]" + ";W[bb]" * moves + ")"
    _, second = read_games(f"(;PB[Bo];B[aa])\n{game}".encode()).games
    assert second.unread is not None
    reads = []
    read = second.unread.read
    counted = dataclasses.replace(second.unread, read=lambda: reads.append(1) or read())
    counted_game = SgfGame(counted, 9, 9)
    assert [counted_game.info.names.black for _ in range(3)] == [name] * 3
    assert len(reads) == times
    assert counted_game.tree.root.children
    assert counted_game.info.names.black == "Ann"
