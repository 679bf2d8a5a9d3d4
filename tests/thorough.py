"""Cases of which the quick tests try some; all others try each of them."""

from collections.abc import Iterable
from typing import Any

import pytest


def one_in(number: int, cases: Iterable[Any]) -> list[Any]:
    """Return parameters: the quick tests take each ``number``-th, beginning with the first."""
    return [
        pytest.param(case, marks=[pytest.mark.thorough] if place % number else [])
        for place, case in enumerate(cases)
    ]
