import pytest

from gobanapp.text.mnemonics import strip_mnemonic


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("&Look…", "Look…"),
        ("Pa&th", "Path"),
        ("保存(&S)…", "保存…"),
        ("新規対局 (&N)", "新規対局"),
        ("Numbers (1-100)", "Numbers (1-100)"),
        ("", ""),
    ],
)
def test_the_letter_is_taken_out(text, plain):
    assert strip_mnemonic(text) == plain
