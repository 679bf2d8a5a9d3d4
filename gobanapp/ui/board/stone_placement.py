"""What pressing, moving and letting go mean for a stone, in each way of placing one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from gobanapp.rules.point import Point
from gobanapp.session.move_confirmation import StonePlacement


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacementGesture:
    """How far a stone has come on its way to the board.

    ``is_down``: a button or finger is down. ``pressed``: the point where it went down. ``at``:
    where it is now, None off the board. ``carries``: the stone follows, and where it is let go
    counts. ``offered``: the point of a first click that waits for the second.
    """

    stone_placement: StonePlacement = StonePlacement.CLICK
    is_down: bool = False
    pressed: Point | None = None
    at: Point | None = None
    carries: bool = False
    offered: Point | None = None

    @property
    def unconfirmed(self) -> Point | None:
        """Where a stone is shown that has not been played yet: in the hand, or offered."""
        return self.at if self.is_down and self.carries else self.offered

    def press(self, point: Point | None) -> PlacementGesture:
        carries = self.stone_placement is StonePlacement.DRAG
        return replace(self, is_down=True, pressed=point, at=point, carries=carries)

    def move(self, point: Point | None) -> PlacementGesture:
        return replace(self, at=point) if self.is_down else self

    def carry(self) -> PlacementGesture:
        """Let the stone follow from now on, however it was begun."""
        return replace(self, carries=self.is_down)

    def let_go(self, *, is_empty: bool, is_legal: bool) -> Release:
        """Lift the button or finger.

        ``is_empty``, ``is_legal``: whether there is no stone on ``at``, and whether one may be
        played there. Where none may, nothing can be played by accident: the first click counts.
        A stone that is carried comes to no taken point.
        """
        if not self.is_down:
            return Release(self, None)
        lifted = replace(self, is_down=False, pressed=None, at=None, carries=False)
        chosen = self.at if self.at == self.pressed or (self.carries and is_empty) else None
        if self.carries or self.stone_placement is not StonePlacement.CLICK_TWICE:
            return Release(lifted, chosen)
        if chosen is None and self.pressed is not None:
            return Release(lifted, None)  # it slipped
        if chosen != self.offered and is_legal:
            return Release(replace(lifted, offered=chosen), None)
        return Release(replace(lifted, offered=None), chosen)

    def give_up(self) -> PlacementGesture:
        """Put the stone back into the bowl."""
        return PlacementGesture(stone_placement=self.stone_placement)


class Release(NamedTuple):
    """What follows when a button or finger is lifted: ``chosen`` is the point to play on."""

    pointing: PlacementGesture
    chosen: Point | None
