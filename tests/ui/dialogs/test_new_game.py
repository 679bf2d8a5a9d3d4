"""Settling the terms of a game, with keys and clicks as players would."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
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
from gobanapp.ui.dialogs.new_game import NewGameDialog

Key = Qt.Key
USUAL = NewGame()
LAST = NewGame(
    columns=13,
    rows=13,
    ruleset=CHINESE,
    komi=7.5,
    names=ByColor("Ann", "Ben"),
    ranks=ByColor("3k", "1d"),
)


@pytest.fixture
def opened(qtbot):
    def open_dialog(last=USUAL):
        dialog = NewGameDialog(last)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog


def press(dialog, text):
    """Click the button with this text, mnemonics aside."""
    (button,) = (
        button
        for button in dialog.findChildren(QAbstractButton)
        if button.text().replace("&", "") == text and button.isVisible()
    )
    beginning = QPoint(8, button.height() // 2)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=beginning)


def go_to(dialog, key):
    """Press Alt and the letter of a mnemonic; return what has the focus then."""
    QTest.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
    return dialog.focusWidget()


def choose(dialog, key, index):
    """Choose a line of the list that the mnemonic leads to, by the keyboard."""
    combo = go_to(dialog, key)
    assert isinstance(combo, QComboBox)
    QTest.keyClick(combo, Key.Key_Home)
    for _ in range(index):
        QTest.keyClick(combo, Key.Key_Down)


def choose_rules(dialog, ruleset):
    choose(dialog, Key.Key_R, list(PRESETS).index(ruleset.key))


def type_number(dialog, key, text):
    spin = go_to(dialog, key)
    assert isinstance(spin, QSpinBox | QDoubleSpinBox)
    spin.selectAll()
    QTest.keyClicks(spin, text)
    QTest.keyClick(spin, Key.Key_Tab)


@pytest.mark.parametrize(
    "last",
    [
        NewGame(),
        LAST,
        replace(LAST, columns=5, rows=52, handicap=3, free_placement=True, komi=-3.5),
        replace(LAST, ruleset=replace(AGA, suicide=True, counting=Counting.TERRITORY)),
    ],
)
def test_without_a_change_the_terms_are_the_last_ones(opened, last):
    assert opened(last).chosen() == last


def test_two_names_and_enter_start_a_game(qtbot, opened):
    dialog = opened()
    QTest.keyClicks(dialog.focusWidget(), "Ann")
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), "3k")
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), " Ben ")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    assert dialog.chosen() == NewGame(names=ByColor("Ann", "Ben"), ranks=ByColor("3k", ""))


@pytest.mark.parametrize("letter", "WPARHDM")
def test_enter_starts_and_escape_leaves_wherever_one_is(qtbot, opened, letter):
    dialog = opened()
    where = go_to(dialog, Key[f"Key_{letter}"])
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(where, Key.Key_Enter)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(where, Key.Key_Escape)


def test_every_mnemonic_leads_to_one_place(opened):
    dialog = opened()
    press(dialog, "Change rules…")
    texts = [
        widget.text()
        for kind in (QLabel, QAbstractButton)
        for widget in dialog.findChildren(kind)
        if widget.isVisible()
    ]
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    assert len(letters) >= 15
    assert {letter for letter, times in letters.items() if times > 1} == set()


def test_tab_goes_through_the_dialog_in_reading_order(opened):
    dialog = opened()
    press(dialog, "Change rules…")
    QTest.keyClick(dialog, Key.Key_B, Qt.KeyboardModifier.AltModifier)
    middles = []
    while (widget := dialog.focusWidget()).objectName() != "last":
        widget.setObjectName("last" if not middles else "")
        middles.append(widget.mapTo(dialog, widget.rect().center()).y())
        QTest.keyClick(widget, Key.Key_Tab)
    swap = middles.pop(4)
    assert middles[1] < swap < middles[3]
    assert middles == sorted(middles)
    assert len(middles) == 18


def test_colours_are_swapped(opened):
    dialog = opened(LAST)
    press(dialog, "Swap")
    assert dialog.chosen().names == ByColor("Ben", "Ann")
    assert dialog.chosen().ranks == ByColor("1d", "3k")


def test_sizes_are_chosen_by_click(opened):
    dialog = opened()
    press(dialog, "9 × 9")
    assert (dialog.chosen().columns, dialog.chosen().rows) == (9, 9)


def test_any_other_size_is_typed(opened):
    dialog = opened()
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


def test_the_handicap_has_the_limits_of_the_board(opened):
    dialog = opened()
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
def test_it_says_who_begins(opened, handicap, free, first):
    dialog = opened(NewGame(handicap=handicap, free_placement=free))
    assert first in [label.text() for label in dialog.findChildren(QLabel)]


def test_komi_is_the_usual_one_until_it_is_changed(opened):
    dialog = opened()
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


def test_komi_steps_by_halves(opened):
    dialog = opened()
    komi = go_to(dialog, Key.Key_M)
    QTest.keyClick(komi, Key.Key_Up)
    assert dialog.chosen().komi == 7
    QTest.keyClick(komi, Key.Key_Down)
    QTest.keyClick(komi, Key.Key_Down)
    assert dialog.chosen().komi == 6


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=list(PRESETS))
def test_each_ruleset_can_be_chosen(opened, ruleset):
    dialog = opened()
    choose_rules(dialog, ruleset)
    assert dialog.chosen().ruleset == ruleset


def test_each_rule_can_be_changed(opened):
    dialog = opened()
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


def test_changed_rules_have_a_name_and_can_be_left_for_a_preset(opened):
    dialog = opened()
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


def test_the_rules_fold_up_again(qtbot, opened):
    dialog = opened()
    height = dialog.height()
    press(dialog, "Change rules…")
    qtbot.waitUntil(lambda: dialog.height() > height)
    press(dialog, "Hide the rules")
    qtbot.waitUntil(lambda: dialog.height() == height)
