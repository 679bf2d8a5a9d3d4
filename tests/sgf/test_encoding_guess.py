import pytest

from gobanapp.sgf.encoding_guess import guess_encoding, pieces, plausibility

RECORD = "(;GM[1]SZ[19]PB[{}]PW[{}]EV[{}];B[qd];W[dc])"
HEADINGS = {
    "gb18030": [
        ("柯洁", "古力", "第十二届春兰杯半决赛"),
        ("彭立尧", "牛雨田", "中国围棋甲级联赛"),
        ("陈耀烨", "时越", "倡棋杯 黑中盘胜"),
    ],
    "big5": [
        ("周俊勳", "張栩", "第一屆應氏盃"),
        ("林君諺", "王元均", "天元戰 白中押勝"),
        ("黑嘉嘉", "謝依旻", "海峰棋院"),
    ],
    "shift_jis": [
        ("井山裕太", "一力遼", "第46期棋聖戦"),
        ("高川格", "岩本薫", "本因坊戦リーグ"),
        ("武宮正樹", "大竹英雄", "黒番2目半勝ち"),
    ],
    "euc_jp": [
        ("井山裕太", "一力遼", "第46期棋聖戦"),
        ("高川格", "岩本薫", "本因坊戦リーグ"),
        ("武宮正樹", "大竹英雄", "黒番2目半勝ち"),
    ],
    "cp949": [
        ("이세돌", "이창호", "제10회 삼성화재배"),
        ("안영길", "김승준", "백 불계승"),
        ("커제", "탕웨이싱", "온라인"),
    ],
    "cp1251": [("Илья Шикшин", "Иван Детков", "Кубок России")],
    "koi8-r": [("Илья Шикшин", "Иван Детков", "Кубок России")],
    "cp1252": [
        ("André Moussa", "Jürgen Mattern", "Coupe Maître"),
        ("Müller", "Weiß", "Österreich"),
        ("Peña", "João", "Göteborg Open"),
    ],
    "cp1250": [
        ("Łukasz Lew", "Mateusz Surma", "Mistrzostwa Łodzi"),
        ("Dušan Jech", "Ondřej Šilt", ""),
    ],
    "cp1253": [("Γιώργος Παπαδόπουλος", "Νίκος", "Αθήνα")],
    "koi8-u": [("Андрій Кравець", "Євген Їжак", "Чемпіонат України з ґо")],
    "cp866": [("Илья Шикшин", "Иван Детков", "Кубок России")],
    "iso8859-5": [("Илья Шикшин", "Иван Детков", "Кубок России")],
    "mac-cyrillic": [("Илья Шикшин", "Иван Детков", "Кубок России")],
    "cp1255": [("אמיר פרגר", "דוד כהן", "אליפות ישראל בגו, המהלך הזה טוב מאוד לשחור")],
    "cp1256": [("محمد علي", "أحمد حسن", "بطولة المغرب")],
    "iso8859-6": [("محمد علي", "أحمد حسن", "بطولة المغرب")],
    "cp874": [("สมชาย ใจดี", "วีรพล แซ่ลิ้ม", "หมากล้อม")],
    "cp850": [("Çelik", "Müller", "")],
    "cp852": [("Łukasz Lew", "Michał Żółkiewski", "Mistrzostwa Łodzi")],
    "mac_roman": [("André Moussa", "Jürgen Mattern", "français")],
}


@pytest.mark.parametrize(
    ("encoding", "heading"),
    [(encoding, heading) for encoding, headings in HEADINGS.items() for heading in headings],
)
def test_short_headings_are_recognised(encoding, heading):
    text = RECORD.format(*heading)
    data = text.encode(encoding)
    assert data.decode(guess_encoding(data)) == text


@pytest.mark.parametrize(
    "comment",
    [
        *("well… ", "5° ", "90° turn", "a · b", "* · *", "A² here", "·", "…", "it’s", "“Nice”"),
        *("½ ‘good’ · SmartGo®", "François … ¡Hola!", "a – b", "£5", "6½", "3×3", "§ 3", "± 1"),
        *("© 2005 SmartGo®", "• one • two", "« oui »", "don’t … “x” – y", "¡Hola!", "A · B · C"),
    ],
)
@pytest.mark.parametrize("more", ["", "White is ahead here. "])
def test_typographic_signs_alone_name_no_other_encoding(comment, more):
    text = RECORD.format("Ann", "Bob", "Cup") + f";C[{more}{comment}]"
    data = text.encode("cp1252")
    assert data.decode(guess_encoding(data)) == text


@pytest.mark.parametrize(
    ("name", "encoding"),
    [("Østergaard", "cp1252"), ("Łukasz", "cp1250"), ("Łukasz", "iso8859-2"), ("Muñoz", "cp1252")],
)
def test_a_name_with_one_letter_outside_ascii(name, encoding):
    data = RECORD.format(name, "Bob", "Cup").encode(encoding)
    assert name in data.decode(guess_encoding(data))


def test_the_right_encoding_is_the_more_plausible():
    data = RECORD.format("柯洁", "古力", "春兰杯").encode("gb18030")
    assert plausibility(data, "gb18030") > 1
    assert plausibility(data, "cp1252") < 0
    assert plausibility(data, "utf-7") is None


def test_wrong_bytes_do_not_hide_the_encoding():
    data = RECORD.format("柯洁", "古力", "第十二届春兰杯半决赛").encode("gb18030")
    assert guess_encoding(data[:-20] + b"\xff" + data[-20:]) == "gb18030"


def test_pieces_are_split_only_between_characters():
    # The second byte of a character of GB18030 may be ] or \ but not ; or ( or the end of a line.
    data = "(;C[臸黑]\n;B[aa](;C[白 x)])".encode("gb18030")
    assert [piece.decode("gb18030") for piece in pieces(data)] == ["C[臸黑]", "C[白 x"]


def test_ascii_has_no_pieces():
    assert pieces(b"(;B[aa])" * 100_000) == []
