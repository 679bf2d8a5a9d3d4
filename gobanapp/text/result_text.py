"""Results, leads and the lines of a score."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.text import formats, player_names, rule_names
from gobanapp.text.language import QT_TRANSLATE_NOOP, tr, translate

if TYPE_CHECKING:
    from gobanapp.rules.scoring import Score

_MAX_RESULT_LETTERS = 60
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


def points(value: float) -> str:
    """Return "1 point", "12 points", "3.5 points"."""
    if value == int(value):
        return tr("%n points", "", int(value))
    return translate("messages", "{number} points").format(number=formats.number(value))


def prisoners(count: int) -> str:
    """Return "1 prisoner", "12 prisoners"."""
    return tr("%n prisoners", "", count)


def result(result: Result) -> str:
    """Return a result in words, as in "White wins by resignation"."""
    text = translate("messages", _RESULTS[result.kind])
    if result.winner is None:
        return text
    if result.margin == 0:
        text = translate("messages", "Tie: {color} wins under these rules")
    return text.format(
        color=player_names.color_name(result.winner), points=points(result.margin or 0)
    )


def recorded_result(text: str) -> str:
    """Return a file's result in our words, unchanged if it is unknown."""
    parsed = Result.parse(text)
    return formats.elided(text, _MAX_RESULT_LETTERS) if parsed is None else result(parsed)


def lead(result: Result) -> str:
    """Return the lead in a score that no player has accepted yet."""
    if result.winner is None:
        return translate("messages", "Draw")
    if not result.margin:
        text = translate("messages", "Even: {color} wins")
    else:
        text = translate("messages", "{color} leads by {number}")
    return text.format(
        color=player_names.color_name(result.winner), number=formats.number(result.margin or 0)
    )


def lead_by(score: Score) -> str:
    """Return the lead by the method of ``score``, shown next to another one."""
    counting = rule_names.counting_name(score.counting)
    current = score.result
    if current.winner is None:
        return translate("messages", "{counting}: even").format(counting=counting)
    if not current.margin:
        text = translate("messages", "{counting}: even, {color} wins")
        return text.format(counting=counting, color=player_names.color_name(current.winner))
    return translate("messages", "{counting}: {color} by {number}").format(
        counting=counting,
        color=player_names.color_name(current.winner),
        number=formats.number(current.margin),
    )


def score_line_name(line: str) -> str:
    """Return the name of a line of the score; ``line`` is a name in ``SideCount``."""
    return translate("messages", _LINES[line])


COUNT_LINES: Final = tuple(_LINES)
"""The lines of a score in the order of counting: on the board, in the bowls, by agreement."""
_TOTAL: Final = COUNT_LINES[-1]

# The rows of a method are shown even if they are 0, so that no row appears or disappears while
# the players mark dead stones. The other lines do not change meanwhile.
_ALWAYS_SHOWN = {
    CountingMethod.TERRITORY: {"territory", "dead", "prisoners", _TOTAL},
    CountingMethod.AREA: {"territory", "stones", _TOTAL},
    CountingMethod.STONES: {"territory", "stones", "tax", _TOTAL},
}


def count_lines_of(score: Score) -> list[str]:
    """Return the lines of a count to show, in the order of counting.

    They are names in ``SideCount``; the last is the total.
    """
    always = _ALWAYS_SHOWN[score.counting] | ({"tax"} if score.ruleset.group_tax else set())
    return [
        line for line in COUNT_LINES if line in always or any(score.lines.map(attrgetter(line)))
    ]
