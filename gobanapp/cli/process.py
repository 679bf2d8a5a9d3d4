"""A command as a process: output, interruption and exit status."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable

from gobanapp.cli.program_options import EXIT_UNUSABLE_FILE
from gobanapp.cli.terminal import print_errors

INTERRUPTED = 130

Command = Callable[[list[str]], int]


def run_command(command: Command, arguments: list[str]) -> int:
    """Run a command and return the exit status, however it is stopped."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Names of files can contain what the terminal's encoding, or any, cannot express.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = _status(command, arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        # Commands handle errors of their files, so this is standard output. Unwritten text must
        # go somewhere, or Python complains again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # the reader has stopped, as with "| head"
            print_errors(f"gobanapp: nothing can be printed: {error.strerror}")
        return EXIT_UNUSABLE_FILE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _status(command: Command, arguments: list[str]) -> int:
    try:
        return command(arguments)
    except SystemExit as stop:  # argparse has printed its help or an error
        return stop.code if isinstance(stop.code, int) else 0
