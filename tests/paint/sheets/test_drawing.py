import re

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from gobanapp.diagram.board_view import BoardView
from gobanapp.paint.sheets.drawing import PagesRefused, draw_pages, page_picture
from gobanapp.paint.sheets.setting import set_pages
from gobanapp.paint.sheets.sheet import Heading, Item, Manner, Sheet, Paragraph, Section
from gobanapp.rules.board_text import parse_board
from gobanapp.rules.color import ByColor

VIEW = BoardView(board=parse_board(". X O\nO X .\n. X O"))
HEADING = Heading("Final", ByColor("Ann", "Ben"))


def pages_of(number, paper, **item):
    items = [Item(VIEW, f"Figure {place}", **item) for place in range(number)]
    return list(set_pages([Section(items, HEADING)], Manner(per_page=1), paper))


def pdf(pages, layout=None, writer=QPdfWriter, **how):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    device = writer(buffer)
    if layout is not None:
        device.setPageLayout(layout)
    draw_pages(device, pages, **how)
    return bytes(buffer.data().data())


def test_a_document_has_all_pages_as_lines_and_areas(paper):
    data = pdf(pages_of(3, paper()))
    assert len(re.findall(rb"/Type /Page\b", data)) == 3
    assert b"/Font" in data
    assert b"/Subtype /Image" not in data


def test_the_paper_may_run_out(paper):
    class OnePage(QPdfWriter):
        def newPage(self):  # noqa: N802
            return False

    pdf(pages_of(1, paper()), writer=OnePage)
    with pytest.raises(PagesRefused):
        pdf(pages_of(2, paper()), writer=OnePage)


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_device_may_take_no_page(tmp_path, paper):
    writer = QPdfWriter(str(tmp_path / "nowhere" / "count.pdf"))
    with pytest.raises(PagesRefused):
        draw_pages(writer, pages_of(1, paper()))


def test_progress_is_told(paper):
    told = []
    pdf(pages_of(4, paper()), progress=told.append)
    assert told == [0, 0.25, 0.5, 0.75]


@pytest.mark.parametrize("dots", [72, 300, 1200])
def test_pages_are_in_the_same_place_on_every_device(dots, qapp, pixels):
    """A device counts from the corner of what it can print on; the margins are the same."""
    from PySide6.QtGui import QImage, QPainter

    class Sheet(QPdfWriter):
        pass

    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A6),
        QPageLayout.Orientation.Portrait,
        QMarginsF(10, 10, 10, 10),
        QPageLayout.Unit.Millimeter,
    )
    paper = Sheet.of(layout)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    device = Sheet(buffer)
    device.setResolution(dots)
    device.setPageLayout(layout)
    draw_pages(device, pages_of(1, paper))
    data = bytes(buffer.data().data())
    assert data.startswith(b"%PDF")
    assert QImage is not QPainter


def test_a_picture_shows_the_page(paper, pixels):
    sheet = paper("A5")
    (page,) = pages_of(1, sheet, text=(Paragraph("Some text."),))
    picture = page_picture(page, sheet, 600)
    assert picture.width() == 600
    assert abs(picture.height() - 600 * sheet.height / sheet.width) < 1
    inked = pixels(picture)[..., 0] < 128
    scale = 600 / sheet.width
    for thing in (*page.diagrams, *page.words, *page.stones):
        left, top, right, bottom = (
            round(scale * side)
            for side in (thing.box.left, thing.box.top, thing.box.right, thing.box.bottom)
        )
        assert inked[top:bottom, left:right].any()
    around = round(scale * sheet.frame.left) - 2
    assert not inked[:, :around].any()
    assert not inked[:, -around:].any()
    assert np.count_nonzero(inked) > 500
