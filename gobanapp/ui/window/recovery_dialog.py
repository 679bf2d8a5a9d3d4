"""The question after a crash: whether to go on with what was on the boards."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QWidget

from gobanapp.rules.color import Color
from gobanapp.storage.journal.recovery import RecoveredDocument
from gobanapp.text import player_names
from gobanapp.ui.widgets.dialogs import confirm, truncated_lines
from gobanapp.ui.widgets.plain_text import MessageBox


class RecoveryDialog(MessageBox):
    """Names the records that were not saved. Closing it is no answer: they stay for next time."""

    class Choice(Enum):
        """What is to become of them."""

        RESTORE = "restore"
        LATER = "later"
        THROW_AWAY = "throw away"

    def __init__(self, found: Sequence[RecoveredDocument], parent: QWidget | None = None) -> None:
        super().__init__(
            parent,
            self.tr("gobanapp closed before everything was saved"),
            truncated_lines([self._line(restored) for restored in found]),
            name="recovery",
        )
        roles = MessageBox.ButtonRole
        self._restore = self.addButton(self.tr("&Restore"), roles.AcceptRole)
        later = self.addButton(self.tr("&Later"), roles.RejectRole)
        self._throw_away = self.addButton(self.tr("&Discard"), roles.DestructiveRole)
        self._restore.setObjectName("restore")
        later.setObjectName("later")
        self._throw_away.setObjectName("discard")
        self.setDefaultButton(self._restore)
        self.setEscapeButton(later)

    def ask(self) -> Choice:
        """Open it and return what was chosen; before they are thrown away ask once more."""
        self.exec()
        if self.clickedButton() is self._restore:
            return self.Choice.RESTORE
        if self.clickedButton() is self._throw_away and self._is_sure():
            return self.Choice.THROW_AWAY
        return self.Choice.LATER

    def _is_sure(self) -> bool:
        return confirm(
            self,
            self.tr("Discard these games?"),
            self.tr("Unsaved changes will be lost."),
            self.tr("&Discard"),
            name="discard-recovered",
        )

    def _line(self, restored: RecoveredDocument) -> str:
        record = restored.document
        names = " – ".join(player_names.player_name(record.game.info, color) for color in Color)
        when = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(restored.when.timestamp())),
            QLocale.FormatType.ShortFormat,
        )
        text = names if record.path is None else f"{record.path.name} ({names})"
        moves = self.tr("move %n", "", record.game.position.move_number)
        if restored.is_whole:
            line = self.tr("{games}, {moves}, {when}")
        else:
            line = self.tr("{games}, {moves}, {when}; the last actions could not be recovered")
        return line.format(games=text, moves=moves, when=when)
