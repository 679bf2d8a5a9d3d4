"""Where the files that come with the program are."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folder(package: Path) -> Path:
    """Wheels and bundles hold the folder within the package, a checkout beside it."""
    installed = package / "resources_data"
    return installed if installed.is_dir() else package.parent / "resources"


_FOLDER = _folder(_PACKAGE)


def resource(*parts: str) -> Path:
    """Return the path of a file or folder, as in ``resource("icons", "check-dark.svg")``.

    That it exists is not checked.
    """
    return _FOLDER.joinpath(*parts)
