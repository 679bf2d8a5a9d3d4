"""What is said where Qt can open no window: by itself it would end the process with a signal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler


@contextmanager
def exit_without_platform(
    reason: Callable[[], list[str]], complain: Callable[..., None]
) -> Iterator[None]:
    """Make the application in this block; if Qt cannot, end the process with status 1.

    Then the lines of ``reason`` are printed, or if it knows none, what Qt has said. ``complain``
    prints lines on standard error.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        said.extend(qFormatLogMessage(kind, context, text).split("\n"))
        if kind == QtMsgType.QtFatalMsg:
            complain(*(reason() or [*said, "gobanapp: no window can be opened"]))
            os._exit(1)  # Qt would end it as soon as this returns.

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        if said:
            complain(*said)
