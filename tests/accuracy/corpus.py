"""Where the collected games, positions and files are that these scripts judge us by.

They are others' and no part of the checkout: the folder that ``GOBANAPP_CORPUS`` names, or
``shared/corpus`` beside the checkout. Without it there is nothing to judge; each script says so.
"""

from __future__ import annotations

import os
from pathlib import Path

_BESIDE = Path(__file__).resolve().parents[3] / "shared" / "corpus"
CORPUS = Path(os.environ.get("GOBANAPP_CORPUS") or _BESIDE)
