"""The size, kind and handicap that the beginning of a file gives a game."""

import pytest

from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.root_properties import is_go
from gobanapp.sgf.sgfmill_check import compare_with_witness
from gobanapp.sgf.writer import write_games

BAD = {FileProblemCode.BAD_SIZE, FileProblemCode.OTHER_GAME}


def sizes(text):
    return [game.size for game in read_games(text.encode()).games]


@pytest.mark.parametrize(
    "text",
    [
        "(;;GM[1]FF[4]SZ[9]PB[a];B[ee])",
        "(;GM[1]FF[4];SZ[9]KM[6.5];B[ee])",
        "(;C[intro](;SZ[9];B[ee])(;SZ[13]))",
        "(;C[intro];N[x];SZ[9路];B[ee])",
        "(;SZ[9];SZ[13])",
        "(;SZ[9];B[ee];SZ[13])",
        "(;;SZ[9]B[ee])",
    ],
)
@pytest.mark.parametrize("is_collection", [False, True])
def test_the_size_can_be_in_the_second_node(text, is_collection):
    assert sizes(text * (1 + is_collection))[0] == (9, 9)
    written = write_games(read_games(text.encode()).games).decode()
    assert written.startswith("(;FF[4]GM[1]CA[UTF-8]SZ[9]") or written.index("SZ[9]") < 60
    assert "SZ[19]" not in written
    assert sizes(written) == [(9, 9)]


@pytest.mark.parametrize(
    "text",
    ["(;B[aa];SZ[9])", "(;AB[pd];SZ[9])", "(;;B[pd];SZ[9])", "(;)(;SZ[9])", "(;C[SZ[9\\]];B[aa])"],
)
def test_a_size_after_stones_or_in_the_next_game_is_none(text):
    assert sizes(text)[0] == (19, 19)


@pytest.mark.parametrize(
    "value", ["1", "", " ", "Go", "go", "weiqi", "Baduk", "围棋", "囲碁", "01"]
)
def test_names_of_go(value):
    assert is_go(value)
    game_file = read_games(f"(;GM[{value}]SZ[9];B[ee])".encode())
    assert not BAD & {problem.code for problem in game_file.problems}
    assert b"GM[1]" in write_games(game_file.games)


@pytest.mark.parametrize(
    "value",
    ["Go (19x19)", "game of go", "1:2", "-", "?", "1.0", "Go 19", "GM", "围棋 19路", "x" * 400],
)
def test_a_game_that_cannot_be_read_is_go(value):
    assert is_go(value)
    game_file = read_games(f"(;GM[{value}]SZ[ 9x9 ];B[ee])".encode())
    assert not BAD & {problem.code for problem in game_file.problems}
    written = write_games(game_file.games).decode()
    assert "GM[1]" in written
    assert "SZ[9]" in written


@pytest.mark.parametrize(
    "value",
    ["4", "11", "chess", "renju", "gobang", "2", "0", "Chess 8x8", "Go-moku", "Othello", "五子棋"],
)
def test_other_games(value):
    assert not is_go(value)
    game_file = read_games(f"(;GM[{value}];B[ee])".encode())
    assert {problem.code for problem in game_file.problems} == {FileProblemCode.OTHER_GAME}
    written = write_games(game_file.games).decode()
    assert f"GM[{value}]" in written
    assert "SZ" not in written


@pytest.mark.parametrize(
    "rest",
    [
        "KM[375]",
        "KM[3.75]TM[9 hours]HA[two]",
        "KM[no 5]TM[30 min + 5x30 byo-yomi]",
        "KM[6.5]HA[2]TM[60]",
        "KO[7.5]",
        "AB[aa,bb]",
        "AB[aabb]TR[a1 b2]",
        ";B[tt];W[tt]",
        ";B[aa]KM[375];W[bb]TM[1h]",
        ";B[e2e4];W[--];B[pass]",
        ";C[x]C[y];B[aa][bb]",
    ],
)
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("is_read", [False, True])
def test_nothing_in_another_game_is_written_in_another_way(rest, count, is_read):
    games = read_games((f"(;GM[4]FF[4]{rest};W[cc])\n" * count).encode()).games
    if is_read:
        for game in games:
            assert [node.content for node in game.tree.each_node()]
    written = write_games(games).decode().replace("\n", "")
    assert written.count(rest + ";W[cc]") == count


def test_the_first_of_several_kinds_of_game_counts():
    for text, expected in (
        ("GM[4]GM[4][x]KM[375]", "GM[4]"),
        ("GM[4]GM[1]KM[375]", "GM[4]"),
        ("GM[1]GM[4]KM[375]", "GM[1]"),
    ):
        games = read_games(f"(;{text};B[aa])".encode()).games
        written = write_games(games)
        assert expected in written.decode()
        assert (b"KM[375]" in written) is (expected == "GM[4]")
        assert compare_with_witness([written], games).difference is None


FOX = "(;GM[1]FF[4]SZ[19]KM[375]HA[0]AP[foxwq]{})"


@pytest.mark.parametrize(
    ("moves", "handicap", "komi"),
    [
        (";B[pd];B[dd];W[dp]", 2, 0),
        (";B[pd];B[dd];B[dp];B[pp];W[cc];B[cd]", 4, 0),
        (";B[pd]" * 9 + ";W[dp]", 9, 0),
        (";B[pd];W[dp];B[dd];B[pp]", 0, 7.5),
        (";B[pd];B[dd]", 0, 7.5),
        (";W[pd];B[dd]", 0, 7.5),
        (";B[];B[dd];W[dp]", 0, 7.5),
    ],
)
@pytest.mark.parametrize("is_collection", [False, True])
def test_black_moves_before_white_are_a_handicap_of_fox(moves, handicap, komi, is_collection):
    text = FOX.format(moves)
    game = read_games((text * (1 + is_collection)).encode()).games[0]
    for root in (game.root, game.tree.root):
        assert (root.content.info.handicap, root.content.info.komi) == (handicap, komi)
    codes = [problem.code for problem in node_problems(game)]
    assert (FileProblemCode.HANDICAP_MOVES in codes) is bool(handicap)


@pytest.mark.parametrize("comment", ["", "x" * 700, "y\\]" * 2000])
@pytest.mark.parametrize(
    ("text", "heading"),
    [
        (FOX.format("".join(f";B[{x}d]C[@]" for x in "abcdefghi") + ";W[pp]C[@]"), (19, 9, 0)),
        (FOX.format(";B[pd]C[@](;B[dd]C[@];W[dp])(;W[cc])"), (19, 2, 0)),
        (FOX.format(";B[pd]C[@](;B[dd]C[@])(;W[cc])"), (19, 0, 7.5)),
        (FOX.format(";B[pd]C[@]" * 40 + ";W[dp]"), (19, 0, 7.5)),
        ("(;GM[1]C[@];C[@];C[@];SZ[9]KM[6.5];B[ee])", (9, None, None)),
        ("(;GM[1]C[@];C[@](;C[@];SZ[9];B[ee])(;SZ[13]))", (9, None, None)),
    ],
)
def test_the_comments_of_the_first_moves_may_be_long(text, heading, comment):
    text = text.replace("@", comment)
    for data in (text, 2 * text):
        game = read_games(data.encode()).games[0]
        info = game.root.content.info
        assert (game.size[0], info.handicap, info.komi) == heading


@pytest.mark.parametrize("heading", ["AP[other]", "AP[foxwq]HA[2]", "AP[foxwq]AB[aa]"])
def test_other_black_moves_are_no_handicap(heading):
    text = f"(;SZ[19]KM[6.5]{heading};B[pd];B[dd];B[dp];W[pp])"
    assert read_games(text.encode()).games[0].root.content.info.komi == 6.5
