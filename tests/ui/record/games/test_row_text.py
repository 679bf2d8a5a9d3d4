"""The wording of the rows of a list of games."""

from PySide6.QtCore import Qt

from gobanapp.rules.point import Point
from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.games.file_games_dialog import GamesModel
from tests.ui.record.games.test_listed_games import FILE


def said(model, row, role=Qt.ItemDataRole.ToolTipRole):
    return model.data(model.index(row, 0), role)


def test_the_tip_of_a_row_describes_the_game_in_words():
    record = read_document(FILE.encode(), None, None)
    model = GamesModel(record)
    assert said(model, 0, Qt.ItemDataRole.AccessibleTextRole) == (
        "1, Cho Chikun – White, Black wins by resignation, On the board"
    )
    assert said(model, 0) == (
        "<qt>Cho Chikun – White<br>Black wins by resignation<br>On the board</qt>"
    )
    record.game.play(Point(3, 3))
    assert said(model, 0).endswith("<br>On the board<br>Unsaved changes</qt>")
    assert said(model, 1) == "<qt>&lt;b&gt;Takemiya&lt;/b&gt; – Cho U</qt>"
    assert said(model, 2) == (
        "<qt>Large – White<br>60 × 60"
        "<br>The board is too large to show; the game is saved with the others</qt>"
    )
    assert said(model, 3) == "<qt>Problem</qt>"
