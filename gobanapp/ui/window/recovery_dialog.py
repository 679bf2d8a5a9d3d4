"""The question after a crash: which of the unsaved games to restore."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from gobanapp.paint.list_thumbnail import list_thumbnail
from gobanapp.session.document import GameEntry
from gobanapp.storage.journal.recovery import RecoveredDocument
from gobanapp.text import formats
from gobanapp.text.game_heading import game_heading
from gobanapp.ui.record.games.thumbnails import shown_board
from gobanapp.ui.widgets.appearance import LARGE, SPACE
from gobanapp.ui.widgets.dialogs import confirm
from gobanapp.ui.widgets.forms import DIALOG_MARGINS, vbox
from gobanapp.ui.widgets.labels import text_line
from gobanapp.ui.widgets.window_geometry import persist_size

_LONGEST = 100
_PICTURE = 8 * SPACE
_MOST_SHOWN = 6


class RecoveryDialog(QDialog):
    """Lists the unsaved records. Those not chosen stay for next time.

    To close it is to choose nothing.
    """

    class Choice(Enum):
        """The answers for the chosen records."""

        RESTORE = "restore"
        LATER = "later"
        THROW_AWAY = "throw away"

    def __init__(self, found: Sequence[RecoveredDocument], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found = found
        self._choice = self.Choice.LATER
        self.setObjectName("recovery")
        heading = self.tr("gobanapp closed before everything was saved")
        self.setWindowTitle(self.tr("Recovered Games"))
        self.setAccessibleName(heading)
        title = text_line(heading, size=LARGE, bold=True)
        title.setObjectName("heading")
        self._games = self._list()
        note = text_line(self.tr("Unchecked games are offered again at the next start."))
        note.setObjectName("note")
        self._buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self._restore = self._buttons.addButton(self.tr("&Restore"), roles.AcceptRole)
        self._throw_away = self._buttons.addButton(self.tr("&Discard"), roles.DestructiveRole)
        later = self._buttons.addButton(self.tr("&Later"), roles.RejectRole)
        self._restore.setObjectName("restore")
        later.setObjectName("later")
        self._throw_away.setObjectName("discard")
        self._restore.setDefault(True)
        for button in (later, self._throw_away):
            button.setAutoDefault(False)
        self._buttons.accepted.connect(self._accept_restore)
        self._buttons.rejected.connect(self.reject)
        self._throw_away.clicked.connect(self._ask_to_throw_away)
        rows = (title, (self._games, 1), note, self._buttons)
        self.setLayout(vbox(*rows, spacing=2 * SPACE, margins=DIALOG_MARGINS))
        games = self._games.fontMetrics()
        shown = min(len(self._found), _MOST_SHOWN)
        around = 6 * games.lineSpacing() + 14 * SPACE
        height = shown * (max(3 * games.lineSpacing(), _PICTURE) + SPACE) + around
        persist_size(self, "RecoveryDialog", QSize(90 * games.averageCharWidth(), height))

    def _list(self) -> QListWidget:
        games = QListWidget()
        games.setObjectName("recovered")
        games.setAccessibleName(self.tr("Games"))
        games.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        games.setWordWrap(True)
        games.setTextElideMode(Qt.TextElideMode.ElideNone)
        games.setSpacing(SPACE // 2)
        games.setIconSize(QSize(_PICTURE, _PICTURE))
        flags = Qt.ItemFlag
        for restored in self._found:
            item = QListWidgetItem("\n".join(self._lines(restored)), games)
            item.setFlags(flags.ItemIsUserCheckable | flags.ItemIsEnabled | flags.ItemIsSelectable)
            item.setCheckState(Qt.CheckState.Checked)
            item.setIcon(self._picture(restored.document.current))
        games.setCurrentRow(0)
        games.itemChanged.connect(self._refresh)
        letter = games.fontMetrics().averageCharWidth()
        games.setMinimumSize(44 * letter, 4 * games.fontMetrics().lineSpacing())
        return games

    def ask(self) -> Choice:
        """Open it and return the choice; confirm before games are discarded."""
        self._choice = self.Choice.LATER
        self.exec()
        return self._choice

    @property
    def chosen(self) -> list[RecoveredDocument]:
        """The games with a check mark."""
        checked = Qt.CheckState.Checked
        return [
            restored
            for row, restored in enumerate(self._found)
            if self._games.item(row).checkState() == checked
        ]

    def _refresh(self) -> None:
        for button in (self._restore, self._throw_away):
            button.setEnabled(bool(self.chosen))

    def _accept_restore(self) -> None:
        self._choice = self.Choice.RESTORE
        self.accept()

    def _ask_to_throw_away(self) -> None:
        is_sure = confirm(
            self,
            self.tr("Discard %n games?", "", len(self.chosen)),
            self.tr("Unsaved changes will be lost."),
            self.tr("&Discard"),
            name="discard-recovered",
        )
        if is_sure:
            self._choice = self.Choice.THROW_AWAY
            self.accept()

    def _picture(self, game: GameEntry) -> QIcon:
        """Return the same picture as other lists have."""
        *_, board = shown_board(game)
        assert board is not None  # the last of its steps
        ratio = self.devicePixelRatioF()
        picture = QPixmap.fromImage(list_thumbnail(board, round(_PICTURE * ratio)))
        picture.setDevicePixelRatio(ratio)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)  # or Qt would tint it
        return icon

    def _lines(self, restored: RecoveredDocument) -> list[str]:
        """Return the file and the players, the occasion, and how far the game is and since when."""
        record = restored.document
        heading = game_heading(record.current)
        path = record.path
        name = heading.players if path is None else f"{path.name} ({heading.players})"
        moves = self.tr("move %n", "", record.game.position.move_number)
        when = QDateTime.fromSecsSinceEpoch(int(restored.when.timestamp()))
        day = formats.date(when.date().toString(Qt.DateFormat.ISODate))
        time = QLocale().toString(when.time(), QLocale.FormatType.ShortFormat)
        facts = self.tr("{moves} · {day}, {time}").format(moves=moves, day=day, time=time)
        if not restored.is_whole:
            facts = self.tr("{facts}; the last actions could not be recovered").format(facts=facts)
        lines = (name, heading.occasion, facts)
        return [formats.elided(line, _LONGEST) for line in lines if line]
