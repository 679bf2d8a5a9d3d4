"""The records that pictures are taken of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor

ROOT: Final = Path(__file__).resolve().parents[2]
OLD_GAME: Final = ROOT / "tests" / "data" / "records" / "ear_reddening.sgf"
VARIATIONS: Final = ROOT / "tests" / "data" / "records" / "variations.sgf"
SMALL_GAME: Final = ROOT / "docs" / "rules" / "positions" / "example-game.sgf"
HANDICAP_GAME: Final = ROOT / "docs" / "rules" / "positions" / "handicap.sgf"
PROBLEMS: Final = ROOT / "resources" / "lessons" / "en" / "15-life.sgf"
"""Its pages are problems as well: variations, of which some are marked as right."""

_BYO_YOMI: Final = ByoYomi(main=1500, periods=3, seconds=30)
CLUB: Final = GameTerms(
    names=ByColor("Black's name", "White's name"),
    ranks=ByColor("3k", "3k"),
    systems=ByColor(_BYO_YOMI, _BYO_YOMI),
)
