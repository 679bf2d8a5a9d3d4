"""PNG files from rows of pixels, without Qt."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTH, _RED_GREEN_BLUE_ALPHA = 8, 6


def encode_png(rows: Sequence[bytes | bytearray]) -> bytes:
    """Return a file with the pixels of ``rows``, four bytes each: red, green, blue, opacity.

    There must be at least one row, and all must be equally long, which is not checked.
    """
    size = struct.pack(">II", len(rows[0]) // 4, len(rows))
    header = size + bytes((_DEPTH, _RED_GREEN_BLUE_ALPHA, 0, 0, 0))
    pixels = b"".join(b"\0" + row for row in rows)
    body = [(b"IHDR", header), (b"IDAT", zlib.compress(pixels, 6)), (b"IEND", b"")]
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in body)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
