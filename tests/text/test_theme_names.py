import pytest

from gobanapp.diagram.theme import StoneSet
from gobanapp.diagram.theme_file import ThemeError, ThemeFault
from gobanapp.text.theme_names import stone_set_name, theme_fault_sentence, theme_name


@pytest.mark.parametrize("fault", ThemeFault)
def test_every_fault_is_told_with_its_file_and_place(fault):
    told = theme_fault_sentence("moss.toml", ThemeError(fault, "stones.black", "1 – 2"))
    assert told.startswith("moss.toml is left out")
    assert told.endswith(".")
    assert ("stones.black" in told) == (fault is not ThemeFault.UNREADABLE)
    assert "{" not in told


def test_what_would_be_right_is_told():
    assert "1 – 2" in theme_fault_sentence("a.toml", ThemeError(ThemeFault.NO_NUMBER, "x", "1 – 2"))
    assert theme_fault_sentence("a.toml", ThemeError(ThemeFault.SYNTAX, "")) == (
        "a.toml is left out: it ends too soon."
    )


def test_names():
    assert len({stone_set_name(stones) for stones in StoneSet}) == len(StoneSet)
    assert theme_name("slate", "Slate") == "Stone"
    assert theme_name("own/slate", "Mine", is_own=True) == "Mine"
