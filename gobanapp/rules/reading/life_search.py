"""A reading of one question about a group: whether it is captured, or gets two eyes.

The seeker tries to reach the goal: the attacker to capture, the defender to live. The stopper may
pass. The seeker gains nothing by a pass, because the stopper would pass as well; it passes only if
a ko may not be retaken.

A question about *ground* asks who keeps the points under the goal: every chain may be given up, and
the attacker succeeds only if no stone of the defender can be played there to stay.

The *master* may retake a simple ko immediately, the other player never, as if without ko threats.
The seeker has any number of threats; the stopper only a few, and so cannot hold out for ever in a
ko that the stopper cannot end.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias

from gobanapp.rules.reading.bit_board import (
    BitBoard,
    BitChains,
    BitPlay,
    ko_after,
    play_bit,
    unconditionally_alive,
)
from gobanapp.rules.reading.proof_search import ProofNode, ProofSearch

_Key: TypeAlias = tuple[int, int, int, int]

_THREATS: Final = 3
_HELD_BY_NONE: Final = -1
"""Points that no single chain covers, so that each chain can be given up."""


class _Node(ProofNode):
    """``stones``: the defender's.

    ``ko``: the point that needs a threat to be retaken, 0 for none. ``threats``: the remaining
    threats of a stopper that is the master.
    """

    __slots__ = ("attackers", "defenders", "empty", "ko", "stones", "threats")

    def __init__(self, defenders: BitChains, attackers: BitChains, key: _Key) -> None:
        super().__init__()
        self.defenders = defenders
        self.attackers = attackers
        self.stones, self.empty, self.ko, self.threats = key


class LifeSearch(ProofSearch):
    """One question about ``goal``, stones of the defender.

    ``living``: True if the defender seeks two eyes, False if the attacker seeks to capture all of
    ``goal``. ``defender_master``: True if the defender wins every ko. ``for_ground``: the question
    is about the points of ``goal``, not about the stones that are there at first.
    """

    def __init__(
        self,
        ground: BitBoard,
        goal: int,
        budget: int,
        *,
        living: bool,
        defender_master: bool,
        for_ground: bool = False,
    ) -> None:
        super().__init__(budget)
        self.saw_ko = False
        """True if the winner of a ko can have made a difference."""
        self._ground = ground
        self._goal = goal
        self._living = living
        self._for_ground = for_ground
        self._stopper_master = defender_master is not living
        self._seeker_turn: dict[_Key, _Node] = {}
        self._stopper_turn: dict[_Key, _Node] = {}

    def run(self, *, defender_first: bool) -> Generator[None, None, tuple[bool, int]]:
        """Return whether the seeker succeeds, and the first move that decides (0: none or a pass).

        Yields at times. Raises OutOfBudget.
        """
        ground = self._ground
        stones = 0
        for chain in ground.defenders:
            stones |= chain[0]
        key = (stones, ground.empty, 0, _THREATS)
        root = _Node(ground.defenders, ground.attackers, key)
        seeking = defender_first is self._living
        self._table(seeking)[key] = root
        self._judge_defence(root, seeking)
        return (yield from self._solve(root, seeking=seeking))

    # Judgements without further play

    def _judge_defence(self, node: _Node, seeking: bool) -> None:
        """Settle or estimate the position after a move of the defender. ``seeking``: the turn."""
        ground, goal = self._ground, self._goal
        defenders = node.defenders
        if not node.stones & goal and not self._for_ground:
            node.settle(not self._living, seeking)
            return
        alive = 0
        for chain in defenders:
            if chain[1] & ground.beyond:
                alive = chain[0]
        if not alive & goal:
            alive = unconditionally_alive(ground, defenders, node.stones, node.empty)
        if alive & goal:
            node.settle(self._living, seeking)
        else:
            self._judge_room(node, seeking)

    def _judge_attack(self, node: _Node, taken: int, seeking: bool) -> None:
        """Settle or estimate the position after a move of the attacker.

        A goal of one stone taken in a ko is not lost yet if it can be retaken.
        """
        if taken and not node.stones & self._goal and not self._for_ground:
            if seeking or not node.ko or not self._stopper_master:
                node.settle(not self._living, seeking)
        else:
            self._judge_room(node, seeking)

    def _judge_room(self, node: _Node, seeking: bool) -> None:
        """Determine whether the defender has room for two eyes.

        No point next to a safe stone can be an eye. Points under the defender's own stones count
        where their chain may be given up: not the one that holds all that is left of the goal.
        Without any room, and with no stones of the attacker that are not safe, the rest is a matter
        of time.
        """
        ground = self._ground
        beyond, stones, vital = ground.beyond, node.stones, self._vital(node)
        room = ground.all
        settled = True
        for chain in node.attackers:
            if chain[1] & beyond:
                room &= ~(chain[0] | chain[1])
            else:
                settled = False
        for chain in node.defenders:
            if chain[0] & vital == vital:
                room &= ~chain[0]
        if not ground.joinable and not ground.two_apart(room):
            if self._living:
                node.settle(False, seeking)
                return
            if settled:
                node.settle(True, seeking)
                return
        eyes = 1 + 4 * max(0, 2 - len(ground.rooms(stones)))
        space = 1 + 2 * (room & ~stones).bit_count()
        if seeking is self._living:
            node.win, node.loss = eyes, space
        else:
            node.win, node.loss = space, eyes

    def _vital(self, node: _Node) -> int:
        """Return the stones that the defender cannot give up all together."""
        return _HELD_BY_NONE if self._for_ground else node.stones & self._goal

    # Moves

    def _expand(self, node: ProofNode, seeking: bool) -> None:
        """Make the positions after each move that can matter; the last is a pass."""
        assert isinstance(node, _Node)
        defending = seeking is self._living
        own, other = node.defenders, node.attackers
        vital, target = self._vital(node), _HELD_BY_NONE
        if not defending:
            own, other, vital, target = other, own, target, vital
        around, empty = self._ground.around, node.empty
        mere = self._mere_liberties(node)
        found: list[int] = []
        kids: list[ProofNode] = []
        seen = {0}
        moves = empty & self._ground.all
        banned = node.ko and (seeking or not self._stopper_master or not node.threats)
        if banned:
            moves &= ~node.ko
        while moves:
            bit = moves & -moves
            moves ^= bit
            if not around[bit] & (empty & ~mere if bit & mere else empty):
                kind = self._kind(own, other, bit, vital, target)
                if kind in seen:
                    continue
                if kind > 0:
                    seen.add(kind)
            played = play_bit(own, other, empty, bit, around)
            if played is not None:
                found.append(bit)
                kids.append(self._after(node, bit, played, not seeking))
        if not seeking or banned:
            found.append(0)
            kids.append(self._passed(node, not seeking))
        node.moves, node.children = found, kids

    def _table(self, seeking: bool) -> dict[_Key, _Node]:
        return self._seeker_turn if seeking else self._stopper_turn

    def _passed(self, node: _Node, seeking: bool) -> _Node:
        """Return the position after a pass; ``seeking``: whether the seeker is next."""
        key = (node.stones, node.empty, 0, node.threats)
        table = self._table(seeking)
        kid = table.get(key)
        if kid is None:
            table[key] = kid = _Node(node.defenders, node.attackers, key)
            self.nodes += 1
            is_defenders = seeking is not self._living
            if not node.stones & self._goal and (is_defenders or not self._for_ground):
                kid.settle(not self._living, seeking)
        return kid

    def _mere_liberties(self, node: _Node) -> int:
        """Return the points that are mere liberties of a chain that cannot be given up.

        They are next to that chain of the defender and to safe stones of the attacker.
        """
        beyond, vital = self._ground.beyond, self._vital(node)
        found = 0
        for stones, near in node.defenders:
            if stones & vital == vital:
                for other in node.attackers:
                    if other[1] & beyond:
                        found |= near & other[1]
        return found

    def _after(self, node: _Node, bit: int, played: BitPlay, seeking: bool) -> _Node:
        """Return the position after a move; ``seeking``: whether the seeker is next."""
        own, other, empty, taken = played
        ko = ko_after(own, bit, empty, taken) if taken else 0
        if ko:
            self.saw_ko = True
            if seeking and not self._stopper_master:
                ko = 0
        defended = seeking is not self._living
        stones = node.stones | bit if defended else node.stones & ~taken
        key = (stones, empty, ko, node.threats - (bit == node.ko))
        table = self._table(seeking)
        kid = table.get(key)
        if kid is None:
            self.nodes += 1
            if defended:
                table[key] = kid = _Node(own, other, key)
                self._judge_defence(kid, seeking)
            else:
                table[key] = kid = _Node(other, own, key)
                self._judge_attack(kid, taken, seeking)
        return kid

    def _kind(self, own: BitChains, other: BitChains, bit: int, vital: int, target: int) -> int:
        """Return the kind of a move that fills a point with nothing but liberties next to it.

        0: a move that is never better than a pass: it fills an eye, or a liberty of one chain that
        is safe or cannot be given up. Moves of the same kind above 0 are equally good, as they fill
        a liberty of the same chains for good. -1: any other. The player cannot give up the chain
        with all of ``vital``, nor the other side that with all of ``target``.
        """
        beyond = self._ground.beyond
        touched = friends = 0
        sign = 1
        lasting, hostile, firm = True, False, False
        for chain in own:
            if chain[1] & bit:
                touched |= sign
                friends += 1
                if chain[1] & beyond:
                    firm = True
                elif chain[0] & vital != vital:
                    lasting = False
            sign <<= 1
        for chain in other:
            if chain[1] & bit:
                touched |= sign
                if not chain[1] & beyond:
                    hostile = True
                    if chain[0] & target != target:
                        lasting = False
            sign <<= 1
        if friends == 1 and not hostile and (firm or lasting):
            return 0
        return touched if firm or (friends and lasting) else -1
