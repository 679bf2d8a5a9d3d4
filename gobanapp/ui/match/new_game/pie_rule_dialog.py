"""The pie rule for the komi: one player names the komi, the other then takes a colour."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QPushButton,
    QWidget,
)

from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, result_text
from gobanapp.text.player_names import distinct_names
from gobanapp.ui.match.new_game.game_fields import KomiField
from gobanapp.ui.widgets.appearance import LARGE, SPACE, set_text_size
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.dialogs import fill_fixed_dialog
from gobanapp.ui.widgets.forms import ChoiceBox, form_label, grid_box, hbox, prepare
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_pixmap

_STONE_SIZE = 20
_GAP = SPACE // 2


class PieRuleDialog(QDialog):
    """``komi`` is the named komi; ``swaps``: the players have to swap colours."""

    def __init__(self, names: ByColor[str], komi: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("divide-and-choose")
        self.setWindowTitle(self.tr("Pie Rule"))
        self.swaps = False
        self._names = distinct_names(names)
        self._title, self._words = Label(), Label()
        self._who = ChoiceBox([(color, self._names[color]) for color in Color])
        self._field = KomiField()
        self._field.setValue(komi)
        self._naming = QWidget()
        self._name = QPushButton(self.tr("&Set Komi"))
        self._colors = ByColor(QPushButton(), QPushButton())
        self._cancel = push_button(self.tr("Cancel"), "cancel", self.reject)
        self._name_parts()
        self._arrange()
        self._who.activated.connect(self._ask)
        self._name.clicked.connect(self._let_choose)
        self._ask()
        self._field.setFocus()
        self._field.selectAll()

    @property
    def komi(self) -> float:
        return self._field.value()

    def _name_parts(self) -> None:
        self._title.setObjectName("title")
        self._words.setObjectName("explanation")
        self._who.setObjectName("divider")
        self._field.setObjectName("named-komi")
        self._name.setObjectName("name-komi")
        self._colors.black.setObjectName("black")
        self._colors.white.setObjectName("white")

    def _arrange(self) -> None:
        set_text_size(self._title, LARGE, bold=True)
        self._words.setText(
            self.tr("Komi is added to White's score; a negative komi to Black's.\n")
            + self.tr("Choose it so that you would be happy with either colour.")
        )
        prepare(self._who)
        self._who.setAccessibleName(self.tr("Who names the komi"))
        grid = grid_box(self._naming, stretched=2)
        for line, (text, field) in enumerate(
            ((self.tr("N&amed by"), self._who), (self.tr("&Komi"), self._field))
        ):
            grid.addWidget(form_label(text, field), line, 0)
            grid.addWidget(field, line, 1)
        for color in Color:
            button = self._colors[color]
            icon = stone_pixmap(color, _STONE_SIZE, self.devicePixelRatioF(), _GAP)
            button.setIcon(QIcon(icon))
            button.setIconSize(icon.deviceIndependentSize().toSize())
            button.clicked.connect(lambda _checked, color=color: self._choose(color))
            button.setAutoDefault(False)  # Enter must not choose for anybody
            button.hide()
        self._name.setDefault(True)
        buttons = hbox(*self._colors, None, self._name, self._cancel)
        told = (self._title, self._words)
        fill_fixed_dialog(self, *told, SPACE, self._naming, 2 * SPACE, buttons, spacing=SPACE)

    @property
    def _chooser(self) -> Color:
        """The colour whose fields hold the choosing player."""
        divider: Color = self._who.value
        return divider.opponent

    def _ask(self) -> None:
        divider = self._names[self._chooser.opponent]
        self._title.setText(self.tr("{player} names the komi").format(player=divider))

    def _let_choose(self) -> None:
        """Let the other player choose: the named komi is final."""
        chooser = self._names[self._chooser]
        self._title.setText(self.tr("{player} chooses the colour").format(player=chooser))
        komi = self.tr("The komi is {komi}.").format(komi=formats.number(self.komi))
        self._words.setText(komi)
        for color, with_points in (
            (Color.BLACK, self.tr("&Black, with {points}")),
            (Color.WHITE, self.tr("&White, with {points}")),
        ):
            points = self.komi if color is Color.WHITE else -self.komi
            alone = self.tr("&Black") if color is Color.BLACK else self.tr("&White")
            told = with_points.format(points=result_text.points(points))
            self._colors[color].setText(told if points > 0 else alone)
            self._colors[color].show()
        self._naming.hide()
        self._name.hide()
        self._name.setDefault(False)
        self.setFocus()

    def _choose(self, color: Color) -> None:
        self.swaps = color is not self._chooser
        self.accept()
