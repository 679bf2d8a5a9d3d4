"""Names of rulesets and of what they choose between."""

from dataclasses import replace

import pytest

from gobanapp.rules.ruleset import RULESET_PRESETS, Compensation, CountingMethod, Repetition
from gobanapp.text import rule_names

NAMES = [
    (rule_names.counting_name, CountingMethod),
    (rule_names.repetition_name, Repetition),
    (rule_names.repetition_description, Repetition),
    (rule_names.compensation_name, Compensation),
    (rule_names.ruleset_name, RULESET_PRESETS.values()),
]


@pytest.mark.parametrize("ruleset", RULESET_PRESETS.values(), ids=list(RULESET_PRESETS))
def test_every_ruleset_has_a_name_and_says_when_it_was_changed(ruleset):
    changed = replace(ruleset, suicide=not ruleset.suicide)
    assert rule_names.ruleset_name(changed) == f"{rule_names.ruleset_name(ruleset)}, changed"


@pytest.mark.parametrize(("name", "choices"), NAMES, ids=[name.__name__ for name, _ in NAMES])
def test_names_of_choices_are_all_different(name, choices):
    names = [name(choice) for choice in choices]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("name", "choices"), NAMES, ids=[name.__name__ for name, _ in NAMES])
def test_every_name_can_be_translated(everything_translated, name, choices):
    assert [text for text in map(name, choices) if not text.startswith("<")] == []
