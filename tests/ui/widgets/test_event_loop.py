import gc

from PySide6.QtCore import QCoreApplication

from gobanapp.ui.widgets.event_loop import UiEventLoop


class Heard:
    def __init__(self):
        self.times = 0

    def hear(self):
        self.times += 1


def test_soon_is_once_what_is_under_way_is_done(qtbot):
    loop, heard = UiEventLoop(), Heard()
    loop.call_soon(heard.hear)
    assert heard.times == 0
    QCoreApplication.sendPostedEvents(loop)
    assert heard.times == 1


def test_later_is_once_and_can_be_prevented(qtbot):
    loop, heard, prevented = UiEventLoop(), Heard(), Heard()
    loop.call_later(heard.hear, 5)
    prevent = loop.call_later(prevented.hear, 5)
    prevent()
    assert heard.times == 0
    qtbot.waitUntil(lambda: heard.times == 1)
    qtbot.wait(20)
    assert (heard.times, prevented.times) == (1, 0)


def test_who_has_gone_is_called_no_more(qtbot):
    loop, heard = UiEventLoop(), Heard()
    prevent = loop.call_later(heard.hear, 1)
    del heard
    gc.collect()
    qtbot.waitUntil(lambda: not loop.children())
    del prevent
