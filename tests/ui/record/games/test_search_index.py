"""Finding games by words, whatever their case and accents."""

from PySide6.QtCore import QObject

from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.games.search_index import SearchIndex


def test_games_are_learnt_in_their_order_and_only_once(qtbot):
    record = read_document(b"".join(b"(;PB[Player %d])" % n for n in range(3)), None, None)
    parent = QObject()
    index = SearchIndex(parent)
    first, second, third = record.entries
    index.learn([first, second])
    with qtbot.waitSignal(index.extended):
        pass
    assert index.knows(first)
    assert index.knows(second)
    assert not index.knows(third)
    index.learn(record.entries)
    qtbot.waitUntil(lambda: index.knows(third))
    assert index.has(third, ["player", "2"])
    assert not index.has(third, ["player", "1"])
    assert index.has(first, [])
