"""The tool palette: the tools for marks and setup, shown in the panel for that task."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gobanapp.diagram.judgement_signs import Badge, badges
from gobanapp.diagram.theme import KAYA
from gobanapp.game.judgement import HotSpot, Judgements, Kind, MoveJudgement, PositionJudgement
from gobanapp.paint.mark_painter import mark_shape
from gobanapp.paint.painter_paths import painter_path
from gobanapp.paint.text_paths import label_path
from gobanapp.rules.color import Color
from gobanapp.session.mark_tool import (
    SIDE_TO_MOVE_ACTION,
    TOOL_MARKS,
    MarkTool,
    judgement_action,
)
from gobanapp.text.board_text import tool_hint, tool_name
from gobanapp.text.judgement_text import judgement_name
from gobanapp.ui.widgets.appearance import SMALL, SPACE, icon_scale, set_text_size
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.key_filter import ARROWS, OwnKeys
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.window_geometry import is_low

_PEN = 0.17
_RIM = "#80786c"
"""Between light and dark: keeps a stone apart from any ground."""
_FAINT = 0.35
_MARK = 2.8  # from spacings of the board
_LETTER = 3.0


def draw_tool(painter: QPainter, tool: MarkTool, ink: QColor, accent: QColor) -> None:
    """Draw the sign of ``tool``; ``accent`` is for what the board shows in it."""
    if tool in TOOL_MARKS:
        shape = QTransform.fromScale(_MARK, _MARK).map(mark_shape(TOOL_MARKS[tool]))
        if tool is MarkTool.SELECTED:
            painter.fillPath(shape, accent)
        painter.strokePath(shape, _pen(ink))
    elif tool in _TEXTS:
        _draw_text(painter, _TEXTS[tool], ink)
    else:
        _OTHERS[tool](painter, ink, accent)


def draw_turn(painter: QPainter, turn: Color) -> None:
    """Draw the stone of the side to move before that of the other one."""
    _draw_stone(painter, turn.opponent, QPointF(0.32, 0.28), 0.58)
    _draw_stone(painter, turn, QPointF(-0.26, -0.22), 0.66)


def draw_judgement(painter: QPainter, badge: Badge, ink: QColor) -> None:
    """Draw the icon of a judgement, with a stone for the side it favours."""
    painter.scale(_BADGE, _BADGE)
    kind = badge.kind
    if isinstance(kind, PositionJudgement) and kind.color is not None:
        look = KAYA.stones[kind.color]
        ink = QColor(look.ink)
        painter.setPen(QPen(QColor(_RIM), 0.02))
        painter.setBrush(QColor(look.fill))
        painter.drawPath(painter_path(badge.ground))
    lines = painter_path(*badge.lines)
    if badge.is_filled:
        painter.fillPath(lines, ink)
    else:
        painter.strokePath(lines, _pen(ink, 0.04))


_TEXTS = {MarkTool.LETTER: "A", MarkTool.NUMBER: "1", MarkTool.LABEL: "Ab"}


def _draw_text(painter: QPainter, text: str, ink: QColor) -> None:
    painter.fillPath(QTransform.fromScale(_LETTER, _LETTER).map(label_path(text)), ink)
    if text == _TEXTS[MarkTool.LABEL]:  # typed at the point
        painter.setPen(_pen(ink, _PEN * 0.8))
        painter.drawLine(QLineF(-0.9, 0.92, 0.9, 0.92))


def _draw_stone(painter: QPainter, color: Color, middle: QPointF, radius: float) -> None:
    painter.setPen(QPen(QColor(_RIM), 0.09))
    painter.setBrush(QColor(KAYA.stones[color].fill))
    painter.drawEllipse(middle, radius, radius)


def _draw_black(painter: QPainter, _ink: QColor, _accent: QColor) -> None:
    _draw_stone(painter, Color.BLACK, QPointF(0, 0), 0.85)


def _draw_white(painter: QPainter, _ink: QColor, _accent: QColor) -> None:
    _draw_stone(painter, Color.WHITE, QPointF(0, 0), 0.85)


def _draw_eraser(painter: QPainter, ink: QColor, accent: QColor) -> None:
    painter.save()
    painter.rotate(-45)
    outline, rubber = QPainterPath(), QPainterPath()
    outline.addRoundedRect(QRectF(-0.95, -0.42, 1.9, 0.84), 0.18, 0.18)
    rubber.addRect(QRectF(-1, -1, 0.8, 2))
    painter.fillPath(outline & rubber, accent)
    painter.strokePath(outline, _pen(ink, _PEN * 0.8))
    painter.restore()


def _draw_line(painter: QPainter, _ink: QColor, accent: QColor) -> None:
    painter.setPen(_pen(accent, _PEN * 1.2))
    painter.drawLine(QLineF(-0.75, 0.75, 0.75, -0.75))


def _draw_arrow(painter: QPainter, _ink: QColor, accent: QColor) -> None:
    painter.setPen(_pen(accent, _PEN * 1.2))
    painter.drawLine(QLineF(-0.75, 0.75, 0.45, -0.45))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(accent)
    tip = QPointF(0.85, -0.85)
    painter.drawPolygon(QPolygonF([tip, QPointF(0.05, -0.55), QPointF(0.55, -0.05)]))


def _draw_dim(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    """Draw a crossing of lines that is plain on the left and faint on the right."""
    for left, opacity in ((-0.9, 1.0), (0.0, _FAINT)):
        painter.setOpacity(opacity)
        painter.setPen(_pen(ink, _PEN * 0.8, flat=True))
        for y in (-0.55, 0.0, 0.55):
            painter.drawLine(QLineF(left, y, left + 0.9, y))
        x = left + 0.45
        painter.drawLine(QLineF(x, -0.9, x, 0.9))
    painter.setOpacity(1)


def _draw_part(painter: QPainter, ink: QColor, accent: QColor) -> None:
    """Draw a corner of a board within a frame."""
    painter.setPen(_pen(ink, _PEN * 0.7, flat=True))
    for at in (-0.2, 0.3):
        painter.drawLine(QLineF(at, -0.9, at, 0.9))
        painter.drawLine(QLineF(-0.9, at, 0.9, at))
    painter.setPen(_pen(accent, _PEN * 1.1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(-0.5, -0.55, 1.15, 1.15))


def _draw_territory(painter: QPainter, ink: QColor, color: Color) -> None:
    painter.setPen(_pen(ink, _PEN * 0.7, flat=True))
    painter.drawLine(QLineF(0, -0.9, 0, 0.9))
    painter.drawLine(QLineF(-0.9, 0, 0.9, 0))
    painter.setPen(QPen(QColor(_RIM), 0.09))
    painter.setBrush(QColor(KAYA.stones[color].fill))
    painter.drawRect(QRectF(-0.45, -0.45, 0.9, 0.9))


def _draw_black_territory(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    _draw_territory(painter, ink, Color.BLACK)


def _draw_white_territory(painter: QPainter, ink: QColor, _accent: QColor) -> None:
    _draw_territory(painter, ink, Color.WHITE)


def _pen(ink: QColor, width: float = _PEN, *, flat: bool = False) -> QPen:
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


_OTHERS: dict[MarkTool, Callable[[QPainter, QColor, QColor], None]] = {
    MarkTool.BLACK: _draw_black,
    MarkTool.WHITE: _draw_white,
    MarkTool.ERASE: _draw_eraser,
    MarkTool.LINE: _draw_line,
    MarkTool.ARROW: _draw_arrow,
    MarkTool.DIM: _draw_dim,
    MarkTool.PART: _draw_part,
    MarkTool.BLACK_TERRITORY: _draw_black_territory,
    MarkTool.WHITE_TERRITORY: _draw_white_territory,
}


_BADGE = 5.0  # from spacings of the board
_JUDGEMENTS: tuple[Kind, ...] = (
    *MoveJudgement,
    HotSpot.HOT,
    *(PositionJudgement.GOOD_FOR_BLACK, PositionJudgement.EVEN),
    *(PositionJudgement.UNCLEAR, PositionJudgement.GOOD_FOR_WHITE),
)
"""Of the move, and in a second row, where one is too long, of the position; menus have more."""

_SIDE = 4.5 * SPACE
_ICON = 0.3  # of its side
_ROUND = 6.0
_WRAPPED = Qt.TextFlag.TextWordWrap.value
_COLUMNS, _WIDE_COLUMNS = 7, 10
_DONE = 2
"""How many columns the button that ends it has."""

_IN_ORDER = (
    *(
        MarkTool.BLACK,
        MarkTool.WHITE,
        None,
        MarkTool.ERASE,
        MarkTool.BLACK_TERRITORY,
        MarkTool.WHITE_TERRITORY,
    ),
    *(
        MarkTool.DIM,
        MarkTool.TRIANGLE,
        MarkTool.SQUARE,
        MarkTool.CIRCLE,
        MarkTool.CROSS,
        MarkTool.SELECTED,
    ),
    *(
        MarkTool.LINE,
        MarkTool.ARROW,
        MarkTool.LETTER,
        MarkTool.NUMBER,
        MarkTool.LABEL,
        MarkTool.PART,
    ),
)
"""Row by row in the panel; None is the side to move."""


class MarkPalette(QWidget):
    """One tool is selected; ``show_held`` shows which."""

    chosen = Signal(object)
    """The user takes another ``MarkTool``."""
    side_to_move_toggled = Signal()
    """A request to change the side to move."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palette")
        self._group = QButtonGroup(self)
        self._tools: dict[MarkTool, _ToolButton] = {}
        self._turn = _TurnButton(self.tr("Side to Move"))
        self._turn.setObjectName(SIDE_TO_MOVE_ACTION)
        self._turn.clicked.connect(self.side_to_move_toggled)
        for tool in MarkTool:
            button = self._tools[tool] = _ToolButton(tool)
            button.setObjectName(tool.action_name)
            self._group.addButton(button)
            button.clicked.connect(lambda _checked, tool=tool: self.chosen.emit(tool))
        self._done = QPushButton(self.tr("Play"))
        self._done.setObjectName("end-marking")
        self._done.setToolTip(self.tr("Back to playing moves ({key})").format(key="Esc"))
        self._done.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._done.clicked.connect(self.closed)
        self._hint = Label()
        self._hint.setObjectName("tool-hint")
        self._hint.setWordWrap(True)
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        set_text_size(self._hint, SMALL)
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACE // 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE // 2)
        layout.addLayout(self._grid)
        self._judgements: dict[Kind, _JudgementButton] = {}
        self._judging = QWidget()
        self._judgement_grid = QGridLayout(self._judging)
        self._judgement_grid.setContentsMargins(0, 0, 0, 0)
        self._judgement_grid.setSpacing(SPACE // 2)
        self._judgement_grid.setColumnStretch(len(_JUDGEMENTS), 1)
        for kind in _JUDGEMENTS:
            self._judgements[kind] = _JudgementButton(kind)
        layout.addWidget(self._judging)
        layout.addWidget(self._hint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._columns = self._judgement_columns = 0
        self._arrange(_COLUMNS)
        self._arrange_judgements(in_one_row=False)

    def bind(self, commands: CommandRegistry) -> None:
        """Let the buttons say what they do, with their keys; those that judge are commands."""
        for button in (*self._tools.values(), self._turn):
            commands.describe(button, button.objectName())
        for judging in self._judgements.values():
            commands.bind(judging, judging.objectName())

    def show_held(self, tool: MarkTool, turn: Color, *, may_set_up: bool) -> None:
        """Show the selected tool and the colour to move, and enable what is possible."""
        self._tools[tool].setChecked(True)
        self._turn.show_turn(turn)
        for button in (self._turn, *(self._tools[other] for other in MarkTool if other.sets_up)):
            button.setEnabled(may_set_up)
        self._hint.setText(tool_hint(tool))

    def show_judgements(self, judgements: Judgements) -> None:
        """Show the judgements of the current node."""
        for kind, button in self._judgements.items():
            button.setChecked(kind in judgements.kinds)

    def fit(self, height: int) -> None:
        """Leave the judgements to menus and keys in a window of that height, if it is low."""
        self._judging.setVisible(not is_low(height, self.fontMetrics().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = (self.width() + SPACE // 2) // (_side() + SPACE // 2)
        self._arrange(_WIDE_COLUMNS if room >= _WIDE_COLUMNS else _COLUMNS)
        self._arrange_judgements(in_one_row=room >= len(_JUDGEMENTS))
        # Room for the longest hint, so that nothing moves when another tool is taken.
        heights = (self._height_of(tool_hint(tool)) for tool in MarkTool)
        self._hint.setFixedHeight(max(heights))

    def _height_of(self, hint: str) -> int:
        room = QRect(0, 0, self.width(), 100 * SPACE)
        return self._hint.fontMetrics().boundingRect(room, _WRAPPED, hint).height()

    def _arrange_judgements(self, *, in_one_row: bool) -> None:
        columns = len(_JUDGEMENTS) if in_one_row else _COLUMNS
        if columns == self._judgement_columns:
            return
        self._judgement_columns = columns
        for place, button in enumerate(self._judgements.values()):
            self._judgement_grid.addWidget(button, *divmod(place, columns))

    def _arrange(self, columns: int) -> None:
        """Put the buttons into two long rows, or into three."""
        if columns == self._columns:
            return
        self._columns = columns
        buttons = [self._turn if tool is None else self._tools[tool] for tool in _IN_ORDER]
        for place, button in enumerate(buttons):
            self._grid.addWidget(button, *divmod(place, columns))
        row, column = divmod(len(buttons), columns)
        self._grid.addWidget(self._done, row, column, 1, _DONE)
        # Or the space that is left over would come between the buttons.
        for number in range(_WIDE_COLUMNS + 1):
            self._grid.setColumnStretch(number, number == columns)


def _side() -> int:
    return round(_SIDE * icon_scale())


class _Button(QAbstractButton):
    """An icon in a square; a frame, not colour alone, shows which one is selected."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setToolTip(name)
        # Or else Space after a click would press it again, and take the keys from the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        OwnKeys(self, lambda event: event.key() in ARROWS)  # they go from tool to tool

    def sizeHint(self) -> QSize:
        return QSize(_side(), _side())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if self.isChecked() or self.hasFocus():
                painter.setPen(QPen(palette.color(roles.Highlight), 2))
            if self.isChecked():
                painter.setBrush(palette.color(roles.Base))
            elif self.isDown() or self.underMouse():
                painter.setBrush(palette.color(roles.AlternateBase))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if not self.isEnabled():
                painter.setOpacity(0.35)
            painter.translate(QRectF(self.rect()).center())
            icon = _ICON * _side()
            painter.scale(icon, icon)
            self.draw_sign(painter)

    def draw_sign(self, painter: QPainter) -> None:
        raise NotImplementedError


class _ToolButton(_Button):
    def __init__(self, tool: MarkTool) -> None:
        super().__init__(tool_name(tool))
        self._tool = tool
        self.setCheckable(True)

    def draw_sign(self, painter: QPainter) -> None:
        roles = QPalette.ColorRole
        palette = self.palette()
        draw_tool(
            painter, self._tool, palette.color(roles.WindowText), palette.color(roles.Highlight)
        )


class _JudgementButton(_Button):
    def __init__(self, kind: Kind) -> None:
        super().__init__(judgement_name(kind))
        self._badge, *_ = badges(Judgements().with_toggled(kind))
        self.setObjectName(judgement_action(kind))
        self.setCheckable(True)

    def draw_sign(self, painter: QPainter) -> None:
        draw_judgement(painter, self._badge, self.palette().color(QPalette.ColorRole.WindowText))


class _TurnButton(_Button):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._turn = Color.BLACK

    def show_turn(self, turn: Color) -> None:
        self._turn = turn
        self.update()

    def draw_sign(self, painter: QPainter) -> None:
        draw_turn(painter, self._turn)
