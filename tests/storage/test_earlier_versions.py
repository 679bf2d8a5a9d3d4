"""Values as earlier versions wrote them, byte for byte: each is read, and written so again."""

import json
from datetime import datetime, timedelta, timezone

import pytest

from gobanapp.clock.clock import Clock
from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import (
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
)
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.game.agreement import Agreement
from gobanapp.game.dispute import Dispute
from gobanapp.game.game_terms import GameTerms
from gobanapp.learning.learning_progress import LearningProgress, PastAttempt
from gobanapp.learning.practice import PracticeOrder, PracticePlan
from gobanapp.learning.review_schedule import Grade
from gobanapp.paint.figure_rendering import PictureFormat
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.session.match import Match
from gobanapp.session.match_stage import MatchStage
from gobanapp.storage.clock_json import times_from_json, times_to_json
from gobanapp.storage.game_terms_json import game_terms_from_json, game_terms_to_json
from gobanapp.storage.journal.match_json import (
    AGREEMENT,
    DISPUTE,
    match_from_json,
    match_to_json,
)
from gobanapp.storage.last_document import LastDocument
from gobanapp.storage.learning_json import PRACTICE_PLAN, progress_from_json, progress_to_json
from gobanapp.storage.player_book import KnownPlayer, PlayerBook
from gobanapp.storage.settings import Settings
from gobanapp.ui.print.board_exporter import ExportCoordinates, ExportOptions, ExportSubject
from gobanapp.ui.print.print_options import FigureBreak, PrintOptions, PrintSubject

TERMS = (
    '{"columns": 13, "rows": 9, "ruleset": "chinese,suicide=yes", "komi": -2.5, '
    r'"handicap": 4, "free_placement": true, "names": ["Ann \"x\"", "\u738b"], '
    r'"ranks": ["3k", "2d"], "systems": ["{\"kind\": \"fischer\", \"main\": 300.0, '
    r'\"increment\": 5.0, \"most\": null}", "{\"kind\": \"canadian\", '
    r'\"main\": 600.0, \"stones\": 15, \"seconds\": 300.0}"], '
    '"game_name": "The match", "event": "Cup", "round": "3", "place": "Here"}'
)
TIMES = (
    r'["{\"kind\": \"absolute\", \"main\": 60.0}", "{\"kind\": \"byo-yomi\", '
    r'\"main\": 60.0, \"periods\": 3, \"seconds\": 10.0}", "{\"kind\": \"ing\", '
    r'\"main\": 60.0, \"periods\": 3, \"seconds\": 10.0, \"points\": 2.0}", '
    r'"{\"kind\": \"canadian\", \"main\": 60.0, \"stones\": 15, '
    r'\"seconds\": 300.0}", "{\"kind\": \"fischer\", \"main\": 60.0, '
    r'\"increment\": 5.0, \"most\": 90.0}", "{\"kind\": \"delay\", \"main\": 60.0, '
    r'\"delay\": 3.0}", "{\"kind\": \"bronstein\", \"main\": 60.0, \"delay\": 3.0}"]'
)
BOOK = r'[["Ann", "3k", 4], ["\u738b", "", 1]]'
LAST = '{"path": "/home/ann/game.sgf", "game": 2, "place": "12.1.30"}'
PLAN = '{"number": 12, "order": "due", "turns": true, "swaps_colors": true}'
COUNT = (
    '{"counting": "territory", "dead": ["AA20", "C3"], "seki": ["D4"], '
    '"no seki": ["E5"], "decided": ["C3"], "accepted": [true, false]}'
)
DISPUTED = (
    '{"place": 7, "begun": 9, "stones": ["C3"], "color": "white", '
    '"count": {"counting": "territory", "dead": ["AA20", "C3"], "seki": ["D4"], '
    '"no seki": ["E5"], "decided": ["C3"], "accepted": [true, false]}}'
)
MATCH = (
    '{"place": 5, "since": 1, "clock": {"systems": [{"kind": "byo-yomi", '
    '"main": 60.0, "periods": 3, "seconds": 10.0}, {"kind": "fischer", '
    '"main": 300.0, "increment": 5.0, "most": null}], "begun": [[40.0, 0], [300.0, '
    '0]], "spent": [0.0, 5.5], "used": [20.0, 0.0], "excused": [false, false], '
    '"running": "white"}, "stage": "running", "press": "black", "up": "white"}'
)
PRINT = (
    '{"what": "board", "new_figure": "marks", "every": 30, "variations": true, '
    '"answers": false, "numbers": "of the game", "coordinates": "none", '
    '"style": "book", "per_page": 2, "comments": "below", "size": "A5", '
    '"is_wide": true, "footer": "Club"}'
)
EXPORT = (
    '{"shown": "last moves", "last": 5, "format": "svg", "style": "book", '
    '"width": 1200, "ratio": 1, "outlines": true, "around": "cjk", '
    '"captioned": false}'
)
KEYS = '{"pass": ["Z", "Ctrl+P"], "count": []}'
PROGRESS = """{
 "version": 1,
 "problems": {
  "0a1b": {
   "box": 0,
   "due": "2026-01-03",
   "tries": [
    [
     "2026-01-02T12:30:00+01:00",
     "helped",
     2,
     12.3
    ]
   ]
  }
 },
 "lessons": {
  "01-start": [
   1,
   3
  ]
 }
}"""


def point(*names):
    return frozenset(map(Point.parse, names))


AGREED = Agreement(
    counting=CountingMethod.TERRITORY,
    dead=point("C3", "AA20"),
    seki=point("D4"),
    no_seki=point("E5"),
    decided=point("C3"),
    accepted=ByColor(black=True, white=False),
)


def test_the_terms_of_the_last_game():
    terms = game_terms_from_json(TERMS)
    assert terms == GameTerms(
        columns=13,
        rows=9,
        ruleset=Ruleset.parse("chinese,suicide=yes"),
        komi=-2.5,
        handicap=4,
        free_placement=True,
        names=ByColor('Ann "x"', "王"),
        ranks=ByColor("3k", "2d"),
        systems=ByColor(
            Fischer(main=300.0, increment=5.0), Canadian(main=600.0, stones=15, seconds=300.0)
        ),
        game_name="The match",
        event="Cup",
        round="3",
        place="Here",
    )
    assert game_terms_to_json(terms) == TERMS


def test_saved_times():
    times = times_from_json(TIMES)
    assert times == (
        Absolute(main=60.0),
        ByoYomi(main=60.0, periods=3, seconds=10.0),
        Ing(main=60.0, periods=3, seconds=10.0, points=2.0),
        Canadian(main=60.0, stones=15, seconds=300.0),
        Fischer(main=60.0, increment=5.0, most=90.0),
        Delay(main=60.0, delay=3.0),
        Bronstein(main=60.0, delay=3.0),
    )
    assert times_to_json(times) == TIMES


def test_players():
    book = PlayerBook.from_json(BOOK)
    assert book == PlayerBook((KnownPlayer("Ann", "3k", 4), KnownPlayer("王", "", 1)))
    assert book.to_json() == BOOK


def test_the_last_document():
    last = LastDocument.from_json(LAST)
    assert last == LastDocument("/home/ann/game.sgf", 2, "12.1.30")
    assert last.to_json() == LAST


def test_a_practice_plan():
    plan = PRACTICE_PLAN.from_text(PLAN)
    assert plan == PracticePlan(12, PracticeOrder.DUE, turns=True, swaps_colors=True)
    assert PRACTICE_PLAN.to_text(plan) == PLAN


def test_progress():
    when = datetime(2026, 1, 2, 12, 30, tzinfo=timezone(timedelta(hours=1)))
    attempt = PastAttempt(answered_at=when, grade=Grade.HELPED, hints=2, seconds=12.3)
    expected = LearningProgress().with_attempt("0a1b", attempt)
    expected = expected.with_page("01-start", 1).with_page("01-start", 3)
    assert progress_from_json(PROGRESS) == (expected, True)
    assert progress_to_json(expected) == PROGRESS


def test_a_count():
    assert AGREEMENT.from_text(COUNT) == AGREED
    assert AGREEMENT.to_text(AGREED) == COUNT


@pytest.mark.parametrize("name", ["seki", "no seki", "decided"])
def test_counts_of_the_first_versions_are_read(name):
    written = json.loads(COUNT)
    del written[name]
    field = name.replace(" ", "_")
    assert getattr(AGREEMENT.decode(written), field) == frozenset()


def test_a_dispute():
    dispute = DISPUTE.from_text(DISPUTED)
    assert dispute == Dispute(
        final_id=7, start_id=9, stones=point("C3"), color=Color.WHITE, agreement=AGREED
    )
    assert DISPUTE.to_text(dispute) == DISPUTED


def test_a_match():
    match = match_from_json(json.loads(MATCH))
    assert match == Match(
        node_id=5,
        first_new_id=1,
        clock=Clock(
            systems=ByColor(
                ByoYomi(main=60.0, periods=3, seconds=10.0), Fischer(main=300.0, increment=5.0)
            ),
            left_at_turn_start=ByColor(TimeLeft(40.0), TimeLeft(300.0)),
            spent_this_turn=ByColor(0.0, 5.5),
            used=ByColor(20.0, 0.0),
        ),
        stage=MatchStage.PAUSED,
        to_press=Color.BLACK,
        flagged=Color.WHITE,
    )
    written = json.loads(MATCH)
    written["stage"], written["clock"]["running"] = "paused", None
    assert json.dumps(match_to_json(match, 99.0)) == json.dumps(written)


def test_a_print():
    options = PrintOptions.from_json(PRINT)
    assert options == PrintOptions(
        what=PrintSubject.BOARD,
        new_figure=FigureBreak.MARKS,
        every=30,
        variations=True,
        answers=False,
        per_page=2,
        size="A5",
        is_wide=True,
        footer="Club",
    )
    assert options.to_json() == PRINT


def test_a_picture():
    options = ExportOptions.from_json(EXPORT)
    assert options == ExportOptions(
        shown=ExportSubject.LAST_MOVES,
        last=5,
        format=PictureFormat.SVG,
        style="book",
        width=1200,
        ratio=1,
        outlines=True,
        around=ExportCoordinates.CJK,
        captioned=False,
    )
    assert options.around.coordinates is CoordinateStyle.CJK
    assert options.to_json() == EXPORT


def test_keys():
    shortcuts = Settings.shortcuts.from_stored(KEYS)
    assert shortcuts["pass"] == ("Z", "Ctrl+P")
    assert shortcuts["count"] == ()
    assert Settings.shortcuts.to_stored(shortcuts) == KEYS
