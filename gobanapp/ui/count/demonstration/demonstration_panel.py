"""The panel next to the board in demonstration mode: text, totals and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSlider,
)

from gobanapp.rules.hand_counting.count_step import CountingStyle, Demonstration
from gobanapp.text.demonstration_text import counting_style_name, sentence
from gobanapp.text.language import Translated
from gobanapp.ui.count.demonstration.running_totals import RunningTotals
from gobanapp.ui.count.demonstration.step_player import StepPlayer
from gobanapp.ui.widgets.appearance import LARGE, NORMAL, SPACE
from gobanapp.ui.widgets.buttons import TransportButton, TransportSign, push_button
from gobanapp.ui.widgets.forms import NO_LIMIT, ChoiceBox, PlainScrollArea, SplitPanel, hbox, vbox
from gobanapp.ui.widgets.key_filter import KeyGroup, KeyLine, ModeKeys
from gobanapp.ui.widgets.labels import SentenceLabel, muted
from gobanapp.ui.widgets.plain_text import Label

_MAX_TABLE_FIGURES: Final = 34  # figures
_SLIM_STYLE: Final = """
QPushButton { padding-left: 8px; padding-right: 8px; }
QPushButton::menu-indicator { image: none; width: 0; }
"""
_SPEEDS: Final = {0.5: "½×", 1.0: "1×", 2.0: "2×", 4.0: "4×"}


class DemonstrationPanel(SplitPanel):
    """Shows the current step of ``player``, and controls it by buttons and keys."""

    counting_style_chosen = Signal(CountingStyle)
    picture_requested = Signal()
    print_requested = Signal()
    document_requested = Signal()
    """A request to save all steps as a document; ``print_all_requested``: to print them."""
    print_all_requested = Signal()
    closed = Signal()

    def __init__(self, player: StepPlayer) -> None:
        super().__init__()
        self._player = player
        self._shown_demonstration: Demonstration | None = None

        self._styles = ChoiceBox()
        self._styles.setAccessibleName(self.tr("Counting method"))
        # In a small window a long name may be elided.
        self._styles.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._styles.setMinimumContentsLength(10)
        self._styles.chosen.connect(self._choose_style)
        self._sentence = SentenceLabel()
        self._totals = RunningTotals()
        self._step_number = muted(Label(), size=NORMAL)
        self._speeds = ChoiceBox((speed, name) for speed, name in _SPEEDS.items())
        self._speeds.setAccessibleName(self.tr("Speed"))
        self._speeds.setToolTip(self._speeds.accessibleName())
        self._speeds.chosen.connect(player.set_speed)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(self.tr("Step"))
        self._slider.setPageStep(1)
        self._slider.valueChanged.connect(player.go_to)
        for widget in (self._styles, self._speeds, self._slider):
            # After a click the focus stays on the board, whose keys show other steps.
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._play = TransportButton(TransportSign.PLAY, self.tr("Play"), self.tr("Space"))
        self._play.clicked.connect(player.toggle_playing)

        self._styles.setObjectName("counting-method")
        self._sentence.setObjectName("sentence")
        self._step_number.setObjectName("step-number")
        self._speeds.setObjectName("speed")
        self._slider.setObjectName("step")
        self._play.setObjectName("play")

        self._arrange()
        group = DemonstrationKeys().group()
        self.keys = ModeKeys(
            self,
            group,
            self,
            repeating=group.handlers(self).keys() - {Qt.Key.Key_Space, Qt.Key.Key_Escape},
            # Otherwise the arrow keys would move the focus from one of them to the next.
            buttons=self.findChildren(QAbstractButton),
        )
        player.state_changed.connect(self._show)
        self._show()

    def _arrange(self) -> None:
        words = (self._styles, self._sentence, self._totals)
        self._words = vbox(*words, None, spacing=2 * SPACE)
        # In a very small window the text is scrolled, and the buttons stay visible.
        self._scrolled = PlainScrollArea(self._words)

        step_row = QHBoxLayout()  # with Qt's default spacing
        step_row.addWidget(self._step_number, 1)
        step_row.addWidget(self._speeds)
        self._controls = vbox(
            None, step_row, self._slider, self._transport_buttons(), self._bottom_buttons()
        )

        self.set_halves(self._scrolled, self._controls)

    def _transport_buttons(self) -> QHBoxLayout:
        player = self._player
        start = TransportButton(TransportSign.TO_START, self.tr("First"), self.tr("Home"))
        start.clicked.connect(player.to_start)
        back = TransportButton(TransportSign.BACK, self.tr("Back"), "←")
        back.clicked.connect(player.back)
        forward = TransportButton(TransportSign.FORWARD, self.tr("Forward"), "→")
        forward.clicked.connect(player.forward)
        end = TransportButton(TransportSign.TO_END, self.tr("Last"), self.tr("End"))
        end.clicked.connect(player.to_end)
        names = {"first-step": start, "previous-step": back, "next-step": forward, "last-step": end}
        for name, button in names.items():
            button.setObjectName(name)
        self._back_buttons, self._forward_buttons = (start, back), (forward, end)
        return hbox(None, start, back, self._play, forward, end, None, spacing=0)

    def _bottom_buttons(self) -> QHBoxLayout:
        save_or_print = QPushButton(self.tr("Save or Print…"))
        menu = QMenu(save_or_print)
        save_step = menu.addAction(self.tr("Save Step as &Picture…"), self.picture_requested.emit)
        print_step = menu.addAction(self.tr("P&rint Step…"), self.print_requested.emit)
        menu.addSeparator()
        save_all = menu.addAction(self.tr("Save All Steps as P&DF…"), self.document_requested.emit)
        print_all = menu.addAction(self.tr("Print &All Steps…"), self.print_all_requested.emit)
        save_step.setObjectName("save-step")
        print_step.setObjectName("print-step")
        save_all.setObjectName("save-steps")
        print_all.setObjectName("print-steps")
        save_or_print.setMenu(menu)
        save_or_print.setObjectName("save-or-print")
        close = push_button(self.tr("Close"), "close", self.closed)
        for button in (save_or_print, close):
            button.setAutoDefault(False)
            button.setStyleSheet(_SLIM_STYLE)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return hbox((save_or_print, 1), (close, 1))

    def set_counting_styles(self, styles: Sequence[CountingStyle]) -> None:
        """Offer these counting styles, which must include the current one."""
        self._styles.set_choices((style, counting_style_name(style)) for style in styles)
        self._show_style()

    def set_side_by_side(self, wide: bool) -> None:
        """Put the buttons next to the text if there is more width than height."""
        super().set_side_by_side(wide)
        (self._controls if wide else self._words).insertWidget(0, self._styles)
        # Figures far from their names are hard to read.
        max_width = _MAX_TABLE_FIGURES * self.fontMetrics().horizontalAdvance("0")
        self._totals.setMaximumWidth(max_width if wide else NO_LIMIT)
        self._fit_type()

    # Display

    def _show(self) -> None:
        player = self._player
        demonstration = player.demonstration
        if demonstration is not self._shown_demonstration:
            self._shown_demonstration = demonstration
            self._sentence.set_sentences(
                sentence(step, demonstration) for step in demonstration.steps
            )
            self._totals.reserve_space(demonstration)
            number_width = self._step_number.fontMetrics().horizontalAdvance(
                self._step_number_text(player.last)
            )
            self._step_number.setMinimumWidth(number_width + 1)
            self._show_style()
            self._fit_type()
        self._sentence.setText(player.sentence)
        self._totals.show_step(player.current_step)
        self._step_number.setText(self._step_number_text(player.index))
        with QSignalBlocker(self._slider):
            self._slider.setMaximum(player.last)
            self._slider.setValue(player.index)
        for button in self._back_buttons:
            button.setEnabled(player.index > 0)
        for button in self._forward_buttons:
            button.setEnabled(player.index < player.last)
        if player.is_playing:
            self._play.show_sign(TransportSign.PAUSE, self.tr("Pause"))
        else:
            self._play.show_sign(TransportSign.PLAY, self.tr("Play"))
        self._speeds.value = player.speed

    def _step_number_text(self, index: int) -> str:
        return self.tr("Step {number} of {all}").format(number=index + 1, all=self._player.last + 1)

    def _show_style(self) -> None:
        self._styles.value = self._player.demonstration.method

    def _choose_style(self, style: CountingStyle) -> None:
        # The choice is shown once the demonstration has been loaded.
        self._show_style()
        if style is not self._player.demonstration.method:
            self.counting_style_chosen.emit(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_type()

    def _fit_type(self) -> None:
        """Set the sentence in large type if there is room for it."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        available = self._scrolled.size()
        for size in (LARGE, NORMAL):
            self._sentence.set_type(size)
            if self._words.totalHeightForWidth(available.width()) <= available.height():
                break

    # Keys

    def activate(self, is_active: bool) -> None:
        """Take over the window's navigation keys, or give them back."""
        if is_active:
            self.keys.take()
        else:
            self.keys.give_back()
            self._player.pause()

    @property
    def player(self) -> StepPlayer:
        """The player that the panel shows and controls."""
        return self._player


class DemonstrationKeys(Translated):
    """The keys of demonstration mode."""

    def group(self) -> KeyGroup[DemonstrationPanel]:
        keys = Qt.Key

        def back(panel: DemonstrationPanel) -> None:
            panel.player.back()

        def forward(panel: DemonstrationPanel) -> None:
            panel.player.forward()

        return KeyGroup(
            self.tr("Counting Demonstration"),
            [
                KeyLine(
                    self.tr("Previous step, next step"),
                    {
                        keys.Key_Left: back,
                        keys.Key_Right: forward,
                        keys.Key_Up: back,
                        keys.Key_Down: forward,
                        # The keys of a presenter's remote control.
                        keys.Key_PageUp: back,
                        keys.Key_PageDown: forward,
                    },
                ),
                KeyLine(
                    self.tr("First or last step"),
                    {
                        keys.Key_Home: lambda panel: panel.player.to_start(),
                        keys.Key_End: lambda panel: panel.player.to_end(),
                    },
                ),
                KeyLine(
                    self.tr("Play, pause"),
                    {keys.Key_Space: lambda panel: panel.player.toggle_playing()},
                ),
                KeyLine(self.tr("Close"), {keys.Key_Escape: lambda panel: panel.closed.emit()}),
            ],
        )
