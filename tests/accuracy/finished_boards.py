"""Finished boards with their dead stones, made at random in several ways.

They look like the ends of games where territories are hardest to count: large eyes full of dead
stones, chains of false eyes, stones thrown in, shared liberties, borders left open. Rows begin at
the top; dead stones never touch living ones of their colour, and every chain has a liberty.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BLACK, WHITE
from gobanapp.rules.color import Color
from gobanapp.rules.life.chains import Chains
from gobanapp.rules.life.random_game import PlayoutStart, RandomGame
from gobanapp.rules.point import Point

LETTERS: Final = ".XO"

Place: TypeAlias = tuple[int, int]
"""Column and row, from the upper left."""


@dataclass(frozen=True, slots=True)
class FinishedBoard:
    rows: tuple[str, ...]
    dead: tuple[Place, ...]

    @staticmethod
    def of(board: Board, dead: frozenset[Point]) -> FinishedBoard:
        top = board.height - 1
        letters = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}
        rows = tuple(
            "".join(letters[board[Point(x, top - y)]] for x in range(board.width))
            for y in range(board.height)
        )
        stones = (point for point in dead if board[point] is not None)
        return FinishedBoard(rows, tuple(sorted((point.x, top - point.y) for point in stones)))


def finished_boards(
    kind: str, number: int, seed: str, finals: list[FinishedBoard]
) -> Iterator[FinishedBoard]:
    """Yield different boards of a kind. ``finals``: ends of real games, for those to be edited."""
    rng = random.Random(f"{kind} {seed}")
    makers = KINDS | {"real games, edited": lambda rng: _edited(rng, finals)}
    seen = set[FinishedBoard]()
    for _ in range(40 * number):
        made = makers[kind](rng)
        finished = made and made.finished(rng)
        if finished and finished not in seen:
            seen.add(finished)
            yield finished
            if len(seen) == number:
                return


class _Draft:
    """A board being made: 0 for an empty place, 1 for a black stone, 2 for a white one."""

    def __init__(self, columns: int, rows: int, stone: int = 0) -> None:
        self.columns, self.rows = columns, rows
        self.at = {(x, y): stone for y in range(rows) for x in range(columns)}
        self.dead: set[Place] = set()

    def near(self, place: Place) -> list[Place]:
        x, y = place
        around = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        return [place for place in around if place in self.at]

    def empty(self, place: Place) -> None:
        self.at[place] = 0
        self.dead.discard(place)

    def kill(self, place: Place, stone: int) -> None:
        self.at[place] = stone
        self.dead.add(place)

    def chains(self) -> Iterator[list[Place]]:
        left = {place for place, stone in self.at.items() if stone}
        while left:
            chain = [min(left)]
            left.discard(chain[0])
            for place in chain:
                for near in self.near(place):
                    if near in left and self.at[near] == self.at[place]:
                        left.discard(near)
                        chain.append(near)
            yield chain

    def finished(self, rng: random.Random) -> FinishedBoard | None:
        """Return the board once what cannot be is taken off, None if too much cannot be."""
        while wrong := [
            place
            for place in sorted(self.dead)
            if any(
                self.at[near] == self.at[place] and near not in self.dead
                for near in self.near(place)
            )
        ]:
            self.empty(wrong[0])
        for _ in range(40):
            stuck = next((chain for chain in self.chains() if not self.has_liberty(chain)), None)
            if stuck is None:
                break
            self.empty(rng.choice([place for place in stuck if place in self.dead] or stuck))
        else:
            return None
        living = {stone for place, stone in self.at.items() if place not in self.dead} - {0}
        if len(living) < 2:
            return None
        rows = (
            "".join(LETTERS[self.at[x, y]] for x in range(self.columns)) for y in range(self.rows)
        )
        return FinishedBoard(tuple(rows), tuple(sorted(self.dead)))

    def has_liberty(self, chain: list[Place]) -> bool:
        return any(self.at[near] == 0 for place in chain for near in self.near(place))

    def board(self) -> Board:
        board = Board.empty(self.columns, self.rows)
        for color, stone in ((Color.BLACK, 1), (Color.WHITE, 2)):
            its = [
                Point(x, self.rows - 1 - y) for (x, y), found in self.at.items() if found == stone
            ]
            board = board.with_stones(color, its)
        return board


def _lands(rng: random.Random, draft: _Draft, rounds: int) -> dict[Place, int]:
    """Return whose each place is, where two sides share the board at random."""
    height = {place: rng.gauss(0, 1) for place in draft.at}
    for _ in range(rounds):
        height = {
            place: sum(height[near] for near in [place, *draft.near(place)]) for place in draft.at
        }
    return {place: 1 if value > 0 else 2 for place, value in height.items()}


def _settled_lands(rng: random.Random) -> _Draft:
    draft = _Draft(columns := rng.choice([5, 6, 7, 7, 8, 9, 9, 11, 13]), rng.choice([5, columns]))
    land = _lands(rng, draft, rng.choice([1, 2, 2, 3, 4]))
    inside, dead = rng.choice([0, 0.1, 0.2, 0.35]), rng.choice([0, 0.05, 0.15, 0.3, 0.5])
    dame = rng.choice([0, 0, 0.05, 0.12])
    for place, owner in land.items():
        chance = rng.random()
        if any(land[near] != owner for near in draft.near(place)):
            draft.at[place] = 0 if chance < dame else owner
        elif chance < inside:
            draft.at[place] = owner
        elif chance < inside + dead:
            draft.kill(place, 3 - owner)
    return draft


def _shared_liberties(rng: random.Random) -> _Draft:
    draft = _Draft(rng.choice([6, 7, 8, 9]), rng.choice([5, 6, 7]))
    land = _lands(rng, draft, 2)
    for place, owner in land.items():
        at_border = any(land[near] != owner for near in draft.near(place))
        draft.at[place] = 0 if rng.random() < (0.3 if at_border else 0.35) else owner
        if not at_border and not draft.at[place] and rng.random() < 0.25:
            draft.kill(place, 3 - owner)
    return draft


def _played(rng: random.Random, part: float) -> _Draft:
    size = rng.choice([5, 6, 7, 8, 9, 9, 11])
    game = RandomGame(PlayoutStart(chains := Chains(Board.empty(size)), {}))
    game.play_out(BLACK, int(part * size * size), rng.random)
    draft = _Draft(size, size)
    for point, cell in chains.grid.cell_of.items():
        draft.at[point.x, size - 1 - point.y] = game.cells[cell]
    return draft


def _played_to_the_end(rng: random.Random) -> _Draft:
    return _played(rng, 3)


def _broken_off(rng: random.Random) -> _Draft | None:
    """Return a game broken off, in which the stones are dead that random games take."""
    draft = _played(rng, rng.choice([0.7, 0.8, 0.9, 1, 1.2]))
    if not all(map(draft.has_liberty, draft.chains())):
        return None
    start = PlayoutStart(chains := Chains(draft.board()), {})
    balance = dict.fromkeys(draft.at, 0)
    games = 12
    for number in range(games):
        game = RandomGame(start)
        game.play_out((BLACK, WHITE)[number % 2], 3 * len(draft.at), rng.random)
        game.fill_eyes()
        for point, cell in chains.grid.cell_of.items():
            place = point.x, draft.rows - 1 - point.y
            balance[place] += (game.cells[cell] == BLACK) - (game.cells[cell] == WHITE)
    for chain in draft.chains():
        sign = 1 if draft.at[chain[0]] == 1 else -1
        if sign * sum(balance[place] for place in chain) < -0.3 * games * len(chain):
            draft.dead.update(chain)
    return draft


def _thrown_in(rng: random.Random) -> _Draft:
    draft = _played(rng, 3)
    for place in draft.at:
        if draft.at[place] and rng.random() < 0.12:
            draft.at[place] = 0
    for place in draft.at:
        if not draft.at[place] and rng.random() < 0.4:
            around = {draft.at[near] for near in draft.near(place)} - {0}
            if len(around) == 1:
                draft.kill(place, 3 - around.pop())
    return draft


def _groups_exchanged(rng: random.Random) -> _Draft | None:
    """Return a board on which a group is called dead, so that the lands around it are joined."""
    draft = _played(rng, 3) if rng.random() < 0.6 else _settled_lands(rng)
    for _ in range(rng.choice([1, 1, 2])):
        living = sorted(
            place for place, stone in draft.at.items() if stone and place not in draft.dead
        )
        if not living:
            return None
        around = [rng.choice(living)]
        its = draft.at[around[0]]
        for place in around:
            for near in draft.near(place):
                if near not in around and (draft.at[near] != 3 - its or near in draft.dead):
                    around.append(near)
        group = {place for place in around if draft.at[place] == its}
        if len(group) <= 25:
            draft.dead = draft.dead.difference(around) | group
    if rng.random() < 0.5:
        for place in sorted(draft.dead):
            if rng.random() < 0.3:
                draft.empty(place)
    return draft if draft.dead else None


def _one_eye_space(rng: random.Random) -> _Draft:
    """Return a group with one space of 3 to 10 points, often with dead stones, false at times."""
    draft = _Draft(9, 9, stone=1)
    size = rng.randint(3, 10)
    inside = {rng.choice([(0, 0), (0, 3), (3, rng.randrange(2, 6)), (1, 1)])}
    while len(inside) < size:
        place = rng.choice(draft.near(rng.choice(sorted(inside))))
        if max(place) < 7:
            inside.add(place)
    for x, y in inside:
        for place in [(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)]:
            if place in draft.at and place not in inside:
                draft.at[place] = 2
    for place in inside:
        draft.at[place] = 0
    for place in rng.sample(sorted(inside), rng.randrange(size)):
        draft.kill(place, 1)
    for place in ((8, 8), (6, 8), (8, 6)):
        if draft.at[place] == 1:
            draft.at[place] = 0
    _wear(rng, draft, inside)
    return draft


def _wear(rng: random.Random, draft: _Draft, inside: set[Place]) -> None:
    """Weaken the wall around a space, or leave liberties outside."""
    weak, open_outside = rng.choice([0, 0.35]), rng.choice([0, 0.12])
    for place, stone in list(draft.at.items()):
        if place in inside:
            continue
        near = draft.near(place)
        if stone == 2 and inside.isdisjoint(near) and rng.random() < weak:
            draft.at[place] = rng.choice([0, 1, 1])
        elif stone == 1 and 2 in map(draft.at.get, near) and rng.random() < open_outside:
            draft.at[place] = 0


def _edited(rng: random.Random, finals: list[FinishedBoard]) -> _Draft:
    """Return the end of a real game with some stones put on or taken off in one place."""
    final = rng.choice(finals)
    draft = _Draft(len(final.rows[0]), len(final.rows))
    draft.at = {
        (x, y): LETTERS.index(letter)
        for y, row in enumerate(final.rows)
        for x, letter in enumerate(row)
    }
    draft.dead = set(final.dead)
    left, top = rng.randrange(draft.columns), rng.randrange(draft.rows)
    for _ in range(rng.choice([2, 5, 10, 20])):
        place = left + rng.randint(-4, 4), top + rng.randint(-4, 4)
        if place not in draft.at:
            continue
        living = [draft.at[near] for near in draft.near(place) if near not in draft.dead]
        around = [stone for stone in living if stone]
        if rng.random() < 0.5:
            draft.empty(place)
        elif not draft.at[place] and around:
            draft.at[place] = rng.choice(around)
            if len(set(around)) == 1 and rng.random() < 0.5:
                draft.kill(place, 3 - draft.at[place])
    return draft


KINDS: Final[dict[str, Callable[[random.Random], _Draft | None]]] = {
    "settled lands": _settled_lands,
    "one eye space": _one_eye_space,
    "shared liberties": _shared_liberties,
    "stones thrown in": _thrown_in,
    "games broken off": _broken_off,
    "groups exchanged": _groups_exchanged,
    "games played to the end": _played_to_the_end,
}
