import json
import os
import sys

import pytest

import dev

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
name = "gobanapp"
dependencies = ["numpy"]
[tool.ruff]
line-length = 100
"""
MADE_FROM = dev.made_from(PYPROJECT, "3.11", dev.ROOT)


@pytest.fixture
def system(monkeypatch):
    """A Linux that has everything; tests take away from it."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "can_load", lambda library: True)
    monkeypatch.setattr(dev.shutil, "which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr(dev.glob, "glob", lambda pattern: [pattern])
    monkeypatch.setattr(dev, "is_environment_ready", lambda: True)
    return monkeypatch


@pytest.fixture
def venv(tmp_path, monkeypatch):
    """An environment made to its end."""
    for name, content in {"PYTHON": "", "STAMP": dev.wanted_stamp()}.items():
        path = tmp_path / name
        path.write_text(content, encoding="utf-8")
        monkeypatch.setattr(dev, name, path)
    return tmp_path


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (3, 14)])
def test_supported_pythons_are_accepted(version):
    assert dev.version_problem(version) is None


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10), (3, 15), (4, 0)])
def test_other_pythons_are_named(version):
    assert dev.version_problem(version) == (
        f"gobanapp needs Python 3.11 to 3.14; this is Python {version[0]}.{version[1]}."
    )


def test_a_complete_system_lacks_nothing(system):
    assert dev.missing_from_system(dev.TEST_PROGRAMS) == {}


def test_missing_libraries_and_programs_come_with_their_packages(system):
    system.setattr(dev, "can_load", lambda library: library != "libEGL.so.1")
    system.setattr(dev.shutil, "which", lambda program: None)
    programs = {
        name: package for name, package in dev.TEST_PROGRAMS.items() if not name.startswith("/")
    }
    assert programs["dbus-daemon"] == "dbus"
    assert dev.missing_from_system(dev.TEST_PROGRAMS) == {"libEGL.so.1": "libegl1"} | programs
    assert dev.missing_from_system(dev.COMMANDS["run"].programs) == {"libEGL.so.1": "libegl1"}


def test_files_are_looked_for_in_all_their_places(system):
    typelib = "/usr/lib/x/Some.typelib"
    system.setattr(
        dev.glob, "glob", lambda pattern: [typelib] if pattern == "/usr/lib/*/S*" else []
    )
    assert dev.missing_from_system({"/usr/lib/S*:/usr/lib/*/S*": "some"}) == {}
    assert dev.missing_from_system({"/usr/lib/S*": "some"}) == {"/usr/lib/S*": "some"}


def test_the_venv_package_is_asked_for_only_to_make_an_environment(system):
    system.setattr(dev.importlib.util, "find_spec", lambda module: None)
    assert dev.missing_from_system({}) == {}
    system.setattr(dev, "is_environment_ready", lambda: False)
    major, minor = sys.version_info[:2]
    assert dev.missing_from_system({}) == {"ensurepip": f"python{major}.{minor}-venv"}


@pytest.mark.parametrize(
    ("built", "library"),
    [("libpython3.11.so.1.0", "libpython3.11.so.1.0"), ("libpython3.11.a", None), (None, None)],
)
def test_the_library_of_python_is_asked_for_where_there_is_one(system, built, library):
    system.setattr(dev.sysconfig, "get_config_var", {"INSTSONAME": built}.get)
    package = "libpython{}.{}".format(*sys.version_info)
    wanted = dev.python_library()
    assert wanted == ({library: package} if library else {})
    assert dev.missing_from_system(wanted) == {}
    system.setattr(dev, "can_load", lambda name: name != library)
    assert dev.missing_from_system(wanted) == wanted


def test_only_linux_is_searched(system):
    system.setattr(dev, "can_load", lambda library: False)
    system.setattr(sys, "platform", "darwin")
    assert dev.missing_from_system(dev.TEST_PROGRAMS) == {}


def test_the_line_to_type_names_the_packages():
    missing = {"libEGL.so.1": "libegl1", "Xvfb": "xvfb"}
    *_, line = dev.how_to_install(missing, has_apt=True).splitlines()
    assert line.strip() == "sudo apt install --no-install-recommends libegl1 xvfb"


def test_without_apt_the_libraries_are_named():
    sentence = dev.how_to_install({"libEGL.so.1": "libegl1", "Xvfb": "xvfb"}, has_apt=False)
    assert "libEGL.so.1, Xvfb" in sentence
    assert "apt" not in sentence


def test_an_environment_made_from_what_is_there_is_ready(venv):
    assert dev.is_environment_ready()


@pytest.mark.parametrize("lost", ["PYTHON", "STAMP"])
def test_an_environment_half_made_or_without_its_python_is_not_ready(venv, lost):
    (venv / lost).unlink()
    assert not dev.is_environment_ready()


def test_an_environment_made_from_something_else_is_not_ready(venv):
    (venv / "STAMP").write_text(json.dumps(["other"]), encoding="utf-8")
    assert not dev.is_environment_ready()


def test_an_extra_is_loaded_once_and_again_after_a_new_environment(venv, monkeypatch):
    loaded = []
    monkeypatch.setattr(dev, "call", lambda arguments: loaded.append(arguments[-1]) or 0)
    for _ in range(2):
        dev.prepare_environment("bundle")
    assert loaded == [f"{dev.ROOT}[test,bundle]"]
    dev.STAMP.unlink()
    dev.STAMP.with_name("has_bundle").unlink()  # venv --clear would do it
    dev.prepare_environment("bundle")
    assert loaded[2:] == [f"{dev.ROOT}[test]", f"{dev.ROOT}[test,bundle]"]


def test_an_extra_that_cannot_be_loaded_ends_in_a_sentence(venv, monkeypatch):
    monkeypatch.setattr(dev, "call", lambda arguments: 1)
    with pytest.raises(dev.NotReady, match="could not install"):
        dev.prepare_environment("bundle")
    assert not dev.STAMP.with_name("has_bundle").exists()


@pytest.mark.parametrize(
    "other",
    [
        dev.made_from(PYPROJECT.replace("numpy", "numpy>=2"), "3.11", dev.ROOT),
        dev.made_from(PYPROJECT.replace("hatchling", "setuptools"), "3.11", dev.ROOT),
        dev.made_from(PYPROJECT, "3.12", dev.ROOT),
        dev.made_from(PYPROJECT, "3.11", dev.ROOT.parent),
    ],
)
def test_packages_python_and_place_ask_for_a_new_environment(other):
    assert other != MADE_FROM


def test_settings_of_tools_do_not_ask_for_a_new_environment():
    assert dev.made_from(PYPROJECT.replace("100", "99"), "3.11", dev.ROOT) == MADE_FROM


@pytest.fixture
def steps(monkeypatch):
    """Two steps that exit as told, and a list of what was run."""
    done = []
    codes = {"first": 0, "second": 0}

    def call(arguments, folder=None):
        done.append(arguments[1:])
        return codes[arguments[1]]

    monkeypatch.setattr(dev, "call", call)
    return done, codes


TWO_STEPS = dev.Command("try", (("first",), ("second",)))


def test_the_last_step_gets_the_arguments(steps):
    done, _ = steps
    assert dev.run(TWO_STEPS, ["-k", "ko"]) == 0
    assert done == [["first"], ["second", "-k", "ko"]]


def test_a_failed_step_is_named_and_the_others_run(steps, capsys):
    done, codes = steps
    codes["first"] = 5
    assert dev.run(TWO_STEPS, []) == 5
    assert done == [["first"], ["second"]]
    assert capsys.readouterr().err == "Failed: first\n"


@pytest.fixture
def languages(tmp_path, steps, monkeypatch):
    """A checkout with one language that is compiled, and the list of what was run."""
    folder = tmp_path / "resources" / "translations"
    folder.mkdir(parents=True)
    for number, name in enumerate(("gobanapp_de.ts", "gobanapp_de.qm"), start=1):
        (folder / name).touch()
        os.utime(folder / name, (number, number))
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    steps[1]["packaging/translations.py"] = 0
    return folder, *steps


def test_languages_are_compiled_only_where_they_are_newer(languages):
    folder, done, _ = languages
    dev.prepare_languages()
    assert done == []
    os.utime(folder / "gobanapp_de.ts", (3, 3))
    dev.prepare_languages()
    (folder / "gobanapp_de.qm").unlink()
    dev.prepare_languages()
    assert done == [list(dev.COMPILE)] * 2


def test_a_language_that_cannot_be_compiled_ends_in_a_sentence(languages):
    folder, _, codes = languages
    (folder / "gobanapp_de.qm").unlink()
    codes["packaging/translations.py"] = 1
    with pytest.raises(dev.NotReady, match="could not be compiled"):
        dev.prepare_languages()


def test_without_a_command_all_are_listed(capsys):
    assert dev.main([]) == 0
    listed = capsys.readouterr().out
    assert all(f"    {name} " in listed for name in dev.COMMANDS)


def test_an_unknown_command_is_named(capsys):
    assert dev.main(["fly"]) == dev.EXIT_USAGE
    assert "'fly'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("codes", "sentence"),
    [({"venv": 1}, "could not make"), ({"pip": 1}, "pip could not install")],
)
def test_a_failed_environment_ends_in_a_sentence(tmp_path, monkeypatch, capsys, codes, sentence):
    monkeypatch.setattr(dev, "prepare_system", lambda programs: None)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "STAMP")
    monkeypatch.setattr(dev, "call", lambda arguments: codes.get(arguments[2], 0))
    assert dev.main(["test"]) == dev.EXIT_NOT_READY
    assert sentence in capsys.readouterr().err
    assert not dev.STAMP.exists()


def test_ctrl_c_ends_in_silence(monkeypatch, capsys):
    def interrupt(programs):
        raise KeyboardInterrupt

    monkeypatch.setattr(dev, "prepare_system", interrupt)
    assert dev.main(["test"]) == dev.EXIT_INTERRUPTED
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("user", "installed"), [(0, ["gnugo"]), (1000, [])])
def test_a_peer_is_installed_where_that_is_allowed_and_else_done_without(system, user, installed):
    asked = []
    system.setattr(dev.os, "geteuid", lambda: user)
    system.setattr(dev, "is_there", lambda program: False)
    system.setattr(dev, "install_packages", lambda missing, apt: asked.extend(missing.values()))
    dev.prepare_peers({"gnugo": "gnugo"})
    assert asked == installed
