"""The two colours, and a pair of values with one for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)
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
class ByColor(Generic[T_co]):
    """One value for each player: ``prisoners[Color.BLACK]``."""

    black: T_co
    white: T_co

    def __getitem__(self, color: Color) -> T_co:
        return self.black if color is Color.BLACK else self.white

    def __iter__(self) -> Iterator[T_co]:
        """Black's value, then White's."""
        yield self.black
        yield self.white

    def with_(self, color: Color, value: U) -> ByColor[T_co | U]:
        """Return the pair with one side's value changed."""
        if color is Color.BLACK:
            return ByColor(value, self.white)
        return ByColor(self.black, value)

    def swapped(self) -> ByColor[T_co]:
        """Return the pair with the two values exchanged."""
        return ByColor(self.white, self.black)

    def map(self, function: Callable[[T_co], U]) -> ByColor[U]:
        """Return the pair of the results of ``function`` for each value."""
        return ByColor(function(self.black), function(self.white))
