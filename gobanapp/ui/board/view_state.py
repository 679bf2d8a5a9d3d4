"""The view state of one window, independent of other windows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.diagram.aids import Aid
from gobanapp.rules.symmetry import Symmetry
from gobanapp.storage.window_layout import WindowLayout


class DeskMode(Enum):
    """What the desk is used for, and so what its panel offers."""

    PLAY = "play"
    STUDY = "study"
    COUNT = "count"


@dataclass(slots=True)
class ViewState:
    """What the user chose for one window. The settings only keep what a new window starts with.

    It sends no signal: the actions that change it tell their own window to update.
    """

    layout: WindowLayout = WindowLayout.STANDARD
    aids: frozenset[Aid] = frozenset()
    symmetry: Symmetry = Symmetry.NONE
    """How the board is rotated; another document begins unrotated."""
    desk_mode: DeskMode = DeskMode.PLAY
    """What was chosen last of Play and Study; ``PanelChoice`` says what is shown."""
