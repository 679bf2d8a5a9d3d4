"""The newest version of the changelog is that of the program."""

import re

from gobanapp import __version__
from tests.documents.pages import ROOT


def test_the_changelog_begins_with_the_version_of_the_program():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    version, day = re.search(r"^## \[(.+?)\] - (.+)$", text, re.MULTILINE).groups()
    assert version == __version__
    assert re.fullmatch(r"unreleased|\d{4}-\d{2}-\d{2}", day)
