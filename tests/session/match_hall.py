"""A match at a session whose time the tests tell."""

from __future__ import annotations

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.session import Session


class Hall:
    """A session at a table in a hall whose time we tell."""

    def __init__(self, system=None, precautions=None, **terms):
        self.time = 1000.0
        systems = None if system is None else ByColor(system, system)
        terms = {"columns": 9, "rows": 9, "systems": systems, **terms}
        record = Document([GameTerms(**terms).to_game("2001-01-01")])
        self.session = Session(Document([GameTerms().to_game("")]), now=lambda: self.time)
        self.session.match_controller.move_confirmation = precautions or MoveConfirmation()
        self.refused, self.hindered, self.changes, self.finished = [], [], [], []
        self.session.move_refused.connect(self.refused.append)
        self.session.move_blocked.connect(self.hindered.append)
        self.session.finished.connect(self.finished.append)
        self.session.begin_match(record, systems)
        self.session.subscribe(self.changes.append)

    @property
    def match(self):
        return self.session.match

    def wait(self, seconds):
        """Let time go by, and look at the clock as the window does."""
        end = self.time + seconds
        while self.time < end:
            self.time = min(end, self.time + 1)
            self.session.tick()

    def play(self, names, seconds=0.0):
        for name in names.split():
            self.wait(seconds)
            if name == "pass":
                self.session.pass_()
            else:
                self.session.play(Point.parse(name))

    def seconds(self):
        times = self.session.match_controller.times(self.session.game)
        return times.black.seconds, times.white.seconds

    @property
    def running(self):
        return self.match.clock.running

    def stones(self):
        board = self.session.game.position.board
        return {str(point) for point in board.points() if not board.is_empty(point)}
