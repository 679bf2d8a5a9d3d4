"""The damage that files of the world have, one kind after the other."""

import pytest

from gobanapp.sgf.file_problems import FileProblemCode, LineIndex
from gobanapp.sgf.scanner import scan


def read(text):
    """The nodes of the one game in a text, and the kinds of problems."""
    games, problems = scan(text, LineIndex(text))
    (game,) = games
    return game.texts, [problem.code for problem in problems]


class TestUnescapedBrackets:
    @pytest.mark.parametrize(
        ("comment", "expected"),
        [
            ("see [1] for more", "see [1\\] for more"),
            ("a [b]", "a [b\\]"),
            ("[b] a", "[b\\] a"),
            ("see [1]; then [2], too", "see [1\\]; then [2\\], too"),
            ("(see [1])", "(see [1\\])"),
            ("a [b] [c] d", "a [b\\] [c\\] d"),
            ("vs [A], B [C] or c [d] d", "vs [A\\], B [C\\] or c [d\\] d"),
            ("see PB[x] there", "see PB\\[x\\] there"),
            ("smile :] and go on", "smile :\\] and go on"),
            ("x [y] (z) a", "x [y\\] (z) a"),
            ("escaped \\] and [not] one", "escaped \\] and [not\\] one"),
            ("[3k] hello\n[2d] hi\n[3k] bye", "[3k\\] hello\n[2d\\] hi\n[3k\\] bye"),
        ],
    )
    def test_in_a_comment(self, comment, expected):
        for after in ("", ";W[bb]", "LB[aa:1];W[bb]", "\n;W[bb](;B[cc])(;B[dd])"):
            texts, problems = read(f"(;B[aa]C[{comment}]{after})")
            assert texts[0] == f"B[aa]C[{expected}]{after.partition(';')[0].rstrip()}"
            assert len(texts) == 1 + after.count(";"), after
            assert problems == [FileProblemCode.UNESCAPED_BRACKET], after


class TestMissingBrackets:
    @pytest.mark.parametrize(
        ("text", "texts"),
        [
            ("(;B[aa;W[bb];B[cc])", ["B[aa]", "W[bb]", "B[cc]"]),
            ("(;B[aa)", ["B[aa]"]),
            ("(;B[aa\n(;W[bb])(;W[cc]))", ["B[aa]", "W[bb]", "W[cc]"]),
            ("(;SZ[19KM[6.5];B[aa])", ["SZ[19]KM[6.5]", "B[aa]"]),
            ("(;AB[aa[bb][cc];W[dd])", ["AB[aa][bb][cc]", "W[dd]"]),
            ("(;PB[Honinbo Shusaku PW[Inoue];B[aa])", ["PB[Honinbo Shusaku]PW[Inoue]", "B[aa]"]),
            ("(;PB[Kim\nPW[Lee]\nKM[6.5];B[aa])", ["PB[Kim]PW[Lee]KM[6.5]", "B[aa]"]),
            ("(;C[a comment ;B[aa];W[bb])", ["C[a comment]", "B[aa]", "W[bb]"]),
            ("(;C[a comment\\] ;B[aa];W[bb])", ["C[a comment\\]]", "B[aa]", "W[bb]"]),
            ("(;C[a comment\\\n;B[aa];W[bb])", ["C[a comment]", "B[aa]", "W[bb]"]),
            ("(;B[aa];C[the last words", ["B[aa]", "C[the last words]"]),
            ("(;B[aa](;C[the last words))", ["B[aa]", "C[the last words]"]),
            ("(;B[aa];C[the last\\", ["B[aa]", "C[the last]"]),
        ],
    )
    def test_the_rest_of_the_game_is_not_lost(self, text, texts):
        found, problems = read(text)
        assert found == texts
        assert FileProblemCode.UNCLOSED_VALUE in problems

    def test_an_escaped_bracket_still_ends_a_point(self):
        assert read("(;B[aa\\];W[bb])") == (["B[aa]", "W[bb]"], [FileProblemCode.BAD_VALUE])

    def test_a_surplus_bracket_loses_nothing(self):
        assert read("(;W[oc]]\n;B[mc])") == (["W[oc]", "B[mc]"], [FileProblemCode.STRAY_TEXT])
        texts, problems = read("(;B[aa]C[done]];W[bb])")
        assert texts == ["B[aa]C[done\\]]", "W[bb]"]
        assert problems == [FileProblemCode.UNESCAPED_BRACKET]

    @pytest.mark.parametrize("name", ["AP", "CA"])
    def test_repairs_leave_out_what_the_writer_makes_itself(self, name):
        texts, problems = read(f"(;{name}[some]\u30a7DD[ab]W\ud55cC[x];W[bb])")
        assert texts == [f"{name}[some]DD[ab]C[x]", "W[bb]"]
        assert FileProblemCode.STRAY_TEXT in problems
        texts, problems = read(f"(;{name}[some:1B[ka];W[bb])")
        assert texts == [f"{name}[some:1]B[ka]", "W[bb]"]
        assert problems == [FileProblemCode.UNCLOSED_VALUE]

    def test_text_that_only_looks_damaged_is_left_alone(self):
        for value in ("see AB[aa\\] ;B[bb\\]", "x [y", "PB [z\\]", "KGS[3k\\]:"):
            text = f"(;C[{value}];B[aa])"
            assert read(text) == ([f"C[{value}]", "B[aa]"], [])


class TestNames:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("CoPyright[x]", "CP[x]"),
            ("Black[aa]Comment[x]", "B[aa]C[x]"),
            ("b[aa]c[x]", "B[aa]C[x]"),
            ("AddBlack[aa][bb]", "AB[aa][bb]"),
            ("SGF_X[1]", "SGFX[1]"),
            ("nolowercaseallowedW[aa]", "W[aa]"),
        ],
    )
    def test_small_letters_do_not_count(self, text, expected):
        texts, problems = read(f"(;FF[3];{text};W[bb])")
        assert texts == ["FF[3]", expected, "W[bb]"]
        assert set(problems) == {FileProblemCode.LOWER_CASE_NAME}

    def test_long_names_stay(self):
        assert read("(;MULTIGOGM[1]KGSDE[2])") == (["MULTIGOGM[1]KGSDE[2]"], [])


class TestStrayText:
    @pytest.mark.parametrize(
        ("text", "texts", "code"),
        [
            ("(; illegal_chars FF[4];B[aa])", ["FF[4]", "B[aa]"], FileProblemCode.STRAY_TEXT),
            ("(;B[aa] 12.5 C[x];W[bb])", ["B[aa]C[x]", "W[bb]"], FileProblemCode.STRAY_TEXT),
            (
                "(;B[aa];W[bb] KO;B[cc])",
                ["B[aa]", "W[bb]", "B[cc]"],
                FileProblemCode.PROPERTY_WITHOUT_VALUE,
            ),
            ("(;B;W[bb])", ["", "W[bb]"], FileProblemCode.PROPERTY_WITHOUT_VALUE),
            ("(;[aa];B[bb])", ["", "B[bb]"], FileProblemCode.VALUE_WITHOUT_PROPERTY),
            ("(;B[aa](x)(;W[bb]))", ["B[aa]", "W[bb]"], FileProblemCode.STRAY_TEXT),
            ("(;B[aa]黒[x];W[bb])", ["B[aa]", "W[bb]"], FileProblemCode.STRAY_TEXT),
        ],
    )
    def test_stray_text_is_skipped_and_reported(self, text, texts, code):
        found, problems = read(text)
        assert found == texts
        assert code in problems


@pytest.mark.parametrize("filling", [")", " ", ") \n"])
def test_parentheses_in_the_last_value_are_not_gone_through_from_each_of_them(filling):
    """With the square of the length this would take hours."""
    texts, problems = read(f"(;C[{filling * 300_000}x")
    assert texts == [f"C[{filling * 300_000}x]"]
    assert problems == [FileProblemCode.UNCLOSED_VALUE, FileProblemCode.MISSING_CLOSING]


def test_repaired_values_are_not_repaired_again():
    texts, _ = read("(;C[see PW[1] and ;B [2] here]N[x];B[aa])")
    again, problems = read(f"(;{';'.join(texts)})")
    assert (again, problems) == (texts, [])
