"""Settling the terms of a game, with keys and clicks as players would."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSpinBox,
)

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    ING,
    JAPANESE,
    RULESET_PRESETS,
    Compensation,
    CountingMethod,
    Repetition,
)
from gobanapp.storage.player_book import PlayerBook
from gobanapp.text import rule_names
from gobanapp.ui.match.new_game.new_game_dialog import ScrollPage
from gobanapp.ui.widgets.segmented_control import SegmentedControl
from tests.ui.clipping import place
from tests.ui.lookup import choose, find, is_shown, press
from tests.ui.match.new_game.new_game_hands import (
    BLITZ,
    CLUB,
    LAST,
    Key,
    choose_rules,
    go_to,
    type_number,
)


@pytest.mark.parametrize(
    "last",
    [
        GameTerms(),
        LAST,
        replace(LAST, columns=5, rows=52, handicap=3, free_placement=True, komi=-3.5),
        replace(LAST, systems=ByColor(CLUB, BLITZ)),
        replace(
            LAST, systems=ByColor(BLITZ, BLITZ), game_name="A", event="B", round="3", place="D"
        ),
        replace(LAST, ruleset=replace(AGA, suicide=True, counting=CountingMethod.TERRITORY)),
    ],
)
def test_unchanged_terms_are_the_last_ones(new_game, last):
    assert new_game(last).terms() == last


def test_two_names_and_enter_start_a_game(qtbot, new_game):
    dialog = new_game()
    QTest.keyClicks(dialog.focusWidget(), "Ann")
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), "3k")
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), " Ben ")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    assert dialog.terms() == GameTerms(names=ByColor("Ann", "Ben"), ranks=ByColor("3k", ""))


@pytest.mark.parametrize(
    "name",
    [
        "white-name",
        "swap",
        "board-size",
        "rules",
        "change-rules",
        "handicap",
        "komi",
        "clock",
        "more",
    ],
)
def test_enter_starts_and_escape_cancels_from_any_field(qtbot, new_game, name):
    dialog = new_game()
    go_to(dialog, name)
    where = dialog.focusWidget()
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(where, Key.Key_Enter)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(where, Key.Key_Escape)


def test_every_mnemonic_leads_to_one_place(new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    press(dialog, "change-rules")
    press(dialog, "more")
    texts = [
        widget.text()
        for kind in (QLabel, QAbstractButton)
        for widget in dialog.findChildren(kind)
        if widget.isVisible()
    ]
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    assert len(letters) >= 20
    assert {letter for letter, times in letters.items() if times > 1} == set()


def test_a_mnemonic_before_a_field_leads_to_it(new_game):
    dialog = new_game()
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    labels = [label for label in labels if label.isVisible() and "&" in label.text()]
    assert len(labels) >= 6
    for label in labels:
        key = QKeySequence.mnemonic(label.text())[0].key()
        QTest.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
        field = label.buddy()
        assert dialog.focusWidget() in (field, field.focusProxy()), label.text()


def test_tab_goes_through_the_dialog_in_reading_order(new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, BLITZ)))
    press(dialog, "change-rules")
    widgets = [go_to(dialog, "black-name")]
    QTest.keyClick(widgets[0], Key.Key_Tab)
    while (widget := dialog.focusWidget()) is not widgets[0]:
        widgets.append(widget)
        QTest.keyClick(widget, Key.Key_Tab)
    swap, nigiri = (place(widgets.pop(4), dialog) for _ in range(2))
    beside = [place(widgets[1], dialog), place(widgets[3], dialog)]
    assert [swap.center().y(), nigiri.center().y()] == [one.center().y() for one in beside]
    places = [place(widget, dialog) for widget in widgets]
    for one, following in pairwise(places):
        assert following.center().y() >= one.top()  # it is in the same row, or in one below
    assert len(places) == 32


def test_colours_are_swapped(new_game):
    dialog = new_game(LAST)
    press(dialog, "swap")
    assert dialog.terms().names == ByColor("Ben", "Ann")
    assert dialog.terms().ranks == ByColor("1d", "3k")


def test_sizes_are_chosen_by_click(new_game):
    dialog = new_game()
    choose(dialog, "board-size", 9)
    assert (dialog.terms().columns, dialog.terms().rows) == (9, 9)


def test_any_other_size_is_typed(new_game):
    dialog = new_game()
    columns, rows = find(dialog, "columns"), find(dialog, "rows")
    *_, other = find(dialog, "board-size", SegmentedControl).values
    assert not columns.isVisible()
    choose(dialog, "board-size", 13)
    choose(dialog, "board-size", other)
    assert (columns.isVisible(), columns.value()) == (True, 13)
    columns.selectAll()
    QTest.keyClicks(columns, "52")
    rows.selectAll()
    QTest.keyClicks(rows, "1")
    assert (dialog.terms().columns, dialog.terms().rows) == (52, 1)
    choose(dialog, "board-size", 19)
    assert (dialog.terms().columns, dialog.terms().rows) == (19, 19)
    assert not columns.isVisible()


def test_the_handicap_has_the_limits_of_the_board(new_game):
    dialog = new_game()
    type_number(dialog, "handicap", "17")
    assert dialog.terms().handicap == 17
    choose(dialog, "board-size", 9)
    assert dialog.terms().handicap == 9
    choose(dialog, "placement", True)
    type_number(dialog, "handicap", "20")
    assert (dialog.terms().handicap, dialog.terms().free_placement) == (20, True)
    choose(dialog, "placement", False)
    assert (dialog.terms().handicap, dialog.terms().free_placement) == (9, False)


def test_the_dialog_names_the_first_player(new_game):
    terms = ((0, False), (1, True), (2, False), (2, True))
    dialogs = [new_game(GameTerms(handicap=stones, free_placement=free)) for stones, free in terms]
    said = [find(dialog, "first-move").text() for dialog in dialogs]
    assert said[0] == said[1]
    assert len(set(said)) == 3


def test_komi_follows_rules_and_handicap_until_changed(new_game):
    dialog = new_game()
    assert dialog.terms().komi == 6.5
    choose_rules(dialog, CHINESE)
    assert dialog.terms().komi == 7.5
    type_number(dialog, "handicap", "3")
    assert dialog.terms().komi == 0
    type_number(dialog, "handicap", "0")
    assert dialog.terms().komi == 7.5
    type_number(dialog, "komi", "5.5")
    choose_rules(dialog, ING)
    type_number(dialog, "handicap", "2")
    assert dialog.terms().komi == 5.5


def test_komi_steps_by_halves(new_game):
    dialog = new_game()
    komi = go_to(dialog, "komi")
    QTest.keyClick(komi, Key.Key_Up)
    assert dialog.terms().komi == 7
    QTest.keyClick(komi, Key.Key_Down)
    QTest.keyClick(komi, Key.Key_Down)
    assert dialog.terms().komi == 6


@pytest.mark.parametrize("ruleset", RULESET_PRESETS.values(), ids=list(RULESET_PRESETS))
def test_each_ruleset_can_be_chosen(new_game, ruleset):
    dialog = new_game()
    choose_rules(dialog, ruleset)
    assert dialog.terms().ruleset == ruleset


def test_each_rule_can_be_changed(new_game):
    dialog = new_game()
    assert not any(box.isVisible() for box in dialog.findChildren(QCheckBox))
    press(dialog, "change-rules")
    choose(dialog, "counting", CountingMethod.AREA)
    choose(dialog, "ko", Repetition.SITUATIONAL)
    choose(dialog, "compensation", Compensation.STONES)
    for name in ("suicide", "pass-stones", "group-tax"):
        press(dialog, name)
    changed = replace(
        JAPANESE,
        counting=CountingMethod.AREA,
        ko=Repetition.SITUATIONAL,
        compensation=Compensation.STONES,
        suicide=True,
        pass_stones=True,
        group_tax=True,
    )
    assert dialog.terms().ruleset == changed
    assert dialog.terms().komi == 6.5


def test_changed_rules_have_a_name_and_can_be_left_for_a_preset(new_game):
    dialog = new_game()
    press(dialog, "change-rules")
    combo = find(dialog, "rules")

    def offered():
        return [combo.itemText(row) for row in range(combo.count())]

    presets = offered()
    assert presets == [rule_names.ruleset_name(ruleset) for ruleset in RULESET_PRESETS.values()]
    press(dialog, "suicide")
    changed = replace(JAPANESE, suicide=True)
    assert combo.currentData() == changed
    assert offered() == [*presets, rule_names.ruleset_name(changed)]
    assert len(set(offered())) == len(RULESET_PRESETS) + 1
    press(dialog, "group-tax")
    assert combo.count() == len(RULESET_PRESETS) + 1
    press(dialog, "group-tax")
    press(dialog, "suicide")
    assert combo.currentData() == JAPANESE
    press(dialog, "suicide")
    choose_rules(dialog, JAPANESE)
    assert dialog.terms().ruleset == JAPANESE
    assert offered() == presets


def test_the_rules_fold_up_again(qtbot, new_game):
    dialog = new_game()
    height = dialog.height()
    press(dialog, "change-rules")
    qtbot.waitUntil(lambda: dialog.height() > height)
    press(dialog, "change-rules")
    qtbot.waitUntil(lambda: dialog.height() == height)


# What is remembered


def test_the_players_are_noted_in_the_book(new_game):
    book = PlayerBook().with_game(ByColor("Ann", "Cleo"), ByColor("5k", ""))
    dialog = new_game(LAST, book=book)
    noted = dialog.book()
    assert noted.find("Ann").rank == "3k"
    assert noted.find("Ann").games == 2
    assert {player.name for player in noted.players} == {"Ann", "Ben", "Cleo"}


def test_presets_are_given_back_with_those_that_were_saved(new_game):
    own = replace(CLUB, main=660)
    dialog = new_game(replace(LAST, systems=ByColor(own, own)), presets=(BLITZ,))
    press(dialog, "save-preset")
    assert dialog.presets() == (BLITZ, own)


def test_a_list_of_names_that_is_open_takes_the_first_enter(qtbot, new_game):
    book = PlayerBook().with_game(ByColor("Annabel", ""), ByColor("5k", ""))
    dialog = new_game(book=book)
    field = dialog.focusWidget()
    QTest.keyClicks(field, "An")
    popup = field.completer().popup()
    assert popup.isVisible()
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(popup, Key.Key_Down)
        QTest.keyClick(popup, Key.Key_Return)
    assert (dialog.terms().names.black, dialog.terms().ranks.black) == ("Annabel", "5k")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)


# Room


def test_names_of_500_letters_neither_break_the_dialog_nor_are_cut(new_game):
    name = "Ann & Ben " * 50
    names = ByColor(name.strip(), "W" * 500)
    plain = new_game(LAST).width()
    dialog = new_game(replace(LAST, names=names))
    assert dialog.terms().names == names
    assert dialog.width() == plain


def leave_little_room(page):
    """Take so much of the screen for the rest of the window that the page has no 400 pixels."""
    screen = page.screen().availableSize()
    page.reserve_space(QSize(-2000, screen.height() - 400))


def test_all_stands_on_one_page_unless_the_screen_is_too_low(qtbot, new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    page = dialog.findChild(ScrollPage)
    assert page.verticalScrollBar().maximum() == 0
    assert dialog.height() <= 500
    press(dialog, "change-rules")
    press(dialog, "more")
    leave_little_room(page)
    qtbot.waitUntil(lambda: page.height() < 400 and page.verticalScrollBar().maximum() > 0)
    assert page.horizontalScrollBar().maximum() == 0
    go_to(dialog, "black-name")
    assert page.verticalScrollBar().value() < 50
    go_to(dialog, "clock")
    assert page.verticalScrollBar().value() > 50


def test_the_wheel_scrolls_and_changes_nothing(qtbot, new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    page = dialog.findChild(ScrollPage)
    press(dialog, "change-rules")
    leave_little_room(page)
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 0)
    periods = find(find(dialog, "black-time"), "periods")
    before = dialog.terms()
    for field in (go_to(dialog, "komi"), go_to(dialog, "clock"), periods):
        turn = QWheelEvent(
            QPointF(5, 5),
            QPointF(field.mapToGlobal(QPoint(5, 5))),
            QPoint(0, 0),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(field, turn)
        assert not turn.isAccepted()  # so it goes on to the page
    assert dialog.terms() == before


def test_every_field_has_a_name(new_game):
    dialog = new_game(replace(LAST, columns=5, rows=7, systems=ByColor(CLUB, BLITZ), event="Cup"))
    kinds = (QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox)
    fields = [field for kind in kinds for field in dialog.findChildren(kind)]
    # Those inside of a spin box or a list belong to it.
    fields = [f for f in fields if f.isVisible() and not isinstance(f.parent(), kinds)]
    assert len(fields) > 18
    assert [field for field in fields if not field.accessibleName()] == []


def test_the_width_is_stable_when_a_time_is_customised(new_game):
    dialog = new_game(GameTerms(systems=None))
    width = dialog.width()
    choose(dialog, "clock", CLUB)
    find(find(dialog, "black-time"), "periods", QSpinBox).stepUp()
    assert is_shown(dialog, "save-preset")
    assert dialog.width() == width
