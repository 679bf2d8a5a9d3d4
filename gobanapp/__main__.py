"""The program's entry point: a command, if the first argument names one, or else the window.

Slow imports are made by the function that needs them.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Callable
from functools import partial

from gobanapp.cli.program_options import (
    EXIT_OK,
    EXIT_UNUSABLE_FILE,
    NEW_INSTANCE_OPTION,
    answer_option,
)
from gobanapp.cli.terminal import print_errors

Command = Callable[[list[str]], int]

_INTERRUPTED = 130
_COMMANDS = frozenset(("score", "check", "convert", "diagram", "thumbnail"))
_END_OF_OPTIONS = "--"


def main(argv: list[str] | None = None) -> int:
    """Run the program with ``argv``, by default the process's, and return the exit status."""
    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except ImportError as error:
        from gobanapp.cli.missing_libraries import report_missing_libraries

        if report_missing_libraries(error):
            return EXIT_UNUSABLE_FILE
        raise


def _run(arguments: list[str]) -> int:
    first = arguments[0] if arguments else ""
    if first in _COMMANDS:
        return _run_command(partial(_command, first), arguments[1:])
    if first == NEW_INSTANCE_OPTION:
        return _window(_files(arguments[1:]), alone=True)
    if first == _END_OF_OPTIONS:
        return _window(_files(arguments))
    if first.startswith("-"):
        return _run_command(answer_option, arguments)
    return _window(arguments)


def _files(arguments: list[str]) -> list[str]:
    return arguments[1:] if arguments[:1] == [_END_OF_OPTIONS] else arguments


def _run_command(command: Command, arguments: list[str]) -> int:
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
        return _INTERRUPTED
    return status


def _status(command: Command, arguments: list[str]) -> int:
    try:
        return command(arguments)
    except SystemExit as stop:  # argparse has printed its help or an error
        return stop.code if isinstance(stop.code, int) else 0


def _command(name: str, arguments: list[str]) -> int:
    gc.disable()  # Imported modules stay.
    try:
        run = _imported(name)
        if name == "thumbnail":  # File managers start hundreds; each ends before any garbage.
            return run(arguments)
    finally:
        gc.freeze()
        gc.enable()
    return run(arguments)


def _imported(name: str) -> Command:
    match name:
        case "score":
            from gobanapp.cli.score import run
        case "check":
            from gobanapp.cli.check import run
        case "convert":
            from gobanapp.cli.convert import run
        case "diagram":
            from gobanapp.cli.diagram import run
        case _:
            from gobanapp.cli.thumbnail import run
    return run


def _window(files: list[str], *, alone: bool = False) -> int:
    """Open the files in the program that runs already, if there is one, or else in this one."""
    # Imported modules stay. ``GarbageCollector`` takes over as soon as there is an application.
    gc.disable()
    from gobanapp.ui.window.single_instance.client import hand_over_files
    from gobanapp.ui.window.single_instance.protocol import (
        InstanceAddress,  # needs only QtCore
    )

    address = None if alone else InstanceAddress.of_user()
    if address is not None and hand_over_files(address, files):
        return EXIT_OK
    from gobanapp.app import main as open_window

    gc.freeze()
    try:
        return open_window(files, address)
    finally:
        if address is not None:
            address.leave()


if __name__ == "__main__":
    sys.exit(main())
