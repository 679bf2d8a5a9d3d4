"""The list of what a release needs, in a repository made for it."""

import importlib.util
import json
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
TODAY = date.today().isoformat()  # noqa: DTZ011 - as the script has it


@pytest.fixture
def release(monkeypatch):
    """The script, which finds its neighbour as it does where it is run."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    spec = importlib.util.spec_from_file_location("release_script", PACKAGING / "release.py")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "release_script", module)
    spec.loader.exec_module(module)
    return module


def git(root, *arguments):
    settings = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    done = subprocess.run(
        ["git", *settings, *arguments], cwd=root, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout on main that is ready but for what takes long."""
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"):
        monkeypatch.delenv(name, raising=False)  # a hook of git would have us use its own
    root = tmp_path / "checkout"
    (root / "gobanapp").mkdir(parents=True)
    (root / "gobanapp" / "__init__.py").write_text('__version__ = "1.2.0"\n')
    (root / "CHANGELOG.md").write_text(f"# Changelog\n\n## [1.2.0] - {TODAY}\n\n## [1.1.0] - x\n")
    (root / "resources" / "translations").mkdir(parents=True)
    (root / ".gitignore").write_text("build/\n")
    git(root, "init", "-q", "-b", "main")
    commit(root)
    return root


def commit(root):
    git(root, "add", "--all")
    git(root, "commit", "-q", "--allow-empty", "-m", "all")


@pytest.fixture
def run(release, checkout, monkeypatch, capsys):
    """Go through the list; returns the exit code, what was printed, and the commands run."""
    ran = []
    fails = set()
    monkeypatch.setattr(release, "ROOT", checkout)
    monkeypatch.setattr(release.Release.__init__, "__defaults__", (checkout,))

    def run_command(_, name):
        ran.append(name)
        return int(name in fails)

    monkeypatch.setattr(release, "run_command", run_command)

    def run(*arguments, answer="y", failing=()):
        ran.clear()
        fails.clear()
        fails.update(failing)
        monkeypatch.setattr("builtins.input", lambda question: answer)
        code = release.main(["1.2.0", *arguments])
        return code, capsys.readouterr().out, [*ran]

    return run


COMMANDS = ["screenshots", "test", "coverage", "mutation", "bench", "soak", "bundle"]


def test_all_is_done_in_turn_and_the_tag_is_told_not_made(run, checkout):
    code, printed, ran = run()
    assert (code, ran) == (0, COMMANDS)
    assert "git tag --annotate v1.2.0" in printed
    assert git(checkout, "tag") == ""


def test_each_command_is_one_of_dev_py(release):
    import dev

    commands = {point.command for point in release.POINTS} - {None}
    assert commands - {"bundle"} <= dev.COMMANDS.keys()


def test_it_goes_on_where_it_stopped(run):
    code, printed, ran = run(failing={"coverage"})
    assert (code, ran) == (1, ["screenshots", "test", "coverage"])
    assert "Stopped at coverage; after it: mutation, bench, soak, bundle, licences." in printed
    code, printed, ran = run()
    assert (code, ran) == (0, COMMANDS[2:])
    assert "as before  tests" in printed


def test_what_was_done_for_another_commit_is_done_again(run, checkout):
    assert run()[0] == 0
    assert run()[2] == []
    commit(checkout)
    assert run()[2] == COMMANDS


def test_who_does_not_agree_stops_it(run):
    code, printed, ran = run(answer="n")
    assert (code, ran) == (1, [])
    assert "Stopped at changes" in printed


def test_where_nobody_can_answer_nobody_agrees(run, release, monkeypatch):
    def no_terminal(question):
        raise EOFError

    monkeypatch.setattr("builtins.input", no_terminal)
    assert not release.is_agreed("Really?")


def test_without_one_point_there_is_no_tag(run):
    code, printed, ran = run("--no-soak", "--no-bundle")
    assert (code, ran) == (1, COMMANDS[:-2])
    assert "needs these too: soak, bundle" in printed
    assert "git tag" not in printed


def test_a_list_does_nothing(run):
    run(failing={"coverage"})
    code, printed, ran = run("--list")
    assert (code, ran) == (0, [])
    lines = {line.split()[1]: line.split()[0] for line in printed.splitlines()}
    assert lines["tests"] == "done"
    assert lines["coverage"] == lines["licences"] == "left"


def test_pictures_that_differ_are_to_be_looked_at(run, release, checkout, monkeypatch):
    def run_command(_, name):
        (checkout / "picture.png").write_text(name)
        return 0

    monkeypatch.setattr(release, "run_command", run_command)
    code, printed, _ = run()
    assert code == 1
    assert "picture.png" in printed
    assert "Stopped at pictures" in printed


@pytest.mark.parametrize(
    ("path", "text", "sentence"),
    [
        ("new.txt", "new", "not committed"),
        ("gobanapp/__init__.py", '__version__ = "1.1.0"', "has the version 1.1.0"),
        ("CHANGELOG.md", "## [1.1.0] - 2020-01-01", "begins with 1.1.0"),
        ("CHANGELOG.md", "nothing", "begins with nothing"),
        ("CHANGELOG.md", "## [1.2.0] - unreleased", "no day"),
        ("CHANGELOG.md", f"## [1.2.0] - {date.today() + timedelta(2)}", "no day"),  # noqa: DTZ011
        (
            "resources/translations/gobanapp_xx.ts",
            '<TS><message><translation type="unfinished"/></message></TS>',
            "1 texts, 1 missing",
        ),
    ],
)
def test_what_is_not_ready_is_told(run, checkout, path, text, sentence):
    (checkout / path).write_text(text)
    if path != "new.txt":
        commit(checkout)
    code, printed, ran = run()
    assert (code, ran) == (1, [])
    assert sentence in printed


def test_another_branch_is_no_release(run, checkout):
    git(checkout, "switch", "-q", "-c", "other")
    assert "made from main" in run()[1]


def test_a_version_that_has_a_tag_is_released_already(run, checkout):
    git(checkout, "tag", "v1.2.0")
    assert "There is a tag v1.2.0 already." in run()[1]


@pytest.mark.parametrize("arguments", [[], ["1.2"], ["1.02.0"], ["1.2.0", "--no-fun"], ["1", "2"]])
def test_what_cannot_be_understood_is_told(release, capsys, arguments):
    assert release.main(arguments) == release.EXIT_USAGE
    assert capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", '{"version": "1.1.0", "done": {"tests": "x"}}'])
def test_notes_of_another_release_or_none_are_no_notes(release, tmp_path, text):
    path = tmp_path / "notes.json"
    path.write_text(text)
    assert release.Notes.read(path, "1.2.0").done == {}
    path.write_text(json.dumps({"version": "1.2.0", "done": {"tests": "x"}}))
    assert release.Notes.read(path, "1.2.0").done == {"tests": "x"}
