"""The clock of a game: none, a preset or a saved one, and the fields to change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from gobanapp.clock.time_system import TIME_PRESETS, TimeSystem
from gobanapp.rules.color import ByColor, Color
from gobanapp.storage.clock_json import MAX_SAVED_TIMES
from gobanapp.text import clock_text, player_names
from gobanapp.ui.match.new_game.time_fields import TimeFields
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import hbox, keep_room, prepare, vbox
from gobanapp.ui.widgets.stone_icon import stone_label

_CUSTOM: Final = "own"


class ClockFields(QWidget):
    """``changed``: the user has changed something. ``saved``: the user's own presets."""

    changed = Signal()

    def __init__(self, saved: Sequence[TimeSystem] = ()) -> None:
        super().__init__()
        self.saved = tuple(saved)
        self._choices: list[TimeSystem | str | None] = []
        self._presets = QComboBox()
        self._presets.setObjectName("clock")
        self._presets.setAccessibleName(self.tr("Clock"))
        self._different_for_white = QCheckBox(self.tr("Di&fferent for White"))
        self._different_for_white.setObjectName("different-for-white")
        self._save_button = push_button("", "save-preset", self._save_or_delete_preset)
        self._save_texts = (self.tr("Save as preset"), self.tr("Delete preset"))
        self._lines = ByColor(TimeFields(), TimeFields(player_names.color_name(Color.WHITE)))
        self._rows = ByColor(QWidget(), QWidget())
        self._stones = ByColor(stone_label(Color.BLACK), stone_label(Color.WHITE))
        for color in Color:
            self._lines[color].setObjectName(f"{color.name.lower()}-time")
            self._rows[color].setLayout(hbox(self._stones[color], self._lines[color], None))
            self._lines[color].changed.connect(self._apply_line)
        prepare(self._presets)
        keep_room(self._different_for_white, self._save_button)
        self.setLayout(
            vbox(
                hbox(self._presets, self._different_for_white, self._save_button, None), *self._rows
            )
        )
        self.setFocusProxy(self._presets)
        widths = []
        for text in self._save_texts:
            self._save_button.setText(text)
            widths.append(self._save_button.sizeHint().width())
        self._save_button.setMinimumWidth(max(widths))
        self._fill_presets()
        self._presets.activated.connect(self._apply_preset)
        self._different_for_white.clicked.connect(self._apply_difference)

    @property
    def systems(self) -> ByColor[TimeSystem] | None:
        """The time system of each player; None without a clock, or if there is a problem."""
        black, white = self._times()
        return None if black is None or white is None or not self._is_on else ByColor(black, white)

    def show_systems(self, systems: ByColor[TimeSystem] | None) -> None:
        """Show these times. Emits nothing."""
        if systems is None:
            self._presets.setCurrentIndex(self._choices.index(None))
        else:
            for color in Color:
                self._lines[color].show_system(systems[color])
            self._different_for_white.setChecked(systems.black != systems.white)
            self._presets.setCurrentIndex(self._index_of(*systems))
        self._update_widgets()

    def problem(self) -> str:
        """Return a sentence on why the times are invalid, "" if they are valid."""
        if not self._is_on:
            return ""
        problems = (self._lines[color].problem() for color in self._colors)
        return next(filter(None, problems), "")

    def swap(self) -> None:
        """Swap the players' times, if they differ."""
        systems = self.systems
        if systems is not None:
            self.show_systems(systems.swapped())

    # The selection

    @property
    def _is_on(self) -> bool:
        return self._chosen is not None

    @property
    def _chosen(self) -> TimeSystem | str | None:
        return self._choices[self._presets.currentIndex()]

    @property
    def _colors(self) -> Sequence[Color]:
        """The colours whose time has a line of its own."""
        return tuple(Color) if self._different_for_white.isChecked() else (Color.BLACK,)

    def _times(self) -> ByColor[TimeSystem | None]:
        black = self._lines.black.system
        return ByColor(
            black, self._lines.white.system if self._different_for_white.isChecked() else black
        )

    def _index_of(self, black: TimeSystem | None, white: TimeSystem | None) -> int:
        """Return the index of the preset with these times, or of custom times."""
        choice = black if black is not None and black == white else _CUSTOM
        return self._choices.index(choice if choice in self._choices else _CUSTOM)

    def _apply_preset(self) -> None:
        chosen = self._chosen
        if isinstance(chosen, TimeSystem):
            self.show_systems(ByColor(chosen, chosen))
        self._update_widgets()
        self.changed.emit()

    def _apply_line(self) -> None:
        self._presets.setCurrentIndex(self._index_of(*self._times()))
        self._update_widgets()
        self.changed.emit()

    def _apply_difference(self) -> None:
        black = self._lines.black.system
        if self._different_for_white.isChecked() and black is not None:
            self._lines.white.show_system(black)
        self._apply_line()

    # Presets

    def _fill_presets(self) -> None:
        """Fill the list again, with no clock selected."""
        saved = [system for system in self.saved if system not in TIME_PRESETS]
        self._choices = [None, *TIME_PRESETS, *dict.fromkeys(saved), _CUSTOM]
        self._presets.clear()
        for choice in self._choices:
            custom = self.tr("Custom")
            name = custom if isinstance(choice, str) else clock_text.time_system_name(choice)
            self._presets.addItem(name, choice)

    def _save_or_delete_preset(self) -> None:
        black, white = self._times()
        if black is None or white is None:
            return
        if black in self.saved:
            self.saved = tuple(system for system in self.saved if system != black)
        else:
            self.saved = (*self.saved, black)[-MAX_SAVED_TIMES:]
        self._fill_presets()
        self.show_systems(ByColor(black, white))

    # Dependencies between fields

    def _update_widgets(self) -> None:
        is_on, differs = self._is_on, self._different_for_white.isChecked()
        self._different_for_white.setVisible(is_on)
        self._rows.black.setVisible(is_on)
        self._rows.white.setVisible(is_on and differs)
        for stone in self._stones:
            stone.setVisible(differs)
        black, white = self._times()
        is_preset_possible = is_on and black is not None and black == white
        is_saved = black in self.saved
        self._save_button.setVisible(is_preset_possible and (is_saved or black not in TIME_PRESETS))
        self._save_button.setText(self._save_texts[is_saved])
