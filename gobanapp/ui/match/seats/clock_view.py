"""The state of one player's clock, read from the session ten times a second while it runs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from gobanapp.clock.time_left import TimeLeft, countdown_length
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.match import Match
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.session import Session
from gobanapp.text import clock_text, player_names, seat_text
from gobanapp.text.clock_text import clock_reading


class ClockPress(Enum):
    """The effects of a press of the clock."""

    NOTHING = "nothing"
    START = "start"
    """A press starts the opponent's clock, before the first move."""
    END_TURN = "end of turn"


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockView:
    """``time_text``: the time as figures.

    ``detail_text``: further information, "" if there is none.

    ``widest_time_text``: the figures of the longest time that can still come, all of them 0.
    ``last_seconds_left``: the part left of the last seconds, None before them. ``system``: None if
    unknown.
    """

    color: Color
    time_left: TimeLeft
    system: TimeSystem | None = None
    time_text: str
    widest_time_text: str
    detail_text: str = ""
    is_running: bool = False
    last_seconds_left: float | None = None
    press: ClockPress = ClockPress.NOTHING

    @property
    def has_run_out(self) -> bool:
        return self.time_left.has_run_out

    @property
    def keeps_text_room(self) -> bool:
        """Return whether to keep room for text, even if there is none now."""
        return bool(self.detail_text) or type(self.system) not in {TimeSystem, type(None)}

    def spoken(self) -> str:
        """Return the view as a sentence for screen readers."""
        # A record without a system has periods, if it has any overtime.
        left = clock_text.spoken_clock(self.time_left, self.system or _UNKNOWN_SYSTEM)
        if self.has_run_out:
            text = QCoreApplication.translate("seat", "{color}: {left}")
        elif self.is_running:
            text = QCoreApplication.translate("seat", "{color}: {left}, running")
        else:
            text = QCoreApplication.translate("seat", "{color}: {left}, stopped")
        return text.format(color=player_names.color_name(self.color), left=left)


_UNKNOWN_SYSTEM = TimeSystem(main=1)
_TEN_MINUTES = 600.0


def clock_views(session: Session) -> ByColor[ClockView | None]:
    """Return the views of both clocks, None without a clock."""
    match, game = session.match, session.game
    times = session.match_controller.times(session.game)
    if times.black is None and times.white is None:
        return ByColor(None, None)
    clock = None if match is None else match.clock
    if clock is not None:
        systems: ByColor[TimeSystem] | None = clock.systems
    else:
        from gobanapp.game.node_times import time_systems

        systems = time_systems(game.tree)
    now = session.match_controller.now()
    views: list[ClockView | None] = []
    for color in Color:
        left = times[color]
        if left is None:
            views.append(None)
            continue
        system = None if systems is None else systems[color]
        delay_left = 0.0
        is_running = clock is not None and session.is_live and clock.running is color
        if clock is not None and is_running and isinstance(system, Delay):
            delay_left = system.waiting(clock.elapsed(color, now))
        press = ClockPress.NOTHING if match is None else clock_press_of(session, match, color)
        views.append(
            _view(color, left, system, is_running=is_running, delay_left=delay_left, press=press)
        )
    return ByColor(*views)


def clock_press_of(session: Session, match: Match, color: Color) -> ClockPress:
    """Return what a press of the player's own clock does: nothing, unless it is theirs to press.

    Before the first move that is the player who does not begin, as on any clock.
    """
    if match.clock is None or match.flagged is not None or not session.is_live:
        return ClockPress.NOTHING
    if session.scoring.is_active or match.stage is MatchStage.PAUSED:
        return ClockPress.NOTHING
    if match.to_press is color:
        return ClockPress.END_TURN
    is_ready = match.stage is MatchStage.READY and session.game.current_id == match.node_id
    return ClockPress.START if is_ready and color is not session.game.turn else ClockPress.NOTHING


def _view(
    color: Color,
    left: TimeLeft,
    system: TimeSystem | None,
    *,
    is_running: bool,
    delay_left: float,
    press: ClockPress,
) -> ClockView:
    is_last = system is not None and system.is_last(left)
    time_text = clock_reading(left.seconds, tenths=is_running and is_last and not left.has_run_out)
    detail_text = "" if system is None else _detail_text(system, left, delay_left)
    last_seconds_left = None
    # At the end of the main time there is no countdown if periods follow.
    has_countdown = is_last or left.is_overtime
    if (
        is_running
        and has_countdown
        and not left.has_run_out
        and not delay_left
        and system is not None
    ):
        last = countdown_length(system.period_length(left))
        # Depends on the visible figures, so that nothing is painted between two of them.
        shown = left.seconds if is_last else float(-(-left.seconds // 1))
        last_seconds_left = shown / last if shown <= last else None
    return ClockView(
        color=color,
        time_left=left,
        system=system,
        time_text=time_text,
        detail_text=detail_text,
        widest_time_text=_widest_time_text(system, left),
        is_running=is_running,
        last_seconds_left=last_seconds_left,
        press=press,
    )


def _widest_time_text(system: TimeSystem | None, left: TimeLeft) -> str:
    """Return the figures of the longest time to come, so that room is kept for it."""
    longest = left.seconds
    if left.has_run_out:
        longest = _TEN_MINUTES  # next to a short one there is room for a flag
    elif isinstance(system, ByoYomi | Canadian):
        longest = max(longest, system.seconds)
    elif isinstance(system, Fischer | Bronstein):
        longest = max(longest, system.main)
    return re.sub(r"\d", "0", clock_reading(longest))


def _detail_text(system: TimeSystem, left: TimeLeft, delay_left: float) -> str:
    """Return the text below the time: the overtime to come, or the current period."""
    if delay_left:
        return seat_text.delay_left(delay_left)
    if isinstance(system, Ing) and (left.is_overtime or left.has_run_out):
        number = system.periods - left.count + 1
        points = system.penalty(left)
        if left.has_run_out:
            return seat_text.ing_points(points)
        return seat_text.ing_period(number, system.periods, points)
    if isinstance(system, Canadian) and left.is_overtime:
        return clock_text.stones_to_play(left.count)
    if isinstance(system, ByoYomi) and left.is_overtime:
        return seat_text.periods_left(left.count, system.seconds)
    return "" if left.has_run_out else _overtime_text(system)


def _overtime_text(system: TimeSystem) -> str:
    """Return the overtime after the main time, or the time added by each move."""
    text = ""
    match system:
        case Ing():
            text = seat_text.next_ing_periods(system.periods, system.seconds, system.points)
        case ByoYomi():
            text = seat_text.next_periods(system.periods, system.seconds)
        case Canadian():
            text = seat_text.next_stones(system.stones, system.seconds)
        case Fischer():
            text = seat_text.increment(system.increment, system.most)
        case Bronstein():
            text = seat_text.bronstein_delay(system.delay)
        case Delay():
            text = seat_text.delay(system.delay)
    return text
