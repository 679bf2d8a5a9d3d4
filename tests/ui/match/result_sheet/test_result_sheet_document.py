"""A result sheet as it is shown and printed."""

import re
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter

from gobanapp.rules.color import ByColor
from gobanapp.ui.match.result_sheet.result_sheet_dialog import result_sheet_pdf
from gobanapp.ui.match.result_sheet.result_sheet_document import (
    draw_result_sheet,
    result_sheet_document,
)
from gobanapp.ui.widgets.printer import usual_page

MARGIN = 57
MM = 96 / 25.4


def height(summary):
    return result_sheet_document(summary).size().height()


def words(summary):
    """Return the text of the result sheet, without the marks of text direction."""
    return re.sub("[\u2068\u2069]", "", result_sheet_document(summary).toPlainText())


def picture(summary):
    """The result sheet on white."""
    document = result_sheet_document(summary)
    image = QImage(document.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        draw_result_sheet(document, painter, 1)
    return image


def space(image):
    """The white at the left, top, right and bottom of what is drawn, in pixels."""
    bits = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    ys, xs = np.nonzero(bits[:, :, 0] < 128)
    return xs.min(), ys.min(), image.width() - 1 - xs.max(), image.height() - 1 - ys.max()


def places(summary):
    """The rectangle of each line of text on the result sheet, by its words."""
    document = result_sheet_document(summary)
    layout, block, found = document.documentLayout(), document.begin(), {}
    while block.isValid():
        line = block.layout().lineAt(0)
        if line.isValid():
            corner = layout.blockBoundingRect(block).topLeft()
            found.setdefault(block.text(), []).append(line.naturalTextRect().translated(corner))
        block = block.next()
    return found


LONG = {
    "names": ByColor("Alexander " * 50, "小林光一" * 50),
    "ranks": ByColor("5 dan professional " * 5, "9p"),
    "teams": ByColor("", "Team with a Name " * 9),
    "event": "Championship " * 30,
    "place": "Kraków " * 40,
    "round": "semi-final " * 10,
    "date": "2026-11-21",
    "overtime": "as agreed " * 20,
}


@pytest.mark.parametrize("size", [3, 9, 19, 52])
@pytest.mark.parametrize("heading", [{}, LONG], ids=["short", "long"])
def test_everything_stays_on_the_sheet(make, size, heading):
    summary = make(size=size, used=ByColor(1.0, 100_000.0), counts=size > 3, **heading)
    left, top, right, bottom = space(picture(summary))
    assert MARGIN - 2 <= left <= MARGIN + 4
    assert top >= MARGIN - 2
    assert MARGIN - 2 <= right <= MARGIN + 4
    assert MARGIN - 2 <= bottom <= MARGIN + 23


@pytest.mark.parametrize("rules", ["Japanese", "AGA", "Chinese", "Ing"])
def test_a_sheet_takes_no_more_than_half_a_page(make, rules):
    summary = make(size=19, rules=rules, handicap=9, used=ByColor(1.0, 2.0))
    assert height(summary) < 297 / 2 * MM


def test_long_names_are_printed_in_full(make):
    name = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft the Second"
    summary = make(names=ByColor(name, name), teams=ByColor("A Team of Many Words " * 4, ""))
    assert words(summary).count(name) == 4
    assert space(picture(summary))[2] >= MARGIN - 2
    assert height(summary) > height(make())


def test_lines_break_between_the_facts(make):
    long = "w" * 20 + " " + "w" * 20
    summary = make(place=long, round=long, date=long, time_limit=2700, overtime="5x30 byo-yomi")
    document = result_sheet_document(summary)
    block = document.find(long).block()
    lines = [block.layout().lineAt(number) for number in range(block.layout().lineCount())]
    ends = [line.textStart() + line.textLength() for line in lines]
    assert len(ends) > 2
    assert all(block.text()[:end].endswith("· ") for end in ends[:-1])


def test_the_count_and_the_end_are_on_it(make):
    summary = make()
    whole = picture(summary)
    empty = picture(replace(summary, score=None))
    assert whole != empty
    assert picture(replace(summary, territory=ByColor(frozenset(), frozenset()))) != whole
    assert picture(replace(summary, used=ByColor(3.0, 4.0))) != whole
    assert picture(summary) == whole


def test_units_stand_below_units(make):
    found = places(make(komi=6.5))
    (komi,), (total,) = found["6"], found["33"]
    assert abs(komi.right() - total.right()) < 1
    tails = found[".5"]
    assert len(tails) == 2
    assert all(0 <= tail.left() - komi.right() < 2 for tail in tails)
    _, territory, _ = found["27"]
    assert abs(territory.right() - komi.right()) < 1


@pytest.mark.parametrize("size", [9, 13, 19])
def test_the_diagram_takes_all_its_place(make, size):
    image = picture(make(size=size))
    beside = round(0.6 * image.width())  # where the table has ended
    left, top, right, _ = space(image.copy(beside, 110, image.width() - beside, 300))
    assert 0 <= beside + left - (image.width() - MARGIN - 250) < 20
    assert (right, top) == pytest.approx((MARGIN, 15), abs=8)


@pytest.mark.parametrize("name", ["<b>Ann</b> & <img src='x'>", "a < b", "&amp;", "-->"])
def test_a_name_with_markup_is_escaped(make, name):
    summary = make(names=ByColor(name, "Ben"), event=name, place=name)
    assert words(summary).count(name) == 4


def test_a_name_that_is_written_from_right_to_left_stays_in_its_place(make):
    found = places(make(names=ByColor("\u05d9\u05d5\u05e1\u05d9", "Ben")))
    hebrew, latin = (
        next(place for text, (place, *_) in found.items() if text[1:].startswith(name))
        for name in ("\u05d9\u05d5\u05e1\u05d9", "Ben")
    )
    assert hebrew.left() == latin.left()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_fits(make, name, event):
    document = result_sheet_document(
        make(size=5, names=ByColor(name, ""), event=event, place=event)
    )
    assert document.idealWidth() <= document.textWidth()
    assert document.pageCount() == 1


@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.A6])
@pytest.mark.parametrize("heading", [{}, LONG], ids=["short", "long"])
def test_the_sheet_is_one_page_on_any_paper(make, size, heading):
    page = usual_page()
    page.setPageSize(QPageSize(size))
    page.setOrientation(QPageLayout.Orientation.Landscape)
    document = result_sheet_pdf(make(**heading), page)
    assert document.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", document)) == 1
