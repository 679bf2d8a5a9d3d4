"""The rules of a game: a known ruleset, and each of its fields when they are expanded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import Any, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from gobanapp.rules.ruleset import (
    JAPANESE,
    RULESET_PRESETS,
    Compensation,
    CountingMethod,
    Repetition,
    Ruleset,
)
from gobanapp.text import rule_names
from gobanapp.ui.widgets.appearance import SPACE, line_height
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import ChoiceBox, grid_box, hbox, prepare, vbox
from gobanapp.ui.widgets.plain_text import Label

E = TypeVar("E", bound=Enum)


class RuleFields(QWidget):
    """Changes one ruleset; ``changed`` says that the user has changed it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._ruleset = JAPANESE
        self._counting = self._choice(CountingMethod, rule_names.counting_name)
        self._ko = self._choice(Repetition, rule_names.repetition_name)
        for index, repetition in enumerate(Repetition):
            explained = rule_names.repetition_description(repetition)
            self._ko.setItemData(index, explained, Qt.ItemDataRole.ToolTipRole)
        self._compensation = self._choice(Compensation, rule_names.compensation_name)
        self._flags = {
            "suicide": QCheckBox(self.tr("Allow s&uicide")),
            "seki_points": QCheckBox(self.tr("Points &in seki count")),
            "pass_stones": QCheckBox(self.tr("Passin&g costs a stone")),
            "group_tax": QCheckBox(self.tr("Group &tax")),
        }
        self._counting.setObjectName("counting")
        self._ko.setObjectName("ko")
        self._compensation.setObjectName("compensation")
        for field, flag in self._flags.items():
            flag.setObjectName(field.replace("_", "-"))
        self._flags["suicide"].setToolTip(self.tr("Only of two or more stones."))
        self._flags["group_tax"].setToolTip(self.tr("Each living group costs two points."))
        for flag in self._flags.values():
            flag.clicked.connect(self._read)

        grid = grid_box(self, margins=(0, 0, 0, SPACE), stretched=1)
        for row, (text, combo) in enumerate(
            (
                (self.tr("C&ounting"), self._counting),
                (self.tr("&Ko"), self._ko),
                (self.tr("White's ha&ndicap bonus"), self._compensation),
            )
        ):
            label = Label(text)
            label.setBuddy(combo)
            grid.addWidget(label, row, 0)
            grid.addWidget(combo, row, 1)
        for place, flag in enumerate(self._flags.values()):
            grid.addWidget(flag, 3 + place // 2, place % 2)

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset entered; setting it emits nothing."""
        return self._ruleset

    @ruleset.setter
    def ruleset(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._counting.value = ruleset.counting
        self._ko.value = ruleset.ko
        self._compensation.value = ruleset.compensation
        for field, flag in self._flags.items():
            flag.setChecked(getattr(ruleset, field))
        self._ko.setToolTip(rule_names.repetition_description(ruleset.ko))

    def _read(self) -> None:
        flags: dict[str, Any] = {field: flag.isChecked() for field, flag in self._flags.items()}
        self.ruleset = replace(
            self._ruleset,
            counting=self._counting.value,
            ko=self._ko.value,
            compensation=self._compensation.value,
            **flags,
        )
        self.changed.emit()

    def _choice(self, choices: type[E], name: Callable[[E], str]) -> ChoiceBox:
        combo = ChoiceBox([(choice, name(choice)) for choice in choices])
        combo.setMinimumHeight(line_height(self))
        combo.activated.connect(self._read)
        return combo


class RulesChoice(QWidget):
    """``changed``: the user has chosen another ruleset, or changed one of its fields."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rulesets = ChoiceBox(
            [(rules, rule_names.ruleset_name(rules)) for rules in RULESET_PRESETS.values()]
        )
        self._rulesets.setObjectName("rules")
        self._rulesets.setAccessibleName(self.tr("Rules"))
        self.unfold = push_button(self.tr("C&hange rules…"), "change-rules", self._unfold)
        self._fields = RuleFields()
        self._fields.hide()
        prepare(self._rulesets)
        self.setLayout(vbox(hbox(self._rulesets, self.unfold, None), self._fields))
        self.setFocusProxy(self._rulesets)
        self._rulesets.chosen.connect(self._take)
        self._fields.changed.connect(self._take_fields)

    @property
    def ruleset(self) -> Ruleset:
        return self._fields.ruleset

    @ruleset.setter
    def ruleset(self, ruleset: Ruleset) -> None:
        self._fields.ruleset = ruleset
        self._show()

    def _take(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.changed.emit()

    def _take_fields(self) -> None:
        self._show()
        self.changed.emit()

    def _unfold(self) -> None:
        unfolds = self._fields.isHidden()
        self.unfold.setText(self.tr("&Hide rules") if unfolds else self.tr("C&hange rules…"))
        self._fields.setVisible(unfolds)

    def _show(self) -> None:
        """Choose the ruleset in the list; changed rules have a line of their own at its end."""
        ruleset = self._fields.ruleset
        index = list(RULESET_PRESETS).index(ruleset.key)
        house = len(RULESET_PRESETS)
        if str(ruleset) != ruleset.key:
            index = house
            if self._rulesets.count() == house:
                self._rulesets.addItem("")
            self._rulesets.setItemText(index, rule_names.ruleset_name(ruleset))
            self._rulesets.setItemData(index, ruleset)
        elif self._rulesets.count() > house:
            self._rulesets.removeItem(house)
        self._rulesets.setCurrentIndex(index)
