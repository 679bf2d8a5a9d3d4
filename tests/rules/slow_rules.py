"""The rules of Go once more, slow and plain, to compare the program with.

Stones are a dictionary, and everything that ever happened is kept and looked through.
"""

from dataclasses import dataclass

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import RefusalReason
from gobanapp.rules.ruleset import Repetition

Stones = dict[Point, Color]


@dataclass
class Moment:
    """What stood on the board at some time, who was to move, and whose stone had brought it."""

    stones: Stones
    turn: Color
    brought_by: Color | None = None
    took: int = 0


class SlowGame:
    def __init__(self, columns: int, rows: int) -> None:
        self.points = [Point(x, y) for x in range(columns) for y in range(rows)]
        self.prisoners = {Color.BLACK: 0, Color.WHITE: 0}
        self.moments = [Moment({}, Color.BLACK)]
        self.last_pass = 0  # the moment after it

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    def pass_(self, color: Color) -> None:
        self.moments.append(Moment(self.now.stones, color.opponent))
        self.last_pass = len(self.moments) - 1

    def place(self, color: Color, point: Point) -> None:
        """Play whatever the rules say; a stone that stands there already goes."""
        stones, taken, lost = self.after(color, point)
        self.prisoners[color] += len(taken)
        self.prisoners[color.opponent] += len(lost)
        self.moments.append(Moment(stones, color.opponent, color, len(taken)))

    def reason(
        self, color: Color, point: Point, repetition: Repetition, suicide: bool
    ) -> RefusalReason | None:
        if point not in self.points:
            return RefusalReason.OFF_BOARD
        if point in self.now.stones:
            return RefusalReason.OCCUPIED
        stones, _, lost = self.after(color, point)
        if lost and (not suicide or len(lost) == 1):
            return RefusalReason.SUICIDE
        retakes = (
            self.now.brought_by is color.opponent
            and self.now.took == 1
            and self.moments[-2].stones == stones
        )
        if retakes:
            return RefusalReason.KO
        if repetition is Repetition.BASIC:
            return None
        same = [(n, then) for n, then in enumerate(self.moments) if then.stones == stones]
        forbidden = {
            Repetition.POSITIONAL: same,
            Repetition.SITUATIONAL: [then for _, then in same if then.turn is color.opponent],
            Repetition.NATURAL: [then for _, then in same if then.brought_by is color],
            Repetition.SPIGHT: [then for n, then in same if n >= self.last_pass],
        }
        return RefusalReason.SUPERKO if forbidden[repetition] else None

    def after(self, color: Color, point: Point) -> tuple[Stones, set[Point], set[Point]]:
        """Return the stones after a move, those it takes, and those it loses."""
        stones = {**self.now.stones, point: color}
        taken = {
            stone
            for near in neighbours(point)
            if stones.get(near) is color.opponent
            for stone in self.choked(stones, near)
        }
        stones = {at: stones[at] for at in stones if at not in taken}
        lost = self.choked(stones, point)
        return {at: stones[at] for at in stones if at not in lost}, taken, lost

    def choked(self, stones: Stones, point: Point) -> set[Point]:
        """Return the chain on ``point`` if it has no liberty, else nothing."""
        chain = {point}
        while True:
            around = {near for stone in chain for near in neighbours(stone)} & set(self.points)
            if any(near not in stones for near in around):
                return set()
            friends = {near for near in around if stones[near] is stones[point]}
            if friends <= chain:
                return chain
            chain |= friends


def neighbours(point: Point) -> list[Point]:
    x, y = point
    return [Point(x - 1, y), Point(x + 1, y), Point(x, y - 1), Point(x, y + 1)]
