"""The titles of the menus: the English of them."""

TITLES = ["&File", "&Edit", "&Game", "&Mark", "G&o", "&Learn", "&Teach", "&View", "&Help"]


def test_the_titles_of_the_menus(table):
    assert [action.text() for action in table().window.menuBar().actions()] == TITLES
