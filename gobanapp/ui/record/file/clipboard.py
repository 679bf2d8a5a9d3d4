"""Games and text diagrams from the clipboard, and guesses about a diagram."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gobanapp.session.document import Document
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.storage.document_file import read_document
from gobanapp.text.diagram_text import diagram_fault_sentence
from gobanapp.ui.widgets.dialogs import show_message_box, truncated_lines

if TYPE_CHECKING:
    from gobanapp.diagram.raw_diagram import DiagramFault
    from gobanapp.game.branches import Branch
    from gobanapp.rules.board import Board


class BoardSizeMismatch(ValueError):
    """The diagram has another board size."""


def read_clipboard_document(
    text: str, progress: ProgressCallback = ignore_progress
) -> tuple[Document, Sequence[DiagramFault]]:
    """Return the games in ``text``, a record or diagrams, and the guesses made.

    Each diagram is a game. Raises UnreadableFile if there is neither.
    """
    # Whatever encoding it declares, it is Unicode now.
    data = text.encode("utf-8", "replace")
    try:
        return read_document(data, None, None, "utf-8", progress), ()
    except UnreadableFile:
        from gobanapp.diagram.text_diagram_game import game_from_diagram
        from gobanapp.diagram.text_diagram_reader import read_text_diagrams
        from gobanapp.sgf.writer import write_games

        result = read_text_diagrams(text)
        if not result.diagrams:
            raise
        # As if read from a file, so that the user is asked before it is lost.
        data = write_games([game_from_diagram(diagram) for diagram in result.diagrams])
        return read_document(data, None, None, "utf-8", progress), result.faults


def read_clipboard_branch(text: str, board: Board) -> tuple[Branch, Sequence[DiagramFault]]:
    """Return the moves in ``text``, to be pasted after the position ``board``.

    If it is a diagram, the first one is used. Raises UnreadableFile if there are no moves, and
    BoardSizeMismatch.
    """
    from gobanapp.sgf.branch_sgf import read_branch

    try:
        return read_branch(text, board.width, board.height), ()
    except UnreadableFile:
        from gobanapp.diagram.text_diagram_game import variation_from_diagram
        from gobanapp.diagram.text_diagram_reader import read_text_diagrams

        result = read_text_diagrams(text)
        if not result.diagrams:
            raise
        try:
            return variation_from_diagram(result.diagrams[0], board), result.faults
        except ValueError as error:
            raise BoardSizeMismatch from error


def show_diagram_faults(window: QWidget, faults: Sequence[DiagramFault]) -> None:
    """Show the guesses made for a diagram, if there are any."""
    if faults:
        title = QCoreApplication.translate("Diagrams", "The diagram may not be complete")
        show_message_box(
            window,
            title,
            truncated_lines([diagram_fault_sentence(fault) for fault in faults]),
            name="diagram-faults",
        )
