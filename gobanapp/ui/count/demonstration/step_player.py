"""The player of a count by hand: the current step, and the time of the next one."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import counting_view
from gobanapp.rules.hand_counting.count_step import CountStep, Demonstration
from gobanapp.text.demonstration_text import sentence

# Milliseconds at speed 1. A learner finds the points on the board, then reads about 20 letters a
# second, and looks at the stones for a moment after they have landed.
_FIND_TIME = 900
_TIME_PER_LETTER = 50
_LOOK_TIME = 700


class StepPlayer(QObject):
    """Shows the steps of one demonstration, one by one or automatically.

    A step by hand stops automatic play. Call ``landed`` when the stones of an animated step have
    landed, at once or later; only the next automatic step waits for it.
    """

    step_shown = Signal(CountStep, bool)
    """Another step is current: the step, and whether to animate its stones."""
    state_changed = Signal()
    """The step, the demonstration, the speed or automatic play has changed."""

    def __init__(self, demonstration: Demonstration, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._demonstration = demonstration
        self._index = 0
        self._is_playing = False
        self._speed = 1.0
        self._has_landed = True
        self._since_shown = QElapsedTimer()
        self._since_shown.start()
        self._next_timer = QTimer(self, singleShot=True)
        self._next_timer.timeout.connect(self._show_next)

    # The current step

    @property
    def demonstration(self) -> Demonstration:
        return self._demonstration

    @property
    def index(self) -> int:
        """The number of the step, from 0."""
        return self._index

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._demonstration.steps) - 1

    @property
    def current_step(self) -> CountStep:
        return self._demonstration.steps[self._index]

    @property
    def sentence(self) -> str:
        """The sentence about the step."""
        return sentence(self.current_step, self._demonstration)

    def view(self, frame: Frame) -> BoardView:
        """Return the board view of the step."""
        counted = self.current_step.counted
        steps = self._demonstration.steps[: self._index]
        earlier_blocks = dict.fromkeys(
            step.block for step in steps if step.block and step.block <= counted
        )
        earlier_blocks.pop(self.current_step.block, None)
        return counting_view(self.current_step, frame, tuple(earlier_blocks))

    def load(self, demonstration: Demonstration) -> None:
        """Switch to another demonstration, at its beginning."""
        self._demonstration = demonstration
        self.go_to(0)

    # Step by step

    def forward(self) -> None:
        if self._index < self.last:
            self.go_to(self._index + 1)

    def back(self) -> None:
        if self._index > 0:
            self.go_to(self._index - 1)

    def to_start(self) -> None:
        self.go_to(0)

    def to_end(self) -> None:
        self.go_to(self.last)

    def go_to(self, index: int) -> None:
        """Show a step, or the nearest existing one; stones move if it is the next one."""
        self._is_playing = False
        self._show(max(0, min(index, self.last)))

    # Automatic play

    @property
    def is_playing(self) -> bool:
        return self._is_playing

    @property
    def speed(self) -> float:
        """The speed relative to the usual one, also for moving stones."""
        return self._speed

    def set_speed(self, speed: float) -> None:
        """Play ``speed`` times as fast as usual. Raises ValueError for 0 and less."""
        if speed <= 0:
            raise ValueError(f"no speed: {speed}")
        self._speed = speed
        self.state_changed.emit()
        self._schedule_next()

    def play(self) -> None:
        """Play automatically from here, or from the beginning if at the end."""
        self._is_playing = self.last > 0
        if self._index == self.last:
            self._show(0)
        else:
            self.state_changed.emit()
            self._schedule_next()

    def pause(self) -> None:
        """Stop at the current step; moving stones still land."""
        self._is_playing = False
        self._next_timer.stop()
        self.state_changed.emit()

    def toggle_playing(self) -> None:
        if self._is_playing:
            self.pause()
        else:
            self.play()

    def landed(self) -> None:
        """Note that the stones of the step have landed."""
        if not self._has_landed:
            self._has_landed = True
            self._schedule_next(_LOOK_TIME)

    def _show(self, index: int) -> None:
        is_next = index == self._index + 1
        self._index = index
        self._is_playing = self._is_playing and index < self.last
        self._next_timer.stop()
        self._since_shown.restart()
        self._has_landed = not (is_next and self.current_step.moved)
        self.step_shown.emit(self.current_step, is_next)
        self.state_changed.emit()
        self._schedule_next()

    def _schedule_next(self, min_time: int = 0) -> None:
        """Schedule the next step, with time to read this one and for its stones to land."""
        if self._is_playing and self._has_landed:
            reading_time = (_FIND_TIME + _TIME_PER_LETTER * len(self.sentence)) / self._speed
            remaining = reading_time - self._since_shown.elapsed()
            self._next_timer.start(round(max(remaining, min_time / self._speed)))

    def _show_next(self) -> None:
        self._show(self._index + 1)
