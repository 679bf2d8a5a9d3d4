"""The program as a whole: which command runs, in which process, and how it ends."""

import json
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

from gobanapp import __version__
from gobanapp.__main__ import main
from tests.permissions import needs_permissions, permissions_obeyed

CHECKOUT = Path(__file__).resolve().parents[2]
NAMES = ["score", "check", "convert", "diagram", "thumbnail"]


@pytest.fixture
def window(monkeypatch):
    """Instead of the window: the lists of files it was opened with."""
    opened = []

    def open_window(files, place):
        opened.append(files)
        return 7

    monkeypatch.setitem(sys.modules, "gobanapp.app", types.SimpleNamespace(main=open_window))
    return opened


@pytest.mark.parametrize("arguments", [[], ["game.sgf"], ["./score"], ["a.sgf", "check"]])
def test_arguments_other_than_commands_open_the_window(window, arguments):
    assert main(arguments) == 7
    assert window == [arguments]


def test_the_arguments_of_the_process_are_the_default(window, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["gobanapp", "game.sgf"])
    main()
    assert window == [["game.sgf"]]


def test_the_version_and_the_usage(gobanapp, window):
    assert gobanapp("--version") == (0, f"gobanapp {__version__}\n", "")
    status, out, _ = gobanapp("--help")
    assert status == 0
    assert all(command in out for command in NAMES)
    assert gobanapp("-h") == gobanapp("--help")
    assert window == []


def test_the_new_option_starts_an_independent_instance(monkeypatch):
    places = []
    module = types.SimpleNamespace(main=lambda files, place: places.append((files, place)))
    monkeypatch.setitem(sys.modules, "gobanapp.app", module)
    main(["--new", "game.sgf"])
    main([])
    (files, alone), (_, place) = places
    assert (files, alone) == (["game.sgf"], None)
    assert not place.is_ours  # It is left in the end.


@pytest.mark.parametrize("command", NAMES)
def test_every_command_explains_itself(gobanapp, command):
    status, out, err = gobanapp(command, "--help")
    assert (status, err) == (0, "")
    assert f"gobanapp {command}" in out
    status, out, err = gobanapp(command)
    assert (status, out, len(err.splitlines())) == (2, "", 1)


def test_an_unknown_option_opens_no_window(gobanapp, window):
    status, out, err = gobanapp("--verson")
    assert (status, out, window) == (2, "", [])
    assert "--verson" in err


@pytest.mark.parametrize(
    ("arguments", "files"),
    [(["--", "-a.sgf"], ["-a.sgf"]), (["--new", "--", "-a.sgf", "b"], ["-a.sgf", "b"])],
)
def test_the_window_opens_files_that_are_called_like_options(window, arguments, files):
    main(arguments)
    assert window == [files]


def test_two_dashes_protect_files_named_like_options(gobanapp, record):
    for name in ("--json", "-a.sgf", "b.sgf", "--"):
        record(name, "(;)")
    status, out, _ = gobanapp("check", "b.sgf", "--json", "--", "--json", "-a.sgf", "--")
    assert status == 0
    assert [report["file"] for report in json.loads(out)] == ["b.sgf", "--json", "-a.sgf", "--"]
    assert gobanapp("diagram", "-o", "a.svg", "--", "-a.sgf")[0] == 0
    assert gobanapp("diagram", "-o", "a.svg", "--", "-a.sgf", "b.sgf")[0] == 2
    assert gobanapp("convert", "b.sgf", "-o", "--", "-a.sgf")[0] == 2
    assert gobanapp("check", "--")[0] == 2


@pytest.mark.parametrize("command", ["score", "check", "convert", "diagram", "thumbnail"])
def test_error_messages_are_one_line_for_any_file_name(gobanapp, command):
    name = "no\nsuch\x1b[31m\udcff\u2028.sgf"
    output = [] if command in {"score", "check"} else ["-o", "o.svg"]
    status, out, err = gobanapp(command, name, *output, "--json")
    assert (status, json.loads(out)[0]["file"]) == (1, name)
    assert err.startswith("gobanapp: no\\nsuch\\x1b[31m\\udcff\\u2028.sgf: ")
    assert len(err.splitlines()) == 1
    status, _, err = gobanapp(command, name, *output, "--no\nsuch")
    assert (status, len(err.splitlines())) == (2, 1)


def test_options_and_files_may_come_in_any_order(gobanapp, record):
    files = record("a.sgf", "(;)"), record("b.sgf", "(;)")
    status, out, _ = gobanapp("check", files[0], "--json", files[1])
    assert (status, [report["file"] for report in json.loads(out)]) == (0, ["a.sgf", "b.sgf"])


# Processes of their own


def run(*arguments, **more):
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), **more.pop("env", {})}
    environment.pop("DISPLAY", None)
    settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "encoding": "utf-8", **more}
    return subprocess.run([sys.executable, *arguments], env=environment, check=False, **settings)


def gobanapp_process(*arguments, **more):
    return run("-m", "gobanapp", *arguments, **more)


def modules_after(*commands):
    """The modules that some commands have imported when they are done, one after the other."""
    program = (
        "import sys; from gobanapp.__main__ import main\n"
        f"status = max(map(main, {list(commands)!r}))\n"
        "print(status, *sys.modules, sep='\\n', file=sys.stderr)"
    )
    # Where coverage measures subprocesses, it imports modules of its own in them.
    done = run("-c", program, env={"COVERAGE_PROCESS_CONFIG": ""})
    status, *modules = done.stderr.splitlines()
    assert status == "0"
    return set(modules)


def rooms(modules):
    return {name.split(".")[1] for name in modules if name.startswith("gobanapp.")}


def test_the_version_prints_without_loading_the_program():
    modules = modules_after(["--version"])
    assert rooms(modules) == {"__main__", "cli"}
    assert not modules & {"argparse", "dataclasses", "json", "re"}


def test_commands_load_no_window_and_no_numpy(record):
    name = record("game.sgf", "(;SZ[9];B[aa])")
    modules = modules_after(
        ["score", name, "--dead", "none"],
        ["check", name],
        ["convert", name, "-o", "new.sgf"],
    )
    assert not modules & {"PySide6", "shiboken6", "numpy"}
    assert rooms(modules) <= {"__main__", "cli", "clock", "game", "rules", "sgf", "text"}


def test_a_diagram_is_drawn_without_qt_and_numpy(record):
    name = record("game.sgf", "(;SZ[9];B[aa])")
    modules = modules_after(
        *(
            ["diagram", name, "-o", f"out.{ending}", "--numbers", "1-1"]
            for ending in ("svg", "tex", "txt")
        )
    )
    assert not modules & {"PySide6", "shiboken6", "numpy", "random", "shutil", "tempfile"}
    assert not modules & {"gobanapp.rules.scoring", "gobanapp.rules.territory"}


def test_a_thumbnail_is_drawn_without_numpy_and_widgets(record):
    modules = modules_after(["thumbnail", record("game.sgf", "(;SZ[9];B[aa])"), "-o", "out"])
    assert not modules & {"PySide6.QtWidgets", "numpy"}
    assert rooms(modules) <= {
        "__main__",
        "cli",
        "clock",
        "diagram",
        "game",
        "paint",
        "rules",
        "sgf",
        "text",
    }


@pytest.mark.skipif(os.name != "posix", reason="folders are locked otherwise")
def test_a_thumbnail_leaves_nothing_but_itself(record, folder, tmp_path_factory):
    """File managers run it where nothing else may be written."""
    name = record("game.sgf", "(;SZ[9];B[aa])")
    home = tmp_path_factory.mktemp("home")
    home.chmod(0o500)
    places = dict.fromkeys(("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "TMPDIR"), str(home))
    made = gobanapp_process("thumbnail", name, "-o", "out", env=places)
    assert (made.returncode, made.stderr) == (0, "")
    assert list(home.iterdir()) == []
    assert sorted(path.name for path in folder.iterdir()) == [name, "out"]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "The file does not exist."),
        (b"", "It is empty."),
        (b" \n", "It is empty."),
        (bytes(range(256)) * 20, "It contains no game."),
        (b"(" * 100_000, "It contains no game."),
        (b"(;SZ[99999])", "Its board of 99999x99999 is larger than 52x52."),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ["score"],
        ["check"],
        ["convert", "-o", "new.sgf"],
        ["diagram", "-o", "new.svg"],
        ["thumbnail", "-o", "new"],
    ],
)
def test_an_unusable_file_prints_one_line(gobanapp, folder, command, data, sentence):
    if data is not None:
        (folder / "game.sgf").write_bytes(data)
    status, out, err = gobanapp(*command, "game.sgf")
    assert (status, out, err) == (1, "", f"gobanapp: game.sgf: {sentence}\n")


def test_a_folder_is_no_file(gobanapp, folder):
    (folder / "games").mkdir()
    status, out, err = gobanapp("check", "games")
    assert (status, out, len(err.splitlines())) == (1, "", 1)


@needs_permissions
def test_an_unreadable_file_prints_one_line(gobanapp, record, folder):
    (folder / record("game.sgf", "(;)")).chmod(0)
    with permissions_obeyed():
        status, out, err = gobanapp("check", "game.sgf")
    assert (status, out) == (1, "")
    assert err == "gobanapp: game.sgf: You do not have permission to read it.\n"


def test_the_exit_status_of_the_process_is_the_command_s(record):
    bad = record("bad.sgf", "")
    failed = gobanapp_process("check", bad)
    assert (failed.returncode, failed.stderr) == (1, "gobanapp: bad.sgf: It is empty.\n")
    assert gobanapp_process("check").returncode == 2


def test_a_closed_output_pipe_prints_no_error(record):
    name = record("game.sgf", "(;SZ[5]" + ";B[aa];W[aa]" * 500 + ")")
    for options in ([], ["--json"]):
        command = [sys.executable, "-m", "gobanapp", "check", name, *options]
        environment = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        ) as process:
            process.stdout.close()
            complaint = process.stderr.read()
        assert (process.returncode, complaint) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_output_prints_one_line(record):
    name = record("game.sgf", "(;)")
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        failed = gobanapp_process("check", name, stdout=full)
    assert failed.returncode == 1
    assert failed.stderr.startswith("gobanapp: nothing can be printed: ")
    assert len(failed.stderr.splitlines()) == 1


def test_names_and_words_of_any_script_can_be_printed_anywhere(record):
    name = record("古力.sgf", "(;RE[黒の勝ち?]SZ[9])")
    told = gobanapp_process("check", name, env={"PYTHONIOENCODING": "ascii"})
    assert told.returncode == 0
    assert "\\u53e4\\u529b.sgf: 1 game" in told.stdout
    told = gobanapp_process("check", name, "--json", env={"PYTHONIOENCODING": "ascii"})
    assert json.loads(told.stdout)[0]["file"] == name
