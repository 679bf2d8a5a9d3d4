from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.figure import (
    Figure,
    UnshownMoves,
    figure_caption,
    figure_title,
    unshown_moves_texts,
)
from gobanapp.rules.board import Board


def figure(**fields):
    return Figure(view=BoardView(board=Board.empty(9)), **fields)


def test_a_title_names_the_figure_and_its_moves():
    assert figure_title(figure()) == "Figure 1"
    assert figure_title(figure(number=2, moves=(51, 100))) == "Figure 2 (51–100)"
    assert figure_title(figure(moves=(7, 7))) == "Figure 1 (7)"


def test_a_title_ends_with_the_name():
    assert figure_title(figure(moves=(1, 50), name="Opening")) == "Figure 1 (1–50): Opening"


def test_a_variation_is_named_by_the_move_it_replaces():
    assert figure_title(figure(variation_at=38, moves=(1, 9))) == "Variation 1 at 38 (1–9)"
    assert figure_title(figure(number=3, variation_at=5, variation_of=2)) == (
        "Variation 3 at 5 of variation 2"
    )


def test_moves_that_are_not_shown_are_listed():
    shown = figure(
        unshown_moves=(
            UnshownMoves((32, 38, 44), 27),
            UnshownMoves((50,), "D4"),
            UnshownMoves((51,), "a"),
        ),
        passes=(58, 59),
    )
    assert unshown_moves_texts(shown) == ["32, 38, 44 at 27", "50 at D4", "51 at a", "58, 59 pass"]
    assert figure_caption(shown) == ["Figure 1", "32, 38, 44 at 27; 50 at D4; 51 at a; 58, 59 pass"]
    assert figure_caption(figure()) == ["Figure 1"]


def test_words_are_translated_with_their_names_in_braces():
    words = {
        "Figure {place}": "{place}. Figur",
        "({first}–{last})": "[{first} bis {last}]",
        "{numbers} at {place}": "{numbers} auf {place}",
    }
    shown = figure(number=2, moves=(1, 9), unshown_moves=(UnshownMoves((9,), 3),))
    assert figure_caption(shown, words.__getitem__) == ["2. Figur [1 bis 9]", "9 auf 3"]
