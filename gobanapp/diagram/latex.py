r"""A drawing as a LaTeX document: a TikZ picture, on a page just as large.

It needs only TikZ and can be copied into any document that loads it. Text beyond Latin letters also
needs the package CJKutf8.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from gobanapp.diagram.drawing import (
    Area,
    Circle,
    Drawing,
    Layer,
    LineSegment,
    Outline,
    RadialGradient,
    Rectangle,
    Shape,
    ShapeStyle,
    Text,
)
from gobanapp.diagram.text_width import CAPITAL, fit_text

_POINTS: Final = 72.0
"""TeX's big points in an inch."""

_TYPE: Final = 10.0
"""The size at which letters are set before they are scaled, in TeX's own points."""
_CAPITAL: Final = 0.69
"""The height of a capital in Computer Modern Sans, in sizes of the type."""
_POINT_OF_TEX: Final = 72 / 72.27
_WIDE: Final = 0.90
"""The width of its digits relative to those of Helvetica."""

_SPECIAL: Final = {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\char34{}",
    "…": r"\dots{}",
    "–": "--",
    "—": "---",
    **{sign: f"\\{sign}" for sign in "{}#$%&_"},
}
_COMMANDS: Final = (
    # The middle of a text, or of its line; its width and height; the text.
    r"\newcommand\stonetext[5]{\node[anchor=center,inner sep=0pt] at (#1,#2)",
    r"  {\scalebox{#3}[#4]{\sffamily\upshape #5}};}",
    r"\newcommand\linetext[5]{\node[anchor=base,inner sep=0pt] at (#1,#2)",
    r"  {\scalebox{#3}[#4]{\sffamily\upshape #5}};}",
)
_LAST_LATIN: Final = "\u017f"
_IDEOGRAPHS: Final = ("\u3000", "\u9fff")
_UNKNOWN: Final = "?"


def latex(drawing: Drawing, pixels_per_inch: float = 96) -> str:
    """Return the text of a document with ``drawing``.

    Letters outside the Latin alphabets and Japanese become question marks.
    """
    pen = _Pen(_POINTS / pixels_per_inch, {})
    body = [line for layer in drawing.layers for line in pen.layer(layer)]
    texts = [
        shape.text for layer in drawing.layers for shape in layer.shapes if isinstance(shape, Text)
    ]
    letters = {letter for text in texts for letter in text}
    width, height = f"{drawing.width * pen.unit:.4f}bp", f"{drawing.height * pen.unit:.4f}bp"
    packages = [f"[paperwidth={width},paperheight={height},margin=0pt]{{geometry}}", "{tikz}"]
    if any("~" < letter <= _LAST_LATIN for letter in letters):
        packages.append("[T1]{fontenc}")
    begin, end = r"\begin{document}", r"\end{document}"
    if any(map(_is_ideograph, letters)):
        packages.append("{CJKutf8}")
        begin, end = begin + r"\begin{CJK}{UTF8}{min}%", r"\end{CJK}" + end
    lines = [
        r"\documentclass{article}",
        *(rf"\usepackage{package}" for package in packages),
        *(rf"\definecolor{{{name}}}{{HTML}}{{{color[1:].upper()}}}" for color, name in pen.names()),
        *_COMMANDS,
        r"\pagestyle{empty}\setlength\parindent{0pt}\setlength\topskip{0pt}",
        begin,
        rf"\begin{{tikzpicture}}[x={pen.unit:g}bp,y=-{pen.unit:g}bp]",
        rf"\useasboundingbox (0,0) rectangle ({_number(drawing.width)},{_number(drawing.height)});",
        *body,
        r"\end{tikzpicture}%",
        end,
        "",
    ]
    return "\n".join(lines)


class _Pen(NamedTuple):
    unit: float
    """Big points in a pixel."""
    colors: dict[str, str]
    """The names of the colours in the document."""

    def names(self) -> list[tuple[str, str]]:
        return list(self.colors.items())

    def layer(self, layer: Layer) -> Iterator[str]:
        ink, shapes = layer
        if isinstance(ink.fill, RadialGradient):
            ink = ink._replace(fill=ink.fill.plain)
        others = [shape for shape in shapes if not isinstance(shape, Text)]
        if others:
            yield rf"\path[{','.join(self._options(ink))}]"
            yield from map(_path, others)
            yield ";"
        texts = [shape for shape in shapes if isinstance(shape, Text)]
        if texts and isinstance(ink.fill, str):
            yield rf"\begin{{scope}}[text={self._name(ink.fill)},opacity={ink.opacity:g}]"
            yield from map(self._text, texts)
            yield r"\end{scope}"

    def _options(self, ink: ShapeStyle) -> Iterator[str]:
        if isinstance(ink.fill, str):
            yield f"fill={self._name(ink.fill)}"
            yield "even odd rule"
        if ink.stroke is not None:
            yield f"draw={self._name(ink.stroke)}"
            yield f"line width={ink.width * self.unit:.4g}bp"
            if not ink.flat_ends:
                yield "line cap=round"
                yield "line join=round"
        if ink.dashes is not None:
            on, off = (length * self.unit for length in ink.dashes)
            yield f"dash pattern=on {on:.4g}bp off {off:.4g}bp"
        if ink.opacity != 1:
            yield f"opacity={ink.opacity:g}"

    def _name(self, color: str) -> str:
        return self.colors.setdefault(color, f"goban{len(self.colors) + 1}")

    def _text(self, text: Text) -> str:
        content, x, y, height, width, in_line = text
        size, x_scale, _ = fit_text(content, height, width if in_line else width / _WIDE, in_line)
        scale = size * CAPITAL * self.unit / (_CAPITAL * _TYPE * _POINT_OF_TEX)
        command = r"\stonetext"
        if in_line:
            command = r"\linetext"
            y += CAPITAL / 2 * size
        scale_x = f"{scale * x_scale:.4g}"
        place = f"{{{_number(x)}}}{{{_number(y)}}}"
        return f"{command}{place}{{{scale_x}}}{{{scale:.4g}}}{{{_escape(content)}}}"


def _path(shape: Shape) -> str:
    match shape:
        case LineSegment(x0, y0, x1, y1):
            return f"({_number(x0)},{_number(y0)}) -- ({_number(x1)},{_number(y1)})"
        case Circle(x, y, radius):
            return f"({_number(x)},{_number(y)}) circle[radius={_number(radius)}]"
        case Rectangle(x, y, width, height):
            right, bottom = _number(x + width), _number(y + height)
            return f"({_number(x)},{_number(y)}) rectangle ({right},{bottom})"
        case Outline():
            return _outline_path(shape)
        case Area(outlines):
            return "\n".join(map(_outline_path, outlines))
    raise ValueError(f"no path: {shape}")


def _outline_path(outline: Outline) -> str:
    x, y = outline.start
    parts = [f"({_number(x)},{_number(y)})"]
    for step in outline.steps:
        *controls, end_x, end_y = step
        if len(controls) == 2:
            # TikZ has cubic curves: their control points are at two thirds of the distance.
            control_x, control_y = controls
            controls = [
                x + (control_x - x) * 2 / 3,
                y + (control_y - y) * 2 / 3,
                end_x + (control_x - end_x) * 2 / 3,
                end_y + (control_y - end_y) * 2 / 3,
            ]
        end = f"({_number(end_x)},{_number(end_y)})"
        if controls:
            near_x, near_y, far_x, far_y = map(_number, controls)
            parts.append(f".. controls ({near_x},{near_y}) and ({far_x},{far_y}) .. {end}")
        else:
            parts.append(f"-- {end}")
        x, y = end_x, end_y
    return " ".join([*parts, "-- cycle"] if outline.closed else parts)


def _escape(text: str) -> str:
    return "".join(map(_letter, text))


def _letter(letter: str) -> str:
    if letter in _SPECIAL:
        return _SPECIAL[letter]
    if " " <= letter <= "~" or "\u00a0" < letter <= _LAST_LATIN or _is_ideograph(letter):
        return letter
    return _UNKNOWN


def _is_ideograph(letter: str) -> bool:
    return _IDEOGRAPHS[0] <= letter <= _IDEOGRAPHS[1]


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
