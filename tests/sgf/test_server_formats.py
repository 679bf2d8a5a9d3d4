import codecs
import contextlib
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gobanapp.sgf.file_problems import FileProblemCode, UnreadableFile, UnreadableReason
from gobanapp.sgf.game_file import FileFormat
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.server_formats import read_server_format, recognize_format
from gobanapp.sgf.writer import write_games
from tests.thorough import one_in

DATA = Path(__file__).parents[1] / "data"
FILES = sorted(path for path in (DATA / "formats").iterdir() if path.suffix != ".md")
SGF_FILES = sorted(DATA.rglob("*.sgf"))
FORMATS = {
    ".gib": FileFormat.GIB,
    ".ngf": FileFormat.NGF,
    ".ugi": FileFormat.UGI,
    ".ugf": FileFormat.UGF,
}

GIB = b"\\HS\n\\[GAMENAME=x\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n"
NGF = b"Rated game\n19\na 1D\nb 2D\nwww.cyberoro.com\n0\n0\n6\n20170316\n5\nDraw!\n1\nPMABBREER\n"
UGF = b"[Header]\nVer=UGF3,200\nSize=19\nHdcp=0,6.5\n[Data]\nQP,B1,1,0\n"
GARBAGE = [b"\\[A=", b"[Data]\n", b"STO 0 ", b" ", b"\n", b"A,", b"9", b"\x81", b"PM", b"("]
ALL = {GIB: FileFormat.GIB, NGF: FileFormat.NGF, UGF: FileFormat.UGF}


def contents(games):
    return [
        (game.size, [(n.id, n.parent, n.children, n.content) for n in game.tree.walk()])
        for game in games
    ]


def check_round_trip(file):
    again = read_games(write_games(file.games))
    assert contents(again.games) == contents(file.games)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_are_read_and_can_be_written_as_sgf(path):
    file = read_server_format(path.read_bytes())
    assert file.format is FORMATS[path.suffix]
    assert file.problems == ()
    check_round_trip(file)


@pytest.mark.parametrize("data", ALL, ids=lambda data: ALL[data].value)
class TestRecognising:
    def test_by_the_beginning(self, data):
        assert recognize_format(data) is ALL[data]
        file = read_server_format(data)
        assert (file.format, len(file.games), len(file.games[0].tree)) == (ALL[data], 1, 2)

    def test_with_other_ends_of_lines(self, data):
        expected = contents(read_server_format(data).games)
        for end in (b"\r\n", b"\r"):
            assert contents(read_server_format(data.replace(b"\n", end)).games) == expected

    def test_with_blanks_or_a_mark_before_it(self, data):
        expected = contents(read_server_format(data).games)
        assert contents(read_server_format(codecs.BOM_UTF8 + data).games) == expected
        if data != NGF:  # There a line more is another line.
            assert contents(read_server_format(b" \n\r\n" + data).games) == expected

    @pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
    def test_in_utf_16(self, data, encoding):
        expected = contents(read_server_format(data).games)
        assert contents(read_server_format(data.decode().encode(encoding)).games) == expected

    def test_in_an_sgf_or_a_letter_it_is_not_one(self, data):
        assert read_server_format(b"(;C[" + data + b"])") is None
        assert read_server_format(b"From: me\n\n(;C[" + data + b"])") is None
        assert (
            read_server_format(b"I found this file:\nit is long, so take your time.\n\n" + data)
            is None
        )

    def test_an_encoding_that_is_not_known(self, data):
        with pytest.raises(LookupError):
            read_server_format(data, "no-such-encoding")

    @pytest.mark.parametrize("piece", one_in(4, GARBAGE))
    def test_garbage_at_the_end_costs_linear_time(self, data, piece):
        # Where the time grows with the square of the length, each of these takes minutes.
        file = read_server_format(data + piece * (30_000 // len(piece)))
        assert (
            file.games[0].tree[1].content.move
            == read_server_format(data).games[0].tree[1].content.move
        )


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
    assert recognize_format(data) is None


@pytest.mark.parametrize("path", SGF_FILES, ids=lambda path: path.name)
def test_sgf_is_never_recognised_as_another_format(path):
    assert recognize_format(path.read_bytes()) is None


@pytest.mark.parametrize(
    ("data", "format_"),
    [
        (b"\\HS", FileFormat.GIB),
        (b"\\GS\nSTO 0 2 1 15 3", FileFormat.GIB),
        (b"\\[GAMENAME=x\\]", FileFormat.GIB),
        (b"INI 0 1 0 &4\n", FileFormat.GIB),
        (b"STO 0 2 1 15 3\n", FileFormat.GIB),
        (b"PMABBREER\nPMACWEEEE", FileFormat.NGF),
        (b"GIgame\nGIa\nPMABBREER", FileFormat.NGF),
        (b"game\n 9 \npmabbreer ", FileFormat.NGF),
        (NGF.replace(b"PMABBREER\n", b""), FileFormat.NGF),
        (b"# made by hand\n\n[HEADER]\nSize=9\nplayerb=me", FileFormat.UGF),
        (b"[Data]\nQP,B1,1,0", FileFormat.UGF),
    ],
)
def test_parts_of_files_are_recognised(data, format_):
    assert recognize_format(data) is format_


@pytest.mark.parametrize("data", [b"\\HS\n", b"\\HS\n\\HE\n", b"[Header]\nVer=UGF2\nCrypt=0\n"])
def test_a_heading_without_a_game_is_unreadable(data):
    with pytest.raises(UnreadableFile) as error:
        read_server_format(data)
    assert error.value.reason is UnreadableReason.NO_GAME
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
    def test_an_undeclared_encoding_is_guessed(self, name, encoding):
        file = read_server_format((DATA / "formats" / name).read_bytes())
        assert (file.encoding, file.is_encoding_sure) == (encoding, False)

    def test_lang_declares_it(self):
        file = read_server_format((DATA / "formats" / "commentary.ugi").read_bytes())
        assert (file.encoding, file.is_encoding_sure) == ("shift_jis", True)

    def test_a_wrong_declaration_is_reported(self):
        text = (DATA / "formats" / "commentary.ugi").read_bytes().decode("shift_jis")
        file = read_server_format(text.encode())
        assert file.encoding == "utf-8"
        assert file.games[0].root.content.info.names.black == "黒木"
        assert [(p.code, p.property, p.found) for p in file.problems] == [
            (FileProblemCode.WRONG_CHARSET, "", "SJIS")
        ]

    def test_the_encoding_can_be_given(self):
        data = (DATA / "formats" / "korean.gib").read_bytes()
        file = read_server_format(data, "gb18030")
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
def test_a_changed_file_is_read_or_unreadable(path, changes, length):
    data = path.read_bytes()[:length]
    for place, gone, new in changes:
        at = place % (len(data) + 1)
        data = data[:at] + new + data[at + gone :]
    try:
        file = read_server_format(data)
    except UnreadableFile:
        return
    if file is not None:
        check_round_trip(file)


@given(st.sampled_from([*ALL]), st.lists(st.one_of(PIECES, st.binary(max_size=9)), max_size=60))
def test_any_text_after_a_beginning_is_read_or_unreadable(beginning, pieces):
    with contextlib.suppress(UnreadableFile):
        check_round_trip(read_server_format(beginning + b"".join(pieces)))


def test_nul_characters_are_removed():
    """SGF cannot hold it."""
    data = "\xff\xfe".encode("latin-1") + "a\0=b\n19\nPW\0\nPB\n\n0\n0\n0\n".encode("utf-16-le")
    data += "20140207\n5\nw\0hite \0\n1\nPMAABDHHD\n".encode("utf-16-le")
    (game,) = read_server_format(data).games
    (again,) = read_games(write_games([game])).games
    assert again.root.content == game.root.content
    assert "\\x00" not in repr(game.root.content.info)
