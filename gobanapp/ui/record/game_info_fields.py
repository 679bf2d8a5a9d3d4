"""The fields of the game information: each returns exactly its original value, unless edited."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QPalette, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import RULESET_PRESETS, parse_ruleset_name
from gobanapp.text import formats, result_text, rule_names
from gobanapp.text.game_info_values import format_time, is_date, read_handicap, read_komi, read_time
from gobanapp.ui.widgets.appearance import SMALL, line_height, set_text_size
from gobanapp.ui.widgets.plain_text import Label, LongTextEdit

STYLE = """
QComboBox:editable { padding: 4px 8px; }
QComboBox QLineEdit { border: none; padding: 0; background: transparent; }
"""
"""Belongs into the style sheet of the dialog: the line in a list has the frame of the list."""

_LONGEST_LINE = 10_000_000
"""More letters than any record has in a line: Qt would cut off what goes beyond."""


class FieldNote(Label):
    """A short note below or next to a field, on how its text is understood."""

    def __init__(self, about: QWidget) -> None:
        super().__init__()
        self._about = about
        self.setWordWrap(True)
        set_text_size(self, SMALL)
        self.say("")

    def say(self, text: str, *, aloud: bool = False) -> None:
        """Show ``text`` in a muted colour, or as plainly as the rest where it is important."""
        roles = QPalette.ColorRole
        self.setForegroundRole(roles.WindowText if aloud else roles.PlaceholderText)
        self.setText(text)
        self._about.setAccessibleDescription(text)


class TextField(QLineEdit):
    """A line of text."""

    def __init__(self, original: str) -> None:
        super().__init__()
        self._original = original
        self.setMaxLength(_LONGEST_LINE)
        self.setText(original)
        self.setCursorPosition(0)
        self._shown = self.text()
        self.setMinimumHeight(line_height(self))

    def value(self) -> str:
        """Return the text as it was given, or as it was edited, on one line."""
        text = self.text()
        if text == self._shown:
            return self._original
        return " ".join(text.replace("\t", " ").splitlines()).strip()


class SpelledField(TextField):
    """A line whose format SGF defines.

    What was written otherwise stays if it is not edited. ``spell`` gives what is typed in that
    spelling, None where it cannot be; ``example`` says what can.
    """

    def __init__(self, original: str, *, spell: Callable[[str], str | None], example: str) -> None:
        super().__init__(original)
        self._spell = spell
        self.example = example
        self.setPlaceholderText(example)

    @property
    def is_readable(self) -> bool:
        text = super().value()
        return self.text() == self._shown or not text or self._spell(text) is not None

    def value(self) -> str:
        text = super().value()
        return text if self.text() == self._shown else self._spell(text) or ""


class NumberField(TextField):
    """A number that may be missing.

    ``write`` makes the text that is shown of a number, ``read`` the number of a text that is typed,
    None where it is none. ``reason`` says what can be read.
    """

    def __init__(
        self,
        number: float | None,
        *,
        read: Callable[[str], float | None],
        write: Callable[[float], str],
        reason: str,
    ) -> None:
        super().__init__("" if number is None else write(number))
        self._number = number
        self._read, self._write = read, write
        self._reason = reason

    @property
    def is_edited(self) -> bool:
        return self.text() != self._shown

    @property
    def is_readable(self) -> bool:
        """Return whether there is a valid number, or nothing."""
        return not self.is_edited or not self.text().strip() or self._read(self.text()) is not None

    def number(self) -> float | None:
        """Return the number as it was given, or as it was typed; None also where it is none."""
        return self._read(self.text()) if self.is_edited else self._number

    def remark(self) -> str:
        """Return why the text is no number, or its number if that is not obvious."""
        if not self.is_readable:
            return self._reason
        number = self.number()
        if not self.is_edited or number is None or self._write(number) == self.text().strip():
            return ""
        text = QCoreApplication.translate("GameInformationDialog", "Read as {number}")
        return text.format(number=self._write(number))


def number_fields(info: GameInfo) -> dict[str, NumberField]:
    """Return a field for each number of a heading, by its name there."""
    translate = QCoreApplication.translate
    a_number = translate("GameInformationDialog", "A number, e.g. {number}")
    return {
        "komi": NumberField(
            info.komi,
            read=read_komi,
            write=formats.number,
            reason=a_number.format(number=formats.number(6.5)),
        ),
        "handicap": NumberField(
            info.handicap,
            read=read_handicap,
            write=lambda stones: str(int(stones)),
            reason=translate("GameInformationDialog", "A number of stones"),
        ),
        "time_limit": NumberField(
            info.time_limit,
            read=read_time,
            write=format_time,
            reason=translate("GameInformationDialog", "e.g. 1:30:00, or minutes"),
        ),
    }


class RulesField(QComboBox):
    """The rules that a record names: any text, with the known rulesets offered."""

    def __init__(self, original: str) -> None:
        super().__init__()
        self._line = TextField(original)
        self._line.setMinimumHeight(0)
        self.setModel(_KnownRules(self))
        self.setEditable(True)
        self.setLineEdit(self._line)
        # It would put a known name in place of one that differs by a capital letter.
        self.setCompleter(None)  # type: ignore[arg-type]
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        known = parse_ruleset_name(original)
        self.setCurrentIndex(-1 if known is None else list(RULESET_PRESETS).index(known.key))
        self._line.setText(original)
        self._line.setCursorPosition(0)
        self.setMinimumHeight(line_height(self))

    def value(self) -> str:
        return self._line.value()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the dialog, which it scrolls; it must not change the rules."""
        event.ignore()


class _KnownRules(QAbstractListModel):
    """The presets: shown by the names that players know, stored by those of records."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(RULESET_PRESETS)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        ruleset = list(RULESET_PRESETS.values())[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return rule_names.ruleset_name(ruleset)
        return ruleset.sgf_name if role == Qt.ItemDataRole.EditRole else None


class LongTextField(LongTextEdit):
    """A field of several lines."""

    def __init__(self, original: str) -> None:
        super().__init__()
        self._original = original
        self.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        rest = self.tr("The text continues. It is too long to show or edit here.")
        self.show_text(original, rest)
        self._shown = self.text

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 7 * self.fontMetrics().lineSpacing())

    def value(self) -> str:
        return self._original if self.text == self._shown else self.text


def spelled_result(text: str) -> str | None:
    """Return a result as SGF spells it, None where ``text`` is none."""
    result = Result.parse(text)
    return None if result is None else str(result)


def spelled_date(text: str) -> str | None:
    """Return ``text`` where it is a date as SGF spells it, else None."""
    return text if is_date(text) else None


# Notes on texts


def on_rules(text: str) -> str:
    """Return a note on the rules, if the file's own words are not clear."""
    known = parse_ruleset_name(text)
    if known is None:
        return _not_understood() if text.strip() else ""
    name = rule_names.ruleset_name(known)
    return "" if name == text.strip() else name


def on_result(text: str) -> str:
    """Return a note on the result in words."""
    if Result.parse(text) is not None:
        return result_text.recorded_result(text)
    return _not_understood() if text.strip() else ""


def on_date(text: str) -> str:
    """Return the note that a text is not an SGF date, "" if it is."""
    if not text.strip() or is_date(text):
        return ""
    return QCoreApplication.translate(
        "GameInformationDialog", "Not a date such as 2004-07-01. Kept as written."
    )


def _not_understood() -> str:
    return QCoreApplication.translate("GameInformationDialog", "Not understood. Kept as written.")
