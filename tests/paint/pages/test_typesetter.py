from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.paint.pages.page import TextRole
from gobanapp.paint.pages.print_content import (
    DiagramItem,
    PageOptions,
    Paragraph,
    PrintHeading,
    PrintSection,
    TextPosition,
)
from gobanapp.paint.pages.typesetter import typeset_pages
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor

SENTENCE = "White answers on the left, and the corner is hers."
HEADING = PrintHeading("The Last Round", ByColor("Ann 5d", "Ben 4d"), ("2001-02-03", "Komi 6.5"))


def view(columns=19, rows=19, **frame):
    return BoardView(board=Board.empty(columns, rows), frame=Frame(**frame))


def item(number=1, *, text=0, notes=0, board=(19, 19), **frame):
    """Return an item with so many sentences of text, and so many notes."""
    return DiagramItem(
        view(*board, **frame),
        f"Figure {number}",
        ", ".join(f"{move} at {move + 3}" for move in range(notes)),
        (Paragraph(f"{SENTENCE} " * text, str(number)),) if text else (),
    )


def said(pages, role):
    return [words.text for page in pages for words in page.words if words.role is role]


@st.composite
def items(draw):
    made = []
    for number in range(draw(st.integers(1, 9))):
        columns, rows = draw(st.tuples(st.integers(1, 30), st.integers(1, 30)))
        part = None
        if draw(st.booleans()):
            part = BoardPart(
                0, 0, draw(st.integers(0, columns - 1)), draw(st.integers(0, rows - 1))
            )
        made.append(
            item(
                number,
                text=draw(st.sampled_from([0, 0, 1, 5, 60])),
                notes=draw(st.sampled_from([0, 0, 3, 40, 400])),
                board=(columns, rows),
                coordinates=draw(st.sampled_from(CoordinateStyle)),
                part=part,
            )
        )
    return made


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    items=items(),
    manner=st.builds(
        PageOptions,
        per_page=st.sampled_from([None, 1, 2, 4, 6]),
        text=st.sampled_from(TextPosition),
        header=st.sampled_from(["", "Ann – Ben"]),
        footer=st.sampled_from(["", "The club " * 40]),
    ),
    heading=st.sampled_from([PrintHeading(), HEADING]),
    size=st.sampled_from(["A4", "A5", "Letter"]),
    wide=st.booleans(),
    margin=st.sampled_from([0, 25]),
)
def test_nothing_overlaps_leaves_the_paper_or_is_lost(
    paper, items, manner, heading, size, wide, margin
):
    sheet = paper(size, wide=wide, margin=margin)
    pages = list(typeset_pages([PrintSection(items, heading)], manner, sheet))
    frame = sheet.content_rect
    for page in pages:
        things = [*page.diagrams, *page.words, *page.stones]
        assert things
        for place, thing in enumerate(things):
            box = thing.box
            assert frame.left <= box.left <= box.right <= frame.right
            assert frame.top <= box.top <= box.bottom <= frame.bottom
            for other in (other.box for other in things[:place]):
                apart = box.right <= other.left or other.right <= box.left
                assert apart or box.bottom <= other.top or other.bottom <= box.top
    diagrams = [(number, diagram) for number, page in enumerate(pages) for diagram in page.diagrams]
    assert [diagram.item for _, diagram in diagrams] == list(range(len(items)))
    assert [diagram.view for _, diagram in diagrams] == [item.view for item in items]
    for number, diagram in diagrams:
        below = diagram.box.bottom
        captions = [
            words
            for words in pages[number].words
            if words.role is TextRole.CAPTION and words.item == diagram.item
        ]
        assert " ".join(words.text for words in captions) == items[diagram.item].caption
        for words in captions:
            assert 0 <= words.box.top - below < words.box.height
            below = words.box.bottom
    for number, each in enumerate(items):
        words = [words for page in pages for words in page.words if words.item == number]
        for text, roles in (
            (each.notes, {TextRole.NOTES}),
            (" ".join(f"{part.lead} {part.text}" for part in each.text), {TextRole.TEXT}),
        ):
            shown = " ".join(part.text for part in words if part.role in roles).split()
            # What is too long for the page below its diagram is set as text, before the text.
            if TextRole.NOTES in roles:
                rest = " ".join(part.text for part in words if part.role is TextRole.TEXT).split()
                shown += rest[: len(text.split()) - len(shown)]
                assert shown == text.split()
            else:
                assert shown[len(shown) - len(text.split()) :] == text.split()


def test_there_must_be_something_to_set(paper):
    with pytest.raises(ValueError, match="nothing"):
        list(typeset_pages([PrintSection([])], PageOptions(), paper()))


@pytest.mark.parametrize(
    ("number", "per_page", "pages"),
    [(1, 1, 1), (3, 2, 2), (4, 4, 1), (5, 4, 2), (13, 6, 3), (12, 6, 2)],
)
@pytest.mark.parametrize("heading", [PrintHeading(), HEADING])
@pytest.mark.parametrize("wide", [False, True])
def test_there_are_as_many_diagrams_on_a_page_as_asked(
    paper, number, per_page, pages, heading, wide
):
    figures = [item(place, notes=place % 3) for place in range(number)]
    section = PrintSection(figures, heading)
    made = list(typeset_pages([section], PageOptions(per_page=per_page), paper(wide=wide)))
    assert [len(page.diagrams) for page in made[:-1]] == [per_page] * (pages - 1)
    assert len(made) == pages


def test_more_diagrams_fit_if_boards_are_small(paper):
    manner = PageOptions(per_page=None)

    def on_first_page(**board):
        figures = [item(place, **board) for place in range(60)]
        return len(next(typeset_pages([PrintSection(figures)], manner, paper())).diagrams)

    whole = on_first_page()
    assert 4 <= whole <= 6
    corner = BoardPart(10, 10, 18, 18)
    assert on_first_page(part=corner) > 2 * whole
    assert on_first_page(board=(9, 9)) > 2 * whole


def test_all_diagrams_of_a_print_are_to_one_scale(paper):
    boards = [item(1), item(2, board=(9, 9)), item(3, part=BoardPart(0, 0, 8, 8))]
    for per_page in (None, 1, 4):
        (steps,) = [
            {
                diagram.geometry.step_x
                for page in typeset_pages(
                    [PrintSection(boards)], PageOptions(per_page=per_page), paper()
                )
                for diagram in page.diagrams
            }
        ]
        assert len(steps) == 1


def test_rows_are_read_across(paper):
    (page,) = typeset_pages(
        [PrintSection([item(n) for n in range(4)])], PageOptions(per_page=4), paper()
    )
    one, two, three, four = (diagram.box for diagram in page.diagrams)
    assert one.top == two.top < three.top == four.top
    assert one.left == three.left < two.left == four.left


def test_short_text_stays_in_its_row_and_is_read_across(paper):
    figures = [item(number, text=1) for number in range(4)]
    (page,) = typeset_pages([PrintSection(figures)], PageOptions(per_page=4), paper())
    one, two, three, _ = (diagram.box for diagram in page.diagrams)
    assert one.top == two.top < three.top
    for diagram in page.diagrams:
        lines = [each.box for each in page.words if each.item == diagram.item]
        assert max(box.bottom for box in lines) < diagram.box.bottom + 3000
        assert all(diagram.box.left - 300 < box.left < diagram.box.right for box in lines)


def test_text_continues_below_its_diagram_and_in_another_column(paper):
    manner = PageOptions(per_page=4)
    page, *_ = typeset_pages([PrintSection([item(text=60), item(text=0)])], manner, paper())
    (diagram, *_) = page.diagrams
    text = [words.box for words in page.words if words.role is TextRole.TEXT]
    assert text[0].top > diagram.box.bottom
    beyond = [box for box in text if box.left > diagram.box.right]
    assert beyond
    assert beyond[0].top < diagram.box.top + diagram.box.height


def test_text_at_the_side_starts_level_with_its_diagram(paper):
    manner = PageOptions(per_page=2, text=TextPosition.BESIDE)
    page, *_ = typeset_pages([PrintSection([item(text=3), item(text=3)])], manner, paper())
    for diagram in page.diagrams:
        text = [
            each for each in page.words if each.role is TextRole.TEXT and each.item == diagram.item
        ]
        assert text[0].box.top == diagram.box.top
        assert min(words.box.left for words in text) > diagram.box.right


def test_long_side_text_continues_in_two_balanced_columns(paper):
    manner = PageOptions(per_page=1, text=TextPosition.BESIDE)
    figures = [item(text=90), item(text=3, board=(9, 9))]
    _, page, *_ = typeset_pages([PrintSection(figures)], manner, paper())
    text = [words for words in page.words if words.role is TextRole.TEXT and words.item == 0]
    lefts = sorted({words.box.left for words in text})
    assert len(lefts) == 2
    ends = [max(words.box.bottom for words in text if words.box.left == left) for left in lefts]
    assert abs(ends[0] - ends[1]) <= 2 * text[0].box.height
    (diagram,) = page.diagrams
    assert diagram.box.top > max(ends)


def test_no_line_of_a_paragraph_is_left_alone(paper):
    figures = [item(place, text=place + 7) for place in range(12)]
    for per_page in (1, 2, 4, 6):
        pages = typeset_pages([PrintSection(figures)], PageOptions(per_page=per_page), paper("A5"))
        columns = {}
        for number, page in enumerate(pages):
            for words in page.words:
                if words.role is TextRole.TEXT and words.text != str(words.item):
                    column = (
                        min((diagram.box.left for diagram in page.diagrams), default=0)
                        < words.box.left - words.box.width
                    )
                    columns.setdefault(words.item, []).append((number, column, words.box.top))
        for lines in columns.values():
            parted = [
                place + 1
                for place, (one, other) in enumerate(pairwise(lines))
                if one[0] != other[0]
            ]
            assert not {1, len(lines) - 1} & set(parted)


def test_pages_are_numbered_if_there_are_several(paper):
    figures = [item(place) for place in range(3)]
    assert (
        said(
            typeset_pages([PrintSection(figures)], PageOptions(per_page=4), paper()),
            TextRole.FOOTER,
        )
        == []
    )
    manner = PageOptions(per_page=1)
    assert said(typeset_pages([PrintSection(figures)], manner, paper()), TextRole.FOOTER) == [
        "1",
        "2",
        "3",
    ]
    manner = PageOptions(per_page=1, numbers_pages=False)
    assert said(typeset_pages([PrintSection(figures)], manner, paper()), TextRole.FOOTER) == []


def test_a_header_stands_on_each_page_that_has_no_heading(paper):
    manner = PageOptions(per_page=1, header="Ann – Ben", footer="Our club")
    pages = list(typeset_pages([PrintSection([item(1), item(2)], HEADING)], manner, paper()))
    assert [said([page], TextRole.HEADER) for page in pages] == [[], ["Ann – Ben"]]
    assert [said([page], TextRole.FOOTER) for page in pages] == [
        ["1", "Our club"],
        ["2", "Our club"],
    ]


def test_a_heading_names_both_players_with_their_stones(paper):
    (page,) = typeset_pages([PrintSection([item()], HEADING)], PageOptions(per_page=1), paper())
    assert said([page], TextRole.HEADING) == [
        "The Last Round",
        "Ann 5d",
        "Ben 4d",
        "2001-02-03 · Komi 6.5",
    ]
    assert len(page.stones) == 2
    assert all(stone.box.bottom < page.diagrams[0].box.top for stone in page.stones)


def test_a_section_begins_on_a_page_of_its_own(paper):
    sections = [
        PrintSection([item(1)]),
        PrintSection([]),
        PrintSection([item(2)], PrintHeading("Answers")),
    ]
    pages = list(typeset_pages(sections, PageOptions(per_page=6), paper()))
    assert [[diagram.item for diagram in page.diagrams] for page in pages] == [[0], [1]]
    assert said(pages[1:], TextRole.HEADING) == ["Answers"]


def test_pages_come_one_by_one(paper):
    class Items(list):
        seen = 0

        def __getitem__(self, number):
            self.seen = max(self.seen, number)
            return super().__getitem__(number)

    figures = Items(item(place) for place in range(400))
    pages = typeset_pages([PrintSection(figures)], PageOptions(per_page=1), paper())
    figures.seen = 0
    next(pages)
    assert figures.seen < 5
