"""A record turned, or with its colours exchanged: what is the same afterwards, and what is not."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, SetUp
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.sgf.game_rewrite import ColorSwap, Rotation, parse_game_rewrite
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games

# All that can lie on a point, also where it cannot be understood, and what lies on none.
FILE = (
    b"(;SZ[5]KM[6.5]PB[Kim]PW[Lee]BR[5d]RE[W+3.5]AB[aa][bb]AW[ca]TR[aa]XY[aa]"
    b"(;B[ba]C[a stone at B5]LB[ba:1][zz:2]AR[aa:cc]LN[ee:ed]RG[aa:bc]BL[12.5]"
    b";W[ab]TB[aa]TW[ee]DD[aa]VW[aa:dd];B[zy];AE[aa];B[])"
    b"(;W[dd];AW[ee]PL[W];B[ec]SQ[aa][zz]))"
)
SYMMETRIES = [symmetry for symmetry in Symmetry if symmetry is not Symmetry.NONE]


def opened(data=FILE):
    (found,) = read_games(data).games
    return Game(found.tree, found.columns, found.rows)


def rewrite(game, rewriting):
    edit = rewriting.edit(game.tree, game.columns, game.rows)
    return game.rewrite(edit, str(rewriting))


def contents(game):
    return {number: node.content for number, node in game.tree.nodes.items()}


def turned_board(board, symmetry):
    stones = {color: [] for color in Color}
    for point, color in board.stones():
        stones[color].append(symmetry.map_point(point, board.width, board.height))
    result = Board.empty(board.width, board.height)
    for color in Color:
        result = result.with_stones(color, stones[color])
    return result


def swapped_board(board):
    result = Board.empty(board.width, board.height)
    for color in Color:
        points = [point for point, other in board.stones() if other is color]
        result = result.with_stones(color.opponent, points)
    return result


@st.composite
def games(draw):
    """Records of moves and set-ups on a small board, with variations."""
    game = Game.new(4, 3, GameInfo(handicap=draw(st.sampled_from([None, 2]))))
    points = st.builds(Point, st.integers(0, 3), st.integers(0, 2))
    some = st.frozensets(points, max_size=3)
    for _ in range(draw(st.integers(0, 8))):
        parent = draw(st.sampled_from(sorted(game.tree.nodes)))
        if draw(st.booleans()):
            move = Move(draw(st.sampled_from(Color)), draw(st.none() | points))
            content = Content(move=move)
        else:
            black, white, empty = draw(some), draw(some), draw(some)
            turn = draw(st.sampled_from([None, *Color]))
            white -= black
            set_up = SetUp(black=black, white=white, empty=empty - black - white, turn=turn)
            content = Content(set_up=set_up)
        game.tree.apply(game.tree.add_edit(parent, content))
    return game


# Turning


@given(games(), st.sampled_from([way for way in Symmetry if not way.swaps_sides]))
def test_the_position_at_each_node_is_turned(game, symmetry):
    before = {number: game.position_at(number) for number in game.tree.nodes}
    rewrite(game, Rotation(symmetry))
    for number, position in before.items():
        after = game.position_at(number)
        assert after.board == turned_board(position.board, symmetry)
        assert after.turn is position.turn
        assert tuple(after.prisoners) == tuple(position.prisoners)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_there_and_back_it_is_the_same_record(symmetry):
    game = opened()
    before = contents(game)
    rewrite(game, Rotation(symmetry))
    assert contents(game) != before
    (back,) = (other for other in Symmetry if symmetry.then(other) is Symmetry.NONE)
    rewrite(game, Rotation(back))
    assert contents(game) == before
    game.undo()
    game.undo()
    assert contents(game) == before


def test_only_values_on_points_are_rotated():
    game = opened()
    rewrite(game, Rotation(Symmetry.QUARTER))
    _, _, written = write_games([game]).replace(b"\n", b"").partition(b"SZ[5]")
    assert written == (
        b"KM[6.5]PB[Kim]PW[Lee]BR[5d]RE[W+3.5]AB[ea][db]AW[ec]TR[ea]XY[aa]"
        b"(;B[eb]C[a stone at B5]LB[eb:1][zz:2]AR[ea:cc]LN[ae:be]RG[ca:eb]BL[12.5]"
        b";W[da]TB[ea]TW[ae]DD[ea]VW[ba][ca][da][ea][bb][cb][db][eb][bc][cc][dc][ec][bd][cd][dd]"
        b"[ed];B[zy];AE[ea];B[])"
        b"(;W[bd];AW[ae]PL[W];B[ce]SQ[ea][zz]))"
    )


@pytest.mark.parametrize("rewriting", [Rotation(Symmetry.HALF), ColorSwap(players=True)])
def test_progress_is_told_from_time_to_time(rewriting):
    game = opened(b"(;SZ[5]" + b";B[aa]" * 1200 + b")")
    parts = []
    rewriting.edit(game.tree, 5, 5, parts.append)
    assert parts == [0, 500 / 1201, 1000 / 1201]


def test_an_invalid_value_after_a_move_is_kept():
    game = opened(b"(;SZ[9];B[cc](;W[dd][resigns?])(;W[ee]))")
    rewrite(game, Rotation(Symmetry.HALF))
    assert b";B[gg]\n(;W[ff][resigns?])\n(;W[ee]))" in write_games([game])


def test_a_board_that_is_not_square_keeps_its_size():
    game = opened(b"(;SZ[5:3];B[aa])")
    with pytest.raises(ValueError, match="square"):
        Rotation(Symmetry.QUARTER).edit(game.tree, 5, 3)
    rewrite(game, Rotation(Symmetry.HALF))
    assert game.tree[1].content.move.point == Point(4, 0)


# Exchanging the colours


@given(games(), st.booleans())
def test_the_position_at_each_node_has_the_other_colours(game, players):
    before = {number: game.position_at(number) for number in game.tree.nodes}
    rewrite(game, ColorSwap(players))
    for number, position in before.items():
        after = game.position_at(number)
        assert after.board == swapped_board(position.board)
        assert after.turn is position.turn.opponent
        assert tuple(after.prisoners) == tuple(position.prisoners)[::-1]


def test_swapping_colours_twice_restores_the_record():
    game = opened()
    before = contents(game)
    rewrite(game, ColorSwap(players=True))
    rewrite(game, ColorSwap(players=True))
    assert contents(game) == before


def test_a_swap_without_players_keeps_the_heading():
    game = opened()
    rewrite(game, ColorSwap(players=False))
    assert game.info == opened().info
    assert game.tree[1].content.move.color is Color.WHITE
    assert b"WL[12.5]" in write_games([game])


def test_only_what_has_a_colour_is_swapped():
    game = opened()
    rewrite(game, ColorSwap(players=False))
    _, _, written = write_games([game]).replace(b"\n", b"").partition(b"SZ[5]")
    assert written == (
        b"KM[6.5]PB[Kim]PW[Lee]BR[5d]RE[W+3.5]AB[ca]AW[aa][bb]TR[aa]XY[aa]"
        b"(;C[a stone at B5]LB[ba:1][zz:2]AR[aa:cc]LN[ee:ed]RG[aa:bc]W[ba]WL[12.5]"
        b";TB[ee]TW[aa]DD[aa]VW[aa:dd]B[ab];W[zy];AE[aa];W[])"
        b"(;B[dd];PL[B]AB[ee];SQ[aa][zz]W[ec]))"
    )


def test_players_change_sides_with_komi_and_result():
    game = opened()
    game.set_info(replace(game.info, teams=ByColor("East", "West")))
    rewrite(game, ColorSwap(players=True))
    assert game.info.names == ByColor("Lee", "Kim")
    assert game.info.ranks == ByColor("", "5d")
    assert game.info.teams == ByColor("West", "East")
    assert game.info.komi == -6.5
    assert game.info.result == "B+3.5"


@pytest.mark.parametrize(
    ("overtime", "swapped"),
    [
        ("Black: 5x30 byo-yomi, White: 10 fischer", "Black: 10 fischer, White: 5x30 byo-yomi"),
        (" black :a; WHITE : b ", " black :b; WHITE : a "),
        ("5x30 byo-yomi", "5x30 byo-yomi"),
    ],
)
def test_players_keep_the_overtime_that_is_theirs_alone(overtime, swapped):
    game = opened()
    game.set_info(replace(game.info, overtime=overtime))
    rewrite(game, ColorSwap(players=True))
    assert game.info.overtime == swapped


@pytest.mark.parametrize(
    ("result", "swapped"),
    [
        ("B+3.5 (moves beyond 200 lost)", "W+3.5 (moves beyond 200 lost)"),
        ("b+r", "W+R"),
        ("Black+3", "W+3"),
        ("白中押胜", "B+R"),
        ("jigo", "jigo"),
        ("see the comment", "see the comment"),
    ],
)
def test_the_other_player_has_won(result, swapped):
    game = opened(f"(;SZ[5]CA[UTF-8]RE[{result}])".encode())
    rewrite(game, ColorSwap(players=True))
    assert game.info.result == swapped


@pytest.mark.parametrize(
    ("value", "swapped"),
    [("3", "-3"), ("-3.5", "3.5"), ("+2", "-2"), ("0", "0"), (" .5", "-.5"), ("much", "much")],
)
@pytest.mark.parametrize("players", [False, True])
def test_the_value_of_a_node_changes_its_sign(value, swapped, players):
    game = opened(f"(;SZ[5];B[aa]V[{value}])".encode())
    rewrite(game, ColorSwap(players))
    assert f";V[{swapped}]W[aa])".encode() in write_games([game])


def test_swapped_colours_let_white_begin():
    game = opened(b"(;SZ[5])")
    rewrite(game, ColorSwap(players=False))
    assert game.turn is Color.WHITE


@pytest.mark.parametrize(
    ("stones", "swapped"),
    [(b"AB[aa];W[bb]", b"AW[aa];B[bb]"), (b"AW[aa];B[bb]", b"AB[aa];W[bb]")],
)
def test_the_side_to_move_is_not_stated_before_a_move(stones, swapped):
    game = opened(b"(;SZ[5]" + stones + b")")
    rewrite(game, ColorSwap(players=False))
    assert swapped in write_games([game])


def test_the_side_to_move_is_stated_where_fewer_stones_than_the_handicap_stand():
    game = opened(b"(;SZ[5:9]HA[2];AW[aa])")
    assert game.position_at(1).turn is Color.BLACK
    rewrite(game, ColorSwap(players=False))
    assert game.position_at(1).turn is Color.WHITE


# Written down


@pytest.mark.parametrize("rewriting", [*map(Rotation, Symmetry), ColorSwap(True), ColorSwap(False)])
def test_a_rewrite_survives_a_round_trip(rewriting):
    assert parse_game_rewrite(str(rewriting)) == rewriting


@pytest.mark.parametrize("text", ["", "turn", "turn ROUND", "swap all", "burn it"])
def test_an_unknown_rewrite_raises_a_value_error(text):
    with pytest.raises(ValueError, match="no change"):
        parse_game_rewrite(text)


def test_pairs_with_invalid_points_are_not_rotated():
    data = b"(;SZ[5];B[aa]XX[aa]AR[zz:aa][aa:cb][aa:]DD[aa:zz]LB[zz:1])"
    game = opened(data)
    rewrite(game, Rotation(Symmetry.LEFT_TO_RIGHT))
    written = write_games([game]).decode()
    assert "[zz:aa]" in written
    assert "[ea:cb]" in written
