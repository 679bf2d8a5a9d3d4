"""The tool palette: the tools for marks and setup, shown in the panel while marking."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from gobanapp.diagram.judgement_signs import badges
from gobanapp.game.judgement import HotSpot, Judgements, Kind, MoveJudgement, PositionJudgement
from gobanapp.rules.color import Color
from gobanapp.session.mark_tool import SIDE_TO_MOVE_ACTION, MarkTool, judgement_action
from gobanapp.text.judgement_text import judgement_name
from gobanapp.text.marking_tool_text import tool_hint, tool_name
from gobanapp.ui.board.marking.tool_icons import draw_judgement, draw_tool, draw_turn
from gobanapp.ui.widgets.appearance import SMALL, SPACE
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.forms import grid_box, vbox
from gobanapp.ui.widgets.icon_button import IconButton, icon_side
from gobanapp.ui.widgets.labels import muted, wrapped_height
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.window_geometry import is_low

_JUDGEMENTS: tuple[Kind, ...] = (
    *MoveJudgement,
    HotSpot.HOT,
    *(PositionJudgement.GOOD_FOR_BLACK, PositionJudgement.EVEN),
    *(PositionJudgement.UNCLEAR, PositionJudgement.GOOD_FOR_WHITE),
)
"""The judgements in the palette, in one row or two; menus have more."""

_SIDE = 4.5
_COLUMNS, _WIDE_COLUMNS = 7, 10
_MIN_DONE_COLUMNS = 2
"""The least number of columns of the button that ends marking."""

_BUTTON_ORDER = (
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
"""The buttons row by row; None is the side to move."""


class MarkPalette(QWidget):
    """The palette; ``show_tool`` sets the selected tool."""

    chosen = Signal(object)
    """The user chose another ``MarkTool``."""
    side_to_move_toggled = Signal()
    """A request to change the side to move."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("palette")
        self._group = QButtonGroup(self)
        self._tools: dict[MarkTool, IconButton] = {}
        self._turn = IconButton(self.tr("Side to Move"), partial(draw_turn, Color.BLACK), _SIDE)
        self._turn.setObjectName(SIDE_TO_MOVE_ACTION)
        self._turn.clicked.connect(self.side_to_move_toggled)
        for tool in MarkTool:
            button = self._tools[tool] = IconButton(
                tool_name(tool), partial(draw_tool, tool), _SIDE
            )
            button.setObjectName(tool.action_name)
            button.setCheckable(True)
            self._group.addButton(button)
            button.clicked.connect(lambda _checked, tool=tool: self.chosen.emit(tool))
        self._done = QPushButton(self.tr("Play"))
        self._done.setObjectName("end-marking")
        self._done.setToolTip(self.tr("Stop marking ({key})").format(key="Esc"))
        self._done.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._done.clicked.connect(self.closed)
        self._hint = muted(Label(), "tool-hint", size=SMALL)
        self._hint.setWordWrap(True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._grid = grid_box(spacing=(SPACE // 2, SPACE // 2))
        self._judgements: dict[Kind, IconButton] = {}
        self._judgement_box = QWidget()
        self._judgement_grid = QGridLayout(self._judgement_box)
        self._make_judgements()
        self.setLayout(vbox(self._grid, self._judgement_box, self._hint, spacing=SPACE // 2))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._arrangement = 0, 0
        """The columns of the grid, and of the button that ends marking."""
        self._judgement_columns = 0
        self._arrange(_COLUMNS)
        self._arrange_judgements(in_one_row=False)
        self._is_pressed = False
        """True if a button was pressed since the palette was shown."""
        for child in self.findChildren(QAbstractButton):
            child.installEventFilter(self)

    def _make_judgements(self) -> None:
        self._judgement_grid.setContentsMargins(0, 0, 0, 0)
        self._judgement_grid.setSpacing(SPACE // 2)
        self._judgement_grid.setColumnStretch(len(_JUDGEMENTS), 1)
        for kind in _JUDGEMENTS:
            badge, *_ = badges(Judgements().with_toggled(kind))
            button = IconButton(judgement_name(kind), partial(draw_judgement, badge), _SIDE)
            button.setObjectName(judgement_action(kind))
            button.setCheckable(True)
            self._judgements[kind] = button

    def bind(self, commands: CommandRegistry) -> None:
        """Add names and keys to the tooltips; the judgement buttons run commands."""
        for button in (*self._tools.values(), self._turn):
            commands.describe(button, button.objectName())
        for button in self._judgements.values():
            commands.bind(button, button.objectName())

    def show_tool(self, tool: MarkTool, turn: Color, *, may_set_up: bool) -> None:
        """Show the selected tool and the colour to move, and enable what is possible."""
        self._tools[tool].setChecked(True)
        self._turn.set_icon(partial(draw_turn, turn))
        for button in (self._turn, *(self._tools[other] for other in MarkTool if other.sets_up)):
            button.setEnabled(may_set_up)
        self._hint.setText(tool_hint(tool))

    def show_judgements(self, judgements: Judgements) -> None:
        """Show the judgements of the current node."""
        for kind, button in self._judgements.items():
            button.setChecked(kind in judgements.kinds)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._is_pressed = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop the second click of a double click whose first one made the palette appear here."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._is_pressed = True
        elif event.type() == QEvent.Type.MouseButtonDblClick and not self._is_pressed:
            return True
        return super().eventFilter(watched, event)

    def fit(self, height: int) -> None:
        """Hide the judgements, which menus and keys offer too, if ``height`` is low."""
        self._judgement_box.setVisible(not is_low(height, self.fontMetrics().height()))

    def least_height(self) -> int:
        """Return the height without the hint."""
        hint = 0 if self._hint.isHidden() else self.hint_height() + SPACE // 2
        return self.minimumSizeHint().height() - hint

    def hint_height(self) -> int:
        """Return the height of the longest hint."""
        return self._hint.minimumHeight()

    def show_hint(self, *, has_room: bool) -> None:
        """Show the hint on the selected tool if there is room for it."""
        self._hint.setVisible(has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = (self.width() + SPACE // 2) // (icon_side(_SIDE) + SPACE // 2)
        # In a narrow panel with large type the signs are smaller: more rows would be too high.
        max_side = (self.width() + SPACE // 2) // _COLUMNS - SPACE // 2
        for button in (self._turn, *self._tools.values(), *self._judgements.values()):
            button.set_max_side(max_side)
        self._arrange(_WIDE_COLUMNS if room >= _WIDE_COLUMNS else _COLUMNS)
        self._arrange_judgements(in_one_row=room >= len(_JUDGEMENTS))
        # Room for the longest hint, so that nothing moves when another tool is selected.
        heights = (self._height_of(tool_hint(tool)) for tool in MarkTool)
        self._hint.setFixedHeight(max(heights))

    def _height_of(self, hint: str) -> int:
        return wrapped_height(self._hint, hint, self.width())

    def _arrange_judgements(self, *, in_one_row: bool) -> None:
        columns = len(_JUDGEMENTS) if in_one_row else _COLUMNS
        if columns == self._judgement_columns:
            return
        self._judgement_columns = columns
        for index, button in enumerate(self._judgements.values()):
            self._judgement_grid.addWidget(button, *divmod(index, columns))

    def _arrange(self, columns: int) -> None:
        """Put the buttons into two long rows, or into three."""
        buttons = [self._turn if tool is None else self._tools[tool] for tool in _BUTTON_ORDER]
        done_width = self._done.sizeHint().width() + SPACE // 2
        column_width = self._turn.sizeHint().width() + SPACE // 2
        done_columns = max(_MIN_DONE_COLUMNS, -(-done_width // column_width))
        if (columns, done_columns) == self._arrangement:
            return
        self._arrangement = columns, done_columns
        for index, button in enumerate(buttons):
            self._grid.addWidget(button, *divmod(index, columns))
        row, column = divmod(len(buttons), columns)
        self._grid.addWidget(self._done, row, column, 1, min(done_columns, columns - column))
        # Or the remaining space would be put between the buttons.
        for number in range(_WIDE_COLUMNS + 1):
            self._grid.setColumnStretch(number, number == columns)
