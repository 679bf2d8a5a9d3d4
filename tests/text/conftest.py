"""A language that shows what can be translated."""

import pytest

from gobanapp.text.language import English, set_language


@pytest.fixture
def everything_translated():
    """A language in which every text that can be translated stands in angles."""

    class Angles(English):
        def translate(self, context, source, comment, number):
            return f"<{super().translate(context, source, comment, number)}>"

    set_language(Angles())
    yield
    set_language(None)
