"""A later start where it cannot reach the program that runs."""

import sys

from gobanapp.ui.one_program.address import Address
from gobanapp.ui.one_program.handing_over import is_handed_over


def test_without_the_network_library_each_start_opens_its_files(tmp_path, monkeypatch):
    running = Address(tmp_path, "s")
    assert running.take()  # It has it for a moment, until it finds that it cannot listen.
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    assert not is_handed_over(Address(tmp_path, "s"), ["a.sgf"])
    running.leave()
