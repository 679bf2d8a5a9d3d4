"""How fast games are played and legal points found, beside sgfmill's board on the same machine."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from statistics import median
from time import process_time

from sgfmill import boards, sgf

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import CHINESE, JAPANESE, Ruleset
from tests.benchmarks import corpus_rules

ROUNDS = 9
GAMES = 40
COLORS = {"b": Color.BLACK, "w": Color.WHITE}

Game = list[Move]


def test_playing_games():
    games = games_to_play()
    plain = [[(color_letter(move), *rows(move)) for move in game] for game in games]
    moves = sum(map(len, games))
    contenders: dict[str, Callable[[int], object]] = {
        "sgfmill": lambda n: play_in_sgfmill(plain[n]),
        "japanese": lambda n: play(games[n], JAPANESE),
        "chinese": lambda n: play(games[n], CHINESE),
    }
    seconds: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, contender in contenders.items():
            start = process_time()
            for n in range(len(games)):
                contender(n)
            seconds[name].append(process_time() - start)
    print(f"\n{len(games)} games of {moves} moves, medians of {ROUNDS} rounds, one after the other")
    for name, times in seconds.items():
        ratios = [theirs / ours for theirs, ours in zip(seconds["sgfmill"], times, strict=True)]
        print(f"  {name:9} {moves / median(times):9,.0f} moves a second, {median(ratios):.2f} x")
    for game, other in zip(games, plain, strict=True):
        board, theirs = play(game, CHINESE).board, play_in_sgfmill(other)
        assert len(theirs.list_occupied_points()) == len(list(board.stones()))
        for letter, (y, x) in theirs.list_occupied_points():
            assert board[Point(x, y)] is COLORS[letter]


def test_all_legal_points_under_superko():
    positions = [play(game[:190], CHINESE) for game in games_to_play()]
    times = []
    for position in positions * ROUNDS:
        start = process_time()
        position.legal_points(position.turn, CHINESE)
        times.append(process_time() - start)
    print(f"\nlegal points at move 190 under superko: {median(times) * 1000:.3f} ms")
    for position in positions:
        moves = [Move(position.turn, point) for point in position.board.points()]
        legal = [move.point for move in moves if position.why_illegal(move, CHINESE) is None]
        assert sorted(position.legal_points(position.turn, CHINESE)) == sorted(legal)


@cache
def games_to_play() -> list[Game]:
    return list(islice(real_games(), GAMES)) or [random_game(Random(n)) for n in range(GAMES)]


def real_games() -> Iterator[Game]:
    """Yield the main lines on 19x19 that lie beside the checkout, without set-up and passes."""
    for path in sorted((corpus_rules.CORPUS / "games19").glob("*.sgf")):
        try:
            record = sgf.Sgf_game.from_bytes(path.read_bytes())
            nodes = [node.get_move() for node in record.get_main_sequence()]
        except ValueError:
            continue
        game = [Move(COLORS[color], Point(at[1], at[0])) for color, at in nodes if color and at]
        if record.get_size() == 19 and len(game) > 190 and is_playable(game):
            yield game


def is_playable(game: Game) -> bool:
    position = Position.start(Board.empty(19))
    for move in game:
        if position.why_illegal(move, CHINESE):
            return False
        position = position.place(move)
    return True


def random_game(random: Random) -> Game:
    """Return 250 moves, each near an earlier one as a rule, none into an eye of the player's."""
    position = Position.start(Board.empty(19))
    game: Game = []
    while len(game) < 250:
        color = position.turn
        legal = [
            point
            for point in position.legal_points(color, CHINESE)
            if any(position.board[near] is not color for near in position.board.neighbours(point))
        ]
        last = [move.point for move in game[-4:] if move.point]
        near = [p for p in legal if any(abs(p.x - q.x) + abs(p.y - q.y) < 5 for q in last)]
        move = Move(color, random.choice(near if near and random.random() < 0.7 else legal))
        game.append(move)
        position = position.play(move, CHINESE)
    return game


def play(game: Game, ruleset: Ruleset) -> Position:
    """Play a game by the rules; every position is kept, by the one after it."""
    position = Position.start(Board.empty(19))
    for move in game:
        position = position.play(move, ruleset)
    return position


def play_in_sgfmill(game: list[tuple[str, int, int]]) -> boards.Board:
    board = boards.Board(19)
    for color, row, column in game:
        board.play(row, column, color)
    return board


def color_letter(move: Move) -> str:
    return "b" if move.color is Color.BLACK else "w"


def rows(move: Move) -> tuple[int, int]:
    assert move.point is not None
    return move.point.y, move.point.x
