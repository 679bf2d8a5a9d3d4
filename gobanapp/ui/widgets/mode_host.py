"""What a mode is shown in, as those see it that begin modes or follow them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from gobanapp.ui.widgets.board_mode import BoardMode


class ModeHost(Protocol):
    """Has one ``BoardMode`` at a time, or none. The window's side panel is one."""

    @property
    def mode(self) -> BoardMode | None:
        """What has taken the board from the session, None while nothing has."""

    @property
    def prompt(self) -> tuple[str, str] | None:
        """What the mode asks or says, and more of it; None where there is nothing."""

    @property
    def prompt_changed(self) -> SignalInstance:
        """``prompt`` or ``mode`` may be something else."""

    def enter_mode(self, mode: BoardMode) -> None:
        """Let ``mode`` have the board, in place of one that has it."""

    def step_by(self, steps: int) -> None:
        """Go so many steps on, or back, in whatever is shown."""
