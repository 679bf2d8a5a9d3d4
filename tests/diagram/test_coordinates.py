import pytest

from gobanapp.diagram.coordinates import CoordinateStyle, chinese_numeral, western_digits


def names(coordinates, columns, rows):
    """Every ninth column from the left and row from the bottom."""
    return (
        " ".join(coordinates.column_name(x, columns) for x in range(0, columns, 9)),
        " ".join(coordinates.row_name(y, rows) for y in range(0, rows, 9)),
    )


@pytest.mark.parametrize(
    ("coordinates", "columns", "rows"),
    [
        (CoordinateStyle.LETTERS, "A K T", "1 10 19"),
        (CoordinateStyle.NUMBERS, "1 10 19", "1 10 19"),
        (CoordinateStyle.SGF, "a j s", "s j a"),
        (CoordinateStyle.CJK, "1 10 19", "十九 十 一"),
        (CoordinateStyle.CORNERS, "1 10 1", "1 10 1"),
        (CoordinateStyle.NONE, "  ", "  "),
    ],
)
def test_each_way_names_the_lines_in_its_own_letters(coordinates, columns, rows):
    assert names(coordinates, 19, 19) == (columns, rows)


def test_letters_skip_i_and_continue_after_z():
    letters = [CoordinateStyle.LETTERS.column_name(x, 52) for x in (7, 8, 18, 24, 25, 51)]
    assert letters == ["H", "J", "T", "Z", "AA", "BB"]


def test_sgf_coordinates_continue_with_capitals_after_z():
    assert [CoordinateStyle.SGF.column_name(x, 52) for x in (25, 26, 51)] == ["z", "A", "Z"]


def test_corners_of_boards_with_sides_of_different_lengths_are_alike():
    corners = CoordinateStyle.CORNERS
    assert [corners.column_name(x, 5) for x in range(5)] == ["1", "2", "3", "2", "1"]
    assert [corners.row_name(y, 4) for y in range(4)] == ["1", "2", "2", "1"]


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "一"), (9, "九"), (10, "十"), (11, "十一"), (19, "十九"), (20, "二十"), (52, "五十二")],
)
def test_chinese_numerals_name_their_tens(number, text):
    assert chinese_numeral(number) == text


def test_chinese_numerals_can_be_written_as_digits():
    assert [western_digits(chinese_numeral(number)) for number in (1, 10, 19, 20, 52)] == [
        "1",
        "10",
        "19",
        "20",
        "52",
    ]
    assert western_digits("A") == "A"
