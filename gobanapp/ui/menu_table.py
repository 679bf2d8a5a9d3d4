"""What stands in the menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.ui.file_actions import FileActions
from gobanapp.ui.game_actions import GameActions
from gobanapp.ui.menus import SEPARATOR, Entry, Item
from gobanapp.ui.session import Session
from gobanapp.ui.view_actions import ViewActions

_Keys = QKeySequence.StandardKey
_Roles = QAction.MenuRole


class MenuTable(QObject):
    """The table of a window's menus."""

    def __init__(
        self, session: Session, files: FileActions, games: GameActions, views: ViewActions
    ) -> None:
        super().__init__()
        self._session = session
        self._files = files
        self._games = games
        self._views = views

    def menus(self) -> Sequence[tuple[str, Sequence[Entry]]]:
        """Return the menus in their order, each with its title."""
        return [
            (self.tr("&File"), self._file()),
            (self.tr("&Edit"), self._edit()),
            (self.tr("&Game"), self._game()),
            (self.tr("G&o"), self._go()),
            (self.tr("&View"), self._view()),
            (self.tr("&Help"), self._help()),
        ]

    def _doing(self, action: Callable[[Game], Change]) -> Callable[[], None]:
        return lambda: self._session.do(action)

    def _is_before_end(self) -> bool:
        numbers, index = self._session.game.line()
        return index < len(numbers) - 1

    def _is_after_start(self) -> bool:
        return self._session.game.node.parent is not None

    def _file(self) -> Sequence[Entry]:
        files = self._files
        games = self._games
        return [
            Item(text=self.tr("&New Game…"), does=games.ask_new_game, keys=(_Keys.New,)),
            Item(text=self.tr("&Open…"), does=files.ask_open, keys=(_Keys.Open,)),
            files.recent_menu,
            SEPARATOR,
            Item(text=self.tr("&Save"), does=files.save, keys=(_Keys.Save,)),
            Item(text=self.tr("Save &As…"), does=files.ask_save_as, keys=("Ctrl+Shift+S",)),
            SEPARATOR,
            Item(
                text=self.tr("&Quit"),
                does=QApplication.closeAllWindows,
                keys=("Ctrl+Q",),
                role=_Roles.QuitRole,
            ),
        ]

    def _edit(self) -> Sequence[Entry]:
        session = self._session
        return [
            Item(
                text=self.tr("&Undo"),
                does=session.undo,
                keys=(_Keys.Undo,),
                can=session.can_undo,
            ),
            Item(
                text=self.tr("&Redo"),
                does=session.redo,
                keys=(_Keys.Redo,),
                can=session.can_redo,
            ),
            SEPARATOR,
            Item(
                text=self.tr("&Delete This Move and What Follows"),
                does=self._doing(lambda game: game.remove(game.place)),
                keys=("Ctrl+Del",),
                can=self._is_after_start,
            ),
            Item(
                text=self.tr("Make This the &Main Line"),
                does=self._doing(lambda game: game.make_main_line(game.place)),
                can=self._is_after_start,
            ),
        ]

    def _game(self) -> Sequence[Entry]:
        session = self._session
        games = self._games
        return [
            Item(text=self.tr("&Pass"), does=games.pass_, keys=("P",), can=session.can_pass),
            Item(text=self.tr("&Resign…"), does=games.ask_resign, can=session.can_resign),
            SEPARATOR,
            Item(
                text=self.tr("&Count"),
                does=session.toggle_count,
                keys=("C",),
                checked=lambda: session.is_counting,
            ),
        ]

    def _go(self) -> Sequence[Entry]:
        session = self._session
        return [
            Item(
                text=self.tr("&Back"),
                does=self._doing(lambda game: game.step(-1)),
                keys=("Left",),
                repeats=True,
                can=self._is_after_start,
            ),
            Item(
                text=self.tr("&Forward"),
                does=self._doing(lambda game: game.step(1)),
                keys=("Right",),
                repeats=True,
                can=self._is_before_end,
            ),
            Item(
                text=self.tr("&Ten Moves Back"),
                does=self._doing(lambda game: game.step(-10)),
                keys=("PgUp",),
                repeats=True,
                can=self._is_after_start,
            ),
            Item(
                text=self.tr("Ten &Moves Forward"),
                does=self._doing(lambda game: game.step(10)),
                keys=("PgDown",),
                repeats=True,
                can=self._is_before_end,
            ),
            Item(
                text=self.tr("To the Beg&inning"),
                does=self._doing(lambda game: game.go_to(game.tree.root_number)),
                keys=("Home",),
                can=self._is_after_start,
            ),
            Item(
                text=self.tr("To the &End"),
                does=self._doing(lambda game: game.go_to(game.line()[0][-1])),
                keys=("End",),
                can=self._is_before_end,
            ),
            SEPARATOR,
            Item(
                text=self.tr("Pre&vious Variation"),
                does=self._doing(lambda game: game.sibling(-1)),
                keys=("Up",),
                repeats=True,
            ),
            Item(
                text=self.tr("&Next Variation"),
                does=self._doing(lambda game: game.sibling(1)),
                keys=("Down",),
                repeats=True,
            ),
            SEPARATOR,
            Item(
                text=self.tr("P&revious Game of This File"),
                does=lambda: session.next_game(-1),
                keys=("Ctrl+PgUp",),
                can=lambda: session.record.neighbour(-1) is not None,
            ),
            Item(
                text=self.tr("Ne&xt Game of This File"),
                does=lambda: session.next_game(1),
                keys=("Ctrl+PgDown",),
                can=lambda: session.record.neighbour(1) is not None,
            ),
        ]

    def _view(self) -> Sequence[Entry]:
        views = self._views
        return [
            Item(
                text=self.tr("&Coordinates"),
                does=views.toggle_coordinates,
                checked=views.shows_coordinates,
            ),
            Item(
                text=self.tr("&Full Screen"),
                does=views.toggle_full_screen,
                keys=(_Keys.FullScreen,),
                checked=views.is_full_screen,
            ),
        ]

    def _help(self) -> Sequence[Entry]:
        games = self._games
        return [Item(text=self.tr("&About gobanapp"), does=games.about, role=_Roles.AboutRole)]
