"""Sentences on files, and the names of encodings."""

import codecs
import errno

import pytest

from gobanapp.sgf.atomic_write import PartialWriteError, ReadOnlyFileError
from gobanapp.sgf.charsets import FAMILIES
from gobanapp.sgf.file_problems import (
    FileProblem,
    FileProblemCode,
    UnreadableFile,
    UnreadableReason,
)
from gobanapp.sgf.regular_file import NotRegularFile
from gobanapp.storage.document_file import load_document
from gobanapp.text.file_problem_text import problem_sentence
from gobanapp.text.file_text import (
    NAMES,
    cannot_open,
    cannot_reopen,
    cannot_save,
    encoding_name,
    offered_encoding_for,
    offered_encodings,
)


def why(path, data):
    path.write_bytes(data)
    with pytest.raises(UnreadableFile) as error:
        load_document(path)
    text = cannot_open(path, error.value)
    suffix = " The game on the board is unchanged."
    assert text.endswith(suffix)
    return text.removesuffix(suffix)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "It is empty."),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "It is a PDF document."),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "It is a picture."),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "It is a picture."),
        (b"GIF89a\1\0", "It is a picture."),
        (b"RIFF\x24\1\0\0WEBPVP8 ", "It is a picture."),
        (b"{\\rtf1\\ansi Game}", "It is an office document."),
        (b"PK\3\4" + 26 * b"\0" + b"[Content_Types].xml", "It is an office document."),
        (b"\xef\xbb\xbf \r\n<!DOCTYPE html><p>", "web page"),
        (b"<HTML><body>", "web page"),
        (b"PK\3\4\x14\0\0\0\x08\0" + 20 * b"\0" + b"game.sgf", "archive"),
        (b"\x1f\x8b\x08\0", "archive"),
        (b"Rar!\x1a\7\1\0", "archive"),
        (b"<?xml version='1.0'?>", "contains no game. It begins with “<?xml version='1.0'?>”."),
        ("Черные, белые".encode("cp1251"), "contains no game. It begins with “Черные, белые”."),
        (b"Hello\n" + 99 * b"there ", "begins with “Hello there there there there there the…”."),
        (b"\0\0\0\0", "It contains no game."),
        (b"\x7fELF\2\1\1\0", "It contains no game."),
        (b"(;SZ[60])", "Its board of 60x60 is larger than 52x52."),
    ],
)
def test_the_type_of_an_unreadable_file_is_named(tmp_path, data, sentence):
    reason = why(tmp_path / "x.sgf", data)
    assert sentence in reason
    assert reason.endswith(".")


def test_braces_in_a_file_are_only_text(tmp_path):
    assert "“{file} {0}”" in why(tmp_path / "x.sgf", b"{file} {0}")


def test_a_message_about_a_deleted_file_uses_what_was_read(tmp_path):
    error = UnreadableFile(UnreadableReason.NO_GAME, "Hello")
    assert "begins with “Hello”." in cannot_open(tmp_path / "x.sgf", error)


def test_the_system_has_its_say(tmp_path):
    error = OSError(errno.ENOENT, "?")
    assert "The file or folder does not exist." in cannot_open(tmp_path / "x.sgf", error)
    assert "The disk is full" in cannot_save(tmp_path / "x.sgf", OSError(errno.ENOSPC, "?"))
    assert "strange." in cannot_save(tmp_path / "x.sgf", OSError(999, "strange"))


def test_permission_errors_are_explained(tmp_path):
    def reason(error):
        return cannot_save(tmp_path / "x.sgf", error)

    denied = PermissionError(errno.EACCES, "")
    assert "You do not have permission to write to this folder." in reason(denied)
    assert "The file is read-only." in reason(ReadOnlyFileError(errno.EACCES, ""))
    assert "You do not have permission." in cannot_open(tmp_path / "x.sgf", denied)


def test_a_file_written_in_part_is_not_called_whole(tmp_path):
    text = cannot_save(tmp_path / "x.sgf", PartialWriteError(errno.ENOSPC, "?"))
    assert text.startswith("The disk is full. Only part of the file was written.")
    assert "not changed" not in text


def test_only_an_existing_file_is_called_unchanged(tmp_path):
    path, full = tmp_path / "x.sgf", OSError(errno.ENOSPC, "?")
    assert "Nothing was written" in cannot_save(path, full)
    path.write_bytes(b"(;)")
    assert "was not changed" in cannot_save(path, full)


@pytest.mark.parametrize("number", [errno.ENOENT, errno.ENOTDIR])
def test_a_missing_folder_is_named_as_the_cause(tmp_path, number):
    text = cannot_save(tmp_path / "none" / "x.sgf", OSError(number, "?"))
    assert text.startswith("The folder does not exist. Nothing was written.")


def test_a_problem_is_described_in_the_language_of_the_window(monkeypatch):
    problem = FileProblem(code=FileProblemCode.EMPTY_VALUE, line=1, column=1, property="AB")
    assert problem_sentence(problem) == "A value of AB is empty."
    translated = {("Problems", "A value of {property} is empty."): "{property} est vide."}
    monkeypatch.setattr(
        "gobanapp.text.file_problem_text.translate",
        lambda context, text: translated[context, text],
    )
    assert problem_sentence(problem) == "AB est vide."


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (FileNotFoundError(), "Could not reopen x{0}.sgf: it no longer exists."),
        (
            PermissionError(errno.EACCES, ""),
            "Could not reopen x{0}.sgf. You do not have permission.",
        ),
        (
            UnreadableFile(UnreadableReason.NO_GAME, ""),
            "Could not reopen x{0}.sgf. It is empty.",
        ),
    ],
)
def test_a_file_that_is_not_open_again_gets_one_line(tmp_path, error, text):
    assert cannot_reopen(tmp_path / "x{0}.sgf", error) == text


def test_other_kinds_of_files_are_named(tmp_path):
    error = NotRegularFile(errno.EINVAL, "Invalid argument")
    told = "It is a device, pipe or socket, not a file."
    assert told in cannot_open(tmp_path / "x.sgf", error)
    assert told in cannot_reopen(tmp_path / "x.sgf", error)


@pytest.mark.parametrize("end", ["\n", "\r", "\u2028", "\x85"])
def test_the_name_of_a_file_is_one_line(qapp, tmp_path, end):
    said = cannot_reopen(tmp_path / f"game{end}Nothing is lost.sgf", OSError(errno.ENOSPC, ""))
    assert end not in said
    assert "game Nothing is lost.sgf" in said


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("gb18030", "Simplified Chinese (GB18030)"),
        ("gbk", "Simplified Chinese (GBK)"),
        ("koi8_r", "Cyrillic (KOI8-R)"),
        ("UTF-8", "Unicode (UTF-8)"),
        ("euc_jis_2004", "EUC-JIS-2004"),
    ],
)
def test_the_name_of_an_encoding(encoding, name):
    assert encoding_name(encoding) == name


def test_each_is_known_by_its_name_in_files():
    assert [codecs.lookup(encoding).name for encoding in NAMES] == list(NAMES)
    assert {name.wider for name in NAMES.values()} - {""} <= set(NAMES)


@pytest.mark.parametrize("encoding", [name for row in FAMILIES.values() for name in row[:1]])
def test_every_guessed_encoding_has_a_name_and_is_offered(encoding):
    assert "(" in encoding_name(encoding)
    assert offered_encoding_for(encoding) in offered_encodings("utf-8")


def test_no_two_that_are_offered_have_the_same_name():
    names = [encoding_name(encoding) for encoding in offered_encodings("utf-8")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("current", "offer"), [("gbk", "gb18030"), ("big5", "cp950"), ("cp1251", "cp1251")]
)
def test_a_subset_encoding_is_offered_as_its_superset(current, offer):
    assert (offered_encoding_for(current), offered_encodings(current)) == (
        offer,
        offered_encodings("utf-8"),
    )


def test_a_rare_encoding_in_use_is_offered():
    assert offered_encodings("cp437") == [*offered_encodings("utf-8"), "cp437"]


@pytest.mark.parametrize(
    ("part", "whole"),
    [(part, name.wider) for part, name in NAMES.items() if name.wider and part != "utf-16"],
)
def test_the_wider_one_reads_letters_and_chinese_characters_alike(part, whole):
    letters = "AZaz09[];éöàßñ가하一丁丂亜黒棋中国围圍日本バドゥクばひら"
    written = letters.encode(part, "ignore")
    assert written.decode(whole) == written.decode(part)
