"""The English words of the panels of a count and of play."""

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.session.document import Document
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.session import Session
from gobanapp.ui.count.count_panel import AcceptButton, CountPanel
from gobanapp.ui.count.dispute_panel import DisputePanel
from gobanapp.ui.match.play_panel import PlayPanel
from gobanapp.ui.widgets.plain_text import tool_tip
from tests.ui.count.test_count_panel import JAPANESE, CountingMethod, counted
from tests.ui.lookup import find, segment


def words(parent, *names):
    return [find(parent, name).text().strip() for name in names]


def test_the_count(qtbot):
    panel = CountPanel()
    qtbot.addWidget(panel)
    panel.show_count(*counted(JAPANESE, dead=["D2"], accepted=(False, True)))
    assert words(panel, "lead", "lead-by-other-method") == [
        "White leads by 1.5",
        "Area: White by 2.5",
    ]
    assert segment(panel, "method", CountingMethod.TERRITORY).text() == "Territory"
    assert segment(panel, "method", CountingMethod.AREA).text() == "Area"
    assert segment(panel, "marking", GroupStatus.SEKI).text() == "Seki"
    assert segment(panel, "marking", GroupStatus.DISPUTED).text() == "Disputed"
    assert words(panel, "compare-counts", "show-count", "resume") == [
        "Compare…",
        "Demonstrate…",
        "Resume Play",
    ]
    assert words(panel, "black-accepts", "white-accepts") == ["Ann Accepts", "✓ White accepted"]


def test_lines_of_the_count(qtbot):
    panel = CountPanel()
    qtbot.addWidget(panel)
    names = {
        "territory": "Territory",
        "stones": "Living stones",
        "dead": "Dead stones",
        "prisoners": "Prisoners",
        "passes": "Pass stones",
        "tax": "Group tax",
        "compensation": "For handicap",
        "komi": "Komi",
        "total": "Total",
    }
    assert words(panel, *(f"{line}-head" for line in names)) == [*names.values()]


def test_a_long_name_stands_before_the_verb(qtbot):
    button = AcceptButton(Color.BLACK)
    qtbot.addWidget(button)
    button.resize(280, 40)
    button.show_acceptance("Honinbo Shusaku the invincible of Innoshima", has_accepted=False)
    assert button.text().endswith("… Accepts")
    assert button.toolTip() == tool_tip("Honinbo Shusaku the invincible of Innoshima Accepts")


def test_play(qtbot):
    panel = PlayPanel()
    qtbot.addWidget(panel)
    assert words(panel, "pass", "undo", "resign") == ["Pass", "Undo", "Resign"]


def test_a_dispute(qtbot):
    session = Session(Document([GameTerms(columns=9, rows=9, ruleset=JAPANESE).to_game("")]))
    session.play(next(iter(session.game.position.board.points())))
    session.pass_()
    session.pass_()
    board = session.game.position.board
    session.apply(
        session.scoring.start_play_out,
        frozenset(point for point, _ in board.stones()),
        Color.WHITE,
        "",
    )
    panel = DisputePanel()
    qtbot.addWidget(panel)
    panel.show_dispute(session.scoring.dispute, session.game)
    assert words(panel, "turn", "pass", "undo", "group-dead", "group-lives", "give-up") == [
        "White to play",
        "Pass",
        "Undo",
        "Group Is Dead",
        "Group Is Alive",
        "Cancel",
    ]
    session.step_by(-5)
    panel.show_dispute(session.scoring.dispute, session.game)
    assert words(panel, "turn") == ["You are viewing another position."]
