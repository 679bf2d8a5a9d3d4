"""Names of colours and players."""

from __future__ import annotations

from typing import Final

from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_MAX_LETTERS = 24  # letters


def distinct_names(names: ByColor[str]) -> ByColor[str]:
    """Return short names for both, also for players without a name or with the same one."""
    black, white = names.map(lambda name: formats.elided(name, _MAX_LETTERS))
    if not black or names.black == names.white:
        black = translate("arranging", "The first player")
    if not white or names.black == names.white:
        white = translate("arranging", "The second player")
    return ByColor(black, white)


_COLORS: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("messages", "Black"),
    Color.WHITE: QT_TRANSLATE_NOOP("messages", "White"),
}


def color_name(color: Color) -> str:
    return translate("messages", _COLORS[color])


def color_names() -> ByColor[str]:
    return ByColor(*map(color_name, Color))


def player_name(info: GameInfo, color: Color) -> str:
    """Return the name of a player, or the colour if there is none."""
    return info.names[color] or color_name(color)
