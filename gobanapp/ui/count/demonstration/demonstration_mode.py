"""Demonstration mode of the count by hand: its steps on the board, its panel next to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from gobanapp.diagram.board_view import BoardView
from gobanapp.game.change import Change
from gobanapp.paint.pages.print_content import DiagramItem, Paragraph
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import (
    BY_TERRITORY,
    CountingStyle,
    CountStep,
    Demonstration,
)
from gobanapp.rules.hand_counting.demonstration import counting_styles, demonstrate
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.session.session import Session
from gobanapp.text import player_names
from gobanapp.text.demonstration_text import counting_style_name
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.count.demonstration.demonstration_panel import DemonstrationPanel
from gobanapp.ui.count.demonstration.step_player import StepPlayer
from gobanapp.ui.widgets.board_mode import BoardMode

if TYPE_CHECKING:
    from gobanapp.ui.count.demonstration.step_printer import StepPrinter


class DemonstrationMode(BoardMode):
    """Demonstrates the current count, and ends as soon as the count changes."""

    panel: DemonstrationPanel

    has_players = True

    def __init__(self, session: Session, board: SessionBoard) -> None:
        """Demonstrate the current count by the counting style that gives its result.

        Raises ValueError if there is no count.
        """
        super().__init__(board)
        self._session = session
        self._board = board
        self._agreement = session.scoring.agreement
        styles = counting_styles(session.game.ruleset)
        self._player = StepPlayer(self._demonstration(self._default_style(styles)), self)
        self._step_printer: StepPrinter | None = None
        self.panel = DemonstrationPanel(self._player)
        self.panel.set_counting_styles(styles)
        self.panel.counting_style_chosen.connect(self._show_style)
        self.panel.closed.connect(self.end)
        self.panel.picture_requested.connect(self._save_picture)
        self.panel.print_requested.connect(self._print_step)
        self.panel.document_requested.connect(self._save_document)
        self.panel.print_all_requested.connect(self._print_all)
        self._player.step_shown.connect(self._show)
        board.animation_finished.connect(self._player.landed)
        session.subscribe(self._follow_session, Change.GAME)

    def _default_style(self, styles: Sequence[CountingStyle]) -> CountingStyle:
        """Return the counting style that gives the result in the panel."""
        agreement, usual = self._session.scoring.agreement, self._session.game.ruleset.counting
        if agreement is not None and agreement.counting is usual:
            return styles[0]
        territory = agreement is not None and agreement.counting is CountingMethod.TERRITORY
        return next(style for style in styles if (style in BY_TERRITORY) is territory)

    @property
    def counting_style(self) -> CountingStyle:
        return self._player.demonstration.method

    @property
    def prompt(self) -> tuple[str, str]:
        return "", self._player.sentence

    def begin(self) -> None:
        self.panel.activate(True)
        self._show(self._player.current_step, animates=False)

    def on_point(self, _point: Point, _modifiers: Qt.KeyboardModifier) -> None:
        self.step(1)

    def step(self, steps: int) -> None:
        self._player.go_to(self._player.index + steps)

    def _give_back(self) -> None:
        self.panel.activate(False)
        self._session.unsubscribe(self._follow_session)
        self._board.animation_finished.disconnect(self._player.landed)
        self._board.restore_session()

    def _demonstration(self, style: CountingStyle) -> Demonstration:
        agreement, score = (
            self._session.scoring.agreement,
            self._session.scoring.score(self._session.game),
        )
        if agreement is None or score is None:
            raise ValueError("nothing is being counted")
        position = self._session.game.position
        passed_last = position.turn is Color.BLACK
        return demonstrate(
            position.board, agreement.dead, score, style, white_passed_last=passed_last
        )

    def _show_style(self, style: CountingStyle) -> None:
        self._player.load(self._demonstration(style))

    def _show(self, step: CountStep, animates: bool) -> None:
        self._board.show_step(self._view(), step.moved if animates else (), self._player.speed)

    # On paper and in files

    def _save_picture(self) -> None:
        view, sentence = self._view(), self._player.sentence
        self._printer().save_picture(view, sentence, self._step_title())

    def _print_step(self) -> None:
        figure = DiagramItem(self._view(), text=(Paragraph(self._player.sentence),))
        self._printer().print_step(figure, self._step_title())

    def _save_document(self) -> None:
        title = self._title()
        self._printer().save_pdf(self._figures(), title, title)

    def _print_all(self) -> None:
        self._printer().print_all(self._figures(), self._title())

    def _printer(self) -> StepPrinter:
        if self._step_printer is None:
            from gobanapp.ui.count.demonstration.step_printer import StepPrinter

            path = self._session.document.path
            folder = None if path is None else path.parent
            self._step_printer = StepPrinter(self.panel.window(), folder)
        return self._step_printer

    def _figures(self) -> list[DiagramItem]:
        """Return all steps with their numbers and sentences."""
        player = StepPlayer(self._player.demonstration)
        figures = []
        for index in range(player.last + 1):
            player.go_to(index)
            text = Paragraph(player.sentence, lead=f"{index + 1}.")
            figures.append(DiagramItem(player.view(self._board.view.frame), text=(text,)))
        return figures

    def _title(self) -> str:
        info = self._session.game.info
        black, white = (player_names.player_name(info, color) for color in Color)
        text = self.tr("{black} – {white}, counting: {method}")
        return text.format(
            black=black, white=white, method=counting_style_name(self.counting_style)
        )

    def _step_title(self) -> str:
        text = self.tr("{title}, step {number} of {all}")
        player = self._player
        return text.format(title=self._title(), number=player.index + 1, all=player.last + 1)

    def _view(self) -> BoardView:
        return self._player.view(self._board.view.frame)

    def _follow_session(self, change: Change) -> None:
        has_new_agreement = self._session.scoring.agreement != self._agreement
        if has_new_agreement or change & ~(Change.DOCUMENT | Change.COUNT):
            self.end()
