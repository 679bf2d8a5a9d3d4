"""What is told of the keys of the board's cursor when it appears."""

from __future__ import annotations

from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.text.language import translate


def cursor_hint(session: Session, *, is_answer: bool) -> str:
    """Return what arrows, Enter and Esc do; ``is_answer``: where the board asks for a point."""
    if is_answer:
        return translate(
            "cursor", "Arrows move the cursor, Enter answers with its point, Esc hides it."
        )
    if session.is_counting:
        return translate(
            "cursor", "Arrows move the cursor, Enter turns a group dead or alive, Esc hides it."
        )
    if session.edit_tool is EditTool.MARK and session.mark_tool.is_two_point:
        return translate(
            "cursor", "Enter begins, the arrows lead to the other end, Enter ends; Esc gives up."
        )
    if session.edit_tool is EditTool.MARK:
        return translate(
            "cursor", "Arrows move the cursor, Enter uses the tool there, Esc hides it."
        )
    if session.edit_tool.is_correction:
        return translate(
            "cursor", "Arrows move the cursor, Enter puts the move there, Esc hides it."
        )
    return translate("cursor", "Arrows move the cursor, Enter plays there, Esc hides it.")
