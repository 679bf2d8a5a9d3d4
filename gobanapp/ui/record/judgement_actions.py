"""Actions on a node: its name, and the judgements of its move and its position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gobanapp.game.judgement import (
    SIGNS,
    HotSpot,
    Judgements,
    Kind,
    MoveJudgement,
    PositionJudgement,
    can_judge_move,
    read_judgements,
)
from gobanapp.session.mark_tool import judgement_action
from gobanapp.session.session import Session
from gobanapp.text.judgement_text import menu_text, read_value, written_value
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import get_text, show_message_box

_KEYS: Final[dict[Kind, str]] = {
    MoveJudgement.VERY_GOOD: "Alt+1",
    MoveJudgement.GOOD: "Alt+2",
    MoveJudgement.INTERESTING: "Alt+3",
    MoveJudgement.DOUBTFUL: "Alt+4",
    MoveJudgement.BAD: "Alt+5",
    MoveJudgement.VERY_BAD: "Alt+6",
    PositionJudgement.GOOD_FOR_BLACK: "Alt+7",
    PositionJudgement.EVEN: "Alt+8",
    PositionJudgement.UNCLEAR: "Alt+9",
    PositionJudgement.GOOD_FOR_WHITE: "Alt+0",
    HotSpot.HOT: "*",
}


class JudgementActions(QObject):
    """Each action writes into the current node, as one step."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    def commands(self) -> Sequence[Command]:
        can_judge, can_judge_move, refusal = self.can_judge, self.can_judge_move, self._refusal
        return [
            *(
                Command(
                    judgement_action(kind),
                    f"{menu_text(kind)}   {SIGNS[kind]}",
                    partial(self.toggle, kind),
                    _KEYS.get(kind, ()),
                    enabled=can_judge_move if isinstance(kind, MoveJudgement) else can_judge,
                    checked=partial(self.is_judged, kind),
                    refusal=refusal,
                )
                for kind in SIGNS
            ),
            Command(
                "node-value",
                self.tr("Estimated &Score…"),
                self.ask_value,
                enabled=can_judge,
                refusal=refusal,
            ),
            Command(
                "name-node",
                self.tr("&Name This Move…"),
                self.ask_name,
                "F2",
                enabled=can_judge,
                refusal=refusal,
            ),
        ]

    def can_judge(self) -> bool:
        """Return whether it is possible; while a clock runs, it is refused."""
        return not self._session.scoring.is_active

    def _refusal(self) -> str:
        if self._session.match_controller.can_mark(self._session.game):
            return ""
        return self.tr("Pause the clock to judge or name a move.")

    def can_judge_move(self) -> bool:
        return self.can_judge() and can_judge_move(self._session.game.node.content)

    def is_judged(self, kind: Kind) -> bool:
        return kind in self._judgements.kinds

    def toggle(self, kind: Kind) -> None:
        """Set or remove this judgement, and remove those that SGF does not allow with it."""
        self._write(self._judgements.with_toggled(kind))

    def ask_value(self) -> None:
        """Ask for the estimated score; an empty answer removes it."""
        previous = self._judgements.value
        shown = "" if previous is None else written_value(previous)
        text = get_text(
            self._window,
            self.tr("Estimated Score"),
            self.tr("Who is ahead and by how much, for example {example}:").format(example="B+3.5"),
            self.tr("Set"),
            shown,
        )
        if text is None or text == shown:  # A file may be more exact than what can be typed.
            return
        value = read_value(text)
        if value is None and text.strip():
            show_message_box(
                self._window,
                self.tr("The score was not set"),
                self.tr("“{text}” is not a score. Type B or W, a plus sign and the points.").format(
                    text=text
                ),
                name="no-score",
            )
            return
        self._write(replace(self._judgements, value=value))

    def ask_name(self) -> None:
        """Ask for the name of the node; an empty answer removes it."""
        previous = self._session.game.node.content.name
        name = get_text(
            self._window,
            self.tr("Name This Move"),
            self.tr("Name of this move or position:"),
            self.tr("Set Name"),
            previous,
        )
        if name is not None:
            self._session.apply(lambda game: game.set_name(" ".join(name.split())))

    @property
    def _judgements(self) -> Judgements:
        return read_judgements(self._session.game.node.content)

    def _write(self, judgements: Judgements) -> None:
        self._session.apply(lambda game: game.set_judgements(judgements))
