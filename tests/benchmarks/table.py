"""The table as it is printed, line by line while it is measured, and as Markdown in the end."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from tests.benchmarks.line import Figures, Line, Peer, Ratio, Unit, Verdict

HEADINGS = ("", "ours: best / median", "beside it, in the same run", "times that", "aim", "")
_ABOVE = {Unit.RIGHT: ">="}
_WIDTHS = (43, 23, 46, 19, 8, 11)


def shown(value: float) -> str:
    """Return a figure with three places that say something, and no more."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def pair(figures: Figures, unit: Unit) -> str:
    if figures.best == figures.median:
        return f"{shown(figures.best)} {unit.value}"
    return f"{shown(figures.best)} / {shown(figures.median)} {unit.value}"


def rows(line: Line) -> list[tuple[str, ...]]:
    """Return the cells of a line: one row, and another for each peer after the first."""
    ours = "" if line.ours is None else pair(line.ours, line.unit)
    aim = "" if line.aim is None else f"{_ABOVE.get(line.unit, '<=')} {shown(line.aim)}"
    first, *others = line.peers or (None,)
    made = [(line.what, ours, *_peer(line, first), aim, line.verdict.value)]
    made += [("", "", *_peer(line, peer), "", "") for peer in others]
    return made


def _peer(line: Line, peer: Peer | None) -> tuple[str, str]:
    if peer is None:
        return "", ""
    if peer.figures is None:
        return f"{peer.name}: {peer.instead}", ""
    ratio = line.ratio(peer)
    return (
        f"{peer.name} {pair(peer.figures, line.unit)}",
        "" if ratio is None else spread(ratio),
    )


def spread(ratio: Ratio) -> str:
    """Return a ratio, and where most of its turns lie if there were some."""
    if ratio.low == ratio.high:
        return shown(ratio.median)
    return f"{shown(ratio.median)} ({shown(ratio.low)}-{shown(ratio.high)})"


def explanation(line: Line) -> str:
    """Return why an aim was missed or nothing measured; nothing where there is nothing to say."""
    return line.why if line.verdict in {Verdict.MISSED, Verdict.LEFT_OUT} else ""


def heading(section: str) -> str:
    return "\n" + _spaced((section.capitalize(), *HEADINGS[1:]))


def text(line: Line) -> str:
    """Return the rows of a line, and below them what is to be explained."""
    lines = [_spaced(row) for row in rows(line)]
    lines += textwrap.wrap(explanation(line), 100, initial_indent="    ", subsequent_indent="    ")
    return "\n".join(lines)


def _spaced(row: Iterable[str]) -> str:
    return "  ".join(f"{cell:{width}}" for cell, width in zip(row, _WIDTHS, strict=True)).rstrip()


_PAGE = """\
# How fast it is, and how right

Printed by `python3 dev.py bench --markdown FILE`. Times depend on the machine, so the aims are
ratios: how many times what stands beside it ours takes, measured alternately in the same run. That
is a peer, or the least that Python, Qt or the memory can do for something of the kind; less is
better, and below 1 ours is the faster. In brackets: four fifths of the turns lie between these.
What nothing can stand beside has no aim. Of the 33 positions with judged dead stones 24 are also
among the tests of the program.
"""


def markdown(machine: str, sections: Iterable[tuple[str, list[Line]]]) -> str:
    """Return the whole as a page of the documents."""
    parts = [_PAGE, machine]
    for section, lines in sections:
        parts.append(f"\n## {section.capitalize()}\n")
        parts += [_barred(("what", *HEADINGS[1:])), "|---" * len(HEADINGS) + "|"]
        parts += [_barred(row) for line in lines for row in rows(line)]
        reasons = [f"- *{line.what}*: {explanation(line)}" for line in lines if explanation(line)]
        parts += ["", *reasons] if reasons else []
    return "\n".join(parts) + "\n"


def _barred(row: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
