"""The dialog in which two players settle the terms of a game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from gobanapp.game.new_game import MOST_KOMI, NewGame, most_handicap
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import MAX_SIZE
from gobanapp.rules.ruleset import PRESETS
from gobanapp.ui import messages, rule_names
from gobanapp.ui.dialogs.rule_fields import RuleFields
from gobanapp.ui.look import SPACE, line_height
from gobanapp.ui.widgets.segments import Segments
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE_SIZE = 24
_SIZES = (9, 13, 19)
_OTHER = 0


class NewGameDialog(QDialog):
    """Begins with the terms of the last game; Enter takes them as they are."""

    def __init__(self, last: NewGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._names = ByColor(QLineEdit(), QLineEdit())
        self._ranks = ByColor(QLineEdit(), QLineEdit())
        self._swap = QPushButton(self.tr("Swa&p"))
        sizes = [(size, f"{size} × {size}") for size in _SIZES]
        self._size = Segments([*sizes, (_OTHER, self.tr("Other"))])
        self._columns, self._rows = QSpinBox(), QSpinBox()
        self._times = QLabel("×")
        self._rulesets = QComboBox()
        self._unfold = QPushButton(self.tr("C&hange rules…"))
        self._fields = RuleFields()
        self._handicap = QSpinBox()
        self._placement = Segments([(False, self.tr("Star points")), (True, self.tr("Free"))])
        self._who_begins = QLabel()
        self._komi = QDoubleSpinBox()
        self._prepare()
        self._arrange()
        self._show(last)
        self._usual_komi = last.ruleset.usual_komi(last.handicap)
        self._follow()
        self._connect()

    def chosen(self) -> NewGame:
        """Return the terms as they stand in the dialog."""
        columns, rows = self._board_size()
        return NewGame(
            columns=columns,
            rows=rows,
            ruleset=self._fields.ruleset,
            komi=self._komi.value(),
            handicap=self._handicap.value(),
            free_placement=bool(self._placement.value),
            names=self._names.map(lambda name: name.text().strip()),
            ranks=self._ranks.map(lambda rank: rank.text().strip()),
        )

    def _board_size(self) -> tuple[int, int]:
        return self._columns.value(), self._rows.value()

    # Building

    def _prepare(self) -> None:
        for color in Color:
            name = messages.color_name(color)
            self._names[color].setPlaceholderText(self.tr("Name"))
            self._ranks[color].setPlaceholderText(self.tr("Rank"))
            self._ranks[color].setAccessibleName(self.tr("Rank of {color}").format(color=name))
            self._ranks[color].setFixedWidth(_letters(self, 10))
        self._swap.setToolTip(self.tr("Swap the colours of the players"))
        self._columns.setAccessibleName(self.tr("Columns"))
        self._rows.setAccessibleName(self.tr("Rows"))
        for widget in (self._columns, self._times, self._rows):
            keeping_its_room = widget.sizePolicy()
            keeping_its_room.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(keeping_its_room)
        for spin in (self._columns, self._rows):
            spin.setRange(1, MAX_SIZE)
        for ruleset in PRESETS.values():
            self._rulesets.addItem(rule_names.ruleset_name(ruleset), ruleset)
        # Qt forgets the padding of a style sheet on the left of a spin box.
        for field in (self._columns, self._rows, self._handicap, self._komi):
            field.lineEdit().setTextMargins(SPACE, 0, 0, 0)
        self._fields.hide()
        self._handicap.setSpecialValueText(self.tr("None"))
        self._placement.setAccessibleName(self.tr("Placement of the handicap stones"))
        self._who_begins.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._komi.setRange(-MOST_KOMI, MOST_KOMI)
        self._komi.setSingleStep(0.5)
        self._komi.setDecimals(1)
        self._handicap.setMinimumWidth(self._komi.sizeHint().width())
        self._komi.setMinimumWidth(self._handicap.sizeHint().width())
        for field in (
            *self._names,
            *self._ranks,
            self._columns,
            self._rows,
            self._rulesets,
            self._handicap,
            self._komi,
        ):
            field.setMinimumHeight(line_height(self))

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        labels = ByColor(self.tr("&Black"), self.tr("&White"))
        for row, color in enumerate(Color):
            stone = QLabel()
            stone.setPixmap(stone_pixmap(color, _STONE_SIZE, self.devicePixelRatioF()))
            grid.addLayout(_row(stone, _label(labels[color], self._names[color])), row, 0)
            grid.addLayout(_row(self._names[color], self._ranks[color], stretch=False), row, 1)
        grid.addWidget(self._swap, 0, 2, 2, 1)
        grid.setRowMinimumHeight(2, SPACE)
        size = _row(self._size, self._columns, self._times, self._rows)
        rules = QVBoxLayout()
        rules.setSpacing(SPACE)
        rules.addLayout(_row(self._rulesets, self._unfold))
        rules.addWidget(self._fields)
        handicap = _row(self._handicap, self._placement, self._who_begins)
        for row, (text, buddy, fields) in enumerate(
            (
                (self.tr("Bo&ard"), self._size, size),
                (self.tr("&Rules"), self._rulesets, rules),
                (self.tr("Han&dicap"), self._handicap, handicap),
                (self.tr("Ko&mi"), self._komi, _row(self._komi)),
            ),
            start=3,
        ):
            label = _label(text, buddy)
            label.setFixedHeight(line_height(self))
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(fields, row, 1, 1, 2)
        buttons = QDialogButtonBox()
        start = buttons.addButton(self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        start.setDefault(True)
        # Enter starts the game wherever the focus is; Space presses the other buttons.
        for button in (self._swap, self._unfold, cancel):
            button.setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, 2 * SPACE)
        layout.setSpacing(3 * SPACE)
        layout.addLayout(grid)
        layout.addWidget(buttons)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def _show(self, terms: NewGame) -> None:
        for color in Color:
            self._names[color].setText(terms.names[color])
            self._ranks[color].setText(terms.ranks[color])
        is_usual = terms.columns == terms.rows and terms.columns in _SIZES
        self._size.value = terms.columns if is_usual else _OTHER
        self._columns.setValue(terms.columns)
        self._rows.setValue(terms.rows)
        self._fields.ruleset = terms.ruleset
        self._placement.value = terms.free_placement
        self._handicap.setMaximum(terms.handicap)
        self._handicap.setValue(terms.handicap)
        self._komi.setValue(terms.komi)

    def _connect(self) -> None:
        self._swap.clicked.connect(self._swap_colors)
        self._size.chosen.connect(self._take_size)
        self._unfold.clicked.connect(self._unfold_fields)
        self._rulesets.activated.connect(self._take_ruleset)
        for changed in (
            self._columns.valueChanged,
            self._rows.valueChanged,
            self._fields.changed,
            self._handicap.valueChanged,
            self._placement.chosen,
        ):
            changed.connect(self._follow)

    # What follows from what

    def _swap_colors(self) -> None:
        for fields in (self._names, self._ranks):
            black, white = (field.text() for field in fields)
            fields.black.setText(white)
            fields.white.setText(black)

    def _take_size(self, size: int) -> None:
        if size != _OTHER:
            self._columns.setValue(size)
            self._rows.setValue(size)
        self._follow()

    def _take_ruleset(self, index: int) -> None:
        self._fields.ruleset = self._rulesets.itemData(index)
        self._follow()

    def _unfold_fields(self) -> None:
        unfolds = self._fields.isHidden()
        self._unfold.setText(self.tr("&Hide the rules") if unfolds else self.tr("C&hange rules…"))
        self._fields.setVisible(unfolds)

    def _follow(self) -> None:
        """Bring all that depends on another field up to it."""
        for widget in (self._columns, self._times, self._rows):
            widget.setVisible(self._size.value == _OTHER)
        columns, rows = self._board_size()
        free = bool(self._placement.value)
        self._handicap.setMaximum(most_handicap(columns, rows, free_placement=free))
        handicap = self._handicap.value()
        self._placement.setEnabled(handicap >= 2)
        self._who_begins.setText(self._first_move(handicap, free))
        self._show_ruleset()
        usual = self._fields.ruleset.usual_komi(handicap)
        if self._komi.value() == self._usual_komi:
            self._komi.setValue(usual)
        self._usual_komi = usual

    def _first_move(self, handicap: int, free: bool) -> str:
        if handicap < 2:
            return self.tr("Black plays first.")
        return self.tr("Black places the stones.") if free else self.tr("White plays first.")

    def _show_ruleset(self) -> None:
        """Choose the ruleset in the list; changed rules have a line of their own at its end."""
        ruleset = self._fields.ruleset
        end = len(PRESETS)
        index = list(PRESETS).index(ruleset.key)
        self._rulesets.removeItem(end)
        if str(ruleset) != ruleset.key:
            self._rulesets.addItem(rule_names.ruleset_name(ruleset), ruleset)
            index = end
        self._rulesets.setCurrentIndex(index)


def _label(text: str, buddy: QWidget | None) -> QLabel:
    label = QLabel(text)
    if buddy is not None:
        label.setBuddy(buddy)
    return label


def _row(*widgets: QWidget, stretch: bool = True) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(SPACE)
    for widget in widgets:
        row.addWidget(widget)
    if stretch:
        row.addStretch(1)
    return row


def _letters(widget: QWidget, number: int) -> int:
    """Return the width of so many letters in the widget's type."""
    return widget.fontMetrics().averageCharWidth() * number
