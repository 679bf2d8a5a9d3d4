"""The games of a file put into another order, taken away and added."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent

from gobanapp.game.change import Change
from gobanapp.storage.document_file import read_document
from tests.ui.record.games.games_chooser import ALT, CTRL, NOTHING, PLAYERS, SHIFT, Key, record_of

# The order


def test_games_are_moved_by_keys(five):
    five.click(3)
    five.key(Key.Key_Up, ALT)
    five.key(Key.Key_Up, ALT)
    assert five.order == ["Ann", "Dan", "Ben", "Cho", "Eve"]
    assert five.listed == five.order
    assert five.chosen == ["Dan"]
    five.key(Key.Key_Down, ALT)
    assert five.order == ["Ann", "Ben", "Dan", "Cho", "Eve"]
    assert five.session.document.is_modified


def test_several_games_are_moved_together(five):
    five.click(1)
    five.click(3, CTRL)
    five.press("move-down")
    assert five.order == ["Ann", "Cho", "Ben", "Eve", "Dan"]
    assert five.chosen == ["Ben", "Dan"]
    five.press("move-down")
    assert five.order == ["Ann", "Cho", "Eve", "Ben", "Dan"]
    assert not five.button("move-down").isEnabled()
    assert five.button("move-up").isEnabled()


def test_games_do_not_move_beyond_the_ends(five):
    assert not five.button("move-up").isEnabled()
    five.key(Key.Key_Up, ALT)
    assert five.order == [*PLAYERS]
    five.key(Key.Key_A, CTRL)
    assert len(five.chosen) == 5
    assert not five.button("move-down").isEnabled()
    assert not five.session.document.can_undo_game_list


def test_every_change_of_the_list_is_emitted(five):
    heard = []
    five.session.subscribe(heard.append)
    five.press("move-down")
    assert heard == [Change.DOCUMENT]


def test_games_cannot_be_moved_while_a_filter_is_active(five):
    five.type("cup 1")
    assert five.chosen == ["Ben"]
    five.key(Key.Key_Down, ALT)
    assert five.order == [*PLAYERS]
    assert not five.button("move-down").isEnabled()
    assert "filter" in five.button("move-down").toolTip()
    five.key(Key.Key_Escape)
    assert "Alt" in five.button("move-down").toolTip()


def test_dragged_games_move_to_the_drop_position(five, monkeypatch):
    five.click(0)
    five.click(1, CTRL)
    drop(five, monkeypatch, five.place(3) - QPoint(0, 20))
    assert five.order == ["Cho", "Ann", "Ben", "Dan", "Eve"]
    assert five.chosen == ["Ann", "Ben"]
    drop(five, monkeypatch, five.place(4) + QPoint(0, 20))
    assert five.order == ["Cho", "Dan", "Eve", "Ann", "Ben"]
    assert five.listed == five.order


def test_foreign_drops_are_refused(five, monkeypatch):
    assert not drop(five, monkeypatch, five.place(3), source=None).isAccepted()
    five.type("cup")
    assert not drop(five, monkeypatch, five.place(1)).isAccepted()
    assert five.order == [*PLAYERS]


def drop(five, monkeypatch, place, source="the list"):
    """Let go of what is dragged. The platform without a screen can't drag."""
    data = five.model.mimeData([five.model.index(0, 0)])
    event = QDropEvent(
        QPointF(place), Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton, NOTHING
    )
    taken = five.list if source == "the list" else source
    monkeypatch.setattr(QDropEvent, "source", lambda _event: taken)
    five.list.dropEvent(event)
    return event


# Taking away and adding


def test_deleting_games_selects_the_next_one(five):
    five.click(1)
    five.click(2, SHIFT)
    five.key(Key.Key_Delete)
    assert five.order == ["Ann", "Dan", "Eve"]
    assert five.chosen == ["Dan"]
    five.key(Key.Key_End)
    five.press("delete")
    assert five.order == ["Ann", "Dan"]
    assert five.chosen == ["Dan"]
    assert five.session.game.info.names.black == "Ann"


def test_deleting_the_current_game_opens_its_neighbour(five):
    five.session.switch_game(five.entries[3])
    five.click(3)
    five.key(Key.Key_Delete)
    assert five.session.game.info.names.black == "Eve"
    five.key(Key.Key_Delete)
    assert five.session.game.info.names.black == "Cho"
    assert five.order == ["Ann", "Ben", "Cho"]


def test_the_last_game_that_can_be_shown_is_not_deleted(chooser):
    there = chooser(read_document(b"(;PB[Ann])(;SZ[60]PB[Large])(;PB[Ben])", None, None))
    there.key(Key.Key_A, CTRL)
    assert not there.button("delete").isEnabled()
    there.key(Key.Key_Delete)
    there.click(0)
    there.key(Key.Key_Delete)
    assert there.order == ["Large", "Ben"]
    there.click(1)
    assert not there.button("delete").isEnabled()
    there.key(Key.Key_Delete)
    assert there.order == ["Large", "Ben"]
    there.click(0)
    there.key(Key.Key_Delete)
    assert there.order == ["Ben"]
    assert there.amounts == [1]


def test_found_games_are_deleted_while_the_filter_stays(five):
    five.type("cup 1")
    five.key(Key.Key_Down)
    five.key(Key.Key_Delete)
    assert five.listed == ["Dan"]
    assert five.chosen == ["Dan"]
    five.key(Key.Key_Delete)
    assert five.listed == []
    assert five.order == ["Ann", "Cho", "Eve"]


def test_the_delete_key_in_the_filter_deletes_a_letter(five):
    five.type("cup")
    five.filter.setCursorPosition(0)
    five.key(Key.Key_Delete)
    assert five.filter.text() == "up"
    assert five.order == [*PLAYERS]


def test_added_games_follow_the_selection(chooser):
    others = [record_of(["Kim", "Lee"]), record_of(["Max"])]
    there = chooser(record_of(PLAYERS), choose_files=lambda: others)
    there.type("ben")
    there.press("add-games")
    assert there.order == ["Ann", "Ben", "Kim", "Lee", "Max", "Cho", "Dan", "Eve"]
    assert there.listed == there.order
    assert there.chosen == ["Kim", "Lee", "Max"]
    assert there.session.game.info.names.black == "Ann"


def test_without_a_chosen_file_nothing_changes(five):
    five.type("ben")
    five.press("add-games")
    assert five.filter.text() == "ben"
    assert not five.session.document.can_undo_game_list


def test_changes_can_be_undone_and_done_again(five):
    assert not five.button("undo").isEnabled()
    five.click(1)
    five.key(Key.Key_Delete)
    five.key(Key.Key_Down, ALT)
    assert five.order == ["Ann", "Dan", "Cho", "Eve"]
    five.key(Key.Key_Z, CTRL)
    five.press("undo")
    assert five.order == [*PLAYERS]
    assert five.listed == five.order
    assert not five.button("undo").isEnabled()
    five.key(Key.Key_Z, CTRL | SHIFT)
    assert five.order == ["Ann", "Cho", "Dan", "Eve"]
    five.press("redo")
    assert not five.button("redo").isEnabled()
    assert five.order == ["Ann", "Dan", "Cho", "Eve"]


def test_a_moved_game_keeps_its_place_on_the_screen(chooser):
    record = record_of(map(str, range(300)))
    record.current = record.entries[150]
    there = chooser(record)
    before = there.place(150)
    there.key(Key.Key_Down, ALT)
    assert there.place(150) == before
    assert there.chosen == ["150"]
    assert there.place(151) == there.place(there.list.currentIndex().row())
