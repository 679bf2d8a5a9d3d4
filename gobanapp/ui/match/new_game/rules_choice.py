"""The ruleset: one of those in use, and below it each of its fields where that is unfolded."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget

from gobanapp.rules.ruleset import RULESET_PRESETS, Ruleset
from gobanapp.text import rule_names
from gobanapp.ui.record.game_info.rule_fields import RuleFields
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import form_row, prepare


class RulesChoice(QWidget):
    """``changed``: the user has chosen another ruleset, or changed one of its fields."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rulesets = QComboBox()
        self._rulesets.setObjectName("rules")
        self._rulesets.setAccessibleName(self.tr("Rules"))
        self.unfold = QPushButton(self.tr("C&hange rules…"))
        self.unfold.setObjectName("change-rules")
        self.unfold.setAutoDefault(False)
        self._fields = RuleFields()
        self._fields.hide()
        for ruleset in RULESET_PRESETS.values():
            self._rulesets.addItem(rule_names.ruleset_name(ruleset), ruleset)
        prepare(self._rulesets)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        layout.addLayout(form_row(self._rulesets, self.unfold))
        layout.addWidget(self._fields)
        self.setFocusProxy(self._rulesets)
        self._rulesets.activated.connect(self._take)
        self._fields.changed.connect(self._take_fields)
        self.unfold.clicked.connect(self._unfold)

    @property
    def ruleset(self) -> Ruleset:
        return self._fields.ruleset

    @ruleset.setter
    def ruleset(self, ruleset: Ruleset) -> None:
        self._fields.ruleset = ruleset
        self._show()

    def _take(self, index: int) -> None:
        self.ruleset = self._rulesets.itemData(index)
        self.changed.emit()

    def _take_fields(self) -> None:
        self._show()
        self.changed.emit()

    def _unfold(self) -> None:
        unfolds = self._fields.isHidden()
        self.unfold.setText(self.tr("&Hide the rules") if unfolds else self.tr("C&hange rules…"))
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
