"""What is said where Qt can open no window: by itself it would end the process with a signal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler


@contextmanager
def told_why(reason: Callable[[], str | None]) -> Iterator[None]:
    """Make the application in this block; if Qt cannot, end the process with status 1.

    Then ``reason`` is printed, or if it knows none, what Qt has said.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        said.append(qFormatLogMessage(kind, context, text))
        if kind == QtMsgType.QtFatalMsg:
            why = reason() or "\n".join([*said, "gobanapp: no window can be opened"])
            _tell(why)
            os._exit(1)  # Qt would end it as soon as this returns.

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for line in said:
            _tell(line)


def _tell(text: str) -> None:
    if sys.stderr is not None:  # there is none without a console on Windows
        sys.stderr.write(text + "\n")
        sys.stderr.flush()
