"""The choice of a record's rotation or reflection, with a preview of the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QRadioButton,
    QWidget,
)

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.theme import Theme
from gobanapp.game.game import Game
from gobanapp.rules.symmetry import Symmetry
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.dialogs import accept_or_cancel, fill_fixed_dialog
from gobanapp.ui.widgets.forms import hbox, vbox
from gobanapp.ui.widgets.plain_text import Label


class RotateDialog(QDialog):
    """Offers the rotations and reflections that keep the size of the board."""

    def __init__(self, game: Game, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rotate or Flip Game"))
        self._game = game
        names = {
            Symmetry.QUARTER: self.tr("Rotate &right"),
            Symmetry.THREE_QUARTERS: self.tr("Rotate &left"),
            Symmetry.HALF: self.tr("Turn &upside down"),
            Symmetry.LEFT_TO_RIGHT: self.tr("Flip &horizontally"),
            Symmetry.TOP_TO_BOTTOM: self.tr("Flip &vertically"),
            Symmetry.DIAGONAL: self.tr("Flip along the rising &diagonal"),
            Symmetry.OTHER_DIAGONAL: self.tr("Flip along the &falling diagonal"),
        }
        size = (game.columns, game.rows)
        self._choices = {
            symmetry: QRadioButton(name)
            for symmetry, name in names.items()
            if symmetry.size(*size) == size
        }
        self._preview = BoardWidget(self._view(Symmetry.NONE), theme)
        self._preview.setObjectName("preview")
        self._preview.setEnabled(False)
        self._preview.setFixedSize(36 * SPACE, 38 * SPACE)
        note = Label(
            self.tr(
                "Rotates all moves, stones and marks, in every variation. Point names in "
                "comments, such as D4, do not change."
            )
        )
        note.setWordWrap(True)
        for symmetry, choice in self._choices.items():
            choice.setObjectName(f"turn-{symmetry.name.lower()}")
            choice.toggled.connect(lambda on, to=symmetry: self._show(to) if on else None)
        ways = vbox(*self._choices.values(), None)
        preview = self._preview, Qt.AlignmentFlag.AlignTop
        buttons, _ = accept_or_cancel(self, self.tr("Rotate or Flip Game"), "rotate")
        fill_fixed_dialog(self, hbox((ways, 1), preview, spacing=3 * SPACE), note, buttons)
        next(iter(self._choices.values())).setChecked(True)

    def chosen(self) -> Symmetry:
        """Return the chosen rotation or reflection."""
        return next(way for way, choice in self._choices.items() if choice.isChecked())

    def _show(self, symmetry: Symmetry) -> None:
        self._preview.show_view(self._view(symmetry))

    def _view(self, symmetry: Symmetry) -> BoardView:
        return make_board_view(self._game, Frame(CoordinateStyle.NONE, symmetry=symmetry))
