from dataclasses import replace

import pytest
from PySide6.QtCore import QStandardPaths, QThreadPool

from gobanapp.diagram.theme import KAYA, SlabLook
from gobanapp.ui.board.wood_cache import WoodCache, cache_folder
from gobanapp.ui.widgets.worker import Task

LOOK = KAYA.surface


@pytest.fixture
def cache(monkeypatch, tmp_path):
    monkeypatch.setattr("gobanapp.ui.board.wood_cache.cache_folder", cache_folder)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda *_: str(tmp_path / "cache"))
    return tmp_path / "cache"


def made_of(qtbot, look):
    store, told = WoodCache(), []
    store.wood_ready.connect(lambda *made: told.append(made))
    store.fetch(look)
    QThreadPool.globalInstance().waitForDone()  # a slow disk may take its time over 8 megabytes
    qtbot.waitUntil(lambda: bool(told))
    ((made_for, picture),) = told
    assert made_for == look
    return picture


@pytest.fixture
def no_making(monkeypatch):
    def make(*_):
        raise AssertionError("it was made again")

    return lambda: monkeypatch.setattr("gobanapp.ui.board.wood_cache.make_surface", make)


def test_wood_is_cached_for_each_board(qtbot, cache, no_making):
    slab = SlabLook(pale="#a8b1b4", dark="#858e92")
    first, other = made_of(qtbot, LOOK), made_of(qtbot, slab)
    assert first != other
    no_making()
    assert made_of(qtbot, LOOK) == first.convertToFormat(made_of(qtbot, LOOK).format())
    assert made_of(qtbot, slab).size() == other.size()


def test_only_the_latest_are_kept(qtbot, cache, monkeypatch):
    picture = made_of(qtbot, LOOK)  # it takes half a second; the others may look the same
    monkeypatch.setattr("gobanapp.ui.board.wood_cache.make_surface", lambda _look: picture)
    for seed in range(1000, 1006):
        made_of(qtbot, replace(LOOK, seed=seed))
    assert len(list(cache.glob("*.pixels"))) == 4
    assert not list(cache.glob("*.new"))


def test_only_the_last_requested_wood_is_made(qtbot, cache, monkeypatch):
    tasks = []

    def begin_later(work, then):
        tasks.append(Task(work, then))
        return tasks[-1]

    monkeypatch.setattr("gobanapp.ui.board.wood_cache.run_in_thread", begin_later)
    store = WoodCache()
    store.fetch(LOOK)
    store.fetch(replace(LOOK, seed=77))
    first, last = tasks
    for task in tasks:
        task.do()
    assert first.is_cancelled
    assert not last.is_cancelled
    look, _ = last.result()
    assert look == replace(LOOK, seed=77)
    assert len(list(cache.glob("*.pixels"))) == 1
