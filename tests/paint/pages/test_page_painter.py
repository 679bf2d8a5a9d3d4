import re
import shutil
import subprocess

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPdfWriter

from gobanapp.diagram.board_view import BoardView
from gobanapp.paint.pages.page_painter import PrintDeviceError, draw_pages, page_picture
from gobanapp.paint.pages.print_content import (
    DiagramItem,
    PageOptions,
    PageSize,
    Paragraph,
    PrintHeading,
    PrintSection,
)
from gobanapp.paint.pages.typesetter import typeset_pages
from gobanapp.rules.color import ByColor
from tests.board_text import parse_board

VIEW = BoardView(board=parse_board(". X O\nO X .\n. X O"))
HEADING = PrintHeading("Final", ByColor("Ann", "Ben"))


def pages_of(number, paper, **item):
    items = [DiagramItem(VIEW, f"Figure {place}", **item) for place in range(number)]
    return list(typeset_pages([PrintSection(items, HEADING)], PageOptions(per_page=1), paper))


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
    with pytest.raises(PrintDeviceError):
        pdf(pages_of(2, paper()), writer=OnePage)


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_device_may_take_no_page(tmp_path, paper):
    writer = QPdfWriter(str(tmp_path / "nowhere" / "count.pdf"))
    with pytest.raises(PrintDeviceError):
        draw_pages(writer, pages_of(1, paper()))


def test_progress_is_reported(paper):
    told = []
    pdf(pages_of(4, paper()), progress=told.append)
    assert told == [0, 0.25, 0.5, 0.75]


@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="needs poppler to look at a PDF")
@pytest.mark.parametrize("resolution", [72, 600, 1200])
@pytest.mark.parametrize("margin", [0, 10, 25])
def test_a_page_is_the_same_on_every_device_as_in_the_preview(
    tmp_path, qapp, pixels, resolution, margin
):
    class Device(QPdfWriter):
        def __init__(self, buffer):
            super().__init__(buffer)
            self.setResolution(resolution)

    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A6),
        QPageLayout.Orientation.Portrait,
        QMarginsF(margin, margin, margin, margin),
        QPageLayout.Unit.Millimeter,
    )
    sheet = PageSize.of(layout)
    pages = pages_of(1, sheet)
    (tmp_path / "page.pdf").write_bytes(pdf(pages, layout, Device))
    command = ["pdftoppm", "-png", "-r", "300", "-singlefile", "page.pdf", "page"]
    subprocess.run(command, cwd=tmp_path, check=True)
    printed = QImage(str(tmp_path / "page.png"))
    seen = page_picture(pages[0], sheet, printed.width())
    assert abs(seen.height() - printed.height()) <= 1
    for axis in (0, 1):
        one, other = (
            np.flatnonzero((pixels(picture)[..., 0] < 100).any(axis=axis))
            for picture in (printed.convertToFormat(QImage.Format.Format_RGB32), seen)
        )
        assert abs(one[0] - other[0]) <= 6  # half a millimetre
        assert abs(one[-1] - other[-1]) <= 6


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
    around = round(scale * sheet.content_rect.left) - 2
    assert not inked[:, :around].any()
    assert not inked[:, -around:].any()
    assert np.count_nonzero(inked) > 500
