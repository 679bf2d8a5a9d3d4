"""Reading of a theme from a small TOML file; resources/themes/kaya.toml shows all of it."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, NamedTuple

from gobanapp.diagram.theme import KAYA, Material, SlabLook, StoneLook, Surface, Theme, WoodLook
from gobanapp.rules.color import ByColor

LARGEST_FILE: Final = 65_536
"""The limit of a file, in bytes."""
_MAX_NAME_LETTERS: Final = 60
_COLOR: Final = re.compile(r"#[0-9a-fA-F]{6}")
_COLORS: Final = ("board", "line", "writing", "accent", "casing", "counted", "warning")
_STONE_COLORS: Final = ("fill", "ink")
_SURFACES: Final = {"wood": ("early", "late"), "slab": ("pale", "dark")}
_NUMBERS: Final[Mapping[str, Mapping[str, tuple[float, float]]]] = {
    "wood": {"rings": (20, 400), "bend": (0, 3), "seed": (0, 1_000_000)},
    "slab": {"clouds": (0, 3), "seed": (0, 1_000_000)},
}
_INTEGERS: Final = {"rings", "seed"}


class ThemeFault(Enum):
    """Kinds of problems of a theme file."""

    UNREADABLE = "unreadable"
    SYNTAX = "syntax"
    MISSING = "missing"
    UNKNOWN = "unknown"
    NO_TABLE = "no table"
    NO_TEXT = "no text"
    NO_COLOR = "no color"
    NO_NUMBER = "no number"
    NO_CHOICE = "no choice"


class ThemeError(Exception):
    """A problem.

    ``where``: the entry, such as "stones.black.fill", or the line of a syntax error. ``allowed``:
    the permitted numbers or words.
    """

    def __init__(self, fault: ThemeFault, where: str, allowed: str = "") -> None:
        super().__init__(fault, where, allowed)
        self.fault = fault
        self.where = where
        self.allowed = allowed


class NamedTheme(NamedTuple):
    name: str
    theme: Theme


def read_theme(data: bytes) -> NamedTheme:
    """Return the theme in a file, on the table of ``KAYA``. Raises ThemeError."""
    try:
        entries = tomllib.loads(data.decode("utf-8-sig")) if len(data) <= LARGEST_FILE else None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise ThemeError(ThemeFault.SYNTAX, line.group(1) if line else "") from error
    except (ValueError, RecursionError):  # no UTF-8; endless numbers; tables within tables
        entries = None
    if entries is None:
        raise ThemeError(ThemeFault.UNREADABLE, "")
    root = _Table(entries)
    root.check_keys({"name", "surface", "stones", *_COLORS})
    name = root.text("name")
    colors: dict[str, Any] = {key: root.color(key) for key in _COLORS}
    stones = root.table("stones")
    stones.check_keys({"black", "white"})
    looks = ByColor(_stone(stones.table("black")), _stone(stones.table("white")))
    surface = _surface(root.table("surface")) if "surface" in entries else None
    return NamedTheme(name, replace(KAYA, surface=surface, stones=looks, **colors))


def _stone(table: _Table) -> StoneLook:
    table.check_keys({"material", "outline", *_STONE_COLORS})
    material = Material(table.choice("material", [material.value for material in Material]))
    fill, ink = map(table.color, _STONE_COLORS)
    outline = table.color("outline") if "outline" in table.entries else None
    return StoneLook(material, fill, ink, outline)


def _surface(table: _Table) -> Surface:
    kind = table.choice("kind", list(_SURFACES))
    numbers = _NUMBERS[kind]
    table.check_keys({"kind", *_SURFACES[kind], *numbers})
    values: dict[str, Any] = {key: table.color(key) for key in _SURFACES[kind]}
    for key, limits in numbers.items():
        if key in table.entries:
            value = table.number(key, *limits)
            values[key] = round(value) if key in _INTEGERS else value
    return WoodLook(**values) if kind == "wood" else SlabLook(**values)


@dataclass(frozen=True, slots=True)
class _Table:
    """The entries of one table of the file, with the table's name."""

    entries: Mapping[str, object]
    prefix: str = ""

    def check_keys(self, keys: set[str]) -> None:
        """Raise ThemeError for unknown keys, so that typing errors do not go unnoticed."""
        for key in self.entries:
            if key not in keys:
                raise ThemeError(ThemeFault.UNKNOWN, self.prefix + key)

    def table(self, key: str) -> _Table:
        value = self._value(key)
        if not isinstance(value, dict):
            raise ThemeError(ThemeFault.NO_TABLE, self.prefix + key)
        return _Table(value, f"{self.prefix}{key}.")

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not value.isprintable() or not value.strip():
            raise ThemeError(ThemeFault.NO_TEXT, self.prefix + key)
        return value.strip()[:_MAX_NAME_LETTERS]

    def color(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not _COLOR.fullmatch(value):
            raise ThemeError(ThemeFault.NO_COLOR, self.prefix + key)
        return value.lower()

    def choice(self, key: str, allowed: list[str]) -> str:
        value = self._value(key)
        if not isinstance(value, str) or value not in allowed:
            raise ThemeError(ThemeFault.NO_CHOICE, self.prefix + key, ", ".join(allowed))
        return value

    def number(self, key: str, minimum: float, maximum: float) -> float:
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int | float):
            value = math.nan
        if not minimum <= value <= maximum:  # as is NaN, which a file may hold too
            raise ThemeError(ThemeFault.NO_NUMBER, self.prefix + key, f"{minimum:g} – {maximum:g}")
        return float(value)

    def _value(self, key: str) -> object:
        if key not in self.entries:
            raise ThemeError(ThemeFault.MISSING, self.prefix + key)
        return self.entries[key]
