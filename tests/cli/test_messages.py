import errno

import pytest

from gobanapp.cli.messages import ILLEGAL, PROBLEMS, not_openable, not_writable, problem_sentence
from gobanapp.rules.position import Reason
from gobanapp.sgf.problems import Code, Problem


@pytest.mark.parametrize("code", Code)
def test_every_problem_has_a_sentence(code):
    assert code in PROBLEMS
    problem = Problem(code=code, line=1, column=1, property="AB", found="{x}")
    sentence = problem_sentence(problem)
    assert sentence[0].isupper()
    assert ("{x}" in sentence) == ("{found}" in PROBLEMS[code])


def test_every_reason_has_words():
    assert set(ILLEGAL) == {reason.value for reason in Reason}


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOENT, "no such file"), (errno.EISDIR, "folder"), (errno.EACCES, "not be read")],
)
def test_why_a_file_cannot_be_read(number, words):
    assert words in not_openable(OSError(number, "?"))


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOENT, "no such folder"),
        (errno.EISDIR, "is a folder"),
        (errno.ENOTDIR, "file stands where"),
        (errno.EACCES, "nothing may be written"),
        (errno.ENOSPC, "the disk is full"),
    ],
)
def test_why_a_file_cannot_be_written(number, words):
    assert words in not_writable(OSError(number, "the disk is full"))
