import pytest

from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.point_lists import divide_list, may_have_odd_points
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.value_types import sgf_coordinates
from gobanapp.sgf.writer import write_games


def read(text):
    """The one game in a text, and the kinds of problems of its values with their text."""
    (game,) = read_games(text.encode()).games
    return game, [(problem.code, problem.found) for problem in node_problems(game)]


@pytest.mark.parametrize(
    ("name", "value", "values"),
    [
        ("AB", "ca,cb,cc", "ca cb cc"),
        ("AB", "ca, cb , cc,", "ca cb cc"),
        ("AW", "ca cb\ncc", "ca cb cc"),
        ("AW", "cacbcc", "ca cb cc"),
        ("TR", "aa;bb", "aa bb"),
        ("TR", "aa/bb|cc.dd", "aa bb cc dd"),
        ("SQ", "AA,BB", "AA BB"),
        ("AE", "aa:cc,dd", "aa:cc dd"),
        ("TB", "aa,zz", "aa zz"),
        ("LN", "aa:bb,cc:dd", "aa:bb cc:dd"),
        ("LB", "cc:1,dd:2", "cc:1 dd:2"),
        ("LB", "cc:1 dd:2;ee:3", "cc:1 dd:2 ee:3"),
        # No lists
        ("AB", "aa", "aa"),
        ("AB", "aa:cc", "aa:cc"),
        ("AB", "aazz", "aazz"),
        ("AB", "C1,C2", "C1,C2"),
        ("CR", "pass", "pass"),
        ("AR", "aabb", "aabb"),
        ("LB", "aa:some, bb:text", None),
        ("LB", "aa:zz:9,zz:9", None),
        ("LB", "aa:a, b", None),
    ],
)
def test_lists_in_one_value(name, value, values):
    expected = [value] if values is None else values.split()
    assert divide_list(name, value, sgf_coordinates(19, 19)) == expected


def test_lists_are_read_reported_and_written_as_values():
    game, problems = read("(;SZ[9]AB[ca,cb,cc]AW[ga gb]TR[aabb]LB[cc:1,dd:2]AR[aa:bb,cc:dd];B[ee])")
    content = game.root.content
    assert (len(content.set_up.black), len(content.set_up.white)) == (3, 2)
    assert len(content.markup.marks) == 2
    assert sorted(content.markup.labels.values()) == ["1", "2"]
    assert len(content.markup.arrows) == 2
    lists = ["ca,cb,cc", "ga gb", "aabb", "cc:1,dd:2", "aa:bb,cc:dd"]
    assert {text for _, text in problems} == set(lists)
    assert {code for code, _ in problems} == {FileProblemCode.UNUSUAL_VALUE}
    written = write_games([game]).decode()
    assert "AB[ca][cb][cc]AW[ga][gb]TR[aa][bb]LB[cc:1][dd:2]AR[aa:bb][cc:dd]" in written
    assert read(written)[1] == []


@pytest.mark.parametrize("value", ["``", "PASS", "--", "zz", "jj", "TT", "パス"])
def test_passes_of_other_programs_are_reported_and_written_empty(value):
    game, problems = read(f"(;SZ[9];B[ee];W[{value}];B[])")
    assert [node.content.move.is_pass for node in game.tree.walk() if node.id > 1] == [True, True]
    assert problems == [(FileProblemCode.UNUSUAL_VALUE, value)]
    assert ";B[ee];W[];B[]" in write_games([game]).decode()


def test_games_of_a_collection_are_written_as_values_too():
    games = read_games(b"(;SZ[9];B[ee]AB[aa,bb];W[zz])(;SZ[9]C[AB\\[aa,bb\\]];W[tt])").games
    written = write_games(games).decode()
    assert ";B[ee]AB[aa][bb];W[])" in written
    assert "C[AB\\[aa,bb\\]];W[tt])" in written


@pytest.mark.parametrize("text", ["PB[ ]", "GN[ ]GC[]", "C[]N[]", "RE[]RU[ ]DT[]"])
def test_empty_texts_are_valid(text):
    assert read(f"(;GM[1]{text};B[aa])")[1] == []


@pytest.mark.parametrize("odd", ["AB[aa,bb]", "TR[aabb]", "W[zz]", "M[aa bb]", "SQ[aa][bb,cc]"])
@pytest.mark.parametrize("count", [1, 2])
def test_only_the_odd_values_change(odd, count):
    rest = ";B[tt];W[dd]C[Good: aa,bb]N[aa,bb];B[];W[aa]LB[bb:aa,b][cc:1]XX[aa,bb]"
    games = read_games(f"(;SZ[9]PB[zz]{rest};{odd})\n".encode() * count).games
    written = write_games(games).decode()
    assert written.replace("\n", "").count(rest) == count
    assert odd not in written


@pytest.mark.parametrize(
    "text",
    ["C[Good move]", "PB[Bobby Lee]PW[aabb]", "LB[aa:A][bb:text]", "TR[aa][bb]AR[aa:bb]", "B[tt]"],
)
def test_usual_values_are_seen_quickly(text):
    assert not may_have_odd_points(text, sgf_coordinates(19, 19))
