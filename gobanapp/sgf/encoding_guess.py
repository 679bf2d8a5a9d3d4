"""The most likely encoding of a text without a (true) declaration.

Each candidate decodes the same bytes; the one that gives the most plausible text wins. Plausible
are the characters that people write game records with: the lists below have frequent ones,
including Go terms and players' names, and the encodings themselves tell their common characters.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

_SAMPLE = 32_768  # bytes

# A separator that is part of no character of several bytes in any of the encodings.
_PIECE_END = re.compile(rb"[\n;()]+")

_SIMPLIFIED = frozenset(
    "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说"
    "面而方后多定行学法所得经十三之进着等部度家力里如高自二理起小现实加都两体当使点从业本去性好应开它"
    "合还因由其些然前外天四日那事平形相全间样与关各重新内数正心反你明看原又利比或但气第向道此变条只没"
    "结解问意月公无很情者最立已通并提直题五果位入常文次式活及特长求老头边路级少图接知较将见计别手角期"
    "论几九区强放决西被做必战先回任取给色南北东世金争联认六收改美再转更打白场八名确张信步史支星"
    "围棋黑劫目贴段胜负盘赛杯届轮王座圣坊元执半官死龙飞挂夹拆跳尖扳断虎冲挡压退顶刺靠眼吃征侵消厚"
    "薄势优劣厉严厦恶妙俗参考甲擂台韩院职业余快网友谊乙组队冠军亚邀请挑预选富士通三星农春兰应氏"
    "李陈刘杨赵周吴徐孙马朱胡郭何林罗郑梁谢宋唐许韩冯邓曹彭曾田董潘袁蔡蒋余杜叶程魏苏吕丁任卢姚"
    "沈钟姜崔谭陆范汪廖石贾韦夏付方白邹孟熊秦邱江尹薛闫段雷侯龙陶黎贺顾毛郝龚邵万钱戴严武莫孔"
    "古昌镐柯洁常昊聂卫晓越廷钰睿羊耀烨杰俞斌洗河光铸久芮乃伟璇华宇磊炜刚荃峻文檀啸昱连笑党毅鼎"
    "尔豪辜梓申真谞一辽井山裕太朴朝鲜勋铉赫洙世乭永训"
)
_TRADITIONAL = frozenset(
    "的一是在不了有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工也能下過子說"
    "面而方後多定行學法所得經十三之進著等部度家力裡裏如高自二理起小現實加都兩體當使點從業本去性好應開"
    "它合還因由其些然前外天四日那事平形相全間樣與關各重新內數正心反你明看原又利比或但氣第向道此變條只"
    "沒結解問意月公無很情者最立已通並提直題五果位入常文次式活及特長求老頭邊路級少圖接知較將見計別手角"
    "期論幾九區強放決西被做必戰先回任取給色南北東世金爭聯認六收改美再轉更打白場八名確張信步史支星"
    "圍棋黑劫目貼段勝負盤賽盃杯屆輪王座聖坊元執半官死龍飛掛夾拆跳尖扳斷虎衝擋壓退頂刺靠眼吃徵侵消厚"
    "薄勢優劣厲嚴惡妙俗參考甲擂臺台灣韓院職業餘快網友誼組隊冠軍亞邀請挑預選富士通農春蘭應氏"
    "李陳劉楊趙周吳徐孫馬朱胡郭何林羅鄭梁謝宋唐許馮鄧曹彭曾田董潘袁蔡蔣余杜葉程魏蘇呂丁任盧姚沈鍾"
    "姜崔譚陸范汪廖石賈韋夏方鄒孟熊秦邱江尹薛雷侯陶黎賀顧毛郝龔邵萬錢戴武莫孔黃簡洪莊蕭紀詹"
    "俊勳栩誠海峰清源治昌鎬聶衛曉春常昊古薰鉉赫奉洙立王敬吾紅祥嘉運正宏家元柏廷河九"
)
_KANJI = frozenset(
    "日一国人年大十二本中長出三時行見月後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百"
    "書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨会同事自社発者地業方新場員立開"
    "手力問代明動京目通言理体田主題意不作用度強公持野以思家世多正安院心界教文元重近考画海売知道集別"
    "物使品計死特私始朝運終台広住無真有口少町料工建空急止送切転研足究楽起着店病質待試族銀早映親験英"
    "医仕去味写字答夜音注帰古歌買悪図週室歩風紙黒花春赤青館屋色走秋夏習駅洋旅服夕借曜飲肉貸堂鳥飯"
    "勉冬昼茶弟牛魚兄犬妹姉漢的最初次点当戦線結果形成変化定石布局序盤終活"
    "囲碁番第期因坊王座棋聖段挑勝負押敗対級位相互置総部優準決予選杯記念選手権回戦攻防連模様厚薄"
    "劫詰筋急所打込消侵黒模白優勢難解妙着想失敗読秒早リーグ戦"
    "井山裕太下敬吾張栩高尾紳路羽根直樹趙治勲小林光覚武宮竹英雄加藤夫芳海峰坂栄沢秀朋斎呉清源木谷実"
    "橋宇郎策和道丈幻庵碩安算仙察雄蔵片岡聡誠結城依紀基村俊也河臨川介力遼芝虎丸許家郁佐々鈴渡辺中"
    "伊吉松阿部福久保原斉木島前後千葉工尚志孝弘正博昌幸恵美子由香久明健司浩隆徹哲茂修義信宏康広"
)
_HANGUL = frozenset(
    "이다는을가의에한지고하은로기도어사자리시인나대정서그아해부수주보일전제스구상원있조여라성과장동국"
    "선오화유만들게경용연신세안무비문계생중관우마내소와개등방미당강진회공모년물를면것할었였했습니까요"
    "없않때말같데적분체간행현양절단결식차민학교실물질발명권법산력호위두히야러거려르트드크그니네더된될"
    "바둑흑백승패불반집배회예왕급돌초읽프로사김박최송윤임오한홍류황목허변온설심노곽나전조훈창혁봉철영"
    "환석환준섭희욱태규찬건빈재병남윤형은지혜채령삼화재배엘농심국수천원기성명인맥심한게임온라인춘란"
    "응씨후월먼저다음좋나쁜자좌우변귀모양두점세력삶죽패싸움형세판단끝내기해설감상착각실수완착묘수"
    "커제탕웨이싱구리창하오흥번군둥위"
)

_WESTERN = (
    "éèêëàâçîïôùûüœæ",  # French
    "äöüß",  # German, and Finnish and Swedish with the next
    "åäöæøé",
    "áéíóúñü¿¡",  # Spanish
    "ãõáéíóúâêôçàü",  # Portuguese
    "àèéìòù",  # Italian
    "éëïöüèá",  # Dutch
    "áðéíóúýþæö",  # Icelandic
)
_CENTRAL = (
    "ąćęłńóśźż",  # Polish
    "áčďéěíňóřšťúůýž",  # Czech
    "áäčďéíľĺňóôŕšťúýž",  # Slovak
    "áéíóöőúüű",  # Hungarian
    "čćđšž",  # Croatian and Slovene
    "ăâîşţ",  # Romanian
)
_TURKISH = ("çğıöşüâîû",)
_BALTIC = ("ąčęėįšųūž", "āčēģīķļņšūž", "äõöüšž")
# Words of another alphabet have many of these, by how frequent they are.
_CYRILLIC = ("оеаинтсрвлкмдпуя", "ыьгзбчйхжшюцщэфъёіїєґ")
_GREEK = ("αειοτνσςηυρίάό", "πκλμγωδθφχβξζψέήύώ")

_HEBREW = ("יוהלאתרמשבנ", "עדחקפגזטסכצםןךףץ")
_ARABIC = ("اليمنوترب", "ةعدسفهكقحأجإآؤئءىخذزشصضطظغث")
_THAI = ("กนรงอมยลวสทดตคบปาัีิ่้เแไุูะ", "พหชขจโใ์็ืึำธผญศษณถฟซฎฏฐฑฒฆฌฬฮฝฉภ๊๋ๆฯ")

# What no word of an alphabet has: a final letter before another one, a vowel sign without its
# consonant.
_MISPLACED = re.compile(
    r"[ךםןףץ](?=[א-ת])|[ةى](?=[ء-ي])"
    r"|(?<![ก-ฮ\u0e31\u0e34-\u0e39\u0e47-\u0e4d])[\u0e31\u0e34-\u0e39\u0e47-\u0e4d]|[เ-ไ](?![ก-ฮ])"
)

# Signs of English texts where such texts have them, in the code page of Windows.
_SIGN = re.compile(
    r"""(?<=[^\W_])’(?=(?:[sdtm]|ll|re|ve)(?![^\W_]))  # it’s
    | (?<![^\W_])(?: “[ -~’‘…–]*+”(?![^\W_]) | ‘[ -~…–]*+’(?![^\W_]) | «[^«»\n]*+»(?![^\W_]) )
    | …(?![^\W_]) | (?<![^\W_])[–—](?=[\s\d]) | (?<=[\s\[])[•·](?=[\s\]])
    | (?<=\d)[½¼¾°](?![^\W_]) | (?<![^\W_])[½¼¾](?![^\W_])
    | (?<![^\W_][^\W_])(?<=[^\W_])[²³](?![^\W_])
    | (?<![^\W_])[¡¿](?=[^\W_]) | (?<=[^\W_])[®™](?![^\W_]) | [£€](?=\d) | (?<=\d)€(?![^\W_])
    | (?<![^\W_])(?: ©(?=[\s\d]) | §(?=\s?\d) | ±(?=\s?\d) | ×(?=[\s\d]) | ÷(?=[\s\d]) )
    | (?<=\d)×(?=\d)""",
    re.VERBOSE,
)

_LONG_ENOUGH = 60
_SIGNS = frozenset("’‘“”«»…–—•·½¼¾°²³¡¿®™£€©§±×÷")
_NO_WORD = -6.0

_PUNCTUATION = frozenset("«»“”„‘’–—…·°§№€½±،؛؟")
_OUTSIDE_ASCII = re.compile(r"[^\x00-\x7f]+")

# What few words have: a capital inside, a letter of another alphabet, two accents in a row.
_INNER_LETTER = re.compile(r"(?<=[^\W\d_])(?=[^\x00-\x7f])[^\W\d_]")
_TWO_ALPHABETS = re.compile(r"[A-Za-z](?=[^\W\d_a-zA-Z])|(?=[^\x00-\x7f])[^\W\d_](?=[A-Za-z])")
_TWO_ACCENTS = re.compile(r"(?:(?=[^\x00-\x7f])[^\W\d_]){2}")
_FIRST_LETTER = re.compile(r"(?<=\[)(?=[^\x00-\x7f])[^\W\d_]")  # of a name, mostly a capital
_INNER_SIGN = re.compile(r"(?<=[^\W\d_])(?=[^\x00-\x7f])[\W\d_](?=[^\W\d_])")


def guess_encoding(data: bytes) -> str:
    """Return the name of the encoding in which ``data``, not ASCII, is most plausible.

    It is a name of Python's ``codecs``, Latin-1 if nothing is plausible. It need not decode every
    byte, because the file can be damaged.
    """
    sample = _sample(data)
    length = sum(byte >= 0x80 for byte in sample) or 1
    signs = _count_signs(sample)
    if signs and signs + sample.count(b"\xa0") == length:
        return "cp1252"
    best, best_score = "iso8859-1", -1.5
    for candidate in _CANDIDATES:
        is_fair = best_score > _FAIR and length < _MANY_LETTERS
        if candidate.encoding in _OF_DOS and (is_fair or 2 * signs > length):
            continue
        score = candidate.score(sample)
        if candidate.encoding in _RARE:
            score -= min(_RARITY, 3 / length)
        if score > best_score:
            best, best_score = candidate.encoding, score
    return best


def _count_signs(sample: bytes) -> int:
    """Return how many bytes outside ASCII are typographic signs of the code page of Windows.

    They are counted where they stand alone: a sign next to another character can be a part of it.
    """
    text = sample.decode("cp1252", "replace").replace("\xa0", " ")
    found = "".join(_SIGN.findall(text))
    return sum(character in _SIGNS for character in found)


def plausibility(data: bytes, encoding: str) -> float | None:
    """Return the plausibility of ``data`` in ``encoding``: above 0.5 is good, below 0 is bad.

    None for an encoding without data.
    """
    for candidate in _CANDIDATES:
        if candidate.encoding == encoding:
            return candidate.score(_sample(data))
    return None


def pieces(data: bytes) -> list[bytes]:
    """Return the parts of ``data`` that are not ASCII, cut where no character can be cut."""
    return [piece for piece in _PIECE_END.split(data) if not piece.isascii()]


def _sample(data: bytes) -> bytes:
    found = pieces(data)
    step = sum(map(len, found)) // _SAMPLE + 1
    return b"\n".join(found[::step])[: 4 * _SAMPLE]


@dataclass(frozen=True, slots=True)
class _Candidate:
    encoding: str
    weigh: Callable[[str], float]

    def score(self, sample: bytes) -> float:
        """Return the mean over the characters outside ASCII; a wrong byte weighs heavily."""
        text = sample.decode(self.encoding, "replace")
        characters = "".join(_OUTSIDE_ASCII.findall(text))
        if not characters:
            return -5.0
        return self.weigh(text) / len(characters)


def _asian(
    encoding: str,
    frequent: frozenset[str],
    is_common: Callable[[bytes], bool],
    letters: Iterable[tuple[str, str, float]],
) -> _Candidate:
    """Return a candidate with characters of two bytes.

    ``is_common`` tells from its bytes whether a character is among the common ones of the
    encoding; ``letters`` are ranges of phonetic letters and their weight.
    """
    ranges = (("\u3000", "\u303f", 0.7), ("\uff01", "\uff5e", 0.7), *letters)

    def weight(character: str) -> float:
        if character in frequent:
            return 2.0
        for first, last, value in ranges:
            if first <= character <= last:
                return value
        if "\u4e00" <= character <= "\u9fff" or "\uac00" <= character <= "\ud7a3":
            return 0.2 if is_common(character.encode(encoding)) else -1.5
        if character == "\ufffd":
            return -6.0
        return -0.5 if "\u2000" <= character <= "\u27ff" else -2.0

    def weigh(text: str) -> float:
        counted = Counter("".join(_OUTSIDE_ASCII.findall(text)))
        total = sum(number * weight(character) for character, number in counted.items())
        return total - len(_TWO_ALPHABETS.findall(text))

    return _Candidate(encoding, weigh)


def _alphabetic(encoding: str, languages: Iterable[str]) -> _Candidate:
    """Return a candidate with characters of one byte, for languages with Latin letters.

    Only the letters outside ASCII are given for each language.
    """
    alphabets = [dict.fromkeys(language, 1.5) for language in languages]
    return _Candidate(
        encoding, lambda text: _best(text, alphabets) - len(_TWO_ACCENTS.findall(text))
    )


def _other_alphabet(encoding: str, frequent: str, rare: str) -> _Candidate:
    """Return a candidate with characters of one byte, for an alphabet that is not Latin."""
    alphabet = dict.fromkeys(frequent, 1.5) | dict.fromkeys(rare, 0.5)
    letters = re.escape("".join(alphabet) + "".join(alphabet).upper())
    word = re.compile(rf"(?<![A-Za-z0-9])[{letters}]{{2}}")

    def weigh(text: str) -> float:
        faults: float = len(_TWO_ALPHABETS.findall(text)) + 2 * len(_MISPLACED.findall(text))
        small = sum(letter.islower() for letter in _FIRST_LETTER.findall(text))
        if len(text) >= _LONG_ENOUGH:  # Nicknames may begin with a small letter.
            faults += 0.4 * small
        if word.search(text) is None:
            return _NO_WORD * len(text)
        return _best(text, [alphabet]) - faults

    return _Candidate(encoding, weigh)


def _best(text: str, alphabets: Iterable[Mapping[str, float]]) -> float:
    """Return the weight of ``text`` in the language that fits it best."""
    counted = Counter("".join(_OUTSIDE_ASCII.findall(text)))

    def weight(character: str, alphabet: Mapping[str, float]) -> float:
        lower = character.lower()
        if lower in alphabet:
            return alphabet[lower] if lower == character else 0.7 * alphabet[lower]
        if character in _PUNCTUATION:
            return 0.3
        return -0.5 if character.isalpha() else -6.0 if character == "\ufffd" else -2.0

    best = max(
        sum(number * weight(character, alphabet) for character, number in counted.items())
        for alphabet in alphabets
    )
    capitals: int = sum(letter.isupper() for letter in _INNER_LETTER.findall(text))
    return best - 2.0 * capitals - len(_INNER_SIGN.findall(text))


def _leads(first: int, last: int, trail: int = 0x40) -> Callable[[bytes], bool]:
    """Return whether the lead byte of a character of two bytes is in a range."""
    return lambda code: len(code) == 2 and first <= code[0] <= last and code[1] >= trail


_KANA = (("\u3041", "\u30fe", 1.5), ("\uff61", "\uff9f", -1.0))
_FOREIGN_KANA = (("\u3041", "\u30fe", -1.0),)

# Code pages of DOS. Their letters are mostly accented letters in other encodings, too: they are
# tried for a few names only if these are plausible in none of the others.
_OF_DOS = frozenset(("cp850", "cp852"))
_FAIR = 0.35
_MANY_LETTERS = 5

# Encodings of few records, which must fit short texts better than the others do.
_RARE = frozenset("koi8-u cp866 iso8859-5 mac-cyrillic cp1255 cp1256 iso8859-6 cp874".split())
_RARITY = 0.35

# Of equals the first wins.
_CANDIDATES = (
    _asian("gb18030", _SIMPLIFIED, _leads(0xB0, 0xD7, 0xA1), _FOREIGN_KANA),
    _asian("shift_jis", _KANJI, _leads(0x88, 0x98), _KANA),
    _asian("big5", _TRADITIONAL, _leads(0xA4, 0xC6), _FOREIGN_KANA),
    _asian("cp949", _HANGUL, _leads(0xB0, 0xC8, 0xA1), (*_FOREIGN_KANA, ("一", "\u9fff", -0.5))),
    _asian("euc_jp", _KANJI, _leads(0xB0, 0xCF, 0xA1), _KANA),
    _alphabetic("cp1252", _WESTERN),
    _other_alphabet("cp1251", *_CYRILLIC),
    _other_alphabet("koi8-r", *_CYRILLIC),
    _alphabetic("cp1250", _CENTRAL),
    _alphabetic("iso8859-2", _CENTRAL),
    _alphabetic("iso8859-15", _WESTERN),
    _alphabetic("cp1254", _TURKISH),
    _alphabetic("cp1257", _BALTIC),
    _other_alphabet("cp1253", *_GREEK),
    _alphabetic("mac_roman", _WESTERN),
    _other_alphabet("koi8-u", *_CYRILLIC),
    _other_alphabet("cp866", *_CYRILLIC),
    _other_alphabet("iso8859-5", *_CYRILLIC),
    _other_alphabet("mac-cyrillic", *_CYRILLIC),
    _other_alphabet("cp1255", *_HEBREW),
    _other_alphabet("cp1256", *_ARABIC),
    _other_alphabet("iso8859-6", *_ARABIC),
    _other_alphabet("cp874", *_THAI),
    _alphabetic("cp850", _WESTERN),
    _alphabetic("cp852", _CENTRAL),
)
