"""FG, PM and MN: where figures begin, how moves are numbered <-> the values of the properties."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gobanapp.game.print_properties import (
    NO_PRINT_PROPERTIES,
    FigureFlag,
    FigureStart,
    Numbering,
    PrintProperties,
)
from gobanapp.sgf.node_values import NodeValues
from gobanapp.sgf.property_table import PRINTED_NAMES
from gobanapp.sgf.value_types import read_simple_text, split_composed, write_simple_text

_FLAGS = re.compile(r"\s*(\d{1,9})\s*")
_NUMBER = re.compile(r"\s*([-+]?\d{1,4})\s*")


def take_printed(values: NodeValues) -> PrintProperties:
    """Take what is said of printing out of a node's properties; what is not understood stays."""
    if PRINTED_NAMES.isdisjoint(values.remaining):
        return NO_PRINT_PROPERTIES
    return PrintProperties(
        figure=_take_figure(values),
        numbering=values.first("PM", _numbering),
        number=values.first("MN", _number),
    )


def _take_figure(values: NodeValues) -> FigureStart | None:
    found = values.remaining.get("FG")
    if found and not found[0].strip():  # all that most figures say
        values.leave("FG", found[1:])
        return FigureStart()
    figure: FigureStart | None = values.first("FG", _figure)
    return figure


def _figure(value: str) -> FigureStart | None:
    flags, name = split_composed(value) or (value, "")
    found = _FLAGS.fullmatch(flags)
    if found is None:
        return None
    return FigureStart(read_simple_text(name), FigureFlag(int(found[1])))


def _numbering(value: str) -> Numbering | None:
    found = value.strip()
    return Numbering(int(found)) if found in {"0", "1", "2"} else None


def _number(value: str) -> int | None:
    found = _NUMBER.fullmatch(value)
    return int(found[1]) if found else None


def write_printed(printed: PrintProperties) -> Iterator[tuple[str, list[str]]]:
    """Yield the properties that ``take_printed`` makes ``printed`` of."""
    figure = printed.figure
    if figure == FigureStart():
        yield "FG", [""]
    elif figure is not None:
        name = write_simple_text(figure.name).replace(":", "\\:")
        yield "FG", [f"{figure.flags.value}:{name}"]
    if printed.numbering is not None:
        yield "PM", [str(printed.numbering.value)]
    if printed.number is not None:
        yield "MN", [str(printed.number)]
