"""Records between their files and the session: nothing that was on the disk is lost."""

import os
from pathlib import Path

import pytest

from gobanapp.sgf.atomic_write import backup_of
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.storage.document_file import (
    UnverifiedFileError,
    file_state,
    is_losslessly_decoded,
    is_up_to_date_with,
    load_document,
    read_document,
    save_document,
)

OLD = b"(;SZ[9]C[old];B[aa])"
NEW = b"(;SZ[9]C[new];B[bb];W[cc])(;SZ[13]C[second])"


class Stopped(Exception):
    """What a user raises who cancels."""


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(OLD)
    return path


@pytest.fixture
def record():
    return read_document(NEW, None, None)


def comments(record):
    return [entry.game.tree.root.content.comment for entry in record.entries]


def files_beside(path):
    return sorted(other.name for other in path.parent.iterdir() if other != path)


def test_a_saved_document_loads_again(path, record):
    save_document(record, path)
    assert comments(load_document(path)) == ["new", "second"]


def test_the_path_of_a_loaded_file_is_absolute(path, monkeypatch):
    monkeypatch.chdir(path.parent)
    record = load_document(Path(path.name))
    assert record.path == path
    assert record.file_state == file_state(path)


def test_the_first_save_keeps_the_file_that_was_there_and_no_later_one_touches_it(path, record):
    save_document(record, path)
    assert backup_of(path).read_bytes() == OLD
    record.current.game.set_comment("newer")
    save_document(record, path)
    assert backup_of(path).read_bytes() == OLD
    assert files_beside(path) == [backup_of(path).name]
    assert comments(load_document(path)) == ["newer", "second"]


@pytest.mark.parametrize("data", [b"", b"no game", bytes(range(256))])
def test_a_file_without_a_game_is_reported(data):
    with pytest.raises(UnreadableFile):
        read_document(data, None, None)


# Cancelled


def parts_of(record, path):
    parts = []
    save_document(record, path, parts.append)
    return parts


def test_progress_is_reported_to_the_end(path, record):
    parts = parts_of(record, path)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    assert len(set(parts)) > 2


def test_cancelling_at_any_moment_keeps_the_old_file(path, record):
    for moment in range(len(parts_of(record, path.with_name("other.sgf")))):
        left = iter(range(moment))

        def cancel(_part, left=left):
            if next(left, None) is None:
                raise Stopped

        with pytest.raises(Stopped):
            save_document(record, path, cancel)
        assert path.read_bytes() == OLD
        assert files_beside(path) == ["other.sgf"]
        assert record.backed_up_files == {path.with_name("other.sgf")}


# Not confirmed by the second reader


@pytest.fixture(params=["damaged", "the check fails"])
def _unconfirmed(request, monkeypatch):
    """A writer that leaves something out, or a second reader that has a fault of its own."""
    from gobanapp.sgf.writer import write_each

    def leave_out(games, progress):
        return [text.replace(b";B[bb]", b"") for text in write_each(games, progress)]

    def fail(*_arguments):
        raise RecursionError

    if request.param == "damaged":
        monkeypatch.setattr("gobanapp.sgf.writer.write_each", leave_out)
    else:
        monkeypatch.setattr("gobanapp.sgf.sgfmill_check.compare_with_witness", fail)


@pytest.mark.usefixtures("_unconfirmed")
class TestTextThatIsNotConfirmed:
    @pytest.fixture
    def record(self, record):
        """Edited: of a game written as it stood sgfmill finds only the root and the end."""
        record.current.game.set_comment("edited")
        return record

    def unsaved(self, record, path):
        with pytest.raises(UnverifiedFileError) as caught:
            save_document(record, path)
        return caught.value.kept

    def test_unverified_text_is_kept_once_and_replaces_nothing(self, path, record):
        kept = self.unsaved(record, path)
        assert kept.name == "game.unsaved1.sgf"
        assert comments(load_document(kept)) == ["edited", "second"]
        assert self.unsaved(record, path) == kept
        record.current.game.set_comment("newer")
        other = self.unsaved(record, path)
        assert comments(load_document(other)) == ["newer", "second"]
        assert comments(load_document(kept)) == ["edited", "second"]
        assert path.read_bytes() == OLD
        assert files_beside(path) == [kept.name, other.name]
        assert record.backed_up_files == set()

    def test_unverified_text_is_saved_if_the_user_insists(self, path, record):
        save_document(record, path, is_verified=False)
        assert comments(load_document(path)) == ["edited", "second"]
        assert backup_of(path).read_bytes() == OLD

    def test_unverified_text_without_room_is_not_kept(self, path, record, monkeypatch):
        def fail(target, _data, **_options):
            raise OSError(28, "no room", str(target))

        monkeypatch.setattr("gobanapp.sgf.atomic_write.save_bytes", fail)
        assert self.unsaved(record, path) is None
        assert path.read_bytes() == OLD

    def test_earlier_unverified_texts_are_never_overwritten(self, path, record):
        before = [path.with_name(f"game.unsaved{number}.sgf") for number in range(1, 100)]
        for other in before:
            other.write_bytes(b"(;C[before])")
        assert self.unsaved(record, path) is None
        assert {other.read_bytes() for other in before} == {b"(;C[before])"}
        assert len(files_beside(path)) == len(before)


# Changed by somebody else


def test_a_read_file_is_up_to_date_until_changed(path):
    record = load_document(path)
    assert is_up_to_date_with(record, path)
    path.write_bytes(NEW)
    assert not is_up_to_date_with(record, path)


def test_a_file_that_is_gone_is_not_up_to_date(path):
    record = load_document(path)
    path.unlink()
    assert file_state(path) is None
    assert not is_up_to_date_with(record, path)


def test_records_without_a_file_are_not_up_to_date(path, record):
    assert not is_up_to_date_with(record, path)


def test_a_copy_of_equal_age_and_size_is_different(path, tmp_path):
    record = load_document(path)
    copy = tmp_path / "copy.sgf"
    copy.write_bytes(OLD)
    os.utime(copy, ns=(record.file_state[0],) * 2)
    assert file_state(copy) == record.file_state
    assert not is_up_to_date_with(record, copy)


@pytest.mark.skipif(os.name != "posix", reason="links need a permission elsewhere")
def test_the_way_to_the_file_may_be_a_link(path, tmp_path):
    link = tmp_path / "link.sgf"
    link.symlink_to(path)
    assert is_up_to_date_with(load_document(path), link)


@pytest.mark.parametrize(("encoding", "is_lossless"), [("utf-8", False), ("latin-1", True)])
def test_lossy_decoding_is_recognised(encoding, is_lossless):
    record = read_document(b"(;C[\xe9\xff])", None, None, encoding)
    assert is_losslessly_decoded(record) is is_lossless


def test_a_record_without_a_file_is_lossless(record):
    record.origin = None
    assert is_losslessly_decoded(record)
