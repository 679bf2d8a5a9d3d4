import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.paint.pages.print_content import Paragraph
from gobanapp.paint.pages.text_lines import PageFont, TextLine, count_fitting_lines, make_text_lines

SENTENCE = "White answers on the left, and the corner is hers."


@pytest.fixture
def plain(qapp):
    return PageFont(9.5)


@pytest.fixture
def bold(qapp):
    return PageFont(9.5, bold=True)


def paragraph(lines, before=0):
    return [
        TextLine(str(n), before if n == 0 else 0, is_first=n == 0, is_last=n == lines - 1)
        for n in range(lines)
    ]


@pytest.mark.parametrize("text", ["x" * 300, "日本語" * 100, "😀" * 120, "lone \ud800 half"])
def test_text_without_spaces_breaks_anywhere(plain, text):
    width = 2000
    lines = plain.broken(text, width)
    assert "".join(lines).replace(" ", "") == text.replace("\ud800", "?").replace(" ", "")
    assert all(plain.width(line) <= width for line in lines)


def test_the_first_line_is_indented_for_its_lead(plain, bold):
    lines = make_text_lines([Paragraph(SENTENCE * 4, "34")], plain, bold, 3000)
    assert lines[0].lead == "34"
    assert all(plain.width(line.text) + line.indent <= 3000 for line in lines)
    assert lines[0].indent > bold.width("34")
    assert {line.indent for line in lines[1:]} == {0}


def test_line_breaks_are_kept_and_empty_lines_are_space(plain, bold):
    text = "one\ntwo\n\n  \nthree"
    lines = make_text_lines([Paragraph(text, "7"), Paragraph("four")], plain, bold, 3000)
    assert [line.text for line in lines] == ["one", "two", "three", "four"]
    assert [line.lead for line in lines] == ["7", "", "", ""]
    assert lines[2].before == lines[3].before > lines[1].before == lines[0].before == 0


@pytest.mark.parametrize(
    ("lines", "room", "here"),
    [
        (paragraph(5), 5, 5),
        (paragraph(5), 4, 3),  # the last line would be alone
        (paragraph(5), 1, 0),  # and so would the first
        (paragraph(3), 2, 0),
        (paragraph(4), 3, 2),
        (paragraph(1) + paragraph(5), 2, 1),
        (paragraph(3) + paragraph(1), 3, 3),
        (paragraph(2) + paragraph(4, before=1), 4, 2),
        ([], 3, 0),
    ],
)
def test_a_paragraph_breaks_only_where_two_lines_stay_together(lines, room, here):
    assert count_fitting_lines(lines, 1, room, at_top=False) == here


@given(st.lists(st.integers(1, 9), min_size=1, max_size=6), st.integers(0, 12), st.booleans())
def test_a_column_takes_as_many_lines_as_fit(lengths, room, at_top):
    lines = [line for length in lengths for line in paragraph(length)]
    count = count_fitting_lines(lines, 1, room, at_top=at_top)
    assert count <= max(room, at_top)
    assert count >= min(1, room) if at_top else count >= 0
    assert count >= min(len(lines), room) - 3 or count == len(lines)
