"""What is left of this system where trying the package fails half way."""

import subprocess
import sys

import pytest

if sys.platform != "linux":
    pytest.skip("packages are tried on Linux", allow_module_level=True)

import clean_debian


@pytest.mark.parametrize("fails", ["dev", "proc", "etc"])
def test_what_is_mounted_is_unmounted_whatever_fails(tmp_path, monkeypatch, fails):
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
    with pytest.raises((clean_debian.NotMade, OSError)), clean_debian._mounted(tmp_path / "debian"):
        pytest.fail("nothing can be tried")
    assert mounted == []


def test_the_folder_is_gone_afterwards():
    with clean_debian._new_folder() as folder:
        (folder / "debian").mkdir()
        (folder / "debian" / "file").touch()
    assert not folder.exists()


def test_what_is_still_mounted_there_stays():
    with clean_debian._new_folder() as folder:
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
