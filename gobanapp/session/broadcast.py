"""Notifications to any number of listeners."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable
from inspect import ismethod
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Broadcast(Generic[P]):
    """Calls its listeners in the order in which they were connected.

    A method is held weakly: it is dropped with its object, and for a Qt object already when
    ``destroyed`` is emitted. Other listeners are kept until disconnected.
    """

    def __init__(self) -> None:
        self._connections: tuple[_Connection[P], ...] = ()
        self._watched = weakref.WeakSet[object]()

    @property
    def listeners(self) -> tuple[Callable[P, object], ...]:
        """The listeners that the next ``emit`` calls."""
        live = (connection.listener() for connection in self._connections)
        return tuple(listener for listener in live if listener is not None)

    def connect(
        self, listener: Callable[P, object], accepts: Callable[P, bool] | None = None
    ) -> None:
        """Call ``listener`` from the next ``emit`` on; once for each time it is connected.

        ``accepts``: returns whether to call the listener for some arguments; None for all.
        """
        self._retain(lambda connection: connection.listener() is not None)
        self._connections += (_Connection(listener, accepts),)
        if ismethod(listener):
            self._watch_owner(listener.__self__)

    def disconnect(self, listener: Callable[P, object]) -> None:
        """Stop calling ``listener``, even in an ``emit`` under way."""
        self._retain(lambda connection: connection.listener() != listener)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call each listener. An exception of a listener goes to ``sys.excepthook``."""
        for connection in self._connections:
            if connection.accepts is not None and not connection.accepts(*args, **kwargs):
                continue
            listener = connection.listener()
            if listener is None:
                continue
            try:
                listener(*args, **kwargs)
            except Exception:  # noqa: BLE001 - the others must still be called
                sys.excepthook(*sys.exc_info())

    def _watch_owner(self, owner: object) -> None:
        """Drop the methods of ``owner`` as soon as it is destroyed."""
        destroyed = getattr(owner, "destroyed", None)
        if destroyed is None or owner in self._watched:
            return
        self._watched.add(owner)
        broadcast_ref, owner_ref = weakref.ref(self), weakref.ref(owner)

        def disconnect_owner() -> None:
            broadcast = broadcast_ref()
            if broadcast is not None:
                broadcast._retain(lambda connection: not connection.is_method_of(owner_ref()))  # noqa: SLF001

        destroyed.connect(disconnect_owner)

    def _retain(self, is_kept: Callable[[_Connection[P]], bool]) -> None:
        kept = []
        for connection in self._connections:
            if is_kept(connection):
                kept.append(connection)
            else:
                connection.end()
        self._connections = tuple(kept)


class _Connection(Generic[P]):
    """A connected listener."""

    def __init__(self, listener: Callable[P, object], accepts: Callable[P, bool] | None) -> None:
        self.accepts = accepts
        self.listener: Callable[[], Callable[P, object] | None]
        self.listener = weakref.WeakMethod(listener) if ismethod(listener) else lambda: listener

    def is_method_of(self, owner: object) -> bool:
        """Return whether the listener is a method of ``owner``; None: of a deleted object."""
        listener = self.listener()
        return listener is None or (
            ismethod(listener) and owner is not None and listener.__self__ is owner
        )

    def end(self) -> None:
        """Drop the listener."""
        self.listener = lambda: None
