"""Garbage is collected on the window's thread alone."""

import gc
import threading
import weakref

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QLabel, QWidget

MANY = 5000


class Cycle(QWidget):
    """What only a collection finds: a widget that holds itself."""

    def __init__(self):
        super().__init__()
        self.label = QLabel(self)
        self.held = [self]


def left_behind(gone):
    """Make a widget that nobody holds; ``gone`` is told on which thread it went."""
    weakref.finalize(Cycle(), lambda: gone.append(threading.current_thread()))


def fill(room):
    """Make so much that Python would look for garbage, did nobody else."""
    room += [[number] for number in range(MANY)]


def let_qt_sleep():
    loop = QEventLoop()
    QTimer.singleShot(20, loop.quit)
    loop.exec()


def test_no_other_thread_collects_it(garbage):
    gc.collect()
    gone = []
    left_behind(gone)
    room = []
    thread = threading.Thread(target=fill, args=(room,))
    thread.start()
    thread.join()
    assert gone == []
    let_qt_sleep()
    assert gone == [threading.main_thread()]


def test_what_is_older_is_collected_too(garbage):
    gone = []
    held = [Cycle()]
    weakref.finalize(held[0], lambda: gone.append(True))
    gc.collect()
    held.clear()
    room = []
    while not gone and len(room) < 300 * MANY:
        fill(room)
        garbage.collect()
    assert gone


def test_little_is_not_worth_while(garbage):
    gone = []
    gc.collect()
    left_behind(gone)
    garbage.collect()
    assert gone == []
    gc.collect()
