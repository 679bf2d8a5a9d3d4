import pytest

from gobanapp.diagram.theme import StoneSet
from gobanapp.diagram.theme_file import ThemeError, ThemeFault
from gobanapp.ui.board.themes import FoundTheme
from gobanapp.ui.board_choice.theme_words import board_name, fault_sentence, stones_name


@pytest.mark.parametrize("fault", ThemeFault)
def test_every_fault_is_told_with_its_file_and_place(fault):
    told = fault_sentence("moss.toml", ThemeError(fault, "stones.black", "1 – 2"))
    assert told.startswith("moss.toml is left out")
    assert told.endswith(".")
    assert ("stones.black" in told) == (fault is not ThemeFault.UNREADABLE)
    assert "{" not in told


def test_what_would_be_right_is_told():
    assert "1 – 2" in fault_sentence("a.toml", ThemeError(ThemeFault.NO_NUMBER, "x", "1 – 2"))
    assert fault_sentence("a.toml", ThemeError(ThemeFault.SYNTAX, "")) == (
        "a.toml is left out: it ends too soon."
    )


def test_names():
    assert len({stones_name(stones) for stones in StoneSet}) == len(StoneSet)
    assert board_name(FoundTheme("slate", "Slate", None)) == "Stone"
    assert board_name(FoundTheme("own/slate", "Mine", None, is_own=True)) == "Mine"
