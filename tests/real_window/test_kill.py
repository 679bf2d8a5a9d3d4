"""The program is killed while it is used, and started again. ``dev.py soak`` does it 200 times."""

import sys

import pytest

from tests.soak.kill import GRACE, kill_once

pytestmark = pytest.mark.gui


@pytest.mark.skipif(sys.platform == "win32", reason="the program is driven by a pipe")
@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 5))]
)
def test_a_kill_loses_no_more_than_the_grace_period(seed, tmp_path):
    killed = kill_once(seed, tmp_path)
    assert killed.states > 1
    assert killed.lost <= GRACE
