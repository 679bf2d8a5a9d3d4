"""Keys of a field with the focus: the menus, which have them too, leave them to it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QListWidget, QPushButton, QSlider, QSpinBox

_Key = Qt.Key


@pytest.fixture
def with_field(table, qtbot):
    """Put a field into a window where two moves have been played."""

    def with_field(field):
        made = table(columns=9, rows=9)
        made.click("C3 G7")
        made.window.components.central_widget.layout().addWidget(field)
        field.show()
        field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        return made

    return with_field


def combo():
    made = QComboBox()
    made.addItems(["One", "Pine", "Two"])
    return made


def spin():
    made = QSpinBox()
    made.setValue(7)
    return made


def rows():
    made = QListWidget()
    made.addItems(["One", "Pine", "Two"])
    made.setCurrentRow(0)
    return made


@pytest.mark.parametrize(
    ("make", "key", "read", "expected"),
    [
        (combo, _Key.Key_Down, QComboBox.currentIndex, 1),
        (combo, _Key.Key_P, QComboBox.currentIndex, 1),
        (combo, _Key.Key_End, QComboBox.currentIndex, 2),
        (spin, _Key.Key_Up, QSpinBox.value, 8),
        (QSlider, _Key.Key_Right, QSlider.value, 1),
        (QSlider, _Key.Key_End, QSlider.value, 99),
        (rows, _Key.Key_Down, QListWidget.currentRow, 1),
        (rows, _Key.Key_P, QListWidget.currentRow, 1),
    ],
)
def test_a_field_has_its_keys(with_field, make, key, read, expected):
    field = make()
    table = with_field(field)
    QTest.keyClick(field, key)
    assert read(field) == expected
    assert table.game.position.move_number == 2


def test_a_button_is_pressed_by_the_space_bar(with_field, qtbot):
    button = QPushButton("Do")
    with_field(button)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, _Key.Key_Space)


@pytest.mark.parametrize(("make", "key"), [(combo, _Key.Key_Left), (spin, _Key.Key_Left)])
def test_keys_unused_by_a_field_stay_with_the_menus(with_field, make, key):
    field = make()
    table = with_field(field)
    QTest.keyClick(field, key)
    assert table.game.position.move_number == (1 if make is combo else 2)


def test_keys_with_ctrl_stay_with_the_menus(with_field):
    field = rows()
    table = with_field(field)
    QTest.keyClick(field, _Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.game.position.move_number == 1
