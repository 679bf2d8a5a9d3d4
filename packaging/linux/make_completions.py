"""Make the shells' completions: ``python packaging/linux/make_completions.py`` writes three files.

What can be completed is read from the parsers of the commands, and from the usage of the program.
shtab cannot take over: where a subcommand may stand it completes no file, but ``gobanapp game.sgf``
opens one, and in bash it completes no value behind ``--theme=``.
"""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from gobanapp.cli.program_options import USAGE  # noqa: E402
from gobanapp.cli.score import DeadStonesOption  # noqa: E402
from gobanapp.rules.ruleset import RULESET_PRESETS  # noqa: E402
from gobanapp.sgf.game_file import FileFormat  # noqa: E402

SHARE = Path(__file__).resolve().parent / "share"
BASH = SHARE / "bash-completion" / "completions" / "gobanapp"
ZSH = SHARE / "zsh" / "vendor-completions" / "_gobanapp"
FISH = SHARE / "fish" / "vendor_completions.d" / "gobanapp.fish"

MADE = "Completion of gobanapp; made by packaging/linux/make_completions.py."
ENDINGS = tuple(format_.value for format_ in FileFormat)

# What a value may be where the parser reads it with a function of its own.
_WORDS = {"RULES": tuple(RULESET_PRESETS), "WHICH": tuple(dead.value for dead in DeadStonesOption)}
_ANY_FILE = "OUT"

_COMMAND = re.compile(r"^gobanapp ([a-z]+) FILE .*?  +(.+)$", re.MULTILINE)
_OPTION = re.compile(r"^gobanapp (--[a-z]+)(?: |$)", re.MULTILINE)
_END_OF_SHORT = re.compile(r" *[;:(]|, one of")


class Option(NamedTuple):
    """An option of a command. ``words``: all that its value may be, where that is known.

    ``value``: what its value is called, None where it takes none.
    """

    names: tuple[str, ...]
    does: str
    value: str | None
    words: tuple[str, ...]

    @property
    def is_file(self) -> bool:
        return self.value == _ANY_FILE


class Command(NamedTuple):
    name: str
    does: str
    options: tuple[Option, ...]


def commands() -> list[Command]:
    """Return the commands in the order of the usage."""
    return [
        Command(name, does, tuple(_options(parser_of(name))))
        for name, does in _COMMAND.findall(USAGE)
    ]


def program_options() -> list[str]:
    """Return the options that stand in the place of a command."""
    return [*_OPTION.findall(USAGE), "--help"]


def parser_of(command: str) -> argparse.ArgumentParser:
    module = importlib.import_module(f"gobanapp.cli.{command}")
    made: argparse.ArgumentParser = module.make_parser()
    return made


def _options(parser: argparse.ArgumentParser) -> Iterator[Option]:
    for action in parser._actions:  # noqa: SLF001 - there is no other way to ask
        if not action.option_strings:
            continue
        metavar = str(action.metavar) if action.nargs != 0 else None
        words = tuple(action.choices or ()) or _WORDS.get(metavar or "", ())
        short = _END_OF_SHORT.split(action.help or "", maxsplit=1)[0]
        yield Option(tuple(action.option_strings), short, metavar, words)


def bash(known: Sequence[Command]) -> str:
    """Return the completion for bash; it needs nothing of the package bash-completion."""
    by_command = "\n".join(
        f'        {command.name}) options="{" ".join(_names(command))}" ;;' for command in known
    )
    values = []
    for command in known:
        for option in command.options:
            if option.value is None:
                continue
            pattern = "|".join(f'"{command.name} {name}"' for name in option.names)
            does = "kind=files" if option.is_file else "kind=words"
            if option.words:
                does += f' words="{" ".join(option.words)}"'
            values.append(f"        {pattern}) {does} ;;")
    first = " ".join([*(command.name for command in known), *program_options()])
    patterns = "|".join(f"*.{ending}" for ending in ENDINGS)
    return f"""\
# {MADE}

_gobanapp() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command=${{COMP_WORDS[1]}} options="" words="" kind=records file
    COMPREPLY=()
    # Bash makes --rules=x three words.
    [[ $before == = ]] && before=${{COMP_WORDS[COMP_CWORD - 2]}}
    [[ $current == = ]] && current=""
    if ((COMP_CWORD == 1)); then
        command=""
        options="{first}"
    fi
    case $command in
{by_command}
    esac
    case "$command $before" in
{chr(10).join(values)}
    esac
    case $kind in
        words)
            mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
            return
            ;;
        files)
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
            ;;
    esac
    if [[ $current == -* || $command == "" ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    fi
    [[ $current == -* ]] && return
    compopt -o filenames
    while IFS= read -r file; do
        if [[ -d $file ]]; then
            COMPREPLY+=("$file")
        else
            case ${{file,,}} in
                {patterns}) COMPREPLY+=("$file") ;;
            esac
        fi
    done < <(compgen -f -- "$current")
}}

complete -F _gobanapp gobanapp
"""


def zsh(known: Sequence[Command]) -> str:
    """Return the completion for zsh."""
    listed = "\n".join(f"    {_quoted(f'{command.name}:{command.does}')}" for command in known)
    records = f"'*:record:_files -g \"*.(#i)({'|'.join(ENDINGS)})\"'"
    cases = []
    for command in known:
        specs = [spec for option in command.options for spec in _zsh_specs(option)]
        lines = " \\\n        ".join([*specs, records])
        cases.append(f"    {command.name})\n      _arguments -S \\\n        {lines}\n      ;;")
    alone = " ".join(program_options())
    return f"""\
#compdef gobanapp
# {MADE}

local -a commands
commands=(
{listed}
)
if (( CURRENT == 2 )); then
  _describe -t commands command commands
  [[ $words[2] == -* ]] && compadd -- {alone}
  _files -g "*.(#i)({"|".join(ENDINGS)})"
  return
fi
local command=$words[2]
shift words
(( CURRENT-- ))
case $command in
{chr(10).join(cases)}
    *)
      _files -g "*.(#i)({"|".join(ENDINGS)})"
      ;;
esac
"""


def _zsh_specs(option: Option) -> Iterator[str]:
    does = re.sub(r"([\[\]:])", r"\\\1", option.does)
    value = ""
    if option.value is not None:
        action = "_files" if option.is_file else f"({' '.join(option.words)})"
        value = f":{option.value}:{action if option.words or option.is_file else ' '}"
    others = f"({' '.join(option.names)})" if len(option.names) > 1 else ""
    for name in option.names:
        ending = ("=" if name.startswith("--") else "+") if option.value is not None else ""
        yield _quoted(f"{others}{name}{ending}[{does}]{value}")


def fish(known: Sequence[Command]) -> str:
    """Return the completion for fish."""
    records = rf".*(?:/|\.(?:{'|'.join(ENDINGS)}))(?:\t.*)?$"
    lines = [
        f"# {MADE}",
        "",
        "function __gobanapp_records",
        f"    __fish_complete_path (commandline -ct) | string match -ri '{records}'",
        "end",
        "",
        "complete -c gobanapp -f -a '(__gobanapp_records)'",
        *(
            f"complete -c gobanapp -n __fish_use_subcommand -l {name.removeprefix('--')}"
            for name in program_options()
        ),
    ]
    for command in known:
        does = _quoted(command.does)
        lines.append(f"complete -c gobanapp -n __fish_use_subcommand -a {command.name} -d {does}")
    for command in known:
        lines.append("")
        seen = f"complete -c gobanapp -n '__fish_seen_subcommand_from {command.name}'"
        lines += [f"{seen} {_fish_option(option)}" for option in command.options]
    return "\n".join([*lines, ""])


def _fish_option(option: Option) -> str:
    parts = [
        f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names
    ]
    if option.is_file:
        parts.append("-r -F")
    elif option.value is not None:
        parts.append("-x")
    if option.words:
        parts.append(f"-a {_quoted(' '.join(option.words))}")
    return " ".join([*parts, f"-d {_quoted(option.does)}"])


def _names(command: Command) -> list[str]:
    return [name for option in command.options for name in option.names]


def _quoted(text: str) -> str:
    """Return a word as all three shells read it."""
    return "'" + text.replace("'", "’") + "'"


def files() -> dict[Path, str]:
    """Return what is to be written where."""
    known = commands()
    return {BASH: bash(known), ZSH: zsh(known), FISH: fish(known)}


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
