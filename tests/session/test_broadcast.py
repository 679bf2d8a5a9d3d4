import gc
import sys

import pytest
from PySide6.QtCore import QObject

from gobanapp.session.broadcast import Broadcast


class Ear:
    def __init__(self, heard):
        self._heard = heard

    def hear(self, word):
        self._heard.append(word)


class View(QObject):
    def __init__(self, heard, parent=None):
        super().__init__(parent)
        self._heard = heard

    def hear(self, word):
        self._heard.append((self.parent(), word))


@pytest.fixture
def news():
    return Broadcast()


@pytest.fixture
def heard():
    return []


def test_listeners_are_called_in_the_order_of_connection(news, heard):
    news.connect(lambda word: heard.append(("first", word)))
    news.connect(lambda word: heard.append(("second", word)))
    news.emit("hello")
    assert heard == [("first", "hello"), ("second", "hello")]


def test_a_listener_connected_twice_is_called_twice_and_disconnected_at_once(news, heard):
    news.connect(heard.append)
    news.connect(heard.append)
    news.emit(1)
    news.disconnect(heard.append)
    news.emit(2)
    assert heard == [1, 1]


def test_disconnecting_an_unknown_listener_does_nothing(news, heard):
    news.connect(heard.append)
    news.disconnect(print)
    news.emit(1)
    assert heard == [1]


def test_a_method_is_held_weakly(news, heard):
    ear = Ear(heard)
    news.connect(ear.hear)
    news.emit(1)
    del ear
    gc.collect()
    assert news.listeners == ()
    news.emit(2)
    assert heard == [1]


def test_a_function_is_kept(news, heard):
    def connect():
        ear = Ear(heard)
        news.connect(lambda word: ear.hear(word + 1))

    connect()
    gc.collect()
    news.emit(1)
    assert heard == [2]


def test_a_method_can_be_disconnected(news, heard):
    one, other = Ear(heard), Ear(heard)
    news.connect(one.hear)
    news.connect(other.hear)
    news.disconnect(one.hear)
    assert news.listeners == (other.hear,)


def test_a_listener_may_disconnect_itself_and_others_while_it_is_called(news, heard):
    def hear(word):
        heard.append(word)
        news.disconnect(hear)
        news.disconnect(later)

    def later(_word):
        heard.append("later")

    news.connect(hear)
    news.connect(later)
    news.connect(heard.append)
    news.emit(1)
    news.emit(2)
    assert heard == [1, 1, 2]


def test_a_listener_connected_during_a_call_is_called_from_the_next_time(news, heard):
    def hear(_word):
        news.disconnect(hear)
        news.connect(heard.append)

    news.connect(hear)
    news.emit(1)
    assert heard == []
    news.emit(2)
    assert heard == [2]


def test_a_failing_listener_is_reported_and_others_are_called(news, heard, monkeypatch):
    shown = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: shown.append(error[1]))
    news.connect(lambda word: 1 / word)
    news.connect(heard.append)
    news.emit(0)
    assert heard == [0]
    assert [type(error) for error in shown] == [ZeroDivisionError]


def test_a_broadcast_without_arguments(heard):
    news = Broadcast()
    news.connect(lambda: heard.append("told"))
    news.emit()
    assert heard == ["told"]


@pytest.mark.parametrize("is_kept", [False, True])
def test_listeners_destroyed_by_qt_are_not_called(news, heard, qapp, is_kept):
    """Also where Python still has an object that stood for it."""
    owner = QObject()
    view = View(heard, owner)
    stranger = Ear(heard)
    news.connect(view.hear)
    news.connect(view.hear)
    news.connect(stranger.hear)
    if not is_kept:
        del view
    gc.collect()
    news.emit(1)
    assert heard == [(owner, 1), (owner, 1), 1]
    heard.clear()
    del owner
    gc.collect()
    assert news.listeners == (stranger.hear,)
    news.emit(2)
    assert heard == [2]


def test_a_listener_may_outlive_the_broadcast(heard, qapp):
    news = Broadcast()
    view = View(heard)
    news.connect(view.hear)
    del news
    gc.collect()
    del view
    gc.collect()


def test_arguments_by_name_arrive_and_are_asked_for(heard):
    news = Broadcast()
    news.connect(
        lambda word, *, twice: heard.append(word * (1 + twice)),
        lambda word, *, twice: twice or word == "a",
    )
    news.emit("a", twice=True)
    news.emit("b", twice=True)
    news.emit("b", twice=False)
    assert heard == ["aa", "bb"]


def test_a_listener_that_is_gone_or_does_not_accept_keeps_nothing_from_the_next(news, heard):
    gone = Ear(heard)
    news.connect(gone.hear)
    news.connect(heard.append, lambda word: word != "hello")
    news.connect(heard.append)
    del gone
    gc.collect()
    news.emit("hello")
    assert heard == ["hello"]
