"""A later start where it cannot reach the program that runs."""

import sys

from gobanapp.ui.window.single_instance.client import hand_over_files
from gobanapp.ui.window.single_instance.protocol import InstanceAddress


def test_without_the_network_library_each_start_opens_its_files(tmp_path, monkeypatch):
    running = InstanceAddress(tmp_path, "s")
    assert running.take()  # It has it for a moment, until it finds that it cannot listen.
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    assert not hand_over_files(InstanceAddress(tmp_path, "s"), ["a.sgf"])
    running.leave()
