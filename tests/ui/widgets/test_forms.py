"""The layout of panels."""

from PySide6.QtWidgets import QLabel, QVBoxLayout

from gobanapp.ui.widgets.forms import SplitPanel


def test_the_halves_are_stacked_or_side_by_side(qtbot):
    panel, read, done = SplitPanel(), QLabel("What is read"), QLabel("Done")
    below = QVBoxLayout()
    below.addWidget(done)
    panel.set_halves(read, below)
    qtbot.addWidget(panel)
    panel.resize(500, 300)
    with qtbot.waitExposed(panel):
        panel.show()
    assert done.y() > read.y()
    assert done.x() == read.x()
    panel.set_side_by_side(True)
    panel.layout().activate()
    assert done.x() > read.x()
    assert read.width() > done.width() > 100
    panel.set_side_by_side(False)
    panel.layout().activate()
    assert done.y() > read.y() + 200
