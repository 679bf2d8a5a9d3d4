"""Random actions on a session for some seconds; ``soak session`` runs them for hours.

And every action that a session has is among what is done.
"""

import ast
import inspect
import sys

import pytest
from hypothesis import settings

from gobanapp.game.game import Game
from gobanapp.session import mark_strokes, node_preparation
from gobanapp.session.document import Document
from gobanapp.session.game_end import GameEnd
from gobanapp.session.match_clock import MatchClock
from gobanapp.session.match_controller import MatchController
from gobanapp.session.moves import Moves
from gobanapp.session.scoring import Scoring
from gobanapp.session.session import Session
from gobanapp.session.takeback import Takeback
from gobanapp.session.tool_choice import ToolChoice
from gobanapp.session.trial import Trial, Trials
from gobanapp.session.undo_handlers import UndoRouter
from gobanapp.sgf import history_json
from tests.soak import (
    counting_at_random,
    documents_at_random,
    editing_at_random,
    games_at_random,
    players_at_random,
    watched_session,
)
from tests.soak.session_at_random import SessionAtRandom, quick_disk

ROOMS = (
    counting_at_random,
    documents_at_random,
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

OWNERS = {
    "session": Session,
    "game": Game,
    "document": Document,
    "scoring": Scoring,
    "match_controller": MatchController,
    "match_clock": MatchClock,
    "takeback": Takeback,
    "game_end": GameEnd,
    "moves": Moves,
    "trial": Trial,
    "trials": Trials,
    "undo_router": UndoRouter,
    "tools": ToolChoice,
}
"""By the names that they have where they are asked."""

OTHERWISE = {
    # Done by actions of the session, and seen to be called there.
    ("game", "prepare_node"): "every step to another place",
    ("game", "pass_"): "Session.pass_",
    ("game", "play"): "Session.play",
    ("game", "start_play_out"): "Session.start_play_out",
    ("game", "resume"): "GameEnd.resume_play",
    ("game", "set_result"): "Session.end_game and accept",
    ("game", "set_stones"): "session.mark_strokes",
    ("game", "set_times"): "Session.press and pause_clock",
    ("game", "step_by"): "Session.step_by",
    ("game", "do"): "every edit; the journal when it is followed",
    ("scoring", "accept"): "Session.accept",
    ("scoring", "begin"): "GameEnd.begin_count",
    ("scoring", "end"): "GameEnd.toggle_count and set_result",
    ("scoring", "discard"): "Session.open_document and every edit",
    ("scoring", "redo"): "Session.redo",
    ("scoring", "can_undo"): "UndoRouter.can_undo",
    ("scoring", "can_redo"): "UndoRouter.can_redo",
    ("scoring", "follow_edit"): "Session.apply",
    ("scoring", "play_out"): "Session.play",
    ("scoring", "remember"): "Session.apply",
    ("scoring", "set_agreement"): "all that is said in a count",
    ("scoring", "needs_proposal"): "Scoring.awaits_proposal and give_up_proposal",
    ("scoring", "undo"): "Session.undo",
    ("match_controller", "begin"): "Session.begin_match",
    ("match_controller", "can_resume"): "MatchClock.can_continue_here",
    ("match_controller", "resume"): "Session.resume_match",
    ("match_controller", "play"): "Session.play",
    ("match_controller", "pass_"): "Session.pass_",
    ("match_controller", "relocate"): "GameEnd.resume_play",
    ("match_controller", "write_state"): "Session.write_match_state",
    ("match_controller", "update_clock"): "Session.apply and tick",
    ("match_controller", "follow"): "every action",
    ("match_controller", "find_last_step"): "Takeback.take_back",
    ("match_controller", "note_step"): "Takeback.redo",
    ("match_controller", "choose_play_tool"): "MatchClock.start",
    ("match_controller", "steps_since"): "Takeback.undo",
    ("match_controller", "write_times"): "MatchClock.press and pause",
    ("match_clock", "forget_hold"): "Session.open_document",
    ("match_clock", "resume_here"): "Session.continue_here",
    ("moves", "play"): "Session.play",
    ("moves", "pass_"): "Session.pass_",
    ("game_end", "set_result"): "Session.end_game",
    ("takeback", "can_undo"): "UndoRouter.can_undo",
    ("takeback", "can_redo"): "UndoRouter.can_redo",
    ("takeback", "undo"): "Session.undo",
    ("takeback", "redo"): "Session.redo",
    ("takeback", "undo_edit"): "UndoRouter.undo_edit",
    ("tools", "choose"): "Session.choose_edit_tool",
    ("tools", "choose_mark_tool"): "Session.choose_mark_tool",
    ("scoring", "restore"): "the journal, when it is recovered",
    ("trial", "discard"): "Trials.discard",
    ("trial", "has_changes"): "Trials.has_changes",
    ("trial", "step_count"): "Trial.has_changes",
    ("trials", "end"): "Session.switch_game and edit_game_list",
    ("undo_router", "can_undo"): "Session.can_undo",
    ("undo_router", "can_redo"): "Session.can_redo",
    ("undo_router", "undo"): "Session.undo",
    ("undo_router", "redo"): "Session.redo",
    ("document", "recognize_match"): "the journal when it is read",
    ("document", "mark_saved"): "Session.mark_saved",
    ("document", "take_events"): "the journal",
}
READ = {
    ("scoring", "score"),
    ("scoring", "proposal"),
    ("scoring", "awaits_proposal"),
    ("scoring", "undecided_groups"),
    ("game", "inherited_at"),
    ("game", "line"),
    ("game", "position_at"),
    ("game", "before_correction"),
    ("game", "before_insertion"),
    ("game", "why_illegal"),
    ("game", "why_move_illegal"),
    ("scoring", "is_playing_out"),
    ("match_controller", "block_reason"),
    ("match_controller", "is_clock_running"),
    ("match_controller", "is_double_click"),
    ("match_controller", "is_last_stone"),
    ("match_controller", "is_live"),
    ("match_controller", "is_playing"),
    ("match_controller", "player_to_move"),
    ("match_controller", "times"),
    ("tools", "next_stone"),
    ("tools", "why_illegal"),
    ("trial", "game_before"),
    ("session", "subscribe"),
    ("session", "unsubscribe"),
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


def test_methods_left_out_are_called_elsewhere():
    """Each of them is read somewhere in the session."""
    rooms = [sys.modules[owner.__module__] for owner in OWNERS.values()]
    rooms.append(node_preparation)
    source = "\n".join(map(inspect.getsource, rooms))
    source += inspect.getsource(sys.modules["gobanapp.storage.journal.journal"])
    source += inspect.getsource(sys.modules["gobanapp.storage.journal.recovery"])
    source += inspect.getsource(history_json)
    source += inspect.getsource(mark_strokes)
    read = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    assert {method for _, method in OTHERWISE} - read == set()
