"""The messages of a seat to its player."""

from __future__ import annotations

from gobanapp.rules.color import Color
from gobanapp.text import player_names, result_text
from gobanapp.text.clock_text import clock_reading
from gobanapp.text.language import tr, translate

# Below the clock


def periods_left(left: int, seconds: float) -> str:
    """Return the periods left, as in "3 × 0:30"."""
    if left == 1:
        return translate("seat", "last period of {time}").format(time=clock_reading(seconds))
    return f"{left} × {clock_reading(seconds)}"


def next_periods(number: int, seconds: float) -> str:
    text = translate("seat", "then {number} × {time}")
    return text.format(number=number, time=clock_reading(seconds))


def next_stones(number: int, seconds: float) -> str:
    return tr("then %n stones in {time}", "", number).format(time=clock_reading(seconds))


def ing_period(number: int, count: int, points: float) -> str:
    text = translate("seat", "period {number} of {all}, {points} so far")
    return text.format(number=number, all=count, points=result_text.points(points))


def ing_points(points: float) -> str:
    return translate("seat", "{points} so far").format(points=result_text.points(points))


def next_ing_periods(number: int, seconds: float, points: float) -> str:
    text = translate("seat", "then {number} × {time}, {points} each")
    return text.format(
        number=number, time=clock_reading(seconds), points=result_text.points(points)
    )


def increment(seconds: float, maximum: float | None) -> str:
    if maximum is None:
        return translate("seat", "+{time} per move").format(time=clock_reading(seconds))
    text = translate("seat", "+{time} per move, up to {most}")
    return text.format(time=clock_reading(seconds), most=clock_reading(maximum))


def bronstein_delay(seconds: float) -> str:
    return translate("seat", "up to {time} back per move").format(time=clock_reading(seconds))


def delay(seconds: float) -> str:
    return translate("seat", "{time} delay per move").format(time=clock_reading(seconds))


def delay_left(seconds: float) -> str:
    """Return the rest of the delay before the clock of the player to move runs."""
    return translate("seat", "runs in {time}").format(time=clock_reading(seconds))


# On the clock


def press_to_start(color: Color) -> str:
    text = translate("seat", "Press to start {color}'s clock")
    return text.format(color=player_names.color_name(color))


def press_to_end() -> str:
    return translate("seat", "Press to end your turn")


# The current state


def handicap(color: Color, number: int) -> str:
    if color is Color.BLACK:
        return tr("Place %n more handicap stones.", "", number)
    return tr("Black places %n more handicap stones.", "", number)


def must_press_clock(name: str) -> str:
    return translate("seat", "{name} moved and must press the clock.").format(name=name)


def opponent_must_press_clock(name: str) -> str:
    return translate("seat", "{name} has not pressed the clock yet.").format(name=name)


def pass_notice(name: str) -> str:
    """Return the notice that the opponent has passed, which is easily overlooked."""
    return translate("seat", "{name} has passed.").format(name=name)


def clock_stop_notice() -> str:
    return translate("seat", "The clock is stopped.")


def pause_notice() -> str:
    return translate("seat", "The game is paused.")


def sleep_notice() -> str:
    return translate("seat", "The clock was paused while the computer was asleep.")


def other_position_notice(number: int) -> str:
    """Return that the board shows another position than that of the match."""
    text = translate("seat", "This is move {number}; the match is at another position.")
    return text.format(number=number)


def resume_here_question(number: int) -> str:
    return translate("seat", "This is move {number}. Continue from here?").format(number=number)


def takeback_request(name: str, plies: int) -> str:
    if plies == 1:
        text = translate("seat", "{name} asks to take back a move.")
    else:
        text = translate("seat", "{name} asks to take back a move, with your reply to it.")
    return text.format(name=name)


def takeback_wait(name: str) -> str:
    """Return that a player waits for the opponent's answer."""
    return translate("seat", "Waiting for {name} to allow the takeback.").format(name=name)


def own_time_out_notice(opponent: str) -> str:
    text = translate("seat", "Your time has run out. {name} decides how to continue.")
    return text.format(name=opponent)


def time_out_notice(name: str) -> str:
    return translate("seat", "{name}'s time has run out.").format(name=name)


def pass_question() -> str:
    return translate("seat", "Pass?")


def resign_question() -> str:
    return translate("seat", "Resign?")


def hold_to_pass() -> str:
    return translate("seat", "Hold the button down to pass.")


def hold_to_resign() -> str:
    return translate("seat", "Hold the button down to resign.")


def acceptance_notice(name: str) -> str:
    return translate("seat", "{name} has accepted.").format(name=name)
