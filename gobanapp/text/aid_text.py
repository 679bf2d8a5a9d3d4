"""What is told of a chain that is pointed at, in words."""

from __future__ import annotations

from gobanapp.rules.reading.ladder import Ladder
from gobanapp.text.language import tr, translate


def ladder_text(ladder: Ladder) -> str:
    """Return how the ladder ends, and what breaks it."""
    if ladder.is_caught:
        return tr("Caught in a ladder: %n moves.", "", len(ladder.moves))
    if not ladder.breakers:
        return translate("aid_words", "The ladder fails: the chain gets away.")
    text = tr("The ladder fails: {stones} break it.", "", len(ladder.breakers))
    return text.format(stones=", ".join(map(str, sorted(ladder.breakers))))
