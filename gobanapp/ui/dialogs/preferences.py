"""What each user has his own way: how to play, what is heard, where games are kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from gobanapp.ui import messages
from gobanapp.ui.look import SPACE, line_height
from gobanapp.ui.precautions import Asking, Placing, Precautions
from gobanapp.ui.settings import Settings
from gobanapp.ui.sounds.countdown import Countdown
from gobanapp.ui.widgets.elided_label import ElidedLabel
from gobanapp.ui.widgets.field_column import FieldColumn, choice_box

_TAKE_BACK = (0.0, 1.0, 2.0, 3.0)
_LETTERS = 28


class PreferencesDialog(QDialog):
    """Shows the settings; ``store`` writes them as they are chosen."""

    volume_tried = Signal(float)
    """The volume was set: something is to be heard at it."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self._folder = settings.games_folder
        self._placing = choice_box(
            [
                (Placing.CLICK, self.tr("Click")),
                (Placing.CLICK_TWICE, self.tr("Click twice")),
                (Placing.DRAG, self.tr("Press, drag and let go")),
            ]
        )
        self._take_back = choice_box([(after, self._after(after)) for after in _TAKE_BACK])
        self._passing, self._resigning = (
            choice_box(
                [
                    (Asking.HOLD, self.tr("Hold the button down")),
                    (Asking.QUESTION, self.tr("Ask")),
                    (Asking.NOTHING, self.tr("Do it at once")),
                ]
            )
            for _ in range(2)
        )
        self._undo_asks = QCheckBox(self.tr("The &opponent must agree to taking back a move"))
        self._hand_over = QCheckBox(self.tr("A move is over when the &clock has been pressed"))
        self._atari = QCheckBox(self.tr("Show chains in &atari, for beginners"))
        self._estimates = QCheckBox(self.tr("Allow &estimates and helpers during games"))
        self._volume = QSlider(Qt.Orientation.Horizontal)
        self._countdown = choice_box(
            [
                (Countdown.BEEPS, self.tr("Beeps")),
                (Countdown.SPOKEN, self.tr("Spoken")),
                (Countdown.NOTHING, self.tr("Nothing is heard")),
            ]
        )
        self._keeps = QCheckBox(self.tr("&Keep finished and interrupted games in a folder"))
        self._reopens = QCheckBox(self.tr("&Begin with the file that was open last"))
        self._where = ElidedLabel()
        self._choose = QPushButton(self.tr("Change &Folder…"))
        self._prepare()
        self._arrange()

    def store(self) -> None:
        """Write what is chosen into the settings."""
        settings = self._settings
        settings.precautions = Precautions(
            placing=self._placing.currentData(),
            take_back=self._take_back.currentData(),
            passing=self._passing.currentData(),
            resigning=self._resigning.currentData(),
            undo_asks=self._undo_asks.isChecked(),
            hand_over=self._hand_over.isChecked(),
        )
        settings.shows_atari = self._atari.isChecked()
        settings.estimates_games = self._estimates.isChecked()
        settings.volume = self._volume.value() / 100
        settings.countdown = self._countdown.currentData()
        settings.keeps_games = self._keeps.isChecked()
        settings.reopens = self._reopens.isChecked()
        settings.games_folder = self._folder

    def _after(self, seconds: float) -> str:
        if not seconds:
            return self.tr("Not without asking")
        if seconds == 1:
            return self.tr("For one second")
        return self.tr("For {number} seconds").format(number=messages.number(seconds))

    def _prepare(self) -> None:
        settings, precautions = self._settings, self._settings.precautions
        if self._take_back.findData(precautions.take_back) < 0:
            own = precautions.take_back
            self._take_back.addItem(self._after(own), own)
        for combo, value in (
            (self._placing, precautions.placing),
            (self._take_back, precautions.take_back),
            (self._passing, precautions.passing),
            (self._resigning, precautions.resigning),
            (self._countdown, settings.countdown),
        ):
            combo.setCurrentIndex(max(0, combo.findData(value)))
            combo.setMinimumHeight(line_height(self))
        self._undo_asks.setChecked(precautions.undo_asks)
        self._hand_over.setChecked(precautions.hand_over)
        self._atari.setChecked(settings.shows_atari)
        self._estimates.setChecked(settings.estimates_games)
        self._volume.setRange(0, 100)
        self._volume.setPageStep(10)
        self._volume.setValue(round(settings.volume * 100))
        self._volume.setAccessibleName(self.tr("Volume"))
        self._volume.sliderReleased.connect(
            lambda: self.volume_tried.emit(self._volume.value() / 100)
        )
        self._keeps.setChecked(settings.keeps_games)
        self._reopens.setChecked(settings.reopens)
        self._where.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LETTERS)
        self._show_folder()
        self._choose.setAutoDefault(False)
        self._choose.clicked.connect(self._ask_folder)
        self._keeps.toggled.connect(self._choose.setEnabled)
        self._choose.setEnabled(settings.keeps_games)

    def _arrange(self) -> None:
        folder = QHBoxLayout()
        folder.setSpacing(SPACE)
        folder.addWidget(self._where, 1)
        folder.addWidget(self._choose)
        left, right = FieldColumn(), FieldColumn()
        left.head(self.tr("Two players at one screen"))
        left.add(self.tr("&Placing a stone"), self._placing)
        left.add(self.tr("&Taking a stone back"), self._take_back)
        left.add(self.tr("Pa&ssing"), self._passing)
        left.add(self.tr("&Resigning"), self._resigning)
        for box in (self._undo_asks, self._hand_over, self._estimates, self._atari):
            left.add_line(box)
        right.head(self.tr("Sounds"))
        right.add(self.tr("&Volume"), self._volume)
        right.add(self.tr("&Last seconds"), self._countdown)
        right.head(self.tr("Games"))
        right.add_line(self._keeps)
        right.add_line(folder)
        right.add_line(self._reopens)
        columns = QHBoxLayout()
        columns.setSpacing(5 * SPACE)
        for side in (left, right):
            columns.addLayout(side)
            columns.setAlignment(side, Qt.AlignmentFlag.AlignTop)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACE, 2 * SPACE, 3 * SPACE, 2 * SPACE)
        column.setSpacing(3 * SPACE)
        column.addLayout(columns)
        column.addWidget(buttons)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def _show_folder(self) -> None:
        self._where.set_full_text(str(self._folder))

    def _ask_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Folder for Games"), str(self._folder)
        )
        if chosen:
            self._folder = Path(chosen)
            self._show_folder()
