"""The numbers of a heading, SGF's KM, HA and TM, however programs and people write them.

An invalid value gives None; nothing here raises.
"""

from __future__ import annotations

import re
import unicodedata

from gobanapp.game.game_info import MAX_RECORDED_KOMI, TIME_LIMIT, has_quarters, is_in_stones
from gobanapp.rules.chinese_numerals import with_arabic_digits

KOMI_DECIMALS = 9
"""The decimals of a komi that are read and written."""

_NUMBER = r"([-+]?\d{1,6}(?:[.,]\d{0,9})?|[-+]?[.,]\d{1,9})"
_FRACTION = r"(?:(?:又|&|\s)*(?P<over>\d{1,3})/(?P<under>\d{1,3}))"
_AGAINST = r"逆|倒(?=[贴貼])|白[贴貼]|역(?=\s*덤)|minus|negative|reversed?|inverse"
"""The words for a komi that White gives."""
_KOMI_WORDS = (
    r"(?:[黑黒흑]方?)?(?:[贴貼][目子还還]?|コミ(?:出し)?|덤)|(?:black\s)?komi(?:\s(?:of|is))?|коми"
)
_KOMI = re.compile(
    rf"(?P<words>(?:(?:{_AGAINST}|{_KOMI_WORDS})[\s:=]*){{0,3}})(?P<whole>{_NUMBER})?{_FRACTION}?"
    r"\s*(?P<unit>目半|집반|[点點점]半?반?|目|집|moku|points?|punkte?|punti|punto|pkt|очк\w*|pts?|子|zi)?\.?",
    re.IGNORECASE,
)
_LONGEST_KOMI = 80
_REAL = re.compile(r"\s*([-+]?[0-9]+(?:\.[0-9]*)?)\s*")
_LEADING_INTEGER = re.compile(r"\s*(\d{1,3})\b")
_EVEN_GAMES = frozenset("对子 對子 分先 互先 猜先 맞바둑 호선 even none".split())
_WITHOUT_KOMI = frozenset("先 定先 让先 讓先 受先 정선".split())
_HANDICAP = re.compile(
    r"[让讓授受置]?\s*(\d{1,3})\s*[子점石目]局?|[让讓授受]\s*(\d{1,3})|(\d{1,3})점"
)

_LEAST_OF_FOX = 10
_LEAST_STONES_OF_SERVERS, _MOST_STONES_OF_SERVERS = 2, 4


def _decimal(text: str) -> float:
    return float(text.replace(",", "."))


def _plain(value: str) -> str:
    """Return ``value`` with digits, signs and fractions in ASCII."""
    if value.isascii():
        return value.strip()
    for sign, fraction in (("½", " 1/2"), ("¼", " 1/4"), ("¾", " 3/4")):
        value = value.replace(sign, fraction)
    value = unicodedata.normalize("NFKC", value).replace("\u2212", "-")  # the minus sign
    return with_arabic_digits(value).strip()


def read_komi(value: str, *, is_fox: bool = False, is_territory: bool = False) -> float | None:
    """Return the komi of a value in points.

    Chinese servers count in stones (zi), which are two points each, and some of them in hundredths:
    "3.75" and "375" are 7.5 points, "650" is 6.5, "350" is 7 unless the rules count territory
    (``is_territory``). No small komi in points has quarters, and none is 100 or more. Files of Fox
    (``is_fox``) have smaller hundredths too: "50" is half a point. White gives a komi with a minus
    or a word for it ("逆コミ5目"). Other words than those for the komi leave it unread.
    """
    written = _written_komi(_plain(value))
    if written is None:
        return None
    komi, unit = written
    in_stones = unit in ("子", "zi")
    if abs(komi) >= MAX_RECORDED_KOMI:
        komi /= 100
        are_usual = _LEAST_STONES_OF_SERVERS <= abs(komi) <= _MOST_STONES_OF_SERVERS
        in_stones = in_stones or has_quarters(komi) or (are_usual and not is_territory)
    elif is_fox and not unit and komi.is_integer() and abs(komi) >= _LEAST_OF_FOX:
        komi, in_stones = _komi_of_fox(komi)
    elif is_in_stones(komi):
        in_stones = True
    points = round(2 * komi if in_stones else komi, KOMI_DECIMALS)
    # No value that could be written is read as an eighth of a stone.
    return None if abs(points) >= MAX_RECORDED_KOMI or is_in_stones(points) else points


def _written_komi(text: str) -> tuple[float, str] | None:
    """Return the number of a plain text, negative for a komi of White's, and the unit."""
    match = _KOMI.fullmatch(text) if len(text) <= _LONGEST_KOMI else None
    if match is None or not (match["whole"] or match["over"]):
        return None
    whole = match["whole"] or "0"
    is_against = re.search(_AGAINST, match["words"], re.IGNORECASE) is not None
    if is_against and whole[0] in "+-":  # "minus -5"
        return None
    komi = _decimal(whole.lstrip("+-"))
    if match["over"]:
        if int(match["under"]) == 0:
            return None
        komi += int(match["over"]) / int(match["under"])
    unit = (match["unit"] or "").lower()
    if unit.endswith(("半", "반")):
        komi += 0.5
    return (-komi if is_against or whole[0] == "-" else komi), unit


def _komi_of_fox(number: float) -> tuple[float, bool]:
    """Return a komi of two digits in Fox's files, and whether it counts stones.

    They are hundredths if these are possible, "50" and "25", else tenths, "65" and "38" (of 3.75).
    """
    if (number / 25).is_integer():
        return number / 100, has_quarters(number / 100)
    quarters = round(number * 0.4)
    if (number / 5).is_integer():
        return number / 10, False
    return quarters / 4, abs(quarters * 2.5 - number) <= 0.5


def read_handicap(value: str) -> int | None:
    """Return the handicap of a value, 0 for the words that mean an even game, 1 for no komi."""
    value = _plain(value).lower()
    if value in _EVEN_GAMES:
        return 0
    if value in _WITHOUT_KOMI:
        return 1
    if match := _LEADING_INTEGER.match(value) or _HANDICAP.fullmatch(value):
        return int(match[match.lastindex or 0])
    return None


# Times

TIME_DECIMALS = 9
"""The decimals of a time in seconds that are read and written."""

_PART = re.compile(r"(\d{1,12}(?:[.,]\d{0,9})?)\s*([^\W\d]+|['\"]|)\.?[ ,]*")
_CLOCK = re.compile(r"(?:(\d{1,3}):(?=[0-5]?\d:))?(\d{1,3}):([0-5]\d(?:[.,]\d{1,3})?)")
_FEWEST_MINUTES = 5  # of a time with one colon, which could be hours and minutes
_UNITS = {
    **dict.fromkeys("s sec secs second seconds sek сек секунд 秒 초".split(), 1),
    **dict.fromkeys(
        "m min mins minute minutes minuten minuti minut мин минут 分 分钟 分鐘 분".split(), 60
    ),
    **dict.fromkeys(
        "h hr hrs hour hours std stunde stunden heure heures ora ore godz ч час".split(), 3600
    ),
    **dict.fromkeys("часа часов 小时 小時 時間 시간 时 時 시".split(), 3600),
    "'": 60,
    '"': 1,
}
_UNIT_AFTER = {3600: 60, 60: 1, 1: 0}
"""The unit of a last number without one, by the unit before it: "1h30"."""
_FOR_EACH = re.compile(
    r"每方|每人|双方|雙方|各自?|각자?|持ち時間|基本(?:时间|時間|시간)|제한시간"
    r"|main time|main|absolute|sudden death|each(?: side| player)?|(?:per|a|/) ?(?:player|side)"
    r"|je spieler|pro spieler|par joueur|chacun|a testa|ciascuno|na gracza|на игрока"
)
_HALF_HOURS = (
    (r"个半(?=小[时時])", ".5"),
    (r"(?<=[时時間])半", "30分"),
    (r"(?<!\d)半(?=小[时時])", "0.5"),
)
_OVERTIME = re.compile(
    r"byo|yomi|读秒|讀秒|秒読|초읽기|canad|fischer|overtime|delay|increment|bonus|stones|moves|period|[次回번]"
)
_SEPARATOR = re.compile(r"\s*(?:(\+|\bplus\b)|[,;、/])\s*")
_BLANKS = re.compile(r"\s+(?=\d|[^\W\d])")
_TIME_AND_NUMBER = re.compile(r"\d[\d.,]*\s*([^\W\d]+)\.?\s*\d")
_FEWEST_SECONDS = 300  # of a number without a unit before an overtime: "20+5" are minutes
_FEWEST_MINUTES_MORE = 10  # behind the hours: fewer may be the byo-yomi
_MOST_HOURS = 12  # of a clock with one colon that may be hours and minutes
_WEB_BYO_YOMI = re.compile(r"(\d{1,3}):(\d\d)\s*\((\d{1,3})\)\s*byo\W?yomi", re.IGNORECASE)
_LONGEST_WITH_OVERTIME = 200


def read_time(value: str) -> float | None:
    """Return the seconds of a value: a number, or words, "9 hours", "1:30:00", "每方2小时".

    What such words say about the overtime is what ``overtime_in_time`` returns.
    """
    seconds, _ = _time_and_overtime(value)
    is_time = seconds is not None and seconds < TIME_LIMIT
    return round(seconds, TIME_DECIMALS) if seconds is not None and is_time else None


def overtime_in_time(value: str) -> str:
    """Return the overtime in a value of TM, as "25:00 + 5x30 byo-yomi" has it; mostly ""."""
    _, overtime = _time_and_overtime(value)
    web = _WEB_BYO_YOMI.fullmatch(overtime)
    return f"{web[3]}x{60 * int(web[1]) + int(web[2])} byo-yomi" if web else overtime


def says_more_than_time(value: str) -> bool:
    """Return whether a value of TM says more than its seconds and overtime, or in doubt.

    So do the words in "45 min each", and "8:00", which may be hours.
    """
    text = _plain(value)
    main = text[: _end_of_main_time(text)].strip()
    clock = _CLOCK.fullmatch(main)
    if clock is not None:
        return clock[1] is None and int(clock[2]) <= _MOST_HOURS
    return bool(main) and _sum_of_parts(main) is None


def _time_and_overtime(value: str) -> tuple[float | None, str]:
    text = _plain(value)
    end = _end_of_main_time(text)
    if end is None:
        return None, ""
    separator = _SEPARATOR.match(text, end)
    overtime = text[separator.end() if separator else end :].strip()
    return _seconds(text[:end]), overtime


def _end_of_main_time(text: str) -> int | None:
    """Return where the main time of a plain text ends, None where it is none or in doubt.

    The numbers of an overtime are never a part of the main time: signs divide before blanks do.
    """
    if _seconds(text) is not None:
        return len(text)
    if not text or len(text) > _LONGEST_WITH_OVERTIME:
        return None
    for found in _SEPARATOR.finditer(text):
        overtime = text[found.end() :]
        is_overtime = found[1] or _OVERTIME.search(overtime.lower())
        if overtime and is_overtime and _is_main_time(text[: found.start()], overtime):
            following = _SEPARATOR.split(overtime, maxsplit=1)[0]
            is_doubtful = not found[1] and _seconds(following) is not None
            return None if is_doubtful or _starts_with_time(overtime) else found.start()
    ends = [
        found.start()
        for found in _BLANKS.finditer(text)
        if any(map(str.isdigit, text[found.end() :]))
        and _OVERTIME.search(text[found.end() :].lower())
        and not _starts_with_time(text[found.end() :])
        and _is_main_time(text[: found.start()], text[found.end() :])
    ]
    return ends[0] if len(ends) == 1 else None


def _starts_with_time(overtime: str) -> bool:
    """Return whether a time and another number follow, "30 min 5x30": what they are is unclear."""
    found = _TIME_AND_NUMBER.match(overtime)
    return found is not None and found[1].lower() in _UNITS


def _is_main_time(text: str, overtime: str) -> bool:
    """Return whether ``text`` can only be the main time before ``overtime``."""
    seconds = _seconds(text)
    if seconds is None:
        return False
    parts = [(_decimal(part[1]), part[2].lower()) for part in _PART.finditer(text)]
    if ":" in text or _sum_of_parts(text) is None or not parts:
        return True
    if parts[0][1] == "":
        return seconds >= _FEWEST_SECONDS and _OVERTIME.search(overtime.lower()) is not None
    if len(parts) == 1:
        return True
    (_, first), (more, second), *others = parts
    is_usual = _UNITS[first] == 3600 and _UNITS.get(second, 60) == 60 and not others
    return is_usual and more >= _FEWEST_MINUTES_MORE


def _seconds(text: str) -> float | None:
    """Return the seconds of a plain text without overtime."""
    seconds = _sum_of_parts(text)
    if seconds is not None or len(text) > _LONGEST_WITH_OVERTIME:
        return seconds
    text = _FOR_EACH.sub(" ", text.lower()).strip(" :,")
    for pattern, replacement in _HALF_HOURS:
        text = re.sub(pattern, replacement, text)
    text = text.replace("个", "")
    if clock := _CLOCK.fullmatch(text):
        hours, minutes = int(clock[1] or 0), int(clock[2])
        if clock[1] is None and minutes < _FEWEST_MINUTES:
            return None
        return 3600 * hours + 60 * minutes + _decimal(clock[3])
    return _sum_of_parts(text)


def _sum_of_parts(text: str) -> float | None:
    seconds = 0.0
    at = 0
    before = 0
    while at < len(text):
        match = _PART.match(text, at)
        if match is None:
            return None
        at = match.end()
        name = match[2].lower()
        unit = _UNITS.get(name)
        if not name:
            unit = _UNIT_AFTER[before] if before else 1
        if not unit or (not name and at < len(text)):
            return None
        seconds += _decimal(match[1]) * unit
        before = unit
    return seconds if text else None


def is_usual_number(value: str, number: float) -> bool:
    """Return whether ``value`` is SGF's Real or Number and means exactly ``number``."""
    match = _REAL.fullmatch(value)
    return match is not None and float(match[1]) == number


def write_number(number: float) -> str:
    """Return a number as SGF's Real: no exponent, no needless zeros."""
    from decimal import Decimal  # only needed for writing

    text = format(Decimal(str(number)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def write_komi(komi: float) -> str:
    """Return the value of ``komi``, as in ``GameInfo``, the reverse of ``read_komi``."""
    return write_number(round(komi, KOMI_DECIMALS) or 0.0)  # never -0


def write_time(seconds: float) -> str:
    """Return the value of ``seconds``, the reverse of ``read_time``."""
    return write_number(round(seconds, TIME_DECIMALS))
