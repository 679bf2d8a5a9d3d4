"""Random actions on a session: one state machine for players and editors."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

from gobanapp.storage.journal import log_file
from tests.soak.counting_at_random import CountingAtRandom
from tests.soak.documents_at_random import DocumentsAtRandom
from tests.soak.editing_at_random import EditingAtRandom
from tests.soak.games_at_random import GamesAtRandom
from tests.soak.players_at_random import PlayersAtRandom


class SessionAtRandom(
    DocumentsAtRandom, PlayersAtRandom, CountingAtRandom, EditingAtRandom, GamesAtRandom
):
    """Every action of ``Session``; ``tests/ui/test_session_at_random.py`` sees that it is so."""


@contextlib.contextmanager
def quick_disk() -> Iterator[None]:
    """Write journals without a rest: how that is done has its own tests."""
    rest, sync = log_file.REST, os.fsync
    log_file.REST, os.fsync = 0, lambda _descriptor: None
    try:
        yield
    finally:
        log_file.REST, os.fsync = rest, sync
