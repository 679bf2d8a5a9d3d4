"""Codecs between values and JSON, composed of smaller ones."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import Field, dataclass, fields, replace
from enum import Enum
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from gobanapp.rules.color import ByColor

T = TypeVar("T")
U = TypeVar("U")
K = TypeVar("K")
E = TypeVar("E", bound=Enum)


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """``encode`` converts a value to one that JSON can hold; ``decode`` converts it back.

    ``decode`` takes anything that JSON can hold, and raises ValueError if it is no such value.
    """

    encode: Callable[[T], Any]
    decode: Callable[[Any], T]

    def to_text(self, value: T) -> str:
        """Return ``value`` as JSON."""
        return json.dumps(self.encode(value))

    def from_text(self, text: str) -> T:
        """Return the value in any text. Raises ValueError if there is none."""
        return self.decode(parse_json(text))

    def from_text_or(self, text: str, default: U) -> T | U:
        """Return the value in a text, or ``default`` if there is none."""
        try:
            return self.from_text(text)
        except ValueError:
            return default


def parse_json(text: str) -> Any:
    """Return the value of a JSON text. Raises ValueError for any other text."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


# Single values


def _type_codec(kind: type[T]) -> Codec[T]:
    return Codec(_identity, lambda data: _check_type(data, kind))


def _identity(value: T) -> T:
    return value


def _check_type(data: Any, kind: type[T]) -> T:
    # By the exact type: a bool is an int to isinstance.
    if type(data) is not kind:
        raise ValueError(f"not of type {kind.__name__}")
    return data


TEXT = _type_codec(str)
BOOL = _type_codec(bool)


def integer(minimum: int = 0, maximum: int = sys.maxsize) -> Codec[int]:
    """Return the codec of whole numbers from ``minimum`` to ``maximum``."""
    return restricted(_type_codec(int), lambda number: minimum <= number <= maximum)


def number(minimum: float = 0.0, maximum: float = sys.float_info.max) -> Codec[float]:
    """Return the codec of numbers from ``minimum`` to ``maximum``, whole ones included."""

    def decode(data: Any) -> float:
        if type(data) not in (int, float) or not minimum <= data <= maximum:
            raise ValueError("not a number in range")
        return float(data)

    return Codec(_identity, decode)


def choice(kind: type[E]) -> Codec[E]:
    """Return the codec of an enum, by its values."""
    return Codec(lambda member: member.value, kind)


# Codecs made of a codec


def restricted(codec: Codec[T], is_allowed: Callable[[T], object]) -> Codec[T]:
    """Return the codec of the allowed values of ``codec``."""

    def decode(data: Any) -> T:
        value = codec.decode(data)
        if not is_allowed(value):
            raise ValueError("not allowed")
        return value

    return Codec(codec.encode, decode)


def converted(codec: Codec[U], to: Callable[[T], U], back: Callable[[U], T]) -> Codec[T]:
    """Return the codec of values that ``to`` turns into those of ``codec``.

    ``back`` raises ValueError for what it cannot turn back.
    """
    return Codec(
        lambda value: codec.encode(to(value)),
        lambda data: back(codec.decode(data)),
    )


def as_text(codec: Codec[T]) -> Codec[T]:
    """Return the codec of values as JSON text within JSON."""
    return converted(TEXT, codec.to_text, codec.from_text)


def optional(codec: Codec[T]) -> Codec[T | None]:
    """Return the codec of None and the values of ``codec``."""
    return Codec(
        lambda value: None if value is None else codec.encode(value),
        lambda data: None if data is None else codec.decode(data),
    )


def or_default(codec: Codec[T], default: T) -> Codec[T]:
    """Return the codec that reads ``default`` in place of an invalid value of ``codec``."""

    def decode(data: Any) -> T:
        try:
            return codec.decode(data)
        except ValueError:
            return default

    return Codec(codec.encode, decode)


def sequence(codec: Codec[T]) -> Codec[tuple[T, ...]]:
    """Return the codec of sequences, in which an invalid value makes the whole invalid."""
    return Codec(
        lambda values: [codec.encode(value) for value in values],
        lambda data: tuple(codec.decode(item) for item in _check_type(data, list)),
    )


def readable(codec: Codec[T]) -> Codec[tuple[T, ...]]:
    """Return the codec of sequences, in which invalid values are left out."""
    return Codec(
        lambda values: [codec.encode(value) for value in values],
        lambda data: tuple(
            value for _, value in _readable(codec, enumerate(_check_type(data, list)))
        ),
    )


def readable_by_key(codec: Codec[T]) -> Codec[Mapping[str, T]]:
    """Return the codec of values by their keys, in which invalid values are left out."""
    return Codec(
        lambda values: {key: codec.encode(value) for key, value in values.items()},
        lambda data: dict(_readable(codec, _check_type(data, dict).items())),
    )


def _readable(codec: Codec[T], data: Iterable[tuple[K, Any]]) -> Iterator[tuple[K, T]]:
    for key, item in data:
        with suppress(ValueError):
            yield key, codec.decode(item)


def pair(codec: Codec[T]) -> Codec[ByColor[T]]:
    """Return the codec of two values, Black's before White's."""
    return row(ByColor, black=codec, white=codec)


# Codecs of dataclasses


class DataclassInstance(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


C = TypeVar("C", bound=DataclassInstance)


def row(make: Callable[..., T], **columns: Codec[Any]) -> Codec[T]:
    """Return the codec of values whose fields are a list, in the order of ``columns``."""

    def decode(data: Any) -> T:
        cells = _check_type(data, list)
        if len(cells) != len(columns):
            raise ValueError("not as many values as columns")
        values = zip(columns.items(), cells, strict=True)
        return make(**{name: codec.decode(cell) for (name, codec), cell in values})

    return Codec(
        lambda value: [codec.encode(getattr(value, name)) for name, codec in columns.items()],
        decode,
    )


@dataclass(frozen=True, slots=True)
class Key:
    """The name of a field in JSON.

    ``is_optional``: True if the field has a default and is optional.
    """

    name: str
    codec: Codec[Any]
    is_optional: bool = False


def record(make: Callable[..., T], **keys: Codec[Any] | Key) -> Codec[T]:
    """Return the codec of values whose fields have names; further names are ignored."""
    named = {field: key if isinstance(key, Key) else Key(field, key) for field, key in keys.items()}

    def decode(data: Any) -> T:
        values = _check_type(data, dict)
        missing = {key.name for key in named.values() if not key.is_optional} - values.keys()
        if missing:
            raise ValueError(f"without {missing}")
        return make(
            **{
                field: key.codec.decode(values[key.name])
                for field, key in named.items()
                if key.name in values
            }
        )

    return Codec(
        lambda value: {
            key.name: key.codec.encode(getattr(value, field)) for field, key in named.items()
        },
        decode,
    )


def choices(defaults: C, **codecs: Codec[Any]) -> Codec[C]:
    """Return the codec of a dataclass with fields that can be missing or invalid.

    Such fields are as in ``defaults``, whose types are those of fields without a codec.
    """
    names = [field.name for field in fields(defaults)]
    all_codecs = {name: codecs.get(name) or _codec_like(getattr(defaults, name)) for name in names}

    def decode(data: Any) -> C:
        values = {
            name: or_default(codec, getattr(defaults, name)).decode(data[name])
            for name, codec in all_codecs.items()
            if name in _check_type(data, dict)
        }
        return replace(defaults, **values)

    return Codec(
        lambda value: {
            name: codec.encode(getattr(value, name)) for name, codec in all_codecs.items()
        },
        decode,
    )


def _codec_like(value: object) -> Codec[Any]:
    return choice(type(value)) if isinstance(value, Enum) else _type_codec(type(value))
