"""Edits within a line, checked for moves that they make illegal, and the tools for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.legality import RuleViolation, illegal_moves, newly_illegal
from gobanapp.game.node import Node
from gobanapp.game.position_cache import position_cache
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.sgf.progress_callback import ProgressCallback
from gobanapp.text import move_text
from gobanapp.ui.widgets.dialogs import confirm, truncated_lines
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled


class CheckedEdits:
    """Makes edits, and undoes them if the user rejects the illegal moves they cause."""

    def __init__(self, window: QWidget, session: Session) -> None:
        self._window = window
        self._session = session

    def apply(self, action: Callable[[Game], Change], number: int) -> None:
        """Make an edit and check the moves from node ``number`` on.

        The node must be in the tree before and after the edit.
        """
        session = self._session
        game = session.game
        edit = game.history.last
        try:
            before = {violation.node_id for violation in self._violations(game, number)}
            session.apply(action)
            previous_edit, edit = edit, game.history.last
            if edit is None or edit is previous_edit:
                return
            violations = newly_illegal(before, self._violations(game, number))
        except Cancelled:  # the edit may have been made, but it was not checked
            return
        if violations and not self._confirm_illegal_moves(game, violations):
            session.apply(session.undo_router.undo_edit, edit)

    def _violations(self, game: Game, number: int) -> list[RuleViolation]:
        # A cache of its own: a cancelled check continues for a moment on its thread.
        positions = position_cache(game.tree, game.columns, game.rows)
        nodes = list(game.tree.walk(number))

        def check(progress: ProgressCallback) -> list[RuleViolation]:
            return [*illegal_moves(positions.at, game.ruleset, with_progress(nodes, progress))]

        return run_with_progress(self._window, self.tr("Checking the following moves"), check)

    def _confirm_illegal_moves(self, game: Game, violations: Sequence[RuleViolation]) -> bool:
        return confirm(
            self._window,
            self.tr("Some moves are now illegal"),
            truncated_lines(
                [
                    move_text.rule_violation(
                        violation, game.position_at(violation.node_id).move_number
                    )
                    for violation in violations
                ]
            ),
            self.tr("&Keep Change"),
            self.tr("&Undo Change"),
            name="keep-illegal-moves",
        )

    def tr(self, text: str) -> str:
        return QCoreApplication.translate("CheckedEdits", text)


def with_progress(nodes: Sequence[Node], progress: ProgressCallback) -> Iterator[Node]:
    """Yield ``nodes``, and report what part of them is done."""
    for index, node in enumerate(nodes):
        progress(index / len(nodes))
        yield node


class InsertTool:
    """Inserts moves before the current one, one for each click."""

    def __init__(self, session: Session, edits: CheckedEdits) -> None:
        self._session = session
        self._edits = edits

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        self._insert(point)

    def pass_(self) -> None:
        self._insert(None)

    def _insert(self, point: Point | None) -> None:
        self._edits.apply(lambda game: game.insert_move(point), self._session.game.current_id)


class CorrectTool:
    """Moves the current move to another point, and then returns to the play tool."""

    def __init__(self, session: Session, edits: CheckedEdits) -> None:
        self._session = session
        self._edits = edits

    def on_point(self, point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        self._correct(point)

    def pass_(self) -> None:
        self._correct(None)

    def _correct(self, point: Point | None) -> None:
        tools = self._session.tools

        def correct(game: Game) -> Change:
            change = game.correct_move(game.current_id, point)
            return change and change | tools.choose(game, EditTool.PLAY)

        self._edits.apply(correct, self._session.game.current_id)
