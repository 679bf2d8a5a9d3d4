import errno
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from gobanapp.sgf import atomic_write
from gobanapp.sgf.atomic_write import (
    PartialWriteError,
    ReadOnlyFileError,
    backup_of,
    save_bytes,
)
from gobanapp.storage.journal.recovery import recover_documents
from tests.permissions import needs_permissions, permissions_obeyed

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


def test_a_new_file_has_no_backup(folder):
    save_bytes(folder / "new.sgf", NEW, keep_old=True)
    assert list(folder.iterdir()) == [folder / "new.sgf"]


def test_without_link_support_the_backup_is_a_copy(path, monkeypatch):
    def no_links(*_):
        raise PermissionError(errno.EPERM, "no links")

    monkeypatch.setattr(os, "link", no_links)
    save_bytes(path, NEW, keep_old=True)
    assert path.read_bytes() == NEW
    assert path.with_name("game.sgf.bak").read_bytes() == OLD
    assert len(list(path.parent.iterdir())) == 2


@pytest.mark.parametrize("place", [0, 1])
def test_nothing_is_written_if_the_backup_fails(path, monkeypatch, place):
    def fail(*_):
        raise OSError(errno.ENOSPC, "full")

    if place == 0:
        monkeypatch.setattr(os, "link", fail)
        monkeypatch.setattr(shutil, "copy2", fail)
    else:
        monkeypatch.setattr(atomic_write.Path, "replace", fail)
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
        really = getattr(atomic_write, step)

        def fail(new, data):
            really(new, data[: len(data) // 2]) if step == "_write" else None
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(atomic_write, step, fail)
        with pytest.raises(OSError, match="No space"):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_a_disk_that_keeps_something_else_is_noticed(self, path, monkeypatch):
        monkeypatch.setattr(atomic_write, "_write", lambda new, data: new.write_bytes(data[:-1]))
        with pytest.raises(OSError, match="nput/output"):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_a_failing_rename_leaves_the_old_file(self, path, monkeypatch):
        def fail(*_):
            raise PermissionError(errno.EACCES, "Permission denied")

        monkeypatch.setattr(atomic_write.Path, "replace", fail)
        with pytest.raises(PermissionError):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_an_interrupted_program_leaves_the_old_file(self, path, monkeypatch):
        def interrupt(*_):
            raise KeyboardInterrupt

        monkeypatch.setattr(atomic_write, "_check", interrupt)
        with pytest.raises(KeyboardInterrupt):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    @needs_posix
    def test_a_kill_leaves_the_old_file_and_harmless_leftovers(self, path):
        program = (
            "import os, signal, sys\n"
            "from gobanapp.sgf import atomic_write\n"
            "atomic_write.Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
            "atomic_write.save_bytes(sys.argv[1], b'x' * 1000)\n"
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
    def test_a_pipe_is_not_replaced(self, folder):
        os.mkfifo(folder / "pipe")
        with pytest.raises(OSError, match="nvalid"):
            save_bytes(folder / "pipe", NEW)
        assert (folder / "pipe").is_fifo()

    def test_a_read_only_file_is_not_replaced(self, path, monkeypatch):
        # The superuser may write everywhere, and tests may run as that.
        monkeypatch.setattr(atomic_write.os, "access", lambda target, mode: False)
        with pytest.raises(ReadOnlyFileError):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_root_does_not_replace_a_read_only_file(self, path):
        path.chmod(0o444)
        with pytest.raises(ReadOnlyFileError):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)
        path.chmod(0o644)
        save_bytes(path, NEW)
        assert path.read_bytes() == NEW

    @needs_permissions
    def test_a_read_only_folder_is_an_error(self, path):
        path.parent.chmod(0o500)
        try:
            with permissions_obeyed(), pytest.raises(PermissionError):
                save_bytes(path, NEW)
            assert only_the_old_file_is_there(path)
        finally:
            path.parent.chmod(0o700)


class Kept:
    """What is kept safe while a file is written over."""

    def __init__(self):
        self.now = None
        self.data = []

    def __call__(self, data):
        self.data.append(data)
        self.now = data

        def let_go():
            self.now = None

        return let_go


@pytest.fixture
def kept():
    return Kept()


@pytest.fixture
def linked(path):
    """The file under two names."""
    os.link(path, path.with_name("other.sgf"))
    return path


def no_new_files(monkeypatch):
    """As in a folder that is read-only, where root too would find one."""

    def refuse(*_):
        raise PermissionError(errno.EACCES, "read-only")

    monkeypatch.setattr(atomic_write, "_write", refuse)


class TestWrittenOver:
    def test_hard_links_of_a_file_are_updated_too(self, linked, kept):
        save_bytes(linked, NEW, keep_safe=kept)
        assert linked.read_bytes() == linked.with_name("other.sgf").read_bytes() == NEW
        assert linked.stat().st_nlink == 2
        assert (kept.data, kept.now) == ([OLD], None)
        assert len(list(linked.parent.iterdir())) == 2

    @pytest.mark.parametrize("data", [b"", b"x", OLD, NEW])
    def test_the_file_holds_exactly_the_new_data(self, linked, kept, data):
        save_bytes(linked, data, keep_safe=kept)
        assert linked.read_bytes() == data

    def test_a_file_in_a_locked_folder_is_overwritten(self, path, kept, monkeypatch):
        no_new_files(monkeypatch)
        save_bytes(path, NEW, keep_safe=kept, keep_old=True)
        assert path.read_bytes() == NEW
        assert (kept.data, list(path.parent.iterdir())) == ([OLD], [path])

    def test_overwriting_needs_a_safe_copy(self, path, monkeypatch):
        no_new_files(monkeypatch)
        with pytest.raises(PermissionError):
            save_bytes(path, NEW)
        assert only_the_old_file_is_there(path)

    def test_new_files_in_locked_folders_are_errors(self, folder, kept, monkeypatch):
        no_new_files(monkeypatch)
        with pytest.raises(PermissionError):
            save_bytes(folder / "new.sgf", NEW, keep_safe=kept)
        assert (kept.data, list(folder.iterdir())) == ([], [])

    def test_the_old_file_can_be_kept(self, linked, kept):
        save_bytes(linked, NEW, keep_old=True, keep_safe=kept)
        backup = backup_of(linked)
        assert backup.read_bytes() == OLD
        save_bytes(linked, b"newer", keep_old=True, keep_safe=kept)
        assert (linked.read_bytes(), backup.read_bytes()) == (b"newer", OLD)
        assert linked.with_name("game.sgf.bak2").read_bytes() == NEW
        save_bytes(linked, OLD, keep_old=True, keep_safe=kept)
        save_bytes(linked, NEW, keep_old=True, keep_safe=kept)
        assert backup.read_bytes() == OLD

    def test_a_link_stays_a_link(self, linked, kept):
        link = linked.with_name("link.sgf")
        link.symlink_to(linked.name)
        save_bytes(link, NEW, keep_safe=kept)
        assert link.is_symlink()
        assert linked.read_bytes() == NEW

    def test_nothing_is_overwritten_before_the_safe_copy_exists(self, linked):
        def cannot_keep(_):
            raise OSError(errno.ENOSPC, "no room for the copy")

        with pytest.raises(OSError, match="no room"):
            save_bytes(linked, NEW, keep_safe=cannot_keep)
        assert linked.read_bytes() == OLD

    @pytest.mark.parametrize("call", range(1, 3))
    @pytest.mark.parametrize("step", ["_fill", "_check"])
    def test_a_failed_overwrite_is_rolled_back_or_kept_safe(
        self, linked, kept, monkeypatch, step, call
    ):
        """A write that fails twice keeps the text safe and tells the user."""
        really, calls = getattr(atomic_write, step), []

        def fail(*arguments):
            calls.append(arguments)
            if len(calls) <= call:
                if step == "_fill":
                    arguments[0].write(b"half")
                raise OSError(errno.EIO, "broken")
            really(*arguments)

        monkeypatch.setattr(atomic_write, step, fail)
        with pytest.raises(OSError, match="broken") as caught:
            save_bytes(linked, NEW, keep_safe=kept)
        if call == 1:
            assert not isinstance(caught.value, PartialWriteError)
            assert (linked.read_bytes(), kept.now) == (OLD, None)
        else:
            assert isinstance(caught.value, PartialWriteError)
            assert kept.now == OLD

    def test_a_copy_that_cannot_be_removed_is_no_error(self, linked):
        tried = []

        def let_go():
            tried.append(linked.read_bytes())
            raise OSError(errno.EIO, "the copy stays")

        save_bytes(linked, NEW, keep_safe=lambda _: let_go)
        assert tried == [NEW]
        assert linked.read_bytes() == NEW

    def test_the_first_error_is_raised_when_the_copy_cannot_be_removed(self, linked, monkeypatch):
        really, tried = atomic_write._fill, []  # noqa: SLF001

        def fail(file, data):
            if data == NEW:
                raise OSError(errno.ENOSPC, "full")
            really(file, data)

        def let_go():
            tried.append(linked.read_bytes())
            raise OSError(errno.EIO, "the copy stays")

        monkeypatch.setattr(atomic_write, "_fill", fail)
        with pytest.raises(OSError, match="full"):
            save_bytes(linked, NEW, keep_safe=lambda _: let_go)
        assert tried == [OLD]
        assert linked.read_bytes() == OLD

    @pytest.mark.parametrize("name", ["fsync", "truncate", "write"])
    def test_each_call_of_the_system_may_fail(self, linked, kept, monkeypatch, name):
        really, calls = atomic_write.os.fsync, []

        class Failing(atomic_write.FileIO):
            def write(self, data):
                if name == "write" and not calls.append(0) and len(calls) == 2:
                    raise OSError(errno.ENOSPC, "full")
                return super().write(bytes(data[:100]))

            def truncate(self, size=None):
                if name == "truncate" and not calls.append(0) and len(calls) == 1:
                    raise OSError(errno.ENOSPC, "full")
                return super().truncate(size)

        def fsync(descriptor):
            if name == "fsync" and not calls.append(0) and len(calls) == 1:
                raise OSError(errno.ENOSPC, "full")
            really(descriptor)

        monkeypatch.setattr(atomic_write.os, "fsync", fsync)
        open_ = atomic_write.Path.open

        def opened(path, mode="r", buffering=-1, *more):
            if buffering == 0:
                return Failing(path, mode)
            return open_(path, mode, buffering, *more)

        monkeypatch.setattr(atomic_write.Path, "open", opened)
        with pytest.raises(OSError, match="full"):
            save_bytes(linked, NEW, keep_safe=kept)
        monkeypatch.undo()
        assert (linked.read_bytes(), kept.now) == (OLD, None)

    @needs_posix
    def test_a_killed_program_leaves_the_safe_copy(self, linked):
        program = (
            "import os, signal, sys\n"
            "from pathlib import Path\n"
            "from gobanapp.sgf import atomic_write\n"
            "from gobanapp.storage.journal.safe_copy import write_safe_copy\n"
            "atomic_write._check = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
            "folder = Path(sys.argv[2])\n"
            "def keep_safe(data): return write_safe_copy(folder, data)\n"
            "atomic_write.save_bytes(sys.argv[1], b'x', keep_safe=keep_safe)\n"
        )
        journals = linked.parent / "journal"
        linked.write_bytes(b"(;SZ[9]PB[Old];B[aa])")
        command = [sys.executable, "-c", program, str(linked), str(journals)]
        assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
        assert linked.read_bytes() == b"x"
        (restored,) = recover_documents(journals)
        assert restored.document.is_modified
        assert restored.document.game.info.names.black == "Old"
        restored.keep_for_later()


def fail_to_replace(monkeypatch, path, error):
    """Let no new file take the name ``path``, though other names can be taken."""
    really = Path.replace

    def replace(new, target):
        if Path(target) == path:
            raise error
        return really(new, target)

    monkeypatch.setattr(atomic_write.Path, "replace", replace)


class TestBackupsThatAreTheSameFile:
    """A rename that fails once the backup is a link to the file leaves one file with two names."""

    @pytest.fixture
    def backup(self, path):
        return backup_of(path)

    def saves_again(self, path, kept):
        """Save twice, without and with a backup: the oldest version stays what it is."""
        for number, keep_old in enumerate([False, True, True]):
            data = b"again %d" % number
            save_bytes(path, data, keep_old=keep_old, keep_safe=kept)
            assert (path.read_bytes(), backup_of(path).read_bytes()) == (data, OLD)
        assert path.with_name("game.sgf.bak2").read_bytes() == b"again 1"
        assert path.stat().st_nlink == 1
        assert kept.now is None

    def test_a_refused_rename_writes_over_the_file_and_not_its_backup(
        self, path, backup, kept, monkeypatch
    ):
        fail_to_replace(monkeypatch, path, PermissionError(errno.EACCES, "open elsewhere"))
        save_bytes(path, NEW, keep_old=True, keep_safe=kept)
        assert (path.read_bytes(), backup.read_bytes()) == (NEW, OLD)
        assert (kept.data, kept.now) == ([OLD], None)
        save_bytes(path, b"newer", keep_old=True, keep_safe=kept)
        assert (path.read_bytes(), backup.read_bytes()) == (b"newer", OLD)
        monkeypatch.undo()
        self.saves_again(path, kept)

    @pytest.mark.parametrize("keep_old", [True, False])
    @pytest.mark.parametrize("ending", [".bak", ".bak2"])
    def test_a_file_is_not_written_over_while_it_has_the_name_of_a_backup(
        self, path, backup, kept, monkeypatch, ending, keep_old
    ):
        backup.write_bytes(b"older")
        linked = path.with_name("game.sgf" + ending)
        linked.unlink(missing_ok=True)
        os.link(path, linked)
        before = {each: each.read_bytes() for each in path.parent.iterdir()}

        def refuse(*_):
            raise PermissionError(errno.EACCES, "open elsewhere")

        monkeypatch.setattr(atomic_write.Path, "replace", refuse)
        with pytest.raises(PermissionError):
            save_bytes(path, NEW, keep_old=keep_old, keep_safe=kept)
        assert {each: each.read_bytes() for each in path.parent.iterdir()} == before
        monkeypatch.undo()
        fail_to_replace(monkeypatch, path, PermissionError(errno.EACCES, "open elsewhere"))
        save_bytes(path, NEW, keep_old=keep_old, keep_safe=kept)
        assert path.read_bytes() == NEW
        assert {each: each.read_bytes() for each in before} == before | {path: NEW}

    def test_a_later_save_replaces_the_file_after_an_error(self, path, backup, kept, monkeypatch):
        fail_to_replace(monkeypatch, path, OSError(errno.EIO, "broken"))
        with pytest.raises(OSError, match="broken"):
            save_bytes(path, NEW, keep_old=True, keep_safe=kept)
        assert (path.read_bytes(), backup.read_bytes()) == (OLD, OLD)
        monkeypatch.undo()
        self.saves_again(path, kept)
        assert kept.data == []

    @needs_posix
    @pytest.mark.parametrize("name", ["game.sgf", "game.sgf.bak"])
    def test_a_later_save_replaces_the_file_after_a_kill(self, path, backup, kept, name):
        """The second name is where ``.game.sgf.XXXXXXXX.old`` would have become the backup."""
        program = (
            "import os, signal, sys\n"
            "from pathlib import Path\n"
            "from gobanapp.sgf import atomic_write\n"
            "really = Path.replace\n"
            "def replace(new, target):\n"
            "    if target.name == sys.argv[2]:\n"
            "        os.kill(os.getpid(), signal.SIGKILL)\n"
            "    return really(new, target)\n"
            "atomic_write.Path.replace = replace\n"
            "keep = lambda data: lambda: None\n"
            "atomic_write.save_bytes(sys.argv[1], b'x' * 1000, keep_old=True, keep_safe=keep)\n"
        )
        command = [sys.executable, "-c", program, str(path), name]
        assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
        assert path.read_bytes() == OLD
        assert path.stat().st_nlink == 2
        assert backup.exists() == (name == "game.sgf")
        save_bytes(path, NEW, keep_old=True, keep_safe=kept)
        assert (path.read_bytes(), backup.read_bytes()) == (NEW, OLD)
        self.saves_again(path, kept)
        assert kept.data == []

    def test_a_second_backup_keeps_its_content(self, path, backup, kept):
        save_bytes(path, NEW, keep_old=True, keep_safe=kept)
        latest = path.with_name("game.sgf.bak2")
        os.link(path, latest)
        save_bytes(path, b"newer", keep_old=True, keep_safe=kept)
        assert (backup.read_bytes(), latest.read_bytes()) == (OLD, NEW)
        assert sorted(path.parent.iterdir()) == [path, backup, latest]
        self.saves_again(path, kept)
        assert kept.data == []

    def test_other_hard_links_are_still_updated(self, linked, backup, kept):
        os.link(linked, backup)
        os.link(linked, linked.with_name(".game.sgf.0123abcd.old"))
        save_bytes(linked, NEW, keep_old=True, keep_safe=kept)
        assert linked.read_bytes() == linked.with_name("other.sgf").read_bytes() == NEW
        assert backup.read_bytes() == OLD
        assert (kept.data, kept.now) == ([OLD], None)

    @pytest.mark.parametrize(
        "name", [".game.sgf.old", ".other.sgf.0123abcd.old", ".game.sgf.0123abcd.tmp"]
    )
    def test_only_names_that_saving_gives_do_not_count(self, path, kept, name):
        other = path.with_name(name)
        os.link(path, other)
        save_bytes(path, NEW, keep_safe=kept)
        assert (path.read_bytes(), other.read_bytes()) == (NEW, NEW)

    def test_a_separate_backup_file_is_left_alone(self, linked, backup, kept):
        backup.write_bytes(b"older")
        save_bytes(linked, NEW, keep_safe=kept)
        assert linked.with_name("other.sgf").read_bytes() == NEW
        assert backup.read_bytes() == b"older"

    def test_a_folder_may_be_closed_to_listing(self, path, backup, kept, monkeypatch):
        def refuse(_):
            raise PermissionError(errno.EACCES, "no list")

        os.link(path, backup)
        monkeypatch.setattr(atomic_write.Path, "iterdir", refuse)
        save_bytes(path, NEW, keep_safe=kept)
        assert (path.read_bytes(), backup.read_bytes(), kept.data) == (NEW, OLD, [])

    def test_no_backup_is_lost_if_all_files_compare_equal(self, linked, backup, kept, monkeypatch):
        backup.write_bytes(b"older")
        monkeypatch.setattr(atomic_write.Path, "samefile", lambda *_: True)
        save_bytes(linked, NEW, keep_safe=kept)
        assert (linked.read_bytes(), backup.read_bytes()) == (NEW, b"older")


def test_a_file_is_replaced_if_links_are_not_counted(path, kept, monkeypatch):
    status = atomic_write._status  # noqa: SLF001

    def uncounted(target):
        found = status(target)
        return None if found is None else os.stat_result([*found[:3], 0, *found[4:]])

    monkeypatch.setattr(atomic_write, "_status", uncounted)
    save_bytes(path, NEW, keep_safe=kept)
    assert (path.read_bytes(), kept.data) == (NEW, [])


@needs_posix
class TestOwners:
    def refuse(self, monkeypatch, *names):
        def fail(*_, **__):
            raise PermissionError(errno.EPERM, "not yours")

        for name in names:
            monkeypatch.setattr(atomic_write.os, name, fail, raising=False)

    @pytest.fixture
    def of_another(self, path, monkeypatch):
        """The file as one of another user."""
        status = atomic_write._status  # noqa: SLF001

        def other(target):
            found = status(target)
            changed = list(found)
            changed[4] += 1  # the owner
            return os.stat_result(changed)

        monkeypatch.setattr(atomic_write, "_status", other)
        return path

    def test_the_owner_is_kept_if_allowed(self, of_another, kept, monkeypatch):
        given = []
        monkeypatch.setattr(atomic_write.os, "chown", lambda path, *ids: given.append(ids))
        save_bytes(of_another, NEW, keep_safe=kept)
        found = of_another.stat()
        assert given == [(found.st_uid + 1, found.st_gid)]
        assert kept.data == []

    def test_without_chown_the_file_is_overwritten(self, of_another, kept, monkeypatch):
        self.refuse(monkeypatch, "chown")
        number = of_another.stat().st_ino
        save_bytes(of_another, NEW, keep_safe=kept)
        assert (of_another.stat().st_ino, of_another.read_bytes()) == (number, NEW)
        assert list(of_another.parent.iterdir()) == [of_another]

    def test_a_file_without_a_safe_copy_is_replaced(self, of_another, monkeypatch):
        self.refuse(monkeypatch, "chown")
        of_another.chmod(0o4755)
        save_bytes(of_another, NEW)
        assert of_another.read_bytes() == NEW
        assert stat.S_IMODE(of_another.stat().st_mode) == 0o755

    @pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives away")
    def test_root_leaves_a_file_to_its_owner(self, path, kept):
        os.chown(path, 12345, 12346)
        path.chmod(0o4640)
        save_bytes(path, NEW, keep_safe=kept)
        found = path.stat()
        assert (found.st_uid, found.st_gid, found.st_mode & 0o7777) == (12345, 12346, 0o4640)
        assert kept.data == []


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="attributes of Linux")
class TestAttributes:
    @pytest.fixture
    def marked(self, path):
        try:
            os.setxattr(path, "user.note", b"mine")
        except OSError:
            pytest.skip("the file system has no attributes")
        return path

    def test_extended_attributes_are_kept(self, marked, kept):
        save_bytes(marked, NEW, keep_safe=kept)
        assert os.getxattr(marked, "user.note") == b"mine"
        assert kept.data == []

    @pytest.mark.parametrize("name", ["user.note", "system.posix_acl_access", "security.selinux"])
    def test_without_attribute_support_the_file_is_overwritten(self, path, kept, monkeypatch, name):
        def refuse(*_):
            raise OSError(errno.ENOTSUP, "no")

        monkeypatch.setattr(atomic_write.os, "listxattr", lambda _: [name])
        monkeypatch.setattr(atomic_write.os, "getxattr", lambda *_: b"1")
        monkeypatch.setattr(atomic_write.os, "setxattr", refuse)
        save_bytes(path, NEW, keep_safe=kept)
        assert path.read_bytes() == NEW
        # The system itself labels files for its security.
        assert kept.data == ([] if name.startswith("security.") else [OLD])
        save_bytes(path, OLD)
        assert path.read_bytes() == OLD

    def test_a_file_system_may_have_no_attributes(self, path, kept, monkeypatch):
        def refuse(*_):
            raise OSError(errno.ENOTSUP, "no")

        monkeypatch.setattr(atomic_write.os, "listxattr", refuse)
        save_bytes(path, NEW, keep_safe=kept)
        assert kept.data == []


@needs_posix
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="root can be another user")
def test_a_writable_file_of_another_user_is_saved_in_a_read_only_folder():
    """As in a shared folder: the file stays its owner's, with its permissions."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        path = Path(folder) / "game.sgf"
        path.write_bytes(OLD)
        path.chmod(0o666)
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            said = b"saved"
            try:
                os.setgid(65534)
                os.setuid(65534)
                save_bytes(path, NEW, keep_safe=Kept())
            except BaseException as error:  # noqa: BLE001 - the child must end here
                said = repr(error).encode()
            os.write(write, said)
            os._exit(0)
        os.waitpid(child, 0)
        os.close(write)
        said = os.read(read, 1000)
        os.close(read)
        assert said == b"saved"
        assert path.read_bytes() == NEW
        found = path.stat()
        assert (found.st_uid, found.st_mode & 0o777) == (0, 0o666)
