"""``gobanapp diagram``: draw a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from gobanapp.cli.command_files import (
    CommandError,
    JsonReport,
    file_identity,
    read_game_file,
    report_each,
    write_output,
)
from gobanapp.cli.command_line import (
    add_position_options,
    add_rules_option,
    command_parser,
    parse_command_line,
    whole_number,
)
from gobanapp.cli.command_messages import count_with_noun
from gobanapp.cli.game_choice import select_game, select_node
from gobanapp.cli.program_options import EXIT_USAGE
from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.diagram.figure import Figure, figure_caption, unshown_moves_texts
from gobanapp.diagram.figure_builder import make_figure, make_figures
from gobanapp.diagram.figure_division import FigureDivision
from gobanapp.diagram.figure_numbering import FigureNumbering, with_numbers_after
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.theme import THEMES, Theme
from gobanapp.game.game import Game
from gobanapp.paint.figure_rendering import (
    PictureFormat,
    PictureOptions,
    render_figure,
    render_pages,
)
from gobanapp.resources import resource_path
from gobanapp.rules.point import Point

# The styles of a picture: print styles, and the boards of the window.


def style_names() -> list[str]:
    """Return the available names, print styles first."""
    return [*THEMES, *sorted(path.stem for path in resource_path("themes").glob("*.toml"))]


def style_theme(name: str) -> Theme:
    """Return the theme of one of the ``style_names``."""
    if name in THEMES:
        return THEMES[name]
    from gobanapp.diagram.theme_file import read_theme  # most pictures are printed

    return read_theme(resource_path("themes", f"{name}.toml").read_bytes()).theme


_MIN_WIDTH, _MAX_WIDTH = 50, 8000
_DEFAULT_WIDTH = 800
_FORMATS = {f".{known.value}": known for known in PictureFormat}


def run(arguments: list[str]) -> int:
    """Draw the game that ``arguments`` name and return the exit status."""
    parser = make_parser()
    options = parse_command_line(parser, arguments)
    if options.numbers is not None and options.move is not None:
        parser.error("--move cannot be combined with --numbers")
    if options.keep_numbers and options.numbers is None:
        parser.error("--keep-numbers needs --numbers")
    ending = Path(options.output).suffix.lower()
    if ending not in _FORMATS:
        parser.error(f"{options.output} has no known extension: {', '.join(_FORMATS)}")
    return report_each(options, lambda file: _report(file, options), _text_lines)


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line; it does not detect contradictory options."""
    parser = command_parser(
        "diagram",
        "Draw a position, or a game in numbered diagrams.",
        several=False,
        output="the file to write; its extension selects the format: svg, png, pdf, txt (for"
        " Sensei's Library) or tex (TikZ)",
    )
    add_position_options(parser)
    add_rules_option(parser, is_used=False)
    parser.add_argument(
        "--region",
        type=_region,
        metavar="A1-K10",
        help="draw only the part between two corner points",
    )
    parser.add_argument(
        "--numbers",
        type=_range,
        metavar="FROM-TO",
        help="number the moves FROM to TO, starting with 1 at FROM",
    )
    parser.add_argument(
        "--keep-numbers", action="store_true", help="use the move numbers of the game"
    )
    parser.add_argument(
        "--every",
        type=whole_number(1),
        metavar="N",
        help="number all moves, N in each diagram: pages of a PDF, otherwise files out-1.svg,"
        " out-2.svg and so on; with --numbers only those moves",
    )
    parser.add_argument(
        "--coordinates",
        choices=[kind.value for kind in CoordinateStyle],
        default=CoordinateStyle.LETTERS.value,
        metavar="KIND",
        help="the kind of coordinates, one of"
        f" {', '.join(kind.value for kind in CoordinateStyle)} (default: letters)",
    )
    parser.add_argument(
        "--sides",
        choices=[CoordinateSides.TWO.value, CoordinateSides.FOUR.value],
        default=CoordinateSides.FOUR.value,
        metavar="two|four",
        help="the number of edges with coordinates (default: four)",
    )
    parser.add_argument(
        "--theme",
        choices=style_names(),
        default="book",
        metavar="NAME",
        help=f"the style, one of {', '.join(style_names())} (default: book)",
    )
    parser.add_argument(
        "--width",
        type=_width,
        default=_DEFAULT_WIDTH,
        metavar="PIXELS",
        help=f"the width, on paper 96 pixels to the inch (default: {_DEFAULT_WIDTH})",
    )
    parser.add_argument(
        "--outlines",
        action="store_true",
        help="convert the text of an SVG to outlines, so that it needs no font",
    )
    return parser


def _region(text: str) -> BoardPart:
    names = text.split("-")
    try:
        corner, opposite = map(Point.parse, names)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"not two points such as A1-K10: {text!r}") from error
    return BoardPart.between(corner, opposite)


def _range(text: str) -> tuple[int, int]:
    numbers = text.split("-")
    if len(numbers) == 2 and all(map(str.isdecimal, numbers)):
        first, last = map(int, numbers)
        if 1 <= first <= last:
            return first, last
    raise argparse.ArgumentTypeError(f"not two numbers of moves such as 51-100: {text!r}")


def _width(text: str) -> int:
    width = whole_number(_MIN_WIDTH)(text)
    if width > _MAX_WIDTH:
        raise argparse.ArgumentTypeError(f"more than {_MAX_WIDTH} pixels: {text!r}")
    return width


def _report(file: str, options: argparse.Namespace) -> JsonReport:
    game = select_game(read_game_file(file).games, options.game)
    figures = list(_figures(game, _frame(game, options), options))
    targets = _targets(file, len(figures), options)
    caption = _whole_caption if options.every else _not_shown
    _write(figures, targets, caption, options)
    return {
        "file": file,
        "game": options.game,
        "outputs": [str(target) for target in targets],
        "captions": [caption(figure) for figure in figures],
    }


def _text_lines(report: JsonReport) -> list[str]:
    outputs, captions = report["outputs"], report["captions"]
    if len(outputs) == 1:
        return [f"{outputs[0]}: {count_with_noun(len(captions), 'diagram')}"]
    return [
        ": ".join(filter(None, (output, "; ".join(lines))))
        for output, lines in zip(outputs, captions, strict=True)
    ]


def _frame(game: Game, options: argparse.Namespace) -> Frame:
    region = options.region
    if region is not None and Point(region.right, region.top) not in game.position.board:
        size = f"{game.columns}x{game.rows}"
        raise CommandError(f"--region goes beyond the board of {size}.", EXIT_USAGE)
    return Frame(CoordinateStyle(options.coordinates), CoordinateSides(options.sides), region)


def _figures(game: Game, frame: Frame, options: argparse.Namespace) -> Iterator[Figure]:
    if options.numbers is None:
        end = select_node(game, options.move)
        if options.every is None:
            yield make_figure(game, end, numbers=FigureNumbering.NONE, frame=frame)
        else:
            division = FigureDivision(every=options.every)
            yield from make_figures(
                game, division, end=end, numbers=FigureNumbering.OWN, frame=frame
            )
        return
    first, last = options.numbers
    every = options.every or last - first + 1
    select_node(game, last)  # or only the last diagram would report it
    numbers = FigureNumbering.OWN if options.keep_numbers else FigureNumbering.FROM_ONE
    for place, start in enumerate(range(first, last + 1, every), start=1):
        end = select_node(game, min(start + every - 1, last))
        figure = make_figure(game, end, first=start, numbers=numbers, frame=frame)
        figure = replace(figure, number=place)
        yield figure if options.keep_numbers else with_numbers_after(figure, start - first)


def _not_shown(figure: Figure) -> list[str]:
    phrases = "; ".join(unshown_moves_texts(figure))
    return [phrases] if phrases else []


def _whole_caption(figure: Figure) -> list[str]:
    return figure_caption(figure)


def _targets(file: str, figures: int, options: argparse.Namespace) -> list[Path]:
    """Return the names of the output files. Raises CommandError if one is the input file."""
    output = Path(options.output)
    targets = [output]
    if options.every is not None and _format(options) is not PictureFormat.PDF:
        targets = [
            output.with_name(f"{output.stem}-{number}{output.suffix}")
            for number in range(1, figures + 1)
        ]
    record = file_identity(Path(file))
    for target in targets:
        if file_identity(target) == record:
            raise CommandError(f"{target} is the input file and was not overwritten.")
    return targets


def _format(options: argparse.Namespace) -> PictureFormat:
    return _FORMATS[Path(options.output).suffix.lower()]


def _write(
    figures: list[Figure],
    targets: list[Path],
    words: Callable[[Figure], Sequence[str]],
    options: argparse.Namespace,
) -> None:
    picture_format = _format(options)
    parser = PictureOptions(
        width=options.width,
        theme=style_theme(options.theme),
        caption=words,
        outlines=options.outlines,
    )
    if picture_format.needs_qt or options.outlines:
        from gobanapp.paint.captioned_image import ensure_application

        ensure_application()
    if picture_format is PictureFormat.PDF:
        write_output(targets[0], render_pages(figures, parser))
        return
    for figure, target in zip(figures, targets, strict=True):
        write_output(target, render_figure(figure, picture_format, parser))
