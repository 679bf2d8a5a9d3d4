import json
import os
from pathlib import Path

import pytest

from gobanapp.sgf.reader import read_games

DATA = Path(__file__).parent.parent / "data"


def content(data):
    """Return all that a file says, node by node."""
    return [
        (game.size, [(node.parent, node.content) for node in game.tree.walk()])
        for game in read_games(data).games
    ]


def test_a_conversion_keeps_the_content_and_writes_utf_8(gobanapp, record, folder):
    text = (
        "(;CA[GB2312]SZ[9]PB[古力]XX[a][b];B[aa]KO[];AB[bb][cc](;W[dd]C[围\\]棋])(;W[ee]))(;SZ[5])"
    )
    data = text.encode("gb2312")
    name = record("game.sgf", data)
    status, out, err = gobanapp("convert", name, "-o", "new.sgf")
    assert (status, out, err) == (0, "new.sgf: 2 games\n", "")
    written = (folder / "new.sgf").read_bytes()
    assert content(written) == content(data)
    assert "PB[古力]" in written.decode("utf-8")
    assert (folder / name).read_bytes() == data


def test_a_conversion_in_json(reports, record):
    name = record("game.sgf", "(;SZ[9])")
    assert reports("convert", name, "-o", "new.sgf") == [
        {"file": "game.sgf", "output": "new.sgf", "games": 1}
    ]


def test_a_ruleset_does_not_change_a_conversion(gobanapp, record, folder):
    name = record("game.sgf", "(;SZ[9]RU[Japanese])")
    assert gobanapp("convert", name, "-o", "plain.sgf")[0] == 0
    assert gobanapp("convert", name, "-o", "ruled.sgf", "--rules", "chinese")[0] == 0
    assert (folder / "ruled.sgf").read_bytes() == (folder / "plain.sgf").read_bytes()
    assert gobanapp("convert", name, "-o", "new.sgf", "--rules", "chess")[0] == 2


@pytest.mark.parametrize("existing", [False, True])
def test_several_files_go_into_a_folder(gobanapp, record, folder, existing):
    files = [record("a.sgf", "(;SZ[9])"), record("b.SGF", "(;SZ[9])"), record("c.game", "(;SZ[9])")]
    if existing:
        (folder / "new").mkdir()
    assert gobanapp("convert", *files, "-o", "new" if existing else "new/deep/")[0] == 0
    written = sorted((folder / "new").rglob("*.sgf"))
    assert [path.name for path in written] == ["a.sgf", "b.sgf", "c.game.sgf"]


def test_several_files_need_a_folder(gobanapp, record, folder):
    files = record("a.sgf", "(;)"), record("b.sgf", "(;)")
    status, out, err = gobanapp("convert", *files, "-o", "new.sgf")
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert not (folder / "new.sgf").exists()


def test_a_file_may_be_written_over_itself(gobanapp, record, folder):
    name = record("game.sgf", "(;SZ[9];B[aa")
    assert gobanapp("convert", name, "-o", name)[0] == 0
    assert b"SZ[9];B[aa])" in (folder / name).read_bytes().replace(b"\n", b"")


def test_files_of_one_name_do_not_overwrite_each_other(gobanapp, record, folder):
    first, second = record("one/game.sgf", "(;C[one])"), record("two/game.sgf", "(;C[two])")
    status, out, err = gobanapp("convert", first, second, "-o", "new/", "--json")
    assert status == 1
    assert [set(report) for report in json.loads(out)] == [
        {"file", "output", "games"},
        {"file", "error"},
    ]
    assert len(err.splitlines()) == 1
    assert b"C[one]" in (folder / "new/game.sgf").read_bytes()


def test_an_output_does_not_overwrite_a_later_input(gobanapp, record, folder):
    first, second = record("one/game.sgf", "(;C[one])"), record("game.sgf", "(;C[two])")
    assert gobanapp("convert", first, second, "-o", ".")[0] == 1
    assert b"C[two]" in (folder / "game.sgf").read_bytes()


def test_missing_files_own_no_output(gobanapp, record, folder):
    name = record("game.sgf", "(;)")
    assert gobanapp("convert", "missing.sgf", name, "-o", "new/")[0] == 1
    assert (folder / "new/game.sgf").exists()


@pytest.mark.parametrize("output", ["missing/new.sgf", "game.sgf/new.sgf", "game.sgf/"])
def test_an_unwritable_output_prints_one_line(gobanapp, record, output):
    status, out, err = gobanapp("convert", record("game.sgf", "(;)"), "-o", output)
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    assert "cannot be written" in err


def test_an_impossible_output_is_reported_for_each_file(gobanapp, record):
    status, out, err = gobanapp("convert", record("a.sgf", "(;)"), "-o", "x" * 300, "--json")
    assert (status, list(json.loads(out)[0])) == (1, ["file", "error"])
    assert err.startswith("gobanapp: a.sgf: ")


def test_an_unreadable_file_writes_no_output(gobanapp, record, folder):
    status, _, err = gobanapp("convert", record("game.sgf", b"\x00\x01"), "-o", "new.sgf")
    assert (status, len(err.splitlines())) == (1, 1)
    assert not (folder / "new.sgf").exists()


@pytest.mark.parametrize("name", ["korean.gib", "japanese.ngf", "review.ugi"])
def test_other_formats_become_sgf(gobanapp, folder, record, name):
    data = (DATA / "formats" / name).read_bytes()
    status, _, _ = gobanapp("convert", record(name, data), "-o", "made/")
    assert status == 0
    written = (folder / "made" / f"{Path(name).stem}.sgf").read_bytes()
    assert content(written) == content(data)
    assert len(content(data)[0][1]) > 3


def test_an_output_must_be_named(gobanapp, record):
    assert gobanapp("convert", record("game.sgf", "(;)"))[0] == 2


def test_a_file_converted_in_its_own_place_is_kept(gobanapp, record, folder):
    data = "(;GM[1]SZ[9]XX[odd;B[ee];W["
    name = record("cut.sgf", data)
    assert gobanapp("convert", name, "-o", name)[0] == 0
    assert (folder / "cut.sgf.bak").read_text("utf-8") == data
    assert gobanapp("convert", name, "-o", "other.sgf")[0] == 0
    assert gobanapp("convert", name, "-o", "other.sgf")[0] == 0
    assert not (folder / "other.sgf.bak").exists()


@pytest.mark.skipif(os.name != "posix", reason="as POSIX has hard links")
def test_hard_links_keep_the_old_contents_with_a_message(gobanapp, record, folder):
    name = record("game.sgf", "(;SZ[9])")
    record("out.sgf", "old")
    os.link(folder / "out.sgf", folder / "other.sgf")
    status, _, err = gobanapp("convert", name, "-o", "out.sgf")
    assert status == 0
    assert "out.sgf: Its other names" in err
    assert (folder / "other.sgf").read_text("utf-8") == "old"
    assert gobanapp("convert", name, "-o", "out.sgf")[2] == ""
