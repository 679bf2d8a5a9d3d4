"""Options and steps of ``dev.py bundle``."""

import make
import pytest


def has(*programs):
    return lambda program: f"/usr/bin/{program}" if program in programs else None


def test_without_a_name_all_is_made_that_the_system_can_make(monkeypatch):
    monkeypatch.setattr(make.shutil, "which", has())
    assert make.chosen([]) == ["wheel", "folder"]
    monkeypatch.setattr(make.shutil, "which", has("dpkg-shlibdeps"))
    assert make.chosen([]) == ["wheel", "folder", "deb"]
    monkeypatch.setattr(make.shutil, "which", has("hdiutil"))
    assert make.chosen([]) == ["wheel", "folder", "image"]


def test_named_parts_are_made_in_build_order(monkeypatch):
    monkeypatch.setattr(make.shutil, "which", has())
    assert make.chosen(["deb", "wheel"]) == ["wheel", "deb"]


def test_an_unknown_name_ends_with_a_message(capsys):
    with pytest.raises(SystemExit) as stopped:
        make.main(["wheels"])
    assert stopped.value.code == 2
    assert "'wheels' is none of wheel, folder, deb" in capsys.readouterr().err


def test_a_failed_build_ends_with_a_message(monkeypatch, capsys):
    def fail(wanted):
        raise make.NotMade("There is no dpkg-shlibdeps; install dpkg-dev and try again.")

    monkeypatch.setattr(make, "make", fail)
    assert make.main(["deb"]) == 1
    assert "install dpkg-dev" in capsys.readouterr().err
