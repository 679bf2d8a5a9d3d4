"""Text between values that belongs to none of them, as other programs and e-mail leave it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.sgf.file_problems import FileProblemCode, LineIndex
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.scanner import scan

STRAY = [
    *(",", ", ", ".", "|", "/", ":", "=", '"', "'", "*", "~", "...", "、", "—"),
    *("<br>", "\n<p>\n", "&nbsp;", "&#13;", "\\n", "\\"),
    *("// a remark\n", "# a remark\n", " // see: [1]\n", "# a remark (here)\n", "remark, "),
    *("\n---\n", "\n* ", "\n> ", "\n\n-- \n"),
    *("\u200b", "\ufeff", "\0", "\x1a"),
]


def scanned(text):
    """The nodes of the games in a text, and the kinds of problems."""
    games, problems = scan(text, LineIndex(text))
    return [game.texts for game in games], {problem.code for problem in problems}


@pytest.mark.parametrize("stray", STRAY)
def test_stray_text_after_each_value_is_left_out(stray):
    values = ["PB[ann]", "DT[2020-01-02]", "PW[Kim [9d\\]]", "KM[6.5]", "C[see (here)\nand there]"]
    root = stray.join([*values, "RE[W+R]", ""])
    text = f"(;{root};B[aa]{stray}C[good]{stray}LB[aa:1]{stray};W[bb]C[bad]{stray})"
    games, problems = scanned(text)
    assert games == [["".join(values) + "RE[W+R]", "B[aa]C[good]LB[aa:1]", "W[bb]C[bad]"]]
    assert problems & {FileProblemCode.STRAY_TEXT, FileProblemCode.VALUE_WITHOUT_PROPERTY}


texts = st.text("abc XY,.;:()-!?黒é", min_size=1, max_size=12).map(lambda text: f"a{text}z")
strays = st.one_of(
    st.sampled_from(STRAY),
    st.text(" ,.|/:='\"<>*-_#~!?+&%$\n\t\u200b\ufeff\0\x1a、。・黒é", min_size=1, max_size=6),
)


@given(st.fixed_dictionaries(dict.fromkeys(("PB", "PW", "RU", "EV", "C"), texts)), strays)
def test_headings_survive_any_stray_text(values, stray):
    clean = "".join(f"{name}[{value}]" for name, value in values.items())
    dirty = "".join(f"{name}[{value}]{stray}" for name, value in values.items())
    assert scanned(f"(;{dirty};B[aa])")[0] == scanned(f"(;{clean};B[aa])")[0]


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("PB[Lee [9d] of Seoul]", "PB[Lee [9d\\] of Seoul]"),
        ("US[Matsuyama[3d]]", "US[Matsuyama[3d\\]]"),
        ("C[see ] here]", "C[see \\] here]"),
        ("C[smile :] then B[aa] is good]", "C[smile :\\] then B\\[aa\\] is good]"),
        ("C[see B[aa], W[bb] and B[cc]]", "C[see B\\[aa\\], W\\[bb\\] and B\\[cc\\]]"),
        ("C[(see [1]) or (see [2])]", "C[(see [1\\]) or (see [2\\])]"),
    ],
)
@pytest.mark.parametrize("stray", ["", ",", "\n---\n"])
def test_brackets_within_a_value_are_no_end(value, kept, stray):
    for before, after in (("", ";W[bb]"), ("KM[0.5]", "KM[6.5];W[bb]"), ("", ")")):
        games, _ = scanned(f"(;{before}{value}{stray}{after})")
        assert games[0][0] == before + kept + after.partition(";")[0].rstrip(")")


def test_the_first_bracket_ends_a_name_followed_by_two():
    games, problems = scanned("(;PB[ann]]PW[bo]],KM[6.5];B[aa])")
    assert games == [["PB[ann]PW[bo]KM[6.5]", "B[aa]"]]
    assert problems == {FileProblemCode.STRAY_TEXT}


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("AB[aa],[bb]", "AB[aa][bb]"),
        ("AB[aa];[bb];W[cc]", "AB[aa][bb]"),
        ("LB[aa:1],[bb:2]", "LB[aa:1][bb:2]"),
        ("AB[aa;bb],", "AB[aa;bb]"),
    ],
)
def test_lists_with_separators_between_their_values(text, points):
    assert scanned(f"(;{text})")[0][0][0] == points


@pytest.mark.parametrize(
    "value",
    [
        "EV[Meijin] Round [3]",
        "EV[Meijin] Round[3]",
        "EV[Meijin], Round [3]",
        "GN[A] vs B [x]",
        "GN[A], B [x]",
        "PB[Joe], Bob [6d]]",
        "PB[Joe], Bob[6d]",
        "PB[Cho], USA [9d]",
        "PB[ann], Date[2020]",
    ],
)
@pytest.mark.parametrize("after", ["PW[Cho];B[aa]", "\nPW[Cho];B[aa]", ";B[aa]"])
def test_words_before_brackets_invent_no_property(value, after):
    kept = value[:-1].replace("]", "\\]") + "]"
    games, _ = scanned(f"(;{value}{after})")
    assert games == [[kept + after.partition(";")[0].strip(), "B[aa]"]]


@pytest.mark.parametrize("name", ["PlayerWhite", "PW", "PWhite", "PlWhite"])
def test_old_names_after_stray_text_are_properties(name):
    assert scanned(f"(;PB[ann], {name}[bo];B[aa])")[0] == [["PB[ann]PW[bo]", "B[aa]"]]


@pytest.mark.parametrize(
    "text",
    ["(;SZ[9];B[aa]C[hi :])\nok];W[bb];B[cc])", "(;B[aa](;W[bb]C[nice :]))\nok])(;W[cc]))"],
)
def test_an_end_that_repeats_nothing_is_part_of_the_value(text):
    (game,), _ = scanned(text)
    assert "\nok]" in "".join(game)


GAME = "(;SZ[9]PB[ann];B[gg]C[why];W[cc]C[fine])"


@pytest.mark.parametrize("gap", ["", "\n", "\n\n"])
@pytest.mark.parametrize("length", range(1, len(GAME) - 15))
def test_an_end_written_twice_is_outside_the_game(length, gap):
    again = GAME[-length:]
    games, problems = scanned(GAME + gap + again)
    assert games == scanned(GAME)[0]
    expected = FileProblemCode.TEXT_OUTSIDE_GAME
    assert problems == {expected if again.strip(")") else FileProblemCode.SURPLUS_CLOSING}


def test_an_end_written_twice_may_differ_in_its_blanks():
    text = "(;B[dd](;W[ee]C[This is\nplayable.])(;W[pp]C[Calm.]))\n]C[Calm. ])))\n"
    assert scanned(text)[0] == [["B[dd]", "W[ee]C[This is\nplayable.]", "W[pp]C[Calm.]"]]


def test_a_game_closed_too_early_goes_on():
    assert scanned("(;B[aa];W[bb]);B[cc];W[dd])")[0] == [["B[aa]", "W[bb]", "B[cc]", "W[dd]"]]


def test_many_brackets_are_read_in_linear_time():
    text = "(;C[" + "[a] B[b], x :] (\n" * 100_000 + "])"
    assert len(read_games(text.encode()).games) == 1
