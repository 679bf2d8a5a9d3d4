"""What a window shows follows what is wanted, and the room there is."""

from gobanapp.ui.record.move_list import MoveList


def test_the_tree_and_the_list_are_shown_where_they_are_wanted(table, qtbot):
    window = table().window
    window.resize(1180, 900)
    settings, record = window.settings, window.components.record_panel
    qtbot.waitUntil(record.tree.isVisible)
    assert record.findChild(MoveList) is None
    settings.shows_tree, settings.shows_moves = False, True
    assert not record.tree.isVisible()
    assert record.findChild(MoveList).isVisible()


def test_the_tree_gives_way_where_two_moves_of_it_would_be_seen(table, qtbot):
    window = table().window
    tree = window.components.record_panel.tree
    window.resize(700, 760)
    qtbot.waitUntil(lambda: not tree.isVisible())
    assert window.components.record_panel.comment.isVisible()
    window.resize(600, 1100)
    qtbot.waitUntil(tree.isVisible)
