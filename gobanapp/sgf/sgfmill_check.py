"""The second reader, sgfmill, which checks that a file contains the games it should.

sgfmill splits the text into games, nodes and values with its own code. The program's reader only
provides the trees.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from sgfmill import sgf_grammar

from gobanapp.sgf.game_comparison import (
    DifferenceKind,
    GameComparison,
    SkipReason,
    WitnessDifference,
    WitnessReport,
    has_long_name,
)
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.sgf.writer import WritableGame


def compare_with_witness(
    texts: Sequence[bytes],
    games: Sequence[WritableGame | SgfGame],
    progress: ProgressCallback = ignore_progress,
    *,
    by_meaning: bool = False,
) -> WitnessReport:
    """Compare a file in UTF-8 with the games that it should contain.

    ``texts`` are the parts of the file, one for each game, or the file as a whole. The comparison
    covers games, nodes and variations, moves, setup, comments, and unknown properties. An unedited
    node from a file must be unchanged; with ``by_meaning``, its moves, setup and comment must also
    mean the same to both readers. In a game written unchanged, sgfmill must find the root, and the
    end in the right place. The first difference ends the comparison. Raises what ``progress``
    raises.
    """
    testimony = WitnessReport()
    number = 0
    each = 1 if len(texts) == len(games) else len(games)
    for text in texts:
        if not by_meaning and each == 1 and _is_as_it_stood(games[number]):
            number += 1
            progress(number / len(games))
            comparison = GameComparison(games[number - 1], number, testimony, by_meaning=False)
            testimony.difference = comparison.difference_at_the_ends(text)
            if testimony.difference is not None:
                return testimony
            continue
        try:
            found = deque(sgf_grammar.parse_sgf_collection(text))
        except ValueError:
            if any(map(has_long_name, games[number : number + each])):
                testimony.skip(SkipReason.LONG_NAME, number + 1)
                number += each
                continue
            testimony.difference = WitnessDifference(kind=DifferenceKind.UNREADABLE)
            return testimony
        if len(found) != each or number + each > len(games):
            testimony.difference = WitnessDifference(kind=DifferenceKind.GAMES)
            return testimony
        while found:
            number += 1
            progress(number / len(games))
            comparison = GameComparison(games[number - 1], number, testimony, by_meaning=by_meaning)
            # sgfmill's nodes of a game take much memory, and are needed but once.
            testimony.difference = comparison.difference(found.popleft())
            if testimony.difference is not None:
                return testimony
    if number != len(games):
        testimony.difference = WitnessDifference(kind=DifferenceKind.GAMES)
    return testimony


def _is_as_it_stood(game: WritableGame | SgfGame) -> bool:
    return isinstance(game, SgfGame) and game.as_it_stood is not None
