"""Speed of playing moves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sgfmill import boards

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import CHINESE, JAPANESE, Ruleset
from tests.benchmarks.line import Figures, Line, Peer, Ratio, Unit
from tests.benchmarks.peers import SABAKI_BOARD, SGFMILL, sabaki_peer
from tests.benchmarks.processes import home
from tests.benchmarks.records import MoveList, random_games
from tests.benchmarks.timing import in_turns

Row = tuple[str, int, int]

_PYTHON = (
    "It is Python all the way; what a move takes is the copy of the board, its chains and a new "
    "position."
)


def lines(games: int = 40, turns: int = 9) -> Iterator[Line]:
    played = random_games(games)
    plain = [[_row(move.color, move.point) for move in game if move.point] for game in played]
    count = sum(map(len, plain))
    found = in_turns(
        {
            "sgfmill": lambda: each(play_in_sgfmill, plain),
            "basic": lambda: each(partial(play, ruleset=JAPANESE), played),
            "superko": lambda: each(partial(play, ruleset=CHINESE), played),
        },
        turns,
    )
    for game, rows in zip(played, plain, strict=True):
        agree(play(game, CHINESE).board, play_in_sgfmill(rows))
    rates = {name: Figures.of_rate(count, seconds) for name, seconds in found.items()}
    theirs = sabaki_peer(
        f"{SABAKI_BOARD}, ko",
        "play",
        _written(plain),
        turns,
        lambda seconds: Figures.of_rate(count, seconds),
    )
    for what, name in (
        ("moves with ko, suicide, hash", "basic"),
        ("moves with positional superko", "superko"),
    ):
        ratio = Ratio.of_turns(found[name], found["sgfmill"])
        boards_alone = Peer(f"{SGFMILL}, no rules", rates["sgfmill"], ratio=ratio)
        yield Line(
            what=what,
            unit=Unit.THOUSAND_A_SECOND,
            ours=rates[name],
            aim=0.3,
            peers=(boards_alone, theirs),
            why=_PYTHON,
        )


def each(action: Callable[[Any], object], games: Iterable[Any]) -> None:
    """Do it with each game, and let go of what came of one before the next."""
    for game in games:
        action(game)


def play(game: MoveList, ruleset: Ruleset) -> Position:
    """Play a game by the rules; every position is kept, by the one after it."""
    position = Position.start(Board.empty(19))
    for move in game:
        position = position.play(move, ruleset)
    return position


def play_in_sgfmill(game: list[Row]) -> boards.Board:
    board = boards.Board(19)
    for color, row, column in game:
        board.play(row, column, color)
    return board


def agree(ours: Board, theirs: boards.Board) -> None:
    """See that both came to the same board: a figure for something else says nothing."""
    stones = {_row(color, point) for point, color in ours.stones()}
    assert stones == {(color, *at) for color, at in theirs.list_occupied_points()}


def _row(color: Color, point: Point) -> Row:
    return "b" if color is Color.BLACK else "w", point.y, point.x


def _written(games: list[list[Row]]) -> Path:
    signs = {"b": 1, "w": -1}
    file = home() / "games.json"
    moves = [[(signs[color], x, y) for color, y, x in game] for game in games]
    file.write_text(json.dumps(moves), encoding="utf-8")
    return file
