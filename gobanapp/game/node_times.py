"""The players' clocks at a node of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.line_info import main_line_info
from gobanapp.game.node import NO_TIMES, TIME_PROPERTIES, Content, Times
from gobanapp.rules.color import ByColor, Color

if TYPE_CHECKING:
    from gobanapp.clock.clock import Clock, Turn
    from gobanapp.clock.time_system import TimeSystem
    from gobanapp.game.tree import Tree

MAX_NODES_BACK = 1000
"""The number of earlier nodes, besides the root, in which to search for the time left.

In a game of 60,000 nodes without times a step would take too long otherwise.
"""

_PLACES = 3
_SHORTEST = 10**-_PLACES


# Writing


def with_times(content: Content, times: Times) -> Content:
    """Return ``content`` with the time left of each player, new values in thousandths of seconds.

    A new time of a player replaces unreadable parts of the old one.
    """
    others = content.others
    kept_times = content.times
    for color in Color:
        left = times[color]
        if left == kept_times[color]:
            continue
        kept_times = kept_times.with_(color, _in_thousandths(left))
        if left is not None:
            others = tuple(other for other in others if other.name not in TIME_PROPERTIES[color])
    return (
        content
        if kept_times is content.times
        else replace(content, times=kept_times, others=others)
    )


def times_after(before: Times, times: Times) -> Times:
    """Return ``times``, completed by the previous time of a player if missing."""
    if times is NO_TIMES:
        return before
    return ByColor(
        before.black if times.black is None else times.black,
        before.white if times.white is None else times.white,
    )


def _in_thousandths(left: TimeLeft | None) -> TimeLeft | None:
    """Return a time rounded as in files. Only a time that has run out becomes zero."""
    if left is None:
        return None
    seconds = max(round(left.seconds, _PLACES), _SHORTEST) if left.seconds > 0 else 0.0
    return TimeLeft(seconds, left.count)


# Reading


def times_at(tree: Tree, node_id: int) -> Times:
    """Return the time left of each player at node ``node_id``, None if unknown.

    It comes from the nearest node on the way from the root, including the node itself. Raises
    KeyError if there is no such node.
    """
    times = NO_TIMES
    node = tree[node_id]
    for _ in range(MAX_NODES_BACK):
        recorded = node.content.times
        if recorded is not NO_TIMES:
            times = times_after(recorded, times)
            if times.black is not None and times.white is not None:
                return times
        if node.parent is None:
            return times
        node = tree[node.parent]
    return times_after(tree.root.content.times, times)


def time_systems(tree: Tree) -> ByColor[TimeSystem] | None:
    """Return the time systems in the game information; None if unknown."""
    from gobanapp.clock.time_limits import time_systems_of

    content = tree.root.content
    info = main_line_info(tree)
    systems = time_systems_of(info.time_limit, info.overtime, content.times)
    if systems is None or not info.overtime.strip():
        others = {other.name: other.values[0].strip() for other in content.others}
        for count, seconds, words in _OVERTIME:
            if others.get(count, "0") != "0" and seconds in others:
                overtime = words.format(count=others[count], seconds=others[seconds])
                return time_systems_of(info.time_limit, overtime, content.times)
    return systems


# Overtime in other properties: FF[3] had the stones and seconds of Canadian overtime in two
# properties, the Fox server has the periods of byo-yomi.
_OVERTIME = (
    ("OM", "OP", "{count}/{seconds} Canadian"),
    ("TC", "TT", "{count}x{seconds} byo-yomi"),
)


def clock_at(tree: Tree, node_id: int) -> Clock | None:
    """Return a stopped clock with the times at node ``node_id``.

    None if the time systems are missing or unreadable. The time used by a player is at least the
    difference from the initial time.
    """
    from gobanapp.clock.clock import Clock

    systems = time_systems(tree)
    if systems is None:
        return None
    clock = Clock.new(systems)
    recorded = times_at(tree, node_id)
    left_at_start = ByColor(
        recorded.black or clock.left_at_turn_start.black,
        recorded.white or clock.left_at_turn_start.white,
    )
    used = ByColor(
        systems.black.used_at_least(left_at_start.black),
        systems.white.used_at_least(left_at_start.white),
    )
    return replace(clock, left_at_turn_start=left_at_start, used=used)


def turn_at(tree: Tree, node_id: int, systems: ByColor[TimeSystem]) -> Turn | None:
    """Return the turn that ended with the move of node ``node_id``, as the recorded times show it.

    If turns of different lengths led to these times, it is the shortest. None if there is no move,
    or no time after it that comes from the time before.
    """
    from gobanapp.clock.clock import Turn

    node = tree[node_id]
    move = node.content.move
    left = None if move is None else node.content.times[move.color]
    if move is None or left is None:
        return None
    system = systems[move.color]
    before = None if node.parent is None else times_at(tree, node.parent)[move.color]
    start = before or system.at_start()
    seconds = system.shortest_turn(start, left)
    return None if seconds is None else Turn(move.color, start, seconds, left)


def time_penalties(tree: Tree, node_id: int) -> ByColor[float]:
    """Return the points that time has cost each player up to node ``node_id``."""
    clock = clock_at(tree, node_id)
    if clock is None:
        return ByColor(0.0, 0.0)
    return ByColor(
        *(clock.systems[color].penalty(clock.left_at_turn_start[color]) for color in Color)
    )
