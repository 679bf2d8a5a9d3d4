"""Actions on the figures of a printed game: their beginnings and their move numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gobanapp.game.figure_starts import figures_every
from gobanapp.game.print_properties import FigureStart, Numbering, PrintProperties
from gobanapp.session.session import Session
from gobanapp.ui.widgets.commands import Command
from gobanapp.ui.widgets.dialogs import get_int, get_text

_MAX_NUMBER = 9999
_MOVES_IN_FIGURES = 20, 50, 100


class FigureActions(QObject):
    """Actions of the Mark menu that write figures into the record: SGF's FG, PM and MN."""

    def __init__(self, window: QWidget, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session

    def commands(self) -> Sequence[Command]:
        numberings = {
            Numbering.PLAIN: self.tr("Full Move &Numbers"),
            Numbering.HUNDREDS: self.tr("Move Numbers without &Hundreds"),
            Numbering.NONE: self.tr("No Move N&umbers"),
        }
        return [
            Command(
                "begin-figure",
                self.tr("&Start Figure Here"),
                self.toggle_here,
                enabled=self.can_write,
                checked=self.begins_here,
            ),
            Command("name-figure", self.tr("Na&me Figure…"), self.ask_name, enabled=self.can_write),
            *(
                Command(
                    f"figure-every-{moves}",
                    self.tr("New Figure Every &{moves} Moves").format(moves=moves),
                    partial(self.divide, moves),
                    enabled=self.can_write,
                )
                for moves in _MOVES_IN_FIGURES
            ),
            Command(
                "no-figures",
                self.tr("Remove &Figures from This Line"),
                partial(self.divide, None),
                enabled=self.can_write,
            ),
            Command(
                "number-move",
                self.tr("Set Mo&ve Number…"),
                self.ask_number,
                enabled=self.has_move,
            ),
            *(
                Command(
                    f"figure-numbers-{numbering.name.lower()}",
                    text,
                    partial(self.number, numbering),
                    enabled=self.can_write,
                    checked=partial(self.is_numbered, numbering),
                )
                for numbering, text in numberings.items()
            ),
        ]

    def can_write(self) -> bool:
        return self._session.match_controller.can_mark(self._session.game)

    def begins_here(self) -> bool:
        return self._print_properties.figure is not None

    def toggle_here(self) -> None:
        """Begin a figure with this move, or remove its beginning."""
        figure = None if self.begins_here() else FigureStart()
        self._write(replace(self._print_properties, figure=figure))

    def ask_name(self) -> None:
        """Ask for the name of the figure that begins here; begin it if it did not."""
        figure = self._print_properties.figure or FigureStart()
        name = get_text(
            self._window,
            self.tr("Figure"),
            self.tr("Name of the figure that starts here:"),
            self.tr("Set Name"),
            figure.name,
        )
        if name is not None:
            renamed = replace(figure, name=" ".join(name.split()))
            self._write(replace(self._print_properties, figure=renamed))

    def divide(self, moves: int | None) -> None:
        """Begin a figure every ``moves`` moves on this line; None: remove all."""
        game = self._session.game
        edits = figures_every(game.tree, game.line()[0][-1], moves)
        if edits:
            self._session.apply(lambda game: game.set_print_properties(edits))

    def has_move(self) -> bool:
        return self.can_write() and self._session.game.node.content.move is not None

    def ask_number(self) -> None:
        """Ask for the printed number of this move; later moves follow it."""
        game = self._session.game
        number = get_int(
            self._window,
            self.tr("Move Number"),
            self.tr("Number of this move in print:"),
            self.tr("Set Number"),
            value=self._print_properties.number or game.position.move_number,
            low=1,
            high=_MAX_NUMBER,
        )
        if number is not None:
            own = None if number == game.position.move_number else number
            self._write(replace(self._print_properties, number=own))

    def is_numbered(self, numbering: Numbering) -> bool:
        game = self._session.game
        return game.inherited_at(game.current_id).numbering is numbering

    def number(self, numbering: Numbering) -> None:
        """Set the printed numbering of moves from here on."""
        if not self.is_numbered(numbering):
            self._write(replace(self._print_properties, numbering=numbering))

    @property
    def _print_properties(self) -> PrintProperties:
        return self._session.game.node.content.print_properties

    def _write(self, properties: PrintProperties) -> None:
        node = self._session.game.current_id
        self._session.apply(lambda game: game.set_print_properties({node: properties}))
