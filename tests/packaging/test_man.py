"""The man page: it names what the commands take, and no more."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from gobanapp.cli.program_options import USAGE
from gobanapp.rules.ruleset import RULESET_PRESETS

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
COMPLETIONS = runpy.run_path(str(LINUX / "make_completions.py"))
PAGE = (LINUX / "share" / "man" / "man1" / "gobanapp.1").read_text("utf-8")
COMMANDS = {command.name: command for command in COMPLETIONS["commands"]()}
COMMON = "Common options"


def section(name):
    """Return what stands below a heading."""
    found = re.search(
        rf"^\.S[hs] {re.escape(name)}\n(.*?)(?=^\.S[hs]|\Z)", PAGE, re.DOTALL | re.MULTILINE
    )
    return found[1]


def described(text):
    """The options that have an item in a text, and what their values are called."""
    found = {}
    for item in re.findall(r"^\.It (Fl .*)$", text, re.MULTILINE):
        names, _, value = item.partition(" Ar ")
        found |= dict.fromkeys(re.findall(r"Fl (\S+)", names), value.replace(" ", ""))
    return {f"-{name}": value for name, value in found.items()}


def test_every_command_has_a_section_and_a_synopsis():
    headings = re.findall(r"^\.Ss (.*)$", PAGE, re.MULTILINE)
    assert headings == [COMMON, *COMMANDS, "Rulesets"]
    assert re.findall(r"^\.Cm (\S+)$", section("SYNOPSIS"), re.MULTILINE) == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_lists_the_options_of_each_command(name):
    common = described(section(COMMON))
    taken = {
        spelling: (option.value or "").replace(" ", "")
        for option in COMMANDS[name].options
        for spelling in option.names
    }
    assert described(section(name)) == {
        spelling: value for spelling, value in taken.items() if spelling not in common
    }
    # The page says of the thumbnail that it takes no ruleset.
    missing = {"--rules"} if name == "thumbnail" else set()
    assert common.keys() - taken.keys() == missing


def test_the_page_lists_the_options_of_the_program():
    options = set(re.findall(r"^gobanapp (--[a-z]+)", USAGE, re.MULTILINE)) | {"--help"}
    assert described(section("DESCRIPTION")).keys() == options


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_lists_the_choices_of_each_option(name):
    words = set(re.findall(r"^\.Cm (\S+)", section(name) + section("Rulesets"), re.MULTILINE))
    words |= set(re.search(r"two \| four", section("diagram"))[0].split(" | "))
    for option in COMMANDS[name].options:
        assert set(option.words) <= words, option.names


def test_the_page_lists_the_rulesets():
    listed = section("Rulesets").partition("Optional fields")[0]
    assert re.findall(r"^\.Cm (\S+)", listed, re.MULTILINE) == list(RULESET_PRESETS)


@pytest.mark.skipif(sys.platform != "linux", reason="no such program here")
def test_the_page_renders_without_warnings():
    done = subprocess.run(
        ["groff", "-mdoc", "-Tutf8", "-ww", "-K", "utf8", "-P", "-c"],
        input=PAGE,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    plain = re.sub(r".\x08", "", done.stdout)
    assert "--keep-numbers" in plain
    assert all(len(line) <= 80 for line in plain.splitlines())
