"""Choices as text and back. What the text does not hold, or wrongly, is as usual."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping
from dataclasses import Field, fields, replace
from enum import Enum
from typing import Any, ClassVar, Protocol, TypeVar


class DataclassInstance(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


C = TypeVar("C", bound=DataclassInstance)


def dataclass_to_json(choices: DataclassInstance) -> str:
    """Return the fields of ``choices``, which are enums, texts, numbers and bools."""
    values = {field.name: getattr(choices, field.name) for field in fields(choices)}
    return json.dumps(
        {name: each.value if isinstance(each, Enum) else each for name, each in values.items()}
    )


def dataclass_from_json(text: str, usual: C, allowed: Mapping[str, Container[object]]) -> C:
    """Return ``usual`` with what ``text`` says of it, if that is of the same type and allowed."""
    try:
        found = json.loads(text)
    except ValueError:
        return usual
    if not isinstance(found, dict):
        return usual
    values: dict[str, Any] = {}
    for field in fields(usual):
        default, value = getattr(usual, field.name), found.get(field.name)
        if isinstance(default, Enum):
            for each in type(default):
                if each.value == value:
                    values[field.name] = each
        elif type(value) is type(default) and value in allowed.get(field.name, (value,)):
            values[field.name] = value
    return replace(usual, **values)
