import codecs
from encodings.aliases import aliases
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.sgf.charsets import declared_encodings
from gobanapp.sgf.encodings import decode
from gobanapp.sgf.file_problems import FileProblemCode

DATA = Path(__file__).parents[1] / "data" / "sgf" / "encodings"

# In Shift-JIS 表, 能 and ソ end with the byte of a backslash, in Big5 功 does; in GBK 臸 ends with
# that of ].
CHINESE = "(;CA[{}]PB[古力]C[臸黑先手。白在右上角下出了新手。])"
TAIWANESE = "(;CA[{}]PB[周俊勳]C[功夫、黑先手。白棋應對有誤。])"
JAPANESE = "(;CA[{}]PB[表示能登]C[ソ連の十段表、黒の打った手です。])"
KOREAN = "(;CA[{}]PB[이세돌]C[흑이 우상귀에서 신수를 두었습니다.])"
FRENCH = "(;CA[{}]PB[Rémi]C[Une partie très célèbre à Orléans, où Noir gagne.])"
POLISH = "(;CA[{}]PB[Łukasz]C[Bardzo słynna partia, w której czarne zagrały nowość.])"
RUSSIAN = "(;CA[{}]PB[Илья]C[Очень известная партия, чёрные сыграли новинку.])"

RECORDS = [
    ("gb18030", CHINESE),
    ("gbk", CHINESE),
    ("big5", TAIWANESE),
    ("shift_jis", JAPANESE),
    ("cp932", JAPANESE),
    ("euc_jp", JAPANESE),
    ("iso2022_jp", JAPANESE),
    ("euc_kr", KOREAN),
    ("cp949", KOREAN),
    ("iso8859-1", FRENCH),
    ("iso8859-15", FRENCH),
    ("cp1252", FRENCH),
    ("cp1250", POLISH),
    ("iso8859-2", POLISH),
    ("cp1251", RUSSIAN),
    ("koi8-r", RUSSIAN),
    ("mac_roman", FRENCH),
    ("utf-8", JAPANESE),
]


def codes(decoded):
    return [problem.code for problem in decoded.problems]


@pytest.mark.parametrize(("encoding", "record"), RECORDS)
def test_a_declared_encoding_is_used(encoding, record):
    text = record.format(encoding)
    decoded = decode(text.encode(encoding))
    assert decoded.text == text
    assert decoded.is_sure
    assert codes(decoded) == []


@pytest.mark.parametrize(("encoding", "record"), RECORDS)
def test_without_a_declaration_the_encoding_is_found(encoding, record):
    text = record.format("").replace("CA[]", "")
    assert decode(text.encode(encoding)).text == text


@pytest.mark.parametrize(("encoding", "record"), RECORDS)
def test_a_wrong_declaration_is_detected(encoding, record):
    # A file of ASCII that says UTF-8 is UTF-8, whatever looks like JIS in it.
    declared = "ISO-8859-1" if encoding in ("utf-8", "iso2022_jp") else "UTF-8"
    text = record.format(declared)
    decoded = decode(text.encode(encoding))
    assert decoded.text == text
    if encoding != "iso2022_jp":
        assert codes(decoded) == [FileProblemCode.WRONG_CHARSET]


@pytest.mark.parametrize(("encoding", "record"), RECORDS)
def test_an_encoding_can_be_forced(encoding, record):
    text = record.format("nonsense")
    decoded = decode(text.encode(encoding), encoding)
    assert (decoded.text, decoded.is_sure) == (text, True)
    assert codecs.lookup(decoded.encoding) == codecs.lookup(encoding)


@pytest.mark.parametrize(
    ("spelling", "record", "encoding"),
    [
        ("gb2312", CHINESE, "gbk"),
        ("GB_2312-80", CHINESE, "gb2312"),
        ("x-gbk", CHINESE, "gbk"),
        ("936", CHINESE, "gbk"),
        ("BIG5", TAIWANESE, "big5"),
        ("Big5-HKSCS", TAIWANESE, "big5hkscs"),
        ("SJIS", JAPANESE, "shift_jis"),
        ("x-sjis", JAPANESE, "shift_jis"),
        ("Windows-31J", JAPANESE, "cp932"),
        ("EUC-JP", JAPANESE, "euc_jp"),
        ("ISO-2022-JP", JAPANESE, "iso2022_jp"),
        ("ks_c_5601-1987", KOREAN, "cp949"),
        ("EUC-KR", KOREAN, "euc_kr"),
        ("Latin-1", FRENCH, "cp1252"),
        ("latin9", FRENCH, "iso8859-15"),
        ("macintosh", FRENCH, "mac_roman"),
        ("Windows-1250", POLISH, "cp1250"),
        ("ISO-8859-2", POLISH, "iso8859-2"),
        ("KOI8-R", RUSSIAN, "koi8-r"),
        ("utf8", JAPANESE, "utf-8"),
    ],
)
def test_spellings_of_declarations(spelling, record, encoding):
    text = record.format(spelling).replace("臸", "")
    decoded = decode(text.encode(encoding))
    assert decoded.text == text
    assert decoded.is_sure
    assert codes(decoded) == []


@pytest.mark.parametrize(
    ("spellings", "encoding", "text"),
    [
        ("HZ HZ-GB-2312 hz_gb", "hz", "围棋"),
        ("ISO-2022-KR csISO2022KR", "iso2022_kr", "바둑"),
        ("johab x-johab ms1361 cp1361", "johab", "바둑"),
        ("TIS-620 tis620 ISO-8859-11 thai", "tis-620", "โกะ"),
        ("cp874 windows-874", "cp874", "โกะ"),
        ("ISO-8859-8 iso-8859-8-i hebrew csISOLatinHebrew", "iso8859-8", "גו"),
        ("windows-1255 x-cp1255 MS-Hebr", "cp1255", "גו"),
        ("ISO_8859-6:1987 arabic ECMA-114 asmo-708", "iso8859-6", "غو"),
        ("cp866 IBM866 DOS-866 866 CP-866", "cp866", "игра"),
        ("ISO-8859-5 cyrillic iso-ir-144 csISOLatinCyrillic", "iso8859-5", "игра"),
        ("x-mac-cyrillic MacCyrillic", "mac-cyrillic", "игра"),
        ("KOI8-U", "koi8-u", "ґо"),
        ("IBM850 cp850 dos850 cp0850", "cp850", "Müller"),
        ("CP00858", "cp858", "Müller"),
        ("latin5 windows-1254 iso-8859-9", None, "ş"),
        ("ISO-8859-16 latin10", "iso8859-16", "ș"),
        ("viscii", None, None),
    ],
)
def test_names_of_encodings_that_python_knows(spellings, encoding, text):
    for spelling in spellings.split():
        record = f"(;CA[{spelling}]PB[{text}];B[aa])"
        codec = encoding or ("cp1254" if "1254" in spelling else "iso8859-9")
        if text is None:
            assert codes(decode(record.encode())) == [FileProblemCode.UNKNOWN_CHARSET]
            continue
        decoded = decode(record.encode(codec))
        assert (decoded.text, decoded.is_sure, codes(decoded)) == (record, True, []), spelling


def test_every_alias_of_an_encoding_of_records_is_understood():
    accepted = set()
    for alias, codec in aliases.items():
        for name in (alias, alias.upper(), alias.replace("_", "-"), f"x-{alias}"):
            found = declared_encodings(name.encode())
            assert not found or "(;PB[x])".encode(found[0]).removeprefix(codecs.BOM_UTF8).isascii()
            accepted |= {codec} if found else set()
    unlike_ascii = "cp037 cp1026 cp1140 cp273 cp424 cp500"
    unicode = "utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le"
    no_texts = "base64_codec bz2_codec hex_codec quopri_codec rot_13 uu_codec zlib_codec"
    rest = {*unlike_ascii.split(), *unicode.split(), *no_texts.split()}
    assert set(aliases.values()) - accepted - {"mbcs"} == rest


@pytest.mark.parametrize(
    ("encoding", "text"), [("hz", "张伟"), ("iso2022_kr", "이세돌"), ("iso2022_jp", "囲碁")]
)
def test_encodings_in_ascii_are_recognised(encoding, text):
    record = f"(;PB[{text}];B[aa]C[~ x ]\n;W[bb]C[{text}])".replace("~", "-")
    decoded = decode(record.encode(encoding))
    assert (decoded.text, decoded.encoding) == (record, encoding)


def test_a_yen_is_a_backslash_in_shift_jis():
    text = "(;CA[Shift_JIS]PB[か゚]C[a\\]b])"
    assert decode(text.encode().replace("か゚".encode(), b"\x82\xf5")).text == text


@pytest.mark.parametrize("charset", ["foo", "rot13", "unicode_escape", "zip", "cp99999"])
def test_an_unknown_declaration_is_reported(charset):
    text = f"(;CA[{charset}]C[a\\\\u0041])"
    decoded = decode(text.encode())
    assert decoded.text == text
    assert codes(decoded) == [FileProblemCode.UNKNOWN_CHARSET]
    assert decoded.problems[0].found == charset


def test_an_external_declaration_counts_like_ca():
    data = "PlayerB=表".encode("shift_jis")
    decoded = decode(data, declared=b"SJIS")
    assert (decoded.text, decoded.encoding, decoded.is_sure) == ("PlayerB=表", "shift_jis", True)
    decoded = decode("PlayerB=表示能登".encode(), declared=b"SJIS")
    assert (decoded.text, decoded.encoding) == ("PlayerB=表示能登", "utf-8")
    assert [problem.code for problem in decoded.problems] == [FileProblemCode.WRONG_CHARSET]
    assert decode(b"x", "cp1251", declared=b"SJIS").encoding == "cp1251"


def test_python_must_know_the_encoding_that_is_forced():
    with pytest.raises(LookupError):
        decode(b"(;)", "foo")


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (b"", "utf-16-le"),
        (b"", "utf-16-be"),
    ],
)
def test_unicode_with_and_without_a_mark(mark, encoding):
    text = JAPANESE.format("whatever") + ";B[aa];W[bb]" * 5
    decoded = decode(mark + text.encode(encoding))
    assert (decoded.text, decoded.encoding, decoded.is_sure) == (text, encoding, True)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_unicode_without_a_mark_in_which_little_is_ascii(encoding):
    text = "(;C[" + "黑棋在此处应该先手交换" * 20 + "])"
    decoded = decode(text.encode(encoding))
    assert (decoded.text, decoded.encoding, decoded.is_sure) == (text, encoding, True)


def test_a_mark_before_something_else_is_not_believed():
    text = CHINESE.format("gbk")
    decoded = decode(codecs.BOM_UTF8 + text.encode("gbk"))
    assert (decoded.text, decoded.encoding) == (text, "gbk")


def test_ends_of_lines_become_line_feeds():
    assert decode(b"a\r\nb\rc\n\rd\r\n\r\ne\n").text == "a\nb\nc\nd\n\ne\n"


class TestMixtures:
    def test_two_encodings_in_one_file(self):
        old, new = ";C[白棋应对有误。黑先手。]", ";C[黑棋中盘胜。白棋认输。]"
        data = b"(;GM[1]" + old.encode("gbk") + b"\n" + new.encode() + b"\n" + old.encode("gbk")
        decoded = decode(data)
        assert decoded.text == f"(;GM[1]{old}\n{new}\n{old}"
        assert (decoded.encoding, codes(decoded)) == ("gb18030", [FileProblemCode.MIXED_ENCODINGS])
        assert decoded.problems[0].line == 2

    def test_a_little_of_something_else_in_utf_8(self):
        lines = ["(;CA[UTF-8]PB[古力]", ";C[围棋]", ";C[黑先]", ";C[Rémi])"]
        data = "\n".join(lines[:3]).encode() + b"\n" + lines[3].encode("latin-1")
        decoded = decode(data)
        assert decoded.text == "\n".join(lines)
        assert (decoded.encoding, codes(decoded)) == ("utf-8", [FileProblemCode.MIXED_ENCODINGS])

    def test_games_that_declare_different_encodings(self):
        games = [CHINESE.format("GBK"), JAPANESE.format("Shift_JIS"), KOREAN.format("EUC-KR")]
        data = b"\n".join(map(str.encode, games, ["gbk", "shift_jis", "euc_kr"]))
        decoded = decode(data)
        assert decoded.text == "\n".join(games)
        assert (decoded.encoding, codes(decoded)) == ("gbk", 2 * [FileProblemCode.MIXED_ENCODINGS])
        assert [problem.line for problem in decoded.problems] == [2, 3]

    def test_a_wrong_byte_affects_only_its_character(self):
        text = CHINESE.format("GBK") + "\n" + CHINESE.format("GBK")
        data = text.encode("gbk").replace("古".encode("gbk"), b"\xff", 1)
        decoded = decode(data)
        assert decoded.text == text.replace("古", "ÿ", 1)
        assert codes(decoded) == [FileProblemCode.UNDECODABLE_BYTES]

    def test_a_forced_encoding_that_does_not_fit_drops_nothing(self):
        decoded = decode(b"(;C[\xe9\n])", "utf-8")
        assert decoded.text == "(;C[é\n])"
        assert codes(decoded) == [FileProblemCode.UNDECODABLE_BYTES]


@pytest.mark.parametrize(
    ("name", "encoding", "text"),
    [
        ("gb2312_undeclared", "gb18030", "这是从压长星定式演变而来的形"),
        ("shift_jis", "shift_jis", "PB[井山 裕太]"),
        ("cp949_declared_utf_8", "cp949", "RE[226수 백불계승]PB[커제]"),
        ("utf_16_without_mark", "utf-16-be", "древняя игра"),
        ("utf_16_with_mark", "utf-16-be", "древняя игра"),
        ("latin_9", "iso8859-15", "ÿ ¿¡ «»"),
        ("gbk", "gbk", "围棋是一种古老的游戏"),
    ],
)
def test_files_that_people_wrote(name, encoding, text):
    decoded = decode((DATA / f"{name}.sgf").read_bytes())
    assert decoded.encoding == encoding
    assert text in decoded.text


@given(st.binary(max_size=200))
def test_bytes_that_do_not_fit_become_latin_1(data):
    assert decode(data, "ascii").text == decode(data, "latin-1").text


def test_ca_within_a_text_is_no_declaration():
    found = decode("(;RU[x\\]CA[GBK]CA[UTF-8]PB[古力]C[围棋])".encode())
    assert (found.encoding, found.problems) == ("utf-8", ())
    # Two backslashes are one of the text, which ends behind them.
    found = decode("(;C[x\\\\]CA[UTF-8]PB[古力];C[CA[?]])".encode())
    assert (found.encoding, found.problems) == ("utf-8", ())
    # No encoding is called so.
    found = decode("(;PB[霄CA[Shi許]CA[UTF-8]C[围棋])".encode())
    assert (found.encoding, found.problems) == ("utf-8", ())
    # Behind nothing that ends a property.
    found = decode("(;PB[x CA[GBK]\n CA[UTF-8]PB[古力]C[围棋])".encode())
    assert (found.encoding, found.problems) == ("utf-8", ())
    # The second byte of this character is a backslash.
    data = "(;PB[表]CA[Shift_JIS]PW[張栩]C[囲碁])".encode("shift_jis")
    assert b"\\]CA[" in data
    found = decode(data)
    assert (found.encoding, found.is_sure, found.problems) == ("shift_jis", True, ())


@pytest.mark.parametrize("before", ["", " ", "(", "FF[4", "(;PB["])
def test_a_misplaced_declaration_is_used(before):
    found = decode(f"{before}CA[GBK]PB[古力]C[围棋])".encode("gbk"))
    assert (found.encoding, found.is_sure) == ("gbk", True)


@pytest.mark.parametrize("charset", [b"", b"CA[ISO-2022-JP]"])
@pytest.mark.parametrize("wrong", [b"\x1b$Z", b"\x1b$B!"])
def test_wrong_iso_2022_jp_bytes_keep_the_rest(charset, wrong):
    """Its characters are bytes of ASCII, parentheses and semicolons among them."""
    data = "(;PB[井山裕太]C[白番 囲碁\n?\n張栩(黒)])".encode("iso2022_jp")
    found = decode(data.replace(b"?", wrong).replace(b"(;", b"(;" + charset, 1))
    assert found.encoding == "iso2022_jp"
    assert all(words in found.text for words in ("PB[井山裕太]", "白番 囲碁\n", "\n張栩(黒)])"))
    assert [problem.code for problem in found.problems] == [FileProblemCode.UNDECODABLE_BYTES]
    assert found.problems[0].line == 2


@given(st.binary(max_size=60), st.sampled_from(["utf-8", "utf-16", "gbk", "iso2022_jp", "ascii"]))
def test_any_bytes_can_be_forced_into_any_encoding(data, encoding):
    assert codecs.lookup(decode(data, encoding).encoding) == codecs.lookup(encoding)
