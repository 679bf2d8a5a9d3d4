"""Every word that tells the user what the rules, the game or the count say.

Below this layer there are reasons and values; only here do they become sentences.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gobanapp.game.game_info import GameInfo
from gobanapp.game.legality import RuleViolation
from gobanapp.rules.color import Color
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.scoring import Score
from gobanapp.session.edit_tool import EditTool
from gobanapp.text import rule_names
from gobanapp.text.language import QT_TRANSLATE_NOOP, Translated, current_language, translate


class _Amounts(Translated):
    """Sentences with a whole number that is not one.

    lupdate sees that a text has plural forms in a call of ``tr`` only, not in ``translate``.
    """

    def points(self, number: int) -> str:
        return self.tr("%n points", "", number)

    def prisoners(self, number: int) -> str:
        return self.tr("%n prisoners", "", number)


_LONGEST_RESULT = 60

_amounts: Final = _Amounts()

_COLORS: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("messages", "Black"),
    Color.WHITE: QT_TRANSLATE_NOOP("messages", "White"),
}
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
_RESULTS: Final = {
    ResultKind.SCORE: QT_TRANSLATE_NOOP("messages", "{color} wins by {points}"),
    ResultKind.RESIGN: QT_TRANSLATE_NOOP("messages", "{color} wins by resignation"),
    ResultKind.TIME: QT_TRANSLATE_NOOP("messages", "{color} wins on time"),
    ResultKind.FORFEIT: QT_TRANSLATE_NOOP("messages", "{color} wins by forfeit"),
    ResultKind.UNSTATED: QT_TRANSLATE_NOOP("messages", "{color} wins"),
    ResultKind.DRAW: QT_TRANSLATE_NOOP("messages", "Draw"),
    ResultKind.VOID: QT_TRANSLATE_NOOP("messages", "No result"),
    ResultKind.UNKNOWN: QT_TRANSLATE_NOOP("messages", "Result unknown"),
}
_LINES: Final = {
    "territory": QT_TRANSLATE_NOOP("messages", "Territory"),
    "stones": QT_TRANSLATE_NOOP("messages", "Living stones"),
    "dead": QT_TRANSLATE_NOOP("messages", "Dead stones"),
    "prisoners": QT_TRANSLATE_NOOP("messages", "Prisoners"),
    "passes": QT_TRANSLATE_NOOP("messages", "Pass stones"),
    "tax": QT_TRANSLATE_NOOP("messages", "Group tax"),
    "time": QT_TRANSLATE_NOOP("messages", "Overtime"),
    "compensation": QT_TRANSLATE_NOOP("messages", "For handicap"),
    "komi": QT_TRANSLATE_NOOP("messages", "Komi"),
    "total": QT_TRANSLATE_NOOP("messages", "Total"),
}


def _translate(text: str) -> str:
    return translate("messages", text)


def color_name(color: Color) -> str:
    return _translate(_COLORS[color])


def player_name(info: GameInfo, color: Color) -> str:
    """Return the name of a player, or his colour where the record has none."""
    return info.names[color] or color_name(color)


def elided(text: str, most: int) -> str:
    """Return ``text`` on one line, with dots behind it where it has more than ``most`` letters."""
    line = " ".join(text.split())
    return line if len(line) <= most else line[: most - 1] + "…"


def labeled_value(label: str, value: str) -> str:
    """Return ``value`` behind what it is, as in "Komi: 6.5"; French has a space there too."""
    text = translate("messages", "{label}: {value}")
    return text.format(label=label, value=value)


def joined_list(things: Iterable[str]) -> str:
    """Return things in a row, with what stands between them in the language."""
    return translate("messages", ", ", "between things in a row").join(things)


def number(value: float) -> str:
    """Return points as the user's language writes numbers: "6.5" or "6,5", "7" without a tail."""
    return current_language().number(value)


def date(text: str) -> str:
    """Return the date of a record as the user's language writes dates: "1 May 2004".

    What is not one whole date stays as it is in the record.
    """
    return current_language().long_date(text) or text


def points(value: float) -> str:
    """Return "1 point", "12 points", "3.5 points"."""
    if value == 1:
        return translate("messages", "1 point")
    if value == int(value):
        return _amounts.points(int(value))
    return translate("messages", "{number} points").format(number=number(value))


def prisoners(count: int) -> str:
    """Return "1 prisoner", "12 prisoners"."""
    if count == 1:
        return translate("messages", "1 prisoner")
    return _amounts.prisoners(count)


# Playing


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
    return text.format(color=color_name(color), number=repeated, stones=len(illegal.chain))


def rule_violation(offence: RuleViolation, number: int) -> str:
    """Return that a move of the record, the one with this number, is illegal, and why."""
    text = _translate(QT_TRANSLATE_NOOP("messages", "move {number}, {color} {point}: {reason}"))
    return text.format(
        number=number,
        color=color_name(offence.color),
        point=offence.point,
        reason=refusal(offence.refusal, offence.color),
    )


def edit_tool_hint(task: EditTool, color: Color) -> str:
    """Return what a click on the board does now, and how to end that; "" where it plays."""
    return _translate(_TASKS.get(task, "")).format(color=color_name(color))


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


# Results and counts


def result(result: Result) -> str:
    """Return a result in words, as in "White wins by resignation"."""
    text = _translate(_RESULTS[result.kind])
    if result.winner is None:
        return text
    if result.margin == 0:
        text = translate("messages", "A tie: {color} wins under these rules")
    return text.format(color=color_name(result.winner), points=points(result.margin or 0))


def recorded_result(text: str) -> str:
    """Return a record's own words for its result in ours, unchanged where we don't know them."""
    known = Result.parse(text)
    return elided(text, _LONGEST_RESULT) if known is None else result(known)


def lead(result: Result) -> str:
    """Return who is ahead in a count that nobody has accepted yet."""
    if result.winner is None:
        return translate("messages", "The count is even")
    if not result.margin:
        text = translate("messages", "Even: {color} wins")
    else:
        text = translate("messages", "{color} leads by {number}")
    return text.format(color=color_name(result.winner), number=number(result.margin or 0))


def lead_by(score: Score) -> str:
    """Return who would be ahead by the method of ``score``, to be shown beside another one."""
    counting = rule_names.counting_name(score.counting)
    ahead = score.result
    if ahead.winner is None:
        text = translate("messages", "{counting}: even")
        return text.format(counting=counting)
    if not ahead.margin:
        text = translate("messages", "{counting}: even, {color} wins")
        return text.format(counting=counting, color=color_name(ahead.winner))
    return translate("messages", "{counting}: {color} by {number}").format(
        counting=counting, color=color_name(ahead.winner), number=number(ahead.margin)
    )


def score_line_name(line: str) -> str:
    """Return what a line of the count is called; ``line`` is a name in ``SideCount``."""
    return _translate(_LINES[line])
