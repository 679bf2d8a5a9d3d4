"""Make the icons of game records: ``python packaging/linux/make_type_icons.py``.

A sheet of paper with the corner of a board from the program's own icon, so that a record and the
program are seen to belong together.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "share" / "icons" / "hicolor"
NAME = "application-x-go-sgf"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
_SCALABLE = 256

_ICONS = runpy.run_path(str(HERE.parent / "make_icons.py"))

# In 64ths of the icon: the sheet, how much of its corner is folded, the board upon it.
_LEFT, _TOP, _RIGHT, _LOW = 9, 2, 55, 62
_FOLD = 13
_BOARD, _BOARD_LEFT, _BOARD_TOP = 36, 14, 19
_ROOMY = 48
"""From so many pixels on there is room for the icon's own board; below, for two stones on wood."""


def svg(size: int) -> str:
    """Return the icon as SVG, drawn for ``size`` pixels."""
    line = max(1.0, round(size / 64))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"'
    left, top, board = (round(part * size / 64) for part in (_BOARD_LEFT, _BOARD_TOP, _BOARD))
    upon = _board(left, top, board) if size >= _ROOMY else _stones(left, top, board)
    return "\n".join(
        [f'{head} viewBox="0 0 {size} {size}">', *_sheet(size, line), *upon, "</svg>", ""]
    )


def _board(left: int, top: int, side: int) -> list[str]:
    """Return the program's icon; Qt knows no SVG within SVG."""
    plan = _ICONS["plan"](_SCALABLE)
    _, *parts, _, _ = _ICONS["svg"](plan).split("\n")
    place = f"translate({left} {top}) scale({side / _SCALABLE:g})"
    return [f'<g transform="{place}">', *parts, "</g>"]


def _stones(left: int, top: int, side: int) -> list[str]:
    radius = side * 0.27
    near, far = side * 0.32, side * 0.68
    wood = 'fill="#e2b46c" stroke="#a87a3c" stroke-width="0.5"'
    white = 'fill="#f8f4ea" stroke="#8d8271" stroke-width="0.6"'
    return [
        f'<rect x="{left}" y="{top}" width="{side}" height="{side}" rx="{side / 10:g}" {wood}/>',
        f'<circle cx="{left + near:g}" cy="{top + far:g}" r="{radius:g}" {white}/>',
        f'<circle cx="{left + far:g}" cy="{top + near:g}" r="{radius:g}" fill="#26292c"/>',
    ]


def _sheet(size: int, line: float) -> list[str]:
    """Return the paper, its edge within whole pixels."""
    x0, y0, x1, y1 = (
        round(part * size / 64) + half
        for part, half in zip(
            (_LEFT, _TOP, _RIGHT, _LOW), (line / 2, line / 2, -line / 2, -line / 2), strict=True
        )
    )
    fold = round(_FOLD * size / 64)
    outline = f"M{x0:g} {y0:g}H{x1 - fold:g}L{x1:g} {y0 + fold:g}V{y1:g}H{x0:g}Z"
    corner = f"M{x1 - fold:g} {y0:g}V{y0 + fold:g}H{x1:g}Z"
    edge = f'stroke="#a39a8a" stroke-width="{line:g}" stroke-linejoin="round"'
    return [
        f'<path d="{outline}" fill="#fbf9f4" {edge}/>',
        f'<path d="{corner}" fill="#ddd6c8" {edge}/>',
    ]


def picture(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(QByteArray(svg(size).encode())).render(painter)
    return image


def main() -> int:
    for size in SIZES:
        target = FOLDER / f"{size}x{size}" / "mimetypes" / f"{NAME}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        picture(size).save(str(target))
    target = FOLDER / "scalable" / "mimetypes" / f"{NAME}.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(svg(_SCALABLE), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
