"""A count by hand in words: a sentence for each step, and the names of the methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import (
    CountingStyle,
    CountStep,
    CountStepKind,
    Demonstration,
)
from gobanapp.text import formats, player_names, result_text
from gobanapp.text.count_step_text import CountStepTexts, half_of_points

_texts: Final = CountStepTexts()

_SENTENCES: Final[dict[CountStepKind, Callable[[CountStep, Demonstration], str]]] = {
    CountStepKind.BEGIN: _texts.begin,
    CountStepKind.LIFT_DEAD: _texts.lift_dead,
    CountStepKind.FILL_DAME: _texts.fill_dame,
    CountStepKind.PASS_STONES: _texts.pass_stones,
    CountStepKind.LAST_PASS: _texts.last_pass,
    CountStepKind.FILL_IN: _texts.fill_in,
    CountStepKind.LEFT_OVER: _texts.left_over,
    CountStepKind.ARRANGE: _texts.arrange,
    CountStepKind.BLOCK: _texts.block,
    CountStepKind.EMPTY_TENS: _texts.empty_tens,
    CountStepKind.TERRITORY: _texts.territory,
    CountStepKind.STONES: _texts.stones,
    CountStepKind.FULL_BOWLS: _texts.full_bowls,
    CountStepKind.FILL_OPPONENT: _texts.fill_opponent,
    CountStepKind.LEFT_EMPTY: _texts.left_empty,
    CountStepKind.COMPENSATION: _texts.compensation,
    CountStepKind.TAX: _texts.tax,
    CountStepKind.TIME: _texts.time,
    CountStepKind.KOMI: _texts.komi,
    CountStepKind.HALF: _texts.half,
    CountStepKind.RESULT: _texts.result,
}


def sentence(step: CountStep, demonstration: Demonstration) -> str:
    """Return what ``step`` of ``demonstration`` does, in one sentence."""
    # Komi and compensation are White's where a step does not say whose.
    color = step.color or Color.WHITE
    number = formats.number
    half = half_of_points(demonstration) if step.kind is CountStepKind.HALF else 0
    return _SENTENCES[step.kind](step, demonstration).format(
        color=player_names.color_name(color),
        other=player_names.color_name(color.opponent),
        points=result_text.points(abs(step.amount)),
        size=result_text.points(len(step.block)),
        number=number(step.amount),
        total=number(step.totals[color]),
        half=number(half),
        half_of=_texts.half_of(2 * half < step.board.width * step.board.height),
        extra=number(abs(step.amount - half)),
        lead=result_text.lead(demonstration.result),
        apart=number((demonstration.result.margin or 0) / 2),
    )


def counting_style_name(method: CountingStyle) -> str:
    """Return what players call a way of counting by hand."""
    return _texts.method(method)
