"""The commands called as functions, in a folder of their own."""

import json

import pytest

from gobanapp.__main__ import main


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder that is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def record(folder):
    """Write a file into the folder."""

    def write(name, text):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        return name

    return write


@pytest.fixture
def gobanapp(folder, capsys):
    """Run a command line; returns the exit status, what was printed, and what was complained."""

    def run(*arguments):
        status = main(list(arguments))
        out, err = capsys.readouterr()
        return status, out, err

    return run


@pytest.fixture
def reports(gobanapp):
    """Run a command that succeeds; returns what it says in JSON."""

    def run(*arguments):
        status, out, _ = gobanapp(*arguments, "--json")
        assert status == 0
        return json.loads(out)

    return run
