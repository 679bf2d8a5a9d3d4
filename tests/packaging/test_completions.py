"""The shells' completions: they are up to date, and bash completes with them."""

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
TOOLS = runpy.run_path(str(LINUX / "make_completions.py"))

RUN = """
compopt() { :; }
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_gobanapp
printf '%s\\n' "${COMPREPLY[@]}"
"""

bash_only = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")


@pytest.fixture
def folder(tmp_path):
    for name in ("a.sgf", "My Game.SGF", "b.gib", "score.txt"):
        (tmp_path / name).write_bytes(b"")
    (tmp_path / "games").mkdir()
    return tmp_path


@pytest.fixture
def completed(folder):
    """What bash proposes for the last word of a command line."""

    def complete(*words):
        done = subprocess.run(
            ["bash", "--norc", "-c", RUN, "bash", str(TOOLS["BASH"]), "gobanapp", *words],
            cwd=folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return sorted(filter(None, done.stdout.split("\n")))

    return complete


@pytest.mark.parametrize("path", TOOLS["files"](), ids=lambda path: path.name)
def test_completions_match_the_parsers(path):
    assert path.read_text("utf-8") == TOOLS["files"]()[path]


def test_all_commands_and_options_are_in_each():
    known = TOOLS["commands"]()
    assert [command.name for command in known] == [
        "score",
        "check",
        "convert",
        "diagram",
        "thumbnail",
    ]
    for text in TOOLS["files"]().values():
        for command in known:
            assert command.name in text
            for option in command.options:
                assert all(name.lstrip("-") in text for name in option.names)


@bash_only
def test_bash_completes_commands_and_records(completed):
    first = completed("")
    assert {"score", "thumbnail", "--version", "--help", "a.sgf", "games"} <= set(first)
    assert completed("sc") == ["score"]
    assert completed("check", "") == ["My Game.SGF", "a.sgf", "b.gib", "games"]
    assert completed("a.sgf", "b") == ["b.gib"]


@bash_only
def test_bash_completes_options_and_their_values(completed):
    assert completed("score", "--ru") == ["--rules"]
    assert completed("score", "--rules", "tr") == ["tromp-taylor"]
    assert completed("diagram", "a.sgf", "--theme", "=", "sl") == ["slate"]
    assert completed("diagram", "--sides", "=") == ["four", "two"]
    assert completed("score", "--komi", "") == []
    assert "score.txt" in completed("diagram", "a.sgf", "-o", "")
