"""Time systems for the tests of the clock: a few by hand, and any at all."""

from hypothesis import strategies as st

from gobanapp.clock.time_system import (
    MAX_PERIODS,
    MAX_SECONDS,
    MAX_STONES,
    MIN_SECONDS,
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
)
from gobanapp.rules.color import ByColor

ABSOLUTE = Absolute(main=60.0)
BYO_YOMI = ByoYomi(main=60.0, periods=3, seconds=10.0)
ING = Ing(main=60.0, periods=3, seconds=10.0, points=2.0)
CANADIAN = Canadian(main=60.0, stones=3, seconds=30.0)
FISCHER = Fischer(main=60.0, increment=10.0, most=65.0)
DELAY = Delay(main=60.0, delay=5.0)
BRONSTEIN = Bronstein(main=60.0, delay=5.0)
EACH = (ABSOLUTE, BYO_YOMI, ING, CANADIAN, FISCHER, DELAY, BRONSTEIN)


def systems(seconds, counts=MAX_PERIODS, stones=MAX_STONES):
    """Any system whose times ``seconds`` draws."""
    main = seconds | st.just(0.0)
    periods = st.integers(1, counts)
    return st.one_of(
        st.builds(Absolute, main=seconds),
        st.builds(ByoYomi, main=main, periods=periods, seconds=seconds),
        st.builds(
            Ing,
            main=main,
            periods=periods,
            seconds=seconds,
            points=st.sampled_from([0.0, 0.5, 1.0, 2.0, 99.0]),
        ),
        st.builds(Canadian, main=main, stones=st.integers(1, stones), seconds=seconds),
        st.builds(Fischer, main=seconds, increment=seconds, most=st.none() | seconds),
        st.builds(Delay, main=seconds, delay=seconds),
        st.builds(Bronstein, main=seconds, delay=seconds),
    )


ANY_SECONDS = st.floats(MIN_SECONDS, MAX_SECONDS) | st.integers(1, 7200).map(float)
ANY = systems(ANY_SECONDS)
PAIRS = st.builds(ByColor, ANY, ANY) | ANY.map(lambda system: ByColor(system, system))


def worth(system, left):
    """The seconds that somebody may think who never moves, without delays."""
    if left.has_run_out:
        return 0.0
    match system:
        case ByoYomi(periods=periods, seconds=seconds):
            return left.seconds + (left.count - 1 if left.is_overtime else periods) * seconds
        case Canadian(seconds=seconds):
            return left.seconds + (0.0 if left.is_overtime else seconds)
        case _:
            return left.seconds
