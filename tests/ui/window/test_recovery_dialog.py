"""The dialog after a crash."""

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QMessageBox, QStyle, QStyleOptionViewItem

from gobanapp.rules.point import Point
from gobanapp.storage.document_file import read_document
from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from tests.ui.lookup import answer, find, press

Choice = RecoveryDialog.Choice


def left(path=Path("some.sgf"), is_whole=True):
    record = read_document(b"(;SZ[9]PB[Ann]BR[5d]PW[Ben]EV[Club cup])", path, None, "utf-8")
    record.game.play(Point.parse("E5"))
    when = datetime(2001, 2, 3, 12, 5, tzinfo=UTC)
    return SimpleNamespace(document=record, when=when, is_whole=is_whole)


@pytest.fixture
def ask(qtbot):
    def ask(found):
        dialog = RecoveryDialog(found)
        qtbot.addWidget(dialog)
        return dialog

    return ask


def games(dialog):
    return find(dialog, "recovered", QListWidget)


def click_box(dialog, row):
    """Click the check box of a game."""
    shown = games(dialog)
    item = shown.item(row)
    shown.scrollToItem(item)
    option = QStyleOptionViewItem()
    shown.initViewItemOption(option)
    option.rect = shown.visualItemRect(item)
    option.features = QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    element = QStyle.SubElement.SE_ItemViewItemCheckIndicator
    box = shown.style().subElementRect(element, option, shown)
    place = QPoint(box.center().x(), shown.visualItemRect(item).center().y())
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_each_game_has_a_picture_of_its_last_position(ask):
    one, other = left(), left()
    other.document.game.play(Point.parse("C3"))
    for found in (one, other):
        found.document.game.go_to(0)
    dialog = ask([one, other])
    shown = games(dialog)
    pictures = [shown.item(row).icon().pixmap(shown.iconSize()).toImage() for row in range(2)]
    assert pictures[0].size() == shown.iconSize()
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    ("button", "confirmation", "choice"),
    [
        ("restore", None, Choice.RESTORE),
        ("later", None, Choice.LATER),
        ("discard", "accept", Choice.THROW_AWAY),
    ],
)
def test_the_pressed_button_gives_the_choice(ask, button, confirmation, choice):
    dialog = ask([left()])
    confirmed = []

    def press_button(box):
        if confirmation is not None:
            answer(QMessageBox, confirm, "discard-recovered")
        press(box, button)

    def confirm(box):
        confirmed.append(confirmation)
        press(box, confirmation)

    answer(RecoveryDialog, press_button, "recovery")
    assert dialog.ask() is choice
    assert confirmed == ([] if confirmation is None else [confirmation])


def test_discarding_needs_confirmation(ask):
    dialog = ask([left()])

    def press_both(box):
        answer(QMessageBox, lambda question: press(question, "cancel"), "discard-recovered")
        press(box, "discard")
        assert box.isVisible()
        press(box, "later")

    answer(RecoveryDialog, press_both, "recovery")
    assert dialog.ask() is Choice.LATER


def test_escape_throws_nothing_away(ask):
    dialog = ask([left()])
    answer(RecoveryDialog, lambda box: QTest.keyClick(box, Qt.Key.Key_Escape), "recovery")
    assert dialog.ask() is Choice.LATER


def test_enter_restores(ask):
    dialog = ask([left(), left()])
    answer(RecoveryDialog, lambda box: QTest.keyClick(box, Qt.Key.Key_Return), "recovery")
    assert dialog.ask() is Choice.RESTORE
    assert len(dialog.chosen) == 2


def test_each_game_has_a_check_mark_at_first_and_may_lose_it(ask):
    found = [left(), left(None), left()]
    dialog = ask(found)
    dialog.show()
    assert dialog.chosen == found
    click_box(dialog, 1)
    assert dialog.chosen == [found[0], found[2]]
    click_box(dialog, 0)
    games(dialog).setCurrentRow(2)
    QTest.keyClick(games(dialog), Qt.Key.Key_Space)
    assert dialog.chosen == []
    assert not find(dialog, "restore").isEnabled()
    assert not find(dialog, "discard").isEnabled()
    assert find(dialog, "later").isEnabled()
    click_box(dialog, 1)
    assert dialog.chosen == [found[1]]
    assert find(dialog, "restore").isEnabled()


def test_games_are_listed_with_file_players_and_state(ask):
    dialog = ask([left(), left(None), left(is_whole=False)])
    first, second, third = (games(dialog).item(row).text().split("\n") for row in range(3))
    assert first[:2] == ["some.sgf (Ann 5d – Ben)", "Club cup"]
    assert "1" in first[2]
    assert second == ["Ann 5d – Ben", *first[1:]]
    assert third[:2] == first[:2]
    assert third[2].startswith(first[2])
    assert third[2] != first[2]


def test_a_day_is_written_as_the_language_writes_it(ask, translations):
    before = QLocale()
    translations.use("de")
    try:
        dialog = ask([left()])
        text = games(dialog).item(0).text()
    finally:
        translations.stop()
        QLocale.setDefault(before)
    assert "3. Februar 2001" in text


def test_a_long_list_is_complete_and_fits(ask):
    dialog = ask([left() for _ in range(40)])
    dialog.show()
    assert games(dialog).count() == 40
    assert dialog.height() < 900
