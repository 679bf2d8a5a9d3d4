"""Fields for the options of a print or an export."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox

from gobanapp.ui.print.board_exporter import ExportOptions
from gobanapp.ui.print.print_options import PrintOptions
from gobanapp.ui.widgets.appearance import line_height
from gobanapp.ui.widgets.forms import indent
from gobanapp.ui.widgets.segmented_control import SegmentedControl

Options = TypeVar("Options", ExportOptions, PrintOptions)
Field = QComboBox | QSpinBox | QCheckBox | QLineEdit | SegmentedControl


class OptionFields(Generic[Options]):
    """Fields for some attributes of ``options``, with their initial values.

    ``fields`` maps the name of an attribute to the object name of its field, and the field.
    """

    def __init__(self, options: Options, fields: Mapping[str, tuple[str, Field]]) -> None:
        self._options: Options = options
        self._fields = {name: field for name, (_, field) in fields.items()}
        for name, (object_name, field) in fields.items():
            field.setObjectName(object_name)
            _, show, _ = _access(field)
            show(getattr(options, name))
            if isinstance(field, QComboBox | QSpinBox):
                field.setMinimumHeight(line_height(field))

    @property
    def options(self) -> Options:
        """The current options."""
        values = {name: _access(field)[0]() for name, field in self._fields.items()}
        return replace(self._options, **values)

    def connect_changes(self, slot: Callable[[], None]) -> None:
        """Call ``slot`` whenever another value is chosen or typed."""
        for field in self._fields.values():
            *_, changed = _access(field)
            changed.connect(slot)


def _access(
    field: Field,
) -> tuple[Callable[[], Any], Callable[[Any], object], SignalInstance]:
    """Return the reader, the writer and the change signal of ``field``."""
    match field:
        case QComboBox():
            return (
                field.currentData,
                lambda value: field.setCurrentIndex(max(0, field.findData(value))),
                field.currentIndexChanged,
            )
        case QSpinBox():
            return field.value, field.setValue, field.valueChanged
        case QCheckBox():
            return field.isChecked, field.setChecked, field.toggled
        case QLineEdit():
            return field.text, field.setText, field.textChanged
        case SegmentedControl():
            return lambda: field.value, partial(setattr, field, "value"), field.chosen


def number_box(values: range) -> QSpinBox:
    """Return a field for one of the numbers in ``values``."""
    box = QSpinBox()
    box.setRange(values[0], values[-1])
    box.setAccelerated(True)
    indent(box)
    return box
