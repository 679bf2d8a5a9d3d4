"""The number of examples of a property that needs more, or can afford fewer, than others."""

from hypothesis import settings


def examples(times: float) -> int:
    """Return ``times`` the number of the profile in use, which tests/conftest.py chooses."""
    return max(1, round(times * settings().max_examples))
