"""Random clock operations, compared with a clock that counts tick by tick."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gobanapp.clock.clock import MAX_TICK_GAP, Clock
from gobanapp.clock.time_left import TimeLeft
from gobanapp.rules.color import ByColor, Color
from tests.clock.slow_clock import TICK, SlowPlayer
from tests.clock.time_systems import systems

SYSTEMS = systems(st.integers(1, 40).map(lambda count: count * TICK), counts=4, stones=4)
COLORS = st.sampled_from(Color)
SHORT = st.integers(1, int(MAX_TICK_GAP / TICK))


class ClockAtRandom(RuleBasedStateMachine):
    """``excused`` and ``running`` are kept here; what each has left, the slow players know."""

    @initialize(black=SYSTEMS, white=SYSTEMS, same=st.booleans())
    def new(self, black, white, same):
        systems = ByColor(black, black if same else white)
        self.now = 1000.0
        self.clock = Clock.new(systems)
        self.slow = systems.map(SlowPlayer)
        self.running = None
        self.excused = set()
        self.last_move = None

    @rule(color=COLORS)
    def run(self, color):
        self.clock = self.clock.run(color, self.now)
        self.running = color

    @rule()
    def pause(self):
        self.clock = self.clock.pause(self.now)
        self.running = None

    @rule(count=SHORT, looks=st.booleans())
    def think(self, count, looks):
        """Let time go by, and look at the clock once or at each tick."""
        for _ in range(count):
            self.now += TICK
            if looks:
                self.clock = self.clock.tick(self.now)
            if self.running:
                self.slow[self.running].tick()
        self.clock = self.clock.tick(self.now)

    @rule(count=st.integers(1, 100))
    def think_without_a_look(self, count):
        """Let time go by before something else is done than to look."""
        running = self.running
        self.now += count * TICK
        if running:
            for _ in range(count):
                self.slow[running].tick()
            self.clock = self.clock.pause(self.now).run(running, self.now)

    @rule(more=st.integers(1, 10**6))
    def sleep(self, more):
        """Nothing goes by while the computer sleeps."""
        self.clock = self.clock.tick(self.now)
        self.now += MAX_TICK_GAP + more * TICK
        self.clock = self.clock.tick(self.now)
        self.running = None

    @rule(count=st.integers(1, 10**6))
    def go_back(self, count):
        """Nor does anything where the time goes back."""
        self.clock = self.clock.tick(self.now)
        self.now -= count * TICK
        self.clock = self.clock.tick(self.now)

    @rule(color=COLORS)
    def move(self, color):
        turn, answered = self.clock.turn(color, self.now), self.slow[color].copy()
        self.clock = self.clock.end_turn(color, self.now)
        self.slow[color].move()
        self.last_move = (color, turn, answered, vars(self.slow[color].copy()))
        if self.running:
            self.running = color.opponent

    @rule(color=COLORS)
    def take_turn_back(self, color):
        self.clock = self.clock.take_turn_back(color, self.now)
        self.slow[color].take_back()
        if self.running:
            self.running = color.opponent

    @precondition(lambda self: self.last_move is not None)
    @rule()
    def take_move_back(self):
        """The player who moved last has what they had when they moved, if they still have it all.

        The opponent, who has thought since, ends their turn without a move.
        """
        color, turn, answered, moved = self.last_move
        self.last_move = None
        if vars(self.slow[color]) != moved or self.slow[color].is_up:
            return
        self.clock = self.clock.take_move_back(color, turn, self.now)
        if self.slow[color.opponent].turn:
            self.slow[color.opponent].take_back()
        self.slow = self.slow.with_(color, answered)
        if self.running:
            self.running = color

    @rule(color=COLORS, count=st.integers(-100, 100))
    def add(self, color, count):
        self.clock = self.clock.tick(self.now).add(color, count * TICK)
        if count > 0 and self.slow[color].is_up:
            self.excused.discard(color)
        self.slow[color].give(count)

    @rule(color=COLORS, left=st.integers(0, 100), part=st.floats(0, 1))
    def set(self, color, left, part):
        """A referee says anything that the system may come to."""
        system = self.slow[color].system
        most = getattr(system, "periods", None) or getattr(system, "stones", None) or 0
        count = round(part * most) if left else 0
        self.clock = self.clock.set(color, TimeLeft(left * TICK, count), self.now)
        self.excused.discard(color)
        self.slow[color].put(left, count)

    @rule(color=COLORS)
    @precondition(lambda self: any(slow.is_up for slow in self.slow))
    def excuse(self, color):
        if self.slow[color].is_up:
            self.clock = self.clock.excuse(color)
            self.excused.add(color)

    @invariant()
    def it_is_as_the_slow_clock_has_it(self):
        if not hasattr(self, "clock"):
            return
        assert self.clock.running is self.running
        for color in Color:
            slow = self.slow[color]
            assert self.clock.time_left(color, self.now) == slow.time_left()
            assert self.clock.used_by(color, self.now) == slow.used * TICK
        up = [color for color in Color if self.slow[color].is_up and color not in self.excused]
        assert self.clock.flag_fallen(self.now) is (up[0] if up else None)


TestClockAtRandom = ClockAtRandom.TestCase
TestClockAtRandom.settings = settings(stateful_step_count=30)
