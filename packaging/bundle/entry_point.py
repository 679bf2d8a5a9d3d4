"""Where the bundle starts: what it needs around it is taken back before the program runs.

The bundle finds its libraries by variables of the environment. Programs that ours starts, such as
the player of sounds or the browser, would find them too, and fail with what is not theirs.
"""

from __future__ import annotations

import os
import sys

_OF_QT = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH")  # our Qt finds its plugins by where it lies
_OF_LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")  # read once, as a process begins


_NO_LOCALE = ("", "C", "POSIX")


def use_utf8() -> None:
    """Where no locale is set, take that which writes all letters, as an installed Python does.

    Qt does so, too, but not without a word about it.
    """
    decides = next(filter(os.environ.get, ("LC_ALL", "LC_CTYPE", "LANG")), "LANG")
    if sys.platform == "linux" and os.environ.get(decides, "") in _NO_LOCALE:
        os.environ["LC_ALL" if decides == "LC_ALL" else "LC_CTYPE"] = "C.UTF-8"


def restore_environment() -> None:
    for name in _OF_QT:
        os.environ.pop(name, None)
    for name in _OF_LIBRARIES:
        before = os.environ.pop(f"{name}_ORIG", None)
        if before:
            os.environ[name] = before
        else:
            os.environ.pop(name, None)


if __name__ == "__main__":
    restore_environment()
    use_utf8()
    from gobanapp.__main__ import main

    sys.exit(main())
