"""Each line of a menu has a letter, and a key of its own where it has one."""

from collections import Counter

from gobanapp.ui.widgets.translations import language_name, languages


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


def test_each_line_has_a_letter(table):
    window = table().window
    for menu, lines in menus(window.menuBar()):
        if menu is window.components.files.recent_menu:
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
