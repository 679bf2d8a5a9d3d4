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
from gobanapp.rules.ruleset import RULESET_PRESETS
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.text import formats, result_text, rule_names
from gobanapp.text.game_info_values import format_time, is_date, read_handicap, read_komi, read_time
from gobanapp.ui.widgets.appearance import SMALL, line_height, set_text_size
from gobanapp.ui.widgets.plain_text import Label, LongTextEdit

STYLE = """
QComboBox:editable { padding: 4px 8px; }
QComboBox QLineEdit { border: none; padding: 0; background: transparent; }
"""
"""For the style sheet of the dialog: the line edit of a combo box has no frame of its own."""

_MAX_LENGTH = 10_000_000
"""More characters than any record has in a line, because Qt truncates longer texts."""


class FieldNote(Label):
    """A short note below or next to a field, on how its text is understood."""

    def __init__(self, field: QWidget) -> None:
        super().__init__()
        self._field = field
        self.setWordWrap(True)
        set_text_size(self, SMALL)
        self.show_note("")

    def show_note(self, text: str, *, is_prominent: bool = False) -> None:
        """Show ``text`` in a muted colour, or in the usual one if it is prominent."""
        roles = QPalette.ColorRole
        self.setForegroundRole(roles.WindowText if is_prominent else roles.PlaceholderText)
        self.setText(text)
        self._field.setAccessibleDescription(text)


class TextField(QLineEdit):
    """A line of text."""

    def __init__(self, original: str) -> None:
        super().__init__()
        self._original = original
        self.setMaxLength(_MAX_LENGTH)
        self.setText(original)
        self.setCursorPosition(0)
        self._shown = self.text()
        self.setMinimumHeight(line_height(self))

    def value(self) -> str:
        """Return the original text, or the edited one on one line."""
        text = self.text()
        if text == self._shown:
            return self._original
        return " ".join(text.replace("\t", " ").splitlines()).strip()


class SpelledField(TextField):
    """A line whose format SGF defines.

    A text in another format stays unless it is edited. ``spell`` returns the typed text in the SGF
    format, None if that is impossible; ``example`` is a text in a valid format.
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

    ``write`` returns the text for a number, ``read`` the number that was typed, None for an invalid
    text. ``reason`` describes the valid texts.
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
        """Return the original number, or the typed one; None for an invalid text."""
        return self._read(self.text()) if self.is_edited else self._number

    def note(self) -> str:
        """Return a note on an invalid text, or the number if that is not obvious."""
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
    number_reason = translate("GameInformationDialog", "A number, e.g. {number}")
    return {
        "komi": NumberField(
            info.komi,
            read=read_komi,
            write=formats.number,
            reason=number_reason.format(number=formats.number(6.5)),
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
        # A completer would replace a name that differs only in case.
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
        continuation = self.tr("The text continues. It is too long to show or edit here.")
        self.show_text(original, continuation)
        self._shown = self.text

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 7 * self.fontMetrics().lineSpacing())

    def value(self) -> str:
        return self._original if self.text == self._shown else self.text


def spelled_result(text: str) -> str | None:
    """Return a result as SGF spells it, None if ``text`` is not a result."""
    result = Result.parse(text)
    return None if result is None else str(result)


def spelled_date(text: str) -> str | None:
    """Return ``text`` if it is a date as SGF spells it, else None."""
    return text if is_date(text) else None


# Notes on texts


def rules_note(text: str) -> str:
    """Return a note on the rules, if the file's own words are not clear."""
    known = parse_ruleset_name(text)
    if known is None:
        return _not_understood() if text.strip() else ""
    name = rule_names.ruleset_name(known)
    return "" if name == text.strip() else name


def result_note(text: str) -> str:
    """Return a note on the result in words."""
    if Result.parse(text) is not None:
        return result_text.recorded_result(text)
    return _not_understood() if text.strip() else ""


def date_note(text: str) -> str:
    """Return the note that a text is not an SGF date, "" if it is."""
    if not text.strip() or is_date(text):
        return ""
    return QCoreApplication.translate(
        "GameInformationDialog", "Not a date such as 2004-07-01. Kept as written."
    )


def _not_understood() -> str:
    return QCoreApplication.translate("GameInformationDialog", "Not understood. Kept as written.")
