"""Time systems <-> plain values that JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing, TimeSystem

_KINDS: Mapping[str, type[TimeSystem]] = {
    "absolute": TimeSystem,
    "byo-yomi": ByoYomi,
    "ing": Ing,
    "canadian": Canadian,
    "fischer": Fischer,
    "delay": Delay,
    "bronstein": Bronstein,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_COUNTS = ("periods", "stones")


def time_system_to_json(system: TimeSystem) -> dict[str, Any]:
    """Return what ``time_system_from_json`` reads: the kind of system, and each of its fields."""
    return {"kind": _NAMES[type(system)], **asdict(system)}


def time_system_from_json(written: Mapping[str, Any]) -> TimeSystem:
    """Return the system that was written. Raises ValueError, KeyError or TypeError for no such."""
    fields = dict(written)
    kind = fields.pop("kind")
    if not isinstance(kind, str):
        raise TypeError("no kind of time system")
    for name, value in fields.items():
        whole = type(value) is int
        is_right = whole if name in _COUNTS else whole or type(value) is float
        if not is_right and not (name == "most" and value is None):
            raise TypeError(f"no number: {name}")
    return _KINDS[kind](**fields)
