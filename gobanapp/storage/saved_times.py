"""The times that the user has saved as presets, as a text for the settings."""

from __future__ import annotations

import json
from collections.abc import Iterable

from gobanapp.clock.time_presets import time_system_from_text, time_system_to_text
from gobanapp.clock.time_system import TimeSystem

MAX_SAVED_TIMES = 50


def times_to_json(systems: Iterable[TimeSystem]) -> str:
    """Return the text that ``times_from_json`` reads."""
    return json.dumps([time_system_to_text(system) for system in systems])


def times_from_json(text: str) -> tuple[TimeSystem, ...]:
    """Read what ``times_to_json`` wrote, each time once; what is damaged is left out."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    texts = found if isinstance(found, list) else []
    systems = (time_system_from_text(text) for text in texts if isinstance(text, str))
    known = dict.fromkeys(system for system in systems if system is not None)
    return tuple(known)[-MAX_SAVED_TIMES:]
