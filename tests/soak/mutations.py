"""Random damage to files: bytes lost, doubled or changed, and parts in wrong places."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

Mutation = Callable[[Random, bytes], bytes]
"""Damages a file in one way; it may also return it as it was."""

_STRUCTURE: Final = b"()[];:\\\n\r \t"
_TOKENS: Final = (
    *(b"(;", b";)", b"()", b"]", b"[", b"\\", b"\\]", b"][", b"[]", b";", b")(", b"]]", b";;"),
    *(b"SZ[0]", b"SZ[19:5]", b"SZ[60]", b"SZ[", b"CA[GBK]", b"CA[x]", b"FF[3]", b"GM[2]", b"GM[]"),
    *(b"B[aa]", b"W[]", b"B[zy]", b"AB[aa:cc]", b"AE[ss:aa]", b"LB[aa:]", b"LB[aa]", b"LN[aa:aa]"),
    *(b"VW[]", b"DD[aa]", b"C[", b"C[a ]", b"PL[x]", b"KM[375]", b"HA[99]", b"BL[1]", b"OB[0]"),
    *(b"XX[1][2]", b"FG[1:x]", b"MN[9]", b"PB[Kim PW[", b"Black[aa]", b"b[bb]", b"TM[1h1h1h]"),
    *(b"\x00", b"\x1a", b"\xff", b"\xef\xbb\xbf", b"\xff\xfe", b"\x1b$B", b"\xc2\x85", b"\x0c"),
    *(b"\xe2\x80\xa8", b"\xa1\xb0", b"\x83\x5c", b"\xed\xa0\x80", b"&lt;", b"\r\n", b"\n\n"),
    *(b"\\HS\n", b"STO 0 2 1 3 3\n", b"[Header]\n", b"PMABBQEEQ\n", b"INI 0 1 3 &4\n", b"GI\n"),
)
_ODD: Final = (
    *map(chr, (*range(0x20), *range(0x7F, 0xA1), 0xAD, *range(0x2000, 0x2010), 0x2028, 0x2029)),
    *"\u202e\u202f\u205f\u2060\u3000\ufeff",
)
_LONG: Final = 60_000
_CODECS: Final = ("utf-8", "gb18030", "big5", "shift_jis", "cp949", "latin-1", "utf-16", "cp1252")

_PARTS: Final = re.compile(
    rb"[A-Za-z]+\s*(?:\[(?:\\.|[^\]\\])*+\]\s*)+|\(|\)|;|[^A-Za-z();]+|[A-Za-z]+", re.DOTALL
)


def _place(choose: Random, data: bytes) -> int:
    return choose.randint(0, len(data))


def _span(choose: Random, data: bytes, longest: int = 60) -> tuple[int, int]:
    begin = _place(choose, data)
    return begin, min(len(data), begin + choose.randint(1, choose.choice((2, 8, longest))))


def _flip(choose: Random, data: bytes) -> bytes:
    if not data:
        return data
    at = choose.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << choose.randrange(8))]) + data[at + 1 :]


def _structure(choose: Random, data: bytes) -> bytes:
    at = _place(choose, data)
    is_put_in = choose.random() < 0.5
    return data[:at] + bytes([choose.choice(_STRUCTURE)]) + data[at + (not is_put_in) :]


def _lose_structure(choose: Random, data: bytes) -> bytes:
    places = [found.start() for found in re.finditer(rb"[()\[\];\\]", data)]
    if not places:
        return data
    at = choose.choice(places)
    return data[:at] + data[at + 1 :]


def _token(choose: Random, data: bytes) -> bytes:
    at = _place(choose, data)
    return data[:at] + choose.choice(_TOKENS) + data[at:]


def _noise(choose: Random, data: bytes) -> bytes:
    at = _place(choose, data)
    return data[:at] + choose.randbytes(choose.randint(1, 6)) + data[at:]


def _odd_character(choose: Random, data: bytes) -> bytes:
    """Put a character that readers take for a blank, or do not see, around some values."""
    places = [found.start() for found in re.finditer(rb"[\[\]:]|(?<=\d)\D", data)]
    sign = choose.choice(_ODD).encode(choose.choice(_CODECS), "replace")
    number = min(len(places), choose.choice((1, 1, 3, 20)))
    for place in sorted(choose.sample(places, number), reverse=True):
        at = place + choose.choice((0, 1))
        data = data[:at] + sign + data[at:]
    return data


def _cut(choose: Random, data: bytes) -> bytes:
    begin, end = _span(choose, data)
    return data[:begin] + data[end:]


def _truncate(choose: Random, data: bytes) -> bytes:
    at = _place(choose, data)
    return data[:at] if choose.random() < 0.7 else data[at:]


def _repeat(choose: Random, data: bytes) -> bytes:
    begin, end = _span(choose, data)
    return data[:end] + data[begin:end] * choose.choice((1, 2, 5)) + data[end:]


def _repeat_long(choose: Random, data: bytes) -> bytes:
    """Repeat a few bytes so often that what takes the square of a length shows."""
    if choose.random() < 0.95:
        return data
    begin, end = _span(choose, data, 20)
    part = data[begin:end] if choose.random() < 0.5 else choose.choice(_TOKENS)
    return data[:end] + part * (_LONG // max(1, len(part))) + data[end:]


def _swap(choose: Random, data: bytes) -> bytes:
    (begin, middle), (one, two) = sorted((_span(choose, data), _span(choose, data)))
    if middle > one:
        return data
    return data[:begin] + data[one:two] + data[middle:one] + data[begin:middle] + data[two:]


def _without_all(choose: Random, data: bytes) -> bytes:
    sign = bytes([choose.choice(b"()[];\\\n:")])
    return data.replace(sign, choose.choice((b"", b"", sign * 2, b" ", b"\n" + sign)))


def _case(choose: Random, data: bytes) -> bytes:
    begin, end = _span(choose, data, 200)
    part = data[begin:end]
    return data[:begin] + choose.choice((part.lower(), part.upper())) + data[end:]


def _encode_otherwise(choose: Random, data: bytes) -> bytes:
    """Let a part, or all, be in another encoding than the rest."""
    begin, end = _span(choose, data, 400) if choose.random() < 0.8 else (0, len(data))
    text = data[begin:end].decode(choose.choice(_CODECS), "replace")
    return data[:begin] + text.encode(choose.choice(_CODECS), "replace") + data[end:]


def _move_part(choose: Random, data: bytes) -> bytes:
    """Take a property, a parenthesis or a semicolon from one place to another, or leave it too."""
    parts = _PARTS.findall(data)
    if len(parts) < 3:
        return data
    at = choose.randrange(len(parts))
    part = parts[at]
    if choose.random() < 0.6:
        del parts[at]
    parts.insert(choose.randint(0, len(parts)), part)
    return b"".join(parts)


def _move_branch(choose: Random, data: bytes) -> bytes:
    """Put a part between two parentheses elsewhere: in a branch, behind the game, in a value."""
    begin = data.find(b"(", _place(choose, data))
    end = data.find(b")", begin) + 1
    if begin < 0 or end <= 0:
        return data
    branch, rest = data[begin:end], data[:begin] + data[end:]
    if choose.random() < 0.3:
        rest = data
    at = _place(choose, rest)
    return rest[:at] + branch + rest[at:]


def _wrap(choose: Random, data: bytes) -> bytes:
    begin, end = sorted((_place(choose, data), _place(choose, data)))
    before, after = choose.choice(((b"(", b")"), (b"(;", b")"), (b"C[", b"]"), (b"[", b"]")))
    return data[:begin] + before + data[begin:end] + after + data[end:]


BYTES: Final[tuple[Mutation, ...]] = (
    *(_flip, _structure, _lose_structure, _lose_structure, _token, _token, _noise, _cut),
    *(_truncate, _repeat, _repeat_long, _swap, _without_all, _case, _encode_otherwise),
    _odd_character,
)
PARTS: Final[tuple[Mutation, ...]] = (_move_part, _move_part, _move_branch, _wrap)


def spliced(choose: Random, data: bytes, other: bytes) -> bytes:
    """Return the beginning of one file with the end, or a middle part, of another."""
    at, (begin, end) = _place(choose, data), sorted((_place(choose, other), _place(choose, other)))
    middle = other[begin:] if choose.random() < 0.5 else other[begin:end] + data[at:]
    return data[:at] + middle


def mutated(choose: Random, data: bytes) -> bytes:
    """Return ``data`` with one damage."""
    return choose.choice(BYTES if choose.random() < 0.75 else PARTS)(choose, data)
