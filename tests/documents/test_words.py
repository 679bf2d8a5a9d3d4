"""Names of menus, keys and tables in the documents are those of the program."""

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QMenu

from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MARK_TOOL_KEYS, SIDE_TO_MOVE_KEY
from gobanapp.session.session import Session
from gobanapp.ui.preferences.preference_groups import PreferenceGroups
from gobanapp.ui.widgets.user_folders import user_settings
from gobanapp.ui.window.main_window import MainWindow
from tests.documents.pages import DOCS, ROOT, USERS, named, prose
from tests.pictures.tables import keys_of_menus, keys_table, rulesets_table, table_in

_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_WITH_KEYS = re.compile(r"\*\*([^*]*)\*\* \(([^)]*)\)")


def texts() -> set[str]:
    """Return all texts of the program, in English."""
    tree = ElementTree.parse(ROOT / "resources" / "translations" / "gobanapp_de.ts")
    return {plain(text) for message in tree.iter("source") if (text := message.text)}


def plain(text: str) -> str:
    return re.sub(r"&(\w)", r"\1", text).removesuffix("…")


@pytest.fixture
def window(qtbot):
    session = Session(Document([GameTerms().to_game("")]))
    window = MainWindow(session, user_settings())
    qtbot.addWidget(window)
    yield window
    window.end()


def chains(window: MainWindow) -> set[tuple[str, ...]]:
    """Return all that can be chosen, as the words on the way to it."""
    found = set()
    for action in window.menuBar().actions():
        found |= ways((plain(action.text()),), action.menu())
    for group in PreferenceGroups(lambda: None, has_volume=True).groups():
        found.add(("Edit", "Preferences", group.title))
    return found


def ways(before: tuple[str, ...], menu: QMenu) -> set[tuple[str, ...]]:
    found = set()
    for action in menu.actions():
        if action.isSeparator():
            continue
        way = (*before, plain(action.text()))
        found.add(way)
        if isinstance(action.menu(), QMenu):
            found |= ways(way, action.menu())
    return found


def test_menus_that_are_named_are_there(window):
    offered = chains(window)
    known = {(text,) for text in texts()} | {way[-1:] for way in offered}
    titles = {way[0] for way in offered}
    unknown, checked = [], 0
    for path in USERS:
        for found in _BOLD.findall(prose(path)):
            checked += 1
            words = " ".join(found.split())
            parts = tuple(map(plain, words.split(" > ")))
            way = parts if parts[0] in titles and len(parts) > 1 else (plain(words),)
            if way not in offered | known:
                unknown.append(f"{named(path)}: {words}")
    assert checked > 150
    assert not unknown


def test_documented_keys_of_menu_commands_are_current(window):
    keys = {
        f"{title} > {text}": keys
        for title, lines in keys_of_menus(window).items()
        for text, keys in lines.items()
    }
    told = [
        (named(path), line, said)
        for path in USERS
        for line, said in _WITH_KEYS.findall(" ".join(prose(path).split()))
        if line in keys
    ]
    assert len(told) > 20
    assert [found for found in told if found[2] not in keys[found[1]].split(", ")] == []


def test_the_keys_of_tools_are_in_their_table():
    page = (DOCS / "guide" / "marks.md").read_text("utf-8")
    told = re.findall(r"^\| ([^|]*) \| ", page, re.MULTILINE)
    assert {key for cell in told for key in cell.split(", ")} >= {
        *MARK_TOOL_KEYS.values(),
        SIDE_TO_MOVE_KEY,
    }


def test_the_table_of_keys_is_that_of_the_program(window):
    page = DOCS / "guide" / "keys.md"
    assert table_in(page.read_text("utf-8"), "keys") == keys_table(window)


def test_the_table_of_rulesets_is_that_of_the_program():
    page = DOCS / "rules" / "rulesets.md"
    assert table_in(page.read_text("utf-8"), "rulesets") == rulesets_table()
