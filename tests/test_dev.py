"""The commands of dev.py and the environment that they prepare."""

import os
import sys

import pytest

import dev

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
dependencies = ["numpy"]
[dependency-groups]
test = ["pytest"]
[tool.ruff]
line-length = 100
"""


@pytest.fixture
def system(monkeypatch):
    """A Debian that has everything; tests take away from it."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "is_there", lambda name: True)
    monkeypatch.setattr(dev.shutil, "which", lambda name, **_: f"/usr/bin/{name}")
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000, raising=False)
    return monkeypatch


@pytest.fixture
def called(monkeypatch):
    """The commands that were run: the last words of each, and what their exit codes shall be."""
    done = []
    codes = {}

    def call(arguments, folder=None, silent=False):
        done.append(" ".join(arguments[1:]))
        return next((code for word, code in codes.items() if word in done[-1]), 0)

    monkeypatch.setattr(dev, "call", call)
    return done, codes


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout without an environment."""
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, "utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    (tmp_path / "python").touch()
    return tmp_path


@pytest.mark.parametrize("version", [(3, 6), (3, 10), (3, 15), (4, 0)])
def test_other_pythons_are_named(monkeypatch, capsys, version):
    monkeypatch.setattr(sys, "version_info", version)
    assert dev.main(["test"]) == dev.EXIT_NOT_READY
    assert "this is Python {}.{}.".format(*version) in capsys.readouterr().err


def test_a_complete_system_lacks_nothing(system, capsys):
    dev.prepare_system((dev.qt(), *dev.TESTS))
    assert capsys.readouterr().out == ""


def test_missing_packages_are_explained_with_the_command_to_type(system, capsys):
    system.setattr(dev, "is_there", lambda name: name not in {"libEGL.so.1", "Xvfb", "xauth"})
    with pytest.raises(dev.NotReady, match=r"sudo apt install .* libegl1 xvfb xauth$"):
        dev.prepare_system((dev.qt(), *dev.TESTS))
    qt, screen = capsys.readouterr().out.splitlines()
    assert qt == f"{dev.qt().why}. Missing: libEGL.so.1."
    assert screen == f"{dev.TESTS[0].why}. Missing: Xvfb, xauth."


def test_root_sees_a_message_before_packages_are_installed(system, called, capsys):
    done, _ = called
    said = []
    record = dev.call
    system.setattr(dev.os, "geteuid", lambda: 0)
    system.setattr(dev, "is_there", lambda name: name != "groff" or len(done) == 2)

    def call(*arguments, **options):
        said.append(capsys.readouterr().out)
        return record(*arguments, **options)

    system.setattr(dev, "call", call)
    dev.prepare_system(dev.TESTS)
    groff = next(need for need in dev.TESTS if "groff" in need.packages)
    assert groff.why in said[0]
    assert done[1].endswith("install --no-install-recommends groff-base")


def test_missing_programs_are_named_if_apt_fails(system, called, capsys):
    system.setattr(dev, "is_there", lambda name: name != "groff")
    system.setattr(dev.os, "geteuid", lambda: 0)
    with pytest.raises(dev.NotReady, match="could not install what has groff"):
        dev.prepare_system(dev.TESTS)
    system.setattr(dev.shutil, "which", lambda name: None)
    with pytest.raises(dev.NotReady, match="your system"):
        dev.prepare_system(dev.TESTS)
    assert "groff" in capsys.readouterr().out


def test_only_creating_an_environment_requires_the_venv_package(system, checkout):
    system.setattr(dev.importlib.util, "find_spec", lambda module: None)
    system.setattr(dev, "is_there", lambda name: name != "ensurepip")
    assert dev.unmet(()) == []
    (checkout / "python").unlink()
    (need,) = dev.unmet(())
    assert list(need.packages.values()) == ["python{}.{}-venv".format(*sys.version_info)]


def test_files_are_looked_for_in_all_their_places(monkeypatch):
    typelib = "/usr/lib/x/Some.typelib"
    monkeypatch.setattr(dev.glob, "glob", lambda pattern: [typelib] * (pattern == "/usr/lib/*/S*"))
    assert dev.is_there("/usr/lib/S*:/usr/lib/*/S*")
    assert not dev.is_there("/usr/lib/S*")
    assert not dev.is_there("libthere-is-none.so.1")
    assert not dev.is_there("there-is-none")


def test_an_environment_is_made_once_and_each_group_installed_once(checkout, called):
    done, _ = called
    dev.prepare_environment("test lint")
    assert [line.split(" install ")[-1].removeprefix("-qq ") for line in done[1:]] == [
        "pip>=25.1",
        "--editable .",
        "--group test",
        "--group lint",
    ]
    done.clear()
    dev.prepare_environment("test lint")
    assert done == []
    dev.prepare_environment("bundle")
    assert len(done) == 1


def test_the_groups_that_commands_install_are_explained():
    assert {*dev.GROUPS} == {
        group for command in dev.COMMANDS.values() for group in command.groups.split()
    }


@pytest.mark.parametrize(
    ("before", "after", "remade"),
    [
        ('"numpy"', '"numpy>=2"', True),
        ('"hatchling"', '"setuptools"', True),
        ('"pytest"', '"pytest>=9"', True),
        ("100", "99", False),  # what only a tool reads
    ],
)
def test_only_other_packages_make_a_new_environment(checkout, called, before, after, remade):
    done, _ = called
    dev.prepare_environment("")
    done.clear()
    (checkout / "pyproject.toml").write_text(PYPROJECT.replace(before, after), "utf-8")
    dev.prepare_environment("")
    assert bool(done) == remade


def test_an_environment_without_its_python_is_made_again(checkout, called):
    done, _ = called
    dev.prepare_environment("")
    done.clear()
    (checkout / "python").unlink()
    dev.prepare_environment("")
    assert "venv --clear" in done[0]


@pytest.mark.parametrize(
    ("fails", "sentence"), [("venv", "could not make"), ("--group", "pip could not install")]
)
def test_a_failed_environment_ends_in_a_sentence(system, checkout, called, capsys, fails, sentence):
    done, codes = called
    codes[fails] = 1
    system.setattr(dev, "qt", lambda: dev.Need("none", {}))
    assert dev.main(["test"]) == dev.EXIT_NOT_READY
    assert sentence in capsys.readouterr().err
    done.clear()
    assert dev.main(["test"]) == dev.EXIT_NOT_READY  # and is tried again
    assert any(fails in line for line in done)


def test_the_last_step_gets_the_arguments_and_a_failed_one_is_named(called, capsys):
    done, codes = called
    command = dev.Command("try", ("first --quiet", "second"))
    assert dev.run(command, ["-k", "ko"]) == 0
    codes["quiet"] = 5
    assert dev.run(command, ["-k", "ko"]) == 5
    assert done == ["--quiet", "-k ko"] * 2
    assert capsys.readouterr().err == "Failed: first --quiet\n"


def test_only_outdated_translations_are_compiled(checkout, called):
    done, codes = called
    folder = checkout / "resources" / "translations"
    folder.mkdir(parents=True)
    for number, name in enumerate(("gobanapp_de.ts", "gobanapp_de.qm"), start=1):
        (folder / name).touch()
        os.utime(folder / name, (number, number))
    dev.prepare_languages()
    assert done == []
    os.utime(folder / "gobanapp_de.ts", (3, 3))
    dev.prepare_languages()
    (folder / "gobanapp_de.qm").unlink()
    dev.prepare_languages()
    assert len(done) == 2
    codes["compile"] = 1
    with pytest.raises(dev.NotReady, match="could not be compiled"):
        dev.prepare_languages()


def test_no_command_lists_all_and_an_unknown_is_named(capsys):
    assert dev.main([]) == 0
    listed = capsys.readouterr().out
    assert all(f"    {name} " in listed for name in dev.COMMANDS)
    assert dev.main(["fly"]) == dev.EXIT_USAGE
    assert "'fly'" in capsys.readouterr().err


def test_ctrl_c_ends_in_silence(monkeypatch, capsys):
    def interrupt(needs):
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "prepare_system", interrupt)
    assert dev.main(["test"]) == dev.EXIT_INTERRUPTED
    assert capsys.readouterr().err == ""
