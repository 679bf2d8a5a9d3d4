"""The shortcuts page as a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QTextDocument

from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.printer import DocumentPrinter, make_pdf, usual_page
from gobanapp.ui.window.shortcuts.key_list import ShortcutGroup, shortcut_text

_TYPE: Final = 10  # points


class ShortcutsPrinter(DocumentPrinter):
    """Prints all commands that have keys."""

    def print_keys(self, groups: Sequence[ShortcutGroup], commands: CommandRegistry) -> bool:
        """Return whether they were printed, or saved where there is no printer."""
        title = self.tr("Keyboard Shortcuts")
        html = keys_html(title, groups, commands)

        def draw(device: QPagedPaintDevice) -> bool:
            _document(html).print_(device)
            return True

        def save(path: Path, page: QPageLayout) -> bool:
            data = make_pdf(page, title, _document(html).print_)
            return self._save(path, self.tr("Could not save the shortcuts"), lambda _progress: data)

        def ask_and_save() -> bool:
            path = self._ask_file(title, {"pdf": self.tr("PDF documents")}, title)
            return path is not None and save(path, usual_page())

        failed = self.tr("Could not print the shortcuts")
        return self._put_on_paper(title, failed, draw=draw, save=save, ask_and_save=ask_and_save)


def keys_html(title: str, groups: Sequence[ShortcutGroup], commands: CommandRegistry) -> str:
    """Return the lines that have keys, as a document with a table for each group."""
    parts = [f"<h1>{escape(title)}</h1>"]
    for group in groups:
        rows = [
            f"<tr><td width='60%'>{escape(line.words)}</td><td>{escape(keys)}</td></tr>"
            for line in group.lines
            if (keys := shortcut_text(line, commands))
        ]
        if rows:
            parts.append(
                f"<h3>{escape(group.title)}</h3><table width='100%'>{''.join(rows)}</table>"
            )
    return "".join(parts)


def _document(html: str) -> QTextDocument:
    document = QTextDocument()
    font = document.defaultFont()
    font.setPointSize(_TYPE)
    document.setDefaultFont(font)
    document.setHtml(html)
    return document
