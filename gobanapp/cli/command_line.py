"""Command lines: shared options and the parsing of their values."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn

from gobanapp.cli.program_options import EXIT_USAGE
from gobanapp.cli.terminal import print_errors, print_lines
from gobanapp.rules.ruleset import RULESET_PRESETS, Ruleset

HELP_WIDTH = 90
RULES_HELP = (
    "the ruleset, with changed rules after commas as in japanese,suicide=yes (default: the one in"
    f" the file, else japanese); rulesets: {', '.join(RULESET_PRESETS)}"
)


class _Parser(argparse.ArgumentParser):
    color: bool
    """True if the help has colours, which Python 3.14 writes as escape sequences."""

    def error(self, message: str) -> NoReturn:
        """Print the error in one line; the whole usage is for ``--help``."""
        print_errors(f"{self.prog}: {message}")
        self.exit(EXIT_USAGE)

    def print_help(self, file: object = None) -> None:  # noqa: ARG002
        """Print the help on standard output, the only place it is needed."""
        print_lines(self.format_help().splitlines())


def command_parser(
    name: str, description: str, *, several: bool = True, output: str = ""
) -> argparse.ArgumentParser:
    """Return the parser of the command ``name``, with the common options.

    ``several``: it takes more than one file. ``output``: the help for the file that it writes.
    """
    parser = _Parser(
        prog=f"gobanapp {name}",
        description=description,
        allow_abbrev=False,
        # To ask how wide the terminal is, argparse imports three compressors, every time.
        formatter_class=lambda prog: argparse.HelpFormatter(prog, width=HELP_WIDTH),
    )
    parser.color = False
    parser.add_argument("files", metavar="FILE", nargs="+" if several else 1, help="a game file")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    if output:
        parser.add_argument("-o", "--output", required=True, metavar="OUT", help=output)
    return parser


def parse_command_line(parser: argparse.ArgumentParser, arguments: list[str]) -> argparse.Namespace:
    """Read a command line with files and options in any order.

    After "--" there are only files. ``parse_intermixed_args`` would check again whether they are
    options, so they get other names for a moment.
    """
    if "--" not in arguments:
        return parser.parse_intermixed_args(arguments)
    first_file = arguments.index("--") + 1
    files = arguments[first_file:]
    stand_ins = [f"./{file}" for file in files]
    options = parser.parse_intermixed_args([*arguments[:first_file], *stand_ins])
    options.files = options.files[: len(options.files) - len(files)] + files
    return options


def add_rules_option(parser: argparse.ArgumentParser, *, is_used: bool = True) -> None:
    """Add the option for the ruleset; ``is_used``: whether the command uses it."""
    help_text = RULES_HELP if is_used else "accepted and ignored"
    parser.add_argument("--rules", type=parse_ruleset, metavar="RULES", help=help_text)


def add_position_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that select a position of a file."""
    parser.add_argument(
        "--game",
        type=whole_number(1),
        default=1,
        metavar="N",
        help="the Nth game of a collection (default: 1)",
    )
    parser.add_argument(
        "--move",
        type=whole_number(0),
        metavar="N",
        help="the position after N moves of the main line (default: all)",
    )


def whole_number(minimum: int) -> Callable[[str], int]:
    """Return a parser of whole numbers not less than ``minimum``."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < minimum:
            raise argparse.ArgumentTypeError(f"not a whole number from {minimum} up: {text!r}")
        return int(text)

    return read


def parse_point_count(text: str) -> float:
    """Read a number of points, such as 6.5 or -5."""
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not abs(value) < 1_000_000:
        raise argparse.ArgumentTypeError(f"not a number of points: {text!r}")
    return value


def parse_ruleset(text: str) -> Ruleset:
    try:
        return Ruleset.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
