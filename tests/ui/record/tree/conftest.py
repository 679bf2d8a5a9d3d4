"""A tree panel that shows a game."""

import pytest

from gobanapp.ui.record.tree.tree_panel import TreePanel
from tests.ui.record.tree.tree_desk import Desk


@pytest.fixture
def desk(qtbot):
    def make(game, width=320, height=300):
        panel = TreePanel()
        qtbot.addWidget(panel)
        panel.resize(width, height)
        desk = Desk(panel, game)
        with qtbot.waitActive(panel):
            panel.show()
        panel.setFocus()
        return desk

    return make
