"""The choice of board and stones, previewed at once on the boards of all windows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QSizePolicy,
    QWidget,
)

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import (
    DEFAULT_THEME,
    KAYA,
    StoneSet,
    Surface,
    Theme,
    WoodLook,
    with_stones,
)
from gobanapp.paint.board_painter import BoardPainter
from gobanapp.paint.surface_image import make_surface
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.storage.settings import Settings
from gobanapp.text.diagram_text import stone_set_name, theme_fault_sentence, theme_name
from gobanapp.ui.board.available_themes import find_themes
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, set_text_size, text_scale
from gobanapp.ui.widgets.forms import PlainScrollArea, grid_box, hbox, vbox
from gobanapp.ui.widgets.labels import Sentence
from gobanapp.ui.widgets.plain_text import Label, set_tool_tip
from gobanapp.ui.widgets.window_geometry import moved_into, persist_size

_CORNER_RADIUS = 8.0
_MARGIN = SPACE // 2
_RING_WIDTH = 2.5
_FOCUSED_RING_WIDTH = 4.0
_MAX_SCALE = 1.6
"""The limit of scaling pictures with the text size."""
_TEXT_FLAGS = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap


class BoardTile(QAbstractButton):
    """A button with a picture of ``view`` in ``theme``; ``size``: at the normal text size."""

    def __init__(self, name: str, view: BoardView, theme: Theme, size: QSize) -> None:
        super().__init__()
        self._name = name
        self.setText(name.replace("&", "&&"))  # a user's own board may have any name
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._view = view
        self._theme = theme
        self._size = size * min(text_scale(), _MAX_SCALE)
        self._picture: QImage | None = None
        self._wood: QImage | None = None

    def show_theme(self, theme: Theme) -> None:
        """Show another theme."""
        if theme != self._theme:
            if theme.surface != self._theme.surface:
                self._wood = None
            self._theme = theme
            self._picture = None
            self.update()

    def sizeHint(self) -> QSize:
        margins = 2 * (_MARGIN + SPACE // 2)
        text_area = QRect(0, 0, self._size.width(), 10_000)
        text_height = (
            QFontMetrics(self._bold_font())
            .boundingRect(text_area, _TEXT_FLAGS, self._name)
            .height()
        )
        return self._size + QSize(margins, margins + text_height + SPACE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles, palette = QPalette.ColorRole, self.palette()
        picture_rect = QRect(
            self._picture_left, _MARGIN + SPACE // 2, self._size.width(), self._size.height()
        )
        with QPainter(self) as painter:
            painter.drawImage(picture_rect.topLeft(), self._current_picture())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isChecked() or self.underMouse():
                ring_width = _FOCUSED_RING_WIDTH if self.hasFocus() else _RING_WIDTH
                role = roles.Highlight if self.isChecked() else roles.Mid
                painter.setPen(QPen(palette.color(role), ring_width))
                ring = QRectF(self.rect()).adjusted(
                    ring_width / 2, ring_width / 2, -ring_width / 2, -ring_width / 2
                )
                painter.drawRoundedRect(ring, _CORNER_RADIUS, _CORNER_RADIUS)
            painter.setFont(self._bold_font() if self.isChecked() else self.font())
            painter.setPen(palette.color(roles.WindowText))
            text_rect = QRect(
                picture_rect.left(),
                picture_rect.bottom() + SPACE,
                picture_rect.width(),
                self.height(),
            )
            painter.drawText(text_rect, _TEXT_FLAGS, self._name)

    def _bold_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    @property
    def _picture_left(self) -> int:
        return (self.width() - self._size.width()) // 2

    def _current_picture(self) -> QImage:
        """Return the picture at the resolution of its screen."""
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            width, height = self._size.width(), self._size.height()
            geometry = Geometry.for_view(self._view, Rect(0, 0, width, height), ratio)
            painter = BoardPainter(replace(self._theme, background="transparent"))
            if self._theme.surface is not None:
                if self._wood is None or self._wood.width() < geometry.width:
                    self._wood = make_surface(
                        _with_fewer_rings(self._theme.surface), geometry.width
                    )
                painter.set_wood(self._wood)
            self._picture = painter.picture(geometry, self._view).copy()
            self._picture.setDevicePixelRatio(ratio)
        return self._picture


def _with_fewer_rings(surface: Surface) -> Surface:
    """Return the surface for a piece of a board, with fewer year rings."""
    if isinstance(surface, WoodLook):
        return replace(surface, rings=max(20, round(surface.rings * 0.4)))
    return surface


_COLUMNS: Final = 3
_TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
# Three boards are as wide as four sets of stones.
_BOARD_SIZE: Final = QSize(156, 164)
_STONES_SIZE: Final = QSize(111, 72)
_BLACK_STONES: Final = "Q16 Q17 R15 R14 O17 P13"
_WHITE_STONES: Final = "R17 R16 S15 S14 P18 Q18"


class BoardAndStonesDialog(QDialog):
    """A dialog that stores each choice in the settings at once; Cancel restores the old ones."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Board and Stones"))
        self._settings = settings
        self._initial_choice = (settings.theme, settings.stone_set)
        themes = find_themes()
        self._boards = [theme for theme in themes if theme.theme is not None]
        keys = [board.key for board in self._boards]
        chosen = settings.theme if settings.theme in keys else DEFAULT_THEME
        self._board_group, self._stones_group = QButtonGroup(self), QButtonGroup(self)
        self._board_tiles = self._make_board_tiles()
        self._stones_tiles = self._make_stones_tiles()
        self._board_tiles[keys.index(chosen)].setChecked(True)
        self._stones_tiles[list(StoneSet).index(settings.stone_set)].setChecked(True)
        self._show_stones()
        self._board_group.idToggled.connect(self._choose_board)
        self._stones_group.idToggled.connect(self._choose_stones)

        faults = [
            theme_fault_sentence(theme.name, theme.fault)
            for theme in themes
            if theme.fault is not None
        ]
        contents = self._make_contents(faults)
        scroll_area = PlainScrollArea(contents)
        scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll_area.setMinimumWidth(contents.sizeHint().width() + 2 * SPACE)
        self._scroll_area = scroll_area
        buttons = QDialogButtonBox()
        accept = buttons.addButton(
            self.tr("Use This Board"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        accept.setObjectName("accept")
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.setObjectName("cancel")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        below = hbox((buttons, 1), margins=(3 * SPACE, 0, 3 * SPACE, 0))
        self.setLayout(vbox(scroll_area, below, spacing=2 * SPACE, margins=(0, 0, 0, 2 * SPACE)))
        accept.setDefault(True)  # only works in the dialog
        self._place_and_size(contents.sizeHint().height() + buttons.sizeHint().height() + 5 * SPACE)
        chosen_tile = self._board_tiles[keys.index(chosen)]
        chosen_tile.setFocus()
        scroll_area.ensureWidgetVisible(chosen_tile)

    def _make_contents(self, faults: Sequence[str]) -> QWidget:
        """Return the contents, which scroll if there is too little room."""
        column = vbox(
            _heading(self.tr("Board"), self._board_tiles[0]),
            _tile_grid(self._board_tiles, _COLUMNS),
            *map(_fault_label, faults),
            2 * SPACE,
            _heading(self.tr("Stones"), self._stones_tiles[0]),
            _tile_grid(self._stones_tiles, len(StoneSet)),
            None,
            margins=(3 * SPACE, 3 * SPACE, 3 * SPACE, SPACE),
        )
        contents = QWidget()
        contents.setLayout(column)
        return contents

    def reject(self) -> None:
        """Restore the earlier board and stones."""
        self._settings.theme, self._settings.stone_set = self._initial_choice
        super().reject()

    def _place_and_size(self, height: int) -> None:
        """Place the dialog on the right of the window, so that its board stays visible."""
        owner = self.parentWidget()
        screen = (owner or self).screen().availableGeometry()
        persist_size(self, "BoardAndStonesDialog", QSize(self._scroll_area.minimumWidth(), height))
        if owner is not None:
            window_rect = owner.window().frameGeometry()
            corner = QPoint(
                window_rect.right() - SPACE - self.width(), window_rect.top() + 4 * SPACE
            )
            size_with_frame = self.size() + window_rect.size() - owner.window().size()
            self.move(moved_into(QRect(corner, size_with_frame), screen).topLeft())

    def _make_board_tiles(self) -> list[BoardTile]:
        view = _corner_view(BoardPart(12, 12, 18, 18), last_move=Point.parse("S14"))
        tiles = []
        for number, board in enumerate(self._boards):
            tile = BoardTile(
                theme_name(board.key, board.name, is_own=board.is_own),
                view,
                board.theme or KAYA,
                _BOARD_SIZE,
            )
            tile.setObjectName(f"board-{board.key}")
            if board.is_own:
                set_tool_tip(tile, f"{board.key}.toml")
            self._board_group.addButton(tile, number)
            tiles.append(tile)
        return tiles

    def _make_stones_tiles(self) -> list[BoardTile]:
        view = _corner_view(BoardPart(15, 14, 17, 15), last_move=None)
        tiles = []
        for number, stones in enumerate(StoneSet):
            tile = BoardTile(stone_set_name(stones), view, KAYA, _STONES_SIZE)
            tile.setObjectName(f"stones-{stones.value}")
            self._stones_group.addButton(tile, number)
            tiles.append(tile)
        return tiles

    def _show_stones(self) -> None:
        """Show all kinds of stones on the chosen board, and the chosen kind on all boards."""
        board = self._boards[self._board_group.checkedId()].theme or KAYA
        for stones, tile in zip(StoneSet, self._stones_tiles, strict=True):
            tile.show_theme(with_stones(board, stones))
        stones = list(StoneSet)[self._stones_group.checkedId()]
        for board_theme, tile in zip(self._boards, self._board_tiles, strict=True):
            tile.show_theme(with_stones(board_theme.theme or KAYA, stones))

    def _choose_board(self, number: int, checked: bool) -> None:
        if checked:
            self._settings.theme = self._boards[number].key
            self._show_choice(self._board_tiles[number])

    def _choose_stones(self, number: int, checked: bool) -> None:
        if checked:
            self._settings.stone_set = list(StoneSet)[number]
            self._show_choice(self._stones_tiles[number])

    def _show_choice(self, tile: BoardTile) -> None:
        self._scroll_area.ensureWidgetVisible(tile)
        self._show_stones()


def _corner_view(part: BoardPart, last_move: Point | None) -> BoardView:
    """Return a corner of a board with stones of both colours."""
    board = Board.empty(19)
    for color, names in ((Color.BLACK, _BLACK_STONES), (Color.WHITE, _WHITE_STONES)):
        board = board.with_stones(color, [Point.parse(name) for name in names.split()])
    return BoardView(board=board, frame=Frame(CoordinateStyle.NONE, part=part), last_move=last_move)


def _heading(text: str, buddy: QWidget) -> Label:
    label = Label(text)
    set_text_size(label, NORMAL, bold=True)
    label.setBuddy(buddy)
    return label


def _tile_grid(tiles: list[BoardTile], columns: int) -> QGridLayout:
    grid = grid_box(spacing=(SPACE, SPACE))
    for number, tile in enumerate(tiles):
        grid.addWidget(tile, number // columns, number % columns, _TOP_LEFT)
    grid.setColumnStretch(columns, 1)
    return grid


def _fault_label(text: str) -> Sentence:
    label = Sentence()
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, palette.color(QPalette.ColorRole.BrightText))
    label.setPalette(palette)
    label.set_text(text)
    return label
