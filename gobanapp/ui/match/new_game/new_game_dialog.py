"""The dialog in which two players settle the terms of a game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QWidget,
)

from gobanapp.clock.time_system import TimeSystem
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.handicap_suggestion import HandicapSuggestion, suggest_handicap
from gobanapp.rules.color import Color
from gobanapp.storage.player_book import PlayerBook
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.new_game.clock_fields import ClockFields
from gobanapp.ui.match.new_game.game_fields import (
    BoardSizeField,
    HandicapFields,
    KomiFields,
    SuggestionLine,
)
from gobanapp.ui.match.new_game.player_fields import EventFields, PlayerFields, SeatsChoice
from gobanapp.ui.match.new_game.rule_fields import RulesChoice
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.dialogs import exec_dialog
from gobanapp.ui.widgets.forms import FormScrollArea, form_label, grid_box, hbox, vbox
from gobanapp.ui.widgets.plain_text import Label, set_tool_tip

_PART_OF_SCREEN = 0.9


class ScrollPage(FormScrollArea):
    """``reserve_space`` sets the room that the rest of the window needs."""

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        self._beside = QSize(0, 0)

    def reserve_space(self, size: QSize) -> None:
        """Reserve so much of the screen's width and height for the widgets next to the page."""
        self._beside = size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        need = self.page.sizeHint()
        room = self._room()
        bars = QSize(
            self.verticalScrollBar().sizeHint().width() if need.height() > room.height() else 0,
            self.horizontalScrollBar().sizeHint().height() if need.width() > room.width() else 0,
        )
        return (need + bars).boundedTo(room)

    def _room(self) -> QSize:
        return self.screen().availableSize() * _PART_OF_SCREEN - self._beside

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and event.type() == QEvent.Type.LayoutRequest:
            # It scrolls where fields could also be squeezed.
            self.page.setMinimumSize(self.page.sizeHint())
            self.updateGeometry()
        # The wheel scrolls the page and must not change what it comes across.
        if event.type() == QEvent.Type.Wheel and self.verticalScrollBar().maximum() > 0:
            event.ignore()
            return watched is not self.page
        return super().eventFilter(watched, event)

    def settle(self) -> None:
        """Take note of new fields, and take at once the room that is needed now.

        Else each level of widgets would take a moment to tell the next one.
        """
        for field in self.page.findChildren(QWidget):
            if isinstance(field, QComboBox | QAbstractSpinBox):
                field.installEventFilter(self)  # once, however often it is said
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


_FRAME = QSize(0, 40)
"""About what the system puts around a window."""


class NewGameDialog(QDialog):
    """Begins with the terms of the last game; Enter accepts them.

    ``book``: the players of earlier games, who are completed. ``presets``: the times that the user
    has saved. ``layout``: how the players sit now.
    """

    def __init__(
        self,
        last: GameTerms,
        parent: QWidget | None = None,
        *,
        book: PlayerBook | None = None,
        presets: Sequence[TimeSystem] = (),
        layout: WindowLayout = WindowLayout.STANDARD,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new-game")
        self.setWindowTitle(self.tr("New Game"))
        self._book = book or PlayerBook()
        self._players = PlayerFields(self._book, self)
        self._nigiri = push_button(
            self.tr("B&y nigiri…"),
            "nigiri",
            self._draw_colors,
            self.tr("Guess stones to decide who takes Black"),
        )
        self._suggested = SuggestionLine()
        self._board = BoardSizeField()
        self._rules = RulesChoice()
        self._handicap = HandicapFields()
        self._komi = KomiFields()
        self._clock = ClockFields(presets)
        self._seats = SeatsChoice(layout)
        self._occasion = EventFields(self)
        self._unfold = self._rules.unfold
        self._more = push_button(
            self.tr("Mor&e…"),
            "more",
            self._unfold_and_go_there,
            self.tr("Event, round, place and game name"),
        )
        self._problem = Label()
        self._start = QPushButton(self.tr("&Start"))
        self._problem.setObjectName("problem")
        self._start.setObjectName("start")
        self._scrolled = self._arrange()
        for number in (self._handicap.field, self._komi.field):
            hints = (self._handicap.field.sizeHint(), self._komi.field.sizeHint())
            number.setMinimumWidth(max(hint.width() for hint in hints))
        self._show(last)
        self._connect()
        self._follow()

    def terms(self) -> GameTerms:
        """Return the terms entered in the dialog."""
        columns, rows = self._board.size_shown
        texts = self._occasion.texts
        return GameTerms(
            columns=columns,
            rows=rows,
            ruleset=self._rules.ruleset,
            komi=self._komi.komi,
            handicap=self._handicap.stones,
            free_placement=self._handicap.free_placement,
            names=self._players.names,
            ranks=self._players.ranks,
            systems=self._clock.systems,
            game_name=texts["game_name"],
            event=texts["event"],
            round=texts["round"],
            place=texts["place"],
        )

    def layout_chosen(self) -> WindowLayout:
        """Return how the players want to sit."""
        layout: WindowLayout = self._seats.value
        return layout

    def book(self) -> PlayerBook:
        """Return the book of players with this game noted."""
        return self._book.with_game(self._players.names, self._players.ranks)

    def presets(self) -> tuple[TimeSystem, ...]:
        """Return the times that the user has saved, those of before among them."""
        return self._clock.saved

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._players.select_first()
        self._scrolled.settle()

    # Building

    def _arrange(self) -> ScrollPage:
        content = QWidget()
        grid = grid_box(content, margins=(3 * SPACE, 3 * SPACE, 3 * SPACE, SPACE), stretched=1)
        self._players.add_to(grid, 0, self._nigiri)
        grid.addWidget(self._suggested, 2, 1, 1, 2)
        lines: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Bo&ard"), self._board),
            (self.tr("&Rules"), self._rules),
            (self.tr("Han&dicap"), self._handicap),
            (self.tr("Ko&mi"), self._komi),
            (self.tr("&Clock"), self._clock),
            (self.tr("Layout"), self._seats),
        )
        for line, (text, fields) in enumerate(lines, start=3):
            buddy = fields.focusProxy() or fields
            grid.addWidget(form_label(text, buddy), line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(fields, line, 1, 1, 2)
        self._occasion.add_to(grid, grid.rowCount())
        self._occasion.is_shown = False
        grid.setRowStretch(grid.rowCount(), 1)
        scrolled = ScrollPage(content)
        buttons = self._buttons()
        layout = vbox(scrolled, buttons, margins=(0, 0, 0, 2 * SPACE))
        self.setLayout(layout)
        layout.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        scrolled.reserve_space(_FRAME + QSize(0, buttons.sizeHint().height() + 3 * SPACE))
        return scrolled

    def _buttons(self) -> QHBoxLayout:
        box = QDialogButtonBox()
        box.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = box.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.setObjectName("cancel")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        # Enter starts the game wherever the focus is; Space presses the other buttons.
        self._start.setDefault(True)
        cancel.setAutoDefault(False)
        margins = (3 * SPACE, SPACE, 3 * SPACE, 0)
        return hbox(self._more, (self._problem, 1), box, spacing=2 * SPACE, margins=margins)

    def _show(self, terms: GameTerms) -> None:
        self._players.show_players(terms.names, terms.ranks)
        self._board.size_shown = terms.columns, terms.rows
        self._rules.ruleset = terms.ruleset
        self._handicap.set_board(terms.columns, terms.rows)
        self._handicap.show_handicap(terms.handicap, free_placement=terms.free_placement)
        self._komi.komi = terms.komi
        self._komi.set_usual(terms.ruleset.usual_komi(terms.handicap), fills=False)
        self._clock.show_systems(terms.systems)
        texts = {name: getattr(terms, name) for name in self._occasion.fields}
        self._occasion.show_texts(texts)
        if any(texts.values()):
            self._unfold_occasion()

    def _connect(self) -> None:
        self._players.swap_requested.connect(self._swap)
        self._suggested.taken.connect(self._take_suggestion)
        self._komi.komi_bid_requested.connect(self._divide)
        self._unfold.clicked.connect(self._scrolled.settle)
        self._board.changed.connect(self._follow_board)
        for changed in (
            self._players.changed,
            self._rules.changed,
            self._handicap.changed,
            self._komi.changed,
            self._clock.changed,
        ):
            changed.connect(self._follow)

    # Dependencies between fields

    def _follow_board(self) -> None:
        self._handicap.set_board(*self._board.size_shown)
        self._follow()

    def _follow(self) -> None:
        """Bring all that depends on another field up to it."""
        handicap = self._handicap.stones
        self._komi.set_usual(self._rules.ruleset.usual_komi(handicap))
        suggested = self._suggestion()
        self._suggested.show_suggestion(
            suggested,
            is_taken=suggested is not None
            and suggested.weaker is not Color.WHITE
            and (suggested.handicap, suggested.komi) == (handicap, self._komi.komi),
        )
        problem = self._clock.problem()
        self._problem.setText(problem)
        self._start.setEnabled(not problem)
        set_tool_tip(self._start, problem)
        self._scrolled.settle()

    def _suggestion(self) -> HandicapSuggestion | None:
        columns, rows = self._board.size_shown
        ruleset = self._rules.ruleset
        return suggest_handicap(self._players.ranks, columns=columns, rows=rows, ruleset=ruleset)

    def _take_suggestion(self, taken: HandicapSuggestion) -> None:
        if taken.weaker is Color.WHITE:
            self._swap()
        self._handicap.stones = taken.handicap
        self._komi.komi = taken.komi

    def _swap(self) -> None:
        self._players.swap()
        self._clock.swap()

    def _unfold_occasion(self) -> None:
        unfolds = not self._occasion.is_shown
        self._more.setText(self.tr("L&ess") if unfolds else self.tr("Mor&e…"))
        self._occasion.is_shown = unfolds
        self._scrolled.settle()

    def _unfold_and_go_there(self) -> None:
        self._unfold_occasion()
        if self._occasion.is_shown:
            self._occasion.fields["event"].setFocus()

    # Agreement

    def _draw_colors(self) -> None:
        from gobanapp.ui.match.new_game.nigiri_dialog import NigiriDialog

        dialog = NigiriDialog(self._players.names, self)
        if exec_dialog(dialog) and dialog.swaps:
            self._swap()

    def _divide(self) -> None:
        from gobanapp.ui.match.new_game.pie_rule_dialog import PieRuleDialog

        dialog = PieRuleDialog(self._players.names, self._komi.komi, self)
        if exec_dialog(dialog):
            self._komi.komi = dialog.komi
            if dialog.swaps:
                self._swap()
