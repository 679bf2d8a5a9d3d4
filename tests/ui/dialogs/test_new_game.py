"""Settling the terms of a game, with keys and clicks as players would."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer
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

from gobanapp.clock.time_system import ByoYomi, Fischer
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
from gobanapp.ui.dialogs.new_game import NewGameDialog
from gobanapp.ui.player_book import PlayerBook

Key = Qt.Key
USUAL = NewGame()
CLUB = ByoYomi(main=600, periods=5, seconds=30)
BLITZ = Fischer(main=300, increment=10)
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
    def open_dialog(last=USUAL, **remembered):
        dialog = NewGameDialog(last, **remembered)
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
        replace(LAST, systems=ByColor(CLUB, BLITZ)),
        replace(
            LAST, systems=ByColor(BLITZ, BLITZ), game_name="A", event="B", round="3", place="D"
        ),
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


@pytest.mark.parametrize("letter", "WPARHDMCE")
def test_enter_starts_and_escape_leaves_wherever_one_is(qtbot, opened, letter):
    dialog = opened()
    where = go_to(dialog, Key[f"Key_{letter}"])
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(where, Key.Key_Enter)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(where, Key.Key_Escape)


def test_every_mnemonic_leads_to_one_place(opened):
    dialog = opened(replace(LAST, systems=ByColor(CLUB, CLUB)))
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


def test_tab_goes_through_the_dialog_in_reading_order(opened):
    dialog = opened(replace(LAST, systems=ByColor(CLUB, BLITZ)))
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


# Ranks and what they suggest


def told(dialog):
    """Return all that can be read on the dialog."""
    return " | ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def has_button(dialog, text):
    buttons = dialog.findChildren(QAbstractButton)
    return any(b.text().replace("&", "") == text and b.isVisible() for b in buttons)


def type_rank(dialog, mnemonic, text):
    go_to(dialog, mnemonic)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), text)


def test_ranks_suggest_a_handicap_that_one_click_takes(opened):
    dialog = opened()
    assert "uggest" not in told(dialog)
    type_rank(dialog, Key.Key_B, "3k")
    assert "uggest" not in told(dialog)
    type_rank(dialog, Key.Key_W, "1d")
    assert "Suggested: 3 stones, komi 0.5" in told(dialog)
    press(dialog, "Apply")
    assert (dialog.chosen().handicap, dialog.chosen().komi) == (3, 0.5)
    assert "As the ranks suggest: 3 stones, komi 0.5" in told(dialog)
    assert not has_button(dialog, "Apply")
    press(dialog, "9 × 9")
    assert "Suggested: first move, komi 0.5" in told(dialog)


def test_the_weaker_one_gets_black(opened):
    dialog = opened(replace(LAST, columns=19, rows=19, ranks=ByColor("1d", "3k")))
    assert "White is weaker. Suggested: swap, 3 stones, komi 0" in told(dialog)
    press(dialog, "Swap and apply")
    chosen = dialog.chosen()
    assert (chosen.names, chosen.ranks) == (ByColor("Ben", "Ann"), ByColor("3k", "1d"))
    assert (chosen.handicap, chosen.komi) == (3, 0)


def test_between_equals_the_game_is_even(opened):
    dialog = opened(replace(USUAL, ranks=ByColor("3k", "3k"), handicap=4, komi=0.5))
    assert "Suggested: even game, komi 6.5" in told(dialog)
    press(dialog, "Apply")
    assert (dialog.chosen().handicap, dialog.chosen().komi) == (0, 6.5)


def test_a_suggestion_sets_a_komi_that_was_changed(opened):
    dialog = opened(replace(USUAL, ranks=ByColor("2k", "1k"), komi=3.5))
    press(dialog, "Apply")
    assert (dialog.chosen().handicap, dialog.chosen().komi) == (1, 0.5)


# Agreeing on colours and komi


def in_the_next_dialog(act):
    """Do ``act`` with the dialog that opens upon the next click."""
    QTimer.singleShot(0, lambda: act(QApplication.activeModalWidget()))


@pytest.mark.parametrize("guess", ["Odd", "Even"])
def test_nigiri_gives_black_to_who_guesses_right(opened, guess):
    dialog = opened(replace(LAST, systems=ByColor(CLUB, BLITZ)))
    outcome = []

    def draw(nigiri):
        press(nigiri, guess)
        outcome.append(nigiri.swaps)
        QTest.keyClick(nigiri, Key.Key_Return)

    in_the_next_dialog(draw)
    press(dialog, "By nigiri…")
    chosen = dialog.chosen()
    if outcome == [True]:
        assert (chosen.names, chosen.ranks) == (ByColor("Ben", "Ann"), ByColor("1d", "3k"))
        assert chosen.systems == ByColor(BLITZ, CLUB)
    else:
        assert outcome == [False]
        assert chosen == replace(LAST, systems=ByColor(CLUB, BLITZ))


def test_nigiri_that_is_left_changes_nothing(opened):
    dialog = opened(LAST)
    in_the_next_dialog(lambda nigiri: QTest.keyClick(nigiri, Key.Key_Escape))
    press(dialog, "By nigiri…")
    assert dialog.chosen() == LAST


def test_dividing_and_choosing_sets_the_komi_and_the_colours(opened):
    dialog = opened(LAST)

    def divide(dividing):
        QTest.keyClicks(dividing.focusWidget(), "-2.5")
        QTest.keyClick(dividing.focusWidget(), Key.Key_Return)
        press(dividing, "Black, with 2.5 points")

    in_the_next_dialog(divide)
    press(dialog, "Divide and choose…")
    chosen = dialog.chosen()
    assert (chosen.komi, chosen.names) == (-2.5, ByColor("Ben", "Ann"))
    assert "Black gets 2.5 points." in told(dialog)


# Clock and occasion


def test_a_game_is_timed(opened):
    dialog = opened()
    combo = go_to(dialog, Key.Key_C)
    while combo.currentText() != "10 min + 5 × 30 s":
        QTest.keyClick(combo, Key.Key_Down)
    assert dialog.chosen().systems == ByColor(CLUB, CLUB)
    press(dialog, "Different for White")
    type_time(dialog, "White Main time", "20")
    assert dialog.chosen().systems == ByColor(CLUB, replace(CLUB, main=1200))
    press(dialog, "Swap")
    assert dialog.chosen().systems == ByColor(replace(CLUB, main=1200), CLUB)


def type_time(dialog, name, text):
    (field,) = (f for f in dialog.findChildren(QLineEdit) if f.accessibleName() == name)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    return field


def test_a_time_that_is_typed_counts_when_enter_starts_the_game(qtbot, opened):
    dialog = opened(replace(LAST, systems=ByColor(CLUB, CLUB)))
    field = type_time(dialog, "Main time", "25")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)
    assert dialog.chosen().systems.black.main == 1500


@pytest.mark.parametrize(
    ("text", "words"),
    [("soon", "written as"), ("0", "some time"), ("99999", "100 hours")],
)
def test_no_game_starts_with_a_time_that_is_none(qtbot, opened, text, words):
    dialog = opened(replace(LAST, systems=ByColor(BLITZ, BLITZ)))
    field = type_time(dialog, "Main time", text)
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)
    assert dialog.isVisible()
    assert words in told(dialog)
    assert words in dialog._start.toolTip()
    field = type_time(dialog, "Main time", "5")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)


def test_the_occasion_is_unfolded_and_typed(qtbot, opened):
    dialog = opened()
    height = dialog.height()
    press(dialog, "More…")
    qtbot.waitUntil(lambda: dialog.height() > height)
    for text in ("The cup", "3", "Club house", "A game"):
        QTest.keyClicks(dialog.focusWidget(), text)
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    chosen = dialog.chosen()
    assert (chosen.event, chosen.round) == ("The cup", "3")
    assert (chosen.place, chosen.game_name) == ("Club house", "A game")
    press(dialog, "Less")
    qtbot.waitUntil(lambda: dialog.height() == height)
    assert dialog.chosen() == chosen


def test_an_occasion_that_is_known_is_seen_at_once(opened):
    assert "Event" in told(opened(replace(LAST, event="The cup")))
    assert "Event" not in told(opened(LAST))


# What is remembered


def test_the_players_are_noted_in_the_book(opened):
    book = PlayerBook().with_game(ByColor("Ann", "Cleo"), ByColor("5k", ""))
    dialog = opened(LAST, book=book)
    noted = dialog.book()
    assert noted.find("Ann").rank == "3k"
    assert noted.find("Ann").games == 2
    assert {player.name for player in noted.players} == {"Ann", "Ben", "Cleo"}


def test_presets_are_given_back_with_those_that_were_saved(opened):
    own = replace(CLUB, main=660)
    dialog = opened(replace(LAST, systems=ByColor(own, own)), presets=(BLITZ,))
    press(dialog, "Save as preset")
    assert dialog.presets() == (BLITZ, own)


def test_a_list_of_names_that_is_open_takes_the_first_enter(qtbot, opened):
    book = PlayerBook().with_game(ByColor("Annabel", ""), ByColor("5k", ""))
    dialog = opened(book=book)
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


def test_names_of_500_letters_neither_break_the_dialog_nor_are_cut(opened):
    name = "Ann & Ben " * 50
    names = ByColor(name.strip(), "W" * 500)
    plain = opened(LAST).width()
    dialog = opened(replace(LAST, names=names))
    assert dialog.chosen().names == names
    assert dialog.width() == plain


def test_all_stands_on_one_page_unless_the_screen_is_too_low(qtbot, opened, monkeypatch):
    dialog = opened(replace(LAST, systems=ByColor(CLUB, CLUB)))
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


def test_the_wheel_scrolls_and_changes_nothing(qtbot, opened, monkeypatch):
    monkeypatch.setattr(Scrolled, "_room", lambda _: QSize(2000, 300))
    dialog = opened(replace(LAST, systems=ByColor(CLUB, CLUB)))
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


def test_every_field_has_a_name(opened):
    dialog = opened(replace(LAST, columns=5, rows=7, systems=ByColor(CLUB, BLITZ), event="Cup"))
    kinds = (QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox)
    fields = [field for kind in kinds for field in dialog.findChildren(kind)]
    # Those inside of a spin box or a list belong to it.
    fields = [f for f in fields if f.isVisible() and not isinstance(f.parent(), kinds)]
    assert len(fields) > 18
    assert [field for field in fields if not field.accessibleName()] == []
