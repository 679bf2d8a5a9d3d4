"""A tree panel that shows a game."""

import pytest

from gobanapp.ui.record.tree.tree_panel import TreePanel
from tests.ui.record.tree.shown_tree import ShownTree


@pytest.fixture
def shown_tree(qtbot):
    def make(game, width=320, height=300):
        panel = TreePanel()
        qtbot.addWidget(panel)
        panel.resize(width, height)
        shown_tree = ShownTree(panel, game)
        with qtbot.waitActive(panel):
            panel.show()
        panel.setFocus()
        return shown_tree

    return make
