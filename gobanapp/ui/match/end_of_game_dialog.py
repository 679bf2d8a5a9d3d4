"""The result of a game that has just ended, and the next actions to choose from."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QWidget

from gobanapp.game.game import Game
from gobanapp.rules.color import Color
from gobanapp.rules.scoring import Score
from gobanapp.text import player_names, result_text
from gobanapp.ui.count.count_table import CountTable
from gobanapp.ui.widgets.appearance import LARGE, SMALL, SPACE, set_text_size
from gobanapp.ui.widgets.dialogs import fill_fixed_dialog
from gobanapp.ui.widgets.forms import Part, hbox, letters_width
from gobanapp.ui.widgets.labels import ElidedLabel, muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_label

_LETTERS = 40


class EndOfGameDialog(QDialog):
    """``choice`` is the user's choice; closing the dialog any other way is ``CLOSE``."""

    class Choice(Enum):
        """The actions after a game."""

        SAVE = "save"
        RESULT_SHEET = "result-sheet"
        REVIEW = "review"
        REMATCH = "rematch"
        NEW_GAME = "new game"
        CLOSE = "close"

    def __init__(
        self,
        game: Game,
        score: Score | None,
        parent: QWidget | None = None,
        *,
        archived_as: str = "",
    ) -> None:
        """Show the result of ``game``, with the table of its count if ``score`` is given.

        ``archived_as``: the name of its file in the archive, "" if it is not archived.
        """
        super().__init__(parent)
        self.choice = self.Choice.CLOSE
        self.setObjectName("end-of-game")
        self.setWindowTitle(self.tr("End of the Game"))
        result = Label(result_text.recorded_result(game.info.result))
        result.setObjectName("result")
        set_text_size(result, LARGE, bold=True)
        parts: list[Part] = [result, SPACE, *(self._player(game, color) for color in Color)]
        if score is not None:
            table = CountTable()
            table.show_count(score, game.info.names)
            parts += [SPACE, (table, Qt.AlignmentFlag.AlignLeft)]
        parts.append(2 * SPACE)
        if archived_as:
            note = muted(ElidedLabel(), "kept-as", size=SMALL)
            note.set_full_text(self.tr("Saved in the archive as {name}").format(name=archived_as))
            parts += [note, SPACE]
        fill_fixed_dialog(self, *parts, self._buttons(is_archived=bool(archived_as)), spacing=SPACE)

    def _player(self, game: Game, color: Color) -> QHBoxLayout:
        name = player_names.player_name(game.info, color)
        label = ElidedLabel()
        label.setObjectName(f"{color.name.lower()}-player")
        label.set_full_text(" ".join((name, game.info.ranks[color])))
        label.setMinimumWidth(letters_width(label, _LETTERS))
        return hbox(stone_label(color), (label, 1))

    def _buttons(self, *, is_archived: bool) -> QDialogButtonBox:
        box = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        choices = self.Choice
        default = choices.CLOSE if is_archived else choices.SAVE
        for text, role, choice in (
            (self.tr("&Save"), roles.AcceptRole, choices.SAVE),
            (self.tr("Resu&lt Sheet…"), roles.ActionRole, choices.RESULT_SHEET),
            (self.tr("Re&view"), roles.ActionRole, choices.REVIEW),
            (self.tr("&Rematch"), roles.ActionRole, choices.REMATCH),
            (self.tr("&New Game…"), roles.ActionRole, choices.NEW_GAME),
            (self.tr("&Close"), roles.RejectRole, choices.CLOSE),
        ):
            if is_archived and choice is choices.SAVE:
                continue
            button = box.addButton(text, role)
            button.setObjectName(choice.value.replace(" ", "-"))
            button.setAutoDefault(False)
            button.setDefault(choice is default)
            button.clicked.connect(lambda _checked, choice=choice: self._choose(choice))
        return box

    def _choose(self, choice: Choice) -> None:
        self.choice = choice
        self.accept()
