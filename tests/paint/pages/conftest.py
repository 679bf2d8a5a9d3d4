"""Sheet, and all that stands on it."""

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize

from gobanapp.paint.pages.print_content import PageSize


@pytest.fixture(scope="session")
def paper(qapp):
    """Return a function: the paper of a size, upright or not, with the margins of a printer."""

    def make(size="A4", *, wide=False, margin=0):
        way = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
        margins = QMarginsF(margin, margin, margin, margin)
        units = QPageLayout.Unit.Millimeter
        page = QPageSize(getattr(QPageSize.PageSizeId, size))
        return PageSize.of(QPageLayout(page, way, margins, units))

    return make
