"""The moves of a line as a table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import handicap_points
from gobanapp.rules.point import Move, Point
from gobanapp.ui.record.moves_model import MovesModel

Roles = Qt.ItemDataRole


def played(moves, handicap=0):
    stones = handicap_points(19, 19, handicap) if handicap else ()
    game = Game.new(19, 19, GameInfo(handicap=handicap or None), tuple(stones))
    for name in moves.split():
        if name == "pass":
            game.pass_()
        else:
            game.play(Point.parse(name))
    return game


def time_text(content):
    """White has always ten minutes left."""
    return "10:00" if content.move is not None and content.move.color is Color.WHITE else ""


@pytest.fixture
def model(qapp):
    model = MovesModel(time_text)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    return model


def table(model, role=Roles.DisplayRole):
    return [
        [model.data(model.index(row, column), role) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_without_a_game_the_model_is_empty(model):
    assert model.rowCount() == 0
    assert model.length == 0


def test_each_row_after_the_beginning_has_two_moves(model):
    game = played("D4 Q16 Q4 pass D16")
    assert model.show(game)
    assert table(model) == [
        ["", model.text(game.tree.root), None],
        ["1", "D4", "Q16"],
        ["3", "Q4", model.text(game.tree[4])],
        ["5", "D16", None],
    ]


def test_with_a_handicap_white_is_first(model):
    model.show(played("F3 D10", handicap=2))
    assert table(model)[1] == ["1", "F3", "D10"]


def test_one_move_per_row(model):
    game = played("D4 Q16 Q4")
    model.show(game)
    model.set_moves_per_row(1)
    beginning = model.text(game.tree.root)
    assert table(model) == [["", beginning], ["1", "D4"], ["2", "Q16"], ["3", "Q4"]]


def test_a_new_game_has_only_its_beginning(model):
    game = played("")
    model.show(game)
    assert table(model) == [["", model.text(game.tree.root), None]]


def test_nodes_without_a_move_have_a_place_but_no_number(model):
    contents = [
        Content(),
        Content(set_up=SetUp(black=frozenset({Point(3, 3)}))),
        Content(move=Move(Color.WHITE, Point(2, 5))),
        Content(comment="Now Black"),
        Content(set_up=SetUp(turn=Color.BLACK)),
    ]
    nodes = {
        n: Node(n, n - 1 if n else None, (n + 1,) if n < 4 else (), content)
        for n, content in enumerate(contents)
    }
    model.show(Game(Tree(nodes), 19, 19))
    set_up, without_move = model.text(nodes[1]), model.text(nodes[3])
    assert set_up != without_move
    assert table(model)[1:] == [["1", set_up, "C6"], ["", without_move, set_up]]


def test_places_and_nodes_belong_together(model):
    game = played("D4 Q16 Q4 pass D16")
    model.show(game)
    for in_row in (1, 2):
        model.set_moves_per_row(in_row)
        for index, number in enumerate(game.line()[0]):
            assert model.node_at(model.index_at(index)).id == number
    assert model.node_at(model.index(0, 0)) is None
    assert model.node_at(model.index(0, 2)) is None
    assert model.node_at(model.index(3, 2)) is None
    assert not model.flags(model.index(3, 2)) & Qt.ItemFlag.ItemIsEnabled


def test_the_line_is_read_again_only_after_an_edit(model):
    game = played("D4 Q16")
    assert model.show(game)
    game.go_to(0)
    assert not model.show(game)
    game.set_comment("A game")
    assert model.show(game)
    assert not model.show(game)


def test_a_move_at_the_end_only_inserts_rows(model):
    game = played("D4 Q16")
    model.show(game)
    resets, rows = [], []
    model.modelReset.connect(lambda: resets.append(1))
    model.rowsInserted.connect(lambda _, first, last: rows.append((first, last)))
    for move, inserted in (("Q4", [(2, 2)]), ("D16", [(2, 2)]), ("K10", [(2, 2), (3, 3)])):
        game.play(Point.parse(move))
        model.show(game)
        assert rows == inserted
    assert resets == []
    assert table(model)[2:] == [["3", "Q4", "D16"], ["5", "K10", None]]


def test_another_line_and_another_game_are_read_again(model):
    game = played("D4 Q16 Q4 D16")
    model.show(game)
    game.go_to(1)
    game.play(Point.parse("C16"))
    model.show(game)
    assert table(model)[1:] == [["1", "D4", "C16"]]
    model.show(played("K10"))
    assert table(model)[1:] == [["1", "K10", None]]


def test_a_move_removed_from_the_middle(model):
    game = played("D4 Q16 Q4 D16")
    model.show(game)
    game.remove(3)
    model.show(game)
    assert table(model)[1:] == [["1", "D4", "Q16"]]


def test_variations_are_counted(model):
    game = played("D4 Q16")
    for other in ("C16", "C17"):
        game.go_to(1)
        game.play(Point.parse(other))
    game.go_to(2)
    model.show(game)
    at = model.index_at(2)
    assert model.branches(model.node_at(at)) == 2
    assert model.branches(model.node_at(model.index_at(1))) == 0
    assert model.data(at, Roles.ToolTipRole) != ""
    assert model.data(model.index_at(1), Roles.ToolTipRole) == ""


class Slow:
    """Where nodes come from that are understood one by one."""

    def __init__(self):
        self.understood = []

    def content(self, text):
        self.understood.append(text)
        number = int(text)
        color = Color.BLACK if number % 2 else Color.WHITE
        return Content(move=Move(color, Point(number % 19, 3)) if number else None)


def test_only_visible_nodes_are_parsed(model):
    source = Slow()
    last = 5000
    nodes = {
        n: Node(n, n - 1 if n else None, (n + 1,) if n < last else (), None, str(n), source)
        for n in range(last + 1)
    }
    quick = MovesModel(time_text)
    quick.show(Game(Tree(nodes), 19, 19))
    assert quick.rowCount() == 1 + last // 2
    assert source.understood == []
    assert quick.data(quick.index(7, 1)) == "O4"
    assert source.understood == ["13"]
    assert quick.data(quick.index(7, 0)) == "13"
    assert len(source.understood) == 14
