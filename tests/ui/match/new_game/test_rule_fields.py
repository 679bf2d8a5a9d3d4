"""The fields of a ruleset."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox

from gobanapp.rules.ruleset import AGA, JAPANESE, RULESET_PRESETS, STONE_COUNTING, Repetition
from gobanapp.text import rule_names
from gobanapp.ui.match.new_game.rule_fields import RuleFields


@pytest.fixture
def fields(qtbot):
    fields = RuleFields()
    qtbot.addWidget(fields)
    fields.show()
    return fields


@pytest.mark.parametrize(
    "ruleset",
    [*RULESET_PRESETS.values(), replace(STONE_COUNTING, ko=Repetition.SPIGHT, pass_stones=True)],
    ids=str,
)
def test_the_fields_show_the_given_ruleset(qtbot, fields, ruleset):
    with qtbot.assertNotEmitted(fields.changed):
        fields.ruleset = ruleset
    box = fields.findChildren(QCheckBox)[0]
    for _ in range(2):
        qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert fields.ruleset == ruleset


def test_values_without_a_field_are_kept(qtbot, fields):
    fields.ruleset = replace(AGA, komi=3.5)
    with qtbot.waitSignal(fields.changed):
        fields.findChildren(QCheckBox)[0].click()
    assert fields.ruleset == replace(AGA, komi=3.5, suicide=True)


def test_the_rule_of_ko_is_explained(fields):
    fields.ruleset = JAPANESE
    (ko,) = (c for c in fields.findChildren(QComboBox) if c.currentData() is Repetition.BASIC)
    assert ko.toolTip() == rule_names.repetition_description(Repetition.BASIC)
    fields.ruleset = AGA
    assert ko.toolTip() == rule_names.repetition_description(Repetition.SITUATIONAL)
    for index, repetition in enumerate(Repetition):
        told = ko.itemData(index, Qt.ItemDataRole.ToolTipRole)
        assert told == rule_names.repetition_description(repetition)
