"""The choice of the encoding in which a file's text is read, with samples of the result."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from gobanapp.sgf.encodings import Decoded, decode
from gobanapp.sgf.file_problems import FileProblemCode, shorten_found_text
from gobanapp.sgf.value_types import read_text
from gobanapp.text import formats
from gobanapp.text.file_text import encoding_name, offered_encoding_for, offered_encodings
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.dialogs import accept_or_cancel
from gobanapp.ui.widgets.forms import DIALOG_MARGINS, grid_box, letters_width, text_size
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.widgets.window_geometry import persist_size

_LARGEST = 64_000  # bytes
_MOST_TEXTS = 12
_LONGEST = 200  # characters
_SHOWN_ALWAYS = {"PB", "PW", "EV", "GN"}

# A bracket that is missing at the end does no harm, so this never goes back to try again.
_VALUE = re.compile(r"(?<![A-Za-z])([A-Z]{1,2})\[([^\]\\]*(?:\\.[^\]\\]*)*)", re.DOTALL)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def beginning(data: bytes) -> bytes:
    """Return so much of a file as can be decoded at once, cut where no character is torn."""
    if len(data) <= _LARGEST:
        return data
    if b"\0" in data[:100]:  # UTF-16
        return data[:_LARGEST]
    # In other encodings of files these are part of no character, but in Japanese mail's all but \n.
    signs = (b"\n",) if b"\x1b$" in data[:_LARGEST] else (b"\n", b";", b"(")
    end = max(data.rfind(sign, 0, _LARGEST) for sign in signs)
    return data[: end if end > 0 else _LARGEST]


def sample(text: str) -> list[tuple[str, str]]:
    """Return texts of a record, each with its property: the names, and texts beyond ASCII.

    Where there are none, as in other formats than SGF, they are lines, without a name.
    """
    found: list[tuple[str, str]] = []
    names = set()
    for match in _VALUE.finditer(text):
        name, value = match[1], read_text(match[2])
        if (name in _SHOWN_ALWAYS and name not in names) or not value.isascii():
            found.append((name, _shown(value)))
        names.add(name)
        if len(found) >= _MOST_TEXTS:
            break
    if all(value.isascii() for _, value in found):
        lines = (line for line in text.splitlines() if not line.isascii())
        found += [("", _shown(line)) for line, _ in zip(lines, range(_MOST_TEXTS), strict=False)]
    return found


def _shown(value: str) -> str:
    """Return a text on one line, with a sign in the place of each that has no shape."""
    return _CONTROLS.sub("\ufffd", shorten_found_text(value, _LONGEST))


_ENCODING = Qt.ItemDataRole.UserRole
_STYLE = f"""
QListWidget {{ border: 1px solid palette(mid); border-radius: 6px; outline: none; }}
QListWidget::item {{ padding: {SPACE // 2}px {SPACE}px; }}
QListWidget::item:selected {{ background: palette(highlight); color: palette(highlighted-text); }}
"""


class TextEncodingDialog(QDialog):
    """``chosen`` is the choice, once the dialog has been accepted."""

    def __init__(self, data: bytes, current: str, parent: QWidget | None = None) -> None:
        """Offer to read ``data``, the bytes of a file, in other encodings than ``current``."""
        super().__init__(parent)
        self._data = beginning(data)
        self._is_part = len(self._data) < len(data)
        self._decoded: dict[str | None, Decoded] = {}
        self.setWindowTitle(self.tr("Text Encoding"))
        self._list = QListWidget()
        self._list.setObjectName("encodings")
        self._list.setAccessibleName(self.tr("Encodings"))
        self._list.setStyleSheet(_STYLE)
        self._add(self.tr("As declared or guessed"), None)
        for encoding in offered_encodings(current):
            name = encoding_name(encoding)
            if encoding == offered_encoding_for(current):
                name = self.tr("{encoding} · in use").format(encoding=name)
            self._add(name, encoding)
        self._preview = QPlainTextEdit()
        self._preview.setObjectName("preview")
        self._preview.setReadOnly(True)
        self._preview.setAccessibleName(self.tr("Preview"))
        self._note = Label()
        self._note.setObjectName("note")
        self._note.setWordWrap(True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._note.setMinimumHeight(3 * self._note.fontMetrics().lineSpacing())
        self._arrange()
        self._list.currentItemChanged.connect(self._show)
        self._list.itemDoubleClicked.connect(self.accept)
        self._list.setCurrentRow(
            1 + offered_encodings(current).index(offered_encoding_for(current))
        )
        self._list.setFocus()

    def chosen(self) -> str | None:
        """Return the encoding under the cursor as Python calls it, None for the automatic one."""
        encoding: str | None = self._list.currentItem().data(_ENCODING)
        return encoding

    def _add(self, text: str, encoding: str | None) -> None:
        item = QListWidgetItem(text, self._list)
        item.setData(_ENCODING, encoding)

    def _arrange(self) -> None:
        ask = Label(self.tr("&Encoding"))
        ask.setBuddy(self._list)
        shown = Label(self.tr("&Preview"))
        shown.setBuddy(self._preview)
        grid = grid_box(self, margins=DIALOG_MARGINS)
        grid.addWidget(ask, 0, 0)
        grid.addWidget(shown, 0, 1)
        grid.addWidget(self._list, 1, 0, 2, 1)
        grid.addWidget(self._preview, 1, 1)
        grid.addWidget(self._note, 2, 1)
        grid.setRowMinimumHeight(3, SPACE)
        buttons, _ = accept_or_cancel(self, self.tr("&Reopen"), "read-again")
        grid.addWidget(buttons, 4, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)
        list_width = self._list.sizeHintForColumn(0) + 3 * SPACE
        self._list.setMinimumSize(list_width, text_size(self, 0, 12).height())
        self._preview.setMinimumWidth(letters_width(self, 40))
        usual = text_size(self, 70, 32) + QSize(list_width, 0)
        persist_size(self, "TextEncodingDialog", usual)

    def _show(self) -> None:
        encoding = self.chosen()
        if encoding not in self._decoded:
            self._decoded[encoding] = decode(self._data, encoding)
        decoded = self._decoded[encoding]
        names = {
            "PB": self.tr("Black"),
            "BR": self.tr("Black's rank"),
            "BT": self.tr("Black's team"),
            "PW": self.tr("White"),
            "WR": self.tr("White's rank"),
            "WT": self.tr("White's team"),
            "EV": self.tr("Event"),
            "GN": self.tr("Game"),
            "PC": self.tr("Place"),
            "DT": self.tr("Date"),
            "RO": self.tr("Round"),
            "RE": self.tr("Result"),
            "C": self.tr("Comment"),
            "GC": self.tr("About the game"),
        }
        lines = [
            formats.labeled_value(names.get(name, name), text) if name else text
            for name, text in sample(decoded.text)
        ]
        self._preview.setPlainText("\n".join(lines))
        self._note.setText("\n".join(self._notes(encoding, decoded)))

    def _notes(self, encoding: str | None, decoded: Decoded) -> list[str]:
        notes = []
        if encoding is None:
            text = (
                self.tr("This is {encoding}.")
                if decoded.is_sure
                else self.tr("This is probably {encoding}.")
            )
            notes.append(text.format(encoding=encoding_name(decoded.encoding)))
        misfits = [
            found for found in decoded.problems if found.code is FileProblemCode.UNDECODABLE_BYTES
        ]
        if misfits:
            text = self.tr("Some text does not fit this encoding: see line {line}.")
            notes.append(text.format(line=misfits[0].line))
        elif self._data.isascii() and b"\x1b" not in self._data:
            notes.append(self.tr("The text is plain ASCII and reads the same in most encodings."))
        if self._is_part:
            notes.append(self.tr("Only the beginning of the file was examined."))
        return notes
