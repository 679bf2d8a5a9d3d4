"""Board tools and modes: handlers of clicks, and temporary owners of board and panel."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from gobanapp.rules.point import Point


class BoardTool(Protocol):
    """Decides what choosing a point on the board does, by mouse, finger or keyboard."""

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier, /) -> None: ...


class BoardMode(QObject):
    """Begins, ends, and does something with clicks and steps meanwhile.

    A mode makes its ``panel`` before it begins. It ends by itself where the session goes another
    way than it can follow.
    """

    panel: QWidget

    has_players = False
    """Whether the mode's panel takes the place of the players' panel."""
    has_line = False
    """Whether the line of the record's moves means nothing."""
    hides_record = False
    """Whether commands on the record are disabled meanwhile, because it is hidden."""
    shows_record = True
    """Whether what the board shows is of the record."""
    takes_clicks = True
    """Whether clicks on the board reach the mode; otherwise they reach the record below it."""
    hides_move = False
    """Whether the next move of the record is not to be seen."""
    ends_with_escape = False
    """Whether Escape ends it wherever the focus is; others have keys of their own."""

    announces_all = False
    """Whether ``announcement`` says all of it, so that ``prompt`` need not be read out."""

    ended = Signal()
    prompt_changed = Signal()
    """``prompt`` may be others."""
    announcement = Signal(str)
    """What is now asked or answered in the panel, for those who cannot see it."""

    _has_ended = False

    @property
    def prompt(self) -> tuple[str, str] | None:
        """What is asked or said, and more of it; None where it is not for a room."""
        return None

    def begin(self) -> None:
        """Take the board and the keys; the panel is where it will be seen."""
        raise NotImplementedError

    def end(self) -> None:
        """Give them back. To end it once more does nothing."""
        if not self._has_ended:
            self._has_ended = True
            self._give_back()
            self.ended.emit()

    def _give_back(self) -> None:
        """Leave the board and the keys as they were, and hear nothing more."""
        raise NotImplementedError

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Do what choosing ``point`` on the board does, as a ``BoardTool``."""
        raise NotImplementedError

    def step(self, steps: int) -> None:
        """Do what turning the wheel does."""

    def reveal(self) -> None:
        """Show what is hidden."""

    def set_side_by_side(self, wide: bool) -> None:
        """Arrange the panel for a place with more width than height."""
        raise NotImplementedError


class ModeHost(Protocol):
    """What modes are shown in, one at a time or none. The window's side panel is one."""

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
