"""The English words of a count by hand, but for its sentences."""

import os

from PySide6.QtWidgets import QFileDialog, QInputDialog, QLabel, QMessageBox, QWidget

from gobanapp.diagram.game_view import counting_view
from gobanapp.paint.pages.print_content import DiagramItem
from gobanapp.ui.count.demonstration.demonstration_panel import DemonstrationPanel
from gobanapp.ui.count.demonstration.running_totals import RunningTotals
from gobanapp.ui.count.demonstration.step_player import StepPlayer
from gobanapp.ui.count.demonstration.step_printer import StepPrinter
from tests.ui.lookup import answer, find


def test_the_panel(qtbot, demonstration):
    panel = DemonstrationPanel(StepPlayer(demonstration))
    qtbot.addWidget(panel)
    assert find(panel, "step-number").text() == "Step 1 of 9"
    heads = panel.findChild(RunningTotals).findChildren(QLabel)
    assert {"Counted", "Prisoners"} <= {head.accessibleName() for head in heads}
    assert find(panel, "play").accessibleName() == "Play"
    assert find(panel, "next-step").accessibleName() == "Forward"
    speed = find(panel, "speed")
    assert speed.itemText(speed.findData(0.5)) == "½×"


def test_questions_and_messages_about_a_document(qtbot, demonstration, tmp_path, monkeypatch):
    window = QWidget()
    qtbot.addWidget(window)
    told = []

    def choose(dialog):
        told.extend(dialog.comboBoxItems())
        answer(QFileDialog, name_it)
        dialog.accept()

    def name_it(dialog):
        answer(QMessageBox, look, "not-saved")
        dialog.selectFile("count")
        dialog.accept()

    def look(box):
        told.append(box.text())
        box.accept()

    def fsync(_descriptor):
        raise OSError

    monkeypatch.setattr(os, "fsync", fsync)
    answer(QInputDialog, choose)
    figures = [DiagramItem(counting_view(step)) for step in demonstration.steps[:6]]
    assert not StepPrinter(window, tmp_path).save_pdf(figures, "The count", "count")
    assert told == ["1 (6 pages)", "2 (3 pages)", "4 (2 pages)", "6 (1 page)", told[-1]]
    assert told[-1] == "Could not save the steps"
