"""The paths of the files that come with the program."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folders(package: Path) -> tuple[Path, Path]:
    """Return the folders of resources and documents.

    Wheels and bundles hold them within the package, a checkout next to it.
    """
    installed = package / "resources_data"
    if installed.is_dir():
        return installed, installed / "docs"
    return package.parent / "resources", package.parent / "docs"


_RESOURCES, _DOCUMENTS = _folders(_PACKAGE)


def resource_path(*parts: str) -> Path:
    """Return the path of a file or folder, as in ``resource_path("icons", "check-dark.svg")``.

    That it exists is not checked.
    """
    return _RESOURCES.joinpath(*parts)


def document_path(*parts: str) -> Path:
    """Return the path of a page or a picture, as in ``document_path("guide", "README.md")``.

    That it exists is not checked.
    """
    return _DOCUMENTS.joinpath(*parts)
