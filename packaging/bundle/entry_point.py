"""Where the bundle starts: what it needs around it is taken back before the program runs.

The bundle finds its libraries by variables of the environment. Programs that ours starts, such as
the player of sounds or the browser, would find them too, and fail with what is not theirs.
"""

from __future__ import annotations

import os
import sys

_OF_QT = ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH")  # our Qt finds its plugins by where it lies
_OF_LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")  # read once, as a process begins


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
    from gobanapp.__main__ import main

    sys.exit(main())
