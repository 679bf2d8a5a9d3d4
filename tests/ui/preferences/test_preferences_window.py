"""The window of the preferences, and what its search finds."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSlider,
)

from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.session.move_confirmation import ConfirmationMethod, MoveConfirmation, StonePlacement
from gobanapp.session.session import Session
from gobanapp.ui.preferences import preferences_window
from gobanapp.ui.preferences.preference_groups import preference_groups
from gobanapp.ui.preferences.preference_row import (
    Choice,
    DialogButton,
    PreferenceGroup,
    PreferenceRow,
    Slider,
    Switch,
    attribute_setting,
)
from gobanapp.ui.preferences.preferences_window import GroupView, PreferencesWindow
from gobanapp.ui.preferences.row_view import (
    ChoiceField,
    FolderField,
    RowView,
    SliderField,
    SwitchField,
)
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.window_geometry import available_size
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.lookup import click, find, is_shown, press, trigger
from tests.ui.preferences.conftest import rows_seen

EVERY = [row for group in preference_groups(list) for row in group.rows]
ROWS = [row for row in EVERY if not isinstance(row.control, DialogButton)]
GROUPS = range(len(preference_groups(list)))


def test_it_opens_higher_with_larger_type(qtbot, qapp, settings, open_preferences):
    opened = open_preferences()
    larger = min(opened.height() * 1.1, available_size(opened).height())
    settings.text_percent = 110
    appearance.apply_settings(qapp, settings)
    # The lines of a font are as high as whole pixels.
    assert open_preferences().height() == pytest.approx(larger, rel=0.02)
    settings.text_percent = 100
    appearance.apply_settings(qapp, settings)


def row_shown(window, name):
    """Return the row called ``name``, and show its group."""
    window.group = next(
        place
        for place, group in enumerate(preference_groups(list))
        if any(row.name == name for row in group.rows)
    )
    return find(window, f"{name}-row")


def field(window, name):
    row_shown(window, name)
    return find(window, name)


def reset_button(window):
    (button,) = (each for each in window.findChildren(QPushButton, "reset") if each.isVisible())
    return button


# What is set


def test_at_first_no_group_is_scrolled(qapp, settings, open_preferences):
    appearance.apply_settings(qapp, settings)
    opened = open_preferences()
    page = find(opened, "page", QScrollArea)
    for place in GROUPS:
        opened.group = place
        QApplication.processEvents()
        assert page.verticalScrollBar().maximum() == 0, place


def test_each_row_shows_and_sets_its_own_value(opened, settings):
    """Whatever is set in a row is read from the settings again, and no two rows set the same."""
    for row in ROWS:
        seen = [each.setting.get(settings) for each in ROWS]
        widget = field(opened, row.name)
        match row.control:
            case Switch():
                click(widget)
            case Choice():
                is_last = widget.currentIndex() == widget.count() - 1
                key = Qt.Key.Key_Up if is_last else Qt.Key.Key_Down
                QTest.keyClick(widget, key)
            case Slider():
                QTest.keyClick(find(widget, "slider"), Qt.Key.Key_Left)
            case _:
                continue
        now = [each.setting.get(settings) for each in ROWS]
        assert [a == b for a, b in zip(seen, now, strict=True)].count(False) == 1, row.name
    assert settings.move_confirmation == MoveConfirmation(
        stone_placement=StonePlacement.CLICK_TWICE,
        takeback_seconds=2.0,
        pass_confirmation=ConfirmationMethod.QUESTION,
        resign_confirmation=ConfirmationMethod.QUESTION,
        needs_takeback_consent=False,
        has_clock_press=True,
    )
    assert settings.volume == pytest.approx(0.69)
    assert settings.coordinate_sides is CoordinateSides.TWO


def test_changes_from_elsewhere_are_shown_at_once(opened, settings, tmp_path):
    settings.move_confirmation = MoveConfirmation(
        takeback_seconds=7.0, pass_confirmation=ConfirmationMethod.NOTHING
    )
    settings.shows_atari = True
    settings.beeps_last_seconds = False
    settings.volume = 0.3
    settings.games_folder = tmp_path
    assert field(opened, "take-back").currentData() == 7.0
    assert "7" in field(opened, "take-back").currentText()
    assert field(opened, "passing").currentData() is ConfirmationMethod.NOTHING
    assert field(opened, "atari").isChecked()
    assert not field(opened, "countdown").isChecked()
    volume = field(opened, "volume")
    assert find(volume, "slider").value() == 30
    assert "30" in find(volume, "value").text()
    assert find(field(opened, "games-folder"), "path").accessibleName() == str(tmp_path)


def test_rows_without_effect_are_disabled(opened, settings):
    folder = row_shown(opened, "games-folder")
    assert folder.isEnabled()
    press(opened, "keep-games")
    assert not folder.isEnabled()
    settings.coordinates = CoordinateStyle.NONE
    assert not row_shown(opened, "coordinate-sides").isEnabled()


def test_the_label_of_a_check_box_toggles_it(opened, settings, qtbot):
    label = find(row_shown(opened, "atari"), "atari-label", QLabel)
    click(label)
    assert settings.shows_atari
    letter = label.text()[label.text().index("&") + 1]
    QTest.keyClick(opened, letter.lower(), Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not settings.shows_atari)  # Qt shows it pressed for a moment


def test_choosing_another_folder(opened, settings, tmp_path, monkeypatch):
    answers = ["", str(tmp_path / "elsewhere")]
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: answers.pop(0))
    before = settings.games_folder
    row_shown(opened, "games-folder")
    press(opened, "change")
    assert settings.games_folder == before
    press(opened, "change")
    assert settings.games_folder == tmp_path / "elsewhere"


def test_a_volume_is_previewed_when_it_is_set(opened, qtbot):
    tried = []
    opened.volume_preview_requested.connect(tried.append)
    slider = find(field(opened, "volume"), "slider", QSlider)
    slider.setSliderDown(True)
    slider.setValue(20)
    assert tried == []
    slider.setSliderDown(False)
    assert tried == [0.2]
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.keyClick(slider, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: len(tried) == 2)
    assert tried[1] == pytest.approx(0.22)


def test_the_wheel_changes_no_value(opened, settings):
    placing = field(opened, "placing")
    slider = find(field(opened, "volume"), "slider")
    for widget in (placing, slider):
        centre = QPointF(widget.rect().center())
        before = settings.move_confirmation, settings.volume
        none = QPoint()
        down = QPoint(0, -120)
        phase = Qt.ScrollPhase.NoScrollPhase
        buttons, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        turn = QWheelEvent(
            centre, widget.mapToGlobal(centre), none, down, buttons, keys, phase, False
        )
        QApplication.sendEvent(widget, turn)
        assert (settings.move_confirmation, settings.volume) == before


def test_a_row_may_open_a_dialog_of_its_own(qtbot, settings):
    calls = []
    door = DialogButton("&Open…", lambda *where: calls.append(where))
    view = RowView(PreferenceRow(name="stones", label="Stones", control=door), settings)
    qtbot.addWidget(view)
    view.show()
    press(view, "stones")
    assert calls == [(settings, view.window())]
    assert view.is_default
    assert view.matches(["open", "stones"])


# Back to what is usual


def test_a_group_is_reset_and_that_is_undone(opened, settings):
    opened.group = 1
    button = reset_button(opened)
    resets = button.text()
    assert not button.isEnabled()
    settings.coordinates = CoordinateStyle.CJK
    settings.shows_atari = True
    settings.volume = 0.1
    assert button.isEnabled()
    click(button)
    assert (settings.coordinates, settings.shows_atari) == (CoordinateStyle.LETTERS, False)
    assert settings.volume == pytest.approx(0.1)  # another group
    assert button.text() != resets  # it now says that it undoes
    click(button)
    assert (settings.coordinates, settings.shows_atari) == (CoordinateStyle.CJK, True)
    assert button.text() == resets
    assert button.isEnabled()


def test_a_later_change_replaces_the_undo_of_a_reset(opened, settings):
    opened.group = 1
    settings.shows_atari = True
    resets = reset_button(opened).text()
    click(reset_button(opened))
    assert reset_button(opened).text() != resets
    settings.shows_next_moves = False
    assert reset_button(opened).text() == resets
    click(reset_button(opened))
    click(reset_button(opened))
    assert not settings.shows_next_moves
    assert not settings.shows_atari


def test_no_two_rows_share_a_name():
    assert max(Counter(row.name for row in EVERY).values()) == 1


def test_all_values_are_defaults_at_first(settings):
    for row in ROWS:
        assert row.setting.get(settings) == row.setting.get(settings.defaults), row.name


# Keys


def test_all_can_be_reached_by_keys(opened, settings):
    keys = Qt.Key
    search, titles = find(opened, "search", QLineEdit), find(opened, "groups", QListWidget)
    QTest.keyClicks(search, find(opened, "volume-label", QLabel).text().replace("&", ""))
    QTest.keyClick(search, keys.Key_Return)
    assert opened.isVisible()
    assert QApplication.focusWidget() is find(find(opened, "volume"), "slider")
    QTest.keyClick(opened, keys.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is search
    search.clear()
    QTest.keyClick(search, keys.Key_Down)
    assert QApplication.focusWidget() is titles
    opened.group = 0
    QTest.keyClick(titles, keys.Key_Down)
    assert opened.group == 1
    assert rows_seen(opened)[0] == "coordinates"
    QTest.keyClick(titles, keys.Key_Tab)
    assert QApplication.focusWidget() is find(opened, "coordinates")


def test_tab_goes_from_the_top_to_the_bottom(opened):
    opened.resize(480, 600)
    for place, view in zip(GROUPS, opened.findChildren(GroupView), strict=True):
        opened.group = place
        find(opened, "groups").setFocus()
        for row in view.findChildren(RowView):
            if row.isEnabled():
                QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
                assert row.isAncestorOf(QApplication.focusWidget()), row.row.name
                seen = row.visibleRegion().boundingRect()
                assert seen.height() == row.height(), row.row.name


# Words


def test_no_letter_is_twice_in_a_group(opened):
    for place in GROUPS:
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
    kinds = (SwitchField, ChoiceField, SliderField, FolderField)
    for row in ROWS:
        widget = field(opened, row.name)
        assert isinstance(widget, kinds)
        named = widget.focusProxy() or widget
        assert named.accessibleName() == row.label.replace("&", "")


def test_in_a_small_window_only_the_page_is_scrolled(opened, type_size, language):
    assert language
    opened.resize(480, 600)
    page = find(opened, "page", QScrollArea)
    for place in GROUPS:
        opened.group = place
        QApplication.processEvents()
        if type_size < 18:
            assert page.horizontalScrollBar().maximum() == 0, place
    assert opened.size().height() == 600


# With the windows of the program


def test_windows_share_one_preferences_window_and_follow_at_once(table, qtbot):
    one = table().window
    two = MainWindow(Session(Document([GameTerms().to_game("2001-01-01")])), one.settings)
    qtbot.addWidget(two)
    with qtbot.waitExposed(two):
        two.show()

    def shown():
        return [
            w
            for w in QApplication.topLevelWidgets()
            if isinstance(w, PreferencesWindow) and w.isVisible()
        ]

    one.components.views.ask_preferences()
    (first,) = shown()
    assert not first.isModal()
    qtbot.waitUntil(first.isActiveWindow)  # or the keys would be the other window's
    first.group = 1
    coordinates = field(first, "coordinates")
    QTest.keyClick(coordinates, Qt.Key.Key_Down)
    for window in (one, two):
        assert window.components.board.view.frame.coordinates is CoordinateStyle.NUMBERS
    trigger(two, "atari")
    assert field(first, "atari").isChecked()
    one.components.views.ask_preferences()
    assert shown() == [first]
    two.components.views.ask_preferences()
    (second,) = shown()
    assert second is not first
    assert second.parentWidget() is two
    assert second.group == 1
    two.close()
    assert shown() == []


def test_the_preferences_do_not_block_the_game(table):
    here = table()
    here.window.components.views.ask_preferences()
    here.click("D4")
    assert here.game.position.move_number == 1


@pytest.mark.parametrize("colors", appearance.APPEARANCES)
def test_the_name_of_the_group_that_is_shown_can_be_read(opened, qapp, colors):
    appearance.apply_appearance(qapp, colors)
    find(opened, "search").setFocus()
    titles = find(opened, "groups", QListWidget)
    place = titles.visualItemRect(titles.item(0))
    picture = titles.viewport().grab(place).toImage()
    seen = {
        picture.pixelColor(x, y).lightness()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    assert max(seen) - min(seen) > 100


def a_row(name, label, **more):
    return PreferenceRow(
        name=name, label=label, control=Switch(), setting=attribute_setting("shows_atari"), **more
    )


@pytest.fixture
def made_up(monkeypatch, open_preferences):
    """A window of rows with words that are known here."""
    made = [
        PreferenceGroup("birds", "Birds", [a_row("owl", "An &Éowl at night", keywords="dusk")]),
        PreferenceGroup(
            "fish",
            "Fish",
            [a_row("pike", "A &pike", keywords="lake dusk"), a_row("eel", "An &eel", help="Thin.")],
        ),
    ]
    monkeypatch.setattr(preferences_window, "preference_groups", lambda *_, **__: made)
    return open_preferences()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("NIGHT", ["owl"]),
        ("nìght eowl", ["owl"]),
        ("lake", ["pike"]),
        ("lake pike", ["pike"]),
        ("dusk", ["owl", "pike"]),
        ("thin", ["eel"]),
        ("fish", ["pike", "eel"]),
        ("fish lake", ["pike"]),
        ("birds lake", []),
        ("xyzzy", []),
    ],
)
def test_rows_of_all_groups_are_found_by_word_and_keyword(made_up, words, found):
    find(made_up, "search", QLineEdit).insert(words)
    assert rows_seen(made_up) == found
    assert is_shown(made_up, "nothing-found") == (not found)
    assert len(made_up.findChildren(QPushButton, "reset")) == 2
    assert not is_shown(made_up, "reset")


def test_escape_takes_the_search_away_and_then_closes(opened):
    search = find(opened, "search", QLineEdit)
    QTest.keyClicks(search, "xyzzy")
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert opened.isVisible()
    assert rows_seen(opened)[0] == "placing"
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert not opened.isVisible()


def test_the_names_of_the_groups_stay_whole_in_any_size_of_type(qapp, settings, opened):
    before = QFont(QApplication.font())
    groups = find(opened, "groups", QListWidget)
    try:
        for percent in (100, 200, 150):
            settings.text_percent = percent
            appearance.apply_settings(qapp, settings)
            assert groups.sizeHintForColumn(0) <= groups.viewport().width()
    finally:
        QApplication.setFont(before)
        qapp.setStyleSheet("")
        qapp.setPalette(QPalette())


def test_the_letter_of_each_row_leads_to_its_field(qtbot, opened, monkeypatch):
    # The letter of a button presses it, a tenth of a second later.
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    for place in GROUPS:
        opened.group = place
        for label in opened.findChildren(QLabel):
            if label.isVisible() and "&" in label.text():
                letter = label.text()[label.text().index("&") + 1]
                find(opened, "groups").setFocus()
                field = find(opened, label.objectName().removesuffix("-label"))
                QTest.keyClick(opened, letter, Qt.KeyboardModifier.AltModifier)
                focused = QApplication.focusWidget()
                assert focused is field or field.isAncestorOf(focused), label.text()
