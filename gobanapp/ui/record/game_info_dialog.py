"""The dialog that shows the game information of a record and edits it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import player_names
from gobanapp.text.formats import strip_mnemonic
from gobanapp.ui.record.game_info_fields import (
    STYLE,
    FieldNote,
    LongTextField,
    RulesField,
    SpelledField,
    TextField,
    number_fields,
    on_date,
    on_result,
    on_rules,
    spelled_date,
    spelled_result,
)
from gobanapp.ui.widgets.appearance import SPACE, line_height
from gobanapp.ui.widgets.forms import FormScrollArea, form_label, hbox, letters_width, vbox
from gobanapp.ui.widgets.stone_icon import stone_label
from gobanapp.ui.widgets.window_geometry import available_size, persist_size

_Labelled = tuple[str, QWidget, QLayout]
"""The label of a field, the field, and its layout."""
_Pair = tuple[QWidget | QLayout, QWidget | QLayout]
"""A label and its field."""

_STONE_SIZE = 24
_AFTER_DATE = 4  # the place of the first field behind the date
_DETAILS = ("opening", "source", "annotator", "user", "copyright")
_TEXTS = ("result", "overtime", "event", "place", "round", "date", "game_name", *_DETAILS)


class GameInformationDialog(QDialog):
    """``chosen`` is the edited game information; fields not edited keep their exact values."""

    def __init__(self, info: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._info = info
        self.setWindowTitle(self.tr("Game Information"))
        self.setStyleSheet(STYLE)
        self._names = info.names.map(TextField)
        self._ranks = info.ranks.map(TextField)
        self._teams = info.teams.map(TextField)
        self._rules = RulesField(info.rules)
        self._numbers = number_fields(info)
        self._spelled = {
            "result": SpelledField(
                info.result, spell=spelled_result, example=self.tr("e.g. W+3.5 or B+R")
            ),
            "date": SpelledField(info.date, spell=spelled_date, example=self.tr("year-month-day")),
        }
        self._texts: dict[str, TextField] = {
            name: self._spelled.get(name) or TextField(getattr(info, name)) for name in _TEXTS
        }
        self._comment = LongTextField(info.comment)
        self._notes = {name: FieldNote(field) for name, field in self._numbers.items()}
        self._notes |= {name: FieldNote(self._texts[name]) for name in ("result", "date")}
        self._notes["rules"] = FieldNote(self._rules)
        self._unfold = QPushButton()
        self._unfold.setObjectName("details")
        self._buttons = QDialogButtonBox()
        roles = QDialogButtonBox.ButtonRole
        self._take = self._buttons.addButton(self.tr("Save Changes"), roles.AcceptRole)
        cancel = self._buttons.addButton(self.tr("Cancel"), roles.RejectRole)
        self._take.setObjectName("change-record")
        cancel.setObjectName("cancel")
        # Enter accepts the dialog wherever the focus is; Space presses the other buttons.
        self._take.setDefault(True)
        for button in (self._unfold, cancel):
            button.setAutoDefault(False)
        self._name_fields()
        self._prepare()
        self._content = QWidget()
        self._grid = QGridLayout(self._content)
        self._lay_out()
        self._connect()
        self._follow()
        self._show_details(any(getattr(info, name) for name in _DETAILS))
        below = self._buttons.sizeHint().height() + 3 * SPACE
        persist_size(
            self,
            "GameInformationDialog",
            self._content.sizeHint() + QSize(letters_width(self, 20), below),
        )

    def chosen(self) -> GameInfo:
        """Return the game information entered; an unreadable number is None."""
        single: dict[str, Any] = {name: field.value() for name, field in self._texts.items()}
        single |= {name: field.number() for name, field in self._numbers.items()}
        return replace(
            self._info,
            names=self._names.map(TextField.value),
            ranks=self._ranks.map(TextField.value),
            teams=self._teams.map(TextField.value),
            rules=self._rules.value(),
            comment=self._comment.value(),
            **single,
        )

    def go_to_field(self, name: str) -> None:
        """Let the user begin in the line called ``name``, as in ``GameInfo``."""
        if name in _DETAILS:
            self._show_details(True)
        line = self.findChild(TextField, _object_name(name))
        if isinstance(line, TextField):
            line.setFocus()
            line.selectAll()

    # Building

    def _name_fields(self) -> None:
        named: dict[str, QWidget] = {**self._numbers, **self._texts}
        named |= {"rules": self._rules, "comment": self._comment}
        for color, side in ((Color.BLACK, "black"), (Color.WHITE, "white")):
            named[f"{side}_name"] = self._names[color]
            named[f"{side}_rank"] = self._ranks[color]
            named[f"{side}_team"] = self._teams[color]
        for name, widget in named.items():
            widget.setObjectName(_object_name(name))

    def _prepare(self) -> None:
        for color in Color:
            for fields, name in (
                (self._names, self.tr("Name of {color}")),
                (self._ranks, self.tr("Rank of {color}")),
                (self._teams, self.tr("Team of {color}")),
            ):
                fields[color].setAccessibleName(name.format(color=player_names.color_name(color)))
            self._names[color].setPlaceholderText(self.tr("Name"))
            self._ranks[color].setPlaceholderText(self.tr("Rank"))
            self._ranks[color].setFixedWidth(letters_width(self, 14))
        for name, field in self._numbers.items():
            field.setFixedWidth(letters_width(self, 14))
            self._notes[name].setMinimumHeight(line_height(self))
        self._numbers["time_limit"].setPlaceholderText(self.tr("h:mm:ss"))
        for note in (self._notes["rules"], self._notes["result"]):
            note.setMinimumHeight(note.fontMetrics().lineSpacing())

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, SPACE)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        self._players = [self._player_rows(color) for color in Color]
        self._pairs = [
            self._labelled_pairs(fields)
            for fields in (self._game(), self._occasion(), self._further_details())
        ]
        self._details = [
            *(label for label, _ in self._pairs[-1] if isinstance(label, QWidget)),
            *(self._texts[name] for name in _DETAILS),
        ]
        self._unfold_row = _row(self._unfold, stretch=True)
        self._comment.setAccessibleName(self.tr("Comment on the game"))
        self._comment_label = form_label(self.tr("&Comment"), self._comment)
        self._place_fields(pairs_in_row=2)
        self._buttons.setContentsMargins(3 * SPACE, 0, 3 * SPACE, 0)
        rows = (FormScrollArea(self._content), self._buttons)
        self.setLayout(vbox(*rows, margins=(0, 0, 0, 2 * SPACE)))

    def _player_rows(self, color: Color) -> list[_Pair]:
        """Return a player's fields: the name with the rank, and the team."""
        titles = ByColor(self.tr("&Black"), self.tr("&White"))
        stone = stone_label(color, _STONE_SIZE)
        stone.setFixedHeight(line_height(self))
        title = form_label(titles[color], self._names[color])
        return [
            (_row(stone, title, stretch=True), _row(self._names[color], self._ranks[color])),
            (form_label(self.tr("Team"), self._teams[color]), self._teams[color]),
        ]

    def _labelled_pairs(self, fields: Sequence[_Labelled]) -> list[_Pair]:
        pairs: list[_Pair] = []
        for text, field, layout in fields:
            field.setAccessibleName(strip_mnemonic(text))
            pairs.append((form_label(text, field), layout))
        return pairs

    def _place_fields(self, pairs_in_row: int) -> None:
        """Put the fields one below the other, or two side by side."""
        grid, self._pairs_in_row = self._grid, pairs_in_row
        while grid.count():
            grid.takeAt(0)
        for row in range(grid.rowCount()):
            grid.setRowMinimumHeight(row, 0)
            grid.setRowStretch(row, 0)
        column_width = letters_width(self, 26)
        for column in (1, 3):
            is_used = column < 2 * pairs_in_row
            grid.setColumnStretch(column, int(is_used))
            grid.setColumnMinimumWidth(column, column_width if is_used else 0)
        game, occasion, details = self._pairs
        is_wide = pairs_in_row > 1
        row = 0
        for place, pairs in enumerate(self._players):
            start = 0 if is_wide else row
            for row, pair in enumerate(pairs, start=start):
                self._place_pair(row, place * is_wide, pair)
            row += 1
        row = self._place_pairs(self._place_gap(row), game)
        row = self._place_gap(row)
        note = self._notes["date"]
        if is_wide:
            row = self._place_pairs(row, occasion)
            # The date is the last but one on its side, so there is room for words below it.
            grid.addWidget(note, row - 1, 3, Qt.AlignmentFlag.AlignTop)
        else:
            row = self._place_pairs(row, occasion[:_AFTER_DATE])
            grid.addWidget(note, row, 1)
            row = self._place_pairs(row + 1, occasion[_AFTER_DATE:])
        row = self._place_gap(row)
        grid.addLayout(self._unfold_row, row, 1, 1, -1)
        row = self._place_gap(self._place_pairs(row + 1, details))
        grid.addWidget(self._comment_label, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._comment, row, 1, 1, -1)
        grid.setRowStretch(row, 1)

    def _place_pairs(self, row: int, pairs: Sequence[_Pair]) -> int:
        """Place labels and fields from ``row`` on; return the row below them."""
        in_row = self._pairs_in_row
        for place, pair in enumerate(pairs):
            self._place_pair(row + place // in_row, place % in_row, pair)
        return row + -(-len(pairs) // in_row)

    def _place_pair(self, row: int, side: int, pair: _Pair) -> None:
        for column, part in enumerate(pair, start=2 * side):
            if isinstance(part, QLayout):
                self._grid.addLayout(part, row, column)
            elif part is pair[0]:
                self._grid.addWidget(part, row, column, Qt.AlignmentFlag.AlignTop)
            else:
                self._grid.addWidget(part, row, column)

    def _place_gap(self, row: int) -> int:
        self._grid.setRowMinimumHeight(row, SPACE)
        return row + 1

    def _fit(self) -> None:
        """Put fields side by side where all of two columns fit."""
        room = self.width() - self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        pairs_in_row = 2 if room >= self._width_of_two else 1
        if pairs_in_row != self._pairs_in_row:
            self._place_fields(pairs_in_row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _game(self) -> list[_Labelled]:
        notes = self._notes
        komi, handicap, time = (self._numbers[name] for name in ("komi", "handicap", "time_limit"))
        result, overtime = self._texts["result"], self._texts["overtime"]
        return [
            (self.tr("&Rules"), self._rules, _column(self._rules, notes["rules"])),
            (self.tr("Resu&lt"), result, _column(result, notes["result"])),
            (self.tr("&Komi"), komi, _row(komi, notes["komi"])),
            (self.tr("&Time"), time, _row(time, notes["time_limit"])),
            (self.tr("&Handicap"), handicap, _row(handicap, notes["handicap"])),
            (self.tr("&Overtime"), overtime, _row(overtime)),
        ]

    def _occasion(self) -> list[_Labelled]:
        return self._plain(
            (self.tr("&Event"), "event"),
            (self.tr("&Place"), "place"),
            (self.tr("Rou&nd"), "round"),
            (self.tr("&Date"), "date"),
            (self.tr("Game na&me"), "game_name"),
        )

    def _further_details(self) -> list[_Labelled]:
        return self._plain(
            (self.tr("Openin&g"), "opening"),
            (self.tr("&Source"), "source"),
            (self.tr("&Annotator"), "annotator"),
            (self.tr("&User"), "user"),
            (self.tr("Cop&yright"), "copyright"),
        )

    def _plain(self, *labelled: tuple[str, str]) -> list[_Labelled]:
        return [(text, self._texts[name], _row(self._texts[name])) for text, name in labelled]

    def _connect(self) -> None:
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._unfold.clicked.connect(self._unfold_details)
        self._rules.editTextChanged.connect(self._follow)
        for name in self._notes.keys() - {"rules"}:
            field = self._numbers.get(name) or self._texts[name]
            field.textChanged.connect(self._follow)

    # Dependencies between fields

    def _follow(self) -> None:
        """Show how the texts are understood, and enable OK where all can be written."""
        self._notes["rules"].say(on_rules(self._rules.currentText()))
        for name, remark in (("result", on_result), ("date", on_date)):
            line = self._spelled[name]
            text = remark(line.text()) if line.is_readable else line.example
            self._notes[name].say(text, aloud=not line.is_readable)
        for name, field in self._numbers.items():
            self._notes[name].say(field.remark(), aloud=not field.is_readable)
        is_readable = [field.is_readable for field in self._numbers.values()]
        is_readable += [field.is_readable for field in self._spelled.values()]
        self._take.setEnabled(all(is_readable))

    def _unfold_details(self) -> None:
        before = self._content.sizeHint().height()
        self._show_details(self._details[0].isHidden())
        if not self.isMaximized():
            size = self.size() + QSize(0, self._content.sizeHint().height() - before)
            self.resize(size.boundedTo(available_size(self)))

    def _show_details(self, is_shown: bool) -> None:
        text = self.tr("Hide deta&ils") if is_shown else self.tr("More deta&ils…")
        self._unfold.setText(text)
        for widget in self._details:
            widget.setVisible(is_shown)
        self._place_fields(pairs_in_row=2)
        # As long as the dialog is not open Qt would put this off.
        self._grid.invalidate()
        self._grid.activate()
        self._width_of_two = self._grid.minimumSize().width()
        if self.isVisible():
            self._fit()


def _object_name(field: str) -> str:
    return field.replace("_", "-")


def _row(*widgets: QWidget, stretch: bool = False) -> QHBoxLayout:
    row = hbox(*((widget, Qt.AlignmentFlag.AlignTop) for widget in widgets))
    if stretch:
        row.addStretch(1)
    return row


def _column(*widgets: QWidget) -> QVBoxLayout:
    return vbox(*widgets, None, spacing=SPACE // 2)
