"""The end of a test run that hangs, as in a dialog that waits for a user who never comes."""

import faulthandler
import math
import os
import threading
import time

import pytest


class Patience:
    """Ends the run, with the tracebacks of all threads, when a test takes too long.

    pytest can do that too (faulthandler_timeout), but starts a thread for each test, which is a
    quarter of what a small test costs. Here one thread serves all the tests of some seconds. A
    process that waits for another one to end its tests may wait for any time.
    """

    LONGEST = 300  # seconds for a test
    SHARED = 10  # seconds: so much longer a test may take, at most

    def __init__(self):
        self._lock = threading.Lock()
        self._is_testing = False
        self._ended = threading.Event()
        self._forget()
        # While a test runs, pytest captures what goes to the descriptor 2.
        self._errors = os.dup(2)
        threading.Thread(target=self._watch, name="patience", daemon=True).start()

    def _forget(self):
        self._begun = -math.inf

    def _watch(self):
        while not self._ended.wait(self.SHARED):
            with self._lock:
                if not self._is_testing:
                    faulthandler.cancel_dump_traceback_later()
                    self._forget()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self):
        now = time.monotonic()
        with self._lock:
            self._is_testing = True
            if now - self._begun > self.SHARED:
                self._begun = now
                longest = self.LONGEST + self.SHARED
                faulthandler.dump_traceback_later(longest, exit=True, file=self._errors)

    def pytest_runtest_logfinish(self):
        self._is_testing = False

    # pytest stops the thread at a failure and for a debugger: the next test starts another one.

    def pytest_exception_interact(self):
        self._forget()

    def pytest_enter_pdb(self):
        self._forget()

    def pytest_unconfigure(self):
        self._ended.set()
        faulthandler.cancel_dump_traceback_later()
        os.close(self._errors)
