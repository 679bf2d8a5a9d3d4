"""What hatchling does before it builds: the languages are compiled into what is installed."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Languages(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """Makes the .qm files, which stand in no repository, for a wheel and in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        runpy.run_path(str(Path(self.root, "packaging", "translations.py")))["compile_all"]()
