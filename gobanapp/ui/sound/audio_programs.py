"""The programs of the system that make something heard, started without waiting for them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import subprocess

Which = Callable[[str], str | None]
"""Returns where a program is, None where there is none: ``shutil.which``."""


class Playback(Protocol):
    """Something that makes itself heard at this moment; a ``subprocess.Popen`` is one."""

    def poll(self) -> int | None:
        """Return 0 where it has ended well, another number where it failed, None before."""

    def kill(self) -> None: ...


class AudioBackend(Protocol):
    """One way to make something heard: a file, or words."""

    def start(self, what: str) -> Playback:
        """Begin, and return at once. Raises OSError where that cannot be done."""


class NoPlayback:
    """What needs no looking after once it has begun."""

    def poll(self) -> int | None:
        return 0

    def kill(self) -> None:
        """There is nothing to end."""


class ProgramBackend:
    """A program that is told by its last argument what is to be heard."""

    def __init__(self, *command: str) -> None:
        self.command = command

    def start(self, what: str) -> Playback:
        return start_program([*self.command, what])


def start_program(command: list[str], *, hears: bool = False) -> subprocess.Popen[bytes]:
    """Start a program that says nothing, and with ``hears`` reads what is written to it.

    Raises OSError.
    """
    import subprocess

    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE if hears else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(os.environ),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """Return what programs of the system are to be started with.

    A bundle is started with a path to its own libraries, which are not meant for them.
    """
    theirs = dict(own)
    if getattr(sys, "frozen", False):
        before = theirs.pop("LD_LIBRARY_PATH_ORIG", None)
        theirs.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            theirs["LD_LIBRARY_PATH"] = before
    return theirs
