"""The table as it is printed, line by line while it is measured, and as Markdown in the end."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from tests.benchmarks.line import Figures, Line, Peer, Ratio, Unit, Verdict

HEADINGS = ("", "ours: best / median", "reference, in the same run", "ratio", "target", "")
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
# Speed and accuracy

`python3 dev.py bench --markdown FILE` prints this page. Times depend on the machine, so the
targets are ratios: the time of gobanapp divided by the time of a reference, measured alternately
in the same run. The reference is another program, or the least work that Python, Qt or the memory
needs for a comparable task. Less is better; below 1, gobanapp is faster. The range in
brackets covers four fifths of the runs. Measurements without a possible reference have no target.
Of the 33 positions with judged dead stones, 24 are also among the tests.
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
