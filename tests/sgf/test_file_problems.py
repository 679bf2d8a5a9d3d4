import pytest

from gobanapp.sgf.file_problems import LineIndex, shorten_found_text


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


def test_the_end_of_a_text_is_a_place_too():
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
def test_what_was_found_is_shown_on_one_short_line(text, expected):
    assert shorten_found_text(text) == expected
