"""Actions of the Edit menu on a whole record: rotation, reflection, exchange of colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QWidget

from gobanapp.session.session import Session
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import exec_dialog
from gobanapp.ui.widgets.plain_text import MessageBox
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled

if TYPE_CHECKING:
    from gobanapp.sgf.game_rewrite import GameRewrite
    from gobanapp.ui.board.board_widget import BoardWidget


class TransformActions(QObject):
    """Each action is one step that can be undone. All are disabled in a match or a count."""

    def __init__(self, window: QWidget, session: Session, board: BoardWidget) -> None:
        """``board``: its view shows how the record will look after a rotation."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._board = board

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "turn-record",
                self.tr("Rotate or Flip &Game…"),
                self.ask_rotation,
                tip=self.tr("Changes the game, with all marks and labels"),
                enabled=self.can_transform,
            ),
            Command(
                "swap-colours",
                self.tr("Swap Blac&k and White…"),
                self.ask_color_swap,
                tip=self.tr(
                    "Changes the game: every black stone becomes white, and every white stone black"
                ),
                enabled=self.can_transform,
            ),
        ]

    def can_transform(self) -> bool:
        session = self._session
        return session.is_free and session.trial is None

    def ask_rotation(self) -> None:
        """Let the user choose a rotation or reflection of the record."""
        from gobanapp.sgf.game_rewrite import Rotation
        from gobanapp.ui.record.rotate_dialog import RotateDialog

        dialog = RotateDialog(self._session.game, self._board.theme, self._window)
        if exec_dialog(dialog):
            symmetry = dialog.chosen()
            self._rewrite(self.tr("Rotating the game"), Rotation(symmetry))

    def ask_color_swap(self) -> None:
        """Swap the colours of the record, and its players if the user chooses so."""
        from gobanapp.sgf.game_rewrite import ColorSwap

        box = MessageBox(
            self._window,
            self.tr("Swap Black and White?"),
            self.tr(
                "All moves and stones change colour, in every variation. Comments that "
                "mention Black and White do not change."
            ),
            name="swap-colours",
        )
        players = QCheckBox(self.tr("Swap the &players too, with komi and result"))
        players.setToolTip(
            self.tr("The komi becomes negative, so each player keeps the same score.")
        )
        players.setObjectName("swap-players")
        box.setCheckBox(players)
        swap = box.addButton(self.tr("&Swap"), MessageBox.ButtonRole.AcceptRole)
        swap.setObjectName("accept")
        box.addButton(MessageBox.StandardButton.Cancel)
        box.setDefaultButton(swap)
        box.exec()
        is_accepted, color_swap = box.clickedButton() is swap, ColorSwap(players.isChecked())
        box.deleteLater()
        if is_accepted:
            self._rewrite(self.tr("Swapping the colours"), color_swap)

    def _rewrite(self, title: str, rewrite: GameRewrite) -> None:
        game = self._session.game
        size = game.columns, game.rows
        try:
            edit = run_with_progress(
                self._window,
                title,
                lambda progress: rewrite.edit(game.tree, *size, progress),
            )
        except Cancelled:
            return
        self._session.apply(lambda game: game.rewrite(edit, str(rewrite)))
