"""Board tools and modes: handlers of clicks, and temporary owners of board and panel."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from gobanapp.rules.point import Point


class BoardTool(Protocol):
    """Handles the choice of a point on the board, by mouse, finger or keyboard."""

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier, /) -> None: ...


class BoardMode(QObject):
    """Begins, ends, and handles clicks and steps meanwhile.

    A mode makes its ``panel`` before it begins. It ends automatically when it cannot follow the
    session.
    """

    panel: QWidget

    has_players = False
    """True if the mode's panel takes the place of the players' panel."""
    has_line = False
    """True if the line of the record's moves means nothing."""
    hides_record = False
    """True if commands on the record are disabled meanwhile, because it is hidden."""
    shows_record = True
    """True if what the board shows is of the record."""
    takes_clicks = True
    """True if clicks on the board reach the mode; otherwise they reach the record below it."""
    hides_move = False
    """True if the next move of the record is not to be seen."""
    ends_with_escape = False
    """True if Escape ends it wherever the focus is; others have keys of their own."""

    announces_all = False
    """True if ``announcement`` says all of it, so that ``prompt`` need not be read out."""

    ended = Signal()
    prompt_changed = Signal()
    """``prompt`` may have changed."""
    announcement = Signal(str)
    """The current question or answer in the panel, for screen readers."""

    _has_ended = False

    @property
    def prompt(self) -> tuple[str, str] | None:
        """The question or message, and details; None if it is not for an audience."""
        return None

    def begin(self) -> None:
        """Take over the board and the keys; the panel is already visible."""
        raise NotImplementedError

    def end(self) -> None:
        """Give back the board and the keys. A second call does nothing."""
        if not self._has_ended:
            self._has_ended = True
            self._give_back()
            self.ended.emit()

    def _give_back(self) -> None:
        """Restore the board and the keys, and disconnect."""
        raise NotImplementedError

    def on_point(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Handle the choice of ``point`` on the board, as a ``BoardTool``."""
        raise NotImplementedError

    def step(self, steps: int) -> None:
        """Handle steps of the mouse wheel."""

    def reveal(self) -> None:
        """Show the hidden part."""

    def set_side_by_side(self, wide: bool) -> None:
        """Arrange the panel for a place with more width than height."""
        raise NotImplementedError


class ModeHost(Protocol):
    """The host of modes, one at a time or none. The window's side panel is one."""

    @property
    def mode(self) -> BoardMode | None:
        """The mode that has taken over the board, None without one."""

    @property
    def prompt(self) -> tuple[str, str] | None:
        """The question or message of the mode, and details; None if there is none."""

    @property
    def prompt_changed(self) -> SignalInstance:
        """The signal that ``prompt`` or ``mode`` may have changed."""

    def enter_mode(self, mode: BoardMode) -> None:
        """Start ``mode``, in place of a current one."""

    def step_by(self, steps: int) -> None:
        """Step forward or back by a number of steps in the current display."""
