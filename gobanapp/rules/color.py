"""The two colours, and a pair of anything that belongs one to each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


class Color(Enum):
    """Black or White; an empty point has no colour and is written ``None``."""

    BLACK = "black"
    WHITE = "white"

    opponent: Color

    # Compared by identity; the default would hash the name at every look-up.
    __hash__ = object.__hash__


Color.BLACK.opponent = Color.WHITE
Color.WHITE.opponent = Color.BLACK


@dataclass(frozen=True, slots=True)
class ByColor(Generic[T]):
    """One value for each player: ``prisoners[Color.BLACK]``."""

    black: T
    white: T

    def __getitem__(self, color: Color) -> T:
        return self.black if color is Color.BLACK else self.white

    def __iter__(self) -> Iterator[T]:
        """Black's value, then White's."""
        yield self.black
        yield self.white

    def with_(self, color: Color, value: T) -> ByColor[T]:
        """Return the pair with one side's value changed."""
        if color is Color.BLACK:
            return ByColor(value, self.white)
        return ByColor(self.black, value)

    def map(self, function: Callable[[T], U]) -> ByColor[U]:
        """Return the pair of what ``function`` makes of each value."""
        return ByColor(function(self.black), function(self.white))
