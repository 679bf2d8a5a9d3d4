"""Readings by looking at every position there is: to compare ours with on the smallest boards.

What the sides want, what a pass and a ko are is as in ``search``; nothing is left out.
"""

from functools import cache

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

DEFENDER, ATTACKER = 1, 2
THREATS = 3


class SlowBoard:
    """A board of some cells, 0 to 2 in each.

    Next to the cells ``shut`` stand safe attackers, next to those ``joined`` safe defenders.
    """

    def __init__(self, width, height, shut=(), joined=()):
        self.width, self.height = width, height
        self.shut, self.joined = frozenset(shut), frozenset(joined)
        self.cells = range(width * height)
        self.near = [
            [
                (y + dy) * width + x + dx
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if 0 <= x + dx < width and 0 <= y + dy < height
            ]
            for y in range(height)
            for x in range(width)
        ]
        self.play = cache(self.play)
        self.alive = cache(self.alive)

    def index(self, point):
        return point.y * self.width + point.x

    def points(self):
        return [Point(cell % self.width, cell // self.width) for cell in self.cells]

    def flood(self, stones, start, kinds):
        """Return the cells like ``start`` joined to it, and the cells around them."""
        inside, around, waiting = {start}, set(), [start]
        while waiting:
            for near in self.near[waiting.pop()]:
                if stones[near] not in kinds:
                    around.add(near)
                elif near not in inside:
                    inside.add(near)
                    waiting.append(near)
        return inside, around

    def chain(self, stones, start):
        """Return the cells of a chain, and how many liberties it has."""
        chain, around = self.flood(stones, start, {stones[start]})
        safe = chain & (self.shut if stones[start] == ATTACKER else self.joined)
        return chain, len([cell for cell in around if not stones[cell]]) + bool(safe)

    def play(self, stones, cell, color):
        """Return the stones after a move, and the cell of a ko or -1; None for suicide."""
        after = list(stones)
        after[cell] = color
        taken = set()
        for near in self.near[cell]:
            if after[near] == 3 - color:
                chain, liberties = self.chain(after, near)
                if not liberties:
                    taken |= chain
        for gone in taken:
            after[gone] = 0
        chain, liberties = self.chain(after, cell)
        if not liberties:
            return None
        ko = len(taken) == len(chain) == liberties == 1
        return tuple(after), taken.pop() if ko else -1

    def alive(self, stones):
        """Return the cells of the defender's unconditionally living chains."""
        chains, rooms = set(), []
        for cell in self.cells:
            if stones[cell] == DEFENDER:
                chains.add(frozenset(self.flood(stones, cell, {DEFENDER})[0]))
            else:
                room, border = self.flood(stones, cell, {0, ATTACKER})
                if not room & self.shut and (room, border) not in rooms:
                    rooms.append((room, border))
        while True:
            living = frozenset().union(*chains)
            eyes = [room for room, border in rooms if border <= living]
            kept = {
                chain
                for chain in chains
                if chain & self.joined
                or sum(
                    all(stones[cell] or chain & {*self.near[cell]} for cell in room)
                    for room in eyes
                    if any(chain & {*self.near[cell]} for cell in room)
                )
                > 1
            }
            if kept == chains:
                return living
            chains = kept

    def succeeds(self, stones, goal, *, defender_first, living, defender_master, ground=False):
        """Return whether the seeker succeeds, by working back from where he has.

        ``ground``: an attacker who seeks has succeeded only when the defender passes without a
        stone on ``goal``.
        """
        seeker = DEFENDER if living else ATTACKER
        stopper_master = defender_master is not living
        start = (stones, DEFENDER if defender_first else ATTACKER, -1, False, THREATS)
        after, won, waiting = {}, set(), [start]
        while waiting:
            state = waiting.pop()
            if state in after:
                continue
            board, turn, ko, passed, threats = state
            lost = not any(board[cell] == DEFENDER for cell in goal)
            retakes = turn == DEFENDER != seeker and stopper_master and threats and ko in goal
            if ground:
                retakes = turn == DEFENDER or not passed
            if (lost and not retakes) or self.alive(board) & goal:
                after[state] = []
                if living is not lost:
                    won.add(state)
                continue
            banned = ko >= 0 and (turn == seeker or not stopper_master or not threats)
            found = []
            for cell in self.cells:
                if not board[cell] and not (banned and cell == ko):
                    played = self.play(board, cell, turn)
                    if played:
                        new_board, new_ko = played
                        if turn != seeker and not stopper_master:
                            new_ko = -1
                        left = threats - (cell == ko)
                        found.append((new_board, 3 - turn, new_ko, False, left))
            waits = banned and turn == seeker
            found.append(None if passed else (board, 3 - turn, -1, not waits, threats))
            after[state] = found
            waiting += [state for state in found if state]
        return start in self.won_from(after, won, seeker)

    def won_from(self, after, won, seeker):
        before = {}
        open_moves = {state: len(set(found)) for state, found in after.items()}
        for state, found in after.items():
            for next_state in set(found):
                before.setdefault(next_state, []).append(state)
        waiting = list(won)
        while waiting:
            for state in before.get(waiting.pop(), ()):
                if state in won:
                    continue
                open_moves[state] -= 1
                if state[1] == seeker or not open_moves[state]:
                    won.add(state)
                    waiting.append(state)
        return won

    def fate(self, stones, goal, *, defender_first):
        """Return the outcome as ``Outcome`` spells it."""

        def asked(living, defender_master):
            return self.succeeds(
                stones,
                goal,
                defender_first=defender_first,
                living=living,
                defender_master=defender_master,
            )

        if asked(True, False):
            return "lives"
        if asked(False, True):
            return "dies"
        return "ko" if asked(False, False) else "seki"

    def keeper(self, stones, goal, *, defender_first):
        """Return the outcome for the ground of ``goal``."""

        def dies(defender_master):
            return self.succeeds(
                stones,
                goal,
                defender_first=defender_first,
                living=False,
                defender_master=defender_master,
                ground=True,
            )

        if dies(True):
            return "dies"
        return "ko" if dies(False) else "lives"


def stones_of(board, slow):
    """Return what stands on the cells of a slow board. Black defends."""
    kinds = {None: 0, Color.BLACK: DEFENDER, Color.WHITE: ATTACKER}
    return tuple(kinds[board[point]] for point in slow.points())
