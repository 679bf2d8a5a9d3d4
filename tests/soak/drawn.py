"""Random values for a session: terms of games, files, clocks, players, points."""

from __future__ import annotations

from hypothesis import strategies as st

from gobanapp.clock.time_system import (
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
    TimeSystem,
)
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.ruleset import RULESET_PRESETS
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.storage.game_terms_json import game_terms_from_json, game_terms_to_json

COLORS = st.sampled_from(Color)
NUMBERS = st.integers(0, 1000)
WAYS = st.sampled_from([-1, 1])
SYSTEMS: st.SearchStrategy[TimeSystem] = st.sampled_from(
    [
        Absolute(main=60),
        ByoYomi(main=5, periods=3, seconds=4),
        Ing(main=5, periods=3, seconds=4),
        Canadian(main=5, stones=3, seconds=9),
        Fischer(main=20, increment=2),
        Delay(main=20, delay=2),
        Bronstein(main=20, delay=2),
    ]
)
CLOCKS = st.none() | st.builds(ByColor, SYSTEMS, SYSTEMS)
PRECAUTIONS = st.builds(
    MoveConfirmation,
    takeback_seconds=st.sampled_from([0.0, 1.0, 8.0]),
    needs_takeback_consent=st.booleans(),
    has_clock_press=st.booleans(),
)


@st.composite
def terms(draw: st.DrawFn) -> str:
    """Return the terms of a game on a small board, where stones are taken all the time.

    As text, so that a failing example prints in one line.
    """
    columns, rows = draw(st.sampled_from([(3, 3), (4, 4), (5, 5), (3, 5), (2, 1), (9, 9)]))
    ruleset = RULESET_PRESETS[draw(st.sampled_from([*RULESET_PRESETS]))]
    handicap = draw(st.sampled_from([0, 0, 0, 1, 2, 3])) if columns == 9 else 0
    new = GameTerms(
        columns=columns,
        rows=rows,
        ruleset=ruleset,
        komi=draw(st.sampled_from([0.0, 6.5, -3.0, 7.0])),
        handicap=handicap,
        free_placement=draw(st.booleans()),
        systems=draw(CLOCKS),
    )
    return game_terms_to_json(new)


TERMS = terms()


def begun(new: str) -> Game:
    return game_terms_from_json(new).to_game("2001-01-01")


FILES = st.sampled_from(
    [
        b"(;PB[One]SZ[5];B[bb];W[cc]C[a])(;PB[Two]SZ[4];B[cc](;W[aa])(;W[bb]))(;SZ[3]PB[Three])",
        b"(;SZ[3];B[aa] C[x\\y]XX[1]\n[2](;W[bb];B [aa])(;W[cc]W[ba];AB[bc]AW[ca];W[zy]C[y]))",
        b"(;SZ[3]HA[2]AB[aa][cc]KO[6.5](;W[bb];AE[aa];B[aa])(;B[]TR[aa];PL[B]BL[30]W[ba]))",
        b"(;SZ[5:3]RU[Chinese]KM[0]RE[B+R];B[ba]BL[12.5];W[];B[]VW[aa:cb];AB[ab]AW[ac]PL[W])",
        (
            b"(;FF[4]SZ[4]RU[AGA]TM[60]OT[3x10 byo-yomi]PW[\xe5\x9b\xb2];B[bb];W[cb];B[bc];W[cc]\n"
            b"LB[aa:A][bb:long]AR[aa:dd]LN[ad:da]DD[aa];B[];W[];B[]TW[da:dd]TB[aa:ad])"
        ),
        b"(;SZ[5]AB[ab][bb][cb][db][eb]AW[ac][bc][cc][dc][ec]PL[B]RU[Japanese];B[];W[];C[end])",
    ]
)
