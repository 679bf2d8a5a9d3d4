"""How long it takes to read and write a file of 60,000 nodes, and how that compares to sgfmill.

The file is made here: a tree of variations with some comments and labels.
"""

import random

import pytest
from sgfmill import sgf, sgf_grammar

from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.writer import write_games

NODES = 60_000
GAMES = 1000
ROUNDS = {"rounds": 7, "warmup_rounds": 1}


def make_file() -> bytes:
    """Return a tree as joseki dictionaries are: deep, and with a branch at every sixth node."""
    choose = random.Random(1)
    parts = ["(;FF[4]GM[1]SZ[19]CA[UTF-8]"]
    depth = 1
    for number in range(1, NODES):
        branches = choose.random() < 1 / 6
        if branches and depth > 1 and choose.random() < 0.55:
            closing = choose.randint(1, min(4, depth - 1))
            parts.append(")" * closing)
            depth -= closing
        if branches:
            parts.append("\n(")
            depth += 1
        point = choose.choice("abcdefghijklmnopqrs") + choose.choice("abcdefghijklmnopqrs")
        parts.append(f";{'BW'[number % 2]}[{point}]")
        if number % 5 == 0:
            parts.append(f"C[Comment {number}: a move (or not); see 囲碁.]LB[{point}:A]")
    return ("".join(parts) + ")" * depth).encode()


def make_collection() -> bytes:
    """Return 1,000 games of 214 nodes each."""
    choose = random.Random(2)
    letters = "abcdefghijklmnopqrs"
    points = [x + y for x in letters for y in letters]
    games = []
    for number in range(GAMES):
        choose.shuffle(points)
        moves = "".join(f";{'BW'[place % 2]}[{points[place]}]" for place in range(213))
        games.append(f"(;FF[4]GM[1]SZ[19]CA[UTF-8]PB[Black {number}]KM[6.5]RE[B+R]{moves})\n")
    return "".join(games).encode()


DATA = make_file()
COLLECTION = make_collection()


def walked_by_sgfmill(data: bytes) -> sgf.Sgf_game:
    """Read by sgfmill, which makes its nodes only when they are walked to."""
    game = sgf.Sgf_game.from_bytes(data)
    waiting = [game.get_root()]
    count = 0
    while waiting:
        waiting.extend(waiting.pop())
        count += 1
    assert count == NODES
    return game


@pytest.fixture(scope="module")
def games():
    return read_games(DATA).games


@pytest.mark.benchmark(group="read 60,000 nodes")
def test_read_them(benchmark):
    file = benchmark.pedantic(read_games, (DATA,), **ROUNDS)
    assert len(file.games[0].tree) == NODES
    assert file.report == ()


@pytest.mark.benchmark(group="read 60,000 nodes")
def test_read_them_by_sgfmill(benchmark):
    benchmark.pedantic(walked_by_sgfmill, (DATA,), **ROUNDS)


@pytest.mark.benchmark(group="read 60,000 nodes")
def test_read_and_understand_them(benchmark):
    assert benchmark.pedantic(lambda: node_problems(read_games(DATA).games[0]), **ROUNDS) == []


@pytest.mark.benchmark(group="read 1,000 games")
def test_read_a_collection_whole(benchmark):
    games = benchmark.pedantic(read_all_games, **ROUNDS)
    assert sum(games) == GAMES * 214


def read_all_games() -> list[int]:
    return [len(game.tree) for game in read_games(COLLECTION).games]


@pytest.mark.benchmark(group="read 1,000 games")
def test_list_the_games_of_a_collection(benchmark):
    file = benchmark.pedantic(read_games, (COLLECTION,), **ROUNDS)
    assert len(file.games) == GAMES


@pytest.mark.benchmark(group="read 1,000 games")
def test_read_a_collection_by_sgfmill(benchmark):
    assert benchmark.pedantic(collection_walked_by_sgfmill, **ROUNDS) == GAMES * 214


def collection_walked_by_sgfmill() -> int:
    # Its own way to read a file takes the first game only.
    count = 0
    for coarse in sgf_grammar.parse_sgf_collection(COLLECTION):
        waiting = [sgf.Sgf_game.from_coarse_game_tree(coarse).get_root()]
        while waiting:
            waiting.extend(waiting.pop())
            count += 1
    return count


@pytest.mark.benchmark(group="write 60,000 nodes")
def test_write_them(benchmark, games):
    data = benchmark.pedantic(write_games, (games,), **ROUNDS)
    assert data.count(b";") >= NODES


@pytest.mark.benchmark(group="write 60,000 nodes")
def test_write_them_by_sgfmill(benchmark):
    game = walked_by_sgfmill(DATA)
    benchmark.pedantic(game.serialise, **ROUNDS)


@pytest.mark.benchmark(group="read 60,000 damaged nodes")
def test_read_damaged_ones(benchmark):
    # A bracket that is not escaped in each comment.
    data = DATA.replace(b"see", b"[see]")
    file = benchmark.pedantic(read_games, (data,), **ROUNDS)
    assert len(file.games[0].tree) == NODES
