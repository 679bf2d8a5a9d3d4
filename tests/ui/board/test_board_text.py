"""The sentences about the board: the English of each."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from gobanapp.game.consequences import Consequences
from gobanapp.rules.point import Point
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.tool_choice import EditTool
from gobanapp.text.move_text import cursor_hint, stone_move_result
from tests.ui.lookup import find, trigger

F7 = Point.parse("F7")


@pytest.mark.parametrize(
    ("number", "illegal", "captures_others", "sentence"),
    [
        (2, [], [], "Move 2 is now on F7."),
        (None, [], [], "The stone is now on F7."),
        (4, [6], [], "Move 4 is now on F7: move 6 is now illegal."),
        (2, [], [4], "Move 2 is now on F7: move 4 now captures different stones."),
    ],
)
def test_sentences_for_a_moved_stone(qapp, number, illegal, captures_others, sentence):
    what = Consequences(illegal=illegal, captures_others=captures_others)
    assert stone_move_result(number, F7, what, lambda node: node) == sentence


def test_hints_for_the_keys_of_the_cursor(table):
    session = table(columns=9, rows=9).session
    assert "Enter plays" in cursor_hint(session, is_answer=False)
    assert "answers" in cursor_hint(session, is_answer=True)
    session.choose_mark_tool(MarkTool.TRIANGLE)
    assert "applies the tool" in cursor_hint(session, is_answer=False)
    session.choose_mark_tool(MarkTool.LINE)
    assert "other end" in cursor_hint(session, is_answer=False)
    session.choose_edit_tool(EditTool.PLAY)
    session.apply(session.game_end.begin_count)
    assert "marks a group" in cursor_hint(session, is_answer=False)


def test_hints_for_typed_points(table, tmp_path):
    table = table()
    part = tmp_path / "part.sgf"
    part.write_text("(;SZ[19]VW[jj:ss])", "utf-8")
    assert table.window.open_file(part)
    trigger(table.window, "type-point")
    hint, field = find(table.board, "point-hint", QLabel), QApplication.focusWidget()
    assert hint.text().startswith("For example ")
    for text, sentence in (
        ("a1", "That point is outside the visible part."),
        ("z", "No such point. For example"),
    ):
        field.clear()
        QTest.keyClicks(field, text)
        assert hint.text().startswith(sentence)
