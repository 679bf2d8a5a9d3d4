"""The table of the games of a file, with keys and clicks as users would."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest

from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.games.file_games_dialog import GamesDialog, GamesModel
from gobanapp.ui.record.games.game_columns import GameColumn, sort_key
from gobanapp.ui.record.games.listed_games import SearchIndex
from gobanapp.ui.record.games.thumbnails import Thumbnails
from gobanapp.ui.widgets.appearance import SPACE
from tests.ui.lookup import choose
from tests.ui.record.games.games_chooser import ALT, CTRL, PLAYERS, Chooser, Key, record_of
from tests.ui.record.games.test_game_list_edits import drop

Column = GameColumn
FILE = """(;PB[Ann]BR[10k]PW[Zoe]EV[Cup 10]DT[2001-05]RE[B+12.5])
(;PB[cho]PW[Yun]EV[Cup 9]DT[1999]RE[W+R]SZ[13])
(;PB[Ben]BR[9k]PW[Xia]EV[Cup 9]DT[2001-04-30]RE[B+3.5]SZ[9])
(;PB[Ann]BR[9k]C[A problem])"""


def header_click(there, column):
    header = there.list.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


def numbers(there):
    return [there.model.number(entry) for entry in there.model.shown]


@pytest.fixture
def table(chooser):
    there = chooser(read_document(FILE.encode(), None, None))
    choose(there.dialog, "view", True)
    return there


@pytest.fixture
def five_in_table(five):
    choose(five.dialog, "view", True)
    five.list.setFocus()
    return five


def test_the_switch_is_remembered(five, chooser, settings):
    assert five.columns == [Column.GAME]
    assert not five.list.horizontalHeader().isVisible()
    choose(five.dialog, "view", True)
    columns = five.columns
    assert Column.GAME not in columns
    assert Column.NUMBER in columns
    assert five.list.horizontalHeader().isVisible()
    assert settings.games_in_table
    again = chooser(record_of(PLAYERS))
    assert again.columns == columns
    choose(again.dialog, "view", False)
    assert chooser(record_of(PLAYERS)).columns == [Column.GAME]


def test_columns_that_are_empty_in_all_games_are_hidden(chooser, qtbot):
    there = chooser(read_document(b"(;C[One];B[aa])(;C[Two])", None, None))
    assert there.columns == [Column.GAME]
    choose(there.dialog, "view", True)
    assert there.columns == [Column.NUMBER, Column.EVENT, Column.SIZE]
    viewport = there.list.viewport().width()
    assert there.list.columnWidth(Column.EVENT) > viewport / 2
    more = chooser(read_document(b"(;C[One])(;C[Two])(;PW[Ann]DT[2001])", None, None))
    assert more.columns == [Column.NUMBER, Column.WHITE, Column.DATE, Column.EVENT, Column.SIZE]


def test_columns_appear_with_the_games_that_are_added(chooser, qtbot):
    added = read_document(FILE.encode(), None, None)
    there = chooser(read_document(b"(;C[One])", None, None), choose_files=lambda: [added])
    choose(there.dialog, "view", True)
    assert Column.BLACK not in there.columns
    there.press("add-games")
    qtbot.waitUntil(lambda: there.columns == [*Column][1:])


def test_a_hidden_column_keeps_its_width(table, chooser):
    table.list.horizontalHeader().resizeSection(Column.RESULT, 160)
    table.dialog.reject()
    without_results = chooser(read_document(b"(;C[One])(;C[Two])", None, None))
    assert Column.RESULT not in without_results.columns
    without_results.dialog.reject()
    again = chooser(read_document(FILE.encode(), None, None))
    assert again.list.columnWidth(Column.RESULT) == pytest.approx(160, abs=2)


def test_order_and_widths_are_remembered(table, chooser, settings):
    header_click(table, Column.DATE)
    header_click(table, Column.DATE)
    table.list.horizontalHeader().resizeSection(Column.RESULT, 160)
    order = numbers(table)
    assert order == [1, 3, 2, 4]
    table.dialog.reject()
    again = chooser(read_document(FILE.encode(), None, None))
    assert numbers(again) == order
    assert again.list.horizontalHeader().sortIndicatorSection() == Column.DATE
    assert again.list.columnWidth(Column.RESULT) == pytest.approx(160, abs=2)
    settings.games_in_table = False
    assert numbers(chooser(read_document(FILE.encode(), None, None))) == [1, 2, 3, 4]


def test_order_and_widths_survive_a_switch_to_pictures(table, chooser, settings):
    header_click(table, Column.DATE)
    table.list.horizontalHeader().resizeSection(Column.RESULT, 160)
    order = numbers(table)
    assert order != [1, 2, 3, 4]
    choose(table.dialog, "view", False)
    table.dialog.reject()
    again = chooser(read_document(FILE.encode(), None, None))
    kept = settings.collection_columns
    choose(again.dialog, "view", True)
    assert numbers(again) == order
    assert again.list.columnWidth(Column.RESULT) == pytest.approx(160, abs=2)
    again.dialog.reject()
    assert settings.collection_columns == kept


@pytest.mark.parametrize("text", ["NUMBER DATE=0 SIZE=00", "NUMBER DATE=1"])
def test_no_column_is_narrower_than_the_minimum(chooser, settings, text):
    settings.games_in_table = True
    settings.collection_columns = text
    there = chooser(record_of(PLAYERS))
    least = there.list.horizontalHeader().minimumSectionSize()
    assert all(there.list.columnWidth(column) >= least for column in there.columns)


@pytest.mark.parametrize(
    "text", ["", "GAME", "-GAME=3 x", "NOTHING DATE=wide EVENT=3 =5 DATE=", "DATE=" + 5000 * "9"]
)
def test_an_invalid_layout_is_ignored(chooser, settings, text):
    settings.games_in_table = True
    widths = chooser(record_of(PLAYERS)).list.layout_text
    settings.collection_columns = text
    again = chooser(record_of(PLAYERS))
    assert again.list.layout_text == widths
    assert again.listed == [*PLAYERS]


def test_the_date_column_fits_two_days(table):
    metrics = table.list.fontMetrics()
    room = table.list.columnWidth(Column.DATE) - 2 * SPACE
    assert metrics.horizontalAdvance("1990-06-06,07") <= room


def test_both_views_share_the_selection(chooser):
    there = chooser(record_of(map(str, range(300))))
    there.list.choose([there.entries[200], there.entries[202]])
    for is_table in (True, False):
        choose(there.dialog, "view", is_table)
        assert there.chosen == ["200", "202"]
        assert there.list.current is there.entries[200]
        assert there.list.viewport().rect().contains(there.place(200))


def test_cells_show_the_parts_of_the_heading(table):
    model = table.model
    cells = [[model.data(model.index(row, column)) for column in table.columns] for row in (0, 3)]
    assert cells == [
        ["1", "Ann 10k", "Zoe", "B+12.5", "2001-05", "Cup 10", "19 × 19"],
        ["4", "Ann 9k", "", "", "", "", "19 × 19"],
    ]
    names = [
        model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        for column in table.columns
    ]
    assert len(set(names)) == len(names)
    assert all(names)


def test_a_cells_accessible_text_is_its_row(table):
    table.list.setFocus()
    table.key(Key.Key_Down)
    index = table.list.currentIndex()
    said = table.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    for words in ("2", "cho", "Yun", "Cup 9", "1999"):
        assert words in said


@pytest.mark.parametrize(
    ("column", "up", "down"),
    [
        (Column.BLACK, [1, 4, 3, 2], [2, 3, 1, 4]),  # without case; the rank belongs to the name
        (Column.WHITE, [3, 2, 1, 4], [1, 2, 3, 4]),
        (Column.RESULT, [3, 1, 2, 4], [2, 1, 3, 4]),  # points as such; without a result: last
        (Column.DATE, [2, 3, 1, 4], [1, 3, 2, 4]),
        (Column.EVENT, [2, 3, 1, 4], [1, 2, 3, 4]),  # 9 before 10
        (Column.SIZE, [3, 2, 1, 4], [1, 4, 2, 3]),
    ],
)
def test_clicks_on_a_header_sort_in_both_directions(table, column, up, down):
    header_click(table, column)
    assert numbers(table) == up
    header_click(table, column)
    assert numbers(table) == down
    header_click(table, Column.NUMBER)
    assert numbers(table) == [1, 2, 3, 4]
    header_click(table, Column.NUMBER)
    assert numbers(table) == [4, 3, 2, 1]


def test_sorting_keeps_the_selection(table):
    table.click(1)
    table.click(2, CTRL)
    header_click(table, Column.BLACK)
    assert table.chosen == ["Ben", "cho"]
    assert table.list.current is table.entries[2]
    header_click(table, Column.BLACK)
    assert table.chosen == ["cho", "Ben"]


def test_the_order_is_the_same_in_both_views_and_the_file_keeps_its_own(table):
    header_click(table, Column.DATE)
    choose(table.dialog, "view", False)
    assert numbers(table) == [2, 3, 1, 4]
    assert table.order == ["Ann", "cho", "Ben", "Ann"]
    assert not table.session.document.is_edited


def test_the_right_game_is_opened_from_a_sorted_table(table):
    header_click(table, Column.EVENT)
    table.double_click(1)
    assert not table.is_open
    assert table.session.game.info.names.black == "Ben"


def test_keys_go_through_a_sorted_table(table):
    header_click(table, Column.BLACK)
    table.list.setFocus()
    table.key(Key.Key_End)
    assert table.chosen == ["cho"]
    table.key(Key.Key_Right)
    table.key(Key.Key_Up)
    assert table.chosen == ["Ben"]
    table.key(Key.Key_Home)
    table.key(Key.Key_Return)
    assert not table.is_open
    assert table.session.game.info.ranks.black == "10k"


def test_a_filter_leaves_the_order_and_the_order_the_filter(five_in_table):
    there = five_in_table
    header_click(there, Column.BLACK)
    header_click(there, Column.BLACK)
    there.type("cup 0")
    assert there.filter.text() == "cup 0"
    assert there.listed == ["Eve", "Cho", "Ann"]
    header_click(there, Column.BLACK)
    assert there.listed == ["Ann", "Cho", "Eve"]
    there.key(Key.Key_Escape)
    assert there.listed == [*PLAYERS]


def test_games_are_deleted_from_a_sorted_table(five_in_table):
    there = five_in_table
    header_click(there, Column.BLACK)
    header_click(there, Column.BLACK)
    there.click(1)
    there.key(Key.Key_Delete)
    assert there.order == ["Ann", "Ben", "Cho", "Eve"]
    assert there.listed == ["Eve", "Cho", "Ben", "Ann"]
    assert there.chosen == ["Cho"]


def test_games_are_moved_in_the_table_but_not_while_it_is_sorted(five_in_table, monkeypatch):
    there = five_in_table
    there.click(0)
    there.key(Key.Key_Down, ALT)
    assert there.order == ["Ben", "Ann", "Cho", "Dan", "Eve"]
    drop(there, monkeypatch, there.place(4) + QPoint(0, 6))
    assert there.order == ["Ben", "Cho", "Dan", "Eve", "Ann"]
    assert there.listed == there.order
    movable = there.button("move-up").toolTip()
    header_click(there, Column.BLACK)
    assert there.listed == [*PLAYERS]
    assert not there.button("move-down").isEnabled()
    assert there.button("move-up").toolTip() != movable
    there.key(Key.Key_Down, ALT)
    assert not drop(there, monkeypatch, there.place(3)).isAccepted()
    assert there.order == ["Ben", "Cho", "Dan", "Eve", "Ann"]
    assert not there.model.flags(there.model.index(0, 1)) & Qt.ItemFlag.ItemIsDragEnabled
    header_click(there, Column.NUMBER)
    assert there.listed == there.order
    assert there.button("move-up").isEnabled()
    assert there.button("move-up").toolTip() == movable


def test_headings_are_not_read_for_the_order_but_it_follows_them(qtbot):
    record = record_of([str(number) for number in range(3000, 0, -1)])
    model = GamesModel(record)
    index = model.findChild(SearchIndex)
    model.sort(Column.BLACK)
    assert model.is_sorting
    assert [model.number(entry) for entry in model.shown] == [*range(1, 3001)]
    qtbot.waitUntil(lambda: index.is_complete)
    qtbot.waitUntil(lambda: not model.is_sorting)
    assert [entry.info.names.black for entry in model.shown] == [*map(str, range(1, 3001))]
    assert [model.row(entry) for entry in model.shown] == [*range(3000)]
    model.set_filter("29")
    assert [entry.info.names.black for entry in model.shown][:3] == ["29", "129", "229"]


def test_late_matches_are_sorted_too(qtbot):
    model = GamesModel(record_of([str(number) for number in range(2000, 0, -1)]))
    model.set_filter("19")
    model.sort(Column.BLACK)
    qtbot.waitUntil(lambda: not (model.is_searching or model.is_sorting))
    found = [int(entry.info.names.black) for entry in model.shown]
    assert len(found) > 100
    assert found == sorted(found)


def test_no_pictures_are_made_for_a_table(qtbot, settings):
    settings.games_in_table = True
    session = Session(record_of(PLAYERS))
    dialog = GamesDialog(session, settings=settings, choose_files=list, save=lambda: True)
    qtbot.addWidget(dialog)
    dialog.show()
    there = Chooser(session, dialog)
    index = there.model.findChild(SearchIndex)
    qtbot.waitUntil(lambda: index.is_complete)
    there.list.grab()
    pictures = dialog.findChild(Thumbnails)
    qtbot.wait(20)
    assert not any(map(pictures.is_made, there.entries))
    choose(dialog, "view", False)
    qtbot.waitUntil(lambda: all(map(pictures.is_made, there.entries)))


def test_the_current_and_modified_games_are_marked(five_in_table):
    there = five_in_table

    def row(number):
        there.list.clearSelection()
        rect = there.list.visualRect(there.model.index(number, Column.NUMBER))
        return there.list.viewport().grab(rect).toImage()

    plain = row(2)
    there.session.switch_game(there.entries[2])
    on_board = row(2)
    assert on_board != plain
    there.session.apply(lambda game: game.set_comment("Well played"))
    there.dialog.update()
    assert row(2) != on_board


def test_a_selected_row_keeps_its_words_readable(five_in_table):
    """The style would fill the row with the accent, under the words."""
    there = five_in_table
    there.click(1)
    rect = there.list.visualRect(there.model.index(1, Column.SIZE))
    picture = there.list.viewport().grab(rect).toImage()
    accent = there.list.palette().color(QPalette.ColorRole.Highlight)
    assert picture.pixelColor(picture.width() - 3, picture.height() // 2) != accent


@pytest.mark.parametrize(
    ("column", "values"),
    [
        (Column.RESULT, ["B+0.5", "B+3.5", "B+12.5", "B+R", "W+2.5", "W+T", "0", "odd"]),
        (Column.DATE, ["1846", "1846-07", "1846-07-21", "about 1900", "2001-01-01,02", "May"]),
        (Column.BLACK, ["Ann", "ann 2", "Ann 10", "Éva", "Eve", "李"]),
    ],
)
def test_values_in_their_order(entry, column, values):
    names = {Column.RESULT: "RE", Column.DATE: "DT", Column.BLACK: "PB"}
    keys = [sort_key(entry(f"(;{names[column]}[{value}])"), column) for value in values]
    assert keys == sorted(keys)
    assert len(set(keys)) == len(keys)
    assert sort_key(entry("(;)"), column) is None


def test_very_long_numbers_can_be_sorted(entry):
    long = entry(f"(;PB[{'9' * 6000}])")
    assert sort_key(long, Column.BLACK) > sort_key(entry("(;PB[8])"), Column.BLACK)
