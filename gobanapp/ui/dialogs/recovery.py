"""The question after a crash: whether to go on with what was on the boards."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QMessageBox, QWidget

from gobanapp.rules.color import Color
from gobanapp.ui import messages
from gobanapp.ui.journal.recovery import Restored

_MOST_NAMED = 8


class RecoveryDialog(QMessageBox):
    """Names the records that were not saved. Closing it is no answer: they stay for next time."""

    class Choice(Enum):
        """What is to become of them."""

        RESTORE = "restore"
        LATER = "later"
        THROW_AWAY = "throw away"

    def __init__(self, found: Sequence[Restored], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(self.tr("gobanapp ended before everything was saved"))
        lines = [self._line(restored) for restored in found[:_MOST_NAMED]]
        if len(found) > _MOST_NAMED:
            lines.append(self.tr("and %n more", "", len(found) - _MOST_NAMED))
        self.setInformativeText("\n".join(lines))
        roles = QMessageBox.ButtonRole
        self._restore = self.addButton(self.tr("&Restore"), roles.AcceptRole)
        later = self.addButton(self.tr("&Later"), roles.RejectRole)
        self._throw_away = self.addButton(self.tr("&Throw Away"), roles.DestructiveRole)
        self.setDefaultButton(self._restore)
        self.setEscapeButton(later)

    @property
    def choice(self) -> Choice:
        """What was chosen."""
        if self.clickedButton() is self._restore:
            return self.Choice.RESTORE
        if self.clickedButton() is self._throw_away and self._is_sure():
            return self.Choice.THROW_AWAY
        return self.Choice.LATER

    def _is_sure(self) -> bool:
        box = QMessageBox(self)
        box.setText(self.tr("Throw these games away?"))
        box.setInformativeText(self.tr("What was not saved is then lost."))
        sure = box.addButton(self.tr("&Throw Away"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        return box.clickedButton() is sure

    def _line(self, restored: Restored) -> str:
        record = restored.record
        names = " – ".join(messages.player_name(record.game.info, color) for color in Color)
        when = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(restored.when.timestamp())),
            QLocale.FormatType.ShortFormat,
        )
        text = names if record.path is None else f"{record.path.name} ({names})"
        moves = self.tr("move %n", "", record.game.position.number)
        line = f"•  {text}, {moves}, {when}"
        if not restored.is_whole:
            line += self.tr("; the last actions could not be read")
        return line
