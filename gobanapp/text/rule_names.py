"""Names of rulesets and of their rules."""

from __future__ import annotations

from typing import Final

from gobanapp.rules.ruleset import (
    RULESET_PRESETS,
    Compensation,
    CountingMethod,
    Repetition,
    Ruleset,
)
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_RULESETS: Final = {
    "japanese": QT_TRANSLATE_NOOP("rules", "Japanese"),
    "korean": QT_TRANSLATE_NOOP("rules", "Korean"),
    "chinese": QT_TRANSLATE_NOOP("rules", "Chinese"),
    "aga": QT_TRANSLATE_NOOP("rules", "American (AGA)"),
    "bga": QT_TRANSLATE_NOOP("rules", "British (BGA)"),
    "french": QT_TRANSLATE_NOOP("rules", "French (FFG)"),
    "ing": QT_TRANSLATE_NOOP("rules", "Ing"),
    "new-zealand": QT_TRANSLATE_NOOP("rules", "New Zealand"),
    "tromp-taylor": QT_TRANSLATE_NOOP("rules", "Tromp-Taylor"),
    "stone-counting": QT_TRANSLATE_NOOP("rules", "Stone counting (old Chinese)"),
}
_COUNTINGS: Final = {
    CountingMethod.TERRITORY: QT_TRANSLATE_NOOP("rules", "Territory"),
    CountingMethod.AREA: QT_TRANSLATE_NOOP("rules", "Area"),
    CountingMethod.STONES: QT_TRANSLATE_NOOP("rules", "Stones"),
}
_REPETITIONS: Final = {
    Repetition.BASIC: QT_TRANSLATE_NOOP("rules", "Basic ko"),
    Repetition.POSITIONAL: QT_TRANSLATE_NOOP("rules", "Positional superko"),
    Repetition.SITUATIONAL: QT_TRANSLATE_NOOP("rules", "Situational superko"),
    Repetition.NATURAL: QT_TRANSLATE_NOOP("rules", "Natural superko"),
    Repetition.SPIGHT: QT_TRANSLATE_NOOP("rules", "Superko until a pass"),
}
_REPETITIONS_EXPLAINED: Final = {
    Repetition.BASIC: QT_TRANSLATE_NOOP(
        "rules", "A ko can't be retaken immediately. Longer cycles are allowed."
    ),
    Repetition.POSITIONAL: QT_TRANSLATE_NOOP("rules", "No move may repeat an earlier position."),
    Repetition.SITUATIONAL: QT_TRANSLATE_NOOP(
        "rules", "No move may repeat an earlier position with the same player to move."
    ),
    Repetition.NATURAL: QT_TRANSLATE_NOOP(
        "rules", "No player may repeat a position that one of their own earlier moves created."
    ),
    Repetition.SPIGHT: QT_TRANSLATE_NOOP(
        "rules", "No move may repeat an earlier position, unless a player has passed since."
    ),
}
_COMPENSATIONS: Final = {
    Compensation.NONE: QT_TRANSLATE_NOOP("rules", "None"),
    Compensation.STONES: QT_TRANSLATE_NOOP("rules", "One point per stone"),
    Compensation.STONES_BUT_ONE: QT_TRANSLATE_NOOP("rules", "One point per stone except the first"),
}


def ruleset_name(ruleset: Ruleset) -> str:
    """Return the name of a ruleset; of a house rule, the name of its base."""
    name = translate("rules", _RULESETS[ruleset.key])
    if str(ruleset) == str(RULESET_PRESETS[ruleset.key]):
        return name
    return translate("rules", "{ruleset}, changed").format(ruleset=name)


def counting_name(counting: CountingMethod) -> str:
    return translate("rules", _COUNTINGS[counting])


def repetition_name(repetition: Repetition) -> str:
    return translate("rules", _REPETITIONS[repetition])


def repetition_description(repetition: Repetition) -> str:
    """Return a description of the illegal repetitions."""
    return translate("rules", _REPETITIONS_EXPLAINED[repetition])


def compensation_name(compensation: Compensation) -> str:
    """Return the name of White's compensation for handicap stones."""
    return translate("rules", _COMPENSATIONS[compensation])
