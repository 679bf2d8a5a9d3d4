import re
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRect
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.game.markup import Mark
from gobanapp.paint.pages.page_painter import PrintDeviceError
from gobanapp.paint.step_pages import (
    CaptionedView,
    CaptionSetter,
    StepPageLayout,
    _draw_head,
    _frame,
    _geometry,
    _type,
    draw_step_pages,
)
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board

P = Point.parse
DPI = 200
MM = DPI / 25.4
PORTRAIT = QRect(0, 0, round(180 * MM), round(260 * MM))
LANDSCAPE = QRect(0, 0, round(260 * MM), round(170 * MM))
NOTE = QRect(0, 0, round(90 * MM), round(120 * MM))  # a small page is drawn sooner
SENTENCE = "This block of 20 points brings Black to 60."
VIEW = BoardView(board=parse_board(". X O\nO X .\n. X O"))


def figure(columns=19, rows=19, caption=SENTENCE, **view):
    return CaptionedView(BoardView(board=Board.empty(columns, rows), **view), caption)


def pdf(figures, per_page, *, writer=QPdfWriter, title="A count"):
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw_step_pages(writer(buffer), figures, title=title, per_page=per_page)
    return bytes(buffer.data().data())


def pages_of(data):
    return len(re.findall(rb"/Type /Page\b", data))


def drawn(figures, per_page=1, frame=PORTRAIT):
    """Return the first page of ``figures``, and where their boards and captions are on it."""
    layout = StepPageLayout.of(frame, DPI, figures, per_page)
    paper = QImage(frame.width(), frame.height(), QImage.Format.Format_RGB32)
    paper.setDotsPerMeterX(round(1000 * MM))
    paper.setDotsPerMeterY(round(1000 * MM))
    paper.fill("white")
    with QPainter(paper) as painter:
        layout.draw_page(painter, figures, 0)
    geometries = [_geometry(figure.view, layout.room, DPI) for figure in figures]
    boxes = [layout.boxes(place, geometry) for place, geometry in enumerate(geometries)]
    return paper, [*zip(geometries, boxes, strict=True)][:per_page]


@pytest.fixture
def at(pixels):
    """A function: how bright one board is around a point, as columns and rows of pixels."""

    def at(view, name, reach=0.5):
        paper, [(geometry, (box, _))] = drawn([CaptionedView(view, "")], frame=NOTE)
        x, y = geometry.crossing(P(name))
        left, top, _, _ = geometry.board_rect
        x, y = round(box.x() - left + x), round(box.y() - top + y)
        half = round(reach * geometry.step_x)
        around = paper.copy(x - half, y - half, 2 * half + 1, 2 * half + 1)
        return pixels(around)[..., 0]

    return at


# The pages


@pytest.mark.parametrize(
    ("number", "per_page", "pages"), [(1, 1, 1), (3, 2, 2), (4, 4, 1), (5, 4, 2), (13, 6, 3)]
)
def test_figures_stand_on_as_many_pages_as_it_takes(number, per_page, pages):
    assert pages_of(pdf([figure()] * number, per_page)) == pages


def test_a_page_is_lines_and_areas_so_that_it_is_sharp_at_any_size():
    view = BoardView(
        board=VIEW.board,
        marks={P("A1"): Mark.SQUARE},
        labels={P("B2"): "1"},
        territory=ByColor(frozenset({P("A3")}), frozenset({P("C2")})),
        blocks=(frozenset({P("A1")}),),
        dead=frozenset({P("C3")}),
        neutral=frozenset({P("C2")}),
    )
    data = pdf([CaptionedView(view, SENTENCE)], 1)
    assert b"/Font" in data
    assert b"/Subtype /Image" not in data


def test_the_paper_may_run_out():
    class OnePage(QPdfWriter):
        def newPage(self):  # noqa: N802
            return False

    pdf([figure()], 1, writer=OnePage)
    with pytest.raises(PrintDeviceError):
        pdf([figure()] * 2, 1, writer=OnePage)


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_device_may_take_no_page(tmp_path):
    writer = QPdfWriter(str(tmp_path / "nowhere" / "count.pdf"))
    with pytest.raises(PrintDeviceError):
        draw_step_pages(writer, [figure()], title="", per_page=1)


@pytest.mark.parametrize(("figures", "per_page"), [([], 4), ([figure()], 0)])
def test_there_must_be_something_on_a_page(figures, per_page):
    with pytest.raises(ValueError, match="on a page"):
        pdf(figures, per_page)


def test_progress_is_reported_and_can_be_cancelled():
    parts = []
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw_step_pages(QPdfWriter(buffer), [figure()] * 4, title="", per_page=2, progress=parts.append)
    assert parts == [0, 0.5]


@pytest.mark.parametrize("margin", [0, 5, 40])
def test_a_page_has_margins_that_the_printer_can_keep(margin):
    writer = QPdfWriter(QBuffer())
    writer.setResolution(254)  # ten pixels are a millimetre
    margins = QMarginsF(margin, margin, margin, margin)
    size = QPageSize(QPageSize.PageSizeId.A4)
    units = QPageLayout.Unit.Millimeter
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins, units))
    kept = max(margin, 15)
    frame = _frame(writer)
    assert abs(frame.x() - 10 * (kept - margin)) <= 2
    assert abs(frame.y() - 10 * (kept - margin)) <= 2
    assert abs(frame.width() - 10 * (210 - 2 * kept)) <= 3
    assert abs(frame.height() - 10 * (297 - 2 * kept)) <= 3


def test_a_long_title_leaves_the_number_of_the_page_alone(pixels):
    frame, font = QRect(20, 10, 500, 100), _type(8, DPI)
    paper = QImage(600, 120, QImage.Format.Format_RGB32)
    paper.fill("white")
    with QPainter(paper) as painter:
        _draw_head(painter, font, frame, "a title\n" * 50, "1 / 2")
    inked = np.flatnonzero((pixels(paper)[..., 0] < 128).any(axis=0))
    assert inked[0] >= frame.left()
    assert inked[-1] <= frame.right()
    assert np.diff(inked).max() > font.pixelSize()


# Where figures stand


@given(
    sizes=st.lists(st.tuples(st.integers(1, 52), st.integers(1, 52)), min_size=1, max_size=6),
    words=st.integers(0, 300),
    per_page=st.sampled_from([1, 2, 4, 6]),
    frame=st.sampled_from([PORTRAIT, LANDSCAPE]),
    around=st.sampled_from(CoordinateStyle),
    dpi=st.sampled_from([96, DPI, 1200]),
)
def test_diagrams_and_captions_do_not_overlap(sizes, words, per_page, frame, around, dpi):
    frame = QRect(30, 60, frame.width() * dpi // DPI, frame.height() * dpi // DPI)
    figures = [
        figure(columns, rows, f"{SENTENCE} " * (words // 9), frame=Frame(around))
        for columns, rows in sizes
    ]
    layout = StepPageLayout.of(frame, dpi, figures, per_page)
    boxes = []
    for place in range(per_page):
        view = figures[place % len(figures)].view
        diagram, caption = layout.boxes(place, _geometry(view, layout.room, dpi))
        assert caption.top() > diagram.bottom()
        boxes.append(diagram.united(caption))
    for place, box in enumerate(boxes):
        assert frame.contains(box)
        assert not any(box.intersects(other) for other in boxes[:place])


@pytest.mark.parametrize(
    ("per_page", "frame", "board", "columns"),
    [
        (1, PORTRAIT, (19, 19), 1),
        (2, PORTRAIT, (19, 19), 1),
        (2, LANDSCAPE, (19, 19), 2),
        (4, PORTRAIT, (19, 19), 2),
        (4, LANDSCAPE, (19, 19), 2),
        (6, PORTRAIT, (19, 19), 2),
        (6, LANDSCAPE, (19, 19), 3),
        (4, PORTRAIT, (52, 3), 1),
        (4, PORTRAIT, (3, 52), 4),
    ],
)
def test_the_grid_suits_the_page_and_the_boards(per_page, frame, board, columns):
    layout = StepPageLayout.of(frame, DPI, [figure(*board)], per_page)
    assert layout.columns == columns
    assert layout.columns * layout.rows == per_page


def test_a_board_fills_the_width_of_the_page():
    _, [(_, (box, _))] = drawn([figure()])
    assert box.width() > 0.97 * PORTRAIT.width()


def test_a_small_board_is_not_blown_up():
    _, [(geometry, _)] = drawn([figure(3, 3)])
    assert geometry.step_x < 16 * MM


def test_lines_are_thin_but_there():
    for size, per_page in ((9, 1), (19, 4), (52, 6)):
        layout = StepPageLayout.of(PORTRAIT, 1200, [figure(size, size)], per_page)
        line = _geometry(figure(size, size).view, layout.room, 1200).line / 1200 * 72
        assert 0.2 < line < 0.55


# Captions


def captions(text, width=400, room=1e6):
    return CaptionSetter.fit([text], DPI, width, room)


def test_a_caption_is_wrapped_between_words():
    words = captions(SENTENCE)
    lines = words.shown(SENTENCE)
    assert len(lines) > 1
    assert [word for line in lines for word in line.split()] == SENTENCE.split()


@pytest.mark.parametrize("text", ["x" * 200, "日本語" * 60, "😀" * 90])
def test_text_without_spaces_wraps_anywhere(text):
    assert "".join(captions(text).shown(text)) == text


def test_a_long_caption_is_set_smaller_then_cut_off():
    text = f"{SENTENCE} " * 9
    usual = captions(text)
    room = usual.lines * usual.line_height
    smaller = captions(text, room=0.9 * room)
    assert smaller.font.pixelSize() < usual.font.pixelSize()
    assert not smaller.shown(text)[-1].endswith("…")
    cut = captions(text, room=0.2 * room)
    lines = cut.shown(text)
    assert len(lines) == cut.lines
    assert lines[-1].endswith("…")
    assert cut.lines * cut.line_height <= 0.2 * room


def test_captions_below_several_diagrams_are_numbered(pixels):
    def ink(figures):
        paper, placed = drawn(figures, 2)
        _, (_, caption) = placed[0]
        return (pixels(paper.copy(caption))[..., 0] < 128).sum()

    assert ink([figure(caption="")]) == 0
    assert ink([figure(caption="")] * 2) > 0


# Diagrams


def test_stones_are_black_and_white(at):
    black, white = at(VIEW, "B2"), at(VIEW, "A2")
    middle = len(black) // 2
    assert black[middle, middle] == 0
    assert white[middle, middle] == 255
    assert white.min() == 0  # its outline


def test_everything_is_black_or_white_but_the_edges(pixels):
    view = BoardView(
        board=VIEW.board,
        dead=frozenset({P("B1"), P("C3")}),
        territory=ByColor(frozenset({P("C3"), P("A3")}), frozenset({P("B1"), P("C2")})),
        blocks=(frozenset({P("A1")}), frozenset({P("C2")})),
    )
    paper, _ = drawn([CaptionedView(view, SENTENCE)])
    picture = pixels(paper)[..., :3]
    assert (picture[..., 0] == picture[..., 2]).all()
    grey = (picture[..., 0] > 0) & (picture[..., 0] < 255)
    # Two grey pixels beside each other in both ways are an area, not an edge.
    area = grey[:-2, :-2] & grey[1:-1, 1:-1] & grey[2:, 2:] & grey[:-2, 2:] & grey[2:, :-2]
    assert area.mean() < 1e-4


def test_the_squares_of_territory_are_black_or_hollow(at):
    points = ByColor(frozenset({P("A3")}), frozenset({P("C2")}))
    view = BoardView(board=VIEW.board, territory=points)
    black, white = at(view, "A3", 0.1), at(view, "C2", 0.1)
    assert (black == 0).all()
    assert (white == 255).all()
    assert at(view, "C2", 0.2).min() == 0


@pytest.mark.parametrize(("name", "ink"), [("B2", 255), ("A2", 0), ("C2", 0)])
def test_a_mark_is_on_its_point_and_nowhere_else(at, name, ink):
    plain = VIEW
    marked = BoardView(board=VIEW.board, marks={P(name): Mark.SQUARE})
    before, after = at(plain, name), at(marked, name)
    inked = (after == ink) & (before != ink)
    middle = (len(inked) - 1) / 2
    for axis in (0, 1):
        seen = np.flatnonzero(inked.any(axis=axis))
        assert abs((seen[0] + seen[-1]) / 2 - middle) <= 1.5
        assert seen[-1] - seen[0] > 0.2 * len(inked)
    for other in {"A1", "B2", "A2", "C2", "C1"} - {name}:
        assert (at(marked, other, 0.45) == at(plain, other, 0.45)).all()


def test_dead_stones_are_small_and_crossed_and_have_no_square(at):
    owned = ByColor(frozenset({P("A2")}), frozenset({P("B2")}))
    view = BoardView(board=VIEW.board, dead=frozenset({P("B2"), P("A2")}), territory=owned)
    for name, color in (("B2", 0), ("A2", 255)):
        stone = at(view, name, 0.1)
        middle = len(stone) // 2
        assert stone[middle, middle] == 255 - color
        assert stone[middle, 0] == color
    assert (at(view, "B2", 0.42)[0] == 255).any()


def test_a_label_on_a_dead_stone_is_readable(at):
    view = BoardView(board=VIEW.board, dead=frozenset({P("B2")}), labels={P("B2"): "1"})
    assert at(view, "B2", 0.2).max() == 255


def test_unsettled_stones_are_hatched(at):
    view = BoardView(board=VIEW.board, unsettled=frozenset({P("B2"), P("A2")}))
    assert at(view, "B2", 0.3).max() == 255
    assert at(view, "A2", 0.3).min() == 0
    assert at(VIEW, "A2", 0.3).min() == 255


def test_unsettled_stones_that_count_as_dead_are_hatched_too(at):
    stones = frozenset({P("B2"), P("A2")})
    dead = BoardView(board=VIEW.board, dead=stones)
    both = replace(dead, unsettled=stones)
    for name in ("B2", "A2"):
        assert (at(both, name, 0.3) != at(dead, name, 0.3)).any()


def test_the_last_block_stands_out(at):
    first, last = frozenset({P("A1")}), frozenset({P("C1")})
    board = Board.empty(3)

    def ink(name):
        return (at(BoardView(board=board, blocks=(first, last)), name, 0.55) < 128).sum()

    assert ink("C1") > 1.3 * ink("A1")


def test_pointer_marks_are_not_printed():
    view = BoardView(
        board=VIEW.board, ghost=(P("A1"), Color.BLACK), forbidden=P("A3"), cursor=P("C2")
    )
    assert drawn([CaptionedView(view, "")])[0] == drawn([CaptionedView(VIEW, "")])[0]
