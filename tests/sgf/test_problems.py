import pytest

from gobanapp.sgf.problems import Lines, shortened


def test_a_place_counts_lines_and_columns_from_one():
    lines = Lines("ab\n\ncd\n")
    assert [lines.place(offset) for offset in range(7)] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
        (3, 1),
        (3, 2),
        (3, 3),
    ]


def test_the_end_of_a_text_is_a_place_too():
    assert Lines("").place(0) == (1, 1)
    assert Lines("ab").place(2) == (1, 3)
    assert Lines("ab\n").place(3) == (2, 1)


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
    assert shortened(text) == expected
