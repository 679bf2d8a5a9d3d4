"""The count as a table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    RULESET_PRESETS,
    STONE_COUNTING,
    CountingMethod,
)
from gobanapp.rules.scoring import score
from gobanapp.text import player_names, result_text
from gobanapp.text.result_text import COUNT_LINES
from gobanapp.ui.count.count_table import CountTable
from tests.board_text import parse_board
from tests.ui.lookup import find, is_shown

BOARD = """
    . X . O .
    . X . O X
    . X . O O
    X X . O .
"""
NAMES = ByColor("Ann", "")


def count(ruleset, dead=(), komi=6.5, handicap=0):
    return score(
        parse_board(BOARD),
        {Point.parse(name) for name in dead},
        prisoners=ByColor(3, 11),
        passes=ByColor(1, 2),
        ruleset=ruleset,
        komi=komi,
        handicap=handicap,
    )


@pytest.fixture
def table(qtbot):
    table = CountTable()
    qtbot.addWidget(table)
    table.resize(300, 300)
    table.show()
    return table


def rows(table):
    """Return what stands in the table, row by row: the name of a line and both numbers."""
    table.layout().activate()
    found = []
    for line in COUNT_LINES:
        cells = [find(table, f"{line}-{column}") for column in ("head", "black", "white")]
        if is_shown(table, f"{line}-head"):
            head, black, white = cells
            assert head.text() == result_text.score_line_name(line)
            assert head.x() < black.x() < white.x()
            found.append((head.y(), (line, black.text(), white.text())))
        else:
            assert not any(cell.isVisible() for cell in cells)
    return [row for _, row in sorted(found)]


def test_territory_and_prisoners(table):
    table.show_count(count(JAPANESE, dead=["E3"]), NAMES)
    assert rows(table) == [
        ("territory", "3", "3"),
        ("dead", "0", "1"),
        ("prisoners", "3", "11"),
        ("komi", "0", "6.5"),
        ("total", "6", "21.5"),
    ]


def test_area_with_compensation(table):
    table.show_count(count(CHINESE, dead=["E3"], komi=0, handicap=3), NAMES)
    assert rows(table) == [
        ("territory", "3", "3"),
        ("stones", "5", "5"),
        ("compensation", "0", "3"),
        ("total", "8", "11"),
    ]


def test_pass_stones_and_group_tax(table):
    taxed = replace(JAPANESE, pass_stones=True, group_tax=True)
    table.show_count(count(taxed, komi=0), NAMES)
    assert ("passes", "2", "1") in rows(table)
    assert "tax" in [row[0] for row in rows(table)]


@pytest.mark.parametrize(
    "ruleset",
    [
        *RULESET_PRESETS.values(),
        replace(AGA, group_tax=True),
        replace(STONE_COUNTING, group_tax=True),
    ],
    ids=str,
)
@pytest.mark.parametrize("counting", CountingMethod)
def test_no_row_comes_or_goes_while_stones_are_marked(table, ruleset, counting):
    heights, heads = set(), set()
    everything = [str(point) for point, _ in parse_board(BOARD).stones()]
    for dead in ([], ["E3"], ["D4"], everything):
        table.show_count(count(ruleset, dead, handicap=2).by(counting), NAMES)
        heads.add(tuple(line for line, _, _ in rows(table)))
        heights.add(table.sizeHint().height())
    assert (len(heights), len(heads)) == (1, 1)


def test_units_stand_below_units(table):
    table.show_count(count(JAPANESE), NAMES)
    table.layout().activate()

    def units_end(label):
        whole, point, _ = label.text().partition(".")
        tail = label.fontMetrics().horizontalAdvance(label.text()[len(whole) :]) if point else 0
        margin = label.contentsMargins().right()
        return label.mapTo(table, QPoint(label.width(), 0)).x() - margin - tail

    numbers = [
        label
        for label in table.findChildren(QLabel)
        if label.isVisible() and label.text().replace(".", "").isdigit()
    ]
    assert {len(label.text()) for label in numbers} >= {1, 2, 3}
    assert len({units_end(label) for label in numbers}) == 2


def test_the_columns_are_told_by_name_to_those_who_cannot_see_the_stones(table):
    table.show_count(count(JAPANESE), NAMES)
    stones = [label for label in table.findChildren(QLabel) if not label.pixmap().isNull()]
    names = ["Ann", player_names.color_name(Color.WHITE)]
    assert [stone.accessibleName() for stone in stones] == names
