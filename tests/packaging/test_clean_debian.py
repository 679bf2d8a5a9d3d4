"""Clean-up after a failed trial on a clean Debian, and detection of failures."""

import subprocess
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("packages are tried on Linux", allow_module_level=True)

import clean_debian

from gobanapp.cli.missing_libraries import LIBRARIES


@pytest.mark.parametrize("fails", ["dev", "proc", "etc"])
def test_mounts_are_undone_after_any_failure(tmp_path, monkeypatch, fails):
    mounted = []

    def call(command):
        place = command[-1]
        if place.endswith(f"/{fails}"):
            raise clean_debian.NotMade("it cannot be mounted")
        if command[0] == "mount":
            mounted.append(place)
        else:
            mounted.remove(place)

    monkeypatch.setattr(clean_debian, "output_of", call)
    # There is no etc that anything could be copied to.
    with pytest.raises((clean_debian.NotMade, OSError)), clean_debian.mounted(tmp_path / "debian"):
        pytest.fail("nothing can be tried")
    assert mounted == []


def test_the_folder_is_gone_afterwards():
    with clean_debian.new_folder() as folder:
        (folder / "debian").mkdir()
        (folder / "debian" / "file").touch()
    assert not folder.exists()


def test_a_folder_with_mounts_is_not_removed():
    with clean_debian.new_folder() as folder:
        place = folder / "dev"
        place.mkdir()
        command = ["mount", "-t", "tmpfs", "tmpfs", str(place)]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            pytest.skip("only root can mount something")
        (place / "device").touch()
    assert (place / "device").exists()
    subprocess.run(["umount", str(place)], check=True)
    place.rmdir()
    folder.rmdir()


def test_the_readme_names_the_libraries_that_the_program_names():
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    words = clean_debian.libraries_named(readme)
    assert words == ["install", "--no-install-recommends", *LIBRARIES.values()]
    with pytest.raises(clean_debian.NotMade):
        clean_debian.libraries_named("Nothing is needed.")


@pytest.mark.parametrize(
    ("words", "is_fine"),
    [("echo done", True), ("echo qt.something: warning >&2", False), ("exit 1", False)],
)
def test_a_complaint_is_a_failure(monkeypatch, words, is_fine):
    monkeypatch.setattr(clean_debian, "command_line", lambda _root, command, _environment: command)
    command = ["sh", "-c", words]
    if is_fine:
        assert clean_debian.in_silence(Path("/"), command) == "done\n"
    else:
        with pytest.raises(clean_debian.NotMade):
            clean_debian.in_silence(Path("/"), command)


@pytest.mark.parametrize("name", ["errors.log", "notes.txt"])
def test_errors_logged_by_the_program_are_a_failure(tmp_path, name):
    log = tmp_path / "root" / ".local" / "share" / "gobanapp" / name
    log.parent.mkdir(parents=True)
    log.write_text("Traceback (most recent call last):\n", "utf-8")
    if name == "errors.log":
        with pytest.raises(clean_debian.NotMade, match="Traceback"):
            clean_debian.demand_no_errors(tmp_path, "gobanapp")
    else:
        clean_debian.demand_no_errors(tmp_path, "gobanapp")
