import errno
import os
import shutil
import signal
import stat
import subprocess
import sys

import pytest

from gobanapp.sgf import files
from gobanapp.sgf.files import backup_of, save_bytes

OLD = b"the old file"
NEW = b"the new file" * 1000

needs_posix = pytest.mark.skipif(os.name != "posix", reason="permissions and links of Unix")


@pytest.fixture
def folder(tmp_path):
    return tmp_path


@pytest.fixture
def path(folder):
    path = folder / "game.sgf"
    path.write_bytes(OLD)
    return path


def only_the_old_file_is_there(path):
    return path.read_bytes() == OLD and list(path.parent.iterdir()) == [path]


def test_a_file_is_replaced(path):
    save_bytes(path, NEW)
    assert path.read_bytes() == NEW
    assert list(path.parent.iterdir()) == [path]


def test_a_new_file_is_made(folder):
    save_bytes(str(folder / "new.sgf"), NEW)
    assert (folder / "new.sgf").read_bytes() == NEW


def test_an_empty_file_can_be_saved(path):
    save_bytes(path, b"")
    assert path.read_bytes() == b""


def test_a_long_name_can_be_saved(folder):
    path = folder / ("x" * 251 + ".sgf")
    save_bytes(path, NEW)
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("name", ["x" * 251 + ".sgf", "囲" * 83 + ".sgf"])
def test_a_long_name_can_be_saved_again(folder, name):
    path = folder / name
    save_bytes(path, OLD)
    save_bytes(path, NEW, keep_old=True)
    assert path.read_bytes() == NEW
    assert backup_of(path).read_bytes() == OLD


def test_the_old_file_can_be_kept(path):
    save_bytes(path, NEW, keep_old=True)
    backup = path.with_name("game.sgf.bak")
    assert (path.read_bytes(), backup.read_bytes()) == (NEW, OLD)
    assert sorted(path.parent.iterdir()) == [path, backup]
    save_bytes(path, b"newer", keep_old=True)
    assert (path.read_bytes(), backup.read_bytes()) == (b"newer", OLD)
    latest = path.with_name("game.sgf.bak2")
    assert latest.read_bytes() == NEW
    save_bytes(path, b"newest", keep_old=True)
    assert (backup.read_bytes(), latest.read_bytes()) == (OLD, b"newer")
    assert sorted(path.parent.iterdir()) == [path, backup, latest]


def test_a_version_is_not_kept_twice(path):
    save_bytes(path, OLD, keep_old=True)
    save_bytes(path, NEW, keep_old=True)
    assert len(list(path.parent.iterdir())) == 2


def test_there_is_nothing_to_keep_of_a_new_file(folder):
    save_bytes(folder / "new.sgf", NEW, keep_old=True)
    assert list(folder.iterdir()) == [folder / "new.sgf"]


def test_the_old_file_is_kept_where_there_are_no_links(path, monkeypatch):
    def no_links(*_):
        raise PermissionError(errno.EPERM, "no links")

    monkeypatch.setattr(os, "link", no_links)
    save_bytes(path, NEW, keep_old=True)
    assert path.read_bytes() == NEW
    assert path.with_name("game.sgf.bak").read_bytes() == OLD
    assert len(list(path.parent.iterdir())) == 2


@pytest.mark.parametrize("place", [0, 1])
def test_where_the_old_file_cannot_be_kept_nothing_is_written(path, monkeypatch, place):
    def fail(*_):
        raise OSError(errno.ENOSPC, "full")

    if place == 0:
        monkeypatch.setattr(os, "link", fail)
        monkeypatch.setattr(shutil, "copy2", fail)
    else:
        monkeypatch.setattr(files.Path, "replace", fail)
    with pytest.raises(OSError, match="full"):
        save_bytes(path, NEW, keep_old=True)
    assert only_the_old_file_is_there(path)


@needs_posix
def test_permissions_are_kept(path):
    path.chmod(0o640)
    save_bytes(path, NEW)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@needs_posix
def test_a_new_file_has_the_permissions_of_any_other(folder):
    other = folder / "other"
    other.write_bytes(b"")
    save_bytes(folder / "new.sgf", NEW)
    assert (folder / "new.sgf").stat().st_mode == other.stat().st_mode


@needs_posix
def test_a_link_stays_a_link(path):
    link = path.with_name("link.sgf")
    link.symlink_to(path.name)
    save_bytes(link, NEW)
    assert link.is_symlink()
    assert path.read_bytes() == NEW


class TestFailures:
    @pytest.mark.parametrize("step", ["_write", "_check"])
    def test_a_full_disk_leaves_the_old_file(self, path, monkeypatch, step):
        really = getattr(files, step)

        def fail(new, data):
            really(new, data[: len(data) // 2]) if step == "_write" else None
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(files, step, fail)
        with pytest.raises(OSError, match="No space"):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_a_disk_that_keeps_something_else_is_noticed(self, path, monkeypatch):
        monkeypatch.setattr(files, "_write", lambda new, data: new.write_bytes(data[:-1]))
        with pytest.raises(OSError, match="nput/output"):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_a_failing_rename_leaves_the_old_file(self, path, monkeypatch):
        def fail(*_):
            raise PermissionError(errno.EACCES, "Permission denied")

        monkeypatch.setattr(files.Path, "replace", fail)
        with pytest.raises(PermissionError):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_an_interrupted_program_leaves_the_old_file(self, path, monkeypatch):
        def interrupt(*_):
            raise KeyboardInterrupt

        monkeypatch.setattr(files, "_check", interrupt)
        with pytest.raises(KeyboardInterrupt):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    @needs_posix
    def test_a_killed_program_leaves_the_old_file_and_one_that_harms_nobody(self, path):
        program = (
            "import os, signal, sys\n"
            "from gobanapp.sgf import files\n"
            "files.Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
            "files.save_bytes(sys.argv[1], b'x' * 1000)\n"
        )
        done = subprocess.run([sys.executable, "-c", program, str(path)], check=False)
        assert done.returncode == -signal.SIGKILL
        assert path.read_bytes() == OLD
        (left,) = set(path.parent.iterdir()) - {path}
        assert left.name.startswith(".game.sgf.")
        save_bytes(path, NEW)
        assert path.read_bytes() == NEW

    def test_a_vanished_folder_is_an_error(self, folder):
        with pytest.raises(FileNotFoundError):
            save_bytes(folder / "gone" / "game.sgf", NEW)

    def test_a_folder_is_not_replaced(self, folder):
        (folder / "games").mkdir()
        with pytest.raises(IsADirectoryError):
            save_bytes(folder / "games", NEW)
        assert (folder / "games").is_dir()

    @needs_posix
    def test_what_is_no_file_is_not_replaced(self, folder):
        os.mkfifo(folder / "pipe")
        with pytest.raises(OSError, match="nvalid"):
            save_bytes(folder / "pipe", NEW)
        assert (folder / "pipe").is_fifo()

    def test_a_read_only_file_is_not_replaced(self, path, monkeypatch):
        # The superuser may write everywhere, and tests may run as that.
        monkeypatch.setattr(files.os, "access", lambda target, mode: False)
        with pytest.raises(PermissionError):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    @needs_posix
    @pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may write anywhere")
    def test_a_read_only_folder_is_an_error(self, path):
        path.parent.chmod(0o500)
        try:
            with pytest.raises(PermissionError):
                save_bytes(path, NEW)
            assert only_the_old_file_is_there(path)
        finally:
            path.parent.chmod(0o700)
