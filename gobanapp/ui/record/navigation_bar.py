"""The bar below the board: moves of the line, games of the file, speed of autoplay."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSlider, QToolButton, QWidget

from gobanapp.ui.record.autoplay import LONGEST, SHORTEST
from gobanapp.ui.widgets.appearance import NORMAL, SPACE, icon_scale, line_height, set_text_size
from gobanapp.ui.widgets.buttons import TransportButton, TransportSign
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.forms import hbox
from gobanapp.ui.widgets.plain_text import Label

_LEAST_SLIDER = 6 * SPACE


class GameChooser(QWidget):
    """The number of the game within its file, between buttons for its neighbours."""

    def __init__(self, commands: CommandRegistry) -> None:
        super().__init__()
        self._number = QToolButton()
        previous, following = QToolButton(), QToolButton()
        self._arrows = previous, following
        previous.setArrowType(Qt.ArrowType.LeftArrow)
        following.setArrowType(Qt.ArrowType.RightArrow)
        for button, command_id in (
            (previous, "previous-game"),
            (self._number, "games-of-file"),
            (following, "next-game"),
        ):
            button.setAutoRaise(True)
            button.setObjectName(command_id)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolTip(commands.action(command_id).text().replace("&", "").rstrip("…"))
            button.setAccessibleName(button.toolTip())
            commands.bind(button, command_id)
        parts = (previous, self._number, following)
        self.setLayout(hbox(*parts, spacing=0, margins=(0, 0, SPACE, 0)))
        self._number.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)

    def compact_width(self) -> int:
        """Return the width without the number."""
        return sum(arrow.sizeHint().width() for arrow in self._arrows) + SPACE

    def number_width(self) -> int:
        return max(self._number.minimumWidth(), self._number.sizeHint().width())

    def set_compact(self, is_compact: bool) -> None:
        """Show the buttons for the neighbours alone."""
        self._number.setVisible(not is_compact)

    def show_game(self, number: int, count: int) -> None:
        """Show that game ``number`` of ``count``, from 1, is open."""
        text = self.tr("Game {number} of {count}").format(number=number, count=count)
        widest = self.tr("Game {number} of {count}").format(number=count, count=count)
        self._number.setText(text)
        self._number.setMinimumWidth(
            self._number.fontMetrics().horizontalAdvance(widest) + 2 * SPACE
        )


class NavigationBar(QWidget):
    """Steps through the current line. ``moved_to`` has an index in it, 0 for its beginning."""

    moved_to = Signal(int)
    pace_changed = Signal(float)
    """The seconds between the moves."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)  # Qt paints nothing behind it
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("move-slider")
        self._slider.setAccessibleName(self.tr("Move"))
        self._slider.setPageStep(10)
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._slider.valueChanged.connect(self.moved_to)
        self._place = Label()
        self._place.setObjectName("move-number")
        set_text_size(self._place, NORMAL)
        self._place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._make_room()
        start = TransportButton(TransportSign.TO_START, self.tr("To beginning"))
        back = TransportButton(TransportSign.BACK, self.tr("Back"))
        forward = TransportButton(TransportSign.FORWARD, self.tr("Forward"))
        end = TransportButton(TransportSign.TO_END, self.tr("To end"))
        self._buttons = {
            "to-beginning": start,
            "back": back,
            "forward": forward,
            "to-end": end,
        }
        for button, name in zip(
            self._buttons.values(), ("to-start", "back", "forward", "to-end"), strict=True
        ):
            button.setObjectName(name)
        parts = (start, back, (self._slider, 1), forward, end, self._place)
        self._layout = hbox(*parts, margins=(SPACE, 0, SPACE, SPACE))
        self.setLayout(self._layout)
        self._pace: QDoubleSpinBox | None = None
        self._pause: TransportButton | None = None
        self._games: GameChooser | None = None
        self._commands: CommandRegistry | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide what does not fit next to the buttons: the move, the slider, then the game."""
        buttons = sum(button.sizeHint().width() + SPACE for button in self._buttons.values())
        rest = self.width() - SPACE - buttons
        if self._games is not None and not self._games.isHidden():
            rest -= self._games.compact_width() + SPACE
            number = self._games.number_width()
            has_number = rest >= number
            self._games.set_compact(not has_number)
            rest -= has_number * number
        has_slider = rest >= _LEAST_SLIDER + SPACE
        self._slider.setVisible(has_slider)
        self._place.setVisible(rest >= self._place.width() + has_slider * (_LEAST_SLIDER + SPACE))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            set_text_size(self._place, NORMAL)  # it would come to know of it only after this
            self._make_room()

    def _make_room(self) -> None:
        # For the end of the line, so that nothing moves nor is laid out while the number grows.
        metrics, last = self._place.fontMetrics(), self._slider.maximum()
        longest = max(map(metrics.horizontalAdvance, ("0000 / 0000", f"{last} / {last}")))
        self._place.setFixedSize(longest, max(metrics.height(), metrics.lineSpacing()))
        # As high as with the field that ``show_autoplay`` adds: the board stays as it is.
        self.setMinimumHeight(max(round(4 * SPACE * icon_scale()), line_height(self)) + SPACE)

    def show_index(self, index: int, last: int) -> None:
        """Show the place ``index`` on a line whose end is ``last``."""
        with QSignalBlocker(self._slider):
            if last != self._slider.maximum():
                self._slider.setMaximum(last)
                self._make_room()
            self._slider.setValue(index)
        self._slider.setEnabled(last > 0)
        self.show_number(index, last)

    def show_number(self, number: int, last: int) -> None:
        """Show another number than that of the place, where not all nodes are moves."""
        self._place.setText(f"{number} / {last}")

    def show_game(self, number: int, count: int) -> None:
        """Show which game of a file with several is open, ``number`` from 1."""
        if self._games is None and count > 1 and self._commands is not None:
            self._games = GameChooser(self._commands)
            self._layout.insertWidget(0, self._games)
        if self._games is not None:
            self._games.setVisible(count > 1)
            self._games.show_game(number, count)
            self._fit()

    def bind(self, commands: CommandRegistry) -> None:
        """Let the buttons run their commands, and be enabled as those are."""
        self._commands = commands
        for command_id, button in self._buttons.items():
            commands.bind(button, command_id)

    def show_autoplay(self, seconds: float, *, plays: bool) -> None:
        """Show whether autoplay is on, and at which speed; hidden while it is off."""
        if plays and self._pause is None:
            self._pause, self._pace = self._make_autoplay()
        if self._pause is not None and self._pace is not None:
            self._pause.setVisible(plays)
            self._pace.setVisible(plays)
            with QSignalBlocker(self._pace):
                self._pace.setValue(seconds)

    def _make_autoplay(self) -> tuple[TransportButton, QDoubleSpinBox]:
        pause = TransportButton(TransportSign.PAUSE, self.tr("Pause"), is_small=True)
        pause.setObjectName("pause")
        if self._commands is not None:
            self._commands.bind(pause, "autoplay")
        pace = QDoubleSpinBox()
        pace.setObjectName("pace")
        pace.setRange(SHORTEST, LONGEST)
        pace.setDecimals(1)
        pace.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        pace.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        pace.setSuffix(self.tr(" s"))
        pace.setAccessibleName(self.tr("Seconds per move"))
        pace.setToolTip(pace.accessibleName())
        pace.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pace.valueChanged.connect(self.pace_changed)
        for widget in (pause, pace):
            self._layout.addWidget(widget)
        return pause, pace
