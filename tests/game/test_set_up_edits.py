import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import SetUp, set_up_with_stones
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.sgf.history_json import history_event_to_json, replay_history_event
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.sgfmill_check import compare_with_witness
from gobanapp.sgf.writer import write_games
from tests.board_text import parse_board
from tests.sgf.ff4_checker import faults
from tests.soak.truths import check_file

A1, B2, C3 = (Point(n, n) for n in range(3))
POINTS = st.builds(Point, st.integers(0, 4), st.integers(0, 4))
STROKES = st.tuples(st.sampled_from([None, *Color]), st.frozensets(POINTS, min_size=1, max_size=5))
RECORDS = st.sampled_from(
    [
        b"(;SZ[5])",
        b"(;SZ[5]HA[2]AB[aa][bb])",
        b"(;SZ[5]AB[aa]AW[bb]AB[cc]PL[W];B[ee])",
        b"(;SZ[5];B[cc];W[bb];AB[aa]AE[cc];W[dd])",
        b"(;SZ[5];B[ba];W[aa];B[ab])",
    ]
)


def game_of(data):
    game = read_games(data).games[0]
    return Game(game.tree, game.columns, game.rows)


def at_the_same_place(game, data):
    """The game of a file, where ``game`` stands."""
    again = game_of(data)
    for node in game.tree.path(game.current_id)[1:]:
        index = game.tree[node.parent].children.index(node.id)
        again.go_to(again.node.children[index])
    return again


@given(text=RECORDS, steps=st.integers(0, 4), strokes=st.lists(STROKES, min_size=1, max_size=6))
def test_painting_changes_only_the_painted_points(text, steps, strokes):
    game = game_of(text)
    game.step_by(steps)
    place, turn = game.current_id, game.position.turn
    board = game.position.board
    before = write_games([game])
    for color, points in strokes:
        board = board.with_stones(color, points)
        game.set_stones(color, points)
        assert game.position.board == board
        assert game.position.turn is turn
    again = at_the_same_place(game, write_games([game]))
    assert again.position.board == board
    assert again.position.turn is turn
    while game.history.can_undo:
        game.undo()
    assert game.current_id == place
    assert write_games([game]) == before


@given(text=RECORDS, steps=st.integers(0, 4), strokes=st.lists(STROKES, min_size=2, max_size=5))
def test_a_stroke_is_one_undo_step(text, steps, strokes):
    game = game_of(text)
    game.step_by(steps)
    place, board = game.current_id, game.position.board
    for color, points in strokes:
        game.set_stones(color, points, continues="stroke")
    if game.history.can_undo:
        game.undo()
    assert not game.history.can_undo
    assert (game.current_id, game.position.board) == (place, board)


def test_after_a_move_all_strokes_share_one_new_node():
    game = game_of(b"(;SZ[5];B[cc];W[bb])")
    game.step_by(1)
    game.set_stones(Color.WHITE, [A1])
    game.set_stones(None, [C3])
    assert game.node.content.move is None
    assert game.node.content.set_up == SetUp(white=frozenset({A1}), empty=frozenset({C3}))
    assert len(game.tree) == 4
    assert len(game.tree[game.node.parent].children) == 2


def test_an_existing_stone_is_not_set_up_again():
    game = game_of(b"(;SZ[5];B[cc])")
    game.step_by(1)
    assert not game.set_stones(Color.BLACK, [C3])
    assert game.set_stones(Color.BLACK, [C3, B2])
    assert game.node.content.set_up.black == {B2}


def test_setting_up_and_removing_a_stone_leaves_no_trace():
    board = parse_board("""
        . X .
        . . O
        . . .
    """)
    black, white, empty = Point(1, 2), Point(2, 1), Point(0, 0)
    set_up = SetUp(turn=Color.WHITE)
    there_and_back = (
        (None, [black, white]),
        (Color.BLACK, [black, empty]),
        (Color.WHITE, [white]),
        (None, [empty]),
    )
    for color, points in there_and_back:
        set_up = set_up_with_stones(set_up, board, color, points)
    assert set_up == SetUp(turn=Color.WHITE)


def test_the_stones_of_a_set_up_overlap_never():
    set_up = SetUp()
    for color in (Color.BLACK, Color.WHITE, None, Color.WHITE):
        set_up = set_up_with_stones(set_up, Board.empty(3), color, [A1])
    assert set_up == SetUp(white=frozenset({A1}))


@pytest.mark.parametrize("steps", [0, 1])
def test_setting_the_turn_uses_a_node_without_a_move(steps):
    game = game_of(b"(;SZ[5];B[cc];W[bb])")
    game.step_by(steps)
    turn = game.turn
    assert game.set_turn(turn.opponent)
    assert game.turn is turn.opponent
    assert game.node.content.move is None
    assert not game.set_turn(turn.opponent)
    game.undo()
    assert game.turn is turn


def test_handicap_stones_can_be_set_up_elsewhere():
    game = Game.new(9, 9, GameInfo(handicap=2), handicap=(A1, B2))
    assert game.turn is Color.WHITE
    game.set_stones(None, [A1])
    game.set_stones(Color.BLACK, [C3])
    assert game.position.board.count(Color.BLACK) == 2
    assert game.turn is Color.WHITE


def test_a_point_off_the_board_is_an_error():
    with pytest.raises(KeyError):
        game_of(b"(;SZ[5])").set_stones(Color.BLACK, [Point(5, 0)])


def contents(game):
    return {node.id: (node.parent, node.content) for node in game.tree.nodes.values()}


@given(text=RECORDS, steps=st.integers(0, 4), strokes=st.lists(STROKES, min_size=1, max_size=5))
def test_the_journal_can_do_strokes_again(text, steps, strokes):
    game, again = game_of(text), game_of(text)
    game.step_by(steps)
    again.step_by(steps)
    for place, (color, points) in enumerate(strokes):
        game.set_stones(color, points, continues=f"stroke {place // 2}")
        for deed in game.history.take_events():
            written = json.loads(json.dumps(history_event_to_json(deed, game.columns, game.rows)))
            replay_history_event(again, written)
    assert contents(again) == contents(game)
    assert again.current_id == game.current_id
    while game.history.can_undo:
        game.undo()
        again.undo()
        assert again.position.board == game.position.board
        assert again.current_id == game.current_id
    assert not again.history.can_undo


MIXED = [
    ("(;SZ[5]AB[aa]AW[bb]MN[1];B[cc];W[dd])", 0),
    ("(;SZ[5]AB[aa]BL[10]WL[10];W[bb](;B[cc])(;B[dd]))", 0),
    ("(;SZ[5]MN[7];B[cc])", 0),
    ("(;SZ[5]BL[10]WL[10];B[cc])", 0),
    ("(;SZ[5];B[aa];AB[cc]BL[5];W[dd])", 2),
    ("(;SZ[5];B[aa];PL[B]OB[3]C[c])", 2),
    ("(;SZ[5];B[aa];AE[aa]MN[3](;B[cc])(;B[dd]))", 2),
]


@pytest.mark.parametrize(("text", "place"), MIXED)
@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.set_stones(Color.WHITE, [C3, B2]),
        lambda game: game.set_turn(game.turn.opponent),
    ],
)
def test_root_and_set_up_nodes_are_edited_in_place(text, place, change):
    """Whatever else a file has there: a diagram can be corrected."""
    game = game_of(text.encode())
    game.go_to(place)
    size = len(game.tree)
    assert Change.TREE not in change(game)
    assert (game.current_id, len(game.tree)) == (place, size)
    data = write_games([game])
    assert faults(data.decode()) == []
    assert compare_with_witness([data], [game], by_meaning=True).difference is None
    check_file([game])
    file = read_games(data)
    assert file.problems == ()
    assert len(file.games[0].tree) == size + 1
    game.undo()
    assert write_games([game]) == write_games(read_games(text.encode()).games)


@pytest.mark.parametrize("node", ["B[cc]", "BL[5]", "MN[3]", "B[zy]", "AB[aa]W[cc]"])
def test_other_nodes_with_move_properties_get_no_set_up(node):
    game = game_of(f"(;SZ[5];B[ee];{node};W[dd])".encode())
    game.go_to(2)
    before = game.node.content
    assert Change.TREE in game.set_stones(Color.WHITE, [C3, B2])
    assert (game.node.parent, game.tree[2].content) == (2, before)


def test_a_move_in_a_root_gets_no_set_up():
    game = game_of(b"(;SZ[5]B[ee];W[dd])")
    assert Change.TREE in game.set_turn(Color.BLACK)
    assert game.node.parent == 0


@pytest.mark.parametrize(("size", "name"), [((2, 3), "B3"), ((3, 2), "C2")])
def test_a_stone_set_up_and_removed_at_the_root_leaves_nothing(size, name):
    game = Game.new(*size, GameInfo())
    game.set_stones(Color.BLACK, [Point.parse(name)])
    game.set_stones(None, [Point.parse(name)])
    assert game.tree.root.content.set_up == SetUp(turn=Color.BLACK)
    assert game.history.depth == 2
