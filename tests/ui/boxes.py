"""Message boxes that open while something is done, and what they said."""

from PySide6.QtWidgets import QMessageBox

from tests.ui.lookup import answer, press


def told(name):
    """Close the message called ``name`` when it opens; return a list that then holds its text."""
    return asked(name, lambda box: box.accept())


def asked(name, answered):
    """Answer the question called ``name`` when it opens; return a list that then holds its text.

    ``answered``: the object name of a button, or a function that is given the box.
    """
    said = []

    def act(box):
        said.append(box.informativeText())
        if callable(answered):
            answered(box)
        else:
            press(box, answered)

    answer(QMessageBox, act, name)
    return said
