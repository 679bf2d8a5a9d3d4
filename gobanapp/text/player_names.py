"""How the players are spoken of before it is settled who has which colour."""

from __future__ import annotations

from gobanapp.rules.color import ByColor
from gobanapp.text import messages
from gobanapp.text.language import translate

_LONGEST = 24  # letters


def distinct_names(names: ByColor[str]) -> ByColor[str]:
    """Return short names for both, also for those who have none or the same."""
    black, white = names.map(lambda name: messages.elided(name, _LONGEST))
    if not black or names.black == names.white:
        black = translate("arranging", "The first player")
    if not white or names.black == names.white:
        white = translate("arranging", "The second player")
    return ByColor(black, white)
