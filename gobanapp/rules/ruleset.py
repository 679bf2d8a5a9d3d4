"""Rulesets as values: independent fields, the named presets, and their notation in text.

No code depends on the name of a ruleset; a house rule is ``replace(JAPANESE, suicide=True)``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from gobanapp.rules.color import Color


class CountingMethod(Enum):
    """The scoring methods."""

    TERRITORY = "territory"
    AREA = "area"
    STONES = "stones"
    """Stones only, as in old China: area minus two points for each living group, its last eyes."""


class Repetition(Enum):
    """The repetitions of a board position that are illegal."""

    BASIC = "basic"
    """No immediate retaking of a ko."""
    POSITIONAL = "positional"
    """No repetition of any earlier board."""
    SITUATIONAL = "situational"
    """No repetition of any earlier board with the same player to move."""
    NATURAL = "natural"
    """No repetition of a board that one of the player's own stones created."""
    SPIGHT = "spight"
    """As positional, but a pass by either player lifts every ban (Bill Spight)."""


class Compensation(Enum):
    """White's compensation for ``n`` handicap stones, which count for Black by area."""

    NONE = "0"
    STONES = "n"
    STONES_BUT_ONE = "n-1"

    def points(self, handicap: int) -> int:
        """Return the points for ``handicap`` stones; a handicap of one or none gives none."""
        if self is Compensation.NONE or handicap < 2:
            return 0
        return handicap if self is Compensation.STONES else handicap - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The rules by which a game is played and scored.

    ``key`` names the preset it began from. ``seki_points``: points inside a seki count.
    ``pass_stones``: each pass hands the opponent a prisoner, which territory scoring counts.
    ``group_tax``: two points off for each living group. ``passes_to_stop`` passes in a row stop
    play. ``ties_to``: the winner of a tied game; None makes it a draw. ``opponent_resumes``: if
    play is resumed, the opponent of the player who asks begins. ``confirms_by_play``: disputed
    groups can be played out separately, with a ko retaken only after a pass for it. ``all_alive``:
    no stone on the board is dead at the end.
    """

    key: str
    counting: CountingMethod
    ko: Repetition
    suicide: bool = False
    seki_points: bool = True
    compensation: Compensation = Compensation.NONE
    pass_stones: bool = False
    group_tax: bool = False
    white_passes_last: bool = False
    passes_to_stop: int = 2
    opponent_resumes: bool = False
    confirms_by_play: bool = False
    all_alive: bool = False
    komi: float = 7.5
    handicap_komi: float = 0.5
    ties_to: Color | None = None

    @property
    def countings(self) -> tuple[CountingMethod, CountingMethod]:
        """The ruleset's own counting method, and the one to compare it with."""
        territory, own = CountingMethod.TERRITORY, self.counting
        return own, CountingMethod.AREA if own is territory else territory

    def usual_komi(self, handicap: int) -> float:
        """Return the komi of an even game (handicap 0) or of one with a handicap (1: no stones)."""
        return self.handicap_komi if handicap else self.komi

    def __str__(self) -> str:
        """The spelling that ``parse`` reads: the key and the fields that differ from it."""
        preset = RULESET_PRESETS[self.key]
        changed = [
            f"{name}={_spell(getattr(self, field))}"
            for name, field in _FIELDS.items()
            if getattr(self, field) != getattr(preset, field)
        ]
        return ",".join([self.key, *changed])

    @property
    def sgf_name(self) -> str:
        """The name in a record, which ``ruleset_names`` reads: SGF's spelling if it has one.

        A house rule is spelled as ``parse`` reads it.
        """
        text = str(self)
        return _RECORD_NAMES.get(text, text)

    @staticmethod
    def parse(text: str) -> Ruleset:
        """Return the ruleset of a key and changed fields.

        An example is ``japanese,suicide=yes,ko=positional``. Raises ValueError with a sentence
        about the text that is not understood.
        """
        key, *changes = (part.strip().lower() for part in text.split(","))
        if key not in RULESET_PRESETS:
            raise ValueError(
                f"no ruleset is called {key!r}; there are {', '.join(RULESET_PRESETS)}"
            )
        ruleset = RULESET_PRESETS[key]
        for change in changes:
            name, _, word = change.partition("=")
            if name not in _FIELDS:
                raise ValueError(f"no field is called {name!r}; there are {', '.join(_FIELDS)}")
            field = _FIELDS[name]
            words = _words(getattr(ruleset, field))
            if word not in words:
                raise ValueError(f"{name} is one of {', '.join(words)}, not {word!r}")
            ruleset = replace(ruleset, **{field: words[word]})
        return ruleset


_FIELDS: Final = {
    "counting": "counting",
    "ko": "ko",
    "suicide": "suicide",
    "seki": "seki_points",
    "compensation": "compensation",
    "passes": "pass_stones",
    "tax": "group_tax",
}
"""The fields that can be changed in text, by their names there."""


def _words(value: bool | Enum) -> dict[str, Any]:
    """Return the possible values of the type of ``value``, by their notation."""
    if isinstance(value, Enum):
        return {member.value: member for member in type(value)}
    return {"yes": True, "no": False}


def _spell(value: bool | Enum) -> str:
    return next(word for word, meaning in _words(value).items() if meaning == value)


# Presets. Sources: the Japanese rules of 1989, the Chinese rules of 2002, the AGA's concise rules,
# the rules of the French federation, the SST laws, the New Zealand rules, Tromp-Taylor.

JAPANESE: Final = Ruleset(
    key="japanese",
    counting=CountingMethod.TERRITORY,
    ko=Repetition.BASIC,
    seki_points=False,
    opponent_resumes=True,
    confirms_by_play=True,
    komi=6.5,
)
KOREAN: Final = replace(JAPANESE, key="korean")
CHINESE: Final = Ruleset(
    key="chinese",
    counting=CountingMethod.AREA,
    ko=Repetition.POSITIONAL,
    compensation=Compensation.STONES,
    handicap_komi=0,
)
AGA: Final = Ruleset(
    key="aga",
    counting=CountingMethod.AREA,
    ko=Repetition.SITUATIONAL,
    compensation=Compensation.STONES_BUT_ONE,
    pass_stones=True,
    white_passes_last=True,
)
BGA: Final = replace(AGA, key="bga")
FRENCH: Final = Ruleset(
    key="french",
    counting=CountingMethod.AREA,
    ko=Repetition.NATURAL,
    compensation=Compensation.STONES_BUT_ONE,
    ties_to=Color.WHITE,
)
ING: Final = Ruleset(
    key="ing",
    counting=CountingMethod.AREA,
    # Ing forbids "hot stones", which referees apply differently; superko replaces that rule.
    ko=Repetition.POSITIONAL,
    suicide=True,
    komi=8,
    ties_to=Color.BLACK,
)
NEW_ZEALAND: Final = Ruleset(
    key="new-zealand",
    counting=CountingMethod.AREA,
    ko=Repetition.SITUATIONAL,
    suicide=True,
    komi=7,
    handicap_komi=0,
)
TROMP_TAYLOR: Final = Ruleset(
    key="tromp-taylor",
    counting=CountingMethod.AREA,
    ko=Repetition.POSITIONAL,
    suicide=True,
    all_alive=True,
)
STONE_COUNTING: Final = Ruleset(
    key="stone-counting",
    counting=CountingMethod.STONES,
    ko=Repetition.POSITIONAL,
    komi=0,
    handicap_komi=0,
)

RULESET_PRESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {
        ruleset.key: ruleset
        for ruleset in (
            JAPANESE,
            KOREAN,
            CHINESE,
            AGA,
            BGA,
            FRENCH,
            ING,
            NEW_ZEALAND,
            TROMP_TAYLOR,
            STONE_COUNTING,
        )
    }
)
"""Every named ruleset by its key, in the order a menu shows them."""

_RECORD_NAMES: Final = {
    "japanese": "Japanese",
    "korean": "Korean",
    "chinese": "Chinese",
    "aga": "AGA",
    "bga": "BGA",
    "french": "French",
    "ing": "GOE",
    "new-zealand": "NZ",
    "tromp-taylor": "Tromp-Taylor",
    "stone-counting": "Stone counting",
}
"""The name of each preset in a record. AGA, GOE, Japanese and NZ are SGF's."""
