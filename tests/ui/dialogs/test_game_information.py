"""Correcting the heading of a record, with keys and clicks as people would."""

from collections import Counter
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
)

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import PRESETS
from gobanapp.ui.dialogs.game_information import GameInformationDialog
from gobanapp.ui.files.record_file import read_record

Key = Qt.Key
RECORD = Path(__file__).parents[2] / "data" / "records" / "ear_reddening.sgf"
FULL = GameInfo(
    names=ByColor("Ann", "Ben"),
    ranks=ByColor("3k", "1d"),
    teams=ByColor("Here", "There"),
    rules="Japanese",
    komi=6.5,
    handicap=2,
    result="W+3.5",
    time_limit=5400,
    overtime="5x30 byo-yomi",
    game_name="Final",
    event="Cup",
    round="3",
    date="2004-07-01,02",
    place="Kyoto",
    comment="A line\nand another",
    opening="Kobayashi",
    annotator="Cho",
    copyright="none",
    source="a book",
    user="me",
)
ODD = GameInfo(
    names=ByColor("  Ann\u00a0 ", "Be\nn\tX"),
    ranks=ByColor("9\u2028dan", " "),
    rules=" japanese ",
    komi=6.25,
    handicap=0,
    result="it was late;  nobody counted",
    time_limit=1799.9996,
    date="summer '04",
    event="x" * 40_000,
    comment=" \n\u00a0two lines\t\n\n",
)
LETTERS = {
    "names": "B",
    "rules": "R",
    "result": "L",
    "komi": "K",
    "time_limit": "T",
    "handicap": "H",
    "overtime": "O",
    "event": "E",
    "place": "P",
    "round": "N",
    "date": "D",
    "game_name": "M",
    "opening": "G",
    "source": "S",
    "annotator": "A",
    "user": "U",
    "copyright": "Y",
    "comment": "C",
}


@pytest.fixture
def opened(qtbot):
    def open_dialog(info=FULL):
        dialog = GameInformationDialog(info)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog


def button(dialog, text):
    """Return the button with this text, mnemonics aside."""
    (found,) = (
        button
        for button in dialog.findChildren(QAbstractButton)
        if button.text().replace("&", "") == text and button.isVisible()
    )
    return found


def go_to(dialog, field):
    """Press Alt and the letter of the field; return what has the focus then."""
    QTest.keyClick(dialog, Key[f"Key_{LETTERS[field]}"], Qt.KeyboardModifier.AltModifier)
    return dialog.focusWidget()


def type_text(dialog, field, text):
    widget = go_to(dialog, field)
    line = widget.lineEdit() if isinstance(widget, QComboBox) else widget
    line.selectAll()
    QTest.keyClick(widget, Key.Key_Delete)
    QTest.keyClicks(widget, text)


def said(dialog, field):
    """Return the words below or beside a field."""
    return go_to(dialog, field).accessibleDescription()


@pytest.mark.parametrize("info", [NO_INFO, FULL, ODD, replace(FULL, comment="x" * 60_000)])
def test_what_is_not_edited_comes_back_as_it_was(opened, info):
    dialog = opened(info)
    for _ in range(30):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert dialog.chosen() == info


TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
PAIRS = st.builds(ByColor, TEXTS, TEXTS)
NUMBERS = st.none() | st.floats(-200, 1e6, allow_nan=False)


@given(
    st.builds(
        GameInfo,
        names=PAIRS,
        ranks=PAIRS,
        teams=PAIRS,
        komi=NUMBERS,
        handicap=st.none() | st.integers(0, 999),
        time_limit=NUMBERS,
        **{
            field.name: TEXTS
            for field in fields(GameInfo)
            if isinstance(getattr(NO_INFO, field.name), str)
        },
    )
)
def test_any_heading_comes_back_as_it_was(qapp, info):
    dialog = GameInformationDialog(info)
    assert dialog.chosen() == info
    dialog.deleteLater()


@pytest.mark.parametrize(
    "field", sorted(LETTERS.keys() - {"names", "komi", "handicap", "time_limit"})
)
def test_each_text_can_be_edited_alone(opened, field):
    dialog = opened()
    type_text(dialog, field, "  new words ")
    words = "  new words " if field == "comment" else "new words"
    assert dialog.chosen() == replace(FULL, **{field: words})


@pytest.mark.parametrize("field", ["names", "ranks", "teams"])
def test_each_player_has_fields_of_his_own(opened, field):
    dialog = opened()
    for name, text in zip(("Black", "White"), ("Li", "Yu"), strict=True):
        accessible = f"{field[:-1].capitalize()} of {name}"
        (line,) = (
            line for line in dialog.findChildren(QLineEdit) if line.accessibleName() == accessible
        )
        line.selectAll()
        QTest.keyClicks(line, text)
    assert dialog.chosen() == replace(FULL, **{field: ByColor("Li", "Yu")})


@pytest.mark.parametrize(
    ("field", "text", "value", "words"),
    [
        ("komi", "7.5", 7.5, ""),
        ("komi", "375", 7.5, "Read as 7.5"),
        ("komi", "", None, ""),
        ("komi", "  ", None, ""),
        ("handicap", "9", 9, ""),
        ("handicap", "04", 4, "Read as 4"),
        ("handicap", "", None, ""),
        ("time_limit", "0:10:00", 600, ""),
        ("time_limit", "45", 2700, "Read as 0:45:00"),
        ("time_limit", "", None, ""),
    ],
)
def test_each_number_can_be_edited_or_taken_away(opened, field, text, value, words):
    dialog = opened()
    type_text(dialog, field, text)
    assert dialog.chosen() == replace(FULL, **{field: value})
    assert said(dialog, field) == words
    assert button(dialog, "Change the Record").isEnabled()


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("komi", "A number, as in 6.5"),
        ("handicap", "A number of stones"),
        ("time_limit", "As in 1:30:00, or minutes"),
    ],
)
def test_what_is_no_number_can_not_be_taken_and_it_says_why(qtbot, opened, field, words):
    dialog = opened()
    type_text(dialog, field, "many")
    assert said(dialog, field) == words
    assert words in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert not button(dialog, "Change the Record").isEnabled()
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    type_text(dialog, field, "3")
    assert said(dialog, field) != words
    assert button(dialog, "Change the Record").isEnabled()


def test_a_number_that_could_not_be_typed_is_no_hindrance_and_comes_back_when_it_is_undone(opened):
    dialog = opened(ODD)
    komi = go_to(dialog, "komi")
    assert komi.text() == "6.25"
    assert button(dialog, "Change the Record").isEnabled()
    QTest.keyClick(komi, Key.Key_End)
    QTest.keyClicks(komi, "x")
    assert not button(dialog, "Change the Record").isEnabled()
    QTest.keyClick(komi, Key.Key_Backspace)
    assert dialog.chosen() == ODD


@pytest.mark.parametrize(
    ("result", "words"),
    [
        ("B+2", "Black wins by 2 points"),
        ("w+res", "White wins by resignation"),
        ("0", "Draw"),
        ("?", "Result unknown"),
        ("Ann was stronger", "Not understood. Kept as written."),
        ("", ""),
    ],
)
def test_the_result_is_told_in_words(opened, result, words):
    dialog = opened()
    assert said(dialog, "result") == "White wins by 3.5 points"
    type_text(dialog, "result", result)
    assert said(dialog, "result") == words
    assert dialog.chosen().result == result


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("Japanese", ""),
        ("japanese", "Japanese"),
        ("GOE", "Ing"),
        ("Chinese, komi 7.5", "Chinese"),
        ("japanese,suicide=yes", "Japanese, changed"),
        ("as on Mars", "Not understood. Kept as written."),
        ("", ""),
    ],
)
def test_the_rules_are_told_in_words(opened, rules, words):
    dialog = opened(NO_INFO)
    type_text(dialog, "rules", rules)
    assert said(dialog, "rules") == words
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert dialog.chosen().rules == rules
    assert opened(replace(FULL, rules=rules)).chosen().rules == rules


@pytest.mark.parametrize("ruleset", PRESETS.values(), ids=list(PRESETS))
def test_known_rules_are_offered(opened, ruleset):
    dialog = opened(NO_INFO)
    combo = go_to(dialog, "rules")
    for _ in range(1 + list(PRESETS).index(ruleset.key)):
        QTest.keyClick(combo, Key.Key_Down)
    assert dialog.chosen().rules == ruleset.record_name


def test_the_offer_begins_where_the_rules_are(opened):
    dialog = opened(replace(FULL, rules="china"))
    combo = go_to(dialog, "rules")
    assert combo.currentText() == "china"
    QTest.keyClick(combo, Key.Key_Up)
    assert combo.currentText() == "Korean"


def test_the_list_has_the_names_that_players_know(opened):
    dialog = opened()
    combo = dialog.findChild(QComboBox)
    shown = [combo.model().index(row, 0).data() for row in range(combo.count())]
    assert shown[:4] == ["Japanese", "Korean", "Chinese", "American (AGA)"]
    assert len(shown) == len(PRESETS)


def test_the_wheel_does_not_change_the_rules(opened):
    dialog = opened()
    combo = go_to(dialog, "rules")
    down = QWheelEvent(
        QPointF(5, 5),
        QPointF(combo.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(combo, down)
    assert dialog.chosen() == FULL


@pytest.mark.parametrize(
    ("date", "words"),
    [
        ("2004-07", ""),
        ("", ""),
        ("July 2004", "Not of the form 2004-07-01. Kept as written."),
    ],
)
def test_a_date_in_other_words_is_kept_with_a_remark(opened, date, words):
    dialog = opened()
    type_text(dialog, "date", date)
    assert said(dialog, "date") == words
    assert dialog.chosen().date == date
    assert button(dialog, "Change the Record").isEnabled()


def test_a_pasted_line_end_is_a_blank(opened):
    dialog = opened()
    line = go_to(dialog, "event")
    QApplication.clipboard().setText("First\nSecond\tThird")
    line.selectAll()
    line.paste()
    assert dialog.chosen().event == "First Second Third"


def test_a_line_of_any_length_is_edited_without_loss(opened):
    dialog = opened(ODD)
    line = go_to(dialog, "event")
    QTest.keyClick(line, Key.Key_End)
    QTest.keyClicks(line, "yz")
    assert dialog.chosen() == replace(ODD, event="x" * 40_000 + "yz")


def test_blanks_that_do_not_break_stay_in_an_edited_comment(opened):
    dialog = opened(replace(FULL, comment="a\u00a0b\nc"))
    comment = go_to(dialog, "comment")
    QTest.keyClick(comment, Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(comment, Key.Key_Return)
    QTest.keyClicks(comment, "d")
    assert dialog.chosen().comment == "a\u00a0b\nc\nd"


def test_a_comment_too_long_to_be_shown_is_not_edited(opened):
    dialog = opened(replace(FULL, comment="x" * 60_000))
    comment = go_to(dialog, "comment")
    assert isinstance(comment, QPlainTextEdit)
    assert "too long" in comment.toPlainText()
    QTest.keyClicks(comment, "y")
    assert dialog.chosen().comment == "x" * 60_000


@pytest.mark.parametrize("field", [field for field in LETTERS if field != "comment"])
def test_enter_takes_it_and_escape_leaves_wherever_one_is(qtbot, opened, field):
    dialog = opened()
    where = go_to(dialog, field)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(where, Key.Key_Enter)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(where, Key.Key_Escape)


def test_every_mnemonic_leads_to_one_place(opened):
    dialog = opened()
    texts = [
        widget.text()
        for kind in (QLabel, QAbstractButton)
        for widget in dialog.findChildren(kind)
        if widget.isVisible()
    ]
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    assert set(letters) == {letter.lower() for letter in LETTERS.values()} | {"w", "i"}
    assert set(letters.values()) == {1}


def test_tab_goes_through_black_white_and_then_row_by_row(opened):
    dialog = opened()
    visited = []
    go_to(dialog, "names")
    while (widget := dialog.focusWidget()) not in visited:
        visited.append(widget)
        QTest.keyClick(widget, Key.Key_Tab)
    names = [
        widget.text().replace("&", "")
        if isinstance(widget, QAbstractButton)
        else widget.accessibleName()
        for widget in visited
    ]
    assert names[:6] == [
        f"{what} of {color}" for color in ("Black", "White") for what in ("Name", "Rank", "Team")
    ]
    assert "" not in names
    places = [widget.mapTo(dialog, QPoint(0, 0)) for widget in visited[6:]]
    rows = [(place.y() // 8, place.x()) for place in places]
    assert rows == sorted(rows)
    assert names[6:8] == ["Rules", "Result"]
    assert names[-4:] == ["Copyright", "Comment on the game", "Change the Record", "Cancel"]
    assert len(names) == 26


def test_details_are_folded_away_where_there_are_none(qtbot, opened):
    dialog = opened(replace(FULL, opening="", annotator="", copyright="", source="", user=""))
    (user,) = (line for line in dialog.findChildren(QLineEdit) if line.accessibleName() == "User")
    height = dialog.height()
    assert not user.isVisible()
    QTest.mouseClick(button(dialog, "More details…"), Qt.MouseButton.LeftButton)
    assert user.isVisible()
    assert dialog.height() > height
    type_text(dialog, "user", "me")
    QTest.mouseClick(button(dialog, "Hide details"), Qt.MouseButton.LeftButton)
    assert not user.isVisible()
    assert dialog.height() == height
    assert dialog.chosen().user == "me"


def test_all_of_a_small_dialog_can_be_reached(qtbot, opened):
    dialog = opened()
    dialog.resize(480, 300)
    view = dialog.findChild(QScrollArea).viewport()
    for field in LETTERS:
        widget = go_to(dialog, field)
        middle = widget.mapTo(view, QPoint(8, 8))
        assert view.rect().contains(middle), field
    assert button(dialog, "Change the Record").isVisible()


def test_it_shows_the_heading_of_a_record(opened):
    info = read_record(RECORD.read_bytes(), RECORD, None).game.info
    dialog = opened(info)
    texts = [line.text() for line in dialog.findChildren(QLineEdit) if line.text()]
    assert texts == [
        "Honinbo Shusaku",
        "4d",
        "Inoue Gennan Inseki",
        "8d",
        "Japanese",
        "B+2",
        "0",
        "Osaka",
        "1846-07-21,1846-07-23,1846-07-25",
    ]
    assert dialog.chosen() == info
