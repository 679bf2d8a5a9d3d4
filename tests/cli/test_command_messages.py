import errno

import pytest

from gobanapp.cli.command_messages import ILLEGAL_MOVES, not_openable, not_writable
from gobanapp.rules.position import RefusalReason


def test_every_reason_has_words():
    assert set(ILLEGAL_MOVES) == {reason.value for reason in RefusalReason}


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOENT, "does not exist"),
        (errno.EISDIR, "folder"),
        (errno.EACCES, "permission to read"),
    ],
)
def test_why_a_file_cannot_be_read(number, words):
    assert words in not_openable(OSError(number, "?"))


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOENT, "does not exist"),
        (errno.EISDIR, "is a folder"),
        (errno.ENOTDIR, "is a file, not a folder"),
        (errno.EACCES, "permission to write"),
        (errno.ENOSPC, "the disk is full"),
    ],
)
def test_why_a_file_cannot_be_written(number, words):
    assert words in not_writable(OSError(number, "the disk is full"))


def test_other_system_errors_are_quoted():
    assert not_openable(OSError(errno.EIO, "the disk is broken")).endswith("the disk is broken.")
    assert not_openable(OSError("odd")).endswith("odd.")
