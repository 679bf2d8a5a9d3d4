"""Texts on moves: the side to move, refusals, keys on the board, and results of a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gobanapp.game.legality import RuleViolation
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.session.match_stage import BlockReason
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.text import formats, player_names
from gobanapp.text.language import QT_TRANSLATE_NOOP, tr, translate

if TYPE_CHECKING:
    from gobanapp.game.consequences import Consequences
    from gobanapp.rules.reading.ladder import Ladder
    from gobanapp.session.match import Match


def pass_message(color: Color) -> str:
    """Return that a player has passed."""
    return translate("announced", "{color} passes").format(color=player_names.color_name(color))


_TURNS: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("messages", "Black to play"),
    Color.WHITE: QT_TRANSLATE_NOOP("messages", "White to play"),
}
_REFUSALS: Final = {
    RefusalReason.OFF_BOARD: QT_TRANSLATE_NOOP("messages", "This point is not on the board."),
    RefusalReason.OCCUPIED: QT_TRANSLATE_NOOP(
        "messages", "There is already a stone on this point."
    ),
    RefusalReason.SUICIDE: QT_TRANSLATE_NOOP(
        "messages", "{color} can't play here: the chain of {stones} would have no liberties."
    ),
    RefusalReason.KO: QT_TRANSLATE_NOOP(
        "messages", "{color} can't retake the ko immediately: play elsewhere first."
    ),
    RefusalReason.PASS_FOR_KO: QT_TRANSLATE_NOOP(
        "messages", "{color} can't retake the ko yet: pass for it first."
    ),
    RefusalReason.SUPERKO: QT_TRANSLATE_NOOP(
        "messages", "{color} can't play here: it would repeat the position after move {number}."
    ),
}
_TOOL_HINTS: Final = {
    EditTool.INSERT: QT_TRANSLATE_NOOP(
        "messages", "Play the missing moves, next {color}. Esc finishes."
    ),
    EditTool.CORRECT: QT_TRANSLATE_NOOP(
        "messages", "Click where {color} actually played, or drag another stone. Esc finishes."
    ),
}


def turn(color: Color) -> str:
    return translate("messages", _TURNS[color])


def refusal(illegal: MoveRefusal, color: Color) -> str:
    """Return why a move of ``color`` on a point is illegal."""
    repeated = 0 if illegal.repeats is None else illegal.repeats.move_number
    if illegal.reason is RefusalReason.SUICIDE and len(illegal.chain) == 1:
        text = translate("messages", "{color} can't play here: the stone would have no liberties.")
    elif illegal.reason is RefusalReason.SUPERKO and not repeated:
        text = translate(
            "messages", "{color} can't play here: it would repeat the starting position."
        )
    else:
        text = translate("messages", _REFUSALS[illegal.reason])
    return text.format(
        color=player_names.color_name(color), number=repeated, stones=len(illegal.chain)
    )


def rule_violation(violation: RuleViolation, number: int) -> str:
    """Return the message that move ``number`` of the game is illegal, and why."""
    text = translate("messages", "move {number}, {color} {point}: {reason}")
    return text.format(
        number=number,
        color=player_names.color_name(violation.color),
        point=violation.point,
        reason=refusal(violation.refusal, violation.color),
    )


def edit_tool_hint(tool: EditTool, color: Color) -> str:
    """Return a hint on the current tool and how to end it; "" for playing."""
    hint = _TOOL_HINTS.get(tool, "")
    return translate("messages", hint).format(color=player_names.color_name(color))


def repetition(number: int) -> str:
    """Return the message that a position was repeated where that is allowed."""
    if number == 0:
        return translate(
            "messages",
            "The starting position was repeated. The players may agree on no result (Game > "
            "End Game).",
        )
    return translate(
        "messages",
        "The position after move {number} was repeated. The players may agree on no result "
        "(Game > End Game).",
    ).format(number=number)


# In a match


_BLOCK_REASONS: Final = {
    BlockReason.PAUSED: QT_TRANSLATE_NOOP("match", "The game is paused. Press Resume to continue."),
    BlockReason.PRESS_FIRST: QT_TRANSLATE_NOOP("match", "{color} has not pressed the clock yet."),
    BlockReason.TIME_IS_UP: QT_TRANSLATE_NOOP(
        "match", "{color}'s time has run out. Decide first whether the game is over."
    ),
}


def block_reason_text(reason: BlockReason, match: Match | None) -> str:
    """Return why a click on the board played nothing."""
    color = (match and (match.flagged or match.to_press)) or Color.BLACK
    return translate("match", _BLOCK_REASONS[reason]).format(color=player_names.color_name(color))


def takeback_refusal() -> str:
    """Return the message that a takeback was refused."""
    return translate("match", "The move stands.")


# Keyboard


def cursor_hint(session: Session, *, is_answer: bool) -> str:
    """Return a hint on arrows, Enter and Esc; ``is_answer``: True if the board asks for a point."""
    if is_answer:
        return translate("cursor", "Arrows move the cursor, Enter answers, Esc hides it.")
    if session.is_counting:
        return translate(
            "cursor", "Arrows move the cursor, Enter marks a group dead or alive, Esc hides it."
        )
    if session.tools.edit_tool is EditTool.MARK and session.tools.mark_tool.is_two_point:
        return translate(
            "cursor", "Enter starts, arrows move to the other end, Enter finishes, Esc cancels."
        )
    if session.tools.edit_tool is EditTool.MARK:
        return translate("cursor", "Arrows move the cursor, Enter applies the tool, Esc hides it.")
    if session.tools.edit_tool.is_correction:
        return translate(
            "cursor", "Arrows move the cursor, Enter moves the stone there, Esc hides it."
        )
    return translate("cursor", "Arrows move the cursor, Enter plays, Esc hides it.")


# Ladders


def ladder_text(ladder: Ladder) -> str:
    """Return the outcome of a ladder, and its breakers."""
    if ladder.is_caught:
        return tr("Caught in a ladder: %n moves.", "", len(ladder.moves))
    if not ladder.breakers:
        return translate("aid_words", "The ladder fails: the chain escapes.")
    text = tr("The ladder fails: broken by {stones}.", "", len(ladder.breakers))
    return text.format(stones=", ".join(map(str, sorted(ladder.breakers))))


# Moved stones


def stone_move_result(
    number: int | None, point: Point, consequences: Consequences, number_of: Callable[[int], int]
) -> str:
    """Return the result of moving a stone.

    ``number``: that of the move, None for a setup stone. ``number_of``: the number of the move of a
    node.
    """
    parts = []
    if consequences.illegal:
        text = tr(
            "%n later moves are now illegal, starting with move {first}",
            "",
            len(consequences.illegal),
        )
        parts.append(text.format(first=number_of(consequences.illegal[0])))
    if consequences.captures_others:
        text = tr(
            "%n later moves now capture different stones, starting with move {first}",
            "",
            len(consequences.captures_others),
        )
        parts.append(text.format(first=number_of(consequences.captures_others[0])))
    if number is None:
        text = translate("consequences", "The stone is now on {point}")
    else:
        text = translate("consequences", "Move {number} is now on {point}")
    head = text.format(number=number, point=point)
    if not parts:
        return translate("consequences", "{what}.").format(what=head)
    text = translate("consequences", "{what}: {consequences}.")
    return text.format(what=head, consequences=formats.joined_list(parts))
