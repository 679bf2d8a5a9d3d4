import pytest

from gobanapp.sgf.file_problems import LineIndex, is_lost_or_guessed, shorten_found_text
from gobanapp.sgf.reader import each_node_problems, read_games


def test_a_place_counts_lines_and_columns_from_one():
    lines = LineIndex("ab\n\ncd\n")
    assert [lines.line_and_column(offset) for offset in range(7)] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
        (3, 1),
        (3, 2),
        (3, 3),
    ]


def test_the_end_of_a_text_has_a_position():
    assert LineIndex("").line_and_column(0) == (1, 1)
    assert LineIndex("ab").line_and_column(2) == (1, 3)
    assert LineIndex("ab\n").line_and_column(3) == (2, 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("a\n  b\t", "a b"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        (" " * 1_000_000 + "x", ""),
    ],
)
def test_quoted_text_is_shortened_to_one_line(text, expected):
    assert shorten_found_text(text) == expected


@pytest.mark.parametrize(
    ("text", "is_serious"),
    [
        ("(;SZ[9]TM[45 min each]DT[last May];B[aa])", False),
        ("(;SZ[9]BR[]AB[aa]AB[bb];B[cc])", False),
        ("(;SZ[9]AB[aa]B[bb])", False),
        ("(;SZ[9]KM[half]B[aa])", True),
        ("(;SZ[9];B[zy])", True),
        ("(;SZ[9];B[aa]C[no end", True),
        ("Dear friend, (;SZ[9];B[aa])", True),
    ],
)
def test_only_lost_or_guessed_values_are_serious(text, is_serious):
    file = read_games(text.encode())
    problems = [*file.problems]
    for found in each_node_problems(file.games[0].tree):
        problems += found
    assert problems
    assert any(map(is_lost_or_guessed, problems)) is is_serious
