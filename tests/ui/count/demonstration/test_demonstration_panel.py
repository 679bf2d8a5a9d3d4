"""The panel beside the board while a count by hand is shown."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QSlider,
    QWidget,
)

from gobanapp.rules.color import ByColor
from gobanapp.rules.hand_counting.count_step import CountingStyle
from gobanapp.text.demonstration_text import counting_style_name, sentence
from gobanapp.ui.count.demonstration.demonstration_panel import DemonstrationPanel
from gobanapp.ui.count.demonstration.running_totals import RunningTotals
from gobanapp.ui.count.demonstration.step_player import StepPlayer
from gobanapp.ui.widgets.buttons import TransportButton, TransportSign
from gobanapp.ui.widgets.labels import SentenceLabel
from tests.ui.clipping import clipped
from tests.ui.lookup import find, press, trigger

KEYS = Qt.Key
WALKING = ("Left", "Right", "Home", "End", "PgUp", "PgDown", "Space", "Esc")


@pytest.fixture
def player(qapp, demonstration):
    return StepPlayer(demonstration)


@pytest.fixture
def panel(qtbot, player):
    panel = DemonstrationPanel(player)
    panel.set_counting_styles(list(CountingStyle))
    panel.resize(288, 520)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def sentence_of(panel):
    return find(panel, "sentence", SentenceLabel).text()


def numbers_of_step(panel):
    """The step that is shown, and how many there are."""
    return [int(number) for number in re.findall(r"\d+", find(panel, "step-number").text())]


def figures(panel):
    """Return what has been counted of Black and White, and their prisoners."""
    names = ("black-total", "white-total", "black-prisoners", "white-prisoners")
    return [find(panel, name, QLabel).text() for name in names]


# What is shown


def test_the_step_its_sentence_and_its_figures(panel, player):
    player.go_to(1)
    assert sentence_of(panel) == sentence(player.current_step, player.demonstration)
    assert numbers_of_step(panel) == [2, 9]
    assert figures(panel) == ["–", "–", "2", "1"]
    player.go_to(7)
    assert sentence_of(panel) == sentence(player.current_step, player.demonstration)
    assert figures(panel) == ["4", "14.5", "0", "0"]


def test_figures_and_buttons_keep_their_places_between_steps(panel, player):
    def places():
        QCoreApplication.processEvents()
        figures = panel.findChild(RunningTotals).findChildren(QLabel)
        units = [
            label.mapTo(panel, label.contentsRect().bottomRight()).x()
            - label.fontMetrics().horizontalAdvance(label.text().partition(".")[2] and ".5")
            for label in figures
            if label.text()
        ]
        buttons = panel.findChildren(QAbstractButton)
        return units, [b.mapTo(panel, QPoint(0, 0)) for b in buttons]

    before = places()
    for index in range(1, 9):
        player.go_to(index)
        assert places() == before


def test_another_demonstration_starts_at_its_first_step(panel, player, demonstration):
    player.go_to(5)
    player.load(replace(demonstration, method=CountingStyle.ING, steps=demonstration.steps[3:]))
    assert numbers_of_step(panel) == [1, 6]
    assert find(panel, "counting-method", QComboBox).currentData() is CountingStyle.ING


# What can be pressed


def test_the_buttons_walk(panel, player):
    visited = []
    for name in ("next-step", "next-step", "previous-step", "last-step", "first-step"):
        press(panel, name)
        visited.append(player.index)
    assert visited == [1, 2, 1, 8, 0]


def test_buttons_that_lead_nowhere_are_grey(panel, player):
    names = ("first-step", "previous-step", "next-step", "last-step")

    def possible():
        return [find(panel, name).isEnabled() for name in names]

    assert possible() == [False, False, True, True]
    player.go_to(4)
    assert possible() == [True] * 4
    player.to_end()
    assert possible() == [True, True, False, False]


def test_one_button_plays_and_pauses(panel, player):
    play = find(panel, "play", TransportButton)
    name = play.accessibleName()
    assert play.sign is TransportSign.PLAY
    press(panel, "play")
    assert player.is_playing
    assert play.sign is TransportSign.PAUSE
    assert play.accessibleName() != name
    press(panel, "play")
    assert not player.is_playing
    assert play.sign is TransportSign.PLAY
    assert play.accessibleName() == name


def test_the_slider_leads_to_any_step_and_follows(panel, player):
    slider = find(panel, "step", QSlider)
    slider.setValue(6)
    assert player.index == 6
    player.back()
    assert (slider.value(), slider.maximum()) == (5, 8)


def test_the_speed_is_chosen_and_shown(panel, player):
    speeds = find(panel, "speed", QComboBox)
    assert speeds.currentData() == 1
    QTest.keyClick(speeds, KEYS.Key_Down)
    assert player.speed == 2
    player.set_speed(0.5)
    assert speeds.currentData() == 0.5


def test_choosing_a_method_emits_a_request_without_switching(qtbot, panel):
    methods = find(panel, "counting-method", QComboBox)
    offered = [(methods.itemData(row), methods.itemText(row)) for row in range(methods.count())]
    assert offered == [(method, counting_style_name(method)) for method in CountingStyle]
    with qtbot.waitSignal(panel.counting_style_chosen) as told:
        QTest.keyClick(methods, KEYS.Key_Down)
    assert told.args == [CountingStyle.QUICK]
    assert methods.currentData() is CountingStyle.JAPANESE


def test_choosing_the_shown_method_emits_nothing(qtbot, panel):
    methods = find(panel, "counting-method", QComboBox)
    with qtbot.assertNotEmitted(panel.counting_style_chosen):
        methods.activated.emit(methods.currentIndex())


def test_a_step_can_be_kept(qtbot, panel):
    wanted = {
        "save-step": panel.picture_requested,
        "print-step": panel.print_requested,
        "save-steps": panel.document_requested,
        "print-steps": panel.print_all_requested,
    }
    menu = find(panel, "save-or-print", QPushButton).menu()
    lines = [line.objectName() for line in menu.actions() if not line.isSeparator()]
    assert lines == list(wanted)
    for name, signal in wanted.items():
        with qtbot.waitSignal(signal):
            trigger(panel, name)
    with qtbot.waitSignal(panel.closed):
        press(panel, "close")


# Keys


class Window(QMainWindow):
    """A window whose menus use the same keys, with something else that has the focus."""

    def __init__(self, panel):
        super().__init__()
        self.walked = []
        for keys in WALKING:
            action = QAction(keys, self)
            action.setShortcut(keys)
            action.triggered.connect(lambda _checked, keys=keys: self.walked.append(keys))
            self.addAction(action)
        self.board, self.text = QWidget(), QLineEdit()
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        centre = QWidget()
        layout = QHBoxLayout(centre)
        for widget in (self.board, self.text, panel):
            layout.addWidget(widget)
        self.setCentralWidget(centre)


@pytest.fixture
def window(qtbot, panel):
    window = Window(panel)
    window.resize(900, 560)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    window.board.setFocus()
    return window


def key(window, key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.focusWidget() or window, key, modifier)


@pytest.mark.parametrize("focus", ["board", "panel", "nowhere"])
def test_keys_step_while_the_panel_is_active(window, panel, player, focus):
    if focus == "panel":
        find(panel, "next-step").setFocus()
    elif focus == "nowhere":
        window.focusWidget().clearFocus()
    panel.activate(True)
    visited = []
    for pressed in (
        *(KEYS.Key_Right, KEYS.Key_Right, KEYS.Key_Left, KEYS.Key_End, KEYS.Key_Home),
        *(KEYS.Key_PageDown, KEYS.Key_PageDown, KEYS.Key_PageUp),
    ):
        key(window, pressed)
        visited.append(player.index)
    assert visited == [1, 2, 1, 8, 0, 1, 2, 1]
    assert window.walked == []


def test_space_plays_and_pauses(window, panel, player):
    panel.activate(True)
    key(window, KEYS.Key_Space)
    assert player.is_playing
    key(window, KEYS.Key_Space)
    assert not player.is_playing
    assert window.walked == []


def test_space_presses_the_button_that_has_the_focus(qtbot, window, panel, player):
    panel.activate(True)
    find(panel, "close").setFocus()
    with qtbot.waitSignal(panel.closed):
        key(window, KEYS.Key_Space)
    assert not player.is_playing


def test_escape_closes(qtbot, window, panel):
    panel.activate(True)
    with qtbot.waitSignal(panel.closed):
        key(window, KEYS.Key_Escape)


def test_held_keys_keep_stepping_without_toggling(window, panel, player):
    panel.activate(True)

    def hold(code):
        plain = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(window, QKeyEvent(QEvent.Type.KeyPress, code, plain, autorep=True))

    hold(KEYS.Key_Right)
    hold(KEYS.Key_Right)
    assert player.index == 2
    hold(KEYS.Key_Space)
    assert not player.is_playing


def test_keys_with_others_held_are_the_window_s(window, panel, player):
    panel.activate(True)
    key(window, KEYS.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert player.index == 0


def test_a_field_of_text_keeps_its_keys(window, panel, player):
    panel.activate(True)
    window.text.setText("ab")
    window.text.setFocus()
    for pressed in (KEYS.Key_Home, KEYS.Key_Right, KEYS.Key_Space):
        key(window, pressed)
    assert (window.text.text(), player.index, window.walked) == ("a b", 0, [])


def test_the_keys_are_the_window_s_before_and_after(window, panel, player):
    key(window, KEYS.Key_Right)
    panel.activate(True)
    player.play()
    panel.activate(False)
    assert not player.is_playing
    key(window, KEYS.Key_Left)
    panel.activate(True)
    panel.hide()
    key(window, KEYS.Key_End)
    assert window.walked == ["Right", "Left", "End"]
    assert player.index == 0


# Room


@pytest.mark.parametrize("size", [(280, 470), (480, 700), (700, 216), (348, 216)])
def test_nothing_is_clipped(qtbot, demonstration, type_size, language, size):
    """Beside the board and below it; in very small windows the words may have to be scrolled."""
    many = replace(demonstration.steps[6], totals=ByColor(188.5, 199.5), lids=ByColor(100, 99))
    player = StepPlayer(replace(demonstration, steps=(*demonstration.steps, many) * 5))
    panel = DemonstrationPanel(player)
    panel.set_counting_styles([CountingStyle.QUICK, *CountingStyle])
    panel.set_side_by_side(size[1] < 300)
    panel.resize(*size)
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    scrolled = panel.findChild(QScrollArea)
    for index in range(10):
        player.go_to(40 + index)
        assert clipped(panel) == []
        if (type_size, language) == (10, "en"):
            assert scrolled.verticalScrollBar().maximum() == 0
        # In French and German single words are wider than the narrowest panel: it grows.
        fits = type_size < 18 and size[0] != 348 and language not in {"de", "fr"}
        if (type_size, language) == (10, "en") or fits:
            assert scrolled.horizontalScrollBar().maximum() == 0
            assert panel.width() == size[0]


def test_the_sentence_is_large_if_there_is_room(panel):
    large = panel.findChild(SentenceLabel).font().pointSizeF()
    panel.set_side_by_side(True)
    panel.resize(348, 150)
    assert panel.findChild(SentenceLabel).font().pointSizeF() < large
    panel.set_side_by_side(False)
    panel.resize(300, 600)
    assert panel.findChild(SentenceLabel).font().pointSizeF() == large
