"""Records to measure with: made here, by chance, and the same in each run."""

from __future__ import annotations

import random
from functools import cache
from itertools import cycle, islice

from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import CHINESE
from tests.legal_points import legal_points

NODES = 60_000
GAMES = 1000
MOVES = 213
"""Of each game of the collection."""
DEPTH = 20_000
LETTERS = "abcdefghijklmnopqrs"
SCATTERED = [Point(x, y) for y in range(0, 19, 2) for x in range(19)]

MoveList = list[Move]


@cache
def dictionary() -> bytes:
    """Return 60,000 nodes as in joseki dictionaries: deep, a branch at every sixth node."""
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
        point = choose.choice(LETTERS) + choose.choice(LETTERS)
        parts.append(f";{'BW'[number % 2]}[{point}]")
        if number % 5 == 0:
            parts.append(f"C[Comment {number}: a move (or not); see 囲碁.]LB[{point}:A]")
    return ("".join(parts) + ")" * depth).encode()


@cache
def collection() -> bytes:
    """Return 1,000 games of 214 nodes each."""
    choose = random.Random(2)
    points = [x + y for x in LETTERS for y in LETTERS]
    games = []
    for number in range(GAMES):
        choose.shuffle(points)
        moves = "".join(f";{'BW'[place % 2]}[{points[place]}]" for place in range(MOVES))
        games.append(f"(;FF[4]GM[1]SZ[19]CA[UTF-8]PB[Black {number}]KM[6.5]RE[B+R]{moves})\n")
    return "".join(games).encode()


def listed_collection(games: int, moves: int) -> bytes:
    """Return games with headings as collections have them: names, ranks, events, dates."""
    chance = random.Random(1)
    points = [x + y for x in LETTERS for y in LETTERS]
    lines = []
    for _ in range(20):
        chance.shuffle(points)
        lines.append("".join(f";{'BW'[n % 2]}[{points[n]}]" for n in range(moves)))
    names = [chance.choice("AEIOU").lower().join(chance.sample(LETTERS, 4)) for _ in range(500)]
    made = []
    for number in range(games):
        black, white = chance.sample(names, 2)
        made.append(
            f"(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[{black}]BR[{number % 9 + 1}d]PW[{white}]WR[5k]KM[6.5]"
            f"EV[The {number // 100}th meeting]RO[{number % 7}]DT[{1900 + number % 120}-05-17]"
            f"RE[W+{number % 60}.5]{lines[number % len(lines)]})\n"
        )
    return "".join(made).encode()


def a_game(moves: int = 250) -> bytes:
    """Return one game in which nothing is captured: every other column from the left."""
    points = [x + y for x in LETTERS[::2] for y in LETTERS]
    points += [x + y for x in LETTERS[1::2] for y in LETTERS[::2]]
    line = (f";{'BW'[number % 2]}[{point}]" for number, point in enumerate(points[:moves]))
    return f"(;FF[4]GM[1]SZ[19]{''.join(line)})".encode()


def nested() -> bytes:
    """Return 20,000 moves, each in brackets of its own."""
    moves = (f"(;{'BW'[n % 2]}[{LETTERS[n % 19]}{LETTERS[n // 19 % 19]}]" for n in range(DEPTH))
    return ("(;FF[4]GM[1]SZ[19]" + "".join(moves) + ")" * (DEPTH + 1)).encode()


def commented() -> bytes:
    """Return two nodes and 5 MB of comment, with what must be escaped and what is not ASCII."""
    words = "White \\] cuts \\\\ here; see (囲碁) 바둑: a b c.\n"
    text = words * (5_000_000 // len(words.encode()))
    return f"(;FF[4]GM[1]SZ[19]CA[UTF-8]C[{text}];B[aa])".encode()


def crowded(length: int) -> dict[str, bytes]:
    """Return files of so many bytes that name as many points as they can, each on 52 lines."""
    corners = [f"{a}{b}:{c}{d}" for d in "ZYX" for c in "ZYX" for b in LETTERS for a in LETTERS]
    nodes = {
        "full setups": [f";A{'BW'[n % 2]}[{at}]" for n, at in enumerate(corners)],
        "points dimmed and counted": [f";DD[{at}]TB[aa:ZZ]" for at in corners],
        "marks": [f";{'CR MA SQ TR'.split()[n % 4]}[{at}]" for n, at in enumerate(corners)],
    }
    return {
        what: (
            "(;GM[1]SZ[52]" + "".join(islice(cycle(some), length // len(some[0]))) + ")"
        ).encode()
        for what, some in nodes.items()
    }


def long_line(moves: int) -> Tree:
    """Return one line of moves, which never capture but now and then replace a stone."""
    nodes = {0: Node(0, None, (1,))}
    for number in range(1, moves + 1):
        follows = (number + 1,) if number < moves else ()
        nodes[number] = Node(number, number - 1, follows, some_move(number))
    return Tree(nodes)


def some_move(number: int, comment: str = "") -> Content:
    color = Color.BLACK if number % 2 else Color.WHITE
    return Content(move=Move(color, SCATTERED[number % len(SCATTERED)]), comment=comment)


def random_games(count: int) -> list[MoveList]:
    return [random_game(random.Random(number)) for number in range(count)]


def random_game(choose: random.Random) -> MoveList:
    """Return 250 moves, each near an earlier one as a rule, none into an eye of the player's."""
    position = Position.start(Board.empty(19))
    game: MoveList = []
    while len(game) < 250:
        color = position.turn
        legal = [
            point
            for point in legal_points(position, color, CHINESE)
            if any(position.board[near] is not color for near in position.board.neighbors(point))
        ]
        last = [move.point for move in game[-4:] if move.point]
        near = [p for p in legal if any(abs(p.x - q.x) + abs(p.y - q.y) < 5 for q in last)]
        move = Move(color, choose.choice(near if near and choose.random() < 0.7 else legal))
        game.append(move)
        position = position.play(move, CHINESE)
    return game
