from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gobanapp.sgf.encodings import decode
from gobanapp.sgf.file_problems import FileProblemCode, LineIndex
from gobanapp.sgf.scanner import outline, outlined_root, scan, scan_outlined
from tests.thorough import one_in

DATA = Path(__file__).parent.parent / "data"


def scanned(text):
    """Return all games as (texts, parents), and the kinds of problems."""
    games, problems = scan(text, LineIndex(text))
    return [(game.texts, [*game.parents]) for game in games], [problem.code for problem in problems]


@pytest.mark.parametrize(
    ("text", "texts", "parents"),
    [
        ("(;)", [""], [-1]),
        ("(;B[aa])", ["B[aa]"], [-1]),
        (" ( ; B [aa] \n C[x] ; ) ", ["B [aa] \n C[x]", ""], [-1, 0]),
        ("(;B[aa];W[bb];B[cc])", ["B[aa]", "W[bb]", "B[cc]"], [-1, 0, 1]),
        ("(;A[](;B[](;C[])(;D[]))(;E[]))", ["A[]", "B[]", "C[]", "D[]", "E[]"], [-1, 0, 1, 1, 0]),
        ("(;C[a\\]b;(\\\\];B[cc])", ["C[a\\]b;(\\\\]", "B[cc]"], [-1, 0]),
        ("(;AB[aa][bb]\n[cc]LB[aa:1])", ["AB[aa][bb]\n[cc]LB[aa:1]"], [-1]),
        ("(;C[He, [3k\\]: hello])", ["C[He, [3k\\]: hello]"], [-1]),
        ("(;C[KGS[3k\\]: hello])", ["C[KGS[3k\\]: hello]"], [-1]),
        ("(;C[a (b; c) [d];B[aa])", ["C[a (b; c) [d]", "B[aa]"], [-1, 0]),
    ],
)
def test_correct_text_is_scanned_unchanged(text, texts, parents):
    assert scanned(text) == ([(texts, parents)], [])


def test_the_text_is_taken_byte_for_byte():
    text = "(;FF[4]\n  GM[1] C[one\ntwo]\n\n;B[aa]\tN[x]\n)"
    games, _ = scan(text, LineIndex(text))
    assert games[0].texts == ["FF[4]\n  GM[1] C[one\ntwo]", "B[aa]\tN[x]"]
    assert [text[offset:][:2] for offset in games[0].offsets] == ["FF", "B["]


def test_all_games_of_a_collection_are_found():
    games, problems = scanned("(;A[1])\n\n(;B[2];C[3])(;D[4])")
    assert [texts for texts, _ in games] == [["A[1]"], ["B[2]", "C[3]"], ["D[4]"]]
    assert problems == []


@pytest.mark.parametrize("between", [" \n\t", "\ufeff", "\x1a", "\x00\x00"])
def test_padding_between_games_is_no_problem(between):
    games, problems = scanned(f"(;A[1]){between}(;B[2]){between}")
    assert (len(games), problems) == (2, [])


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "(",
        "()",
        "((()))",
        ";",
        "[aa]",
        "Dear friend (;-), how are you?",
        "<html><body>(see [1]; or B)</body>",
        "int main(void) { return a[0]; }",
        "(" * 1000,
    ],
)
def test_text_without_a_game_contains_none(text):
    assert scanned(text)[0] == []


class TestText:
    def test_around_the_game(self):
        games, problems = scanned("From: me (;-)\n<pre>(;B[aa];W[bb])</pre> [1]; bye")
        assert games == [(["B[aa]", "W[bb]"], [-1, 0])]
        assert problems == 2 * [FileProblemCode.TEXT_OUTSIDE_GAME]

    def test_between_games(self):
        games, problems = scanned("dummy (;X[1];X[2];X[3](;B[bc])) junk (;Y[1];Y[2]) Nonsense")
        assert [len(texts) for texts, _ in games] == [4, 2]
        assert problems == 3 * [FileProblemCode.TEXT_OUTSIDE_GAME]


class TestParentheses:
    @pytest.mark.parametrize(
        ("text", "parents", "codes"),
        [
            ("(;A[1];B[2]", [-1, 0], [FileProblemCode.MISSING_CLOSING]),
            ("(;A[1](;B[2];C[3]", [-1, 0, 1], [FileProblemCode.MISSING_CLOSING]),
            ("(;A[1];B[2]))", [-1, 0], [FileProblemCode.SURPLUS_CLOSING]),
            ("(;A[1]\n)\n)\n", [-1], [FileProblemCode.SURPLUS_CLOSING]),
            ("(;A[1];B[2]);C[3])", [-1, 0, 1], [FileProblemCode.SURPLUS_CLOSING]),
            ("(;A[1](;B[2]));C[3])", [-1, 0, 0], [FileProblemCode.SURPLUS_CLOSING]),
            (
                ";FF[4];B[2];C[3]",
                [-1, 0, 1],
                [FileProblemCode.MISSING_OPENING, FileProblemCode.MISSING_CLOSING],
            ),
            ("(;A[1]((;B[2])(;C[3])))", [-1, 0, 0], [FileProblemCode.SURPLUS_OPENING]),
            ("(;A[1]()(;B[2]()))", [-1, 0], 2 * [FileProblemCode.SURPLUS_OPENING]),
            ("(;A[1](;B[2]);C[3])", [-1, 0, 0], [FileProblemCode.NODE_AFTER_VARIATION]),
            ("(;A[1](;B[2]);C[3](;D[4]))", [-1, 0, 0, 2], [FileProblemCode.NODE_AFTER_VARIATION]),
        ],
    )
    def test_missing_and_surplus_parentheses(self, text, parents, codes):
        games, problems = scanned(text)
        assert [found for _, found in games] == [parents]
        assert problems == codes

    def test_a_game_that_is_not_closed_does_not_swallow_the_next(self):
        games, problems = scanned("(;FF[4]A[1];B[aa](;W[bb])\n(;FF[4]A[2];B[cc])\n(;FF[4]A[3])")
        assert [texts[0] for texts, _ in games] == ["FF[4]A[1]", "FF[4]A[2]", "FF[4]A[3]"]
        assert problems == [FileProblemCode.MISSING_CLOSING]

    @pytest.mark.parametrize("between", ["", " ", "(", "( "])
    def test_a_damaged_next_game_is_not_swallowed(self, between):
        games, problems = scanned(f"(;FF[4];B[aa]{between}(; 251]FF[4]PB[a PW[b];B[bb])")
        assert [texts for texts, _ in games] == [["FF[4]", "B[aa]"], ["FF[4]PB[a]PW[b]", "B[bb]"]]
        expected = [
            FileProblemCode.MISSING_CLOSING,
            FileProblemCode.STRAY_TEXT,
            FileProblemCode.UNCLOSED_VALUE,
        ]
        if "(" in between:
            expected.insert(1, FileProblemCode.TEXT_OUTSIDE_GAME)
        assert problems == expected

    def test_a_root_within_a_game_that_is_closed_is_a_variation(self):
        games, problems = scanned("(;FF[4];B[aa](;FF[4]W[bb])(;W[cc]))")
        assert [parents for _, parents in games] == [[-1, 0, 1, 1]]
        assert problems == []


class TestSemicolons:
    @pytest.mark.parametrize(
        ("text", "texts", "parents"),
        [
            ("(B[pp];W[dd])", ["B[pp]", "W[dd]"], [-1, 0]),
            ("(\nTE[x]\nB[pp];W[dd])", ["TE[x]\nB[pp]", "W[dd]"], [-1, 0]),
            ("(;AW[aa](B[ab])(B[bb]))", ["AW[aa]", "B[ab]", "B[bb]"], [-1, 0, 0]),
            ("B[pp];W[dd])", ["B[pp]", "W[dd]"], [-1, 0]),
        ],
    )
    def test_missing_semicolons(self, text, texts, parents):
        games, problems = scanned(text)
        assert games == [(texts, parents)]
        assert FileProblemCode.MISSING_SEMICOLON in problems

    def test_surplus_semicolons_are_empty_nodes(self):
        assert scanned("(;;B[aa];;)") == ([(["", "B[aa]", "", ""], [-1, 0, 1, 2])], [])


def test_problems_have_positions_in_file_order():
    text = "(;A[1]\n;B foo W[aa]\n  ;C[x)"
    _, problems = scan(text, LineIndex(text))
    found = [(problem.code, problem.line, problem.column, problem.found) for problem in problems]
    assert found == [
        (FileProblemCode.STRAY_TEXT, 2, 2, "B foo"),
        (FileProblemCode.UNCLOSED_VALUE, 3, 6, "x)"),
    ]


DEEP = 2_000  # twice what Python can recurse


class TestLargeFiles:
    def test_a_long_line(self):
        games, problems = scanned("(" + ";B[aa];W[bb]" * DEEP + ")")
        assert games[0][1] == list(range(-1, 2 * DEEP - 1))
        assert problems == []

    def test_nested_parentheses_around_every_move(self):
        games, problems = scanned("(;B[aa]" * DEEP + ")" * DEEP)
        assert games[0][1] == list(range(-1, DEEP - 1))
        assert problems == []

    def test_a_variation_at_every_move(self):
        games, problems = scanned("(;B[aa](;W[bb])" * DEEP + ")" * DEEP)
        assert len(games[0][0]) == 2 * DEEP
        assert games[0][1][-1] == 2 * DEEP - 2
        assert problems == []

    @pytest.mark.parametrize(
        "text",
        one_in(
            3,
            [
                "(" * 200_000,
                "(;B[aa]" + "(" * 200_000,
                "(;B[aa]" + ")" * 200_000,
                "(;" + " " * 200_000 + "x",
                "(;C[" + "\\" * 1_000_001,
                "(;C[" + "x]" * 40_000,
                "(;" + "C[a] x " * 20_000,
                "(;" + ";B[x" * 20_000,
                "(;" + "C[x;" * 40_000,
                "(;AB" + "[aa" * 40_000,
                "(;" + "90[" * 40_000,
                "(;" + "a" * 200_000,
            ],
        ),
        ids=range(12),
    )
    def test_hostile_text_is_scanned_in_linear_time(self, text):
        # What is looked through again and again here would take minutes.
        games, problems = scan(text, LineIndex(text))
        assert len(games) <= 1
        assert len(problems) <= 10_000


PIECES = st.sampled_from(
    r"""( ) ; (; )) B[aa] C[x] C[a\]b] C[[a] AB[aa][bb] ] [ a PB[Kim~PW[Lee] ;B[aa] (;FF[4] C[(;]
    C[:-)] (;B[aa];C[x]) (;PB[a](;B[bb])(;)) C[a]~b]""".split()
).map(lambda piece: piece.replace("~", " "))


@example("(;B[aa])( )")
@example("(;B[aa](;C[x]);B[aa])")
@example("(;C[see A] B[3] for];B[aa])(;)")
@given(st.lists(PIECES, max_size=20).map("".join))
def test_an_outline_agrees_with_a_scan_without_faults(text):
    found = outline(text)
    games, problems = scan(text, LineIndex(text))
    if found is None or not games:
        assert found in (None, [])
        return
    assert problems == []
    assert [scan_outlined(text, begin) for begin, _ in found] == games
    for (begin, end), game in zip(found, games, strict=True):
        assert text[begin] + text[end - 1] == "()"
        start, stop = outlined_root(text, begin)
        assert text[start:stop].rstrip() == game.texts[0].rstrip()


@pytest.mark.parametrize("path", sorted(DATA.rglob("*.sgf")), ids=lambda path: path.name)
def test_an_outline_of_a_file_agrees_with_a_scan(path):
    text = decode(path.read_bytes()).text
    games, problems = scan(text, LineIndex(text))
    found = outline(text)
    assert found is None or [scan_outlined(text, begin) for begin, _ in found] == games
    assert found is None or problems == []


def test_most_sound_files_have_an_outline():
    text = "(;C[He, [3k\\]: hello];B[aa](;W[bb])\n(;W[cc];B[dd]) )\n" * 3
    assert len(outline(text)) == 3


def test_a_scan_reports_its_progress_and_can_be_cancelled():
    text = "(;" + ";B[aa]" * 20_000 + ")"
    told = []
    scan(text, LineIndex(text), told.append)
    assert told == sorted(told)
    assert len(told) > 3
    assert told[0] >= 0
    assert told[-1] <= 1

    class Enough(Exception):
        pass

    def stop(part):
        if part > 0.5:
            raise Enough

    with pytest.raises(Enough):
        scan(text, LineIndex(text), stop)
