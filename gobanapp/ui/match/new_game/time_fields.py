"""One player's time in a line of fields: the time system, the main time, and its overtime."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from gobanapp.clock.time_system import (
    MAX_PERIODS,
    MAX_SECONDS,
    MAX_STONES,
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
    TimeSystem,
)
from gobanapp.text import clock_text
from gobanapp.text.game_info_values import format_time, read_time
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.forms import ChoiceBox, hbox, letters_width, prepare
from gobanapp.ui.widgets.plain_text import Label

_STEP = 60.0


class TimeField(QLineEdit):
    """A time that may be empty; the arrow keys add or subtract a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._seconds: float | None = None
        prepare(self)
        self.setFixedWidth(letters_width(self, 12))
        self.setToolTip(self.tr("Hours, minutes and seconds (1:30:00), or minutes"))
        self.textEdited.connect(self._read)
        self.editingFinished.connect(self._write)

    @property
    def seconds(self) -> float | None:
        """The time in seconds, None if empty or invalid."""
        return self._seconds

    @seconds.setter
    def seconds(self, seconds: float | None) -> None:
        self._seconds = seconds
        self.setText("" if seconds is None else format_time(seconds))
        self.setCursorPosition(0)

    @property
    def is_readable(self) -> bool:
        """Return whether there is a valid time, or nothing."""
        return self._seconds is not None or not self.text().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: _STEP, Qt.Key.Key_Down: -_STEP}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.seconds = min(MAX_SECONDS, max(0.0, (self._seconds or 0.0) + step))
        self.textEdited.emit(self.text())

    def _read(self) -> None:
        self._seconds = read_time(self.text())

    def _write(self) -> None:
        if self._seconds is not None:
            self.seconds = self._seconds


_Kind = type[TimeSystem]

_USUAL: Final[tuple[TimeSystem, ...]] = (
    ByoYomi(main=600, periods=5, seconds=30),
    TimeSystem(main=1800),
    Fischer(main=600, increment=10),
    Canadian(main=600, stones=25, seconds=600),
    Bronstein(main=600, delay=10),
    Delay(main=600, delay=10),
    Ing(main=3600, periods=3, seconds=600),
)
"""One of each kind, in the order in which they are offered: what a kind begins with."""

_LONG_TURN = 9999
"""Seconds; a field has room for this value, and for more where a record has more."""
_MOST_POINTS = 99


class TimeInputProblem(Enum):
    """The reasons why the fields give no valid time."""

    UNREADABLE = "unreadable"
    TOO_LONG = "too long"
    NO_TIME = "no time"


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of a time system: ``before`` is its label, ``name`` its accessible name."""

    field: str
    before: str
    name: str


class TimeFields(QWidget):
    """``changed``: the user has changed something. ``whose`` precedes the accessible names."""

    changed = Signal()

    def __init__(self, whose: str = "") -> None:
        super().__init__()
        self._whose = whose
        self._known: dict[_Kind, dict[str, Any]] = {
            type(system): _fields(system) for system in _USUAL
        }
        self._kinds = ChoiceBox([(kind, clock_text.kind_name(kind)) for kind in self._known])
        self._kinds.setObjectName("kind")
        self._main = TimeField()
        self._main.setObjectName("main")
        self._fields: dict[_Kind, dict[str, QSpinBox | TimeField]] = {}
        self._besides: dict[_Kind, QWidget] = {}
        self._name(self._kinds, self.tr("Time system"))
        self._name(self._main, self.tr("Main time"))
        prepare(self._kinds)
        self._row = hbox(self._kinds, self._main, None)
        self.setLayout(self._row)
        self.setFocusProxy(self._kinds)
        self._kinds.activated.connect(self._take_kind)
        self._main.textEdited.connect(self._take_main)
        self.show_system(_USUAL[0])

    @property
    def system(self) -> TimeSystem | None:
        """The time system entered, None if it is not valid."""
        if self.input_problem is not None:
            return None
        return self._kind(**self._known[self._kind])

    def show_system(self, system: TimeSystem) -> None:
        """Show ``system``. Emits nothing."""
        self._known[type(system)] = _fields(system)
        self._kinds.value = type(system)
        self._show()

    @property
    def input_problem(self) -> TimeInputProblem | None:
        """The reason why there is no valid time, None if there is one."""
        values = self._known[self._kind]
        shown = (self._main, *self._fields[self._kind].values())
        times = [field for field in shown if isinstance(field, TimeField)]
        if not all(field.is_readable for field in times):
            return TimeInputProblem.UNREADABLE
        if any((field.seconds or 0) > MAX_SECONDS for field in times):
            return TimeInputProblem.TOO_LONG
        try:
            self._kind(**values)
        except ValueError:
            return TimeInputProblem.NO_TIME
        return None

    def problem(self) -> str:
        """Return a sentence on why there is no valid time, "" if there is one."""
        match self.input_problem:
            case TimeInputProblem.UNREADABLE:
                return self.tr("Enter a time such as 1:30:00, or minutes.")
            case TimeInputProblem.TOO_LONG:
                return self.tr("The time limit is 100 hours.")
            case TimeInputProblem.NO_TIME:
                return self.tr("Enter a main time or an overtime period.")
            case None:
                return ""

    # Building

    def _build(self, kind: _Kind) -> None:
        """Make the fields that come besides the main time."""
        fields: dict[str, QSpinBox | TimeField] = {}
        besides = QWidget()
        besides.setObjectName(f"{kind.__name__.lower()}-fields")
        layout = hbox()
        parts, last = self._parts(kind)
        for part in parts:
            field = self._field(kind, part.field)
            field.setObjectName(part.field)
            self._name(field, part.name)
            fields[part.field] = field
            for widget in (Label(part.before), field):
                layout.addWidget(widget)
        layout.addWidget(Label(last))
        besides.setLayout(layout)
        self._fields[kind], self._besides[kind] = fields, besides
        self._row.insertWidget(self._row.count() - 1, besides)
        before: QWidget = self._main
        for field in fields.values():
            QWidget.setTabOrder(before, field)
            before = field

    def _parts(self, kind: _Kind) -> tuple[Sequence[_Part], str]:
        """Return the fields of a kind and the text after the last."""
        periods = _Part("periods", "+", self.tr("Periods"))
        length = _Part("seconds", "×", self.tr("Seconds per period"))
        #: before a field, as in: + [3] × [60 s] for [2] points each
        points = _Part("points", self.tr("for"), self.tr("Points per period"))
        stones = _Part("stones", "+", self.tr("Stones per period"))
        #: before a field, as in: + [25] stones in [10:00]
        long = _Part("seconds", self.tr("stones in"), self.tr("Length of a period"))
        increment = _Part("increment", "+", self.tr("Seconds added per move"))
        #: before a field, as in: + [10 s] a move, up to [20:00]
        most = _Part("most", self.tr("per move, up to"), self.tr("Upper limit of the clock"))
        #: before a field, as in: up to [10 s] back per move
        back = _Part("delay", self.tr("up to"), self.tr("Seconds given back per move"))
        delay = _Part("delay", "+", self.tr("Seconds before the clock starts"))
        parts: dict[_Kind, tuple[Sequence[_Part], str]] = {
            ByoYomi: ((periods, length), ""),
            Ing: ((periods, length, points), self.tr("points each")),
            Canadian: ((stones, long), ""),
            Fischer: ((increment, most), ""),
            Bronstein: ((back,), self.tr("back per move")),
            Delay: ((delay,), self.tr("delay per move")),
        }
        return parts.get(kind, ((), ""))

    def _field(self, kind: _Kind, name: str) -> QSpinBox | TimeField:
        is_long = (kind in (Canadian, Ing) and name == "seconds") or name == "most"
        if is_long:
            line = TimeField()
            nothing = None if name == "most" else 0.0
            line.textEdited.connect(lambda: self._take(name, line.seconds or nothing))
            if name == "most":
                line.setPlaceholderText(self.tr("no limit"))
                words = line.fontMetrics().horizontalAdvance(line.placeholderText())
                line.setFixedWidth(max(line.minimumWidth(), words + 3 * SPACE))
            return line
        spin = QSpinBox()
        low, high = {
            "periods": (1, MAX_PERIODS),
            "stones": (1, MAX_STONES),
            "points": (0, _MOST_POINTS),
        }.get(name, (1, _LONG_TURN))
        spin.setRange(low, high)
        if name in ("seconds", "increment", "delay"):
            spin.setSuffix(self.tr(" s", "seconds"))
        prepare(spin)
        spin.valueChanged.connect(lambda value: self._take(name, value))
        return spin

    def _name(self, field: QWidget, name: str) -> None:
        field.setAccessibleName(f"{self._whose} {name}".strip())
        if not field.toolTip():
            field.setToolTip(name)

    # Dependencies between fields

    @property
    def _kind(self) -> _Kind:
        kind: _Kind = self._kinds.value
        return kind

    def _show(self) -> None:
        values = self._known[self._kind]
        if self._kind not in self._besides:
            self._build(self._kind)  # most are never shown
        self._main.seconds = values["main"]
        for name, field in self._fields[self._kind].items():
            if isinstance(field, TimeField):
                field.seconds = values[name]
            else:
                with QSignalBlocker(field):
                    field.setMaximum(max(field.maximum(), int(values[name])))
                    field.setValue(int(values[name]))
        for kind, besides in self._besides.items():
            besides.setVisible(kind is self._kind)

    def _take_kind(self) -> None:
        main = self._main.seconds
        if main is not None:
            self._known[self._kind]["main"] = main
        self._show()
        self.changed.emit()

    def _take_main(self) -> None:
        self._take("main", self._main.seconds or 0.0)

    def _take(self, name: str, value: float | None) -> None:
        self._known[self._kind][name] = value
        self.changed.emit()


def _fields(system: TimeSystem) -> dict[str, Any]:
    return {field.name: getattr(system, field.name) for field in dataclasses.fields(system)}
