"""Random actions of two players: moves, clocks, undo, counting, disputes, trials."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import precondition

from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.session.document import Document
from gobanapp.session.scoring import GroupStatus
from gobanapp.storage.game_terms_json import game_terms_from_json
from tests.soak.drawn import COLORS, NUMBERS, TERMS, begun
from tests.soak.watched_session import WatchedSession, act, has_clock, has_lasted, plays, seldom

STATUSES = st.sampled_from([None, GroupStatus.DEAD, GroupStatus.SEKI])


class PlayersAtRandom(WatchedSession):
    """What is done in a match or without one, in whatever order."""

    # Moves

    @act(sets_clock=True, number=NUMBERS, only_chain=st.booleans(), status=STATUSES)
    def click(self, number: int, only_chain: bool, status: GroupStatus | None) -> None:
        """Play, or mark a group while it is counted."""
        session, point = self.session, self.point(number)
        if session.is_counting:
            session.apply(session.scoring.mark_group, point, status, only_chain=only_chain)
        elif not session.tools.edit_tool.is_correction and self.has_room:
            session.play(point)

    @precondition(lambda self: bool(self.session.scoring.undecided_groups(self.session.game)))
    @act(is_dead=st.booleans())
    def settle(self, is_dead: bool) -> None:
        """Decide the group that is worth most."""
        scoring = self.session.scoring
        group, *_ = scoring.undecided_groups(self.session.game)
        self.session.apply(scoring.settle_group, group.stones, is_dead=is_dead)

    @act(sets_clock=True, telling=99, numbers=st.lists(NUMBERS, min_size=4, max_size=12))
    def play_several(self, numbers: list[int]) -> None:
        """Play where it is allowed, so that there is something to take and to count."""
        session = self.session
        for number in numbers:
            if (
                not session.scoring.is_active
                and not session.tools.edit_tool.is_correction
                and self.has_room
            ):
                session.play(self.point(number))

    @act(when=plays, sets_clock=True, telling=99, numbers=st.lists(NUMBERS, min_size=1, max_size=4))
    def take_turns(self, numbers: list[int]) -> None:
        """Play as in a match: each thinks for a while, moves, and presses the clock."""
        session = self.session
        for number in numbers:
            self.pass_time(0.25 + number % 3)
            if (
                not session.scoring.is_active
                and not session.tools.edit_tool.is_correction
                and self.has_room
            ):
                session.play(self.point(number))
            match = session.match
            if match is not None and match.to_press is not None and number % 5:
                session.apply(session.match_clock.press, match.to_press)

    @act(
        when=plays, sets_clock=True, telling=5, granted=st.booleans(), restores_clock=st.booleans()
    )
    def ask_and_answer(self, granted: bool, restores_clock: bool) -> None:
        session = self.session
        for color in Color:
            if session.takeback.can_request(session.game, color):
                session.apply(session.takeback.request, color)
                session.apply(
                    session.takeback.answer, granted=granted, restores_clock=restores_clock
                )
                return

    @act(when=plays, sets_clock=True, telling=4, number=NUMBERS)
    def play_and_take_back(self, number: int) -> None:
        """Put a stone down and take it back, if its player still may."""
        session, before = self.session, self.game.current_id
        if (
            not session.match_controller.is_at_match_node(session.game)
            or session.scoring.is_active
            or not self.has_room
        ):
            return
        session.play(self.point(number))
        session.tick()  # a player without time may take nothing back
        had_moved = self.game.current_id != before and not session.scoring.is_active
        may_take_back = session.takeback.can_take_back(self.game)
        session.apply(session.takeback.take_back)
        if may_take_back and had_moved:
            assert self.game.current_id == before

    @act(when=plays, sets_clock=True, telling=3)
    def click_again(self) -> None:
        """Take back, perhaps, the stone put down last."""
        move = self.game.node.content.move
        if move is not None and move.point is not None and not self.session.is_counting:
            self.time += 0.5
            self.session.play(move.point)

    @act(sets_clock=True, telling=3)
    def pass_(self) -> None:
        if not self.session.tools.edit_tool.is_correction and self.has_room:
            self.session.pass_()

    @act(when=lambda self: self.steps > 8, sets_clock=True, telling=6)
    def pass_to_the_end(self) -> None:
        """Pass as often as it takes to stop, as games end."""
        for _ in range(3):
            if not self.session.scoring.is_active and self.has_room:
                self.session.pass_()

    @precondition(
        lambda self: self.steps > 15 and self.session.game_end.can_resign(self.session.game)
    )
    @act(color=COLORS)
    def resign(self, color: Color) -> None:
        self.session.resign(color)

    @precondition(lambda self: self.steps > 15)
    @act(when=seldom, text=st.sampled_from(["Void", "B+3.5", "0", "W+T", "?"]))
    def end_game(self, text: str) -> None:
        self.session.end_game(Result.parse(text) or Result.resignation(Color.BLACK))

    # Undo

    @act(when=lambda self: self.session.can_undo(), sets_clock=True)
    def undo(self) -> None:
        self.session.undo()

    @act(when=lambda self: self.session.game.history.can_undo, sets_clock=True)
    def undo_edit(self) -> None:
        edit = self.session.game.history.last
        # As an edit that nobody wants: none is made in a count.
        if edit is not None and not self.session.is_counting:
            self.session.apply(self.session.undo_router.undo_edit, edit)

    @act(when=seldom, sets_clock=True, telling=99)
    def undo_much(self) -> None:
        for _ in range(30):
            self.session.undo()

    @act(when=lambda self: self.session.can_redo(), sets_clock=True)
    def redo(self) -> None:
        self.session.redo()

    @act(when=lambda self: seldom(self) and self.session.can_redo(), sets_clock=True, telling=99)
    def redo_much(self) -> None:
        for _ in range(30):
            self.session.redo()

    @act(when=plays, sets_clock=True)
    def take_back(self) -> None:
        self.session.apply(self.session.takeback.take_back)

    @act(when=plays, sets_clock=True, color=COLORS)
    def ask_undo(self, color: Color) -> None:
        session = self.session
        if session.takeback.can_request(session.game, color):
            session.apply(session.takeback.request, color)

    @act(
        when=lambda self: self.session.match and self.session.match.takeback_request,
        sets_clock=True,
        granted=st.booleans(),
        restores_clock=st.booleans(),
    )
    def answer(self, granted: bool, restores_clock: bool) -> None:
        self.session.apply(
            self.session.takeback.answer, granted=granted, restores_clock=restores_clock
        )

    # Matches

    @precondition(has_lasted)
    @act(sets_clock=True, new=TERMS, starts=st.booleans())
    def begin_match(self, new: str, starts: bool) -> None:
        session, terms = self.session, game_terms_from_json(new)
        session.begin_match(Document([begun(new)]), terms.systems)
        self.beginnings.clear()
        self.steps = 0
        if starts:
            session.apply(session.match_clock.start)

    @act(when=lambda self: self.session.match is None and self.steps % 3 == 0, sets_clock=True)
    def resume_match(self) -> None:
        self.session.resume_match()

    @act(when=plays)
    def note(self) -> None:
        self.session.write_match_state()
        assert not self.session.match_controller.has_unwritten_state(self.session.game)
        assert not self.session.match_controller.write_state(self.session.game)

    @act(
        when=lambda self: (
            self.session.is_live
            and not self.session.match_controller.is_at_match_node(self.session.game)
        )
    )
    def back_to_match(self) -> None:
        self.session.navigate(self.session.match_controller.go_to_match_node)

    @act(when=plays)
    def start_clock(self) -> None:
        self.session.apply(self.session.match_clock.start)

    @act(when=has_clock, sets_clock=True, telling=99, seconds=st.sampled_from([0.5, 1.0, 3.0]))
    def think_and_pause(self, seconds: float) -> None:
        """Start and pause the clock while a player thinks: that gives no time back."""
        self.session.apply(self.session.match_clock.start)
        self.pass_time(seconds)
        before = self.lefts()
        self.session.apply(self.session.match_clock.pause)
        assert self.lefts() == before

    @act(when=has_clock, telling=99)
    def hold_and_release_clock(self) -> None:
        """Let somebody be asked who stays: nobody has lost time, and nothing is written."""
        session = self.session
        session.tick()
        edits, runs = self.game.tree.edits, session.match and session.match.stage
        before = self.lefts()
        session.apply(session.match_clock.hold)
        self.time += 3
        session.tick()
        session.apply(session.match_clock.release)
        assert self.lefts() == before
        assert self.game.tree.edits == edits
        assert (session.match and session.match.stage) is runs

    @act(when=has_clock)
    def pause_clock(self) -> None:
        self.session.apply(self.session.match_clock.pause)

    @act(
        when=lambda self: self.session.match_clock.can_continue_here(self.session.game),
        sets_clock=True,
    )
    def go_on_here(self) -> None:
        before = self.session.document
        self.session.continue_here()
        if self.session.document is not before:
            self.beginnings.clear()
            self.steps = 0

    @act(
        when=lambda self: self.session.match and self.session.match.to_press,
        sets_clock=True,
        color=COLORS,
    )
    def press(self, color: Color) -> None:
        self.session.apply(self.session.match_clock.press, color)

    @act(
        when=has_clock,
        sets_clock=True,
        color=COLORS,
        seconds=st.sampled_from([-100.0, -3.0, 3.0, 100.0]),
    )
    def add_time(self, color: Color, seconds: float) -> None:
        self.session.apply(self.session.match_clock.add_time, color, seconds)

    @act(when=lambda self: self.session.match and self.session.match.flagged)
    def continue_after_timeout(self) -> None:
        self.session.apply(self.session.match_clock.continue_after_timeout)

    @act(when=lambda self: seldom(self) and self.session.match and self.session.match.flagged)
    def claim_time(self) -> None:
        self.session.claim_time()
