r"""A drawing as a LaTeX document: a TikZ picture, on a page just as large.

It needs nothing but TikZ, and can be copied from there into any document that loads it. With text
beyond Latin letters it also needs the package CJKutf8.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gobanapp.diagram.drawing import (
    Area,
    Box,
    Circle,
    Drawing,
    Glow,
    Ink,
    Layer,
    Line,
    Outline,
    Shape,
    Text,
)
from gobanapp.diagram.type_width import CAPITAL, fitted

_POINTS: Final = 72 / 96
"""TeX's big points in a pixel, of which an inch has 96."""

_TYPE: Final = 10.0
"""The size at which letters are set before they are scaled, in TeX's own points."""
_CAPITAL: Final = 0.69
"""The height of a capital in Computer Modern Sans, in sizes of the type."""
_POINT_OF_TEX: Final = 72 / 72.27
_WIDE: Final = 0.90
"""How wide its digits are, where those of Helvetica are 1."""

_SPECIAL: Final = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "…": r"\dots{}",
    "–": "--",
    "—": "---",
    **{sign: f"\\{sign}" for sign in "{}#$%&_"},
}
_LAST_LATIN: Final = "\u017f"
_IDEOGRAPHS: Final = ("\u3000", "\u9fff")
_UNKNOWN: Final = "?"


def latex(drawing: Drawing) -> str:
    """Return the text of a document with ``drawing`` at 96 pixels to an inch.

    Letters that neither Latin alphabets nor Japanese have become question marks.
    """
    colors: dict[str, str] = {}
    body = [line for layer in drawing.layers for line in _layer(layer, colors)]
    texts = [s.text for layer in drawing.layers for s in layer.shapes if isinstance(s, Text)]
    letters = {letter for text in texts for letter in text}
    ideographs = any(map(_is_ideograph, letters))
    accents = any("~" < letter <= _LAST_LATIN for letter in letters) or '"' in letters
    width, height = drawing.width * _POINTS, drawing.height * _POINTS
    lines = [
        r"\documentclass{article}",
        f"\\usepackage[paperwidth={width:.4f}bp,paperheight={height:.4f}bp,margin=0pt]{{geometry}}",
        *([r"\usepackage[T1]{fontenc}"] if accents else []),
        *([r"\usepackage{CJKutf8}"] if ideographs else []),
        r"\usepackage{tikz}",
        *(f"\\definecolor{{{name}}}{{HTML}}{{{color[1:].upper()}}}" for color, name in colors.items()),
        r"\newcommand\stonetext[5]{\node[anchor=center,inner sep=0pt] at (#1,#2)"
        r" {\scalebox{#3}[#4]{\sffamily\upshape #5}};}",
        r"\newcommand\linetext[5]{\node[anchor=base,inner sep=0pt] at (#1,#2)"
        r" {\scalebox{#3}[#4]{\sffamily\upshape #5}};}",
        r"\pagestyle{empty}",
        r"\setlength\parindent{0pt}",
        r"\setlength\topskip{0pt}",
        r"\begin{document}",
        *([r"\begin{CJK}{UTF8}{min}"] if ideographs else []),
        f"\\begin{{tikzpicture}}[x={_POINTS}bp,y=-{_POINTS}bp]",
        f"\\useasboundingbox (0,0) rectangle ({drawing.width:g},{drawing.height:g});",
        *body,
        r"\end{tikzpicture}%",
        *([r"\end{CJK}"] if ideographs else []),
        r"\end{document}",
        "",
    ]
    return "\n".join(lines)


def _layer(layer: Layer, colors: dict[str, str]) -> Iterator[str]:
    ink, shapes = layer
    if isinstance(ink.fill, Glow):
        ink = ink._replace(fill=ink.fill.plain)
    if ink.fill is None and ink.stroke is None:
        return
    options = ",".join(_options(ink, colors))
    others = [shape for shape in shapes if not isinstance(shape, Text)]
    if others:
        yield f"\\path[{options}]"
        yield from map(_path, others)
        yield ";"
    texts = [shape for shape in shapes if isinstance(shape, Text)]
    if texts and isinstance(ink.fill, str):
        yield f"\\begin{{scope}}[text={_name(ink.fill, colors)},opacity={ink.opacity:g}]"
        yield from map(_text, texts)
        yield r"\end{scope}"


def _options(ink: Ink, colors: dict[str, str]) -> Iterator[str]:
    if isinstance(ink.fill, str):
        yield f"fill={_name(ink.fill, colors)}"
        yield "even odd rule"
    if ink.stroke is not None:
        yield f"draw={_name(ink.stroke, colors)}"
        yield f"line width={ink.width * _POINTS:.4g}bp"
        if not ink.flat_ends:
            yield "line cap=round"
            yield "line join=round"
    if ink.dashes is not None:
        on, off = (length * _POINTS for length in ink.dashes)
        yield f"dash pattern=on {on:.4g}bp off {off:.4g}bp"
    if ink.opacity != 1:
        yield f"opacity={ink.opacity:g}"


def _name(color: str, colors: dict[str, str]) -> str:
    return colors.setdefault(color, f"goban{len(colors) + 1}")


def _path(shape: Shape) -> str:
    match shape:
        case Line(x0, y0, x1, y1):
            return f"({_n(x0)},{_n(y0)}) -- ({_n(x1)},{_n(y1)})"
        case Circle(x, y, radius):
            return f"({_n(x)},{_n(y)}) circle[radius={_n(radius * _POINTS)}bp]"
        case Box(x, y, width, height):
            return f"({_n(x)},{_n(y)}) rectangle ({_n(x + width)},{_n(y + height)})"
        case Outline():
            return _way(shape)
        case Area(outlines):
            return "\n".join(map(_way, outlines))
    raise ValueError(f"no path: {shape}")


def _way(outline: Outline) -> str:
    x, y = outline.start
    way = [f"({_n(x)},{_n(y)})"]
    for step in outline.steps:
        *control, end_x, end_y = step
        end = f"({_n(end_x)},{_n(end_y)})"
        if control:
            # TikZ knows cubic curves: their control points are two thirds of the way.
            near_x, near_y = x + (control[0] - x) * 2 / 3, y + (control[1] - y) * 2 / 3
            far_x = end_x + (control[0] - end_x) * 2 / 3
            far_y = end_y + (control[1] - end_y) * 2 / 3
            controls = f"({_n(near_x)},{_n(near_y)}) and ({_n(far_x)},{_n(far_y)})"
            way.append(f".. controls {controls} .. {end}")
        else:
            way.append(f"-- {end}")
        x, y = end_x, end_y
    return " ".join([*way, "-- cycle"] if outline.closed else way)


def _text(text: Text) -> str:
    words, x, y, height, width, in_line = text
    size, narrowed, _ = fitted(words, height, width * (1 if in_line else 1 / _WIDE), in_line)
    scale = size * CAPITAL * _POINTS / (_CAPITAL * _TYPE * _POINT_OF_TEX)
    command = r"\stonetext"
    if in_line:
        command = r"\linetext"
        y += CAPITAL / 2 * size
    across = f"{scale * narrowed:.4g}"
    return f"{command}{{{_n(x)}}}{{{_n(y)}}}{{{across}}}{{{scale:.4g}}}{{{_escaped(words)}}}"


def _escaped(text: str) -> str:
    return "".join(map(_letter, text))


def _letter(letter: str) -> str:
    if letter in _SPECIAL:
        return _SPECIAL[letter]
    if " " <= letter <= "~" or "\u00a0" < letter <= _LAST_LATIN or _is_ideograph(letter):
        return letter
    return _UNKNOWN


def _is_ideograph(letter: str) -> bool:
    return _IDEOGRAPHS[0] <= letter <= _IDEOGRAPHS[1]


def _n(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
