import codecs
import contextlib
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gobanapp.sgf.other_formats import read_other, recognised
from gobanapp.sgf.problems import Code, Unreadable, UnreadableFile
from gobanapp.sgf.read_file import Format
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games

DATA = Path(__file__).parents[1] / "data"
FILES = sorted(path for path in (DATA / "formats").iterdir() if path.suffix != ".md")
SGF_FILES = sorted(DATA.rglob("*.sgf"))
FORMATS = {".gib": Format.GIB, ".ngf": Format.NGF, ".ugi": Format.UGI, ".ugf": Format.UGF}

GIB = b"\\HS\n\\[GAMENAME=x\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n"
NGF = b"Rated game\n19\na 1D\nb 2D\nwww.cyberoro.com\n0\n0\n6\n20170316\n5\nDraw!\n1\nPMABBREER\n"
UGF = b"[Header]\nVer=UGF3,200\nSize=19\nHdcp=0,6.5\n[Data]\nQP,B1,1,0\n"
GARBAGE = [b"\\[A=", b"[Data]\n", b"STO 0 ", b" ", b"\n", b"A,", b"9", b"\x81", b"PM", b"("]
ALL = {GIB: Format.GIB, NGF: Format.NGF, UGF: Format.UGF}


def contents(games):
    return [
        (game.size, [(n.number, n.parent, n.children, n.content) for n in game.tree.walk()])
        for game in games
    ]


def check_round_trip(file):
    again = read_games(write_games(file.games))
    assert contents(again.games) == contents(file.games)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_are_read_and_can_be_written_as_sgf(path):
    file = read_other(path.read_bytes())
    assert file.format is FORMATS[path.suffix]
    assert file.report == ()
    check_round_trip(file)


@pytest.mark.parametrize("data", ALL, ids=lambda data: ALL[data].value)
class TestRecognising:
    def test_by_the_beginning(self, data):
        assert recognised(data) is ALL[data]
        file = read_other(data)
        assert (file.format, len(file.games), len(file.games[0].tree)) == (ALL[data], 1, 2)

    def test_with_other_ends_of_lines(self, data):
        expected = contents(read_other(data).games)
        for end in (b"\r\n", b"\r"):
            assert contents(read_other(data.replace(b"\n", end)).games) == expected

    def test_with_blanks_or_a_mark_before_it(self, data):
        expected = contents(read_other(data).games)
        assert contents(read_other(codecs.BOM_UTF8 + data).games) == expected
        if data != NGF:  # There a line more is another line.
            assert contents(read_other(b" \n\r\n" + data).games) == expected

    @pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
    def test_in_utf_16(self, data, encoding):
        expected = contents(read_other(data).games)
        assert contents(read_other(data.decode().encode(encoding)).games) == expected

    def test_in_an_sgf_or_a_letter_it_is_not_one(self, data):
        assert read_other(b"(;C[" + data + b"])") is None
        assert read_other(b"From: me\n\n(;C[" + data + b"])") is None
        assert read_other(b"I found this file:\nit is long, so take your time.\n\n" + data) is None

    def test_an_encoding_that_is_not_known(self, data):
        with pytest.raises(LookupError):
            read_other(data, "no-such-encoding")

    @pytest.mark.parametrize("piece", GARBAGE)
    def test_garbage_behind_it_costs_what_it_is_long(self, data, piece):
        # Where the time grows with the square of the length, each of these takes minutes.
        file = read_other(data + piece * (30_000 // len(piece)))
        assert file.games[0].tree[1].content.move == read_other(data).games[0].tree[1].content.move


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"(;GM[1])",
        b"\\[ E = mc^2 \\]",
        b"\\HSpace",
        b"[Header]\nName=x\n[Data]\nx=1\n",
        b"[Settings]\nVer=UGF\n",
        b"# PM\nGame\n19\nnothing else\n",
        b"PM was here\n",
        b"STO 0 2 1 15 3 were the words\n",
        b"\xff\xfe",
        b"\0\0\0\0",
    ],
)
def test_something_else(data):
    assert recognised(data) is None


@pytest.mark.parametrize("path", SGF_FILES, ids=lambda path: path.name)
def test_sgf_is_never_taken_for_another_format(path):
    assert recognised(path.read_bytes()) is None


@pytest.mark.parametrize(
    ("data", "format_"),
    [
        (b"\\HS", Format.GIB),
        (b"\\GS\nSTO 0 2 1 15 3", Format.GIB),
        (b"\\[GAMENAME=x\\]", Format.GIB),
        (b"INI 0 1 0 &4\n", Format.GIB),
        (b"STO 0 2 1 15 3\n", Format.GIB),
        (b"PMABBREER\nPMACWEEEE", Format.NGF),
        (b"GIgame\nGIa\nPMABBREER", Format.NGF),
        (b"game\n 9 \npmabbreer ", Format.NGF),
        (NGF.replace(b"PMABBREER\n", b""), Format.NGF),
        (b"# made by hand\n\n[HEADER]\nSize=9\nplayerb=me", Format.UGF),
        (b"[Data]\nQP,B1,1,0", Format.UGF),
    ],
)
def test_parts_of_files_are_recognised(data, format_):
    assert recognised(data) is format_


@pytest.mark.parametrize("data", [b"\\HS\n", b"\\HS\n\\HE\n", b"[Header]\nVer=UGF2\nCrypt=0\n"])
def test_a_beginning_and_nothing_else_is_no_game(data):
    with pytest.raises(UnreadableFile) as error:
        read_other(data)
    assert error.value.reason is Unreadable.NO_GAME
    assert error.value.found == " ".join(data.decode().split())


class TestEncodings:
    @pytest.mark.parametrize(
        ("name", "encoding"),
        [
            ("chinese.gib", "gb18030"),
            ("korean.gib", "cp949"),
            ("japanese.ngf", "shift_jis"),
            ("sina.ngf", "gb18030"),
        ],
    )
    def test_it_is_guessed_where_it_is_not_declared(self, name, encoding):
        file = read_other((DATA / "formats" / name).read_bytes())
        assert (file.encoding, file.is_encoding_sure) == (encoding, False)

    def test_lang_declares_it(self):
        file = read_other((DATA / "formats" / "commentary.ugi").read_bytes())
        assert (file.encoding, file.is_encoding_sure) == ("shift_jis", True)

    def test_it_may_be_declared_wrongly(self):
        text = (DATA / "formats" / "commentary.ugi").read_bytes().decode("shift_jis")
        file = read_other(text.encode())
        assert file.encoding == "utf-8"
        assert file.games[0].root.content.info.names.black == "黒木"
        assert [(p.code, p.property, p.found) for p in file.report] == [
            (Code.WRONG_CHARSET, "", "SJIS")
        ]

    def test_it_may_be_given(self):
        data = (DATA / "formats" / "korean.gib").read_bytes()
        file = read_other(data, "gb18030")
        assert (file.encoding, file.is_encoding_sure) == ("gb18030", True)
        assert file.games[0].root.content.info.names.black != "까치"


# What a file is made of, and what could be mistaken for it.
PIECES = st.sampled_from(
    b"\\HS|\\HE|\\GS|\\[GAMENAME=|\\]|STO 0 2 1 |INI 0 1 9 |SKI 0 2|\n|\r\n| |,|.|99999999|-1|"
    b"PMABB|"
    b"AAAA|TTTT|GI|IDB[3]|[EndTxt]|[Header]|[Data]|[Figure]|[ReviewNode]|[ReviewComment]|"
    b"Size=9\n|Size=60\n|Hdcp=9,9\n|Winner=B,\n|.Text,3|.EndText|.Fig,2,1,1,1,1,f,|.EndFig|.#,3,3,A|"
    b"NODE,5,1,3,3\n|VARIATION,\n|VARIATIONEND,\n|.Comment,4\n|AA,B1,0,0\n|CC,W1,5,0\n|\xb0\xa1|\x81|"
    b"\xff|\0|\x00\x41|](;[\\".split(b"|")
)
CHANGES = st.lists(
    st.tuples(
        st.integers(0, 2**31),
        st.integers(0, 60),
        st.one_of(PIECES, st.lists(PIECES, max_size=8).map(b"".join), st.binary(max_size=9)),
    ),
    max_size=8,
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
@given(changes=CHANGES, length=st.integers(0, 8000))
@example(changes=[], length=40)
def test_whatever_happens_to_a_file_it_is_read_or_unreadable(path, changes, length):
    data = path.read_bytes()[:length]
    for place, gone, new in changes:
        at = place % (len(data) + 1)
        data = data[:at] + new + data[at + gone :]
    try:
        file = read_other(data)
    except UnreadableFile:
        return
    if file is not None:
        check_round_trip(file)


@given(st.sampled_from([*ALL]), st.lists(st.one_of(PIECES, st.binary(max_size=9)), max_size=60))
def test_whatever_stands_behind_a_beginning_it_is_read_or_unreadable(beginning, pieces):
    with contextlib.suppress(UnreadableFile):
        check_round_trip(read_other(beginning + b"".join(pieces)))


def test_there_is_no_nul_in_what_is_read():
    """SGF cannot hold it."""
    data = "\xff\xfe".encode("latin-1") + "a\0=b\n19\nPW\0\nPB\n\n0\n0\n0\n".encode("utf-16-le")
    data += "20140207\n5\nw\0hite \0\n1\nPMAABDHHD\n".encode("utf-16-le")
    (game,) = read_other(data).games
    (again,) = read_games(write_games([game])).games
    assert again.root.content == game.root.content
    assert "\\x00" not in repr(game.root.content.info)
