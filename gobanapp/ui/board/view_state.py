"""How one window shows its game, independent of other windows."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.diagram.aids import Aid
from gobanapp.rules.symmetry import Symmetry
from gobanapp.storage.window_layout import WindowLayout


@dataclass(slots=True)
class ViewState:
    """What the user chose for one window. The settings only keep what a new window starts with.

    It sends no signal: the actions that change it tell their own window to update.
    """

    layout: WindowLayout = WindowLayout.STANDARD
    aids: frozenset[Aid] = frozenset()
    symmetry: Symmetry = Symmetry.NONE
    """How the board is rotated; another document begins unrotated."""
