"""Faults of open files: damaged, missing, changed, no room on the disk."""

import os
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from gobanapp.rules.color import ByColor
from gobanapp.sgf.atomic_write import backup_of
from gobanapp.sgf.file_problems import FileProblemCode
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_each
from gobanapp.storage.last_document import LastDocument
from tests.permissions import needs_permissions, permissions_obeyed
from tests.ui.boxes import asked, told
from tests.ui.lookup import answer, press

DAMAGED = b"(;SZ[9]PB[Ann PW[Ben]C[see [1] here];B[aa;W[bb](;B[cc]XX[kept]"
SOUND = b"(;SZ[9]PB[Ann];B[dd])"
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="as Linux has it")


@pytest.fixture
def opened(table, tmp_path):
    """Return a function that opens a window with a file of given bytes."""

    def make(data, name="game.sgf"):
        path = tmp_path / name
        path.write_bytes(data)
        made = table()
        made.window.open_file(path)
        assert made.session.document.path == path
        return made, path

    return make


def test_a_damaged_file_is_saved_repaired_and_backed_up(opened):
    table, path = opened(DAMAGED)
    assert not table.session.document.is_modified
    assert table.window.components.saves.save()
    assert path.read_bytes() == DAMAGED  # nothing was done, so nothing is written
    table.session.game.go_to(0)
    table.click("E5")
    assert table.window.components.saves.save()
    (game,) = read_games(path.read_bytes()).games
    assert read_games(path.read_bytes()).problems == ()
    written = path.read_text("utf-8")
    assert all(kept in written for kept in ("PB[Ann]", "PW[Ben]", "[see [1\\] here]", "XX[kept]"))
    assert len(game.tree) == 5
    assert backup_of(path).read_bytes() == DAMAGED


def test_bytes_that_fit_no_encoding_are_asked_about_before_they_are_saved(opened):
    data = "(;SZ[9]CA[GBK]PB[古力]PW[李世乭]EV[围棋比赛第三届]C[??\n白中盘胜])".encode("gb18030")
    data = data.replace(b"??", b"\xff\xff")
    table, path = opened(data)
    codes = [problem.code for problem in table.session.document.origin.file.problems]
    assert FileProblemCode.UNDECODABLE_BYTES in codes
    table.click("E5")
    said = asked("save-misread-text", "cancel")
    assert not table.window.components.saves.save()
    assert said
    assert path.read_bytes() == data
    asked("save-misread-text", "accept")
    assert table.window.components.saves.save()
    assert backup_of(path).read_bytes() == data
    assert "ÿÿ\n白中盘胜" in path.read_text("utf-8")


def test_a_file_that_is_gone_is_written_again(opened):
    table, path = opened(SOUND)
    path.unlink()
    assert (
        table.window.components.saves.save()
    )  # It is no longer there, so there is something to save.
    assert b"B[dd]" in path.read_bytes()
    assert not backup_of(path).exists()


def test_a_save_into_a_missing_folder_can_be_repeated(opened, tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    table, path = opened(SOUND, "stick/game.sgf")
    path.unlink()
    folder.rmdir()
    table.click("E5")
    said = told("not-saved")
    assert not table.window.components.saves.save()
    assert path.name in said[0]
    assert table.session.document.is_modified
    folder.mkdir()
    assert table.window.components.saves.save()
    assert b"B[ee]" in path.read_bytes()


def test_a_file_changed_by_another_program_is_backed_up(opened):
    table, path = opened(SOUND)
    table.click("E5")
    path.write_bytes(b"(;C[of another program])")
    asked("overwrite-changed-file", "accept")
    assert table.window.components.saves.save()
    assert backup_of(path).read_bytes() == b"(;C[of another program])"


class TestTextThatTheSecondReaderDoesNotConfirm:
    @pytest.fixture
    def damaged(self, opened, monkeypatch):
        """A window with a move to save, and a writer that leaves it out."""
        table, path = opened(SOUND)
        table.click("E5")

        def write(games, progress):
            return [text.replace(b";B[ee]", b"") for text in write_each(games, progress)]

        monkeypatch.setattr("gobanapp.sgf.writer.write_each", write)
        return table, path

    def test_unverified_text_is_saved_next_to_the_file(self, damaged):
        table, path = damaged
        for number, comment in ((1, "one"), (1, "one"), (2, "two")):
            table.session.apply(lambda game, comment=comment: game.set_comment(comment))
            said = asked("save-unverified", "cancel")
            assert not table.window.components.saves.save()
            kept = path.with_name(f"game.unsaved{number}.sgf")
            assert path.name in said[0]
            assert kept.name in said[0]
            assert comment.encode() in kept.read_bytes()
        assert len([*path.parent.glob("*.unsaved*")]) == 2
        assert path.read_bytes() == SOUND
        assert not backup_of(path).exists()
        assert table.session.document.is_modified
        assert table.session.document.path == path

    def test_unverified_text_is_saved_if_the_user_insists(self, damaged):
        table, path = damaged
        asked("save-unverified", "accept")
        assert table.window.components.saves.save()
        assert path.read_bytes() == path.with_name("game.unsaved1.sgf").read_bytes()
        assert backup_of(path).read_bytes() == SOUND
        assert not table.session.document.is_modified

    def test_without_room_the_user_is_asked_about_unverified_text(self, damaged, monkeypatch):
        table, path = damaged

        def fail(target, _data, **_options):
            raise OSError(28, "no room", str(target))

        monkeypatch.setattr("gobanapp.sgf.atomic_write.save_bytes", fail)
        said = asked("save-unverified", "cancel")
        assert not table.window.components.saves.save()
        assert path.name in said[0]
        assert [file.name for file in path.parent.glob("*.sgf")] == [path.name]

    def test_an_error_of_sgfmill_does_not_prevent_saving(self, opened, monkeypatch):
        def fail(*_):
            raise KeyError("some fault")

        table, path = opened(SOUND)
        table.click("E5")
        monkeypatch.setattr("gobanapp.sgf.sgfmill_check.compare_with_witness", fail)
        asked("save-unverified", "accept")
        assert table.window.components.saves.save()
        assert b"B[ee]" in path.read_bytes()


@ON_LINUX
def test_without_room_the_old_file_stays_whole_and_can_be_saved_later(opened, monkeypatch):
    import resource
    import signal

    table, path = opened(SOUND)
    table.click("E5")
    table.session.apply(lambda game: game.set_comment("x" * 5000))
    said = told("not-saved")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        assert not table.window.components.saves.save()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)
    assert path.name in said[0]
    assert path.read_bytes() == SOUND
    assert {file.name for file in path.parent.iterdir()} <= {"game.sgf", "settings.ini"}
    assert table.session.document.is_modified
    assert table.window.components.saves.save()
    assert len(path.read_bytes()) > 5000
    assert backup_of(path).read_bytes() == SOUND


@needs_permissions
def test_a_read_only_folder_is_reported(opened):
    table, path = opened(SOUND)
    table.click("E5")
    path.unlink()
    path.parent.chmod(0o500)
    try:
        said = told("not-saved")
        with permissions_obeyed():
            assert not table.window.components.saves.save()
        assert path.name in said[0]
        assert table.session.document.is_modified
    finally:
        path.parent.chmod(0o700)
    assert not path.exists()


@needs_permissions
def test_a_file_in_a_read_only_folder_is_saved(opened):
    table, path = opened(SOUND)
    table.click("E5")
    path.parent.chmod(0o500)
    try:
        with permissions_obeyed():
            assert table.window.components.saves.save()
    finally:
        path.parent.chmod(0o700)
    assert b"B[ee]" in path.read_bytes()
    assert [file.name for file in path.parent.glob("*.sgf")] == [path.name]


@ON_LINUX
@pytest.mark.parametrize("name", [b"\xff \x80.sgf", b"a\nb.sgf", b"%1 {file} &x.sgf", b" .sgf"])
def test_a_file_may_have_any_name(opened, name):
    table, path = opened(SOUND, os.fsdecode(name))
    table.click("E5")
    assert table.window.components.saves.save()
    assert b"B[ee]" in path.read_bytes()
    assert (
        LastDocument.from_json(LastDocument.from_document(table.session.document).to_json()).file
        == path
    )
    path.unlink()
    path.mkdir()
    said = []

    def go_on(box):
        said.append(told("not-saved"))
        press(box, "accept")

    asked("overwrite-changed-file", go_on)
    assert not table.window.components.saves.save()
    assert [len(texts) for texts in said] == [1]


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "\U0001f600" * 80, "../..", "."])
def test_players_of_any_name_get_a_file_name(table, tmp_path, name):
    table = table()
    table.window.settings.add_recent_file(tmp_path / "some.sgf")
    info = replace(table.game.info, names=ByColor(name, ""))
    table.session.apply(lambda game: game.set_info(info))
    answer(QFileDialog, lambda dialog: dialog.accept())
    assert table.window.components.saves.ask_save_as()
    (file,) = tmp_path.glob("*.sgf")
    assert b"AP[gobanapp" in file.read_bytes()


def test_a_read_only_file_stays_and_the_game_can_be_saved_elsewhere(opened, tmp_path):
    table, path = opened(SOUND)
    table.click("E5")
    path.chmod(0o444)
    other = tmp_path / "other.sgf"

    def choose(dialog):
        dialog.selectFile(str(other))
        dialog.accept()

    def save_elsewhere(box):
        answer(QFileDialog, choose)
        QTest.keyClick(box, Qt.Key.Key_Return)

    said = asked("not-saved", save_elsewhere)
    assert table.window.components.saves.save()
    assert path.name in said[0]
    assert path.read_bytes() == SOUND
    assert b"B[ee]" in other.read_bytes()
    assert table.session.document.path == other
    assert not table.session.document.is_modified


def test_a_save_that_fails_can_be_left_at_that(opened):
    table, path = opened(SOUND)
    table.click("E5")
    path.chmod(0o444)
    asked("not-saved", "cancel")
    assert not table.window.components.saves.save()
    assert path.read_bytes() == SOUND
    assert table.session.document.path == path
    assert table.session.document.is_modified
