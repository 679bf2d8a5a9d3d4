"""Correcting the heading of a record, with keys and clicks as people would."""

from collections import Counter
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
)

from gobanapp.game.game_info import NO_INFO, GameInfo, is_in_stones
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import RULESET_PRESETS
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.storage.document_file import read_document
from gobanapp.text.rule_names import ruleset_name
from gobanapp.ui.record.game_info_dialog import GameInformationDialog
from gobanapp.ui.record.game_info_fields import date_note, result_note, rules_note
from tests.ui.clipping import clipped
from tests.ui.lookup import find, is_shown, press

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
FIELDS = (
    "black-name",
    "rules",
    "result",
    "komi",
    "time-limit",
    "handicap",
    "overtime",
    "event",
    "place",
    "round",
    "date",
    "game-name",
    "opening",
    "source",
    "annotator",
    "user",
    "copyright",
    "comment",
)


@pytest.fixture
def opened(qtbot):
    def open_dialog(info=FULL):
        dialog = GameInformationDialog(info)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog


def go_to(dialog, name):
    """Give the focus to the field called ``name`` and return it."""
    field = find(dialog, name)
    field.setFocus()
    assert field.hasFocus()
    return field


def can_be_taken(dialog):
    return find(dialog, "change-record", QPushButton).isEnabled()


def type_text(dialog, name, text):
    widget = go_to(dialog, name)
    line = widget.lineEdit() if isinstance(widget, QComboBox) else widget
    line.selectAll()
    QTest.keyClick(widget, Key.Key_Delete)
    QTest.keyClicks(widget, text)


def said(dialog, name):
    """Return the words below or beside a field."""
    return find(dialog, name).accessibleDescription()


@pytest.mark.parametrize("info", [NO_INFO, FULL, ODD, replace(FULL, comment="x" * 60_000)])
def test_unedited_values_are_unchanged(opened, info):
    dialog = opened(info)
    for _ in range(30):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert dialog.chosen() == info


TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
PAIRS = st.builds(ByColor, TEXTS, TEXTS)
KOMI = st.none() | st.floats(-99.5, 99.5).filter(lambda komi: not is_in_stones(komi))
SECONDS = st.none() | st.floats(0, 1e6)


@given(
    st.builds(
        GameInfo,
        names=PAIRS,
        ranks=PAIRS,
        teams=PAIRS,
        komi=KOMI,
        handicap=st.none() | st.integers(0, 999),
        time_limit=SECONDS,
        **{
            field.name: TEXTS
            for field in fields(GameInfo)
            if isinstance(getattr(NO_INFO, field.name), str)
        },
    )
)
def test_any_heading_survives_a_round_trip(qapp, info):
    dialog = GameInformationDialog(info)
    assert dialog.chosen() == info
    dialog.deleteLater()


OF_A_SPELLING = {"komi", "handicap", "time-limit", "result", "date"}


@pytest.mark.parametrize(
    "name",
    [name for name in FIELDS if name not in {"black-name", *OF_A_SPELLING}],
)
def test_each_text_can_be_edited_alone(opened, name):
    dialog = opened()
    type_text(dialog, name, "  new words ")
    words = "  new words " if name == "comment" else "new words"
    assert dialog.chosen() == replace(FULL, **{name.replace("-", "_"): words})


@pytest.mark.parametrize("field", ["names", "ranks", "teams"])
def test_each_player_has_separate_fields(opened, field):
    dialog = opened()
    for side, text in (("black", "Li"), ("white", "Yu")):
        line = find(dialog, f"{side}-{field.removesuffix('s')}", QLineEdit)
        line.selectAll()
        QTest.keyClicks(line, text)
    assert dialog.chosen() == replace(FULL, **{field: ByColor("Li", "Yu")})


@pytest.mark.parametrize(
    ("name", "text", "value", "read_as"),
    [
        ("komi", "7.5", 7.5, ""),
        ("komi", "375", 7.5, "7.5"),
        ("komi", "3.750", 7.5, "7.5"),
        ("komi", "", None, ""),
        ("komi", "  ", None, ""),
        ("handicap", "9", 9, ""),
        ("handicap", "04", 4, "4"),
        ("handicap", "", None, ""),
        ("time-limit", "0:10:00", 600, ""),
        ("time-limit", "45", 2700, "0:45:00"),
        ("time-limit", "", None, ""),
    ],
)
def test_each_number_can_be_edited_or_taken_away(opened, name, text, value, read_as):
    dialog = opened()
    type_text(dialog, name, text)
    assert dialog.chosen() == replace(FULL, **{name.replace("-", "_"): value})
    assert read_as in said(dialog, name)
    assert bool(said(dialog, name)) is bool(read_as)
    assert can_be_taken(dialog)


@pytest.mark.parametrize("name", ["komi", "handicap", "time-limit"])
def test_an_invalid_number_is_refused_with_a_reason(qtbot, opened, name):
    dialog = opened()
    type_text(dialog, name, "many")
    words = said(dialog, name)
    assert words
    assert words in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert not can_be_taken(dialog)
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Return)
    type_text(dialog, name, "3")
    assert said(dialog, name) != words
    assert can_be_taken(dialog)


def test_odd_numbers_of_the_record_are_accepted_and_restored(opened):
    dialog = opened(ODD)
    komi = go_to(dialog, "komi")
    assert komi.text() == "6.25"
    assert can_be_taken(dialog)
    QTest.keyClick(komi, Key.Key_End)
    QTest.keyClicks(komi, "x")
    assert not can_be_taken(dialog)
    QTest.keyClick(komi, Key.Key_Backspace)
    assert dialog.chosen() == ODD


@pytest.mark.parametrize(
    ("result", "spelled"),
    [
        ("B+2", "B+2"),
        ("w+res", "W+R"),
        ("White wins by 3½ points", "W+3.5"),
        ("0", "0"),
        ("?", "?"),
        ("no result", "Void"),
        ("", ""),
        ("  ", ""),
    ],
)
def test_the_result_is_shown_in_words(opened, result, spelled):
    dialog = opened()
    assert said(dialog, "result") == result_note("W+3.5")
    type_text(dialog, "result", result)
    assert said(dialog, "result") == result_note(result)
    assert dialog.chosen().result == spelled
    assert can_be_taken(dialog)


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [("result", "Ann was stronger", "B+R"), ("date", "July 2004", "2004-07")],
)
def test_invalid_results_and_dates_are_refused_with_reasons(opened, name, text, right):
    dialog = opened()
    type_text(dialog, name, text)
    assert not can_be_taken(dialog)
    assert said(dialog, name) == find(dialog, name, QLineEdit).placeholderText()
    type_text(dialog, name, right)
    assert can_be_taken(dialog)
    assert dialog.chosen() == replace(FULL, **{name: right})


@pytest.mark.parametrize("name", ["result", "date"])
def test_unusual_results_and_dates_of_records_are_kept(opened, name):
    dialog = opened(replace(FULL, result="Ann was stronger", date="July 2004"))
    assert can_be_taken(dialog)
    type_text(dialog, "event", "x")
    assert (dialog.chosen().result, dialog.chosen().date) == ("Ann was stronger", "July 2004")
    assert said(dialog, name)
    type_text(dialog, name, "")
    assert getattr(dialog.chosen(), name) == ""


@pytest.mark.parametrize(
    "rules",
    ["Japanese", "japanese", "GOE", "Chinese, komi 7.5", "japanese,suicide=yes", "as on Mars", ""],
)
def test_the_rules_are_shown_in_words(opened, rules):
    dialog = opened(NO_INFO)
    type_text(dialog, "rules", rules)
    assert said(dialog, "rules") == rules_note(rules)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert dialog.chosen().rules == rules
    assert opened(replace(FULL, rules=rules)).chosen().rules == rules


@pytest.mark.parametrize("ruleset", RULESET_PRESETS.values(), ids=list(RULESET_PRESETS))
def test_known_rules_are_offered(opened, ruleset):
    dialog = opened(NO_INFO)
    combo = go_to(dialog, "rules")
    for _ in range(1 + list(RULESET_PRESETS).index(ruleset.key)):
        QTest.keyClick(combo, Key.Key_Down)
    assert dialog.chosen().rules == ruleset.sgf_name


def test_the_list_starts_at_the_rules_of_the_record(opened):
    dialog = opened(replace(FULL, rules="china"))
    combo = go_to(dialog, "rules")
    assert combo.currentText() == "china"
    QTest.keyClick(combo, Key.Key_Up)
    names = [ruleset.sgf_name for ruleset in RULESET_PRESETS.values()]
    assert combo.currentText() == names[names.index(parse_ruleset_name("china").sgf_name) - 1]


def test_the_list_has_the_names_that_players_know(opened):
    dialog = opened()
    combo = find(dialog, "rules", QComboBox)
    shown = [combo.model().index(row, 0).data() for row in range(combo.count())]
    assert shown == [ruleset_name(ruleset) for ruleset in RULESET_PRESETS.values()]


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


@pytest.mark.parametrize("date", ["2004-07", "", "1996-12-27,28,1997-01-03"])
def test_a_date_is_taken_without_a_remark(opened, date):
    dialog = opened()
    type_text(dialog, "date", date)
    assert said(dialog, "date") == date_note(date) == ""
    assert dialog.chosen().date == date


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


def test_a_comment_too_long_to_show_is_read_only(opened):
    dialog = opened(replace(FULL, comment="x" * 60_000))
    comment = go_to(dialog, "comment")
    assert isinstance(comment, QPlainTextEdit)
    assert comment.isReadOnly()
    assert not comment.toPlainText().endswith("x")  # it ends with words of ours
    QTest.keyClicks(comment, "y")
    assert dialog.chosen().comment == "x" * 60_000


def test_enter_accepts_and_escape_cancels_from_any_field(qtbot, opened, subtests):
    dialog = opened()
    for name in FIELDS:
        if name == "comment":
            continue
        with subtests.test(name):
            with qtbot.waitActive(dialog):
                dialog.show()
            where = go_to(dialog, name)
            with qtbot.waitSignal(dialog.accepted):
                QTest.keyClick(where, Key.Key_Enter)
            dialog.show()
            with qtbot.waitSignal(dialog.rejected):
                QTest.keyClick(where, Key.Key_Escape)
            assert not dialog.isVisible()


def test_every_mnemonic_leads_to_one_place(opened):
    dialog = opened()
    texts = [
        widget.text()
        for kind in (QLabel, QAbstractButton)
        for widget in dialog.findChildren(kind)
        if widget.isVisible()
    ]
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    assert len(letters) == len(FIELDS) + 2  # the name of White, and the details
    assert set(letters.values()) == {1}


def test_each_field_is_reached_with_the_letter_of_its_label(opened):
    dialog = opened()
    reached = set()
    for label in dialog.findChildren(QLabel):
        if "&" in label.text():
            letter = label.text()[label.text().index("&") + 1].upper()
            QTest.keyClick(dialog, Key[f"Key_{letter}"], Qt.KeyboardModifier.AltModifier)
            assert dialog.focusWidget() is label.buddy()
            reached.add(label.buddy().objectName())
    assert reached == {*FIELDS, "white-name"}


def test_tab_goes_through_black_white_and_then_row_by_row(opened):
    dialog = opened()
    visited = []
    go_to(dialog, "black-name")
    while (widget := dialog.focusWidget()) not in visited:
        visited.append(widget)
        QTest.keyClick(widget, Key.Key_Tab)
    for widget in visited:
        assert widget.text() if isinstance(widget, QAbstractButton) else widget.accessibleName()
    names = [widget.objectName() for widget in visited]
    assert names[:6] == [
        f"{side}-{what}" for side in ("black", "white") for what in ("name", "rank", "team")
    ]
    places = [widget.mapTo(dialog, QPoint(0, 0)) for widget in visited[6:]]
    rows = [(place.y() // 8, place.x()) for place in places]
    assert rows == sorted(rows)
    assert names[6:8] == ["rules", "result"]
    assert names[-4:] == ["copyright", "comment", "change-record", "cancel"]
    assert len(names) == 26


def test_empty_details_are_folded(qtbot, opened):
    dialog = opened(replace(FULL, opening="", annotator="", copyright="", source="", user=""))
    user = find(dialog, "user", QLineEdit)
    height = dialog.height()
    assert not user.isVisible()
    press(dialog, "details")
    assert user.isVisible()
    assert dialog.height() > height
    type_text(dialog, "user", "me")
    press(dialog, "details")
    assert not user.isVisible()
    assert dialog.height() == height
    assert dialog.chosen().user == "me"


def test_all_of_a_small_dialog_can_be_reached(qtbot, opened):
    dialog = opened()
    dialog.resize(480, 300)
    view = dialog.findChild(QScrollArea).viewport()
    for name in FIELDS:
        widget = go_to(dialog, name)
        middle = widget.mapTo(view, QPoint(8, 8))
        assert view.rect().contains(middle), name
    assert is_shown(dialog, "change-record")


def test_the_dialog_shows_the_heading_of_a_record(opened):
    info = read_document(RECORD.read_bytes(), RECORD, None).game.info
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


def test_in_a_narrow_window_the_fields_stand_one_below_the_other(qtbot, opened):
    dialog = opened()
    scrolled = dialog.findChild(QScrollArea)

    def left_edges():
        fields = ("rules", "result", "event", "place", "opening", "source")
        return {name: find(dialog, name).mapTo(dialog, QPoint()).x() for name in fields}

    assert len(set(left_edges().values())) == 2
    dialog.resize(dialog.minimumSizeHint().expandedTo(QSize(440, 400)))
    qtbot.waitUntil(lambda: len(set(left_edges().values())) == 1)
    assert scrolled.horizontalScrollBar().maximum() == 0
    assert clipped(dialog) == []
    places = [find(dialog, name).mapTo(dialog, QPoint()).y() for name in FIELDS]
    assert places == sorted(places)
    dialog.resize(1000, 700)
    qtbot.waitUntil(lambda: len(set(left_edges().values())) == 2)
