import errno
import os
import signal
import stat
import subprocess
import sys

import pytest

from gobanapp.sgf import files
from gobanapp.sgf.files import load_bytes, save_bytes

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
    assert load_bytes(path) == NEW
    assert list(path.parent.iterdir()) == [path]


def test_a_new_file_is_made(folder):
    save_bytes(str(folder / "new.sgf"), NEW)
    assert load_bytes(folder / "new.sgf") == NEW


def test_an_empty_file_can_be_saved(path):
    save_bytes(path, b"")
    assert load_bytes(path) == b""


def test_a_long_name_can_be_saved(folder):
    path = folder / ("x" * 251 + ".sgf")
    save_bytes(path, NEW)
    assert path.read_bytes() == NEW


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
