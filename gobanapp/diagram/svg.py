"""A drawing as SVG: small, readable, with text as text or as outlines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from gobanapp.diagram.drawing import (
    Area,
    Circle,
    Drawing,
    LineSegment,
    Outline,
    RadialGradient,
    Rectangle,
    Shape,
    ShapeStyle,
    Text,
)
from gobanapp.diagram.text_width import fit_text

FONTS: Final = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


class _NumberTexts(dict[float, str]):
    """Numbers as text, cached: a board has few, each many times."""

    def __missing__(self, number: float) -> str:
        if len(self) > _MAX_CACHED:
            self.clear()
        written = self[number] = f"{number:g}"
        return written


_MAX_CACHED = 5000
_NUMBERS = _NumberTexts()

TextOutliner = Callable[[Text], Shape]
"""Converts a text to outlines with a font."""

_STEPS = {2: "L%g %g", 4: "Q%g %g %g %g", 6: "C%g %g %g %g %g %g"}
_ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}
# XML 1.0 has no way to say these at all.
_FORBIDDEN_CHARACTERS = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF])
_ESCAPES_ALL = {**_FORBIDDEN_CHARACTERS, **_ESCAPES}


def svg(drawing: Drawing, *, title: str = "", outliner: TextOutliner | None = None) -> str:
    """Return the text of an SVG file as large as ``drawing`` is in pixels.

    ``title`` is read by screen readers. With ``outliner`` the file needs no font.
    """
    gradients: dict[RadialGradient, str] = {}
    groups = [_group(layer.style, layer.shapes, gradients, outliner) for layer in drawing.layers]
    width, height = f"{drawing.width:g}", f"{drawing.height:g}"
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    letters = f'font-family="{FONTS}" text-anchor="middle"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} {letters}>']
    if title:
        lines.append(f"<title>{_escape(title)}</title>")
    if gradients:
        lines += [
            "<defs>",
            *(_gradient(gradient, name) for gradient, name in gradients.items()),
            "</defs>",
        ]
    return "\n".join([*lines, *groups, "</svg>", ""])


def _group(
    ink: ShapeStyle,
    shapes: Iterable[Shape],
    gradients: dict[RadialGradient, str],
    outliner: TextOutliner | None,
) -> str:
    paths, others = [], []
    for shape in shapes:
        if isinstance(shape, Text):
            if outliner is None:
                others.append(_text(shape))
            else:
                paths.append(_path(outliner(shape)))
        elif isinstance(shape, Circle):
            x, y, radius = shape
            others.append(f'<circle cx="{_NUMBERS[x]}" cy="{_NUMBERS[y]}" r="{_NUMBERS[radius]}"/>')
        else:
            paths.append(_path(shape))
    if paths:
        others.append(f'<path d="{"".join(paths)}"/>')
    body = "\n".join(others)
    return f"<g{_attributes(ink, gradients)}>\n{body}\n</g>"


def _attributes(ink: ShapeStyle, gradients: dict[RadialGradient, str]) -> str:
    fill = ink.fill
    if isinstance(fill, RadialGradient):
        fill = f"url(#{gradients.setdefault(fill, f'glow{len(gradients) + 1}')})"
    attributes = [f' fill="{fill or "none"}"', ' fill-rule="evenodd"' if fill else ""]
    if ink.stroke is not None:
        attributes.append(f' stroke="{ink.stroke}" stroke-width="{ink.width:g}"')
        if not ink.flat_ends:
            attributes.append(' stroke-linecap="round" stroke-linejoin="round"')
    if ink.dashes is not None:
        on, off = ink.dashes
        attributes.append(f' stroke-dasharray="{on:g} {off:g}"')
    if ink.opacity != 1:
        attributes.append(f' opacity="{ink.opacity:g}"')
    return "".join(attributes)


def _path(shape: Shape) -> str:
    match shape:
        case LineSegment(x0, y0, x1, y1):
            # Most lines are those of the board.
            if x0 == x1:
                return f"M{x0:g} {y0:g}V{y1:g}"
            return f"M{x0:g} {y0:g}H{x1:g}" if y0 == y1 else f"M{x0:g} {y0:g}L{x1:g} {y1:g}"
        case Rectangle(x, y, width, height):
            return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
        case Outline(start, steps, closed):
            path = "".join(_STEPS[len(step)] % step for step in steps)
            return f"M{start[0]:g} {start[1]:g}{path}{'z' if closed else ''}"
        case Area(outlines):
            return "".join(map(_path, outlines))
    raise ValueError(f"no path: {shape}")


def _text(text: Text) -> str:
    content, x, y, height, width, in_line = text
    begin, between, end, down = _text_element(content, height, width, in_line)
    return f"{begin}{_NUMBERS[x]}{between}{_NUMBERS[y + down]}{end}"


@lru_cache(maxsize=2000)
def _text_element(
    content: str, height: float, width: float, in_line: bool
) -> tuple[str, str, str, float]:
    """Return the element of a text without x and y, and the offset of its baseline downwards."""
    size, x_scale, down = fit_text(content, height, width, in_line)
    end = f'" font-size="{size:.3g}">{_escape(content)}</text>'
    if x_scale == 1:
        return '<text x="', '" y="', end, down
    return '<text transform="translate(', " ", f") scale({x_scale:.3g} 1){end}", down


def _gradient(gradient: RadialGradient, name: str) -> str:
    stops = "".join(
        f'<stop offset="{place:g}" stop-color="{color}"/>' for place, color in gradient.steps
    )
    return (
        f'<radialGradient id="{name}" cx="{gradient.x:g}" cy="{gradient.y:g}" '
        f'r="{gradient.radius:g}">'
        f"{stops}</radialGradient>"
    )


def _escape(text: str) -> str:
    return text.translate(_ESCAPES_ALL)
