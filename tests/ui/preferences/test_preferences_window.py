"""What is chosen in the preferences is so at once, in all windows, and they show what is so."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QPushButton

from gobanapp.diagram.coordinates import Coordinates, Sides
from gobanapp.game.new_game import NewGame
from gobanapp.ui import look
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.precautions import Asking, Placing, Precautions
from gobanapp.ui.preferences.fields import (
    ChoiceField,
    FolderField,
    SlideField,
    SwitchField,
)
from gobanapp.ui.preferences.groups import groups
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.preferences.row import Choice, Door, Row, Slide, Switch
from gobanapp.ui.preferences.row_view import RowView
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.sounds.countdown import Countdown

EVERY = [row for group in groups(list) for row in group.rows]
ROWS = [row for row in EVERY if not isinstance(row.control, Door)]


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def opened(qtbot, settings):
    window = PreferencesWindow(settings)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def view_of(window, label):
    """Return the row with this name, and show its group."""
    for place, view in enumerate(window._views):
        for row in view._rows:
            if row.row.label.replace("&", "") == label:
                window.group = place
                return row
    raise LookupError(label)


def field(window, label):
    return view_of(window, label)._field


def labels_seen(window):
    return [
        row.row.label.replace("&", "")
        for view in window._views
        for row in view._rows
        if row.isVisible()
    ]


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def reset_button(window):
    return window._views[window.group]._reset


# What is set


def test_each_row_shows_and_sets_something_of_its_own(opened, settings):
    """Whatever is set in a row is read from the settings again, and no two rows set the same."""
    for row in ROWS:
        seen = [each.setting.get(settings) for each in ROWS]
        view = view_of(opened, row.label.replace("&", ""))
        match row.control:
            case Switch():
                click(view._field)
            case Choice():
                is_last = view._field.currentIndex() == view._field.count() - 1
                key = Qt.Key.Key_Up if is_last else Qt.Key.Key_Down
                QTest.keyClick(view._field, key)
            case Slide():
                QTest.keyClick(view._field._slider, Qt.Key.Key_Left)
            case _:
                continue
        now = [each.setting.get(settings) for each in ROWS]
        assert [a == b for a, b in zip(seen, now, strict=True)].count(False) == 1, row.label
    assert settings.precautions == Precautions(
        placing=Placing.CLICK_TWICE,
        take_back=2.0,
        passing=Asking.QUESTION,
        resigning=Asking.QUESTION,
        undo_asks=False,
        hand_over=True,
    )
    assert settings.volume == pytest.approx(0.69)
    assert settings.sides is Sides.TWO


def test_what_is_set_elsewhere_is_shown_at_once(opened, settings, tmp_path):
    settings.precautions = Precautions(take_back=7.0, passing=Asking.NOTHING)
    settings.shows_atari = True
    settings.countdown = Countdown.SPOKEN
    settings.volume = 0.3
    settings.games_folder = tmp_path
    assert field(opened, "Taking a stone back").currentText() == "For 7 seconds"
    assert field(opened, "Passing").currentData() is Asking.NOTHING
    assert field(opened, "Show chains in atari").isChecked()
    assert field(opened, "Last seconds").currentData() is Countdown.SPOKEN
    assert field(opened, "Volume")._said.text() == "30 %"
    assert field(opened, "Folder")._where.accessibleName() == str(tmp_path)


def test_what_has_no_effect_is_greyed_out(opened, settings):
    folder = view_of(opened, "Folder")
    assert folder.isEnabled()
    click(field(opened, "Keep finished and interrupted games in a folder"))
    assert not folder.isEnabled()
    settings.coordinates = Coordinates.NONE
    assert not view_of(opened, "Edges with coordinates").isEnabled()


def test_words_beside_a_box_press_it(opened, settings, qtbot):
    row = view_of(opened, "Show chains in atari")
    click(row._label)
    assert settings.shows_atari
    QTest.keyClick(opened, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not settings.shows_atari)  # Qt shows it pressed for a moment


def test_another_folder(opened, settings, tmp_path, monkeypatch):
    answers = ["", str(tmp_path / "elsewhere")]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: answers.pop(0))
    before = settings.games_folder
    change = field(opened, "Folder")._change
    click(change)
    assert settings.games_folder == before
    click(change)
    assert settings.games_folder == tmp_path / "elsewhere"


def test_a_volume_is_heard_once_it_is_set(opened, qtbot):
    tried = []
    opened.volume_tried.connect(tried.append)
    slider = field(opened, "Volume")._slider
    slider.setSliderDown(True)
    slider.setValue(20)
    assert tried == []
    slider.setSliderDown(False)
    assert tried == [0.2]
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: len(tried) == 2)
    assert tried[1] == pytest.approx(0.22)


def test_the_wheel_changes_nothing_that_it_comes_across(opened, settings):
    for label in ("Placing a stone", "Volume"):
        widget = field(opened, label)
        widget = getattr(widget, "_slider", widget)
        centre = QPointF(widget.rect().center())
        before = settings.precautions, settings.volume
        none = QPoint()
        down = QPoint(0, -120)
        phase = Qt.ScrollPhase.NoScrollPhase
        buttons, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        turn = QWheelEvent(
            centre, widget.mapToGlobal(centre), none, down, buttons, keys, phase, False
        )
        QApplication.sendEvent(widget, turn)
        assert (settings.precautions, settings.volume) == before


def test_a_row_may_open_a_dialog_of_its_own(qtbot, settings):
    calls = []
    door = Door("&Open…", lambda *where: calls.append(where))
    view = RowView(Row(label="Stones", control=door), settings)
    qtbot.addWidget(view)
    view.show()
    click(view._field)
    assert calls == [(settings, view.window())]
    assert view.is_usual
    assert view.has(["open", "stones"])


# Back to what is usual


def test_a_group_is_reset_and_that_is_undone(opened, settings):
    opened.group = 1
    button = reset_button(opened)
    assert not button.isEnabled()
    settings.coordinates = Coordinates.CJK
    settings.shows_atari = True
    settings.volume = 0.1
    assert button.isEnabled()
    click(button)
    assert (settings.coordinates, settings.shows_atari) == (Coordinates.LETTERS, False)
    assert settings.volume == pytest.approx(0.1)  # another group
    assert button.text() == "&Undo the Reset"
    click(button)
    assert (settings.coordinates, settings.shows_atari) == (Coordinates.CJK, True)
    assert button.text() == "Reset to &Defaults"
    assert button.isEnabled()


def test_a_reset_cannot_be_undone_over_what_is_set_later(opened, settings):
    opened.group = 1
    settings.shows_atari = True
    click(reset_button(opened))
    settings.shows_next_moves = True
    assert reset_button(opened).text() == "Reset to &Defaults"
    click(reset_button(opened))
    click(reset_button(opened))
    assert settings.shows_next_moves
    assert not settings.shows_atari


def test_all_is_usual_at_first(settings):
    for row in ROWS:
        assert row.setting.get(settings) == row.setting.get(Settings.usual()), row.label


# Searching


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ATARI", ["Show chains in atari"]),
        ("átárí", ["Show chains in atari"]),
        ("beeps", ["Last seconds"]),
        ("mute", ["Volume"]),
        ("undo agree", ["The opponent must agree to taking back a move"]),
        ("sound", ["Volume", "Last seconds"]),
        ("teaching pace", ["Pace of moves by themselves"]),
        ("xyzzy", []),
    ],
)
def test_rows_of_all_groups_are_found_by_word_and_keyword(opened, words, found):
    opened._search.insert(words)
    assert labels_seen(opened) == found
    assert opened._nothing.isVisible() == (not found)
    resets = [b for b in opened.findChildren(QPushButton) if "Reset" in b.text()]
    assert len(resets) == len(opened._views)
    assert not any(button.isVisible() for button in resets)


def test_escape_takes_the_search_away_and_then_closes(opened):
    QTest.keyClicks(opened._search, "volume")
    QTest.keyClick(opened._search, Qt.Key.Key_Escape)
    assert opened.isVisible()
    assert labels_seen(opened)[0] == "Placing a stone"
    QTest.keyClick(opened._search, Qt.Key.Key_Escape)
    assert not opened.isVisible()


def test_all_can_be_reached_by_keys(opened, settings):
    keys = Qt.Key
    QTest.keyClicks(opened._search, "volume")
    QTest.keyClick(opened._search, keys.Key_Return)
    assert opened.isVisible()
    assert QApplication.focusWidget() is field(opened, "Volume")._slider
    QTest.keyClick(opened, keys.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is opened._search
    opened._search.clear()
    QTest.keyClick(opened._search, keys.Key_Down)
    assert QApplication.focusWidget() is opened._list
    opened.group = 0
    QTest.keyClick(opened._list, keys.Key_Down)
    assert opened.group == 1
    assert labels_seen(opened)[0] == "Coordinates"
    QTest.keyClick(opened._list, keys.Key_Tab)
    assert QApplication.focusWidget() is field(opened, "Coordinates")


def test_tab_goes_from_the_top_to_the_bottom(opened):
    opened.resize(480, 600)
    for place, view in enumerate(opened._views):
        opened.group = place
        opened._list.setFocus()
        for row in view._rows:
            if row.isEnabled():
                QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
                assert row.isAncestorOf(QApplication.focusWidget()), row.row.label
                seen = row.visibleRegion().boundingRect()
                assert seen.height() == row.height(), row.row.label


# Words


def test_no_letter_is_twice_in_a_group(opened):
    for place in range(len(opened._views)):
        opened.group = place
        texts = [
            widget.text()
            for kind in (QAbstractButton, QLabel)
            for widget in opened.findChildren(kind)
            if widget.isVisible()
        ]
        letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
        assert letters
        assert max(letters.values()) == 1, letters


def test_each_field_has_a_name(opened):
    kinds = (SwitchField, ChoiceField, SlideField, FolderField)
    for row in ROWS:
        widget = field(opened, row.label.replace("&", ""))
        assert isinstance(widget, kinds)
        named = widget.focusProxy() or widget
        assert named.accessibleName() == row.label.replace("&", "")


def test_in_a_small_window_only_the_page_is_scrolled(opened, type_size, language):
    assert language
    opened.resize(480, 600)
    for place in range(len(opened._views)):
        opened.group = place
        QApplication.processEvents()
        if type_size < 18:
            assert opened._page.horizontalScrollBar().maximum() == 0, place
    assert opened.size().height() == 600


# With the windows of the program


def test_two_windows_follow_at_once_and_there_is_one_window_for_both(table, qtbot):
    one = table()
    session = Session(Record([NewGame().to_game("2001-01-01")]))
    two = MainWindow(session, one.window._settings)
    qtbot.addWidget(two)
    with qtbot.waitExposed(two):
        two.show()

    def shown():
        return [
            w
            for w in QApplication.topLevelWidgets()
            if isinstance(w, PreferencesWindow) and w.isVisible()
        ]

    one.window.parts.views.ask_preferences()
    (first,) = shown()
    assert not first.isModal()
    qtbot.waitUntil(first.isActiveWindow)  # or the keys would be the other window's
    first.group = 1
    coordinates = field(first, "Coordinates")
    QTest.keyClick(coordinates, Qt.Key.Key_Down)
    for window in (one.window, two):
        assert window.parts.board.view.frame.coordinates is Coordinates.NUMBERS
    two.parts.views.toggle_atari()
    assert field(first, "Show chains in atari").isChecked()
    one.window.parts.views.ask_preferences()
    assert shown() == [first]
    two.parts.views.ask_preferences()
    (second,) = shown()
    assert second is not first
    assert second.parentWidget() is two
    assert second.group == 1
    two.close()
    assert shown() == []


def test_the_game_goes_on_beside_the_preferences(table):
    here = table()
    here.window.parts.views.ask_preferences()
    here.click("D4")
    assert here.game.position.number == 1


@pytest.mark.parametrize("colors", look.LOOKS)
def test_the_name_of_the_group_that_is_shown_can_be_read(opened, qapp, colors):
    look.apply(qapp, colors)
    opened._search.setFocus()
    place = opened._list.visualItemRect(opened._list.item(0))
    picture = opened._list.viewport().grab(place).toImage()
    seen = {
        picture.pixelColor(x, y).lightness()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    assert max(seen) - min(seen) > 100
