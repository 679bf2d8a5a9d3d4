"""Folders of the collected games, positions and files that these scripts judge by.

They are others' and no part of the checkout: the folder that ``GOBANAPP_CORPUS`` names, or
``shared/corpus`` beside the checkout. Without it there is nothing to judge; each script says so.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

_BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("GOBANAPP_CORPUS") or _BESIDE)

Case = dict[str, Any]
"""A position or a game with what is expected of it, as its file has it."""


def cases_of(file: str) -> list[Case]:
    """Return the cases of a file of the folder, or the games of an index."""
    content: dict[str, Any] = json.loads((CORPUS / file).read_text(encoding="utf-8"))
    found: list[Case] = content.get("cases") or content["games"]
    return found
