"""What is told of a chain that is pointed at, in words."""

from __future__ import annotations

from typing import Final

from gobanapp.rules.reading.ladder import Ladder
from gobanapp.text.language import Translated, translate


class _Amounts(Translated):
    """lupdate sees that a text has plural forms in a call of ``tr`` only."""

    def caught(self, moves: int) -> str:
        return self.tr("Caught in a ladder: %n moves.", "", moves)

    def broken(self, stones: int) -> str:
        return self.tr("The ladder fails: {stones} break it.", "", stones)


_amounts: Final = _Amounts()


def ladder_text(ladder: Ladder) -> str:
    """Return how the ladder ends, and what breaks it."""
    if ladder.is_caught:
        return _amounts.caught(len(ladder.moves))
    if not ladder.breakers:
        return translate("aid_words", "The ladder fails: the chain gets away.")
    if len(ladder.breakers) == 1:
        text = translate("aid_words", "The ladder fails: {stone} breaks it.")
        return text.format(stone=next(iter(ladder.breakers)))
    return _amounts.broken(len(ladder.breakers)).format(
        stones=", ".join(map(str, sorted(ladder.breakers)))
    )
