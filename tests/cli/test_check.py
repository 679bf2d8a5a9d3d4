import json

import pytest


def test_json_describes_the_games_of_a_file(reports, record):
    name = record(
        "game.sgf", "(;SZ[5:4]KM[0.50]HA[2]RU[AGA]RE[W+R]AB[aa][bb];W[cc](;B[];W[dc])(;B[dd]))"
    )
    assert reports("check", name) == [
        {
            "file": "game.sgf",
            "readable": True,
            "format": "sgf",
            "encoding": "utf-8",
            "games": [
                {
                    "size": [5, 4],
                    "nodes": 5,
                    "moves": 3,
                    "variations": 1,
                    "rules": "aga",
                    "komi": 0.5,
                    "handicap": 2,
                    "result": "W+R",
                    "illegal": [],
                }
            ],
            "problems": [],
        }
    ]


def test_json_lists_the_problems_of_a_file(reports, record):
    name = record("game.sgf", "(;SZ[3]\nKM[x];B[aa];W[aa];B[dd]\n;W[bb")
    (report,) = reports("check", name)
    assert [(p["code"], p["line"], p["column"]) for p in report["problems"]] == [
        ("bad-value", 1, 3),
        ("point-off-board", 2, 19),
        ("unclosed-value", 3, 4),
        ("missing-closing-parenthesis", 3, 6),
    ]
    assert report["problems"][0]["message"] == "A value of KM cannot be read: x"
    assert report["games"][0]["illegal"] == [
        {"node": 2, "move": 2, "color": "white", "point": "A3", "reason": "occupied"},
        {"node": 3, "move": 3, "color": "black", "point": "dd", "reason": "off-board"},
    ]


def test_a_check_in_words(gobanapp, record):
    name = record("game.sgf", "(;SZ[3]RE[B+R];B[aa];W[aa])(;KM[x])")
    status, out, err = gobanapp("check", name)
    assert (status, err) == (0, "")
    assert out == (
        "game.sgf: 2 games, SGF in utf-8\n"
        "  game 1: 3x3, japanese, komi 0, handicap 0, result B+R\n"
        "    2 moves, 3 nodes, 0 variations\n"
        "    move 2 (node 2), white A3: the point is occupied\n"
        "  game 2: 19x19, japanese, komi 0, handicap 0, result not given\n"
        "    0 moves, 1 node, 0 variations\n"
        "  1:30: A value of KM cannot be read: x\n"
    )


def test_a_good_file_is_called_good(gobanapp, record):
    _, out, _ = gobanapp("check", record("game.sgf", "(;SZ[9];B[aa])"))
    assert out.endswith("  No problems found.\n")


def illegal(report, *names):
    return [tuple(found[name] for name in names) for found in report["games"][0]["illegal"]]


#   . X O .    White takes on B3. Black retakes at once, or after both have passed, which brings
#   X . X O    back the board that was set up.
#   . X O .
#   . . . .
KO = "(;SZ[4]AB[ba][ab][bc][cb]AW[ca][db][cc];W[bb](;B[cb])(;B[];W[];B[cb]))"


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("japanese", [(2, 2, "C3", "ko")]),
        ("chinese", [(2, 2, "C3", "ko"), (5, 4, "C3", "superko")]),
    ],
)
def test_moves_of_all_variations_are_checked_against_the_rules(reports, record, rules, expected):
    name = record("game.sgf", KO)
    (report,) = reports("check", name, "--rules", rules)
    assert report["games"][0]["rules"] == rules
    assert illegal(report, "node", "move", "point", "reason") == expected
    (report,) = reports("check", record("game.sgf", KO.replace("SZ[4]", f"SZ[4]RU[{rules}]")))
    assert illegal(report, "node", "move", "point", "reason") == expected


def test_suicide_is_judged_by_the_rules(reports, record):
    name = record("game.sgf", "(;SZ[3]AB[ba][bb][ac]AW[aa];W[ab])")
    (report,) = reports("check", name)
    assert illegal(report, "color", "point", "reason") == [("white", "A2", "suicide")]
    (report,) = reports("check", name, "--rules", "new-zealand")
    assert illegal(report) == []


def test_a_set_up_in_the_node_comes_before_its_move(reports, record):
    name = record("game.sgf", "(;SZ[3]AB[aa];AE[aa]W[aa];AB[bb]W[bb])")
    (report,) = reports("check", name)
    assert illegal(report, "node", "point", "reason") == [(2, "B2", "occupied")]


def test_a_set_up_is_the_first_of_a_new_past(reports, record):
    name = record("game.sgf", KO.replace("W[];B[cb]", "W[];AE[dd];B[cb]"))
    (report,) = reports("check", name, "--rules", "chinese")
    assert illegal(report, "node", "reason") == [(2, "ko")]


def test_two_moves_of_one_colour_and_passes_are_not_illegal(reports, record):
    name = record("game.sgf", "(;SZ[9];B[aa];B[bb];W[];W[tt];B[])")
    (report,) = reports("check", name)
    assert report["games"][0]["moves"] == 5
    assert illegal(report) == []


def test_the_check_continues_after_an_illegal_move(reports, record):
    # Black's stone replaces White's on B2, which is why White may not play there again.
    name = record("game.sgf", "(;SZ[3];W[bb];B[bb];W[bb];B[cc])")
    (report,) = reports("check", name)
    assert report["games"][0]["moves"] == 4
    assert illegal(report, "move", "reason") == [(2, "occupied"), (3, "occupied")]


def test_nodes_are_counted_as_the_file_has_them(reports, record):
    name = record("game.sgf", "(;SZ[3];B[aa](;W[bb];B[bb])(;W[cc](;B[cc])(;B[aa])))")
    (report,) = reports("check", name)
    (game,) = report["games"]
    assert (game["nodes"], game["moves"], game["variations"]) == (7, 3, 2)
    assert illegal(report, "node", "move") == [(3, 3), (5, 3), (6, 3)]


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        ("b+ 3.50", "B+3.5"),
        ("White wins by resignation", "W+R"),
        ("", ""),
        ("who knows", "who knows"),
    ],
)
def test_results_are_spelled_as_the_format_has_them(reports, record, written, understood):
    (report,) = reports("check", record("game.sgf", f"(;RE[{written}])"))
    assert report["games"][0]["result"] == understood


def test_the_encoding_is_a_name_that_python_knows(reports, record):
    data = "(;CA[gb2312]PB[古力]C[围棋])".encode("gb2312")
    (report,) = reports("check", record("game.sgf", data))
    assert data.decode(report["encoding"]).startswith("(;CA[gb2312]PB[古力]")


def test_a_board_that_is_too_large_is_reported_and_the_rest_continues(reports, record):
    (report,) = reports("check", record("games.sgf", "(;SZ[60];B[aa])(;SZ[9];B[aa];W[aa])"))
    large, small = report["games"]
    assert (large["size"], large["moves"], large["illegal"]) == ([60, 60], 1, [])
    assert [found["reason"] for found in small["illegal"]] == ["occupied"]
    assert "board-too-large" in [problem["code"] for problem in report["problems"]]


def test_files_that_cannot_be_read_do_not_stop_the_others(gobanapp, record):
    good, bad = record("good.sgf", "(;)"), record("bad.sgf", "no game")
    status, out, err = gobanapp("check", bad, good, "--json")
    assert status == 1
    first, second = json.loads(out)
    assert first == {"file": bad, "error": "It contains no game."}
    assert second["readable"]
    assert err == "gobanapp: bad.sgf: It contains no game.\n"


def test_no_record_is_too_deep(reports, record):
    line = record("line.sgf", "(;SZ[5]" + ";B[aa];W[aa]" * 1_000 + ")")
    nested = record("nested.sgf", "(;SZ[5]" + "(;B[aa](;W[bb]" * 1_000 + "))" * 1_000 + ")")
    forked = record("forked.sgf", "(;SZ[5]" + "(;W[aa])(;B[]" * 1_000 + ")" * 1_000 + ")")
    (game,) = [game for report in reports("check", line) for game in report["games"]]
    assert (game["moves"], len(game["illegal"])) == (2_000, 1_999)
    (game,) = [game for report in reports("check", nested) for game in report["games"]]
    assert (game["moves"], game["variations"], len(game["illegal"])) == (2_000, 0, 1_998)
    (game,) = [game for report in reports("check", forked) for game in report["games"]]
    assert (game["nodes"], game["variations"], game["moves"]) == (2_001, 1_000, 1)


@pytest.mark.parametrize(
    ("data", "guessed"),
    [("(;PB[古力])".encode("gb18030"), True), ("(;CA[GBK]PB[古力])".encode("gbk"), False)],
)
def test_a_guess_is_marked_as_one(gobanapp, record, data, guessed):
    file = record("game.sgf", data)
    (report,) = json.loads(gobanapp("check", file, "--json")[1])
    codes = [problem["code"] for problem in report["problems"]]
    assert codes == (["guessed-encoding"] if guessed else [])
    assert ("gb18030 is a guess" in gobanapp("check", file)[1]) is guessed


class TestWitness:
    def test_the_agreement_of_sgfmill_is_reported(self, reports, gobanapp, record):
        name = record("game.sgf", "(;SZ[9];B[aa]C[said](;W[bb])(;W[cc]")
        (report,) = reports("check", name, "--witness")
        assert report["witness"] == {"agrees": True, "difference": None, "skipped": []}
        assert gobanapp("check", name, "--witness")[1].endswith("that saving would write.\n")
        assert "witness" not in reports("check", name)[0]

    def test_a_board_too_large_for_sgfmill_is_skipped(self, reports, gobanapp, record):
        name = record("game.sgf", "(;SZ[30];B[aa])")
        (report,) = reports("check", name, "--witness")
        assert report["witness"]["skipped"] == ["large-board"]
        assert "26x26" in gobanapp("check", name, "--witness")[1]

    @pytest.mark.parametrize(
        ("written", "difference"),
        [
            (b"(;SZ[9];B[ab])", {"kind": "property", "game": 1, "node": 1}),
            (b"(;SZ[9])", {"kind": "nodes", "game": 1, "node": 1}),
            (b"", {"kind": "unreadable", "game": None, "node": None}),
        ],
    )
    def test_a_difference(self, reports, gobanapp, record, monkeypatch, written, difference):
        monkeypatch.setattr("gobanapp.sgf.writer.write_each", lambda _games: [written])
        name = record("game.sgf", "(;SZ[9];B[aa])")
        (report,) = reports("check", name, "--witness")
        assert (report["witness"]["agrees"], report["witness"]["difference"]) == (False, difference)
        assert difference["kind"] in gobanapp("check", name, "--witness")[1]

    def test_files_of_other_formats(self, reports, record):
        data = "\\HS\n\\[GAMETAG=S0,R0,D0,G65,W,Z0,T0-0-0,C2024:1:1\\]\n\\HE\n"
        data += "\\GS\nSTO 0 2 1 3 3\n\\GE\n"
        (report,) = reports("check", record("game.gib", data), "--witness")
        assert report["witness"]["agrees"]


@pytest.mark.parametrize("value", ["a1", "Q16", "resign", "zy", "``"])
def test_all_commands_count_a_move_that_cannot_be_read(reports, record, gobanapp, folder, value):
    name = record("game.sgf", f"(;SZ[9];B[ee];W[{value}];B[gg];W[cc])")
    (report,) = reports("check", name)
    assert report["games"][0]["moves"] == 4
    (score,) = reports("score", "--move", "4", name)
    assert score["move"] == 4
    assert gobanapp("diagram", name, "--numbers", "1-4", "-o", "out.txt")[0] == 0
    text = (folder / "out.txt").read_text(encoding="utf-8")
    assert "3" in text
    assert "4" in text
