"""The progress file, written by several windows."""

import pytest

from gobanapp.learning.learning_progress import LearningProgress
from gobanapp.sgf.atomic_write import backup_of
from gobanapp.storage.learning_json import progress_from_json
from gobanapp.storage.progress_file import ProgressFile


@pytest.fixture
def path(tmp_path):
    return tmp_path / "learned" / "progress.json"


def page(number, lesson="capture"):
    return lambda progress: progress.with_page(lesson, number)


def written(path):
    return progress_from_json(path.read_text("utf-8"))


def test_progress_survives_a_restart(path):
    ProgressFile(path).change(page(1))
    assert ProgressFile(path).progress == page(1)(LearningProgress())


def test_two_windows_do_not_lose_each_other_s_answers(path):
    one, other = ProgressFile(path), ProgressFile(path)
    one.change(page(1))
    other.change(page(2))
    both = page(2)(page(1)(LearningProgress()))
    assert other.progress == both
    assert written(path) == (both, True)


def test_unreadable_progress_is_backed_up(path):
    path.parent.mkdir()
    path.write_bytes(b'{"somebody may mend it')
    ProgressFile(path).change(page(1))
    assert backup_of(path).read_bytes() == b'{"somebody may mend it'
    assert written(path) == (page(1)(LearningProgress()), True)


def test_a_file_that_cannot_be_read_is_left_alone(path, tmp_path):
    ProgressFile(path).change(page(1))
    before = path.read_bytes()
    path.rename(tmp_path / "away")
    path.mkdir()  # not even by root can a folder be read as a file
    file = ProgressFile(path)
    assert file.error is not None
    file.change(page(2))
    assert path.is_dir()
    assert file.progress == page(2)(LearningProgress())
    path.rmdir()
    (tmp_path / "away").rename(path)
    assert path.read_bytes() == before


def test_a_failed_write_is_repeated_with_the_next_change(path, monkeypatch):
    file = ProgressFile(path)

    def fail(*_arguments, **_options):
        raise OSError(28, "no room")

    with monkeypatch.context() as full:
        full.setattr("gobanapp.sgf.atomic_write.save_bytes", fail)
        file.change(page(1))
        assert file.error is not None
        assert not path.exists()
    file.change(page(2))
    assert file.error is None
    assert written(path) == (page(2)(page(1)(LearningProgress())), True)
