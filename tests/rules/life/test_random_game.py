import random

from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, COLOR_OF, EMPTY, WHITE
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.random_game import PlayoutStart, RandomGame
from gobanapp.rules.point import Point
from tests.board_text import parse_board


def start_of(drawing: str) -> tuple[Chains, PlayoutStart]:
    chains = Chains(parse_board(drawing))
    return chains, PlayoutStart(chains, {})


def cell(chains: Chains, name: str) -> int:
    return next(at for at, point in chains.grid.point_of.items() if str(point) == name)


def board_of(chains: Chains, game: RandomGame, columns: int, rows: int) -> Board:
    board = Board.empty(columns, rows)
    for code in (BLACK, WHITE):
        here = [at for at in chains.grid.inside if game.cells[at] == code]
        board = board.with_stones(COLOR_OF[code], chains.grid.points_at(here))
    return board


@given(st.integers(1, 7), st.integers(1, 7), st.integers(0, 1000))
def test_every_move_matches_the_board(columns: int, rows: int, seed: int) -> None:
    empty = Board.empty(columns, rows)
    chains = Chains(empty)
    game = RandomGame(PlayoutStart(chains, {}))
    draw = random.Random(seed)
    board, color = empty, BLACK
    for _ in range(3 * columns * rows):
        may = [at for at in game.empty if at != game.ko and game.may_play(at, color)]
        if may:
            at = draw.choice(sorted(may))
            game.play(at, color)
            put = board.put(COLOR_OF[color], chains.grid.point_of[at])
            assert put is not None
            board, _, lost = put
            assert not lost
            assert board_of(chains, game, columns, rows) == board
            assert set(game.empty) == {at for at in chains.grid.inside if not game.cells[at]}
        color = BLACK + WHITE - color


@given(st.integers(1, 7), st.integers(1, 7), st.integers(0, 1000))
def test_a_game_leaves_only_living_chains(columns: int, rows: int, seed: int) -> None:
    chains = Chains(Board.empty(columns, rows))
    game = RandomGame(PlayoutStart(chains, {}))
    game.play_out(BLACK, 3 * columns * rows, random.Random(seed).random)
    board = board_of(chains, game, columns, rows)
    assert all(board.chain(point).liberties for point, _ in board.stones())
    assert {*game.empty, *game.eyes} == {at for at in chains.grid.inside if not game.cells[at]}
    assert not game.eyes.intersection(game.empty)


def test_own_eyes_are_not_filled() -> None:
    chains, start = start_of(". X . X\nX X X X\nO O O O\n. O . O")
    game = RandomGame(start)
    game.play_out(BLACK, 50, random.Random(1).random)
    assert game.cells == chains.cells
    game.fill_eyes()
    assert EMPTY not in [game.cells[at] for at in chains.grid.inside]


def test_stones_in_atari_escape() -> None:
    chains, start = start_of(". . . . .\n. . X . .\n. X O . .\n. . . . .\n. . . . .")
    game = RandomGame(start)
    game.play(cell(chains, "C2"), BLACK)
    game.play_out(WHITE, 1, random.Random(1).random)
    assert game.cells[cell(chains, "D3")] == WHITE


IN_ATARI_BESIDE_ATARI = """
. . . . .
. X O . .
X O X . .
. . . . .
. . . . .
"""


def test_stones_in_atari_are_saved_by_a_capture_first() -> None:
    chains, start = start_of(IN_ATARI_BESIDE_ATARI)
    for seed in range(10):
        game = RandomGame(start)
        game.play(cell(chains, "C2"), WHITE)
        game.play_out(BLACK, 1, random.Random(seed).random)
        assert game.cells[cell(chains, "B2")] == BLACK
        assert game.cells[cell(chains, "B3")] == EMPTY


def test_an_atari_that_was_left_is_no_longer_answered() -> None:
    chains, start = start_of(". . . . .\n. . X . .\n. X O . .\n. . . . .\n. . . . .")
    game = RandomGame(start)
    game.play(cell(chains, "C2"), BLACK)
    assert game.atari == cell(chains, "D3")
    game.play(cell(chains, "A5"), WHITE)
    assert not game.atari


def test_stones_played_into_atari_are_captured() -> None:
    chains, start = start_of(". X . X\nX X . X\n. . X X")
    for seed in range(10):
        game = RandomGame(start)
        game.play(cell(chains, "A1"), WHITE)
        game.play_out(BLACK, 1, random.Random(seed).random)
        assert game.cells[cell(chains, "B1")] == BLACK
        assert game.cells[cell(chains, "A1")] == EMPTY


def test_a_ko_is_not_retaken_at_once() -> None:
    chains, start = start_of(". X O .\nX . X O\n. X O .")
    game = RandomGame(start)
    game.play(cell(chains, "B2"), WHITE)
    taken = cell(chains, "C2")
    assert game.cells[taken] == EMPTY
    assert game.ko == taken
    assert not game.may_play(taken, BLACK)
    game.let_pass()
    assert game.may_play(taken, BLACK)


def test_settled_points_are_not_played_on() -> None:
    chains = Chains(parse_board(". X .\nX X O\n. X ."))
    corner, stone = cell(chains, "A1"), cell(chains, "C2")
    game = RandomGame(PlayoutStart(chains, {corner: BLACK, stone: BLACK}))
    assert game.cells[stone] == EMPTY
    game.play_out(WHITE, 30, random.Random(1).random)
    assert game.cells[corner] == EMPTY
    assert Point(0, 0) == chains.grid.point_of[corner]
