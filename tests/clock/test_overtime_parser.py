from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.time_limits import parse_overtime, read_time_limits
from gobanapp.clock.time_system import Absolute, Bronstein, ByoYomi, Canadian, Delay, Fischer, Ing
from gobanapp.rules.color import ByColor

FILE = Path(__file__).parents[1] / "data" / "clock" / "overtime.txt"
MAIN = 600.0


KINDS = {
    "byo-yomi": lambda main, periods, seconds: ByoYomi(
        main=main, periods=int(periods), seconds=seconds
    ),
    "ing": lambda main, periods, seconds, points: Ing(
        main=main, periods=int(periods), seconds=seconds, points=points
    ),
    "canadian": lambda main, stones, seconds: Canadian(
        main=main, stones=int(stones), seconds=seconds
    ),
    "fischer": lambda main, increment, most=None: Fischer(
        main=main, increment=increment, most=most
    ),
    "delay": lambda main, delay: Delay(main=main, delay=delay),
    "bronstein": lambda main, delay: Bronstein(main=main, delay=delay),
}


def made(meaning):
    """The system that the data file names by its kind and numbers."""
    if meaning == "-":
        return None
    kind, *numbers = meaning.split()
    if kind == "absolute":
        return Absolute(main=MAIN)
    return KINDS[kind](MAIN, *map(float, numbers))


def rows():
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            words, meaning, _ = line.split("|")
            yield words.strip(), meaning.strip()


ROWS = list(rows())


def test_time_limits_in_records_are_parsed():
    found = {words: read_time_limits(MAIN, words) for words, _ in ROWS}
    wanted = {words: made(meaning) for words, meaning in ROWS}
    assert len(wanted) == len(ROWS) > 0
    assert found == {
        words: None if system is None else ByColor(system, system)
        for words, system in wanted.items()
    }


@pytest.mark.parametrize(
    "words",
    [
        "Black: 5x30 byo-yomi; White: 3x20 byo-yomi",
        "black:5x30 byo-yomi , white:3x20 byo-yomi",
        "Black: 5x30 byo-yomi / White: 3x20 byo-yomi",
    ],
)
def test_each_player_can_have_their_own_overtime(words):
    assert read_time_limits(MAIN, words) == ByColor(made("byo-yomi 5 30"), made("byo-yomi 3 20"))


def test_one_player_can_have_no_overtime():
    words = "Black: absolute; White: 25/600 Canadian"
    assert read_time_limits(MAIN, words) == ByColor(made("absolute"), made("canadian 25 600"))


def test_so_much_for_each_move_is_a_period_without_main_time():
    system = ByoYomi(main=0.0, periods=1, seconds=15.0)
    assert read_time_limits(0.0, "15 simple") == ByColor(system, system)


def test_overlong_text_is_no_overtime():
    both = ByColor(made("byo-yomi 5 30"), made("byo-yomi 5 30"))
    assert read_time_limits(MAIN, "5x30 byo-yomi".ljust(200)) == both
    assert read_time_limits(MAIN, "5x30 byo-yomi".ljust(201)) is None
    assert parse_overtime(" " * 500) is None
    assert parse_overtime("1" * 150 + "x30 byo-yomi") is None
    assert read_time_limits(MAIN, f"5x{'9' * 150} byo-yomi") is None


WORDS = """5 30 0 x * / + ; : , . byo-yomi canadian fischer ing simple sec min moves Black: White:
    points max 秒 ½ ² 99999999999999999999 -""".split()
PIECES = st.sampled_from([*WORDS, " ", "(", "\n", "\0"])


@given(
    st.text()
    | st.lists(PIECES, max_size=9).map("".join)
    | st.lists(PIECES, max_size=9).map(" ".join),
    st.none() | st.floats() | st.integers(),
)
def test_any_text_is_parsed_without_an_error(words, time_limit):
    systems = read_time_limits(time_limit, words)
    assert systems is None or systems.black.main == time_limit
