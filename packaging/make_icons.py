"""Make the program's icon: ``python packaging/make_icons.py`` writes ``resources/icons/app``.

It is the corner of a board with a stone of each player. The small sizes are drawn for their own
pixels: fewer parts, and lines and stones on whole ones. With ``--bundle FOLDER`` the files that
Windows and macOS want, ``gobanapp.ico`` and ``gobanapp.icns``, are written there.
"""

from __future__ import annotations

import argparse
import struct
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons" / "app"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_SCALABLE = 512

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}

_LINE = "#4a3318"
_RIM = "#7a4f1c"


class Plan(NamedTuple):
    """Where things are, in pixels of a square ``size`` wide.

    ``board``: left, top, right and lower edge. ``corner``: the middle of the two lines at the
    board's edges; the next lines follow at ``spacing``. ``radius``: of a stone.
    """

    size: float
    board: tuple[float, float, float, float]
    round: float
    corner: float
    spacing: float
    line: float
    radius: float
    is_rich: bool
    """Whether there is room for grain, the board's side and soft shadows."""


# One for each small size: lines stand on whole pixels there, and stones between two of them.
_SMALL = (
    Plan(16, (0, 0, 16, 16), 3, 2.5, 4, 1, 3.5, is_rich=False),
    Plan(22, (0, 0, 22, 22), 4, 3.5, 6, 1, 4.5, is_rich=False),
    Plan(24, (0, 0, 24, 24), 4, 4.5, 6, 1, 5, is_rich=False),
    Plan(32, (1, 1, 31, 31), 5, 5.5, 9, 1, 6.2, is_rich=False),
    Plan(48, (1, 1, 47, 46), 7, 8.5, 13, 1, 8.8, is_rich=True),
    Plan(64, (2, 2, 62, 61), 9, 12.5, 17, 1, 11.4, is_rich=True),
)


def plan(size: int) -> Plan:
    """Return the plan of a size; those of all large ones are alike."""
    for small in _SMALL:
        if small.size == size:
            return small
    edge = size / 32
    return Plan(
        size=size,
        board=(edge, edge, size - edge, size - 1.5 * edge),
        round=size * 0.14,
        # Of 64 pixels 12 and 17: both lie on whole ones in every size.
        corner=size * 12 / 64,
        spacing=size * 17 / 64,
        line=size / 64,
        radius=size * 0.178,
        is_rich=True,
    )


def svg(plan: Plan) -> str:
    """Return the icon as SVG."""
    size = f"{plan.size:g}"
    parts = [*_gradients(plan), *_board(plan), *_lines(plan), *_stones(plan)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
    return "\n".join([f'{head} viewBox="0 0 {size} {size}">', *parts, "</svg>", ""])


def picture(size: int) -> QImage:
    """Return the icon ``size`` pixels wide."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        renderer = QSvgRenderer(QByteArray(svg(plan(size)).encode()))
        renderer.render(painter, QRectF(0, 0, size, size))
    return image


def _gradients(plan: Plan) -> Iterable[str]:
    yield "<defs>"
    yield _linear("wood", ("#efcf92", "#e2b46c", "#d29f55"))
    # The light comes from the upper left.
    yield _radial("black", ("#6a6f73", "#2b2e31", "#0e0f10"))
    yield _radial("white", ("#ffffff", "#f6f1e6", "#c9bfad"))
    if plan.is_rich:
        yield (
            '<radialGradient id="shadow"><stop offset="0.62" stop-color="#2a1804"'
            ' stop-opacity="0.62"/><stop offset="1" stop-color="#2a1804" stop-opacity="0"/>'
            "</radialGradient>"
        )
    yield "</defs>"


def _linear(name: str, colors: Sequence[str]) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1">{_stops(colors)}</linearGradient>'
    )


def _radial(name: str, colors: Sequence[str]) -> str:
    return (
        f'<radialGradient id="{name}" cx="0.36" cy="0.32" r="0.72">{_stops(colors)}'
        "</radialGradient>"
    )


def _stops(colors: Sequence[str]) -> str:
    last = len(colors) - 1
    return "".join(
        f'<stop offset="{place / last:g}" stop-color="{color}"/>'
        for place, color in enumerate(colors)
    )


def _board(plan: Plan) -> Iterable[str]:
    left, top, right, low = plan.board
    width, height, turn = right - left, low - top, plan.round
    if not plan.is_rich:
        yield _box(left, top, width, height, turn, f'fill="{_RIM}"')
        yield _box(left + 0.5, top + 0.5, width - 1, height - 1, turn - 0.5, 'fill="url(#wood)"')
        return
    thick = plan.size / 32
    yield _box(left, top + thick, width, height - thick / 2, turn, f'fill="{_RIM}"')
    yield _box(left, top, width, height - thick / 2, turn, 'fill="url(#wood)"')
    # Grain: curves that run down the board, never twice as far apart.
    for number, share in enumerate((0.09, 0.2, 0.27, 0.41, 0.49, 0.63, 0.7, 0.84, 0.92)):
        x = left + width * share
        bend = plan.size * (0.012 if number % 2 else -0.009)
        inset = turn * 0.3 if share < 0.15 or share > 0.85 else 0.0
        path = (
            f"M{x:.2f} {top + inset:.2f}q{bend:.2f} {height * 0.5:.2f}"
            f" 0 {height - thick - 2 * inset:.2f}"
        )
        yield (
            f'<path d="{path}" fill="none" stroke="#a8712b" stroke-opacity="0.22"'
            f' stroke-width="{plan.size / 170:.2f}"/>'
        )


def _box(x: float, y: float, width: float, height: float, turn: float, paint: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{turn:g}" {paint}/>'
    )


def _lines(plan: Plan) -> Iterable[str]:
    _left, _top, right, low = plan.board
    half = plan.line / 2
    first = plan.corner - half
    below = plan.size / 64 if plan.is_rich else 0.5
    beside = 0.0 if plan.is_rich else 0.5
    for number in range(3):
        at = plan.corner + number * plan.spacing - half
        for x, y, width, height in (
            (at, first, plan.line, low - below - first),
            (first, at, right - beside - first, plan.line),
        ):
            yield (
                f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{_LINE}"/>'
            )


def _stones(plan: Plan) -> Iterable[str]:
    near, far = plan.corner + plan.spacing, plan.corner + 2 * plan.spacing
    radius = plan.radius
    for name, rim, x, y in (("black", "#0a0a0a", far, near), ("white", "#8d8271", near, far)):
        if plan.is_rich:
            off = plan.size / 40
            yield (
                f'<circle cx="{x + off:g}" cy="{y + off * 1.3:g}" r="{radius * 1.12:g}"'
                ' fill="url(#shadow)"/>'
            )
        thin = min(1.0, plan.size / 128) if plan.is_rich else 0.6
        yield (
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="url(#{name})"'
            f' stroke="{rim}" stroke-width="{thin:g}"/>'
        )


def _png(size: int) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(size).save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs know bytes only
    return bytes(data.data())


def ico() -> bytes:
    """Return all sizes that Windows asks for as one file."""
    pictures = [(size, _png(size)) for size in _ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, data in pictures:
        side = size % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """Return all sizes that macOS asks for as one file."""
    parts = [(kind, _png(size)) for size, kind in _ICNS_TYPES.items()]
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bundle", type=Path, metavar="FOLDER")
    folder: Path | None = parser.parse_args(arguments).bundle
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "gobanapp.ico").write_bytes(ico())
        (folder / "gobanapp.icns").write_bytes(icns())
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "gobanapp.svg").write_text(svg(plan(_SCALABLE)), "utf-8")
    for size in SIZES:
        (FOLDER / f"gobanapp-{size}.png").write_bytes(_png(size))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
