"""The heading of a game in the list."""

import pytest

from gobanapp.text.game_heading import first_words, game_heading, is_nameless, search_text


def test_players_occasion_and_facts(entry):
    said = game_heading(
        entry("(;SZ[9]PB[Ann]BR[5d]PW[Ben]EV[Club cup]RO[3]DT[2001-02-03]RE[W+3.5]GN[A fine game])")
    )
    assert said.lines == [
        "Ann 5d – Ben",
        "A fine game · Club cup · Round 3",
        "2001-02-03 · White wins by 3.5 points · 9 × 9",
    ]


def test_without_any_name_the_game_goes_by_its_own(entry):
    assert game_heading(entry("(;GN[Problem 12]EV[Book])")).lines == ["Problem 12", "Book"]
    assert game_heading(entry("(;SZ[13])")).lines == ["Black – White", "13 × 13"]
    assert game_heading(entry("(;PW[Ben]GN[Teaching])")).lines == ["Black – Ben", "Teaching"]


def test_a_heading_repeats_nothing(entry):
    assert game_heading(entry("(;PB[A]GN[Meijin]EV[20th Meijin]RO[final])")).occasion == (
        "20th Meijin · final"
    )


def test_each_part_of_the_heading_is_one_line(entry):
    said = game_heading(entry(f"(;PB[Two\nlines]EV[{'long ' * 1000}]DT[a\tb])"))
    assert said.names.black == "Two lines"
    assert len(said.occasion) <= 200
    assert said.occasion.endswith("…")
    assert said.facts == "a b"


@pytest.mark.parametrize(
    "word", ["Ann", "5d", "Ben", "cup", "Round 3", "2001-02", "W+R", "resignation", "9 × 9"]
)
def test_a_game_is_found_by_its_details(entry, word):
    one = entry("(;SZ[9]PB[Ann]BR[5d]PW[Ben]EV[Club cup]RO[3]DT[2001-02-03]RE[W+R])")
    assert word in search_text(one)


def test_a_nameless_player_is_not_found_by_the_colour(entry):
    assert "Black" not in search_text(entry("(;PW[Ben]RE[W+R])"))


def nodes(entry):
    return entry.stored.passing_tree().main_line()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("(;C[Two weak\ngroups];B[aa]C[Later])", "Two weak groups"),
        ("(;B[aa];W[bb]C[A good reply])", "A good reply"),
        ("(;B[aa];W[bb](;B[cc])(;B[dd];W[ee]C[Aside]))", "3 moves"),
        ("(;B[aa])", "1 move"),
        ("(;AB[aa])", ""),
        # The comments of a problem give its answer away.
        ("(;AW[aa];B[bb]C[Right];W[cc])", "2 moves"),
        ("(;AW[aa]C[Black to live];B[bb]C[Right])", "Black to live"),
    ],
)
def test_the_first_words_of_a_game(entry, text, words):
    assert first_words(nodes(entry(text))) == words


def test_a_long_comment_is_cut(entry):
    words = first_words(nodes(entry(f"(;C[{'word ' * 99}])")))
    assert len(words) <= 80
    assert words.endswith("…")


@pytest.mark.parametrize(
    ("text", "is_it"),
    [
        ("(;SZ[9]RE[B+R])", True),
        ("(;PW[Ben])", False),
        ("(;GN[Problem])", False),
        ("(;EV[Cup])", False),
        ("(;DT[2001])", False),
    ],
)
def test_empty_heading(entry, text, is_it):
    assert is_nameless(entry(text).info) is is_it
