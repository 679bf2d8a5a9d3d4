"""The English sentences of the dialog for a new game."""

import pytest

from gobanapp.clock.time_system import TimeSystem
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.handicap_suggestion import HandicapSuggestion
from gobanapp.rules.color import ByColor, Color
from gobanapp.ui.match.new_game.clock_fields import ClockFields
from gobanapp.ui.match.new_game.game_fields import HandicapFields, KomiFields, SuggestionLine
from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from gobanapp.ui.match.new_game.nigiri_dialog import NigiriDialog, NigiriStones
from gobanapp.ui.match.new_game.pie_rule_dialog import PieRuleDialog
from gobanapp.ui.match.new_game.rule_fields import RuleFields
from gobanapp.ui.match.new_game.time_fields import TimeFields
from tests.ui.lookup import choose, find, press
from tests.ui.match.new_game.test_clock_fields import CLUB, OWN
from tests.ui.match.new_game.test_nigiri_dialog import Hand

NAMES = ByColor("Ann", "Ben")


def text(parent, name):
    return find(parent, name).text().replace("&", "")


@pytest.mark.parametrize(
    ("handicap", "free", "sentence"),
    [
        (0, False, "Black plays first."),
        (1, True, "Black plays first."),
        (2, False, "White plays first."),
        (2, True, "Black places the stones."),
    ],
)
def test_first_player(shown, handicap, free, sentence):
    fields = shown(HandicapFields())
    fields.show_handicap(handicap, free_placement=free)
    assert text(fields, "first-move") == sentence


def test_negative_komi_names_black(shown):
    fields = shown(KomiFields())
    fields.komi = -2.5
    assert text(fields, "points-of-black") == "Black gets 2.5 points."
    fields.komi = 2.5
    assert text(fields, "points-of-black") == ""


@pytest.mark.parametrize(
    ("weaker", "handicap", "is_applied", "sentence", "button"),
    [
        (Color.BLACK, 3, False, "Suggested: 3 stones, komi 0.5", "Apply"),
        (Color.BLACK, 3, True, "Suggested by the ranks: 3 stones, komi 0.5", "Apply"),
        (Color.BLACK, 1, False, "Suggested: Black plays first, komi 0.5", "Apply"),
        (None, 0, False, "Suggested: even game, komi 0.5", "Apply"),
        (
            Color.WHITE,
            3,
            False,
            "White is weaker. Suggested: swap colours, 3 stones, komi 0.5",
            "Swap and apply",
        ),
    ],
)
def test_suggestions(shown, weaker, handicap, is_applied, sentence, button):
    line = shown(SuggestionLine())
    suggested = HandicapSuggestion(weaker=weaker, handicap=handicap, komi=0.5)
    line.show_suggestion(suggested, is_applied=is_applied)
    assert text(line, "suggestion") == sentence
    assert text(line, "take-suggestion") == button


@pytest.mark.parametrize(
    ("stones", "guess", "title", "words"),
    [
        (7, "odd", "Ann takes Black", "7 stones: odd. Ann guessed right."),
        (7, "even", "Ben takes Black", "7 stones: odd. Ann guessed wrong."),
        (8, "odd", "Ben takes Black", "8 stones: even. Ann guessed wrong."),
        (8, "even", "Ann takes Black", "8 stones: even. Ann guessed right."),
    ],
)
def test_nigiri(shown, stones, guess, title, words):
    dialog = shown(NigiriDialog(NAMES, chance=Hand(stones)))
    assert text(dialog, "title") == "Odd or even?"
    before = "Ben holds a handful of white stones; Ann guesses."
    assert text(dialog, "explanation") == before
    assert (text(dialog, "odd"), text(dialog, "even")) == ("Odd", "Even")
    press(dialog, guess)
    assert (text(dialog, "title"), text(dialog, "explanation")) == (title, words)
    assert dialog.accessibleDescription() == f"{title} {words}"
    assert text(dialog, "take-colors") == "Use These Colours"


def test_players_without_names(shown):
    dialog = shown(NigiriDialog(ByColor("", ""), chance=Hand(8)))
    press(dialog, "odd")
    assert text(dialog, "title") == "The second player takes Black"


def test_stones_of_nigiri(shown):
    stones = shown(NigiriStones())
    assert stones.accessibleName() == "A closed bowl"
    stones.show_stones(7, 1)
    assert stones.accessibleName() == "7 white stones in pairs"


@pytest.mark.parametrize(
    ("komi", "black", "white"),
    [
        (9.5, "Black", "White, with 9.5 points"),
        (-5.5, "Black, with 5.5 points", "White"),
        (0, "Black", "White"),
    ],
)
def test_dividing(shown, komi, black, white):
    dialog = shown(PieRuleDialog(NAMES, komi))
    assert text(dialog, "title") == "Ann names the komi"
    press(dialog, "name-komi")
    assert text(dialog, "title") == "Ben chooses the colour"
    assert text(dialog, "explanation") == f"The komi is {komi}."
    assert (text(dialog, "black"), text(dialog, "white")) == (black, white)


def test_players_of_one_name(shown):
    dialog = shown(PieRuleDialog(ByColor("Ann", "Ann"), 6.5))
    assert text(dialog, "title") == "The first player names the komi"


@pytest.mark.parametrize(
    ("typed_in", "sentence"),
    [
        ("soon", "Enter a time such as 1:30:00, or minutes."),
        ("6001", "The time limit is 100 hours."),
    ],
)
def test_an_invalid_time_has_a_sentence(shown, typed, typed_in, sentence):
    line = shown(TimeFields())
    typed(find(line, "main"), typed_in)
    assert line.problem() == sentence


def test_no_time_at_all(shown, typed):
    line = shown(TimeFields())
    choose(line, "kind", TimeSystem)
    typed(find(line, "main"), "0")
    assert line.problem() == "Enter a main time or an overtime period."


def test_clocks(shown):
    fields = shown(ClockFields())
    fields.show_systems(None)
    assert find(fields, "clock").currentText() == "No clock"
    assert text(fields, "different-for-white") == "Different for White"
    fields.show_systems(ByColor(CLUB, CLUB))
    assert find(fields, "clock").currentText() == "10 min + 5 × 30 s"
    fields.show_systems(ByColor(OWN, OWN))
    assert find(fields, "clock").currentText() == "Custom"
    assert text(fields, "save-preset") == "Save as preset"
    press(fields, "save-preset")
    assert text(fields, "save-preset") == "Delete preset"


@pytest.mark.parametrize(
    ("whose", "name", "said"),
    [("", "main", "Main time"), ("White", "kind", "White Time system")],
)
def test_fields_of_a_time(shown, whose, name, said):
    assert find(shown(TimeFields(whose)), name).accessibleName() == said


def test_fields_of_the_players(shown):
    dialog = shown(NewGameDialog(GameTerms()))
    names = ("black-name", "white-name", "black-rank", "white-rank")
    assert [find(dialog, name).accessibleName() for name in names] == [
        "Name of Black",
        "Name of White",
        "Rank of Black",
        "Rank of White",
    ]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("swap", "Swap"),
        ("nigiri", "By nigiri…"),
        ("change-rules", "Change rules…"),
        ("divide", "Pie rule (choose komi)…"),
        ("more", "More…"),
        ("start", "Start"),
        ("cancel", "Cancel"),
    ],
)
def test_buttons(shown, name, words):
    assert text(shown(NewGameDialog(GameTerms())), name) == words


def test_unfolded_parts(shown):
    dialog = shown(NewGameDialog(GameTerms()))
    press(dialog, "more")
    press(dialog, "change-rules")
    assert text(dialog, "more") == "Less"
    assert text(dialog, "change-rules") == "Hide rules"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("suicide", "Allow suicide"),
        ("pass-stones", "Passing costs a stone"),
        ("group-tax", "Group tax"),
        ("seki-points", "Points in seki count"),
    ],
)
def test_rules(shown, name, words):
    assert text(shown(RuleFields()), name) == words


def test_changed_rules(shown):
    dialog = shown(NewGameDialog(GameTerms()))
    assert find(dialog, "rules").currentText() == "Japanese"
    press(dialog, "change-rules")
    press(dialog, "suicide")
    assert find(dialog, "rules").currentText() == "Japanese, changed"
