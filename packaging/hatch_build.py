"""What hatchling does before it builds: the languages are compiled, the resources put in."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Languages(BuildHookInterface):  # type: ignore[type-arg, unused-ignore]
    """Makes the .qm files, which stand in no repository, for a wheel and in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        packaging = Path(self.root, "packaging")
        runpy.run_path(str(packaging / "translations.py"))["compile_all"]()
        if self.target_name == "wheel" and version == "standard":
            contents = runpy.run_path(str(packaging / "bundle" / "contents.py"))
            for file, place in contents["resource_files"]() + contents["document_files"]():
                build_data["force_include"][str(file)] = f"gobanapp/resources_data/{place}"
