"""Settling the terms of a game, with keys and clicks as players would."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
)

from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    ING,
    JAPANESE,
    PRESETS,
    Compensation,
    Counting,
    Repetition,
)
from gobanapp.ui.arranging.scrolled import Scrolled
from gobanapp.ui.player_book import PlayerBook
from tests.ui.dialogs.new_game_hands import (
    BLITZ,
    CLUB,
    LAST,
    Key,
    choose,
    choose_rules,
    go_to,
    press,
    type_number,
)


@pytest.mark.parametrize(
    "last",
    [
        NewGame(),
        LAST,
        replace(LAST, columns=5, rows=52, handicap=3, free_placement=True, komi=-3.5),
        replace(LAST, systems=ByColor(CLUB, BLITZ)),
        replace(
            LAST, systems=ByColor(BLITZ, BLITZ), game_name="A", event="B", round="3", place="D"
        ),
        replace(LAST, ruleset=replace(AGA, suicide=True, counting=Counting.TERRITORY)),
    ],
)
def test_without_a_change_the_terms_are_the_last_ones(new_game, last):
    assert new_game(last).chosen() == last


def test_two_names_and_enter_start_a_game(qtbot, new_game):
    dialog = new_game()
    QTest.keyClicks(dialog.focusWidget(), "Ann")
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), "3k")
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), " Ben ")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    assert dialog.chosen() == NewGame(names=ByColor("Ann", "Ben"), ranks=ByColor("3k", ""))


@pytest.mark.parametrize("letter", "WPARHDMCE")
def test_enter_starts_and_escape_leaves_wherever_one_is(qtbot, new_game, letter):
    dialog = new_game()
    where = go_to(dialog, Key[f"Key_{letter}"])
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(where, Key.Key_Enter)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(where, Key.Key_Escape)


def test_every_mnemonic_leads_to_one_place(new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    press(dialog, "Change rules…")
    press(dialog, "More…")
    texts = [
        widget.text()
        for kind in (QLabel, QAbstractButton)
        for widget in dialog.findChildren(kind)
        if widget.isVisible()
    ]
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    assert len(letters) >= 20
    assert {letter for letter, times in letters.items() if times > 1} == set()


def test_tab_goes_through_the_dialog_in_reading_order(new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, BLITZ)))
    press(dialog, "Change rules…")
    QTest.keyClick(dialog, Key.Key_B, Qt.KeyboardModifier.AltModifier)
    middles = []
    while (widget := dialog.focusWidget()).objectName() != "last":
        widget.setObjectName("last" if not middles else "")
        middles.append(widget.mapTo(dialog, widget.rect().center()).y())
        QTest.keyClick(widget, Key.Key_Tab)
    swap, nigiri = middles.pop(4), middles.pop(4)
    assert [swap, nigiri] == [middles[1], middles[3]]
    assert middles == sorted(middles)
    assert len(middles) == 32


def test_colours_are_swapped(new_game):
    dialog = new_game(LAST)
    press(dialog, "Swap")
    assert dialog.chosen().names == ByColor("Ben", "Ann")
    assert dialog.chosen().ranks == ByColor("1d", "3k")


def test_sizes_are_chosen_by_click(new_game):
    dialog = new_game()
    press(dialog, "9 × 9")
    assert (dialog.chosen().columns, dialog.chosen().rows) == (9, 9)


def test_any_other_size_is_typed(new_game):
    dialog = new_game()
    columns, rows = (
        spin
        for spin in dialog.findChildren(QSpinBox)
        if spin.accessibleName() in {"Columns", "Rows"}
    )
    assert not columns.isVisible()
    press(dialog, "13 × 13")
    press(dialog, "Other")
    assert (columns.isVisible(), columns.value()) == (True, 13)
    columns.selectAll()
    QTest.keyClicks(columns, "52")
    rows.selectAll()
    QTest.keyClicks(rows, "1")
    assert (dialog.chosen().columns, dialog.chosen().rows) == (52, 1)
    press(dialog, "19 × 19")
    assert (dialog.chosen().columns, dialog.chosen().rows) == (19, 19)
    assert not columns.isVisible()


def test_the_handicap_has_the_limits_of_the_board(new_game):
    dialog = new_game()
    type_number(dialog, Key.Key_D, "17")
    assert dialog.chosen().handicap == 17
    press(dialog, "9 × 9")
    assert dialog.chosen().handicap == 9
    press(dialog, "Free")
    type_number(dialog, Key.Key_D, "20")
    assert (dialog.chosen().handicap, dialog.chosen().free_placement) == (20, True)
    press(dialog, "Star points")
    assert (dialog.chosen().handicap, dialog.chosen().free_placement) == (9, False)


@pytest.mark.parametrize(
    ("handicap", "free", "first"),
    [
        (0, False, "Black plays first."),
        (1, True, "Black plays first."),
        (2, False, "White plays first."),
        (2, True, "Black places the stones."),
    ],
)
def test_it_says_who_begins(new_game, handicap, free, first):
    dialog = new_game(NewGame(handicap=handicap, free_placement=free))
    assert first in [label.text() for label in dialog.findChildren(QLabel)]


def test_komi_is_the_usual_one_until_it_is_changed(new_game):
    dialog = new_game()
    assert dialog.chosen().komi == 6.5
    choose_rules(dialog, CHINESE)
    assert dialog.chosen().komi == 7.5
    type_number(dialog, Key.Key_D, "3")
    assert dialog.chosen().komi == 0
    type_number(dialog, Key.Key_D, "0")
    assert dialog.chosen().komi == 7.5
    type_number(dialog, Key.Key_M, "5.5")
    choose_rules(dialog, ING)
    type_number(dialog, Key.Key_D, "2")
    assert dialog.chosen().komi == 5.5


def test_komi_steps_by_halves(new_game):
    dialog = new_game()
    komi = go_to(dialog, Key.Key_M)
    QTest.keyClick(komi, Key.Key_Up)
    assert dialog.chosen().komi == 7
    QTest.keyClick(komi, Key.Key_Down)
    QTest.keyClick(komi, Key.Key_Down)
    assert dialog.chosen().komi == 6


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=list(PRESETS))
def test_each_ruleset_can_be_chosen(new_game, ruleset):
    dialog = new_game()
    choose_rules(dialog, ruleset)
    assert dialog.chosen().ruleset == ruleset


def test_each_rule_can_be_changed(new_game):
    dialog = new_game()
    assert not any(box.isVisible() for box in dialog.findChildren(QCheckBox))
    press(dialog, "Change rules…")
    choose(dialog, Key.Key_O, list(Counting).index(Counting.AREA))
    choose(dialog, Key.Key_K, list(Repetition).index(Repetition.SITUATIONAL))
    choose(dialog, Key.Key_N, list(Compensation).index(Compensation.STONES))
    for text in (
        "Suicide is allowed",
        "Passing costs a stone",
        "Group tax",
    ):
        press(dialog, text)
    changed = replace(
        JAPANESE,
        counting=Counting.AREA,
        ko=Repetition.SITUATIONAL,
        compensation=Compensation.STONES,
        suicide=True,
        pass_stones=True,
        group_tax=True,
    )
    assert dialog.chosen().ruleset == changed
    assert dialog.chosen().komi == 6.5


def test_changed_rules_have_a_name_and_can_be_left_for_a_preset(new_game):
    dialog = new_game()
    press(dialog, "Change rules…")
    combo = go_to(dialog, Key.Key_R)
    press(dialog, "Suicide is allowed")
    assert combo.currentText() == "Japanese, changed"
    press(dialog, "Group tax")
    assert combo.count() == len(PRESETS) + 1
    press(dialog, "Group tax")
    press(dialog, "Suicide is allowed")
    assert combo.currentText() == "Japanese"
    press(dialog, "Suicide is allowed")
    choose_rules(dialog, JAPANESE)
    assert dialog.chosen().ruleset == JAPANESE
    assert [combo.itemText(index) for index in range(combo.count())].count("Japanese") == 1
    assert combo.count() == len(PRESETS)


def test_the_rules_fold_up_again(qtbot, new_game):
    dialog = new_game()
    height = dialog.height()
    press(dialog, "Change rules…")
    qtbot.waitUntil(lambda: dialog.height() > height)
    press(dialog, "Hide the rules")
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
    press(dialog, "Save as preset")
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
    assert (dialog.chosen().names.black, dialog.chosen().ranks.black) == ("Annabel", "5k")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)


# Room


def test_names_of_500_letters_neither_break_the_dialog_nor_are_cut(new_game):
    name = "Ann & Ben " * 50
    names = ByColor(name.strip(), "W" * 500)
    plain = new_game(LAST).width()
    dialog = new_game(replace(LAST, names=names))
    assert dialog.chosen().names == names
    assert dialog.width() == plain


def test_all_stands_on_one_page_unless_the_screen_is_too_low(qtbot, new_game, monkeypatch):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    page = dialog.findChild(QScrollArea)
    assert page.verticalScrollBar().maximum() == 0
    assert dialog.height() <= 500
    press(dialog, "Change rules…")
    press(dialog, "More…")
    monkeypatch.setattr(type(page), "_room", lambda _: QSize(2000, 300))
    page.updateGeometry()
    qtbot.waitUntil(lambda: page.height() == 300 and page.verticalScrollBar().maximum() > 0)
    assert page.horizontalScrollBar().maximum() == 0
    go_to(dialog, Key.Key_B)
    assert page.verticalScrollBar().value() < 50
    go_to(dialog, Key.Key_C)
    assert page.verticalScrollBar().value() > 50


def test_the_wheel_scrolls_and_changes_nothing(qtbot, new_game, monkeypatch):
    monkeypatch.setattr(Scrolled, "_room", lambda _: QSize(2000, 300))
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    page = dialog.findChild(Scrolled)
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 0)
    (periods,) = (s for s in dialog.findChildren(QSpinBox) if s.accessibleName() == "Periods")
    before = dialog.chosen()
    for field in (go_to(dialog, Key.Key_M), go_to(dialog, Key.Key_C), periods):
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
    assert dialog.chosen() == before


def test_every_field_has_a_name(new_game):
    dialog = new_game(replace(LAST, columns=5, rows=7, systems=ByColor(CLUB, BLITZ), event="Cup"))
    kinds = (QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox)
    fields = [field for kind in kinds for field in dialog.findChildren(kind)]
    # Those inside of a spin box or a list belong to it.
    fields = [f for f in fields if f.isVisible() and not isinstance(f.parent(), kinds)]
    assert len(fields) > 18
    assert [field for field in fields if not field.accessibleName()] == []
