"""A session and its files, whatever is done: opened, saved, killed and restored; time goes by."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition

from gobanapp.clock.clock import MAX_TICK_GAP
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import TimeSystem
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.session.document import Document, GameEntry
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.session import Session
from gobanapp.storage.document_file import file_state, load_document, read_document, save_document
from gobanapp.storage.game_terms_json import game_terms_from_json
from gobanapp.storage.journal.journal import wait_for_journals
from gobanapp.storage.journal.recovery import recover_documents
from tests.soak import truths
from tests.soak.drawn import FILES, NUMBERS, PRECAUTIONS, TERMS, begun
from tests.soak.truths import nodes_of
from tests.soak.watched_session import WatchedSession, act, has_clock, has_lasted, seldom


class DocumentsAtRandom(WatchedSession):
    """Actions in every layout."""

    @initialize(
        new=TERMS,
        precautions=PRECAUTIONS,
        data=st.none() | FILES,
        plays=st.sampled_from([True, True, False]),
    )
    def begin(
        self, new: str, precautions: MoveConfirmation, data: bytes | None, plays: bool
    ) -> None:
        self.time = 1000.0
        self.told = 0
        self.precautions = precautions
        self.folder = Path(tempfile.mkdtemp(prefix="soak"))
        self.path = self.folder / "record.sgf"
        self.beginnings: dict[GameEntry, truths.Nodes] = {}
        self.checked: tuple[Game, int, int] | None = None
        self.steps = 0
        record = Document([begun(new)])
        if data is not None:
            self.path.write_bytes(data)
            record = load_document(self.path)
        self.sit_down(Session(record, now=lambda: self.time))
        if plays and data is None:
            terms = game_terms_from_json(new)
            self.session.begin_match(Document([begun(new)]), terms.systems)

    def teardown(self) -> None:
        if hasattr(self, "journal"):
            for entry in self.session.document.entries:
                if entry.is_open:
                    self.undo_and_redo_all(entry)
            self.journal.discard_and_close()
            assert not wait_for_journals()
            shutil.rmtree(self.folder, ignore_errors=True)

    # Time

    @act(
        when=has_clock,
        telling=99,
        sets_clock=True,
        seconds=st.sampled_from([0.25, 0.5, 1.0, 2.0, 7.0]),
    )
    def wait(self, seconds: float) -> None:
        self.pass_time(seconds)

    def pass_time(self, seconds: float) -> None:
        """Let time go by, looked at as in the program: nobody gains any, and one at most loses."""
        for _ in range(round(seconds * 4)):
            match, before = self.session.match, self.lefts()
            running = match and match.clock and match.clock.running
            self.time += 0.25
            self.session.tick()
            match, after = self.session.match, self.lefts()
            if match is None or match.clock is None or before is None or after is None:
                continue
            for color in Color:
                (had, used), (has, uses) = before[color], after[color]
                if color is not running:
                    assert (has, uses) == (had, used)
                    continue
                assert uses == used + 0.25
                system = match.clock.systems[color]
                assert longest_turn(system, has) <= longest_turn(system, had) + 1e-6

    @act(
        when=lambda self: seldom(self) and has_clock(self),
        sets_clock=True,
        telling=4,
        seconds=st.integers(6, 100_000),
    )
    def sleep(self, seconds: int) -> None:
        """Let the computer sleep: the clock is found standing as it was."""
        self.session.tick()
        assert seconds > MAX_TICK_GAP
        before, self.time = self.lefts(), self.time + seconds
        self.session.tick()
        assert self.lefts() == before

    # Files

    @precondition(lambda self: not self.session.scoring.is_active)
    @act(telling=4)
    def save(self) -> None:
        """Save the record and read it again: it says the same, but for what is tried out."""
        session = self.session
        session.write_match_state()
        record, trial = session.document, session.trial
        save_document(record, self.path, trial=trial)
        session.mark_saved(self.path, file_state(self.path))
        assert record.is_modified == session.trials.has_changes(session.game)
        games = [entry.game for entry in record.entries]
        if trial is not None:
            games[record.index] = trial.game_before(session.game)
        truths.check_file(games, self.path.read_bytes())

    @precondition(has_lasted)
    @act(telling=1, sets_clock=True, data=FILES, reads=st.booleans())
    def open_file(self, data: bytes, reads: bool) -> None:
        """Open another file, or what somebody has copied."""
        if reads:
            self.open(read_document(data, None, None))
        else:
            self.path.write_bytes(data)
            self.open(load_document(self.path))

    @precondition(lambda self: has_lasted(self) and self.session.document.path is not None)
    @act(telling=1, sets_clock=True)
    def open_again(self) -> None:
        """Open the file that was read or saved last, from the disk."""
        self.open(load_document(self.path))

    @precondition(has_lasted)
    @act(telling=1, sets_clock=True, new=TERMS)
    def begin_new(self, new: str) -> None:
        self.open(Document([begun(new)]))

    def open(self, record: Document) -> None:
        self.session.open_document(record)
        self.beginnings.clear()
        self.steps = 0

    # Crashes

    @act(telling=99, sets_clock=True)
    def crash(self) -> None:
        """Let the program be killed and start it again: all is there, with its undo."""
        old = self.session
        record, before = old.document, self.stands()
        self.journal.write()
        self.journal.keep_and_close()
        assert not wait_for_journals()
        found = recover_documents(self.folder / "journal")
        if not found:
            assert not any((record.is_modified, old.scoring.is_active, old.is_live))
            is_file = record.path is not None
            again = load_document(self.path) if is_file else Document([GameTerms().to_game("")])
            self.beginnings.clear()
            self.sit_down(Session(again, now=lambda: self.time))
            return
        (restored,) = found
        assert restored.is_whole
        self.told = 1
        session = restored.to_session(lambda: self.time)
        old.unsubscribe(self.hear)
        self.sit_down(session, restored)
        assert self.stands() == before
        for entry, other in zip(record.entries, session.document.entries, strict=True):
            assert entry.is_modified == other.is_modified
            if entry in self.beginnings:
                self.beginnings[other] = self.beginnings.pop(entry)
            if entry.is_open:
                assert self.undo_and_redo_all(entry) == self.undo_and_redo_all(other)

    def stands(self) -> list[object]:
        """Return all that a crash must not cost."""
        session, record = self.session, self.session.document
        match = session.match
        return [
            [nodes_of(entry.game) for entry in record.entries],
            record.index,
            session.game.current_id,
            session.game.is_at_result,
            session.scoring.agreement,
            session.scoring.dispute,
            session.trial,
            match and (match.node_id, match.to_press, match.flagged, match.first_new_id),
            self.lefts(),
            record.path,
            record.file_state,
            record.is_edited,
            record.can_undo_game_list,
            record.can_redo_game_list,
        ]

    @act()
    def write_journal(self) -> None:
        """Let it write what was done so far, as it does a moment after."""
        self.journal.write()

    @act(when=seldom, number=NUMBERS)
    def undo_and_redo(self, number: int) -> None:
        entries = self.session.document.entries
        self.undo_and_redo_all(entries[number % len(entries)])

    def undo_and_redo_all(self, entry: GameEntry) -> list[truths.Nodes]:
        """Return what a record was at each step, from the first on, going back and forth there.

        Nobody sees that. Each step must be the same both ways, and the first be how it began.
        """
        game = entry.game
        place, ended = game.current_id, game.is_at_result
        past = [nodes_of(game)]
        while game.history.can_undo:
            game.undo()
            past.append(nodes_of(game))
        assert past[-1] == self.beginnings.setdefault(entry, past[-1])
        for state in past[-2::-1]:
            game.redo()
            assert nodes_of(game) == state
        game.go_to(place)
        assert game.is_at_result == ended
        return past[::-1]


def longest_turn(system: TimeSystem, left: TimeLeft) -> float:
    """Return for how many seconds a player could think on before the time is up."""
    low, high = 0.0, 10_000.0
    while high - low > 1e-7:
        middle = (low + high) / 2
        if system.left_during_turn(left, middle).has_run_out:
            high = middle
        else:
            low = middle
    return high
