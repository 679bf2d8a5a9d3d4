import json

import pytest

from gobanapp.rules.verdict import VerdictReason

# White's stone on A5 is taken by Black on A4; the one on A1 is dead. Both pass.
#   . X O . .
#   X X O . .
#   . X O . .
#   . X O . .
#   O X O . .
GAME = (
    "(;GM[1]FF[4]SZ[5]RU[Japanese]KM[1.5]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce][ae]"
    ";W[aa];B[ab];W[];B[])"
)
MARKED = GAME[:-1] + ";TB[aa][ac][ad][ae]TW[da:ee])"
BLACK = ["A1", "A2", "A3", "A5"]
WHITE = ["D1", "D2", "D3", "D4", "D5", "E1", "E2", "E3", "E4", "E5"]


def side(**lines):
    names = "territory stones prisoners dead passes compensation komi tax total".split()
    return {name: lines.get(name, 0) for name in names}


def test_a_count_in_json(reports, record):
    assert reports("score", record("game.sgf", GAME), "--dead", "A1") == [
        {
            "file": "game.sgf",
            "game": 1,
            "move": 4,
            "rules": "japanese",
            "size": [5, 5],
            "komi": 1.5,
            "handicap": 0,
            "dead": ["A1"],
            "dead_in_seki": [],
            "seki": [],
            "open": [],
            "unsettled": [],
            "territory": {"black": BLACK, "white": WHITE},
            "neutral": [],
            "online_go": {"black": [], "white": [], "neutral": [], "prisoners": []},
            "black": side(territory=4, prisoners=1, dead=1, total=6),
            "white": side(territory=10, komi=1.5, total=11.5),
            "result": "W+5.5",
            "territory_result": "W+5.5",
            "area_result": "W+6.5",
            "verdicts": [],
        }
    ]


def test_a_count_in_words(gobanapp, record):
    status, out, err = gobanapp("score", record("game.sgf", GAME), "--dead", "A1")
    assert (status, err) == (0, "")
    assert out == (
        "game.sgf, game 1, after 4 moves: 5x5, japanese, komi 1.5, handicap 0\n"
        "                       Black   White\n"
        "territory                  4      10\n"
        "prisoners                  1       0\n"
        "dead stones                1       0\n"
        "komi                       0     1.5\n"
        "total                      6    11.5\n"
        "result: W+5.5 (by territory W+5.5, by area W+6.5)\n"
        "dead: A1\n"
    )


def test_whole_numbers_are_written_without_a_point(gobanapp, record):
    _, out, _ = gobanapp("score", record("game.sgf", GAME), "--komi", "7", "--json")
    assert '"komi": 7,' in out
    assert '"result": "W+11"' in out


@pytest.mark.parametrize(
    ("rules", "black", "white"),
    [
        ("chinese", side(territory=4, stones=6), side(territory=10, stones=5, komi=1.5)),
        (
            "japanese,passes=yes",
            side(territory=4, prisoners=1, dead=1, passes=1),
            side(territory=10, passes=1, komi=1.5),
        ),
        (
            "chinese,tax=yes",
            side(territory=4, stones=6, tax=-2),
            side(territory=10, stones=5, komi=1.5, tax=-2),
        ),
    ],
)
def test_other_rules_count_other_lines(reports, record, rules, black, white):
    name = record("game.sgf", GAME)
    (report,) = reports("score", name, "--dead", "A1", "--rules", rules)
    for lines in (black, white):
        lines["total"] = sum(lines.values())
    assert (report["rules"], report["black"], report["white"]) == (rules, black, white)


def test_the_compensation_for_a_handicap_follows_the_rules(reports, record):
    name = record("game.sgf", GAME)
    for rules, compensation in [("chinese", 3), ("aga", 2), ("japanese", 0)]:
        (report,) = reports("score", name, "--rules", rules, "--handicap", "3")
        assert report["handicap"] == 3
        assert report["white"]["compensation"] == compensation
        assert report["black"]["compensation"] == 0


def test_the_record_s_own_rules_komi_and_handicap_count(reports, record):
    name = record("game.sgf", "(;SZ[9]RU[Chinese]KM[0]HA[2]AB[cg][gc];W[ee];B[];W[])")
    (report,) = reports("score", name)
    assert (report["rules"], report["komi"], report["handicap"]) == ("chinese", 0, 2)
    assert report["white"]["compensation"] == 2


def test_komi_may_be_black_s(reports, record):
    (report,) = reports("score", record("game.sgf", GAME), "--dead", "A1", "--komi", "-5.5")
    assert report["result"] == "B+1.5"


# Dead stones


def test_a_point_names_its_whole_chain(reports, record):
    (report,) = reports("score", record("game.sgf", GAME), "--dead", "C1,A1")
    assert report["dead"] == ["A1", "C1", "C2", "C3", "C4", "C5"]


def test_marked_territory_decides_the_dead_stones(reports, record):
    name = record("game.sgf", MARKED)
    for options in [(), ("--dead", "file")]:
        (report,) = reports("score", name, *options)
        assert (report["dead"], report["move"], report["result"]) == (["A1"], 4, "W+5.5")
    (report,) = reports("score", name, "--dead", "none")
    assert report["dead"] == []


def test_territory_marked_elsewhere_does_not_count(gobanapp, record):
    name = record("game.sgf", GAME.replace(";W[aa]", "TB[ae];W[aa]"))
    assert gobanapp("score", name, "--dead", "file")[0] == 1
    status, out, _ = gobanapp("score", name, "--dead", "file", "--move", "0", "--json")
    assert (status, json.loads(out)[0]["dead"]) == (0, ["A1"])


def test_without_marked_territory_dead_stones_are_found(gobanapp, reports, record):
    name = record("game.sgf", GAME)
    for options in [(), ("--dead", "auto")]:
        (report,) = reports("score", name, *options)
        assert (report["dead"], report["unsettled"], report["result"]) == (["A1"], [], "W+5.5")
    assert gobanapp("score", name)[2] == ""


def test_every_stone_has_a_verdict_with_its_reason(reports, record):
    (report,) = reports("score", record("game.sgf", GAME), "--dead", "auto")
    verdicts = report["verdicts"]
    assert [set(verdict) for verdict in verdicts] == [
        {"points", "color", "status", "reason", "confidence"}
    ] * len(verdicts)
    # Black's chain from A4, the dead stone on A1, White's wall.
    facts = [(each["points"][0], each["color"], each["status"]) for each in verdicts]
    assert facts == [("A1", "white", "dead"), ("A4", "black", "alive"), ("C1", "white", "alive")]
    stones = [point for verdict in verdicts for point in verdict["points"]]
    assert sorted(stones) == ["A1", "A4", *(f"{x}{y}" for x in "BC" for y in range(1, 6))]
    reasons = {reason.value for reason in VerdictReason}
    assert all(verdict["reason"] in reasons for verdict in verdicts)
    assert all(0 <= verdict["confidence"] <= 1 for verdict in verdicts)


@pytest.mark.parametrize("dead", ["none", "A1", "file"])
def test_no_verdict_without_an_estimate(reports, record, dead):
    (report,) = reports("score", record("game.sgf", MARKED), "--dead", dead)
    assert report["verdicts"] == []


def test_no_stone_is_found_dead_under_tromp_taylor_rules(reports, record):
    (report,) = reports("score", record("game.sgf", GAME), "--rules", "tromp-taylor")
    assert (report["dead"], report["verdicts"]) == ([], [])


def test_the_auto_option_finds_dead_stones_despite_marks(reports, record):
    name = record("game.sgf", MARKED)
    (report,) = reports("score", name, "--dead", "auto")
    assert report["dead"] == ["A1"]


@pytest.mark.parametrize("point", ["E5", "F1"])
def test_a_dead_stone_must_be_there(gobanapp, record, point):
    status, out, err = gobanapp("score", record("game.sgf", GAME), "--dead", point)
    assert (status, out) == (2, "")
    assert err.startswith(f"gobanapp: game.sgf: --dead {point}: ")


# Which position


def test_a_position_on_the_way_is_counted(reports, record):
    name = record("game.sgf", MARKED)
    for move, prisoners in [(0, 0), (1, 0), (2, 1), (4, 1)]:
        (report,) = reports("score", name, "--move", str(move), "--rules", "japanese")
        assert (report["move"], report["black"]["prisoners"]) == (move, prisoners)


def test_the_last_move_includes_the_marks_after_it(reports, record):
    (report,) = reports("score", record("game.sgf", MARKED), "--move", "4")
    assert report["dead"] == ["A1"]


def test_the_main_line_is_counted_not_its_variations(reports, record):
    name = record("game.sgf", "(;SZ[3];B[bb](;W[aa];B[])(;W[];B[];W[];B[]))")
    (report,) = reports("score", name)
    assert report["move"] == 3


def test_a_game_of_a_collection_is_counted(reports, record):
    name = record("games.sgf", "(;SZ[9])" + GAME)
    (report,) = reports("score", name, "--game", "2", "--dead", "A1")
    assert (report["game"], report["size"], report["result"]) == (2, [5, 5], "W+5.5")


def test_boards_may_be_oblong(reports, record):
    (report,) = reports("score", record("game.sgf", "(;SZ[4:2]AB[da])"))
    assert report["size"] == [4, 2]
    assert report["territory"]["black"] == ["A1", "A2", "B1", "B2", "C1", "C2", "D1"]


@pytest.mark.parametrize(("option", "value"), [("--game", "2"), ("--move", "5"), ("--dead", "E5")])
def test_an_option_invalid_for_one_file_keeps_the_others(gobanapp, record, option, value):
    poor = record("poor.sgf", GAME)
    rich = record("rich.sgf", (GAME[:-1] + ";W[ea];B[])") * 2)
    status, out, err = gobanapp("score", poor, rich, option, value, "--json")
    first, second = json.loads(out)
    assert status == 2
    assert set(first) == {"file", "error"}
    assert f"gobanapp: poor.sgf: {first['error']}" in err.splitlines()
    assert second["file"] == "rich.sgf"


@pytest.mark.parametrize(
    "options",
    [
        ["--game", "0"],
        ["--game", "x"],
        ["--move", "-1"],
        ["--komi", "much"],
        ["--komi", "nan"],
        ["--handicap", "-1"],
        ["--rules", "chess"],
        ["--rules", "japanese,suicide=perhaps"],
        ["--dead", "D44,I5"],
        ["--dead"],
        ["--unknown"],
    ],
)
def test_wrong_options_are_refused_in_one_line(gobanapp, record, options):
    status, out, err = gobanapp("score", record("game.sgf", GAME), *options)
    assert (status, out) == (2, "")
    assert err.startswith("gobanapp score: ")
    assert len(err.splitlines()) == 1


def test_a_line_of_20_000_moves_is_counted(reports, record):
    name = record("long.sgf", "(;SZ[5]" + ";B[aa];W[]" * 2_500 + ")")
    (report,) = reports("score", name, "--rules", "chinese", "--dead", "none")
    assert (report["move"], report["result"]) == (5_000, "B+25")


def test_a_move_in_the_root_leaves_no_position_before_it(gobanapp, record):
    status, _, complaint = gobanapp("score", record("game.sgf", "(;B[aa])"), "--move", "0")
    assert status == 2
    assert "no position" in complaint


def test_a_board_that_is_too_large_for_letters_is_refused(gobanapp, record):
    status, out, err = gobanapp("score", "--game", "2", record("large.sgf", "(;SZ[9])(;SZ[53])"))
    assert (status, out) == (1, "")
    assert "The board of 53x53 is too large." in err


# Two groups in seki with an eye each; White's stones on C6 and C7 are dead in Black's.
SEKI = (
    "(;GM[1]FF[4]SZ[9:7]KM[0]AB[ba][da][ia][bb][db][ib][bc][dc][ic][bd][cd][dd][ed][gd][id][fe][ge]"
    "[he][ie][ff][hf][if][fg][gg][ig]AW[aa][ea][fa][ga][ha][ab][cb][fb][hb][ac][fc][gc][hc][ad][fd]"
    "[hd][ae][be][ce][de][ee][bf][df][ef][ag][bg][cg][dg][eg])"
)


@pytest.mark.parametrize(
    ("rules", "left", "dead", "result"),
    [
        ("japanese", ["C6"], 0, "0"),
        ("korean", ["C6"], 0, "0"),
        ("japanese,seki=yes", [], 1, "B+3"),
        ("chinese", [], 0, "W+1"),
        ("aga", [], 0, "W+1"),
    ],
)
def test_dead_stones_in_seki_stay_where_points_in_seki_do_not_count(
    gobanapp, reports, record, rules, left, dead, result
):
    name = record("seki.sgf", SEKI)
    (report,) = reports("score", name, "--rules", rules, "--dead", "C6")
    assert report["dead"] == ["C6"]
    assert report["dead_in_seki"] == report["online_go"]["prisoners"] == left
    assert (report["black"]["dead"], report["result"]) == (dead, result)
    _, out, _ = gobanapp("score", name, "--rules", rules, "--dead", "C6")
    lines = ("dead in seki, not counted: C6", "Online-Go.com would take C6 prisoner")
    assert [line in out.splitlines() for line in lines] == 2 * [bool(left)]
