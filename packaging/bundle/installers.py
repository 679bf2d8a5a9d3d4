"""What the systems without dpkg get: an installer for Windows, a disk image for macOS."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from build_tools import ROOT, call

SCRIPT: Final = ROOT / "packaging" / "windows" / "gobanapp.iss"


def make_installer(bundle: Path, dist: Path, work: Path, version: str) -> Path:
    """Compile the script of Inno Setup for the folder. Not tried yet: it takes a Windows."""
    icons = work / "icons"
    call([sys.executable, "packaging/make_icons.py", "--bundle", str(icons)], offscreen=True)
    name = f"gobanapp-{version}-windows-setup"
    defined = {"Version": version, "Bundle": bundle, "Icons": icons, "Output": dist, "Name": name}
    call(["iscc", "/Q", *(f"/D{key}={value}" for key, value in defined.items()), str(SCRIPT)])
    return dist / f"{name}.exe"


def make_image(dist: Path, version: str) -> Path:
    """Put ``gobanapp.app`` on a compressed disk image. Not tried yet: it takes a Mac."""
    image = dist / f"gobanapp-{version}-macos.dmg"
    source = ["-srcfolder", str(dist / "gobanapp.app"), "-volname", "gobanapp"]
    call(["hdiutil", "create", *source, "-format", "UDZO", "-ov", str(image)])
    return image
