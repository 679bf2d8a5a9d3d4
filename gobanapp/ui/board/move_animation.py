"""A move as it is seen: its stone lands, and what it takes lifts off and fades."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.stone_variants import stone_variant
from gobanapp.paint.flying_stones import FlyingStone
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

# In milliseconds.
LANDS = 120
_LIFT = 80  # when stones begin to lift: the one that takes them is all but there
LIFTED = _LIFT + 200

_GHOST = 0.45  # how much is there of a stone at first, as of the one that was pointed with
_HIGH = 0.7
_HIGHER = 0.16
"""How much larger a stone is seen where it is highest."""
_MANY = 12  # stones: to draw more of them larger than they are takes too long


@dataclass(frozen=True, slots=True)
class MoveAnimation:
    """How a stone comes to lie on ``stone``, None for suicide, and ``taken`` leave the board."""

    before: BoardView
    after: BoardView
    stone: tuple[Point, Color] | None
    taken: tuple[tuple[Point, Color], ...]

    @staticmethod
    def leading(before: BoardView, after: BoardView, point: Point) -> MoveAnimation:
        """Return the move on ``point``; both boards have one size and differ by it alone."""
        color = after.board[point]
        gone = (
            (other, before.board[other])
            for other in before.board.differing(after.board)
            if after.board[other] is None
        )
        return MoveAnimation(
            before,
            after,
            None if color is None else (point, color),
            tuple((other, taken) for other, taken in gone if taken is not None),
        )

    @property
    def duration(self) -> float:
        return LIFTED if self.taken else LANDS

    def ending_in(self, after: BoardView) -> MoveAnimation:
        """Return the same move with other signs at its end."""
        return replace(self, after=after)

    def events_until(self, now: float) -> int:
        return now >= LANDS

    def view_at(self, now: float) -> BoardView:
        """Return ``after`` without the stone, as long as that is in the air."""
        view = self.after
        if self.stone is None or now >= LANDS:
            return view
        point, _ = self.stone
        marked = view.last_move if view.last_move != point else None
        return replace(
            view,
            board=view.board.with_stones(None, (point,)),
            last_move=marked,
            atari=view.atari & self.before.atari,
            labels={at: label for at, label in view.labels.items() if at != point},
            marks={at: mark for at, mark in view.marks.items() if at != point},
            numbers={at: number for at, number in view.numbers.items() if at != point},
        )

    def stones_at(self, now: float, geometry: Geometry) -> list[FlyingStone]:
        lift = min(1.0, max(0.0, (now - _LIFT) / (LIFTED - _LIFT)))
        stones = []
        if lift < 1:
            grows = len(self.taken) <= _MANY
            stones = [
                _in_the_air(stone, lift, 1 - lift, geometry, grows=grows)
                for stone in self.taken
                if stone[0] in geometry.part
            ]
        if self.stone is not None and now < LANDS:
            part = now / LANDS
            opacity = min(1.0, _GHOST + 2 * part * (1 - _GHOST))
            stones.append(_in_the_air(self.stone, (1 - part) ** 2, opacity, geometry))
        return stones


def _in_the_air(
    stone: tuple[Point, Color],
    height: float,
    opacity: float,
    geometry: Geometry,
    *,
    grows: bool = True,
) -> FlyingStone:
    """Return a stone over its point, ``height`` from 0 to 1."""
    point, color = stone
    x, y = geometry.crossing(point)
    return FlyingStone(
        color=color,
        variant=stone_variant(point, color),
        x=x,
        y=y,
        height=_HIGH * height,
        opacity=opacity,
        size=1 + _HIGHER * height if grows else 1.0,
    )
