"""Scenes of work with a record: reading, marking, printing, correcting."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLineEdit

from gobanapp.diagram.shown_numbers import ShownMoveNumbers
from gobanapp.game.markup import Mark, Markup
from gobanapp.rules.point import Point
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.document_file import load_document, read_document
from gobanapp.ui.preferences.board_and_stones_dialog import BoardAndStonesDialog
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.print.print_dialog import PrintDialog
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog
from gobanapp.ui.record.file.file_problems_dialog import ReportDialog
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.window.shortcuts.key_list import menu_groups
from gobanapp.ui.window.shortcuts.shortcuts_dialog import ShortcutsDialog
from tests.pictures.camera import Camera
from tests.pictures.records import OLD_GAME, VARIATIONS
from tests.ui.lookup import find


def looking(of: Camera) -> None:
    of.session.open_document(load_document(OLD_GAME))
    of.session.apply(lambda game: game.step_by(126))
    of.take("game")
    of.take_as_large_as("tall", 760, 1100)
    of.take_as_large_as("small", 520, 560)
    of.wait()
    board = of.window.components.board
    board.cursor.show(Point.parse("D6"))
    below = board.mapTo(of.window, QPoint(0, board.height()))
    of.take("cursor", crop=QRect(below - QPoint(0, 290), QSize(340, 290)))
    board.cursor.hide()


def variations(of: Camera) -> None:
    of.session.open_document(load_document(VARIATIONS))
    of.session.apply(lambda game: game.step_by(6))
    of.take("variations")
    of.take_as_large_as("variations-tall", 760, 1100)
    of.session.choose_edit_tool(EditTool.INSERT)
    of.window.components.find_bar.open()
    of.take("inserting")
    of.window.components.find_bar.hide()
    of.session.choose_edit_tool(EditTool.PLAY)
    commands = of.window.commands
    keys = ShortcutsDialog(menu_groups(of.window.menus, commands), commands, of.window)
    find(keys, "search", QLineEdit).setText("variation")
    of.take_dialog("shortcuts", keys)


def marks(of: Camera) -> None:
    of.session.open_document(load_document(OLD_GAME))
    of.session.apply(lambda game: game.step_by(60))
    marks = Markup(
        marks=dict.fromkeys(map(Point.parse, "N4 N5 N6".split()), Mark.TRIANGLE),
        labels=dict(zip(map(Point.parse, ("K6", "K10", "N10")), "ABC", strict=True)),
        arrows=((Point.parse("N7"), Point.parse("J9")),),
    )
    of.settings.shown_numbers = ShownMoveNumbers.LAST_TEN
    of.session.apply(lambda game: game.set_markup(marks))
    of.session.choose_mark_tool(MarkTool.ARROW)
    of.take("marks")
    of.session.undo()
    of.session.choose_edit_tool(EditTool.PLAY)
    of.settings.shown_numbers = ShownMoveNumbers.NONE


def paper(of: Camera) -> None:
    of.session.open_document(load_document(OLD_GAME))
    dialog = PrintDialog(of.session.document, of.settings, of.window)
    dialog.resize(980, 660)
    of.take_dialog("print", dialog)


def files(of: Camera) -> None:
    """A damaged collection, in an encoding that has to be guessed."""
    text = "(;PB[古力]PW[李世乭]DT[2004-04-01]RE[W+R];B[pd];W[dp];B[pq];W[dd];B[zy];W[qc])\n"
    data = OLD_GAME.read_bytes() + VARIATIONS.read_bytes() + 3 * text.encode("gbk")
    of.session.open_document(read_document(data, Path("collection.sgf"), None))
    of.session.switch_game(of.session.document.neighbor(1))
    of.session.switch_game(of.session.document.neighbor(1))
    of.take("file")
    of.take("faults", crop=QRect(0, 0, of.window.width(), 200))
    games = GamesDialog(
        of.session,
        of.window,
        settings=of.window.settings,
        choose_files=lambda: (),
        save=lambda: True,
    )
    of.take_dialog("games", games)
    origin = of.session.document.origin
    assert origin is not None
    of.take_dialog("encoding", TextEncodingDialog(origin.data, origin.file.encoding, of.window))
    of.take_dialog("report", ReportDialog(of.window.components.file_problems.report, of.window))


def choices(of: Camera) -> None:
    of.take_dialog("board-and-stones", BoardAndStonesDialog(of.settings, of.window))
    of.take_dialog("preferences", PreferencesWindow(of.settings, of.window))
