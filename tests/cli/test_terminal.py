"""Printed output: one line each, without terminal control characters."""

import io
import json
import os
import sys

import pytest

from gobanapp.cli import diagram
from gobanapp.cli.terminal import escape_controls, print_errors, print_lines

ORDERS = "\x1b]0;own\x07\x1b[31m\x9b2J\x7f\r\t\n\u202edrow\u2066\u200b\u2028\udcff"
"""Title, colour, screen and line of a terminal; the direction of writing; ends of lines."""
NAME = f"<b>&{ORDERS}.sgf"
RECORD = (
    f"(;GM[1]FF[4]SZ[9]KM[6.5{ORDERS}]RU[{ORDERS}]RE[{ORDERS}]PB[{ORDERS}]PW[{ORDERS}]"
    f"EV[{ORDERS}]C[{ORDERS}]HA[{ORDERS}]TM[{ORDERS}]DT[{ORDERS}]"
    f";B[aa]BL[{ORDERS}];B[zz{ORDERS}];W[aa]N[{ORDERS}]LB[bb:{ORDERS}];XX{ORDERS}[{ORDERS}];DD)"
).encode("utf-8", "surrogateescape")

COMMANDS = {
    "check": [],
    "score": [],
    "convert": ["-o", f"{ORDERS}.sgf"],
    "diagram": ["-o", f"{ORDERS}.svg"],
    "thumbnail": ["-o", f"{ORDERS}.png"],
}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no file may have such a name there")


def assert_harmless(printed):
    assert printed
    # Python calls the no-break space unprintable; a terminal prints it as a blank.
    assert all(sign.isprintable() for sign in printed.replace("\n", "").replace("\xa0", " "))


def test_control_characters_are_escaped(capsys):
    for sign in (*map(chr, range(32)), *map(chr, range(127, 160)), *"\u200f\u202e"):
        print_lines([f"a{sign}b", "c"])
        print_errors(f"a{sign}b")
        out, err = capsys.readouterr()
        assert out == err + "c\n", repr(sign)
        assert_harmless(out)
        assert sign.encode("unicode_escape").decode() in out


def test_printable_text_is_unchanged(capsys):
    print_lines(["黒\u30006½\xa0\\x1b “é” 😀", ""])
    assert capsys.readouterr().out == "黒\u30006½\xa0\\x1b “é” 😀\n\n"


def test_without_a_console_nothing_is_printed(monkeypatch, capsys):
    """A program without a console on Windows has no streams."""
    monkeypatch.setattr(sys, "stderr", None)
    print_errors("a")
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("command", COMMANDS)
def test_file_contents_cannot_control_the_terminal(command, gobanapp, record):
    status, out, err = gobanapp(command, record(NAME, RECORD), *COMMANDS[command])
    assert (status, err) == (0, "")
    assert_harmless(out)
    first = NAME if command in {"check", "score"} else COMMANDS[command][1]
    assert out.startswith(escape_controls(first))


@pytest.mark.parametrize("command", COMMANDS)
def test_json_output_cannot_control_the_terminal(command, gobanapp, record):
    status, out, _ = gobanapp(command, record(NAME, RECORD), *COMMANDS[command], "--json")
    assert_harmless(out)
    assert (status, json.loads(out)[0]["file"]) == (0, NAME)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "wrong",
    [
        [f"--{ORDERS}"],
        ["--rules", ORDERS],
        ["--game", ORDERS],
        ["--json", f"--komi={ORDERS}", f"--theme={ORDERS}"],
    ],
)
def test_a_wrong_option_prints_one_harmless_line(command, wrong, gobanapp, record):
    status, out, err = gobanapp(command, record("a.sgf", "(;)"), *COMMANDS[command], *wrong)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert_harmless(err)


@pytest.mark.parametrize("option", [f"--{ORDERS}", "--help", "--version"])
def test_the_programs_own_messages_cannot_control_the_terminal(option, gobanapp):
    _, out, err = gobanapp(option)
    assert_harmless(out + err)


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unusable_file_prints_one_harmless_line(command, gobanapp, record, folder):
    (folder / "place").write_text("")
    bad = f"(;SZ[{ORDERS}99]GM[1];B[aa])".encode("utf-8", "surrogateescape")
    for name, output in (
        (f"there is no{ORDERS}", COMMANDS[command]),
        (record(NAME, ""), COMMANDS[command]),
        (record(f"{ORDERS}/a{ORDERS}", bad), ["-o", f"place/{ORDERS}"]),
    ):
        arguments = output if COMMANDS[command] else []
        status, out, err = gobanapp(command, name, *arguments)
        assert err.count("\n") == (status != 0)
        assert_harmless(out + err)


def test_help_has_no_colours_and_no_control_characters(gobanapp, monkeypatch):
    """Python 3.14 colours it where the terminal says that it can."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(diagram, "style_names", lambda: ["book", ORDERS])
    status, out, err = gobanapp("diagram", "--help")
    assert (status, err) == (0, "")
    assert_harmless(out)


def test_qt_messages_of_a_failed_start_are_escaped(monkeypatch):
    from PySide6.QtCore import qWarning

    from gobanapp.app import exit_without_platform

    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with exit_without_platform(list, print_errors):
        qWarning("one\x1b[31m\ntwo\u202e")
    assert sys.stderr.getvalue() == "one\\x1b[31m\ntwo\\u202e\n"
