"""The played games as the rows of a list: what each says, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt

from gobanapp.rules.color import ByColor
from gobanapp.storage.game_archive import ArchivedGame
from gobanapp.text.game_heading import GameHeading, game_heading, search_text
from gobanapp.ui.record.games.game_delegate import GameDelegate
from gobanapp.ui.record.games.listed_games import Index, ListedGamesModel
from gobanapp.ui.widgets.plain_text import tool_tip

_Roles = Qt.ItemDataRole


class ArchiveModel(ListedGamesModel[ArchivedGame]):
    """The games of a folder; ``current`` is the file that is on the board, if it is in there."""

    def __init__(
        self,
        games: Sequence[ArchivedGame],
        current: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent, searched=_searched)
        self._current = current
        self.set_games(games)

    def heading(self, game: ArchivedGame) -> GameHeading:
        if game.can_be_shown:
            return game_heading(game, unfinished_text(game))
        nothing = ByColor("", "")
        facts = self.tr("No game record can be read in this file")
        return GameHeading(
            title=game.path.name, names=nothing, ranks=nothing, occasion="", facts=facts
        )

    def is_current(self, game: ArchivedGame) -> bool:
        return game.path == self._current

    def nothing_found(self) -> str:
        if self.is_filtered:
            return self.tr("No played game has all these words.")
        return self.tr("No game has been kept here yet.")

    def data(self, index: Index, role: int = _Roles.DisplayRole) -> object:
        game = self.shown[index.row()]
        if role in {_Roles.DisplayRole, _Roles.AccessibleTextRole}:
            return ", ".join(self._lines(game))
        if role == _Roles.ToolTipRole:
            lines = [*self._lines(game), game.path.name]
            return tool_tip("\n".join(dict.fromkeys(lines)))
        return None

    def _lines(self, game: ArchivedGame) -> list[str]:
        lines = self.heading(game).lines
        return [*lines, self.tr("On the board now")] if self.is_current(game) else lines


class ArchiveDelegate(GameDelegate[ArchivedGame]):
    def _instead(self, game: ArchivedGame) -> str:  # noqa: ARG002
        return "?"


def unfinished_text(game: ArchivedGame) -> str:
    """Return how far a game without a result has come, "" where it is not to be gone on with."""
    if not game.is_unfinished:
        return ""
    moves = game.summary.moves
    if moves is None:
        return QCoreApplication.translate("PlayedGames", "Unfinished")
    if not moves:
        return QCoreApplication.translate("PlayedGames", "Not begun")
    text = QCoreApplication.translate("PlayedGames", "Unfinished, move {number}")
    return text.format(number=moves)


def _searched(game: ArchivedGame) -> str:
    return "\n".join((search_text(game), unfinished_text(game), game.path.stem))
