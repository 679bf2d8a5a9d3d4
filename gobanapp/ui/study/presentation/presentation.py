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

    Freehand drawings appear on both boards, until the presentation ends.
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
        self._shows_keys = False
        self._shows_exit_hint = True
        self._is_window_hovered = False
        self._pen_layer = PenLayer(board)
        self._pen_layer.show()
        keys = PresentationKeys().group().handlers(self)
        self.window = PresentationWindow(board.view, board.theme, keys, owner)
        self.bar = PresentationBar()
        self._connect_bar()
        for pen_layer in self._pen_layers:
            pen_layer.strokes_changed.connect(self._show_strokes)
            pen_layer.spot_moved.connect(self._show_spot)
        # The audience does not see the teacher's pointer.
        self._pen_layer.spot_moved.connect(lambda _: self._clear_window_hover())
        window_board = self.window.board
        window_board.clicked.connect(self._choose_point)
        window_board.hovered.connect(self._hover_window)
        window_board.wheel_stepped.connect(board.wheel_stepped)
        board.changed.connect(self._refresh)
        session.subscribe(self._follow_session)
        mode_host.prompt_changed.connect(self._follow_mode)
        self.window.closed.connect(self._end)
        settings.changed.connect(self._follow_settings)
        self._follow_settings()

    @property
    def _pen_layers(self) -> tuple[PenLayer, PenLayer]:
        return self._pen_layer, self.window.pen_layer

    def begin(self) -> None:
        """Open the window, on another screen if there is one."""
        self.window.present()

    def end(self) -> None:
        """Close the window; ``ended`` is emitted afterwards."""
        self.window.close()

    def _end(self) -> None:
        self.window.closed.disconnect(self._end)  # it may be closed again before it is deleted
        self._board.changed.disconnect(self._refresh)
        self._session.unsubscribe(self._follow_session)
        self._mode_host.prompt_changed.disconnect(self._follow_mode)
        self._settings.changed.disconnect(self._follow_settings)
        self._board.hovered.emit(None)  # removes the mark of the last position
        self._pen_layer.set_drawing(False)
        self._board.removeEventFilter(self._pen_layer)
        self._pen_layer.hide()
        self._pen_layer.deleteLater()
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
        self._refresh()

    def _follow_settings(self) -> None:
        self.window.set_text_size(self._settings.presentation_text_size)
        self._refresh()

    def toggle_next_move(self) -> None:
        """Show the audience the next move of the record, or hide it."""
        if self._mode_host.mode is not None:
            self._mode_host.mode.reveal()
            self._show_state()
            return
        self.shows_next_move = not self.shows_next_move
        self._refresh()

    def toggle_comments(self) -> None:
        self._settings.presents_comments = not self._settings.presents_comments

    def toggle_pointer(self) -> None:
        """Show a spot that follows the mouse, or hide it."""
        self.shows_pointer = not self.shows_pointer
        self._show_spot(None)
        self._refresh()

    def toggle_pen(self) -> None:
        """Draw on the boards with the mouse, or use it as before."""
        self._session.choose_edit_tool(EditTool.PLAY)  # a tool that marks would use the mouse
        self.is_drawing = not self.is_drawing
        for pen_layer in self._pen_layers:
            pen_layer.set_drawing(self.is_drawing)
        self._refresh()

    def clear(self) -> None:
        """Remove the drawing."""
        self._show_strokes(PenStrokes())

    def change_size(self, step: int) -> None:
        """Make the text larger, or smaller if ``step`` is negative. The size is saved."""
        size = max(0, min(self._settings.presentation_text_size + step, len(TEXT_SIZES) - 1))
        self._settings.presentation_text_size = size

    def toggle_full_screen(self) -> None:
        """Fill the screen of the audience, or be a window among others."""
        self.window.toggle_full_screen()

    def leave(self) -> None:
        """Leave the list of the keys, if it is shown, or else the presentation."""
        if self._shows_keys:
            self.toggle_keys()
        else:
            self.end()

    def toggle_keys(self) -> None:
        """Show or hide the list of keys in the audience's window."""
        self._shows_keys = not self._shows_keys
        self._shows_exit_hint = False
        self._show_text()

    # The boards

    def _choose_point(self, point: Point) -> None:
        if not self.is_frozen:
            self._board.choose(point)

    def _hover_window(self, point: Point | None) -> None:
        self._is_window_hovered = point is not None
        if not self.is_frozen:
            self._board.hovered.emit(point)

    def _clear_window_hover(self) -> None:
        self._is_window_hovered = False

    def _show_strokes(self, strokes: PenStrokes) -> None:
        for pen_layer in self._pen_layers:
            pen_layer.show_strokes(strokes)
        self._show_state()

    def _show_spot(self, position: PenPosition | None) -> None:
        self.window.pen_layer.show_spot(position if self._shows_spot else None)

    @property
    def _is_guessing(self) -> bool:
        mode = self._mode_host.mode
        return mode is not None and mode.hides_move

    @property
    def _shows_spot(self) -> bool:
        """True if a spot is shown; in guess mode the audience sees the stone instead."""
        return self.shows_pointer and not (self._is_window_hovered and self._is_guessing)

    def _follow_session(self, change: Change) -> None:
        if self._session.game is not self._game:
            self._game = self._session.game
            self.clear()
        if self.is_drawing and self._session.tools.edit_tool is EditTool.MARK:
            self.is_drawing = False
            for pen_layer in self._pen_layers:
                pen_layer.set_drawing(False)
        if change & Change.CURRENT_NODE:
            self._shows_exit_hint = False
        if change & Change.CURRENT_NODE and self.shows_next_move:
            self.shows_next_move = False  # the audience is to guess each next move first
            self._show_board()
        self._show_text()

    def _follow_mode(self) -> None:
        if self._mode_host.mode is not None:
            self.shows_next_move = False
        self._show_text()

    def _refresh(self) -> None:
        self._show_board()
        self._show_text()

    def _show_board(self) -> None:
        window_board, board = self.window.board, self._board
        if window_board.theme != board.theme:
            window_board.set_theme(board.theme)
        if board.wood is not None and window_board.wood is not board.wood:
            window_board.set_wood(board.wood)
        if not self.is_frozen:
            window_board.show_view(self._view())

    def _view(self) -> BoardView:
        # A presentation has a switch of its own for the next moves.
        view, session = replace(self._board.view, next_move_letters={}), self._session
        if self._shows_spot or not self._is_window_hovered:
            view = view.without_pointer()
        if not self.shows_next_move or session.is_counting or self._mode_host.prompt is not None:
            return view
        return with_next_moves(view, session.game)

    def _show_text(self) -> None:
        self._show_state()
        if self._shows_keys:
            text = presentation_text(self._session, ("", self._keys_text()), shows_comment=True)
            self.window.show_text(text, "")
        elif not self.is_frozen:
            prompt, comments = self._mode_host.prompt, self._settings.presents_comments
            mode = self._mode_host.mode
            text = presentation_text(
                self._session,
                prompt,
                shows_comment=comments,
                is_about_game=mode is None or mode.shows_record,
            )
            self.window.show_text(text, self._state_text())

    def _show_state(self) -> None:
        self.bar.show_state(
            PresentationState(
                is_frozen=self.is_frozen,
                shows_next_move=self.shows_next_move,
                is_drawing=self.is_drawing,
                shows_pointer=self.shows_pointer,
                shows_comments=self._settings.presents_comments,
                has_drawing=bool(self._pen_layer.strokes.strokes),
            )
        )

    def _state_text(self) -> str:
        """Return the text on active functions, and before the first step on how to leave."""
        return _SEPARATOR.join(
            text
            for text, is_on in (
                (self.tr("Pen: D to stop, X to clear"), self.is_drawing),
                (self.tr("Next move shown"), self.shows_next_move),
                (self.tr("Esc: end    H: all keys"), self._shows_exit_hint),
            )
            if is_on
        )

    def _keys_text(self) -> str:
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
                        lambda target: target.step_by(1),
                    ),
                ),
                KeyLine(
                    self.tr("Back"),
                    dict.fromkeys(
                        (keys.Key_Left, keys.Key_Backspace, keys.Key_PageUp),
                        lambda target: target.step_by(-1),
                    ),
                ),
                KeyLine(
                    self.tr("Previous or next variation"),
                    {
                        keys.Key_Up: lambda target: target.go(lambda game: game.go_to_sibling(-1)),
                        keys.Key_Down: lambda target: target.go(lambda game: game.go_to_sibling(1)),
                    },
                ),
                KeyLine(
                    self.tr("First or last move"),
                    {
                        keys.Key_Home: lambda target: target.go(Game.go_to_start),
                        keys.Key_End: lambda target: target.go(Game.go_to_end),
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
                        keys.Key_Plus: lambda target: target.change_size(1),
                        keys.Key_Equal: lambda target: target.change_size(1),
                        keys.Key_Minus: lambda target: target.change_size(-1),
                    },
                ),
                KeyLine(
                    self.tr("Guess mode"),
                    {keys.Key_G: lambda target: target.toggle_guessing()},
                ),
                KeyLine(
                    self.tr("Autoplay"),
                    dict.fromkeys(
                        (keys.Key_A, keys.Key_F6), lambda target: target.toggle_autoplay()
                    ),
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
