"""Editing history as JSON: replaying it gives the same record."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.position import IllegalMove
from gobanapp.rules.symmetry import Symmetry
from gobanapp.sgf.branch_sgf import read_branch, write_branch
from gobanapp.sgf.game_rewrite import ColorSwap, Rotation
from gobanapp.sgf.history_json import history_event_to_json, replay_history_event
from gobanapp.sgf.node_writer import node_properties
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.value_types import sgf_coordinates
from tests.examples import examples

FILE = (
    b"(;SZ[5]KM[6.5]XX[kept]PB[Kim];B[aa]C[one]YY[a][b];W[bb]WL[9.87654]OW[0]"
    b"(;B[cc]BL[soon]OB[3] ;AE[aa])(;B[dd]N[x]))"
)


def opened():
    (found,) = read_games(FILE).games
    return Game(found.tree, found.columns, found.rows)


def through_text(game):
    """Return all that was done with ``game``, as it comes back from a file."""
    events = [
        history_event_to_json(event, game.columns, game.rows)
        for event in game.history.take_events()
    ]
    return json.loads(json.dumps(events))


def state(game):
    nodes = {
        number: (node.parent, node.children, node.content, node.edited)
        for number, node in game.tree.nodes.items()
    }
    return nodes, game.current_id, game.is_at_result, game.history.can_undo, game.history.can_redo


def texts(game):
    """What will be written. A move made with a time gets the other player's before or after it."""
    board = sgf_coordinates(game.columns, game.rows)
    return [sorted(node_properties(node, board)[0]) for node in game.tree.walk()]


POINTS = st.builds(Point, st.integers(0, 4), st.integers(0, 4))
TEXTS = st.text(st.sampled_from("ab]\\[:;(\n ä囲"), max_size=6)
TIMES_LEFT = st.none() | st.builds(TimeLeft, st.floats(0, 1e6), st.integers(0, 99))
TIMES = st.builds(ByColor, TIMES_LEFT, TIMES_LEFT)
REWRITINGS = st.builds(Rotation, st.sampled_from(Symmetry)) | st.builds(ColorSwap, st.booleans())
LINES = st.text(st.sampled_from("ab]\\[:;(ä囲"), max_size=6)


def play(game, point, *times):
    try:
        game.play(point, *times)
    except IllegalMove:
        game.pass_(*times)


def rewrite(game, rewriting):
    game.rewrite(rewriting.edit(game.tree, 5, 5), str(rewriting))


def correct(game, point):
    with suppress(IllegalMove, ValueError):
        game.correct_move(game.current_id, point)


def insert(game, point):
    with suppress(IllegalMove, ValueError):
        game.insert_move(point)


def paste(game):
    text = write_branch(game.copy(game.current_id), 5, 5) + "(;C[a]ZZ[unknown\\]](;SZ[9]B[hh]))"
    game.paste(game.current_id, read_branch(text, 5, 5))


def mark(game, point):
    marks = {point: Mark.CROSS}
    game.set_markup(Markup(marks=marks, labels={Point(0, 0): "A"}, territory=game_territory(point)))


def game_territory(point):
    return ByColor(frozenset({point}), frozenset())


ACTIONS = st.one_of(
    st.builds(lambda point: lambda game: play(game, point), POINTS),
    st.just(lambda game: game.pass_()),
    st.builds(lambda point, times: lambda game: play(game, point, times), POINTS, TIMES),
    st.builds(lambda times: lambda game: game.set_times(times), TIMES),
    st.builds(lambda times: lambda game: game.set_times(times, continues="times"), TIMES),
    st.builds(lambda text: lambda game: game.set_comment(text), TEXTS),
    st.builds(lambda point: lambda game: mark(game, point), POINTS),
    st.builds(lambda text: lambda game: game.set_info(replace(game.info, event=text)), LINES),
    st.builds(lambda text: lambda game: game.set_result(text), st.sampled_from(["B+R", "W+3"])),
    st.integers(-4, 4).map(lambda steps: lambda game: game.step_by(steps)),
    st.integers(-1, 1).map(lambda step: lambda game: game.go_to_sibling(step)),
    st.just(lambda game: game.undo()),
    st.just(lambda game: game.redo()),
    st.just(lambda game: game.make_main_line(game.current_id)),
    st.just(lambda game: game.current_id and game.remove(game.current_id)),
    st.just(lambda game: game.current_id and game.remove_only(game.current_id)),
    st.just(lambda game: game.promote(game.current_id)),
    st.just(lambda game: game.demote(game.current_id)),
    st.builds(lambda point: lambda game: correct(game, point), POINTS),
    st.builds(lambda point: lambda game: insert(game, point), POINTS),
    st.just(paste),
    st.builds(lambda way: lambda game: rewrite(game, way), REWRITINGS),
    st.just(lambda game: game.history.seal()),
)


def resign(game):
    game.set_result("B+R")


def exchange(game):
    rewrite(game, ColorSwap(players=False))


def comment(text):
    return lambda game: game.set_comment(text)


@settings(max_examples=examples(4))
@given(st.booleans(), st.lists(ACTIONS, max_size=25))
@example(False, [resign, Game.pass_, resign])
@example(True, [resign, Game.pass_, Game.undo, resign, Game.redo])
@example(True, [Game.pass_, comment("a"), comment(""), Game.undo])
@example(True, [lambda game: game.step_by(2), exchange, comment(":")])
@example(False, [comment(" ")])
@example(False, [Game.pass_, comment("a"), comment("\n ")])
def test_events_replay_to_the_same_game(from_file, actions):
    def made():
        return opened() if from_file else Game.new(5, 5, GameInfo(komi=0.5))

    game, again = made(), made()
    for action in actions:
        action(game)
        for event in through_text(game):
            replay_history_event(again, event)
        again.go_to(game.current_id)
    assert state(again) == state(game)
    assert texts(again) == texts(game)
    while game.history.can_undo:
        game.undo()
        again.undo()
        assert state(again) == state(game)
    while game.history.can_redo:
        game.redo()
        again.redo()
        assert state(again) == state(game)


@pytest.mark.parametrize("is_told", [True, False])
def test_undoing_a_replayed_rotation_returns_to_its_node(is_told):
    game, again = opened(), opened()
    game.go_to(2)
    rewrite(game, Rotation(Symmetry.HALF))
    game.go_to(0)
    (event,) = through_text(game)
    if not is_told:
        del event["place"]
    replay_history_event(again, event)
    game.undo()
    again.undo()
    assert state(again)[0] == state(game)[0]
    assert (game.current_id, again.current_id) == (2, 2 if is_told else 0)


@pytest.mark.parametrize("rewriting", [Rotation(Symmetry.HALF), ColorSwap(players=False)])
def test_a_replayed_rewriting_is_the_same_event_again(rewriting):
    game, again = opened(), opened()
    rewrite(game, rewriting)
    (event,) = through_text(game)
    replay_history_event(again, event)
    assert through_text(again) == [event]


def test_nodes_that_are_not_numbered_in_a_row_are_all_removed():
    game, again = opened(), opened()
    for change in (lambda: game.go_to(3), game.pass_, lambda: game.remove(3)):
        change()
    first, second = through_text(game)
    assert second["gone"] == [[3, 4], [6, 6]]
    replay_history_event(again, first)
    replay_history_event(again, second)
    assert state(again)[0] == state(game)[0]


def test_undoing_a_replayed_result_returns_to_the_one_before_it():
    game, again = opened(), opened()
    for place, result in ((4, "B+R"), (5, "W+3")):
        game.go_to(place)
        game.set_result(result)
    for event in through_text(game):
        replay_history_event(again, event)
    for one in (game, again):
        one.undo()
        one.go_to(4)
        assert (one.info.result, one.is_at_result) == ("B+R", True)


def test_removing_a_large_branch_takes_little_space():
    moves = "".join(f";{'BW'[number % 2]}[aa]" for number in range(5000))
    (found,) = read_games(f"(;SZ[5]{moves})".encode()).games
    game = Game(found.tree, 5, 5)
    game.remove(10)
    (event,) = through_text(game)
    assert event["gone"] == [[10, 5000]]
    assert len(json.dumps(event)) < 300


@pytest.mark.parametrize(
    "change",
    [
        {"way": "sideways"},
        {"nodes": [[77, 0, [], None]]},
        {"nodes": [[1, 0, []]]},
        {"gone": [[5, 9]]},
        {"place": [0]},
        {"nodes": 3},
        {"made": "turn HALF", "place": 77},
        {"made": "turn HALF", "place": [0]},
    ],
)
def test_an_invalid_event_is_refused(change):
    game = Game.new(5, 5, GameInfo())
    game.pass_()
    (event,) = through_text(game)
    fresh = Game.new(5, 5, GameInfo())
    with pytest.raises((ValueError, KeyError, TypeError, IndexError)):
        replay_history_event(fresh, event | change)
    assert len(fresh.tree) == 1


def test_a_redo_is_replayed():
    game = opened()
    game.set_comment("new")
    game.undo()
    game.redo()
    again = opened()
    for event in through_text(game):
        replay_history_event(again, event)
    assert again.node.content.comment == "new"
    assert state(again) == state(game)


def added(number):
    """A event that adds a node below the first one."""
    game = opened()
    game.step_by(-9)
    game.pass_()
    (event,) = through_text(game)
    new = game.current_id
    event["nodes"] = [
        [number if at == new else at, parent, [number if c == new else c for c in children], text]
        for at, parent, children, text in event["nodes"]
    ]
    event["place"][1] = number
    return event, new


def test_an_event_with_a_distant_node_id_is_refused():
    event, new = added(10**12)
    with pytest.raises(KeyError):
        replay_history_event(opened(), event)
    event, _ = added(new)
    replay_history_event(opened(), event)


@pytest.mark.parametrize("span", [[1, 10**12], [-1, 1], [10**12, 10**12]])
def test_an_event_removing_missing_nodes_is_refused(span):
    event, new = added(opened().tree.next_id)
    game = opened()
    with pytest.raises(KeyError):
        replay_history_event(game, event | {"gone": [span]})
    assert game.tree.next_id == new


FOX = (
    b"(;GM[1]SZ[9]KM[375]HA[0]AP[foxwq]PB[a];B[aa];B[bb];W[cc]",
    b"(;GM[1]SZ[9]KM[50]AP[foxwq];KM[7.5]PW[x][y];B[bb];W[cc]",
    b"(;GM[1]SZ[9];AP[foxwq]KM[50]HA[2]AB[aa]AB[bb];W[cc]",
)


@pytest.mark.parametrize("file", FOX)
@pytest.mark.parametrize("komi", [0.5, 50, 7.5, 0])
def test_the_numbers_of_a_heading_mean_the_same_in_a_journal(file, komi):
    games = []
    for _ in range(2):
        (found,) = read_games(file + b")").games
        games.append(Game(found.tree, found.columns, found.rows))
    game, again = games
    game.set_comment("x")
    game.set_info(replace(game.info, komi=komi))
    game.undo()
    game.set_comment("y")
    for event in through_text(game):
        replay_history_event(again, event)
    assert again.info == game.info
    game.redo()
    game.set_info(replace(game.info, komi=komi))
    for event in through_text(game):
        replay_history_event(again, event)
    assert (again.info.komi, again.info) == (komi, game.info)
    assert state(again) == state(game)
    assert texts(again) == texts(game)
