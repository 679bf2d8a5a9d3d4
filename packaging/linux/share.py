"""What desktops are told of the program: ``python packaging/linux/share.py FOLDER``.

``share`` beside this file mirrors /usr/share; icons, and what follows from the version, are added.
"""

from __future__ import annotations

import re
import shutil
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ID = "org.gobanapp.gobanapp"
TREE = Path(__file__).resolve().parent / "share"

_ICONS = ROOT / "resources" / "icons" / "app"
_RELEASES = re.compile(r"^ *<releases/>\n", re.MULTILINE)
_VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
_HEADING = r"^## \[{version}\] - ([0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}})$"


def install_share(destination: Path) -> None:
    """Copy desktop file, metainfo, types, thumbnailer, icons, man page and completions.

    They go below ``destination``, which stands for /usr/share; files of the same names are
    replaced. The caches that desktops make of them are not brought up to date.
    """
    for source in sorted(TREE.rglob("*")):
        if source.is_file():
            _copy(source, destination / source.relative_to(TREE))
    metainfo = destination / "metainfo" / f"{ID}.metainfo.xml"
    text = metainfo.read_text("utf-8")
    metainfo.write_text(_RELEASES.sub(lambda _: _releases(), text), "utf-8")
    for source in sorted(_ICONS.iterdir()):
        _copy(source, destination / "icons" / "hicolor" / _icon_place(source))


def _icon_place(source: Path) -> Path:
    if source.suffix == ".svg":
        return Path("scalable", "apps", f"{ID}.svg")
    size = source.stem.rpartition("-")[2]
    return Path(f"{size}x{size}", "apps", f"{ID}.png")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)


def _releases() -> str:
    """Return the version with its day: that in the changelog, and today before it has one."""
    found = _VERSION.search((ROOT / "gobanapp" / "__init__.py").read_text("utf-8"))
    assert found is not None
    heading = re.compile(_HEADING.format(version=re.escape(found[1])), re.MULTILINE)
    dated = heading.search((ROOT / "CHANGELOG.md").read_text("utf-8"))
    day = dated[1] if dated else time.strftime("%Y-%m-%d")
    kind = "stable" if dated else "development"
    return (
        "  <releases>\n"
        f'    <release version="{found[1]}" date="{day}" type="{kind}"/>\n'
        "  </releases>\n"
    )


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    install_share(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
