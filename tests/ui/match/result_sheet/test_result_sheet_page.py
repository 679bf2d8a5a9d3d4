"""A slip as it is printed."""

import re
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter

from gobanapp.rules.color import ByColor
from gobanapp.ui.match.result_sheet.result_sheet_page import (
    WIDTH,
    draw_result_sheet,
    result_sheet_height,
)
from gobanapp.ui.match.result_sheet.result_sheet_printer import slip_pdf
from gobanapp.ui.widgets.printer import usual_page

SCALE = 5
AROUND = 10


def picture(slip):
    """The slip on white, with as much white around it."""
    width, height = (round(SCALE * (mm + 2 * AROUND)) for mm in (WIDTH, result_sheet_height(slip)))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        draw_result_sheet(painter, slip, QPointF(AROUND, AROUND) * SCALE, SCALE)
    return image


def ink(image):
    """The left, top, right and bottom of what is not white, in millimetres of the slip."""
    bits = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    ys, xs = np.nonzero(bits[:, :, 0] < 128)
    return [edge / SCALE - AROUND for edge in (xs.min(), ys.min(), xs.max() + 1, ys.max() + 1)]


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
def test_everything_stays_on_the_slip(make, size, heading):
    slip = make(size=size, used=ByColor(1.0, 100_000.0), counts=size > 3, **heading)
    left, top, right, bottom = ink(picture(slip))
    assert left >= -0.5
    assert top >= -0.5
    assert right <= WIDTH + 0.5
    assert bottom <= result_sheet_height(slip) + 0.5
    assert right > WIDTH - 1
    assert bottom > result_sheet_height(slip) - 6


@pytest.mark.parametrize("rules", ["Japanese", "AGA", "Chinese", "Ing"])
def test_a_slip_takes_no_more_than_half_a_page(make, rules):
    slip = make(size=19, rules=rules, handicap=9, used=ByColor(1.0, 2.0))
    assert result_sheet_height(slip) < 297 / 2 - 15


def test_the_count_and_the_end_are_on_it(make):
    slip = make()
    whole = picture(slip)
    empty = picture(replace(slip, score=None))
    assert whole != empty
    assert picture(replace(slip, territory=ByColor(frozenset(), frozenset()))) != whole
    assert picture(replace(slip, used=ByColor(3.0, 4.0))) != whole
    assert picture(slip) == whole


@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.A6])
def test_it_is_one_page_of_any_paper(make, size):
    page = usual_page()
    page.setPageSize(QPageSize(size))
    page.setOrientation(QPageLayout.Orientation.Landscape)
    document = slip_pdf(make(), page)
    assert document.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", document)) == 1
