"""The program's entry point: a command, if the first argument names one, or else the window.

Slow imports are made by the function that needs them.
"""

from __future__ import annotations

import gc
import sys
from functools import partial

from gobanapp.cli.process import Command, run_command
from gobanapp.cli.program_options import (
    EXIT_OK,
    EXIT_UNUSABLE_FILE,
    NEW_INSTANCE_OPTION,
    answer_option,
)

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
        return run_command(partial(_command, first), arguments[1:])
    if first == NEW_INSTANCE_OPTION:
        return _window(_files(arguments[1:]), alone=True)
    if first == _END_OF_OPTIONS:
        return _window(_files(arguments))
    if first.startswith("-"):
        return run_command(answer_option, arguments)
    return _window(arguments)


def _files(arguments: list[str]) -> list[str]:
    return arguments[1:] if arguments[:1] == [_END_OF_OPTIONS] else arguments


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
