"""The presentation of a session to a room, with its keys and buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.text.language import Translated
from gobanapp.text.presentation_text import presentation_text, with_next_moves
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.record.autoplay import Autoplay
from gobanapp.ui.study.presentation.large_text import TEXT_SIZES
from gobanapp.ui.study.presentation.pen_layer import PenLayer, PenPosition, PenStrokes
from gobanapp.ui.study.presentation.presentation_bar import PresentationBar, PresentationState
from gobanapp.ui.study.presentation.presentation_window import PresentationWindow
from gobanapp.ui.widgets.board_mode import ModeHost
from gobanapp.ui.widgets.key_filter import KeyGroup, KeyLine

_SEPARATOR: Final = "   "


class Presentation(QObject):
    """Shows the contents of ``board`` in a window for a room, until it ends.

    What is drawn by hand is on both boards, and is gone when the presentation ends.
    """

    ended = Signal()

    def __init__(
        self,
        owner: QWidget,
        session: Session,
        settings: Settings,
        board: SessionBoard,
        mode_host: ModeHost,
        autoplay: Autoplay,
        toggle_guessing: Callable[[], None],
    ) -> None:
        super().__init__(owner)
        self._session = session
        self._game = session.game
        self._settings = settings
        self._board = board
        self._mode_host = mode_host
        self._autoplay = autoplay
        self.toggle_guessing = toggle_guessing
        self.toggle_autoplay = autoplay.toggle
        self.step_by = mode_host.step_by
        self.is_frozen = False
        self.shows_pointer = True
        """True if a spot follows the mouse."""
        self.is_drawing = False
        """True if the mouse is a pen."""
        self.shows_next_move = False
        """True if the next move of the game is shown."""
        self._tells_keys = False
        self._tells_how_to_leave = True
        self._is_pointed_at = False
        self._glass = PenLayer(board)
        self._glass.show()
        keys = PresentationKeys().group().handlers(self)
        self.window = PresentationWindow(board.view, board.theme, keys, owner)
        self.bar = PresentationBar()
        self._connect_bar()
        for glass in self._glasses:
            glass.strokes_changed.connect(self._share)
            glass.spot_moved.connect(self._point)
        # The audience does not see the teacher's pointer.
        self._glass.spot_moved.connect(lambda _: self._hover_from_here())
        shown = self.window.board
        shown.clicked.connect(self._choose)
        shown.hovered.connect(self._hover)
        shown.wheel_stepped.connect(board.wheel_stepped)
        board.changed.connect(self._show)
        session.subscribe(self._look)
        mode_host.prompt_changed.connect(self._follow_mode)
        self.window.closed.connect(self._end)
        settings.changed.connect(self._follow_settings)
        self._follow_settings()

    @property
    def _glasses(self) -> tuple[PenLayer, PenLayer]:
        return self._glass, self.window.glass

    def begin(self) -> None:
        """Open the window, on another screen where there is one."""
        self.window.present()

    def end(self) -> None:
        """Close it; ``ended`` is emitted when that is done."""
        self.window.close()

    def _end(self) -> None:
        self.window.closed.disconnect(self._end)  # it may be closed again before it is gone
        self._board.changed.disconnect(self._show)
        self._session.unsubscribe(self._look)
        self._mode_host.prompt_changed.disconnect(self._follow_mode)
        self._settings.changed.disconnect(self._follow_settings)
        self._board.hovered.emit(None)  # or the mark of the last pointed position would stay
        self._glass.set_drawing(False)
        self._board.removeEventFilter(self._glass)
        self._glass.hide()
        self._glass.deleteLater()
        self.window.deleteLater()
        self.ended.emit()

    # Functions of keys and buttons

    def _connect_bar(self) -> None:
        bar = self.bar
        bar.freeze_clicked.connect(self.toggle_frozen)
        bar.next_move_clicked.connect(self.toggle_next_move)
        bar.pen_clicked.connect(self.toggle_pen)
        bar.clear_clicked.connect(self.clear)
        bar.pointer_clicked.connect(self.toggle_pointer)
        bar.comments_clicked.connect(self.toggle_comments)
        bar.smaller_clicked.connect(lambda: self.change_size(-1))
        bar.larger_clicked.connect(lambda: self.change_size(1))
        bar.closed.connect(self.end)

    def go(self, action: Callable[[Game], Change]) -> None:
        """Navigate in the record, if the presentation shows it."""
        if self._mode_host.mode is None:
            self._session.navigate(action)

    def toggle_frozen(self) -> None:
        """Freeze the audience's view, wherever the session goes, or follow the session again."""
        self.is_frozen = not self.is_frozen
        self._show()

    def _follow_settings(self) -> None:
        self.window.set_size(self._settings.presentation_text_size)
        self._show()

    def toggle_next_move(self) -> None:
        """Show the room where the record continues, or stop showing it."""
        if self._mode_host.mode is not None:
            self._mode_host.mode.reveal()
            self._show_state()
            return
        self.shows_next_move = not self.shows_next_move
        self._show()

    def toggle_comments(self) -> None:
        self._settings.presents_comments = not self._settings.presents_comments

    def toggle_pointer(self) -> None:
        """Let a spot follow the mouse, or none."""
        self.shows_pointer = not self.shows_pointer
        self._point(None)
        self._show()

    def toggle_pen(self) -> None:
        """Draw on the boards with the mouse, or use it as before."""
        self._session.choose_edit_tool(EditTool.PLAY)  # a tool that marks would have the mouse
        self.is_drawing = not self.is_drawing
        for glass in self._glasses:
            glass.set_drawing(self.is_drawing)
        self._show()

    def clear(self) -> None:
        """Take away all that was drawn."""
        self._share(PenStrokes())

    def change_size(self, step: int) -> None:
        """Set the words larger, or smaller where ``step`` is negative. It is remembered."""
        size = max(0, min(self._settings.presentation_text_size + step, len(TEXT_SIZES) - 1))
        self._settings.presentation_text_size = size

    def toggle_full_screen(self) -> None:
        """Fill the screen of the room, or be a window among others."""
        self.window.toggle_full_screen()

    def leave(self) -> None:
        """Leave the list of the keys, if it is shown, or else the presentation."""
        if self._tells_keys:
            self.toggle_keys()
        else:
            self.end()

    def toggle_keys(self) -> None:
        """Show or hide the list of keys for the room."""
        self._tells_keys = not self._tells_keys
        self._tells_how_to_leave = False
        self._show_words()

    # The boards

    def _choose(self, point: Point) -> None:
        if not self.is_frozen:
            self._board.choose(point)

    def _hover(self, point: Point | None) -> None:
        self._is_pointed_at = point is not None
        if not self.is_frozen:
            self._board.hovered.emit(point)

    def _hover_from_here(self) -> None:
        self._is_pointed_at = False

    def _share(self, strokes: PenStrokes) -> None:
        for glass in self._glasses:
            glass.show_strokes(strokes)
        self._show_state()

    def _point(self, place: PenPosition | None) -> None:
        self.window.glass.show_spot(place if self._shows_spot else None)

    @property
    def _is_guessed(self) -> bool:
        mode = self._mode_host.mode
        return mode is not None and mode.hides_move

    @property
    def _shows_spot(self) -> bool:
        """Return whether there is a spot; in guess mode the audience sees the stone instead."""
        return self.shows_pointer and not (self._is_pointed_at and self._is_guessed)

    def _look(self, change: Change) -> None:
        if self._session.game is not self._game:
            self._game = self._session.game
            self.clear()
        if self.is_drawing and self._session.tools.edit_tool is EditTool.MARK:
            self.is_drawing = False
            for glass in self._glasses:
                glass.set_drawing(False)
        if change & Change.CURRENT_NODE:
            self._tells_how_to_leave = False
        if change & Change.CURRENT_NODE and self.shows_next_move:
            self.shows_next_move = False  # each next move is to be guessed first
            self._show_board()
        self._show_words()

    def _follow_mode(self) -> None:
        if self._mode_host.mode is not None:
            self.shows_next_move = False
        self._show_words()

    def _show(self) -> None:
        self._show_board()
        self._show_words()

    def _show_board(self) -> None:
        shown, board = self.window.board, self._board
        if shown.theme != board.theme:
            shown.set_theme(board.theme)
        if board.wood is not None and shown.wood is not board.wood:
            shown.set_wood(board.wood)
        if not self.is_frozen:
            shown.show_view(self._view())

    def _view(self) -> BoardView:
        # A presentation has a switch of its own for what comes next.
        view, session = replace(self._board.view, next_move_letters={}), self._session
        if self._shows_spot or not self._is_pointed_at:
            view = view.without_pointer()
        hides = session.is_counting or self._mode_host.prompt is not None
        return with_next_moves(view, session.game) if self.shows_next_move and not hides else view

    def _show_words(self) -> None:
        self._show_state()
        if self._tells_keys:
            words = presentation_text(
                self._session, ("", self._keys_in_words()), shows_comment=True
            )
            self.window.show_words(words, "")
        elif not self.is_frozen:
            told, comments = self._mode_host.prompt, self._settings.presents_comments
            mode = self._mode_host.mode
            words = presentation_text(
                self._session,
                told,
                shows_comment=comments,
                is_about_game=mode is None or mode.shows_record,
            )
            self.window.show_words(words, self._state_in_words())

    def _show_state(self) -> None:
        self.bar.show_state(
            PresentationState(
                is_frozen=self.is_frozen,
                shows_next_move=self.shows_next_move,
                is_drawing=self.is_drawing,
                shows_pointer=self.shows_pointer,
                shows_comments=self._settings.presents_comments,
                has_drawing=bool(self._glass.strokes.strokes),
            )
        )

    def _state_in_words(self) -> str:
        """Return the text on active functions, and before the first step on how to leave."""
        return _SEPARATOR.join(
            text
            for text, is_on in (
                (self.tr("Pen: D to stop, X to clear"), self.is_drawing),
                (self.tr("Next move shown"), self.shows_next_move),
                (self.tr("Esc: end    H: all keys"), self._tells_how_to_leave),
            )
            if is_on
        )

    def _keys_in_words(self) -> str:
        return self.tr(
            "→ Space: forward\n← : back\n↑ ↓ : variations\nN: next move\nC: comments\nG: guess\nA: "
            "autoplay\nP: pointer\nD: pen    X: clear\nF: freeze\n+ - : text size\nF11: window\n"
            "Esc: end"
        )


class PresentationKeys(Translated):
    """The keys of the audience's window."""

    def group(self) -> KeyGroup[Presentation]:
        keys = Qt.Key
        return KeyGroup(
            self.tr("Presentation Window"),
            [
                KeyLine(
                    self.tr("Forward"),
                    dict.fromkeys(
                        (keys.Key_Right, keys.Key_Space, keys.Key_PageDown),
                        lambda shown: shown.step_by(1),
                    ),
                ),
                KeyLine(
                    self.tr("Back"),
                    dict.fromkeys(
                        (keys.Key_Left, keys.Key_Backspace, keys.Key_PageUp),
                        lambda shown: shown.step_by(-1),
                    ),
                ),
                KeyLine(
                    self.tr("Previous or next variation"),
                    {
                        keys.Key_Up: lambda shown: shown.go(lambda game: game.go_to_sibling(-1)),
                        keys.Key_Down: lambda shown: shown.go(lambda game: game.go_to_sibling(1)),
                    },
                ),
                KeyLine(
                    self.tr("First or last move"),
                    {
                        keys.Key_Home: lambda shown: shown.go(_to_start),
                        keys.Key_End: lambda shown: shown.go(_to_end),
                    },
                ),
                KeyLine(self.tr("Show the next move"), {keys.Key_N: Presentation.toggle_next_move}),
                KeyLine(self.tr("Show comments"), {keys.Key_C: Presentation.toggle_comments}),
                KeyLine(self.tr("Freeze"), {keys.Key_F: Presentation.toggle_frozen}),
                KeyLine(self.tr("Pointer"), {keys.Key_P: Presentation.toggle_pointer}),
                KeyLine(self.tr("Pen"), {keys.Key_D: Presentation.toggle_pen}),
                KeyLine(
                    self.tr("Clear drawing"),
                    dict.fromkeys((keys.Key_Delete, keys.Key_X), Presentation.clear),
                ),
                KeyLine(
                    self.tr("Larger or smaller text"),
                    {
                        keys.Key_Plus: lambda shown: shown.change_size(1),
                        keys.Key_Equal: lambda shown: shown.change_size(1),
                        keys.Key_Minus: lambda shown: shown.change_size(-1),
                    },
                ),
                KeyLine(
                    self.tr("Guess mode"),
                    {keys.Key_G: lambda shown: shown.toggle_guessing()},
                ),
                KeyLine(
                    self.tr("Autoplay"),
                    dict.fromkeys((keys.Key_A, keys.Key_F6), lambda shown: shown.toggle_autoplay()),
                ),
                KeyLine(self.tr("Full screen"), {keys.Key_F11: Presentation.toggle_full_screen}),
                KeyLine(
                    self.tr("Show these keys"),
                    dict.fromkeys((keys.Key_F1, keys.Key_H), Presentation.toggle_keys),
                ),
                KeyLine(
                    self.tr("End the presentation"),
                    {keys.Key_Escape: Presentation.leave, keys.Key_F5: Presentation.end},
                ),
            ],
        )


def _to_start(game: Game) -> Change:
    return game.go_to(game.tree.root_id)


def _to_end(game: Game) -> Change:
    return game.go_to(game.line()[0][-1])
