"""The letter in a text that leads to its line or field, written behind an "&"."""

from __future__ import annotations

import re
from typing import Final

_BEHIND: Final = re.compile(r"\s*\(&\w\)")
"""Where the words have no such letters it stands behind them, as in Japanese."""


def strip_mnemonic(text: str) -> str:
    """Return "Save…" for "&Save…", and no letter at all for one that stands behind the words."""
    return _BEHIND.sub("", text).replace("&", "")
