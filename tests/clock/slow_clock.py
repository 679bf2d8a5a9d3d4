"""A second clock for comparison: it counts single ticks and computes nothing.

A tick is an eighth of a second, which floats hold exactly.
"""

import copy

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing

TICK = 0.125


def ticks(seconds):
    return round(seconds / TICK)


class SlowPlayer:
    """One player's time. ``left``: ticks of the main time or of the running period."""

    def __init__(self, system):
        self.system = system
        self.left = ticks(system.main)
        self.count = 0
        self.is_up = False
        self.used = 0
        if not self.left:
            self.begin_overtime()
        self.begin_turn()

    def begin_turn(self):
        self.start = (self.left, self.count, self.is_up)
        self.turn = 0

    def begin_overtime(self):
        match self.system:
            case ByoYomi(periods=periods, seconds=seconds):
                self.left, self.count = ticks(seconds), periods
            case Canadian(stones=stones, seconds=seconds):
                self.left, self.count = ticks(seconds), stones
            case _:
                self.run_out()

    def run_out(self):
        self.left, self.count, self.is_up = 0, 0, True

    def tick(self):
        self.used += 1
        self.think()

    def think(self):
        self.turn += 1
        if isinstance(self.system, Delay) and self.turn <= ticks(self.system.delay):
            return
        self.burn()

    def burn(self):
        if self.is_up:
            return
        self.left -= 1
        if self.left:
            return
        if self.count == 0:
            self.begin_overtime()
        elif isinstance(self.system, ByoYomi) and self.count > 1:
            self.left, self.count = ticks(self.system.seconds), self.count - 1
        else:
            self.run_out()

    def move(self):
        if not self.is_up:
            match self.system:
                case Fischer(increment=increment, most=most):
                    for _ in range(ticks(increment)):
                        if most is None or self.left < ticks(most):
                            self.left += 1
                case Bronstein(delay=delay):
                    self.left += min(self.turn, ticks(delay))
                case Canadian(stones=stones, seconds=seconds) if self.count:
                    self.count -= 1
                    if not self.count:
                        self.left, self.count = ticks(seconds), stones
                case _:
                    self.refill()
        self.begin_turn()

    def refill(self):
        is_japanese = isinstance(self.system, ByoYomi) and not isinstance(self.system, Ing)
        if is_japanese and self.count and not self.is_up:
            self.left = ticks(self.system.seconds)

    def take_back(self):
        self.refill()
        self.begin_turn()

    def put(self, left, count):
        self.left, self.count, self.is_up = left, count, not left
        self.begin_turn()

    def give(self, more):
        """Give ticks, or take some: as if they had been there at the beginning of the turn."""
        if more > 0 and self.is_up:
            self.put(more, int(isinstance(self.system, ByoYomi | Canadian)))
            self.is_up = False
            return
        turn = self.turn
        self.left, self.count, self.is_up = self.start
        is_byo_yomi = isinstance(self.system, ByoYomi) and not isinstance(self.system, Ing)
        if more > 0 and is_byo_yomi and self.count:
            # A whole period more is one that can be lost.
            while more >= ticks(self.system.seconds):
                more -= ticks(self.system.seconds)
                self.count = min(self.count + 1, 99)
        if more > 0:
            self.left += more
        for _ in range(-more):
            self.burn()
        self.begin_turn()
        for _ in range(turn):
            self.think()

    def time_left(self):
        return TimeLeft(self.left * TICK, self.count)

    def copy(self):
        return copy.copy(self)
