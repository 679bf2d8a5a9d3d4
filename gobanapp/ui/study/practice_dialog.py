"""The dialog before a practice: the number of problems, their order and orientation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from random import Random
from typing import TypeAlias

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QSpinBox,
    QWidget,
)

from gobanapp.learning.learning_progress import LearningProgress, Statistics
from gobanapp.learning.practice import MAX_PROBLEMS, PracticeOrder, PracticePlan, choose_problems
from gobanapp.storage.problem_collection import ProblemCollection, ProblemSelection
from gobanapp.text import problem_text
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.dialogs import accept_or_cancel
from gobanapp.ui.widgets.forms import (
    DIALOG_MARGINS,
    ChoiceBox,
    form_label,
    grid_box,
    hbox,
    letters_width,
    prepare,
    vbox,
)
from gobanapp.ui.widgets.labels import quiet_line
from gobanapp.ui.widgets.window_geometry import persist_size

_LETTERS = 50


NamedCollection: TypeAlias = tuple[str, ProblemCollection]


class PracticeDialog(QDialog):
    """The choice of problems and options; ``choose_folder`` finds another collection."""

    def __init__(
        self,
        collections: Sequence[NamedCollection],
        plan: PracticePlan,
        progress: LearningProgress,
        today: date,
        *,
        choose_folder: Callable[[], NamedCollection | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Practise Problems"))
        self._progress = progress
        self._today = today
        self._choose_folder = choose_folder
        self._collections = list(collections)
        self._source = QComboBox()
        self._source.setObjectName("source")
        self._source.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for name, _ in self._collections:
            self._source.addItem(name)
        self._source.setCurrentIndex(self._first_unfinished())
        self._summary = quiet_line()
        folder_button = push_button(self.tr("Problems from a &Folder…"), "folder", self._ask_folder)
        self._number = QSpinBox()
        self._number.setObjectName("number")
        self._number.setRange(1, MAX_PROBLEMS)
        self._number.setValue(plan.number)
        self._order = ChoiceBox()
        self._order.setObjectName("order")
        self._order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._order.addItem(self.tr("As in the file"), PracticeOrder.FILE)
        self._order.addItem(self.tr("At random"), PracticeOrder.RANDOM)
        self._order.addItem(self.tr("Due today, then new"), PracticeOrder.DUE)
        self._order.value = plan.order
        self._turns = QCheckBox(self.tr("&Rotate and flip the board at random"))
        self._turns.setObjectName("turn")
        self._turns.setChecked(plan.turns)
        self._swaps = QCheckBox(self.tr("Swap &colours at random"))
        self._swaps.setObjectName("swap-colours")
        self._swaps.setChecked(plan.swaps_colors)
        note = quiet_line(self.tr("Problems whose text names points or colours are not changed."))
        buttons, self._begin_button = accept_or_cancel(self, self.tr("&Start"), "begin")
        self._arrange(folder_button, note, buttons)
        self._order.currentIndexChanged.connect(self._update_begin_button)
        self._number.valueChanged.connect(self._update_begin_button)
        self._source.currentIndexChanged.connect(self._show_collection)
        self._show_collection()
        self._number.setFocus()
        self._number.selectAll()
        persist_size(self, "PracticeDialog", self.sizeHint())

    def _arrange(self, folder_button: QWidget, note: QWidget, buttons: QWidget) -> None:
        prepare(self._source, self._number, self._order)

        fields = grid_box()
        fields.addWidget(form_label(self.tr("&At most"), self._number), 0, 0)
        fields.addLayout(hbox(self._number, None), 0, 1)
        fields.addWidget(form_label(self.tr("&Order"), self._order), 1, 0)
        fields.addLayout(hbox(self._order, None), 1, 1)
        source = (
            form_label(self.tr("&Problems"), self._source),
            hbox(self._source, folder_button, None),
        )
        changes = (self._turns, self._swaps, note)
        rows = (*source, self._summary, SPACE, fields, SPACE, *changes, SPACE, buttons)
        self.setLayout(vbox(*rows, margins=DIALOG_MARGINS))
        self._summary.setMinimumWidth(letters_width(self, _LETTERS))

    @property
    def plan(self) -> PracticePlan:
        """The options of the practice."""
        order = self._order.value
        return PracticePlan(
            self._number.value(), order, self._turns.isChecked(), self._swaps.isChecked()
        )

    def selection(self, random: Random) -> ProblemSelection:
        """Return the problems to be solved, chosen again if the order is random."""
        collection, plan = self._collection, self.plan
        indexes = choose_problems(collection.keys, plan, self._progress, self._today, random)
        return ProblemSelection(collection, tuple(indexes), plan)

    @property
    def _collection(self) -> ProblemCollection:
        return self._collections[self._source.currentIndex()][1]

    def _first_unfinished(self) -> int:
        """Return the first collection with problems that are new or due, else the first."""
        for index, (_, collection) in enumerate(self._collections):
            if self._progress.due(collection.keys, self._today):
                return index
        return 0

    def _show_collection(self) -> None:
        collection = self._collection
        statistics = Statistics.of(self._progress, collection.keys, self._today)
        summary = problem_text.collection(
            statistics, left_out=collection.left_out, unreadable=collection.unreadable
        )
        self._summary.setText(summary)
        self._update_begin_button()

    def _update_begin_button(self) -> None:
        """Disable the start button if no problem would be asked."""
        indexes = self.selection(Random(0)).problem_indexes
        self._begin_button.setEnabled(bool(indexes))
        nothing_due = self.tr("Nothing is due today.") if self._collection.items else ""
        self._begin_button.setToolTip("" if indexes else nothing_due)

    def _ask_folder(self) -> None:
        collection = self._choose_folder()
        if collection is not None:
            self._collections.append(collection)
            self._source.addItem(collection[0])
            self._source.setCurrentIndex(len(self._collections) - 1)
