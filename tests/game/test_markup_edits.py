from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game import markup_edits
from gobanapp.game.markup import NO_MARKUP, Mark, Markup
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.sgf.value_types import read_simple_text, write_simple_text

A1, B2, C3 = (Point(n, n) for n in range(3))
POINTS = st.frozensets(st.builds(Point, st.integers(0, 3), st.integers(0, 3)), max_size=5)
MARKS = st.sampled_from([None, *Mark])
COLORS = st.sampled_from([None, *Color])


@given(st.lists(st.tuples(MARKS, POINTS), max_size=5))
def test_the_last_mark_on_a_point_is_the_one_there(strokes):
    markup, expected = NO_MARKUP, {}
    for mark, points in strokes:
        markup = markup_edits.with_marks(markup, mark, points)
        expected |= dict.fromkeys(points, mark)
    assert markup.marks == {point: mark for point, mark in expected.items() if mark is not None}


@given(st.lists(st.tuples(COLORS, POINTS), max_size=5))
def test_a_point_is_the_territory_of_one_player_at_most(strokes):
    markup, expected = NO_MARKUP, {}
    for color, points in strokes:
        markup = markup_edits.with_territory(markup, color, points)
        expected |= dict.fromkeys(points, color)
    for color in Color:
        owned = {point for point, owner in expected.items() if owner is color}
        assert markup.territory[color] == owned


@given(st.text(st.sampled_from("ab\r\n\t\v\f]\\\\:"), min_size=1))
def test_a_label_is_normalised_as_in_a_file(text):
    label = markup_edits.with_label(NO_MARKUP, A1, text).labels[A1]
    assert label == read_simple_text(write_simple_text(text))
    assert label == read_simple_text(write_simple_text(label))


def test_a_label_of_two_lines_becomes_one():
    assert markup_edits.with_label(NO_MARKUP, A1, "a\r\nb\nc").labels == {A1: "a b c"}


def test_the_next_letter_is_the_first_free_one():
    markup = NO_MARKUP
    for point in (A1, B2, C3):
        markup = markup_edits.with_label(markup, point, markup_edits.next_free_letter(markup))
    assert markup.labels == {A1: "A", B2: "B", C3: "C"}
    markup = markup_edits.with_label(markup, B2, "")
    assert markup_edits.next_free_letter(markup) == "B"


def test_small_letters_follow_capitals_and_then_run_out():
    letters = [chr(ord("A") + n) for n in range(26)]
    used = Markup(labels={Point(n, 0): letter for n, letter in enumerate(letters)})
    assert markup_edits.next_free_letter(used) == "a"
    small = {Point(n, 1): letter.lower() for n, letter in enumerate(letters)}
    assert markup_edits.next_free_letter(Markup(labels={**used.labels, **small})) == ""


def test_numbers_fill_the_gap():
    assert markup_edits.next_free_number(NO_MARKUP) == "1"
    assert markup_edits.next_free_number(Markup(labels={A1: "1", B2: "3", C3: "A"})) == "2"


def test_drawing_a_line_again_in_either_direction_removes_it():
    once = markup_edits.with_line(NO_MARKUP, (A1, B2))
    assert once.lines == ((A1, B2),)
    assert markup_edits.with_line(once, (B2, A1)) == NO_MARKUP


def test_arrows_in_opposite_directions_are_distinct():
    there = markup_edits.with_arrow(NO_MARKUP, (A1, B2))
    both = markup_edits.with_arrow(there, (B2, A1))
    assert both.arrows == ((A1, B2), (B2, A1))
    assert markup_edits.with_arrow(both, (A1, B2)).arrows == ((B2, A1),)


def test_erasing_a_point_removes_only_its_markup():
    full = Markup(
        marks={A1: Mark.CROSS, B2: Mark.CIRCLE},
        labels={A1: "a", B2: "b"},
        territory=ByColor(frozenset({A1, B2}), frozenset({C3})),
        lines=((A1, C3), (B2, C3)),
        arrows=((C3, A1), (C3, B2)),
        dimmed=frozenset({A1}),
    )
    assert markup_edits.without_markup_on(full, [A1]) == Markup(
        marks={B2: Mark.CIRCLE},
        labels={B2: "b"},
        territory=ByColor(frozenset({B2}), frozenset({C3})),
        lines=((B2, C3),),
        arrows=((C3, B2),),
        dimmed=frozenset({A1}),
    )


def test_dimmed_points_are_replaced():
    markup = markup_edits.with_dimmed(
        Markup(dimmed=frozenset({A1}), labels={A1: "a"}), frozenset({B2})
    )
    assert markup == Markup(dimmed=frozenset({B2}), labels={A1: "a"})


def test_a_line_to_its_own_point_is_ignored():
    assert markup_edits.with_line(NO_MARKUP, (A1, A1)) == NO_MARKUP
    assert markup_edits.with_arrow(NO_MARKUP, (A1, A1)) == NO_MARKUP
