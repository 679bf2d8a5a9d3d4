"""What the ranks suggest, in a line, and a button that takes it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from gobanapp.game.handicap_suggestion import HandicapSuggestion
from gobanapp.rules.color import Color
from gobanapp.text import formats
from gobanapp.ui.widgets.appearance import line_height
from gobanapp.ui.widgets.forms import form_row, keep_room
from gobanapp.ui.widgets.plain_text import Label


class SuggestionLine(QWidget):
    """``taken`` emits the suggestion that is to be taken."""

    taken = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._suggestion: HandicapSuggestion | None = None
        self._words = Label()
        self._words.setObjectName("suggestion")
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._take = QPushButton()
        self._take.setObjectName("take-suggestion")
        self._take.setAutoDefault(False)
        self._take.clicked.connect(lambda: self.taken.emit(self._suggestion))
        self._take.hide()
        keep_room(self._take)
        self.setLayout(form_row(self._words, self._take))
        self.setMinimumHeight(line_height(self))

    def show_suggestion(self, suggestion: HandicapSuggestion | None, *, is_taken: bool) -> None:
        """Show it, None where the ranks suggest nothing; ``is_taken``: all is so already."""
        self._suggestion = suggestion
        swaps = suggestion is not None and suggestion.weaker is Color.WHITE
        self._take.setText(self.tr("Swap and app&ly") if swaps else self.tr("App&ly"))
        self._take.setVisible(suggestion is not None and not is_taken)
        self._words.setText("" if suggestion is None else self._told(suggestion, is_taken))
        self._take.setAccessibleDescription(self._words.text())

    def _told(self, suggestion: HandicapSuggestion, is_taken: bool) -> str:
        terms = self._terms(suggestion)
        if is_taken:
            return self.tr("As the ranks suggest: {terms}").format(terms=terms)
        if suggestion.weaker is Color.WHITE:
            return self.tr("White is weaker. Suggested: swap, {terms}").format(terms=terms)
        return self.tr("Suggested: {terms}").format(terms=terms)

    def _terms(self, suggestion: HandicapSuggestion) -> str:
        komi = self.tr("komi {number}").format(number=formats.number(suggestion.komi))
        if suggestion.handicap == 0:
            text = self.tr("even game, {komi}")
        elif suggestion.handicap == 1:
            text = self.tr("first move, {komi}")
        else:
            text = self.tr("%n stones, {komi}", "", suggestion.handicap)
        return text.format(komi=komi)
