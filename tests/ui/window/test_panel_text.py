"""The wording of the panels and bars around the board."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from gobanapp.game.node import Content, Node, SetUp
from gobanapp.rules.color import Color
from gobanapp.rules.estimate import Estimate
from gobanapp.rules.point import Point
from gobanapp.ui.count.score_estimate import EstimateBar
from gobanapp.ui.record.comment_panel import CommentPanel
from gobanapp.ui.record.file.file_problem_actions import FileProblemsBar
from gobanapp.ui.record.move_list import MoveList
from gobanapp.ui.record.moves_model import MovesModel
from tests.ui.lookup import find
from tests.ui.record.file.test_file_problem_actions import GUESSED, PROBLEM, SURE, origin, told
from tests.ui.record.test_moves_model import played, time_text

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qapp):
    return MovesModel(time_text)


def test_the_estimate(qtbot):
    bar = EstimateBar()
    qtbot.addWidget(bar)
    bar.show()
    texts = [find(bar, name, QLabel) for name in ("lead", "note")]
    for width, said in (
        (900, ["Estimating…", "Estimate only"]),
        (220, ["Estimating…", "Estimate"]),
    ):
        bar.resize(width, bar.height())
        qtbot.waitUntil(lambda said=said: [label.text() for label in texts] == said)
    bar.show_estimate(Estimate(ownership={}, lead=12, spread=7))
    assert texts[0].accessibleName() == "Black ahead by about 12 (5 to 19). Estimate only."
    assert find(bar, "close-estimate", QAbstractButton).accessibleName() == "Close estimate"


@pytest.mark.parametrize(
    ("data", "number", "long", "short"),
    [
        (SURE, 1, "1 problem in this file", "1 file problem"),
        (SURE, 2, "2 problems in this file", "2 file problems"),
        (
            GUESSED,
            0,
            "The text encoding is a guess: Simplified Chinese (GB18030)",
            "Encoding guessed",
        ),
        (
            GUESSED,
            3,
            "3 problems in this file · The text encoding is a guess: Simplified Chinese (GB18030)",
            "3 file problems · Encoding guessed",
        ),
    ],
)
def test_the_report(qtbot, data, number, long, short):
    bar = FileProblemsBar()
    qtbot.addWidget(bar)
    bar.show_origin(origin(data), number * [PROBLEM])
    show, change = (find(bar, name) for name in ("show-problems", "change-encoding"))
    assert (show.text(), show.accessibleName()) == ("Show…", "Show file problems…")
    assert change.accessibleName() == "Change text encoding…"
    assert find(bar, "dismiss").accessibleName() == "Dismiss"
    bar.resize(900, bar.height())
    qtbot.waitUntil(lambda: (told(bar), change.text()) == (long, "Change Encoding…"))
    bar.resize(50, bar.height())
    qtbot.waitUntil(lambda: (told(bar), change.text()) == (short, "Encoding…"))


def test_the_moves_of_a_line(qtbot):
    moves = MoveList(time_text)
    qtbot.addWidget(moves)
    assert moves.accessibleName() == "Moves"


def test_texts_of_moves_and_other_nodes_in_the_list(model):
    game = played("D4 pass")
    model.show(game)
    assert [model.text(game.tree[number]) for number in range(3)] == ["Beginning", "D4", "pass"]
    contents = Content(set_up=SetUp(turn=Color.BLACK)), Content(comment="No stone")
    first, second = (Node(number, 0, (), content) for number, content in enumerate(contents, 1))
    assert (model.text(first), model.text(second)) == ("Setup", "No move")


def test_the_accessible_text_of_a_move(model):
    model.show(played("F3 D10", handicap=2))
    spoken = [model.data(model.index_at(index), SPOKEN) for index in (1, 2)]
    assert spoken == ["1, White F3, 10:00", "2, Black D10"]
    game = played("D4 Q16")
    game.set_comment("A <b>calm</b> move\nand more")
    model.show(game)
    assert model.data(model.index_at(2), SPOKEN) == "2, White Q16, 10:00, has a comment"
    for other, said in (("C16", "1 other variation"), ("C17", "2 other variations")):
        game.go_to(1)
        game.play(Point.parse(other))
        game.go_to(2)
        model.show(game)
        tip = model.data(model.index_at(2), Qt.ItemDataRole.ToolTipRole)
        assert tip == f"<qt>A &lt;b&gt;calm&lt;/b&gt; move<br>{said}</qt>"
        assert model.data(model.index_at(2), SPOKEN).endswith(f", has a comment, {said}")


def test_a_comment_that_is_too_long(qtbot):
    panel = CommentPanel()
    qtbot.addWidget(panel)
    panel.show_comment("word " * 1_000_000)
    assert panel.toPlainText().endswith(
        "…\n\nThe comment continues. It is too long to show or edit here."
    )
