"""What is said of a match: why nobody can move now, and what is told of it."""

from __future__ import annotations

from typing import Final

from gobanapp.rules.color import Color
from gobanapp.session.match import BlockReason, Match
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate
from gobanapp.text.player_names import color_name

_HINDRANCES: Final = {
    BlockReason.PAUSED: QT_TRANSLATE_NOOP("match", "The clock is stopped: start it to play on."),
    BlockReason.PRESS_FIRST: QT_TRANSLATE_NOOP("match", "{color} has not pressed the clock yet."),
    BlockReason.TIME_IS_UP: QT_TRANSLATE_NOOP(
        "match", "{color}'s time has run out: first say whether the game is over."
    ),
}


def block_reason_text(hindrance: BlockReason, match: Match) -> str:
    """Return why a click on the board has played nothing."""
    color = match.flagged or match.to_press or Color.BLACK
    text = translate("match", _HINDRANCES[hindrance])
    return text.format(color=color_name(color))


def takeback_refused() -> str:
    """Return that a move is not taken back although its player has asked for it."""
    return translate("match", "The move stays.")
