"""A count by hand in words: a sentence for each step, and the names of the methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.counting.step import Act, Demonstration, Method, Step
from gobanapp.ui import messages
from gobanapp.ui.demonstration.counting_texts import CountingTexts, half_of_points

_texts: Final = CountingTexts()

_SENTENCES: Final[dict[Act, Callable[[Step, Demonstration], str]]] = {
    Act.BEGIN: _texts.begin,
    Act.LIFT_DEAD: _texts.lift_dead,
    Act.FILL_DAME: _texts.fill_dame,
    Act.PASS_STONES: _texts.pass_stones,
    Act.LAST_PASS: _texts.last_pass,
    Act.FILL_IN: _texts.fill_in,
    Act.LEFT_OVER: _texts.left_over,
    Act.ARRANGE: _texts.arrange,
    Act.BLOCK: _texts.block,
    Act.EMPTY_TENS: _texts.empty_tens,
    Act.TERRITORY: _texts.territory,
    Act.STONES: _texts.stones,
    Act.FULL_BOWLS: _texts.full_bowls,
    Act.FILL_OPPONENT: _texts.fill_opponent,
    Act.LEFT_EMPTY: _texts.left_empty,
    Act.COMPENSATION: _texts.compensation,
    Act.TAX: _texts.tax,
    Act.TIME: _texts.time,
    Act.KOMI: _texts.komi,
    Act.HALF: _texts.half,
    Act.RESULT: _texts.result,
}


def sentence(step: Step, demonstration: Demonstration) -> str:
    """Return what ``step`` of ``demonstration`` does, in one sentence."""
    # Komi and compensation are White's where a step does not say whose.
    color = step.color or Color.WHITE
    number = messages.number
    half = half_of_points(demonstration) if step.act is Act.HALF else 0
    return _SENTENCES[step.act](step, demonstration).format(
        color=messages.color_name(color),
        other=messages.color_name(color.opponent),
        points=messages.points(abs(step.amount)),
        size=messages.points(len(step.block)),
        number=number(step.amount),
        total=number(step.totals[color]),
        half=number(half),
        half_of=_texts.half_of(2 * half < step.board.width * step.board.height),
        extra=number(abs(step.amount - half)),
        lead=messages.lead(demonstration.result),
        apart=number((demonstration.result.margin or 0) / 2),
    )


def method_name(method: Method) -> str:
    """Return what players call a way of counting by hand."""
    return _texts.method(method)
