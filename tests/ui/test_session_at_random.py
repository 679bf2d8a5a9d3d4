"""Whatever is done with a session, in whatever order, for some seconds; ``soak session`` for hours.

And every action that a session has is among what is done.
"""

import ast
import inspect
import sys

import pytest
from hypothesis import settings

from gobanapp.game.game import Game
from gobanapp.session import mark_strokes
from gobanapp.session.document import Document
from gobanapp.session.scoring import Scoring
from gobanapp.session.session import Session
from tests.soak import (
    counting_at_random,
    desk_at_random,
    editing_at_random,
    games_at_random,
    players_at_random,
    watched_session,
)
from tests.soak.session_at_random import SessionAtRandom, quick_disk

ROOMS = (
    counting_at_random,
    desk_at_random,
    editing_at_random,
    games_at_random,
    players_at_random,
    watched_session,
)
"""Where the actions are done."""


@pytest.mark.usefixtures("qapp")
class TestSessionAtRandom(SessionAtRandom.TestCase):
    settings = settings(stateful_step_count=50)

    @pytest.fixture(autouse=True)
    def _quick_disk(self):
        with quick_disk():
            yield


# Every action

OWNERS = {"session": Session, "game": Game, "record": Document, "count": Scoring}
"""By the names that they have where they are asked."""

OTHERWISE = {
    # Done by actions of the session, and seen to be called there.
    ("game", "approach"): "every step to another place",
    ("game", "pass_"): "Session.pass_",
    ("game", "play"): "Session.play",
    ("game", "play_out"): "Session.play_out",
    ("game", "resume"): "Session.resume",
    ("game", "set_result"): "Session.end_game and accept",
    ("game", "set_stones"): "strokes of ui.marking",
    ("game", "set_times"): "Session.press and pause_clock",
    ("game", "step"): "Session.walk",
    ("game", "do"): "every edit; the journal when it is followed",
    ("count", "accept"): "Session.accept",
    ("count", "begin"): "Session.begin_count",
    ("count", "come_back"): "Session.end_dispute and give_dispute_up",
    ("count", "count_by"): "Session.count_by",
    ("count", "end"): "Session.toggle_count and end_game",
    ("count", "forget"): "Session.open and every edit",
    ("count", "mark"): "Session.play while it counts",
    ("count", "mark_with"): "Session.mark_with",
    ("count", "play_out"): "Session.play_out",
    ("count", "propose_anew"): "Session.propose_anew",
    ("count", "redo"): "Session.redo",
    ("count", "remember"): "Session.do",
    ("count", "set"): "all that is said in a count",
    ("count", "take_proposal"): "Session.propose",
    ("count", "undo"): "Session.undo",
    ("record", "mark_saved"): "Session.saved",
    ("record", "take_deeds"): "the journal",
    ("record", "neighbour"): "Session.next_game",
}
READ = {
    ("count", "score"),
    ("count", "proposal"),
    ("count", "verdict"),
    ("game", "in_effect_at"),
    ("game", "line"),
    ("game", "position_at"),
    ("game", "to_correct"),
    ("game", "to_insert"),
    ("game", "why_illegal"),
    ("game", "why_move_illegal"),
    ("session", "is_played"),
}
"""They only tell of what there is, or make another; the views and the actions ask them."""


def public_methods(owner):
    return {
        name
        for base in owner.__mro__
        if base.__module__.startswith("gobanapp")
        for name, found in vars(base).items()
        if not name.startswith("_")
        and inspect.isfunction(found)  # no property, no signal, nothing static
    }


def asked_for():
    """Return what the machine reads of what: ("session", "undo")."""
    found = set()
    for room in ROOMS:
        for node in ast.walk(ast.parse(inspect.getsource(room))):
            if isinstance(node, ast.Attribute):
                of = node.value
                name = of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")
                found.add((name.lower(), node.attr))
    return found


def test_every_action_is_done():
    actions = {(name, method) for name, of in OWNERS.items() for method in public_methods(of)}
    known = asked_for() | OTHERWISE.keys() | READ
    assert actions - known == set()
    assert (OTHERWISE.keys() | READ) - actions == set()


def test_what_is_done_otherwise_is_called_there():
    """Each of them is read somewhere in the session."""
    rooms = [sys.modules[base.__module__] for base in Session.__mro__ if "gobanapp" in str(base)]
    source = "\n".join(map(inspect.getsource, [*rooms, sys.modules[Game.__module__]]))
    source += inspect.getsource(sys.modules[Scoring.__module__])
    source += inspect.getsource(sys.modules["gobanapp.storage.journal.journal"])
    source += inspect.getsource(mark_strokes)
    read = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    assert {method for _, method in OTHERWISE} - read == set()
