"""All boards and stones side by side."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.theme import StoneSet, with_stones
from gobanapp.paint.captioned_image import board_image
from gobanapp.storage.document_file import load_document
from gobanapp.ui.board.available_themes import find_themes
from gobanapp.ui.board.board_themes import with_window_background
from tests.pictures.records import OLD_GAME


def themes_sheet() -> QImage:
    """Return a corner of one game on each board, and with each kind of stones."""
    game = load_document(OLD_GAME).game
    game.step_by(126)
    part = BoardPart(9, 9, 18, 18)
    view = make_board_view(game, Frame(CoordinateStyle.NONE, part=part))
    boards = {found.key: found.theme for found in find_themes() if found.theme is not None}
    shown = [(theme, StoneSet.OF_BOARD) for theme in boards.values()]
    shown += [
        (boards["kaya"], StoneSet.GLASS),
        (boards["dark"], StoneSet.GLASS),
        (boards["shin-kaya"], StoneSet.FLAT),
    ]
    across, width, height = 3, 360, 384
    rows = -(-len(shown) // across)
    sheet = QImage(across * width, rows * height, QImage.Format.Format_RGB32)
    with QPainter(sheet) as painter:
        for number, (theme, stones) in enumerate(shown):
            picture = board_image(
                view, width, height, with_window_background(with_stones(theme, stones))
            )
            painter.drawImage(number % across * width, number // across * height, picture)
    return sheet
