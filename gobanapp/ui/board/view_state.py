"""The view state of one window, independent of other windows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.diagram.aids import Aid
from gobanapp.rules.symmetry import Symmetry
from gobanapp.storage.window_layout import WindowLayout


class PanelMode(Enum):
    """The uses of the standard layout, which decide the contents of its panel."""

    PLAY = "play"
    STUDY = "study"
    COUNT = "count"


@dataclass(slots=True)
class ViewState:
    """The user's choices for one window. The settings only keep those of a new window.

    It sends no signal: the actions that change it tell their own window to update.
    """

    layout: WindowLayout = WindowLayout.STANDARD
    aids: frozenset[Aid] = frozenset()
    symmetry: Symmetry = Symmetry.NONE
    """The rotation of the board; another document begins unrotated."""
    panel_mode: PanelMode = PanelMode.PLAY
    """The last choice of Play or Study; ``PanelChoice`` has the current panel."""
