"""The message about missing system libraries on Linux."""

from __future__ import annotations

import importlib.util
import sys
from typing import Final

# Each library and its package in Debian and Ubuntu. Where a package is now called libglib2.0-0t64,
# apt still knows the old name. dev.py reads this file by its path, so it imports only Python's own
# modules.
LIBRARIES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def missing_libraries(error: ImportError | None = None) -> list[str]:
    """Return the libraries that cannot be loaded; none if ``error`` is about something else.

    If Python lacks ctypes, as in a bundle, only the library named by ``error`` is found.
    """
    if sys.platform != "linux":
        return []
    missing = []
    if error is not None:
        named = str(error).partition(":")[0]
        if ".so" not in named or "/" in named:
            return []
        missing.append(named)
    try:
        import ctypes
    except ImportError:
        return missing
    for library in LIBRARIES:
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(library)
    return list(dict.fromkeys(missing))


def install_advice(libraries: list[str]) -> str:
    """Return the sentence for the user, with the command to type if a package is known.

    Without ctypes all packages are named, because further ones would appear one by one.
    """
    packages = [LIBRARIES[library] for library in libraries if library in LIBRARIES]
    if importlib.util.find_spec("ctypes") is None:
        packages = list(LIBRARIES.values())
    lacks = f"the system lacks {', '.join(libraries)}. Install them and try again"
    if not packages:
        return lacks + "."
    command = f"sudo apt install --no-install-recommends {' '.join(packages)}"
    return f"{lacks}, on Debian or Ubuntu:\n    {command}"


def report_missing_libraries(error: ImportError) -> bool:
    """Print the packages to install if ``error`` comes from a library; return whether it does."""
    missing = missing_libraries(error)
    if missing:
        from gobanapp.cli.terminal import print_errors  # not known where dev.py reads this file

        print_errors(*f"gobanapp: {install_advice(missing)}".split("\n"))
    return bool(missing)
