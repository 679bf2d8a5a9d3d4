"""Proof-number search for one question about a group: is it captured, or does it get two eyes.

The *seeker* wants what is asked (the attacker to capture, the defender to live) and the *stopper*
prevents it; play that goes round for ever prevents it too. The stopper may pass. The seeker would
gain nothing by it: the stopper would pass as well, and all stays as it is. Of a simple ko the
*master* may always retake at once, the other player never: that is how many threats they have.

The position to look at next is the one that most likely decides (depth-first proof-number search,
Nagai 2002; as many positions are reached in several ways, the numbers are not added up, but the
largest counts and each other open move for one). A failure that rests on coming back to a position
on the way there holds while that is on the way, and is forgotten after.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from gobanapp.rules.reading_board import (
    BitChains,
    Ground,
    Played,
    ko_after,
    play,
    unconditional,
)

NEVER: Final = 1 << 30
_DEEPEST: Final = 150
"""So many moves deep is read: far more than small parts need, far less than Python bears."""

_Key: TypeAlias = tuple[int, int, int]


class OutOfBudget(Exception):
    """More moves would have to be tried than were allowed."""


class _Node:
    """A position with a turn.

    ``win`` and ``loss`` are how much there is to do until it is shown that who is to move gets what
    he wants, or does not; settled is what has 0 for one and ``NEVER`` for the other. ``needs`` are
    the positions on the way that a failure of the seeker rests on, ``resting`` the other way round.
    """

    __slots__ = (
        "attackers",
        "bits",
        "defenders",
        "empty",
        "kids",
        "ko",
        "loss",
        "needs",
        "on_way",
        "resting",
        "stones",
        "win",
    )

    kids: list[_Node]
    bits: list[int]  # the moves that lead to the kids, 0 for a pass

    def __init__(
        self, defenders: BitChains, attackers: BitChains, stones: int, empty: int, ko: int
    ) -> None:
        self.defenders = defenders
        self.attackers = attackers
        self.stones = stones  # the defender's
        self.empty = empty
        self.ko = ko
        self.win = self.loss = 1
        self.bits = []
        self.on_way = False
        self.needs: set[_Node] | None = None
        self.resting: list[_Node] | None = None


class Search:
    """One question about ``goal``, stones of the defender.

    ``living``: whether the defender seeks two eyes, else the attacker seeks to capture all of
    ``goal``. ``prey``: stones of the attacker; where they are captured the defender has won, too.
    ``defender_master``: whether the defender wins every ko.
    """

    def __init__(
        self,
        ground: Ground,
        goal: int,
        budget: int,
        *,
        living: bool,
        defender_master: bool,
        prey: int = 0,
    ) -> None:
        self.nodes = 0
        """The moves tried."""
        self.saw_ko = False
        """Whether it can have made a difference who wins a ko."""
        self._ground = ground
        self._goal = goal
        self._prey = prey
        self._living = living
        self._defender_master = defender_master
        self._budget = budget
        self._visits = 8 * budget + 1000
        self._depth = 0
        self._seeker_turn: dict[_Key, _Node] = {}
        self._stopper_turn: dict[_Key, _Node] = {}

    def run(self, *, defender_first: bool) -> tuple[bool, int]:
        """Return whether the seeker succeeds, and the first move that decides (0: none or a pass).

        Raises OutOfBudget.
        """
        ground = self._ground
        stones = 0
        for chain in ground.defenders:
            stones |= chain[0]
        root = _Node(ground.defenders, ground.attackers, stones, ground.empty, 0)
        seeking = defender_first is self._living
        self._judge_defence(root, 0, seeking)
        if root.win and root.loss:
            (self._seeker_turn if seeking else self._stopper_turn)[stones, root.empty, 0] = root
            self._work(root, NEVER, NEVER, seeking)
        move = 0
        if not root.win and root.bits:
            good = [bit for bit, kid in zip(root.bits, root.kids, strict=True) if not kid.loss]
            move = good[-1]
        return seeking is (root.win == 0), move

    # What is seen without playing on

    def _judge_defence(self, node: _Node, taken: int, seeking: bool) -> None:
        """Settle or estimate the position after a move of the defender. ``seeking``: whose turn."""
        ground, goal, prey = self._ground, self._goal, self._prey
        defenders = node.defenders
        if taken & prey and not ground.all & ~node.empty & ~node.stones & prey:
            self._settle(node, self._living, seeking)
            return
        alive = 0
        for chain in defenders:
            if chain[1] & ground.beyond:
                alive = chain[0]
        if not alive & goal:
            alive = unconditional(ground, defenders, node.stones, node.empty)
        if alive & goal:
            self._settle(node, self._living, seeking)
        else:
            self._judge_room(node, seeking)

    def _judge_attack(self, node: _Node, taken: int, seeking: bool) -> None:
        """Settle or estimate the position after a move of the attacker."""
        if taken and not node.stones & self._goal:
            self._settle(node, not self._living, seeking)
        else:
            self._judge_room(node, seeking)

    def _judge_room(self, node: _Node, seeking: bool) -> None:
        """See whether the defender has room for two eyes.

        No point next to a safe stone can be an eye. Points under his own stones count where their
        chain may be given up: not the one that holds all that is left of the goal. Without any
        room, and with no stones of the attacker that are not safe, the rest is a matter of time.
        """
        ground = self._ground
        beyond, stones = ground.beyond, node.stones
        vital = stones & self._goal
        room = ground.all
        settled = hunting = True
        for chain in node.attackers:
            if chain[1] & beyond:
                room &= ~(chain[0] | chain[1])
            else:
                settled = False
                if chain[0] & self._prey:
                    hunting = False
        for chain in node.defenders:
            if chain[0] & vital == vital:
                room &= ~chain[0]
        if not ground.joinable and hunting and not ground.two_apart(room):
            if self._living:
                self._settle(node, False, seeking)
                return
            if settled:
                self._settle(node, True, seeking)
                return
        eyes = 1 + 4 * max(0, 2 - len(ground.rooms(stones)))
        space = 1 + 2 * (room & ~stones).bit_count()
        if seeking is self._living:
            node.win, node.loss = eyes, space
        else:
            node.win, node.loss = space, eyes

    @staticmethod
    def _settle(node: _Node, success: bool, seeking: bool) -> None:
        node.win, node.loss = (0, NEVER) if success is seeking else (NEVER, 0)

    # Moves

    def _expand(self, node: _Node, seeking: bool) -> None:
        """Make the positions after each move that can matter; a pass is the last one."""
        defending = seeking is self._living
        own, other = node.defenders, node.attackers
        vital, prey = node.stones & self._goal, self._standing_prey(node)
        if not defending:
            own, other, vital, prey = other, own, prey, vital
        table = self._stopper_turn if seeking else self._seeker_turn
        around, empty = self._ground.around, node.empty
        mere = self._mere_liberties(node)
        bits, kids = node.bits, []
        seen = {0}
        moves = empty & self._ground.all & ~node.ko
        while moves:
            bit = moves & -moves
            moves ^= bit
            if not around[bit] & (empty & ~mere if bit & mere else empty):
                kind = self._kind(own, other, bit, vital, prey)
                if kind in seen:
                    continue
                if kind > 0:
                    seen.add(kind)
            played = play(own, other, empty, bit, around)
            if played is not None:
                bits.append(bit)
                kids.append(self._after(node, bit, played, table, defending, not seeking))
        if not seeking:
            key = (node.stones, empty, 0)
            kid = table.get(key)
            if kid is None:
                table[key] = kid = _Node(node.defenders, node.attackers, node.stones, empty, 0)
                self.nodes += 1
            bits.append(0)
            kids.append(kid)
        node.kids = kids
        if self.nodes > self._budget:
            raise OutOfBudget

    def _standing_prey(self, node: _Node) -> int:
        """Return what is left of the prey; where nothing is hunted, what no chain holds."""
        return self._ground.all & ~node.empty & ~node.stones & self._prey or -1

    def _mere_liberties(self, node: _Node) -> int:
        """Return the points that are nothing but liberties of a chain that cannot be given up.

        They are next to that chain and to safe stones of the other player.
        """
        beyond = self._ground.beyond
        found = 0
        for chains, others, vital in (
            (node.defenders, node.attackers, node.stones & self._goal),
            (node.attackers, node.defenders, self._standing_prey(node)),
        ):
            for stones, near in chains:
                if stones & vital == vital:
                    for other in others:
                        if other[1] & beyond:
                            found |= near & other[1]
        return found

    def _after(
        self,
        node: _Node,
        bit: int,
        played: Played,
        table: dict[_Key, _Node],
        defending: bool,
        seeking: bool,
    ) -> _Node:
        """Return the position after a move of the defender or not; ``seeking``: who is next."""
        own, other, empty, taken = played
        ko = 0
        if taken:
            ko = ko_after(own, bit, empty, taken)
            if ko:
                self.saw_ko = True
                if defending is not self._defender_master:
                    ko = 0
        stones = node.stones | bit if defending else node.stones & ~taken
        key = (stones, empty, ko)
        kid = table.get(key)
        if kid is None:
            self.nodes += 1
            if defending:
                kid = _Node(own, other, stones, empty, ko)
                self._judge_defence(kid, taken, seeking)
            else:
                kid = _Node(other, own, stones, empty, ko)
                self._judge_attack(kid, taken, seeking)
            table[key] = kid
        return kid

    def _kind(self, own: BitChains, other: BitChains, bit: int, vital: int, target: int) -> int:
        """Return what kind of move it is to fill a point with but mere liberties beside it.

        0: one that is never better than a pass, filling an eye or a liberty of one chain that is
        safe or cannot be given up. Moves of the same kind, above 0, are as good as each other,
        as they fill a liberty of the same chains for good. -1: any other. The chain with all of
        ``vital`` is the player's that cannot be given up, that with all of ``target`` the other's.
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

    # The search

    def _work(self, node: _Node, most_win: int, most_loss: int, seeking: bool) -> None:
        """Look on from ``node`` until it is settled or one of its numbers reaches the limit."""
        self._visits -= 1
        self._depth += 1
        if self._visits < 0 or self._depth > _DEEPEST:
            raise OutOfBudget
        if not node.bits:
            self._expand(node, seeking)
        kids = node.kids
        node.on_way = True
        self._settle(node, False, seeking)  # what coming back here is worth
        while True:
            win, loss, second, others, best = _weigh(kids, node)
            if not win or not loss or win >= most_win or loss >= most_loss:
                break
            limit = min(most_win, second + 1 + (second >> 2))
            self._work(best, most_loss - others, limit, not seeking)
        self._depth -= 1
        node.on_way = False
        node.win, node.loss = win, loss
        if not win or not loss:
            success = seeking is (win == 0)
            self._settle(node, success, seeking)
            if not success:
                self._note_needs(node, seeking)
        if node.resting and self._depth:
            _forget(node)

    @staticmethod
    def _note_needs(node: _Node, seeking: bool) -> None:
        """Write down on which positions on the way the seeker's failure rests, if any."""
        resting = [
            {kid} if kid.on_way else kid.needs or set()
            for kid in node.kids
            if seeking or not kid.loss
        ]
        needs = set[_Node]().union(*resting) if seeking else min(resting, key=len)
        needs = needs - {node}
        node.needs = needs or None
        for ancestor in needs:
            if ancestor.resting is None:
                ancestor.resting = []
            ancestor.resting.append(node)


def _weigh(kids: list[_Node], node: _Node) -> tuple[int, int, int, int, _Node]:
    """Return the numbers of ``node``, the second best, how many kids more are open, the best."""
    best = node
    win = second = NEVER
    loss, others = 0, -1
    for kid in kids:
        number = kid.loss
        if number < win:
            second, win, best = win, number, kid
        elif number < second:
            second = number
        number = kid.win
        if number:
            others += 1
            if number > loss:  # noqa: PLR1730  (max() would take three times as long)
                loss = number
    return win, loss + others if loss else 0, second, others, best


def _forget(node: _Node) -> None:
    """Forget the failures that rest on ``node``, which is not on the way any longer."""
    for other in node.resting or ():
        if other.needs and node in other.needs:
            other.needs = None
            other.win = other.loss = 1
    node.resting = None
