import pytest

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.ui.record.file.clipboard import (
    BoardSizeMismatch,
    read_clipboard_branch,
    read_clipboard_document,
)
from tests.board_text import parse_board

P = Point.parse
DIAGRAM = """$$W9 A corner
$$ -------------------
$$ | . . . . . . . . . |
$$ | . . . 1 . . . . . |
$$ | . . X 2 . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ -------------------
"""


def test_a_record_is_read(qapp):
    record, faults = read_clipboard_document("(;SZ[9];B[ee])")
    assert record.game.columns == 9
    assert not faults


def test_a_diagram_becomes_a_modified_game(qapp):
    record, faults = read_clipboard_document(f"Look at this:\n\n{DIAGRAM}\nWhat now?")
    assert not faults
    assert record.is_modified
    game = record.game
    assert (game.columns, game.rows) == (9, 9)
    assert game.position.board[P("C7")] is Color.BLACK
    game.step_by(2)
    assert game.position.board[P("D8")] is Color.WHITE
    assert game.position.board[P("D7")] is Color.BLACK


def test_several_diagrams_are_several_games(qapp):
    record, _ = read_clipboard_document(f"{DIAGRAM}\n\n{DIAGRAM}")
    assert len(record.entries) == 2


@pytest.mark.parametrize("text", ["", "Hello", "(((", "$$"])
def test_text_without_record_or_diagram_is_unreadable(qapp, text):
    with pytest.raises(UnreadableFile):
        read_clipboard_document(text)
    with pytest.raises(UnreadableFile):
        read_clipboard_branch(text, parse_board(". .\n. ."))


def test_a_diagram_becomes_a_variation(qapp):
    empty, _ = read_clipboard_document("(;SZ[9])")
    branch, _ = read_clipboard_branch(DIAGRAM, empty.game.position.board)
    game = empty.game
    game.paste(game.current_id, branch)
    game.step_by(9)
    assert game.position.board[P("C7")] is Color.BLACK
    assert game.position.board[P("D8")] is Color.WHITE


def test_a_diagram_of_another_size_is_no_variation(qapp):
    with pytest.raises(BoardSizeMismatch):
        read_clipboard_branch(DIAGRAM, parse_board(". .\n. ."))
