"""Random actions of two players who count, and of trials."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import precondition

from gobanapp.rules.color import Color
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from gobanapp.session.scoring import GroupStatus
from tests.soak.drawn import COLORS, NUMBERS
from tests.soak.watched_session import WatchedSession, act, counts, seldom

STATUSES = st.lists(st.sampled_from(LifeStatus), min_size=4, max_size=4)


class CountingAtRandom(WatchedSession):
    """Counts, what is said in them, disputes; trying out."""

    @act(when=seldom)
    def toggle_count(self) -> None:
        session = self.session
        if session.is_counting or session.game_end.can_count(session.game):
            session.apply(session.game_end.toggle_count)

    @act(when=lambda self: self.steps % 4 == 1)
    def begin_count(self) -> None:
        self.session.apply(self.session.game_end.begin_count)

    @act(when=counts, statuses=STATUSES, at=NUMBERS)
    def propose(self, statuses: list[LifeStatus], at: int) -> None:
        """Take a verdict on each chain, sometimes of a board that is no longer counted."""
        game = self.game
        board = game.position_at(game.current_id if at % 4 else self.node(at)).board
        chains = {board.chain(point).stones for point, _ in board.stones()}
        verdicts = tuple(
            Verdict(
                stones=stones,
                color=board[min(stones)] or Color.BLACK,
                status=statuses[number % len(statuses)],
                confidence=0.5,
                reason=VerdictReason.PLAY_ON,
            )
            for number, stones in enumerate(sorted(chains, key=min))
        )
        ownership = dict.fromkeys(board.points(), 0.0)
        self.session.apply(
            self.session.scoring.take_proposal,
            board,
            game.ruleset,
            Proposal(verdicts=verdicts, ownership=ownership),
        )

    @act(when=counts)
    def give_up_proposal(self) -> None:
        """Go on without a proposal for this board, as after an error."""
        scoring, game = self.session.scoring, self.game
        self.session.apply(scoring.give_up_proposal, game.position.board, game.ruleset)

    @act(when=counts)
    def propose_anew(self) -> None:
        self.session.apply(self.session.scoring.reset_to_proposal)

    @act(when=counts, marking=st.sampled_from(GroupStatus))
    def mark_with(self, marking: GroupStatus) -> None:
        self.session.apply(self.session.scoring.choose_group_status, marking)

    @precondition(lambda self: self.session.is_counting)
    @act(counting=st.sampled_from(CountingMethod))
    def count_by(self, counting: CountingMethod) -> None:
        if counting in self.game.ruleset.countings:
            self.session.apply(self.session.scoring.set_counting_method, counting)

    @precondition(lambda self: self.session.is_counting)
    @act(when=lambda self: self.steps % 3 == 0, color=COLORS)
    def accept(self, color: Color) -> None:
        self.session.accept(color)

    @precondition(lambda self: self.session.is_counting)
    @act(when=seldom)
    def accept_both(self) -> None:
        session = self.session
        for color in Color:
            agreement = session.scoring.agreement
            if agreement is not None and not agreement.accepted[color]:
                session.accept(color)
        assert session.scoring.agreement is None
        assert session.game.is_at_result

    @precondition(lambda self: self.session.is_counting)
    @act(when=lambda self: self.steps % 3 == 1, color=COLORS)
    def resume(self, color: Color) -> None:
        self.session.apply(self.session.game_end.resume_play, color)

    @precondition(lambda self: self.session.is_counting and self.has_room)
    @act(number=NUMBERS, first=COLORS)
    def play_out(self, number: int, first: Color) -> None:
        session = self.session
        stones = session.scoring.group_at(session.game, self.stone(number))
        session.apply(session.scoring.start_play_out, stones, first, "disputed")

    @precondition(lambda self: self.session.game_end.can_end() and self.has_room)
    @act(sets_clock=True, telling=99, number=NUMBERS, numbers=st.lists(NUMBERS, max_size=4))
    def dispute(self, number: int, numbers: list[int]) -> None:
        """Count, dispute what stands somewhere, and play some moves of the play-out."""
        session = self.session
        if not session.is_counting:
            session.apply(session.game_end.begin_count)
        if session.is_counting:
            stones = session.scoring.group_at(session.game, self.stone(number))
            session.apply(
                session.scoring.start_play_out,
                stones,
                Color.BLACK if number % 2 else Color.WHITE,
                "disputed",
            )
            for place in numbers:
                if session.scoring.is_playing_out(session.game) and self.has_room:
                    session.play(self.point(place))

    @precondition(lambda self: self.session.scoring.dispute is not None)
    @act(are_dead=st.sampled_from([None, True, False]))
    def end_dispute(self, are_dead: bool | None) -> None:
        session = self.session
        session.apply(session.scoring.end_dispute, are_dead=are_dead)
        # A match whose result was withdrawn meanwhile continues where it stands, not in this count.
        place = session.match.node_id if session.match is not None and session.is_live else None
        is_elsewhere = place in self.game.tree and place != self.game.current_id
        assert session.is_counting != is_elsewhere

    @act(when=lambda self: self.session.scoring.dispute)
    def give_dispute_up(self) -> None:
        self.session.apply(self.session.scoring.abandon_dispute)

    # Trying out

    @act(when=lambda self: self.session.trials.can_start(self.session.game))
    def try_out(self) -> None:
        self.session.apply(self.session.trials.start)

    @act(
        when=lambda self: self.session.trials.has_changes(self.session.game),
        sets_clock=True,
    )
    def come_back(self) -> None:
        """Come back from what was tried: it is as if nothing had been."""
        session = self.session
        trying = session.trial
        session.apply(session.trials.discard)
        assert session.trial is None
        if trying is not None:
            assert session.game.current_id == trying.start_id
            assert session.game.history.depth == trying.depth

    @act(when=lambda self: seldom(self) and self.session.trial)
    def keep_tried(self) -> None:
        self.session.apply(self.session.trials.keep)

    @act(when=lambda self: seldom(self) and self.session.trial)
    def keep_tried_but_not_save(self) -> None:
        trying = self.session.trial
        self.session.apply(self.session.trials.keep)
        self.session.apply(self.session.trials.resume, trying)
