"""The games of a file, with keys and clicks as users would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QPushButton

from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.games.file_games_dialog import (
    GamesDialog,
    moved_down,
    moved_to,
    moved_up,
    nearest,
    with_added,
    without,
)
from gobanapp.ui.record.games.game_delegate import SELECTED_OPACITY
from gobanapp.ui.record.games.thumbnails import Thumbnails
from gobanapp.ui.widgets import appearance
from tests.ui.record.games.games_chooser import CTRL, PLAYERS, SHIFT, Chooser, Key, record_of
from tests.wcag import contrast


def test_selected_games_move_up_and_stop_at_the_top():
    assert moved_up("abcde", "bd") == [*"badce"]
    assert moved_up("badce", "bd") == [*"bdace"]
    assert moved_up("bdace", "bd") == [*"bdace"]


def test_selected_games_move_down_and_stop_at_the_bottom():
    assert moved_down("abcde", "bc") == [*"adbce"]
    assert moved_down("abcde", "ce") == [*"abdce"]
    assert moved_down("abdce", "ce") == [*"abdce"]


def test_selected_games_are_moved_together_before_a_row():
    assert moved_to("abcdef", "be", 3) == [*"acbedf"]
    assert moved_to("abcdef", "be", 0) == [*"beacdf"]
    assert moved_to("abcdef", "be", 6) == [*"acdfbe"]
    assert moved_to("abcdef", "cd", 3) == [*"abcdef"]


def test_added_games_follow_the_last_selected_one():
    assert with_added("abc", "xy", "ab") == [*"abxyc"]
    assert with_added("abc", "xy", "") == [*"abcxy"]
    assert without("abcd", "ac") == [*"bd"]


def test_the_nearest_game_is_preferably_below():
    assert nearest("abcd", 1, "cd".__contains__) == "c"
    assert nearest("abcd", 1, "b".__contains__) == "b"
    assert nearest("abcd", 3, "ab".__contains__) == "b"
    assert nearest("abcd", 2, "x".__contains__) is None


@given(st.permutations(range(7)), st.sets(st.integers(0, 6)), st.integers(0, 7))
def test_moves_keep_all_games_and_their_relative_order(things, chosen, row):
    orders = [moved_up(things, chosen), moved_down(things, chosen), moved_to(things, chosen, row)]
    for order in orders:
        for side in (chosen, set(things) - chosen):
            assert without(order, side) == without(things, side)
        assert sorted(order) == sorted(things)


@given(st.permutations(range(7)), st.sets(st.integers(0, 6)))
def test_each_selected_game_moves_by_one_place_at_most(things, chosen):
    up, down = moved_up(things, chosen), moved_down(things, chosen)
    for thing in chosen:
        assert things.index(thing) - up.index(thing) in {0, 1}
        assert down.index(thing) - things.index(thing) in {0, 1}


# Opening


def test_the_dialog_starts_at_the_current_game(chooser):
    record = record_of(map(str, range(300)))
    record.current = record.entries[200]
    there = chooser(record)
    assert there.dialog.focusWidget() is there.list
    assert there.chosen == ["200"]
    above, below = there.place(199), there.place(201)
    assert there.list.viewport().rect().contains(above)
    assert there.list.viewport().rect().contains(below)
    assert there.amounts == [300]


@pytest.fixture
def american():
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


def test_large_numbers_are_written_as_the_user_does(american, chooser):
    there = chooser(record_of(map(str, range(1200))))
    assert "1,200" in there.state
    there.type("119")
    assert there.amounts == [12, 1, 200]  # 119, 1119 and those from 1190
    assert "1,200" in there.state
    filtered = there.state
    there.key(Key.Key_Down)
    there.key(Key.Key_A, CTRL)
    assert there.amounts == [12, 1, 200]
    assert there.state != filtered  # so many are not only listed, but chosen


def test_a_double_click_opens_a_game(five):
    five.double_click(2)
    assert not five.is_open
    assert five.session.game.info.names.black == "Cho"


def test_enter_opens_the_game_the_arrows_led_to(five):
    five.key(Key.Key_Down)
    five.key(Key.Key_Down)
    five.key(Key.Key_Up)
    five.key(Key.Key_Return)
    assert not five.is_open
    assert five.session.game.info.names.black == "Ben"


@pytest.mark.parametrize(("key", "name"), [(Key.Key_End, "299"), (Key.Key_Home, "0")])
def test_the_ends_of_the_list_by_keys(chooser, key, name):
    record = record_of(map(str, range(300)))
    record.current = record.entries[150]
    there = chooser(record)
    there.key(Key.Key_PageDown)
    assert 150 < int(there.chosen[0]) < 170
    there.key(key)
    assert there.chosen == [name]


def test_the_button_opens_the_chosen_game(five):
    five.click(4)
    five.press("open")
    assert five.session.game.info.names.black == "Eve"


def test_a_game_on_too_large_a_board_can_not_be_opened(chooser):
    there = chooser(read_document(b"(;PB[Ann])(;SZ[60]PB[Large])", None, None))
    there.double_click(1)
    there.key(Key.Key_Return)
    assert not there.button("open").isEnabled()
    assert there.is_open
    assert there.session.game.info.names.black == "Ann"


def test_several_games_can_not_be_opened(five):
    five.click(1, SHIFT)
    assert five.chosen == ["Ann", "Ben"]
    assert five.amounts == [2, 5]
    five.key(Key.Key_Return)
    assert five.is_open


def test_only_a_chosen_game_is_opened(five, qtbot):
    pictures = five.dialog.findChild(Thumbnails)
    qtbot.waitUntil(lambda: all(map(pictures.is_made, five.entries)))
    five.key(Key.Key_End)
    five.key(Key.Key_PageUp)
    assert all(entry.stored.unread for entry in five.entries)
    five.double_click(2)
    opened = [entry for entry in five.entries if not hasattr(entry.stored, "unread")]
    assert opened in ([], [five.entries[2]])


# The filter


def test_typing_anywhere_filters_at_once(five):
    five.type("cho")
    assert five.filter.text() == "cho"
    assert five.listed == ["Cho"]
    assert five.amounts == [1, 5]
    assert five.chosen == ["Cho"]
    five.key(Key.Key_Return)
    assert five.session.game.info.names.black == "Cho"


def test_blanks_part_words_in_the_filter(five):
    five.type("cup 1")
    assert five.filter.text() == "cup 1"
    assert five.listed == ["Ben", "Dan"]


def test_arrows_lead_from_the_filter_into_the_list_and_letters_back(five):
    five.type("cup")
    five.key(Key.Key_Down)
    assert five.dialog.focusWidget() is five.list
    five.key(Key.Key_Down)
    assert five.chosen == ["Ben"]
    five.type(" 0")
    assert five.filter.text() == "cup 0"
    five.key(Key.Key_Down)
    five.key(Key.Key_Backspace)
    assert five.filter.text() == "cup "


def test_escape_takes_the_filter_away_and_then_closes(five):
    five.type("cho")
    five.key(Key.Key_Escape)
    assert five.is_open
    assert five.filter.text() == ""
    assert five.listed == [*PLAYERS]
    assert five.chosen == ["Cho"]
    assert five.dialog.focusWidget() is five.list
    five.key(Key.Key_Escape)
    assert not five.is_open
    assert five.session.game.info.names.black == "Ann"


def test_an_empty_result_is_announced_and_disables_the_buttons(five):
    before = five.list.viewport().grab().toImage()
    five.type("xyz")
    assert five.listed == []
    assert five.amounts == [0, 5]
    assert five.list.viewport().grab().toImage() != before
    five.key(Key.Key_Return)
    assert five.is_open
    for name in ("open", "move-up", "move-down", "delete"):
        assert not five.button(name).isEnabled()
    for _ in range(3):
        five.key(Key.Key_Backspace)
    assert five.chosen == ["Ann"]


def test_the_selection_stays_while_it_matches_the_filter(five):
    five.click(3)
    five.type("cup")
    assert five.chosen == ["Dan"]
    five.type(" 0")
    assert five.chosen == ["Ann"]


def test_the_first_match_is_selected_even_when_late(qtbot, settings):
    session = Session(record_of(PLAYERS))
    dialog = GamesDialog(session, settings=settings, choose_files=list, save=lambda: True)
    qtbot.addWidget(dialog)
    dialog.show()
    there = Chooser(session, dialog)
    there.filter.setText("d")
    assert not there.chosen
    qtbot.waitUntil(lambda: bool(there.chosen))
    assert there.chosen == ["Dan"]
    assert there.button("open").isEnabled()


# Saving and marks


def test_all_is_saved_when_something_has_changed(chooser, tmp_path):
    record = record_of(PLAYERS)
    saved = []

    def save():
        saved.append([entry.info.names.black for entry in record.entries])
        there.session.mark_saved(tmp_path / "all.sgf", None)
        return True

    there = chooser(record, save=save)
    assert not there.button("save-all").isEnabled()
    there.press("move-down")
    there.press("save-all")
    assert saved == [["Ben", "Ann", "Cho", "Dan", "Eve"]]
    assert not there.button("save-all").isEnabled()


def picture_of_row(there, row):
    there.list.clearSelection()
    rect = there.list.visualRect(there.model.index(row, 0))
    return there.list.viewport().grab(rect).toImage()


def test_the_current_and_modified_games_are_marked(five, qtbot):
    pictures = five.dialog.findChild(Thumbnails)
    qtbot.waitUntil(lambda: all(map(pictures.is_made, five.entries)))
    before = picture_of_row(five, 0), picture_of_row(five, 2)
    five.session.switch_game(five.entries[2])
    assert picture_of_row(five, 0) != before[0]
    marked = picture_of_row(five, 2)
    assert marked != before[1]
    five.session.apply(lambda game: game.set_comment("Well played"))
    five.session.edit_game_list(lambda document: None)
    assert picture_of_row(five, 2) != marked


def test_everything_has_an_accessible_name(five):
    assert five.list.accessibleName()
    assert five.filter.accessibleName()
    assert five.filter.placeholderText()
    for name, keys in (("move-up", "Alt+Up"), ("delete", "Del"), ("undo", "Ctrl+Z")):
        assert five.button(name).toolTip().endswith(f"({keys})")


# How it looks


@pytest.mark.parametrize(
    "its_look", [appearance.LIGHT, appearance.DARK], ids=lambda appearance: appearance.name
)
def test_a_selected_row_has_enough_contrast(its_look):
    base, accent = (channels_of(name) for name in (its_look.base, its_look.accent))
    ground = [a + (b - a) * SELECTED_OPACITY for a, b in zip(base, accent, strict=True)]
    for ink in (its_look.text, its_look.quiet_text, its_look.accent):
        assert contrast(channels_of(ink), ground) >= 4.5


def channels_of(name):
    return [int(name[at : at + 2], 16) / 255 for at in (1, 3, 5)]


@pytest.mark.parametrize("size", [10, 18])
def test_every_word_of_the_buttons_is_shown(chooser, qapp, size):
    before = QFont(QApplication.font())
    font = QFont(before)
    font.setPointSizeF(size)
    try:
        QApplication.setFont(font)
        appearance.apply_appearance(qapp, appearance.LIGHT)
        there = chooser(record_of(PLAYERS))
        there.dialog.resize(there.dialog.minimumSizeHint())
        for button in there.dialog.findChildren(QPushButton):
            need = button.sizeHint()
            assert button.width() >= need.width(), button.text()
            assert button.height() >= need.height(), button.text()
        lines = 3 * there.list.fontMetrics().height()
        assert there.list.sizeHintForRow(0) >= max(96, lines)
    finally:
        QApplication.setFont(before)
        qapp.setStyleSheet("")
        qapp.setPalette(QPalette())
