import gc

import pytest

from gobanapp.game.gc_pause import gc_paused


def fail_while_it_is_paused():
    with gc_paused():
        assert not gc.isenabled()
        raise ValueError("in the middle")


@pytest.mark.parametrize("was_enabled", [True, False])
def test_garbage_collection_is_restored_after_the_pause(was_enabled):
    before = gc.isenabled()
    try:
        (gc.enable if was_enabled else gc.disable)()
        with pytest.raises(ValueError, match="in the middle"):
            fail_while_it_is_paused()
        assert gc.isenabled() is was_enabled
    finally:
        (gc.enable if before else gc.disable)()
