"""Examples that Hypothesis tries."""

import sys
from importlib.util import module_from_spec, spec_from_file_location

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

LITERALS = range(1_000_003, 1_003_003, 3)


def drawn(profile):
    """Return the examples that are tried of one property."""
    seen = []

    @settings(settings.get_profile(profile), max_examples=300, database=None)
    @given(st.integers(1_000_000, 2_000_000))
    def note(number):
        seen.append(number)

    note()
    return seen


@pytest.fixture
def load_literals(tmp_path, monkeypatch):
    """Return a function that loads a module with LITERALS, as if a test had imported it."""

    def load():
        file = tmp_path / "literals.py"
        file.write_text(f"NUMBERS = {[*LITERALS]}", encoding="utf-8")
        spec = spec_from_file_location("literals", file)
        monkeypatch.setitem(sys.modules, "literals", module_from_spec(spec))

    return load


def test_the_same_examples_do_not_depend_on_loaded_modules(load_literals):
    before = drawn("same")
    load_literals()
    assert drawn("same") == before


def test_random_examples_include_literals_of_the_code(load_literals):
    load_literals()
    assert {*drawn("random")} & {*LITERALS}
