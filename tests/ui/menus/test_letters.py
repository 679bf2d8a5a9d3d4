"""Each line of a menu has a letter of its own there, and every menu of the bar one of its own."""

from collections import Counter

from PySide6.QtWidgets import QMenu

from gobanapp.ui.translations import language_name, languages


def letter(text):
    return text.replace("&&", "").partition("&")[2][:1].lower()


def menus(bar):
    """Return the menu bar and every menu in it, with the lines that are there for good."""
    waiting = [bar]
    while waiting:
        menu = waiting.pop()
        lines = [action for action in menu.actions() if action.text()]
        yield menu, lines
        waiting += [action.menu() for action in lines if action.menu() is not None]


def test_no_letter_is_twice_in_a_menu(table):
    bar = table().window.menuBar()
    looked_at = 0
    for menu, lines in menus(bar):
        name = menu.title() if isinstance(menu, QMenu) else "the bar"
        letters = Counter(letter(action.text()) for action in lines if "&" in action.text())
        assert all(times == 1 for times in letters.values()), (name, letters)
        looked_at += 1
    assert looked_at > 12


def test_each_line_has_a_letter(table):
    window = table().window
    for menu, lines in menus(window.menuBar()):
        if menu is window.parts.files.recent_menu:
            continue  # files, and there may be ten of them
        without = [action.text() for action in lines if not letter(action.text())]
        # Languages are called as in themselves, some in no letters of this keyboard.
        assert not {*without} - {language_name(language) for language in languages()}


def test_no_key_does_two_things(table):
    keys = Counter(
        key.toString()
        for _, lines in menus(table().window.menuBar())
        for action in lines
        for key in set(action.shortcuts())
    )
    assert [key for key, times in keys.items() if times > 1] == []
