"""The program, played at random by itself until somebody kills it. It tells all that it shows.

    kill_player.py play SEED [FILE]     prints a line for each state of the boards, for ever
    kill_player.py restore              lets the program restore what was left, prints that state

A state is what would be saved, the node one stands at, how far the count is, what is disputed, and
how a match stands but for the seconds that its clock has run.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from gobanapp import app
from gobanapp.clock.time_system import ByoYomi, Fischer, Ing
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.match import Match
from gobanapp.session.match_stage import MatchStage
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.session import Session
from gobanapp.sgf.branch_sgf import read_branch, write_branch
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.node_writer import write_content
from gobanapp.sgf.value_types import sgf_coordinates
from gobanapp.storage.journal.match_json import AGREEMENT, DISPUTE
from gobanapp.ui.count.dead_stone_proposer import DeadStoneProposer
from gobanapp.ui.window.main_window import MainWindow
from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from tests.soak.delays import Delays
from tests.soak.hands import Hands, be_still, open_windows

EVERY = 20  # milliseconds between two actions


KNOWN: list[Session] = []


def sessions() -> list[Session]:
    """Return all actions in windows, always in the same order, whatever the window."""
    KNOWN.extend(w.session for w in open_windows() if w.session not in KNOWN)
    return KNOWN


def state(session: Session) -> str | None:
    """Return what a crash must not cost, None where nothing would be lost."""
    record = session.document
    if not record.is_modified and session.scoring.agreement is None and not session.is_live:
        return None
    nodes = [said(entry.game) for entry in record.entries]
    agreement = session.scoring.agreement and AGREEMENT.encode(session.scoring.agreement)
    dispute = session.scoring.dispute and DISPUTE.encode(session.scoring.dispute)
    match = session.match and stands(session.match)
    return str([nodes, record.index, session.game.current_id, agreement, dispute, match])


def stands(match: Match) -> list[object]:
    """Return where a match stands; a clock that ran is found standing after a crash."""
    begun = None
    if match.clock is not None:
        begun = [(float(left.seconds), left.count) for left in match.clock.left_at_turn_start]
    return [match.node_id, match.stage is MatchStage.READY, match.to_press, match.flagged, begun]


def said(game: Game) -> list[object]:
    """Return all that a record says, in whatever order a node says it."""
    board = sgf_coordinates(game.columns, game.rows)
    nodes = sorted(game.tree.nodes.items())
    return [
        [number, node.parent, node.children, sorted(write_content(node.content, board).items())]
        for number, node in nodes
    ]


def tell() -> None:
    print(json.dumps([time.time(), [state(session) for session in sessions()]]), flush=True)


def tell_delays(delays: Delays) -> None:
    print(json.dumps({"worst": delays.worst, "now": delays.now()}), flush=True)


def tell_fault(*fault: Any) -> None:
    """Tell of an error that nobody foresaw, which the program would show in a dialog."""
    print(json.dumps({"fault": "".join(traceback.format_exception(*fault))}), flush=True)


class Player:
    """Hands that do something at random, mostly playing stones with the mouse."""

    def __init__(self, seed: int) -> None:
        self.choose = random.Random(seed)
        self.hands = Hands(self.choose)
        self.weights = {
            self.use: 90,
            self.use_dialog: 10,
            self.click: 60,
            self.pass_: 5,
            self.accept: 5,
            self.walk: 5,
            self.write: 10,
            self.undo: 5,
            self.redo: 3,
            self.next_game: 2,
            self.arrange: 1,
            self.remove: 2,
            self.count: 2,
            self.mark_with: 2,
            self.dispute: 3,
            self.copy_and_paste: 3,
            self.correct: 3,
            self.insert: 3,
            self.promote: 2,
            self.drop_game: 1,
            self.save: 1,
            self.begin_match: 1,
            self.clock: 3,
            self.ask: 3,
            self.answer: 4,
            self.press: 10,
        }

    def act(self) -> None:
        (action,) = self.choose.choices([*self.weights], [*self.weights.values()])
        windows = open_windows()
        if windows:
            window = self.choose.choice(windows)
            action(window, window.session)

    def use(self, window: MainWindow, _: Session) -> None:
        self.hands.use(window)

    def use_dialog(self, *_: object) -> None:
        self.hands.use_dialog()

    def click(self, window: MainWindow, session: Session) -> None:
        game = session.game
        if game.is_at_result:
            return  # or it would ask whether to play on
        point = self.some_point(session)
        x, y = window.components.board.board_geometry.center(point)
        place = QPoint(round(x), round(y))
        QTest.mouseClick(window.components.board, Qt.MouseButton.LeftButton, pos=place)

    def pass_(self, _: MainWindow, session: Session) -> None:
        if not session.game.is_at_result:
            session.pass_()

    def accept(self, _: MainWindow, session: Session) -> None:
        session.accept(self.choose.choice([*Color]))

    def walk(self, _: MainWindow, session: Session) -> None:
        session.step_by(self.choose.randint(-5, 3))

    def write(self, window: MainWindow, _: Session) -> None:
        window.components.record_panel.comment.insertPlainText(
            self.choose.choice(["a", "]", "囲", "\n", " word"])
        )

    def undo(self, _: MainWindow, session: Session) -> None:
        session.undo()

    def redo(self, _: MainWindow, session: Session) -> None:
        session.redo()

    def next_game(self, _: MainWindow, session: Session) -> None:
        session.switch_game(session.document.neighbor(self.choose.choice([-1, 1])))

    def arrange(self, _: MainWindow, session: Session) -> None:
        entries = list(session.document.entries)
        self.choose.shuffle(entries)
        session.edit_game_list(lambda record: record.set_games(entries))

    def remove(self, _: MainWindow, session: Session) -> None:
        if session.game.node.parent is not None:
            session.apply(lambda game: game.remove(game.current_id))

    def copy_and_paste(self, _: MainWindow, session: Session) -> None:
        game = session.game
        text = write_branch(game.copy(game.current_id), game.columns, game.rows)
        with suppress(UnreadableFile):
            branch = read_branch(text, game.columns, game.rows)
            session.apply(lambda game: game.paste(game.current_id, branch))

    def some_point(self, session: Session) -> Point:
        game = session.game
        return Point(self.choose.randrange(game.columns), self.choose.randrange(game.rows))

    def correct(self, _: MainWindow, session: Session) -> None:
        if session.game.node.content.move is not None:
            session.apply(lambda game: game.correct_move(game.current_id, self.some_point(session)))

    def insert(self, _: MainWindow, session: Session) -> None:
        if session.game.node.parent is not None:
            session.apply(lambda game: game.insert_move(self.some_point(session)))

    def promote(self, _: MainWindow, session: Session) -> None:
        session.apply(lambda game: game.promote(game.current_id))

    def drop_game(self, _: MainWindow, session: Session) -> None:
        record = session.document
        if len(record.entries) > 1:
            rest = [entry for entry in record.entries if entry is not record.current]
            session.edit_game_list(lambda record: record.set_games(rest, rest[0]))
        elif record.can_undo_game_list:
            session.edit_game_list(Document.undo_game_list)

    def save(self, window: MainWindow, session: Session) -> None:
        if session.document.path is not None:
            # ``save`` would ask here, and write nothing where nothing was done.
            window.components.saves._save_to(session.document.path)  # noqa: SLF001

    def count(self, _: MainWindow, session: Session) -> None:
        session.apply(session.game_end.toggle_count)

    def mark_with(self, _: MainWindow, session: Session) -> None:
        session.apply(
            session.scoring.choose_group_status,
            self.choose.choice([GroupStatus.DEAD, GroupStatus.SEKI]),
        )

    def begin_match(self, window: MainWindow, session: Session) -> None:
        window.settings.move_confirmation = MoveConfirmation(
            takeback_seconds=self.choose.choice([0, 1]),
            needs_takeback_consent=self.choose.random() < 0.7,
            has_clock_press=self.choose.random() < 0.3,
        )
        system = self.choose.choice(
            [
                None,
                ByoYomi(main=5, periods=3, seconds=1),
                Fischer(main=5, increment=1),
                Ing(main=3, periods=3, seconds=2),
            ]
        )
        systems = None if system is None else ByColor(system, system)
        terms = GameTerms(columns=9, rows=9, systems=systems)
        session.begin_match(Document([terms.to_game("2001-01-01")]), systems)

    def clock(self, _: MainWindow, session: Session) -> None:
        clock = session.match_clock
        session.apply(
            self.choose.choice(
                [clock.start, clock.start, clock.pause, clock.continue_after_timeout]
            )
        )

    def ask(self, _: MainWindow, session: Session) -> None:
        session.apply(session.takeback.request, self.choose.choice([*Color]))

    def answer(self, _: MainWindow, session: Session) -> None:
        back = self.choose.random() < 0.5
        session.apply(
            session.takeback.answer, granted=self.choose.random() < 0.5, restores_clock=back
        )

    def press(self, _: MainWindow, session: Session) -> None:
        session.apply(session.match_clock.press, self.choose.choice([*Color]))

    def dispute(self, _: MainWindow, session: Session) -> None:
        if session.scoring.dispute is not None:
            end = [session.scoring.abandon_dispute, session.scoring.end_dispute]
            session.apply(self.choose.choice(end))
        elif session.is_counting:
            stones = session.scoring.group_at(session.game, self.some_point(session))
            session.apply(
                session.scoring.start_play_out, stones, self.choose.choice([*Color]), "played out"
            )


def play(seed: int, delays: Delays) -> None:
    player = Player(seed)
    application = QApplication.instance()
    sys.excepthook = tell_fault

    def act() -> None:
        # Before: what is done now may open a dialog, which is answered from here while it waits.
        QTimer.singleShot(EVERY, application, act)
        try:
            if not player.hands.answer():
                player.act()
        finally:
            tell()
            tell_delays(delays)

    act()


def restore() -> None:
    # What was proposed before comes from the journal; what was not yet would be news.
    DeadStoneProposer.begin = lambda _self: None
    QTimer.singleShot(500, tell_and_end)
    for window in QApplication.topLevelWidgets():
        if isinstance(window, RecoveryDialog):
            window.findChild(QPushButton, "restore").click()


def tell_and_end() -> None:
    tell()
    os._exit(0)


def main() -> None:
    application = QApplication([])
    if sys.argv[1] == "play":
        be_still()
        delays = Delays()
        files = sys.argv[3:]
        QTimer.singleShot(300 if files else 0, application, lambda: play(int(sys.argv[2]), delays))
        app.main(files)
    else:
        QTimer.singleShot(200, application, restore)
        app.main([])


if __name__ == "__main__":
    main()
