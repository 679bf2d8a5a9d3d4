import pytest

from gobanapp.clock.time_left import countdown_length


@pytest.mark.parametrize(
    ("period", "seconds"), [(3600.0, 10.0), (20.0, 10.0), (15.0, 7.5), (3.0, 1.5), (0.0, 0.0)]
)
def test_a_countdown_has_ten_seconds_or_half_of_a_shorter_period(period, seconds):
    assert countdown_length(period) == seconds
