"""The players of a game, its occasion, and their seats."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QObject, QStringListModel, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from gobanapp.rules.color import ByColor, Color
from gobanapp.storage.player_book import PlayerBook
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import player_names
from gobanapp.ui.widgets.appearance import line_height
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import ChoiceBox, form_label, hbox, letters_width, prepare
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.stone_icon import stone_label

_STONE_SIZE = 24
_MOST_OFFERED = 8


class PlayerFields(QObject):
    """Two rows of a grid: a stone, a name, a rank, and a button.

    ``changed``: a name or a rank is another.
    """

    changed = Signal()
    swap_requested = Signal()

    def __init__(self, book: PlayerBook, parent: QWidget) -> None:
        super().__init__(parent)
        self._book = book
        self._names = ByColor(QLineEdit(), QLineEdit())
        self._ranks = ByColor(QLineEdit(), QLineEdit())
        tip = self.tr("Swap colours")
        self.swap_button = push_button(self.tr("Swa&p"), "swap", self.swap_requested, tip)
        for color in Color:
            self._prepare(color)

    @property
    def names(self) -> ByColor[str]:
        return self._names.map(lambda field: field.text().strip())

    @property
    def ranks(self) -> ByColor[str]:
        return self._ranks.map(lambda field: field.text().strip())

    def show_players(self, names: ByColor[str], ranks: ByColor[str]) -> None:
        for fields, texts in ((self._names, names), (self._ranks, ranks)):
            for color in Color:
                fields[color].setText(texts[color])
                fields[color].setCursorPosition(0)

    def select_first(self) -> None:
        """Select the first name, so that typing replaces it."""
        self._names.black.selectAll()

    def add_to(self, grid: QGridLayout, top: int, below_swap: QWidget) -> None:
        """Take two rows of ``grid``, with ``below_swap`` below the swap button."""
        labels = ByColor(self.tr("&Black"), self.tr("&White"))
        for line, color in enumerate(Color, start=top):
            stone = stone_label(color, _STONE_SIZE)
            grid.addLayout(
                hbox(stone, form_label(labels[color], self._names[color]), None), line, 0
            )
            fields = hbox(self._names[color], self._ranks[color])
            grid.addLayout(fields, line, 1)
        grid.addWidget(self.swap_button, top, 2)
        grid.addWidget(below_swap, top + 1, 2)

    def swap(self) -> None:
        """Let the players change their colours."""
        names, ranks = (pair.map(QLineEdit.text) for pair in (self._names, self._ranks))
        self.show_players(names.swapped(), ranks.swapped())

    def _prepare(self, color: Color) -> None:
        name, rank = self._names[color], self._ranks[color]
        name.setObjectName(f"{color.name.lower()}-name")
        rank.setObjectName(f"{color.name.lower()}-rank")
        name.setPlaceholderText(self.tr("Name"))
        rank.setPlaceholderText(self.tr("Rank"))
        who = player_names.color_name(color)
        name.setAccessibleName(self.tr("Name of {color}").format(color=who))
        rank.setAccessibleName(self.tr("Rank of {color}").format(color=who))
        rank.setFixedWidth(letters_width(rank, 10))
        prepare(name, rank)
        completer = QCompleter(QStringListModel(self._book.names(), name), name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setMaxVisibleItems(_MOST_OFFERED)
        name.setCompleter(completer)
        name.textEdited.connect(lambda: QTimer.singleShot(0, name, lambda: _offer_less(name)))
        completer.activated.connect(lambda text: self._fill_rank(color, text))
        name.editingFinished.connect(lambda: self._fill_empty_rank(color))
        name.textChanged.connect(self.changed)
        rank.textChanged.connect(self.changed)

    def _fill_rank(self, color: Color, name: str) -> None:
        known = self._book.find(name)
        if known is not None and known.rank:
            self._ranks[color].setText(known.rank)

    def _fill_empty_rank(self, color: Color) -> None:
        name = self._names[color]
        if name.isModified() and not self._ranks[color].text().strip():
            self._fill_rank(color, name.text())
        name.setModified(False)


def _offer_less(name: QLineEdit) -> None:
    """Hide a completion that equals the typed text: Enter then starts the game."""
    completer = name.completer()
    popup = completer.popup()
    is_alone = completer.completionCount() == 1 and completer.currentCompletion() == name.text()
    if is_alone and popup is not None:
        popup.hide()


class EventFields(QObject):
    """Three rows of a grid. ``fields``: the fields by their names in the game information."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        texts = {
            "event": self.tr("Event"),
            "round": self.tr("Round"),
            "place": self.tr("Place"),
            "game_name": self.tr("Game name"),
        }
        self.fields = {name: QLineEdit() for name in texts}
        self._labels = {name: form_label(text, self.fields[name]) for name, text in texts.items()}
        today = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
        self._date = muted(Label(self.tr("The game is dated {date}.").format(date=today)))
        for name, field in self.fields.items():
            field.setObjectName(name.replace("_", "-"))
            field.setAccessibleName(texts[name])
            field.setMinimumWidth(letters_width(field, 12))
            prepare(field)

    def add_to(self, grid: QGridLayout, top: int) -> None:
        """Take rows of ``grid``, with labels in its first column."""
        right = [self._labels[name] for name in ("round", "game_name")]
        for text in right:
            text.setMinimumWidth(max(other.sizeHint().width() for other in right))
        for line, (left, other) in enumerate((("event", "round"), ("place", "game_name"))):
            fields = hbox(self.fields[left], self._labels[other], self.fields[other])
            fields.setStretch(0, 3)
            fields.setStretch(2, 2)
            grid.addWidget(self._labels[left], top + line, 0)
            grid.addLayout(fields, top + line, 1, 1, 2)
        grid.addWidget(self._date, top + 2, 1, 1, 2)

    @property
    def is_shown(self) -> bool:
        return not self._date.isHidden()

    @is_shown.setter
    def is_shown(self, is_shown: bool) -> None:
        for widget in (*self._labels.values(), *self.fields.values(), self._date):
            widget.setVisible(is_shown)

    @property
    def texts(self) -> dict[str, str]:
        """The texts entered, by the names of their fields."""
        return {name: field.text().strip() for name, field in self.fields.items()}

    def show_texts(self, texts: dict[str, str]) -> None:
        for name, field in self.fields.items():
            field.setText(texts[name])
            field.setCursorPosition(0)


class SeatsChoice(ChoiceBox):
    """A list of the window layouts, in players' words."""

    def __init__(self, layout: WindowLayout) -> None:
        super().__init__()
        names = {
            WindowLayout.STANDARD: self.tr("Standard, with tree and comment"),
            WindowLayout.SIDE_BY_SIDE: self.tr("Side by side"),
            WindowLayout.ACROSS: self.tr("Across the table"),
            WindowLayout.PLAIN: self.tr("Board and clocks only"),
        }
        self.set_choices((choice, names[choice]) for choice in WindowLayout)
        self.value = layout
        self.setObjectName("seats")
        self.setAccessibleName(self.tr("Layout"))
        self.setMinimumHeight(line_height(self))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
