"""The program's own options: usage, version, unknown options."""

from __future__ import annotations

from gobanapp import __version__
from gobanapp.cli.terminal import print_errors, print_lines

# The exit status of every command
EXIT_OK = 0
EXIT_UNUSABLE_FILE = 1
"""A file, or standard output, cannot be used."""
EXIT_USAGE = 2

NEW_INSTANCE_OPTION = "--new"
"""Start a separate program even if another one is running."""

USAGE = """\
gobanapp [FILE ...]                          open the window (with these files)
gobanapp --new [FILE ...]                    the same, in a separate program
gobanapp score FILE ... [options]            score games
gobanapp check FILE ... [options]            show what a file contains, and its problems
gobanapp convert FILE ... -o OUT [options]   write clean SGF
gobanapp diagram FILE -o OUT [options]       draw diagrams: svg, png, pdf, txt or tex
gobanapp thumbnail FILE -o OUT [options]     draw a small picture for file managers
gobanapp COMMAND --help                      show the options of a command
gobanapp --version

To open a file that has the name of a command, write ./score."""


def answer_option(arguments: list[str]) -> int:
    """Handle an option in place of a command; return the exit status."""
    option = arguments[0]
    if option in {"-h", "--help"}:
        print_lines(USAGE.split("\n"))
    elif option == "--version":
        print_lines([f"gobanapp {__version__}"])
    else:
        print_errors(f"gobanapp: unknown option {option}; see gobanapp --help")
        return EXIT_USAGE
    return EXIT_OK
