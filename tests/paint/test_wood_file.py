from dataclasses import replace

import pytest

from gobanapp.diagram.theme import KAYA
from gobanapp.paint import wood_image
from gobanapp.paint.wood_image import load_wood, make_wood, save_wood

LOOK = KAYA.surface


@pytest.fixture
def wood():
    return make_wood(LOOK, 60)


@pytest.fixture
def path(tmp_path, wood):
    path = tmp_path / "wood.pixels"
    save_wood(path, LOOK, wood)
    return path


def test_wood_survives_a_round_trip(path, wood):
    assert load_wood(path, LOOK) == wood


def test_only_one_file_is_left(path):
    assert list(path.parent.iterdir()) == [path]


def test_newer_wood_takes_the_place_of_older(path):
    look = replace(LOOK, seed=3)
    save_wood(path, look, make_wood(look, 60))
    assert load_wood(path, LOOK) is None
    assert load_wood(path, look) == make_wood(look, 60)


def test_wood_of_another_version_is_ignored(path, monkeypatch):
    monkeypatch.setattr(wood_image, "__version__", "99.0")
    assert load_wood(path, LOOK) is None


def test_no_file_is_no_wood(tmp_path):
    assert load_wood(tmp_path / "nothing.pixels", LOOK) is None
    assert load_wood(tmp_path, LOOK) is None


def test_a_broken_file_is_no_wood(path):
    whole = path.read_bytes()
    for broken in (b"", whole[:3], whole[:40], whole[: len(whole) // 2], whole[:-1], whole[1:]):
        path.write_bytes(broken)
        assert load_wood(path, LOOK) is None


@pytest.mark.parametrize("size", [b"", b"60", b"60 x", b"60 0", b"60 -64", b"999999 999999"])
def test_a_file_with_another_size_is_no_wood(path, wood, size):
    whole = path.read_bytes()
    there = f"{wood.width()} {wood.height()}\n".encode()
    assert there in whole
    path.write_bytes(whole.replace(there, size + b"\n", 1))
    assert load_wood(path, LOOK) is None


def test_a_folder_that_is_missing_is_an_error_for_the_caller(tmp_path, wood):
    with pytest.raises(OSError, match="No such file"):
        save_wood(tmp_path / "missing" / "wood.pixels", LOOK, wood)
