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

_OWN: Final = "own"


class ClockFields(QWidget):
    """``changed``: the user has changed something. ``saved``: the user's own presets."""

    changed = Signal()

    def __init__(self, saved: Sequence[TimeSystem] = ()) -> None:
        super().__init__()
        self.saved = tuple(saved)
        self._offered: list[TimeSystem | str | None] = []
        self._presets = QComboBox()
        self._presets.setObjectName("clock")
        self._presets.setAccessibleName(self.tr("Clock"))
        self._differs = QCheckBox(self.tr("Di&fferent for White"))
        self._differs.setObjectName("different-for-white")
        self._keep = push_button("", "save-preset", self._keep_or_remove)
        self._keep_texts = (self.tr("Save as preset"), self.tr("Delete preset"))
        self._lines = ByColor(TimeFields(), TimeFields(player_names.color_name(Color.WHITE)))
        self._rows = ByColor(QWidget(), QWidget())
        self._stones = ByColor(stone_label(Color.BLACK), stone_label(Color.WHITE))
        for color in Color:
            self._lines[color].setObjectName(f"{color.name.lower()}-time")
            self._rows[color].setLayout(hbox(self._stones[color], self._lines[color], None))
            self._lines[color].changed.connect(self._take_line)
        prepare(self._presets)
        keep_room(self._differs, self._keep)
        self.setLayout(vbox(hbox(self._presets, self._differs, self._keep, None), *self._rows))
        self.setFocusProxy(self._presets)
        widths = []
        for text in self._keep_texts:
            self._keep.setText(text)
            widths.append(self._keep.sizeHint().width())
        self._keep.setMinimumWidth(max(widths))
        self._offer()
        self._presets.activated.connect(self._take_preset)
        self._differs.clicked.connect(self._take_difference)

    @property
    def systems(self) -> ByColor[TimeSystem] | None:
        """The time system of each player; None without a clock, or if there is a problem."""
        black, white = self._times()
        return None if black is None or white is None or not self._is_on else ByColor(black, white)

    def show_systems(self, systems: ByColor[TimeSystem] | None) -> None:
        """Show these times. Emits nothing."""
        if systems is None:
            self._presets.setCurrentIndex(self._offered.index(None))
        else:
            for color in Color:
                self._lines[color].show_system(systems[color])
            self._differs.setChecked(systems.black != systems.white)
            self._presets.setCurrentIndex(self._index_of(*systems))
        self._follow()

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
        return self._offered[self._presets.currentIndex()]

    @property
    def _colors(self) -> Sequence[Color]:
        """The colours whose time has a line of its own."""
        return tuple(Color) if self._differs.isChecked() else (Color.BLACK,)

    def _times(self) -> ByColor[TimeSystem | None]:
        black = self._lines.black.system
        return ByColor(black, self._lines.white.system if self._differs.isChecked() else black)

    def _index_of(self, black: TimeSystem | None, white: TimeSystem | None) -> int:
        """Return the place of the preset that these times are, or of the user's own."""
        wanted = black if black is not None and black == white else _OWN
        return self._offered.index(wanted if wanted in self._offered else _OWN)

    def _take_preset(self) -> None:
        chosen = self._chosen
        if isinstance(chosen, TimeSystem):
            self.show_systems(ByColor(chosen, chosen))
        self._follow()
        self.changed.emit()

    def _take_line(self) -> None:
        self._presets.setCurrentIndex(self._index_of(*self._times()))
        self._follow()
        self.changed.emit()

    def _take_difference(self) -> None:
        black = self._lines.black.system
        if self._differs.isChecked() and black is not None:
            self._lines.white.show_system(black)
        self._take_line()

    # Presets

    def _offer(self) -> None:
        """Fill the list again; no clock is selected then."""
        saved = [system for system in self.saved if system not in TIME_PRESETS]
        self._offered = [None, *TIME_PRESETS, *dict.fromkeys(saved), _OWN]
        self._presets.clear()
        for choice in self._offered:
            own = self.tr("Custom")
            name = own if isinstance(choice, str) else clock_text.time_system_name(choice)
            self._presets.addItem(name, choice)

    def _keep_or_remove(self) -> None:
        black, white = self._times()
        if black is None or white is None:
            return
        if black in self.saved:
            self.saved = tuple(system for system in self.saved if system != black)
        else:
            self.saved = (*self.saved, black)[-MAX_SAVED_TIMES:]
        self._offer()
        self.show_systems(ByColor(black, white))

    # Dependencies between fields

    def _follow(self) -> None:
        is_on, differs = self._is_on, self._differs.isChecked()
        self._differs.setVisible(is_on)
        self._rows.black.setVisible(is_on)
        self._rows.white.setVisible(is_on and differs)
        for stone in self._stones:
            stone.setVisible(differs)
        black, white = self._times()
        is_one = is_on and black is not None and black == white
        is_saved = black in self.saved
        self._keep.setVisible(is_one and (is_saved or black not in TIME_PRESETS))
        self._keep.setText(self._keep_texts[is_saved])
