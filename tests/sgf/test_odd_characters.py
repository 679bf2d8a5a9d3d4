"""Control characters and odd spaces behind numbers, sizes, colours, times and points."""

import unicodedata

import pytest

from gobanapp.cli import check
from gobanapp.game.game import Game
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.sgf.heading_numbers import is_usual_number, read_handicap, read_komi, read_time
from gobanapp.sgf.reader import node_problems, read_games
from gobanapp.sgf.sgfmill_check import compare_with_witness
from gobanapp.sgf.value_types import is_usual_size, read_color, read_size, sgf_coordinates
from gobanapp.sgf.writer import write_games
from tests.thorough import one_in

CONTROLS = [*map(chr, range(0x20)), *map(chr, range(0x7F, 0xA0))]
SPACES = [chr(code) for code in range(0x3001) if unicodedata.category(chr(code)).startswith("Z")]
INVISIBLE = ["\u200b", "\u2060", "\ufeff", "\u00ad"]
ODD = [*CONTROLS, *SPACES, *INVISIBLE]

POINT = sgf_coordinates(9, 9).points["cd"]
KINDS = {
    "komi": (read_komi, "6.5", 6.5),
    "whole komi": (read_komi, "7", 7.0),
    "komi in stones": (read_komi, "3.75", 7.5),
    "handicap": (read_handicap, "2", 2),
    "size": (read_size, "9", (9, 9)),
    "sizes": (read_size, "9:13", (9, 13)),
    "time": (read_time, "600", 600.0),
    "time with a unit": (read_time, "9 min", 540.0),
    "color": (read_color, "B", Color.BLACK),
    "word for a color": (read_color, "white", Color.WHITE),
    "point": (sgf_coordinates(9, 9).point, "cd", POINT),
    "rectangle": (sgf_coordinates(9, 9).corners, "cd:cd", (POINT, POINT)),
    "usual number": (lambda value: is_usual_number(value, 6.5), "6.5", True),
    "usual size": (is_usual_size, "9:9", True),
    "pass": (sgf_coordinates(9, 9).is_pass, "tt", True),
}
SAID_AT_THE_ROOT = {
    "SZ": "9",
    "KM": "6.5",
    "HA": "2",
    "TM": "600",
    "OT": "5x30 byo-yomi",
    "GM": "1",
    "FF": "4",
    "CA": "UTF-8",
    "RE": "B+3.5",
    "DT": "2020-01-02",
    "RO": "3",
    "BR": "3d",
    "ST": "2",
    "AP": "some:1",
    "RU": "Japanese",
    "PL": "B",
    "AB": "cc:dd",
    "KI": "13",
}
SAID_AT_A_MOVE = {
    "B": "aa",
    "AW": "cc:dd",
    "AE": "ee",
    "PL": "W",
    "KO": "1",
    "MN": "5",
    "PM": "1",
    "FG": "257:name",
    "BL": "99.5",
    "WL": "9",
    "BL[9]OB": "3",
    "WL[9]OW": "3",
    "V": "-3.5",
    "N": "name",
    "TR": "aa:bb",
    "LB": "aa:x",
    "AR": "aa:bb",
    "LN": "aa:bb",
    "VW": "aa:dd",
    "DD": "aa",
    "TB": "aa",
    "TW": "bb",
    "GB": "1",
    "TE": "2",
    "DO": "",
    "BS": "1",
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_character_at_either_end_of_a_value_breaks_its_reading(kind):
    read, value, meant = KINDS[kind]
    assert read(value) == meant
    for character in ODD:
        for odd in (value + character, character + value, value[:1] + character + value[1:]):
            found = read(odd)  # raises nothing
            assert found is None or isinstance(found, type(meant)), (kind, odd)


@pytest.mark.parametrize("kind", KINDS)
def test_white_space_after_a_value_is_ignored(kind):
    read, value, meant = KINDS[kind]
    for character in filter(str.isspace, ODD):
        assert read(value + character) == meant, (kind, character)


@pytest.mark.parametrize("name", one_in(3, SAID_AT_THE_ROOT))
def test_no_character_in_a_heading_breaks_the_reading_of_a_game(name, tmp_path):
    values = (SAID_AT_THE_ROOT[name] + character for character in ODD if character != "]")
    said = (f"(;{'' if name == 'SZ' else 'SZ[9]'}{name}[{value}];B[aa])" for value in values)
    demand_all("\n".join(said), tmp_path)


@pytest.mark.parametrize("name", one_in(3, SAID_AT_A_MOVE))
def test_no_character_at_a_move_breaks_the_reading_of_a_game(name, tmp_path):
    nodes = (f";{name}[{SAID_AT_A_MOVE[name]}{character}]C[said]" for character in ODD)
    demand_all(f"(;SZ[9]{''.join(nodes)})", tmp_path)


SPACES_OF_SGF = " \t\n\v\f\r"


@pytest.mark.parametrize("text", ["(;SZ[9]?AB[aa]?[cc]?C[said]?;?B[aa]?N[name]?;W?[bb]?)?"])
def test_white_space_that_only_we_know_is_not_written(text):
    for character in filter(str.isspace, ODD):
        found = read_games(text.replace("?", character).encode())
        assert found.problems == ()
        written = write_games(found.games)
        assert compare_with_witness([written], found.games, by_meaning=True).difference is None
        if character not in SPACES_OF_SGF:
            assert character not in written.decode()
        (game,) = found.games
        first, second, third = game.tree.walk()
        assert (len(first.content.set_up.black), first.content.comment) == (2, "said")
        assert (second.content.name, str(third.content.move.point)) == ("name", "B8")


def demand_all(text, folder):
    """Read a file in all ways; what is written of it must be written the same again."""
    file = folder / "odd.sgf"
    file.write_bytes(text.encode())
    assert check.run([str(file), "--json"]) == 0
    found = read_games(file.read_bytes())
    for record in found.games:
        node_problems(record)
        if not record.is_too_large:
            game = Game(record.tree, *record.size)
            assert game.ruleset
            GameTerms.from_game(game, None).rematch()
    written = write_games(found.games)
    assert write_games(read_games(written).games) == written
