"""Files dropped on a window."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from gobanapp.ui.widgets.plain_text import LongTextEdit
from tests.ui.lookup import answer, find, is_shown

COPY, MOVE, LINK = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction, Qt.DropAction.LinkAction
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PLACE = QPoint(10, 10)


@pytest.fixture
def files(tmp_path):
    files = [tmp_path / f"{name}.sgf" for name in ("first", "second", "third")]
    for file in files:
        file.write_text(f"(;GM[1]FF[4]SZ[9]PB[{file.stem}];B[ee])", "utf-8")
    return files


def dragged(files):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return data


def drag_over(window, actions, data, proposed=MOVE):
    """Drag ``data`` over the window from a program that offers ``actions``; return the events.

    The caller keeps the data: the events do not.
    """
    enter = QDragEnterEvent(PLACE, actions, data, LEFT, NO_KEYS)
    move = QDragMoveEvent(PLACE, actions, data, LEFT, NO_KEYS)
    for event in (enter, move):
        event.setDropAction(proposed)
    window.dragEnterEvent(enter)
    window.dragMoveEvent(move)
    return [enter, move]


def drop(window, actions, data, proposed=MOVE):
    """Drop ``data`` there after the same; return the event."""
    drag_over(window, actions, data, proposed)
    event = QDropEvent(QPointF(PLACE), actions, data, LEFT, NO_KEYS)
    event.setDropAction(proposed)
    window.dropEvent(event)
    return event


@pytest.mark.parametrize("proposed", [COPY, MOVE, LINK])
def test_a_dropped_file_is_copied_whatever_is_proposed(table, files, qtbot, proposed):
    table, data = table(), dragged(files[:1])
    event = drop(table.window, COPY | MOVE | LINK, data, proposed)
    assert event.isAccepted()
    assert event.dropAction() == COPY
    qtbot.waitUntil(lambda: table.game.info.names.black == "first")
    assert files[0].exists()


def test_a_drag_over_the_window_is_answered_as_a_copy(table, files):
    data = dragged(files)
    for event in drag_over(table().window, COPY | MOVE | LINK, data):
        assert event.isAccepted()
        assert event.dropAction() == COPY


@pytest.mark.parametrize("actions", [MOVE, LINK, MOVE | LINK])
def test_what_may_not_be_copied_is_refused(table, files, actions):
    table, data = table(), dragged(files)
    assert not any(event.isAccepted() for event in drag_over(table.window, actions, data))
    assert not drop(table.window, actions, data).isAccepted()
    QApplication.processEvents()
    assert table.session.document.path is None


def test_a_folder_is_refused_as_a_copy(table, tmp_path, qtbot):
    """The program says that it is a folder; it must not be deleted either."""
    table, data, told = table(), dragged([tmp_path]), []
    answer(QMessageBox, lambda box: (told.append(box.objectName()), box.accept()), "not-opened")
    assert drop(table.window, COPY | MOVE | LINK, data).dropAction() == COPY
    qtbot.waitUntil(lambda: told == ["not-opened"])
    assert tmp_path.is_dir()


def test_a_page_of_the_web_is_refused(table):
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/game.sgf")])
    assert not any(event.isAccepted() for event in drag_over(table().window, COPY, data))


def test_the_window_shows_that_it_takes_files(table, files):
    window = table().window
    data = dragged(files)
    drag_over(window, COPY, data)
    assert is_shown(window, "drop-frame")
    assert find(window, "drop-frame").geometry() == window.rect()
    window.dragLeaveEvent(QDragLeaveEvent())
    assert not is_shown(window, "drop-frame")
    drop(window, COPY, data)
    assert not is_shown(window, "drop-frame")


def test_the_other_files_are_for_other_windows(table, files, qtbot):
    table = table()
    requested = []
    table.window.files_requested.connect(requested.append)
    data = dragged([*files, files[0]])
    drop(table.window, COPY, data)
    qtbot.waitUntil(lambda: bool(requested))
    assert table.session.document.path == files[0]
    assert requested == [files[1:]]


def test_a_comment_leaves_dropped_files_to_the_window(table, files):
    """The field would insert their names, and take them as moved."""
    field, data = table().window.findChild(LongTextEdit), dragged(files)
    assert not field.canInsertFromMimeData(data)
    words = QMimeData()
    words.setText("a good move")
    assert field.canInsertFromMimeData(words)
