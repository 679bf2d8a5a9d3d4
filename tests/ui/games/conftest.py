import pytest

from gobanapp.ui.files.record_file import read_record


@pytest.fixture(autouse=True)
def _application(qapp):
    pass


@pytest.fixture
def entry():
    """The only game of a file, by its text."""

    def entry(text):
        (found,) = read_record(text.encode(), None, None).entries
        return found

    return entry
