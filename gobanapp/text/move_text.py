"""Whose move it is, and why a move is refused."""

from __future__ import annotations

from typing import Final

from gobanapp.game.legality import RuleViolation
from gobanapp.rules.color import Color
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.session.tool_choice import EditTool
from gobanapp.text import player_names
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate


def _translate(text: str) -> str:
    return translate("messages", text)


_TURNS: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("messages", "Black to play"),
    Color.WHITE: QT_TRANSLATE_NOOP("messages", "White to play"),
}
_REFUSALS: Final = {
    RefusalReason.OFF_BOARD: QT_TRANSLATE_NOOP("messages", "This point is not on the board."),
    RefusalReason.OCCUPIED: QT_TRANSLATE_NOOP(
        "messages", "There is a stone on this point already."
    ),
    RefusalReason.SUICIDE: QT_TRANSLATE_NOOP(
        "messages", "{color} can't play here: the chain of {stones} would have no liberty."
    ),
    RefusalReason.KO: QT_TRANSLATE_NOOP(
        "messages", "{color} can't retake this ko at once: play elsewhere first."
    ),
    RefusalReason.PASS_FOR_KO: QT_TRANSLATE_NOOP(
        "messages", "{color} can't retake this ko yet: pass for it first."
    ),
    RefusalReason.SUPERKO: QT_TRANSLATE_NOOP(
        "messages", "{color} can't play here: it would repeat the position after move {number}."
    ),
}
_TASKS: Final = {
    EditTool.INSERT: QT_TRANSLATE_NOOP(
        "messages", "Put in the moves that are missing here, now {color}'s. Esc ends it."
    ),
    EditTool.CORRECT: QT_TRANSLATE_NOOP(
        "messages", "Click where {color} really played, or drag another stone. Esc ends it."
    ),
}


def turn(color: Color) -> str:
    return _translate(_TURNS[color])


def refusal(illegal: MoveRefusal, color: Color) -> str:
    """Return why ``color`` may not play on a point."""
    repeated = 0 if illegal.repeats is None else illegal.repeats.move_number
    if illegal.reason is RefusalReason.SUICIDE and len(illegal.chain) == 1:
        text = translate("messages", "{color} can't play here: the stone would have no liberty.")
    elif illegal.reason is RefusalReason.SUPERKO and not repeated:
        text = translate(
            "messages", "{color} can't play here: it would repeat the position at the beginning."
        )
    else:
        text = _translate(_REFUSALS[illegal.reason])
    return text.format(
        color=player_names.color_name(color), number=repeated, stones=len(illegal.chain)
    )


def rule_violation(offence: RuleViolation, number: int) -> str:
    """Return that a move of the record, the one with this number, is illegal, and why."""
    text = _translate(QT_TRANSLATE_NOOP("messages", "move {number}, {color} {point}: {reason}"))
    return text.format(
        number=number,
        color=player_names.color_name(offence.color),
        point=offence.point,
        reason=refusal(offence.refusal, offence.color),
    )


def edit_tool_hint(task: EditTool, color: Color) -> str:
    """Return what a click on the board does now, and how to end that; "" where it plays."""
    return _translate(_TASKS.get(task, "")).format(color=player_names.color_name(color))


def repetition(number: int) -> str:
    """Return that the position is the same as after an earlier move, where that is allowed."""
    if number == 0:
        return translate(
            "messages",
            "The position is that of the beginning: the players may agree that there is no result "
            "(Game, End the Game).",
        )
    return translate(
        "messages",
        "The position is that after move {number}: the players may agree that there is no result "
        "(Game, End the Game).",
    ).format(number=number)
