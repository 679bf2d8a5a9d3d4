"""What the program says of itself: its usage, its version, that an option is none."""

from __future__ import annotations

from gobanapp import __version__
from gobanapp.cli.terminal import print_errors, print_lines

# The exit status of every command
EXIT_OK = 0
EXIT_UNUSABLE_FILE = 1
"""A file, or standard output, cannot be used."""
EXIT_USAGE = 2

NEW_INSTANCE_OPTION = "--new"
"""Open a program of its own, though another one is running."""

USAGE = """\
gobanapp [FILE ...]                          open the window (with these files)
gobanapp --new [FILE ...]                    the same, in a program of its own
gobanapp score FILE ... [options]            count games
gobanapp check FILE ... [options]            say what a file holds and what is wrong with it
gobanapp convert FILE ... -o OUT [options]   write clean SGF
gobanapp diagram FILE -o OUT [options]       draw it as svg, png, pdf, txt or tex
gobanapp thumbnail FILE -o OUT [options]     draw it as a small picture for file managers
gobanapp COMMAND --help                      say more about a command
gobanapp --version

A file that is called like a command is written ./score."""


def answer_option(arguments: list[str]) -> int:
    """Answer an option that stands in the place of a command; return the exit status."""
    option = arguments[0]
    if option in {"-h", "--help"}:
        print_lines(USAGE.split("\n"))
    elif option == "--version":
        print_lines([f"gobanapp {__version__}"])
    else:
        print_errors(f"gobanapp: there is no option {option}; see gobanapp --help")
        return EXIT_USAGE
    return EXIT_OK
