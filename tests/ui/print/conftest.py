"""Records to be printed."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget

from gobanapp.storage.document_file import read_document
from gobanapp.ui.print.page_printer import PagePrinter
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from tests.ui.lookup import click, find

GAME = (
    "(;SZ[9]PB[Ann]BR[5d]PW[Ben]EV[Club evening]RO[2]DT[2001-02-03]KM[6.5]RE[B+3.5]"
    "C[A quiet game.];B[ee];W[ge]C[Usual.];B[gf];W[ff](;B[fg];W[];B[gc])(;B[fe]C[Or so.];W[gd]))"
)
PROBLEMS = (
    "(;SZ[19]C[Kill.]AB[cc][dc][bd][db][eb]AW[bb][cb][bc](;B[ab];W[ba];B[ca]C[RIGHT])(;B[ca]))"
    "(;SZ[19]AW[qq][pq]AB[oq][pp][qp][rq](;W[rr];B[qr])(;W[qr]C[RIGHT It lives.]))"
    "(;SZ[9]AB[aa]AW[bb]PL[W])"
)
KO = "(;SZ[9];B[dc];W[ec];B[cd];W[fd];B[de];W[ee];B[ed];W[dd];B[aa];W[ai];B[ed];W[ia];B[];W[dd])"
MARKED = "(;SZ[9];B[cc];W[gg];FG[257:];B[gc];W[cg];FG[257:];W[ee];B[ef])"


@pytest.fixture
def record(qapp):
    """Return a function: the record in a text."""
    return lambda text=GAME: read_document(text.encode(), None, None, "utf-8")


@pytest.fixture
def printing(qtbot, tmp_path):
    """What prints and saves pages for a window."""
    window = QWidget()
    qtbot.addWidget(window)
    return PagePrinter(window, tmp_path)


def choose(dialog, name, value):
    """Choose ``value`` in the enabled box, or the segments, called ``name``."""
    box = find(dialog, name)
    assert box.isEnabled()
    if isinstance(box, SegmentedControl):
        click(box.findChildren(QAbstractButton)[box.values.index(value)])
    else:
        assert value in [box.itemData(place) for place in range(box.count())]
        box.setCurrentIndex(box.findData(value))
