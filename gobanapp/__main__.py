"""The program's entry point: a command, if the first argument names one, or else the window.

Slow imports are made by the function that needs them.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from gobanapp.cli.process import Command, run_command
from gobanapp.cli.program_options import (
    EXIT_OK,
    EXIT_UNUSABLE_FILE,
    NEW_INSTANCE_OPTION,
    answer_option,
)


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
        return run_command(_COMMANDS[first], arguments[1:])
    if first == NEW_INSTANCE_OPTION:
        return _window(_files(arguments[1:]), alone=True)
    if first == _END_OF_OPTIONS:
        return _window(_files(arguments))
    if first.startswith("-"):
        return run_command(answer_option, arguments)
    return _window(arguments)


def _files(arguments: list[str]) -> list[str]:
    return arguments[1:] if arguments[:1] == [_END_OF_OPTIONS] else arguments


@contextmanager
def _imports() -> Iterator[None]:
    """Import without looking for garbage: modules stay."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _score(arguments: list[str]) -> int:
    with _imports():
        from gobanapp.cli.score import run

    return run(arguments)


def _check(arguments: list[str]) -> int:
    with _imports():
        from gobanapp.cli.check import run

    return run(arguments)


def _convert(arguments: list[str]) -> int:
    with _imports():
        from gobanapp.cli.convert import run

    return run(arguments)


def _diagram(arguments: list[str]) -> int:
    with _imports():
        from gobanapp.cli.diagram import run

    return run(arguments)


def _thumbnail(arguments: list[str]) -> int:
    gc.disable()  # file managers start hundreds of processes, and none lives long enough for it
    try:
        from gobanapp.cli.thumbnail import run

        return run(arguments)
    finally:
        gc.enable()


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


_END_OF_OPTIONS = "--"

_COMMANDS: Mapping[str, Command] = {
    "score": _score,
    "check": _check,
    "convert": _convert,
    "diagram": _diagram,
    "thumbnail": _thumbnail,
}


if __name__ == "__main__":
    sys.exit(main())
