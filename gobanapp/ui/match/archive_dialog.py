"""The dialog of the games played here: to open, resume or delete them."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFile, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from gobanapp.rules.color import ByColor
from gobanapp.storage.game_archive import ArchivedGame, find_archived_games
from gobanapp.storage.settings import Settings
from gobanapp.text.game_heading import GameHeading, game_heading
from gobanapp.ui.record.games.game_delegate import GameDelegate
from gobanapp.ui.record.games.game_list_dialog import GameListDialog, usual_size
from gobanapp.ui.record.games.listed_games import ListedGamesModel
from gobanapp.ui.widgets.buttons import QuietButton
from gobanapp.ui.widgets.dialogs import confirm, show_message_box, truncated_lines
from gobanapp.ui.widgets.window_geometry import persist_size


class ArchiveModel(ListedGamesModel[ArchivedGame]):
    """The games of a folder; ``current`` is the file on the board, if it is among them."""

    def __init__(
        self,
        games: Sequence[ArchivedGame],
        current: Path | None = None,
    ) -> None:
        super().__init__()
        self._current = current
        self.set_games(games)

    def heading(self, game: ArchivedGame) -> GameHeading:
        if game.can_be_shown:
            return game_heading(game, unfinished_text(game))
        nothing = ByColor("", "")
        return GameHeading(
            title=game.path.name,
            names=nothing,
            ranks=nothing,
            occasion="",
            date="",
            result=self.tr("This file has no readable game"),
            size="",
        )

    def searched(self, game: ArchivedGame) -> str:
        return "\n".join((super().searched(game), unfinished_text(game), game.path.stem))

    def is_current(self, game: ArchivedGame) -> bool:
        return game.path == self._current

    def stand_in(self, game: ArchivedGame) -> str:  # noqa: ARG002
        return "?"

    def nothing_found(self) -> str:
        if self.is_filtered:
            return self.tr("No archived game matches.")
        return self.tr("The archive is empty.")

    def _tip_lines(self, game: ArchivedGame) -> list[str]:
        return [*super()._tip_lines(game), game.path.name]

    def _number_said(self, game: ArchivedGame) -> list[str]:  # noqa: ARG002
        return []


def unfinished_text(game: ArchivedGame) -> str:
    """Return the progress of an unfinished game, "" if it cannot be resumed."""
    if not game.is_unfinished:
        return ""
    moves = game.summary.moves
    if moves is None:
        return QCoreApplication.translate("PlayedGames", "Unfinished")
    if not moves:
        return QCoreApplication.translate("PlayedGames", "Not started")
    text = QCoreApplication.translate("PlayedGames", "Unfinished, move {number}")
    return text.format(number=moves)


class ArchiveDialog(GameListDialog[ArchivedGame]):
    """``chosen_path``: the file to open, or None; ``resumes``: True to resume play."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        current: Path | None = None,
    ) -> None:
        """List the games of ``folder``, which may be missing; ``current`` is on the board."""
        games = ArchiveModel(find_archived_games(folder), current)
        super().__init__(
            games, partial(GameDelegate, games), settings, Settings.archive_columns, parent
        )
        self.chosen_path: Path | None = None
        self.resumes = False
        self._folder = folder
        self.setWindowTitle(self.tr("Game Archive"))
        button, delete = QuietButton, QKeySequence("Del")
        self._delete = button(self.tr("&Delete"), "delete", self._delete_chosen, self, delete)
        self._show = button(self.tr("&Show Folder"), "show-folder", self._show_folder, self)
        self._show.setEnabled(folder.is_dir())
        roles = QDialogButtonBox.ButtonRole
        self._resume = self._buttons.addButton(self.tr("&Resume Game"), roles.ActionRole)
        self._open = self._buttons.addButton(self.tr("&Open"), roles.ActionRole)
        close = self._buttons.addButton(self.tr("Close"), roles.RejectRole)
        self._resume.setObjectName("resume")
        self._open.setObjectName("open")
        close.setObjectName("close")
        close.setAutoDefault(False)
        self._resume.clicked.connect(lambda _checked: self._choose_and_close(resumes=True))
        self._open.clicked.connect(lambda _checked: self._choose_and_close(resumes=False))
        self._lay_out([(self._delete,), (self._show,)])
        self._connect()
        persist_size(self, "PlayedGamesDialog", usual_size())
        self._choose([game for game in games.every if games.is_current(game)] or self._otherwise())

    def _otherwise(self) -> Collection[ArchivedGame]:
        return self._games.shown[:1]

    def _refresh_buttons(self) -> None:
        chosen = self._list.chosen
        game = chosen[0] if len(chosen) == 1 else None
        self._open.setEnabled(game is not None and game.can_be_shown)
        self._resume.setEnabled(game is not None and game.is_unfinished)
        self._delete.setEnabled(bool(chosen))
        # What Enter and a double click do.
        (self._resume if self._resume.isEnabled() else self._open).setDefault(True)
        self._refresh_state()

    def _open_current(self) -> None:
        (self._resume if self._resume.isEnabled() else self._open).click()

    def _choose_and_close(self, *, resumes: bool) -> None:
        (game,) = self._list.chosen
        self.chosen_path = game.path
        self.resumes = resumes
        self.accept()

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    # Deleting

    def _delete_chosen(self) -> None:
        chosen = self._list.chosen
        if not chosen or not self._may_delete(chosen):
            return
        left = [game for game in chosen if not _to_trash(game.path)]
        if left and self._may_delete_for_good(left):
            self._delete_for_good(left)
        gone = {game for game in chosen if not os.path.lexists(game.path)}
        row = min(row for game in chosen if (row := self._games.row(game)) is not None)
        with self._list.keeping_place():
            self._games.set_games([game for game in self._games.every if game not in gone])
        shown = self._games.shown
        self._choose(shown[min(row, len(shown) - 1) :][:1] if gone else chosen)

    def _may_delete(self, games: Sequence[ArchivedGame]) -> bool:
        return confirm(
            self,
            self.tr("Delete %n games?", "", len(games)),
            truncated_lines(self._named(games)),
            self.tr("&Move to Trash"),
            name="move-to-trash",
        )

    def _may_delete_for_good(self, games: Sequence[ArchivedGame]) -> bool:
        return confirm(
            self,
            self.tr("Delete permanently?"),
            self.tr(
                "These games cannot be moved to the trash. Deleting them cannot be undone:\n{games}"
            ).format(games=truncated_lines(self._named(games))),
            self.tr("&Delete Permanently"),
            name="delete-permanently",
        )

    def _delete_for_good(self, games: Sequence[ArchivedGame]) -> None:
        left = []
        for game in games:
            try:
                game.path.unlink(missing_ok=True)
            except OSError:
                left.append(game)
        if left:
            show_message_box(
                self,
                self.tr("Could not delete"),
                truncated_lines(self._named(left)),
                name="not-deleted",
            )

    def _named(self, games: Sequence[ArchivedGame]) -> list[str]:
        return [game.path.stem for game in games]


def _to_trash(path: Path) -> bool:
    return QFile(str(path)).moveToTrash() or not os.path.lexists(path)
