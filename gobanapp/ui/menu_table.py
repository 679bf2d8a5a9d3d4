"""What stands in the menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.ui.actions import SEPARATOR, Entry, Item
from gobanapp.ui.file_actions import FileActions
from gobanapp.ui.game_actions import GameActions
from gobanapp.ui.session import Session
from gobanapp.ui.view_actions import ViewActions

_Keys = QKeySequence.StandardKey
_Roles = QAction.MenuRole


def menu_table(
    session: Session,
    files: FileActions,
    games: GameActions,
    views: ViewActions,
) -> Sequence[tuple[str, Sequence[Entry]]]:
    """Return the menus of the window, in their order."""

    def doing(action: Callable[[Game], Change]) -> Callable[[], None]:
        return lambda: session.do(action)

    def can_pass() -> bool:
        return not session.is_counting

    def can_resign() -> bool:
        return not session.is_counting and not session.game.is_finished

    def is_before_end() -> bool:
        numbers, index = session.game.line()
        return index < len(numbers) - 1

    def is_after_start() -> bool:
        return session.game.node.parent is not None

    return [
        (
            _tr("&File"),
            [
                Item(text=_tr("&New Game…"), does=games.ask_new_game, keys=(_Keys.New,)),
                Item(text=_tr("&Open…"), does=files.ask_open, keys=(_Keys.Open,)),
                files.recent_menu,
                SEPARATOR,
                Item(text=_tr("&Save"), does=files.save, keys=(_Keys.Save,)),
                Item(text=_tr("Save &As…"), does=files.ask_save_as, keys=("Ctrl+Shift+S",)),
                SEPARATOR,
                Item(
                    text=_tr("&Quit"),
                    does=QApplication.closeAllWindows,
                    keys=("Ctrl+Q",),
                    role=_Roles.QuitRole,
                ),
            ],
        ),
        (
            _tr("&Edit"),
            [
                Item(
                    text=_tr("&Undo"),
                    does=doing(Game.undo),
                    keys=(_Keys.Undo,),
                    can=lambda: session.game.history.can_undo,
                ),
                Item(
                    text=_tr("&Redo"),
                    does=doing(Game.redo),
                    keys=(_Keys.Redo,),
                    can=lambda: session.game.history.can_redo,
                ),
                SEPARATOR,
                Item(
                    text=_tr("&Delete This Move and What Follows"),
                    does=doing(lambda game: game.remove(game.place)),
                    keys=("Ctrl+Del",),
                    can=is_after_start,
                ),
                Item(
                    text=_tr("Make This the &Main Line"),
                    does=doing(lambda game: game.make_main_line(game.place)),
                    can=is_after_start,
                ),
            ],
        ),
        (
            _tr("&Game"),
            [
                Item(text=_tr("&Pass"), does=session.pass_, keys=("P",), can=can_pass),
                Item(text=_tr("&Resign…"), does=games.ask_resign, can=can_resign),
                SEPARATOR,
                Item(
                    text=_tr("&Count"),
                    does=session.toggle_count,
                    keys=("C",),
                    checked=lambda: session.is_counting,
                ),
            ],
        ),
        (
            _tr("G&o"),
            [
                Item(
                    text=_tr("&Back"),
                    does=doing(lambda game: game.step(-1)),
                    keys=("Left",),
                    can=is_after_start,
                ),
                Item(
                    text=_tr("&Forward"),
                    does=doing(lambda game: game.step(1)),
                    keys=("Right",),
                    can=is_before_end,
                ),
                Item(
                    text=_tr("&Ten Moves Back"),
                    does=doing(lambda game: game.step(-10)),
                    keys=("PgUp",),
                    can=is_after_start,
                ),
                Item(
                    text=_tr("Ten &Moves Forward"),
                    does=doing(lambda game: game.step(10)),
                    keys=("PgDown",),
                    can=is_before_end,
                ),
                Item(
                    text=_tr("To the Beg&inning"),
                    does=doing(lambda game: game.go_to(game.tree.root_number)),
                    keys=("Home",),
                    can=is_after_start,
                ),
                Item(
                    text=_tr("To the &End"),
                    does=doing(lambda game: game.go_to(game.line()[0][-1])),
                    keys=("End",),
                    can=is_before_end,
                ),
                SEPARATOR,
                Item(
                    text=_tr("Pre&vious Variation"),
                    does=doing(lambda game: game.sibling(-1)),
                    keys=("Up",),
                ),
                Item(
                    text=_tr("&Next Variation"),
                    does=doing(lambda game: game.sibling(1)),
                    keys=("Down",),
                ),
                SEPARATOR,
                Item(
                    text=_tr("P&revious Game of This File"),
                    does=lambda: session.next_game(-1),
                    keys=("Ctrl+PgUp",),
                    can=lambda: session.record.index > 0,
                ),
                Item(
                    text=_tr("Ne&xt Game of This File"),
                    does=lambda: session.next_game(1),
                    keys=("Ctrl+PgDown",),
                    can=lambda: session.record.index < len(session.record.games) - 1,
                ),
            ],
        ),
        (
            _tr("&View"),
            [
                Item(
                    text=_tr("&Coordinates"),
                    does=views.toggle_coordinates,
                    checked=views.shows_coordinates,
                ),
                Item(
                    text=_tr("&Full Screen"),
                    does=views.toggle_full_screen,
                    keys=(_Keys.FullScreen,),
                    checked=views.is_full_screen,
                ),
            ],
        ),
        (
            _tr("&Help"),
            [Item(text=_tr("&About gobanapp"), does=games.about, role=_Roles.AboutRole)],
        ),
    ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Menus", text)
