"""Wait for work on another thread."""

import time


def wait_for(done, seconds=10):
    """Wait until ``done`` returns something true."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.002)
