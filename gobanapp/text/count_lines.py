"""The lines of a count, in the order in which tables and sheets show them."""

from __future__ import annotations

from operator import attrgetter

from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.scoring import Score

_TOTAL = "total"

COUNT_LINES = (
    "territory",
    "stones",
    "dead",
    "prisoners",
    "passes",
    "tax",
    "time",
    "compensation",
    "komi",
    _TOTAL,
)
"""In the order of counting: what is on the board, what is in the bowls, what was agreed."""

# What a method counts has its row even where it is nothing, so that no row comes or goes while
# the players mark dead stones. The other lines stay as they are meanwhile.
_ALWAYS = {
    CountingMethod.TERRITORY: {"territory", "dead", "prisoners", _TOTAL},
    CountingMethod.AREA: {"territory", "stones", _TOTAL},
    CountingMethod.STONES: {"territory", "stones", "tax", _TOTAL},
}


def count_lines_of(score: Score) -> list[str]:
    """Return the lines that are told of a count, in the order of counting.

    They are names in ``SideCount``; the last is the total.
    """
    always = _ALWAYS[score.counting] | ({"tax"} if score.ruleset.group_tax else set())
    return [
        line for line in COUNT_LINES if line in always or any(score.lines.map(attrgetter(line)))
    ]
