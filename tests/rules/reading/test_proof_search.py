"""Proof-number search on graphs of a few places, where all play may go round for ever."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobanapp.rules.reading.proof_search import OutOfBudget, ProofNode, ProofSearch
from tests.examples import examples


class Place(ProofNode):
    __slots__ = ("name",)


class Wandering(ProofSearch):
    """Both players walk from place to place by turns; who cannot go on has lost.

    ``ways``: for each place and turn (whether it is the seeker's) where one may go from there.
    """

    def __init__(self, ways, budget=10_000):
        super().__init__(budget)
        self.ways = ways
        self.known = {}
        self.pauses = 0

    def run(self, *, seeking):
        work = self._solve(self.place(1, seeking), seeking=seeking)
        while True:
            try:
                next(work)
            except StopIteration as done:
                return done.value
            self.pauses += 1

    def place(self, name, seeking):
        key = name, seeking
        if key not in self.known:
            self.nodes += 1
            self.known[key] = place = Place()
            place.name = name
            if not self.ways[key]:
                place.settle(not seeking, seeking)
        return self.known[key]

    def _expand(self, node, seeking):
        node.moves = list(self.ways[node.name, seeking])
        node.children = [self.place(name, not seeking) for name in node.moves]


def won_from(ways):
    """Return from where the seeker can bring the stopper to a stand, found by working back."""
    won = set()
    while True:
        more = {
            (name, seeking)
            for (name, seeking), found in ways.items()
            if (any if seeking else all)((to, not seeking) in won for to in found)
        }
        if more == won:
            return won
        won = more


PLACES = range(1, 9)


@settings(max_examples=examples(4))
@given(
    st.fixed_dictionaries(
        {
            (name, seeking): st.lists(st.sampled_from(PLACES), max_size=3, unique=True)
            for name in PLACES
            for seeking in (True, False)
        }
    ),
    st.booleans(),
)
def test_the_search_agrees_with_backward_analysis(ways, seeking):
    won = won_from(ways)
    success, move = Wandering(ways).run(seeking=seeking)
    assert success is ((1, seeking) in won)
    if success is seeking and ways[1, seeking]:
        assert ((move, not seeking) in won) is success


def test_endless_cycles_do_not_succeed():
    ways = {(1, True): [1], (1, False): [1]}
    assert Wandering(ways).run(seeking=True) == (False, 0)


def test_a_failure_due_to_a_cycle_is_not_remembered():
    """9 fails for the seeker on the way from 12, as it leads back there; 7 may still go to it."""
    ways = {(name, turn): [] for name in range(1, 14) for turn in (True, False)}
    ways[1, False] = [7, 12]
    ways[7, True] = [5, 9]
    ways[5, False] = [13]
    ways[9, False] = [12]
    ways[12, True] = [9, 11]
    ways[11, False] = [6]
    ways[6, True] = [4]
    assert Wandering(ways).run(seeking=False) == (True, 0)


def test_the_search_stops_when_the_budget_is_spent():
    ways = {(name, turn): [name + 1, name + 2] for name in range(1, 30) for turn in (True, False)}
    ways |= {(name, turn): [] for name in (30, 31) for turn in (True, False)}
    with pytest.raises(OutOfBudget):
        Wandering(ways, budget=10).run(seeking=True)
    assert Wandering(ways).run(seeking=True)[0] is ((1, True) in won_from(ways))


def test_a_long_search_pauses_and_finds_the_same(monkeypatch):
    ways = {(name, turn): [name + 1, name + 2] for name in range(1, 30) for turn in (True, False)}
    ways |= {(name, turn): [] for name in (30, 31) for turn in (True, False)}
    found = Wandering(ways).run(seeking=True)
    monkeypatch.setattr("gobanapp.rules.reading.proof_search._EFFORT_IN_A_SLICE", 60)
    search = Wandering(ways)
    assert search.run(seeking=True) == found
    assert search.pauses > 1


def test_the_search_respects_the_recursion_limit():
    ways = {(name, turn): [name + 1] for name in range(1, 1000) for turn in (True, False)}
    ways |= {(1000, turn): [] for turn in (True, False)}
    with pytest.raises(OutOfBudget):
        Wandering(ways).run(seeking=True)
