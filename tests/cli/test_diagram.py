import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gobanapp.cli.diagram import style_names, style_theme
from gobanapp.diagram.theme import THEMES
from gobanapp.paint.figure_rendering import PictureFormat

CHECKOUT = Path(__file__).resolve().parents[2]
SPACE = "{http://www.w3.org/2000/svg}"
GAME = "(;SZ[9];B[cc];W[gg];B[cg];W[gc];B[dg];W[];B[ee]LB[aa:a])"
KO = "(;SZ[9]AB[ba][ab][cb]AW[ca][db][cc];W[bb];B[bc];W[hh];B[cb];W[gh];B[ee];W[bb])"
HEADS = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF", "txt": b"$$", "tex": b"\\document"}


@pytest.fixture
def game(record):
    return record("game.sgf", GAME)


@pytest.fixture
def texts(folder):
    """A function: all texts of an SVG file."""

    def texts(name="out.svg"):
        root = ElementTree.fromstring((folder / name).read_text("utf-8"))
        return [element.text for element in root.iter(f"{SPACE}text")]

    return texts


@pytest.fixture
def svg(gobanapp, texts):
    """A function: draw a file with some options; returns the texts in the picture."""

    def svg(name, *options):
        status, _, err = gobanapp("diagram", name, "-o", "out.svg", "--coordinates=none", *options)
        assert (status, err) == (0, "")
        return texts()

    return svg


@pytest.mark.parametrize("picture_format", PictureFormat)
def test_the_ending_chooses_the_format(qapp, gobanapp, folder, game, picture_format):
    ending = picture_format.value
    status, out, err = gobanapp("diagram", game, "-o", f"out.{ending.upper()}")
    assert (status, out, err) == (0, f"out.{ending.upper()}: 1 diagram\n", "")
    assert (folder / f"out.{ending.upper()}").read_bytes().startswith(HEADS[ending])


@pytest.mark.parametrize("name", ["out.bmp", "out", "svg"])
def test_a_file_extension_must_name_a_format(gobanapp, folder, game, name):
    status, out, err = gobanapp("diagram", game, "-o", name)
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert ".svg, .png, .pdf, .txt, .tex" in err
    assert not (folder / name).exists()


# What is drawn


def test_a_position_has_its_labels_and_no_numbers(svg, game):
    assert svg(game) == ["a"]
    assert svg(game, "--move", "3") == []


def stones(folder, name="out.svg"):
    text = (folder / name).read_text("utf-8")
    return len(re.findall("<circle", text))


def test_the_moves_of_the_main_line_are_counted(svg, game, folder):
    found = []
    for move in range(8):
        svg(game, "--move", str(move))
        found.append(stones(folder))
    # A stone on a star point hides it.
    assert found == [5, 5, 5, 5, 5, 6, 6, 6]


def test_moves_are_numbered_from_one(svg, game):
    assert sorted(svg(game, "--numbers", "3-5")) == ["1", "2", "3"]


def test_numbers_may_be_kept(svg, game):
    assert sorted(svg(game, "--numbers", "3-5", "--keep-numbers")) == ["3", "4", "5"]


@pytest.mark.parametrize("printed", [0, 1, 2])
def test_numbers_given_by_option_override_the_record(gobanapp, svg, texts, record, printed):
    name = record("game.sgf", f"(;SZ[9]PM[{printed}];B[cc]MN[101];W[gg];B[cg])")
    assert svg(name, "--numbers", "2-3", "--keep-numbers") == ["102", "103"]
    options = ["--coordinates=none", "--every", "9"]
    assert gobanapp("diagram", name, "-o", "out.svg", *options)[0] == 0
    assert set(texts("out-1.svg")) == {"101", "102", "103", "Figure 1 (101–103)"}


def test_moves_that_cannot_be_shown_are_reported(svg, record):
    name = record("ko.sgf", KO)
    assert svg(name, "--numbers", "1-7")[-1] == "4 at C8; 7 at 1"
    assert svg(name, "--numbers", "1-3")[-1] == "2"


def test_passes_are_reported(svg, game):
    assert "4 pass" in svg(game, "--numbers", "3-7")


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("letters", [*"ABCDEFGHJ", *"123456789"]),
        ("sgf", [*"abcdefghi"] * 2),
        ("cjk", [*"123456789", *"一二三四五六七八九"]),
    ],
)
def test_coordinates_of_each_kind(gobanapp, texts, game, kind, names):
    options = ["--move", "0", "--coordinates", kind, "--sides", "two"]
    assert gobanapp("diagram", game, "-o", "out.svg", *options)[0] == 0
    assert sorted(texts()) == sorted(names)


def test_only_the_given_region_is_drawn(gobanapp, texts, game):
    options = ["--region", "E5-A1", "--sides", "two", "--move", "0"]
    assert gobanapp("diagram", game, "-o", "out.svg", *options)[0] == 0
    assert sorted(texts()) == [*"12345", *"ABCDE"]


@pytest.mark.parametrize("theme", style_names())
def test_every_theme_can_be_chosen(gobanapp, folder, game, theme):
    assert gobanapp("diagram", game, "-o", "out.svg", "--theme", theme)[0] == 0
    assert style_theme(theme).line in (folder / "out.svg").read_text("utf-8")


def test_print_styles_and_boards_have_unique_names():
    assert style_names()[: len(THEMES)] == list(THEMES)
    assert {"kaya", "slate"} < {*style_names()}
    assert len({*style_names()}) == len(style_names())


def test_a_picture_is_as_wide_as_asked_for(gobanapp, folder, game):
    assert gobanapp("diagram", game, "-o", "out.svg", "--width", "321")[0] == 0
    assert ElementTree.fromstring((folder / "out.svg").read_text("utf-8")).get("width") == "321"


def test_letters_may_be_outlined(qapp, svg, game):
    assert svg(game, "--outlines") == []


def test_a_game_of_a_collection_may_be_chosen(svg, record):
    name = record("games.sgf", "(;SZ[9]LB[aa:x])(;SZ[9]LB[aa:y])")
    assert svg(name, "--game", "2") == ["y"]


def test_a_picture_is_the_same_under_any_rules(svg, folder, game):
    drawn = []
    for options in ([], ["--rules", "chinese,suicide=yes"]):
        svg(game, "--numbers", "1-5", *options)
        drawn.append((folder / "out.svg").read_bytes())
    assert drawn[0] == drawn[1]


# Several diagrams


def test_the_every_option_writes_one_file_per_figure(gobanapp, texts, folder, game):
    status, out, _ = gobanapp("diagram", game, "-o", "out.svg", "--every", "3")
    assert status == 0
    assert out == (
        "out-1.svg: Figure 1 (1–3)\nout-2.svg: Figure 2 (4–6); 6 pass\nout-3.svg: Figure 3 (7)\n"
    )
    assert sorted(path.name for path in folder.glob("*.svg")) == [
        "out-1.svg",
        "out-2.svg",
        "out-3.svg",
    ]
    assert {"4", "5", "Figure 2 (4–6)", "6 pass"} <= set(texts("out-2.svg"))


def test_the_every_option_writes_one_pdf_page_per_figure(gobanapp, folder, qapp, game):
    assert gobanapp("diagram", game, "-o", "out.pdf", "--every", "2")[:2] == (
        0,
        "out.pdf: 4 diagrams\n",
    )
    assert (folder / "out.pdf").read_bytes().count(b"/Type /Page\n") == 4


@pytest.mark.parametrize(
    ("keep", "captions"),
    [
        ([], [["Figure 1 (1–2)"], ["Figure 2 (3–4)", "3 pass"]]),
        (["--keep-numbers"], [["Figure 1 (4–5)"], ["Figure 2 (6–7)", "6 pass"]]),
    ],
)
def test_a_range_of_moves_may_be_divided(reports, game, keep, captions):
    options = ["--numbers", "4-7", "--every", "2", *keep]
    (report,) = reports("diagram", game, "-o", "out.svg", *options)
    assert report == {
        "file": "game.sgf",
        "game": 1,
        "outputs": ["out-1.svg", "out-2.svg"],
        "captions": captions,
    }


def test_a_game_without_moves_has_one_diagram(gobanapp, folder, record):
    assert (
        gobanapp("diagram", record("empty.sgf", "(;SZ[9])"), "-o", "o.svg", "--every", "9")[0] == 0
    )
    assert [path.name for path in folder.glob("*.svg")] == ["o-1.svg"]


# What cannot be done


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--region", "A1"], "two points"),
        (["--region", "A1-I3"], "two points"),
        (["--region", "A1-K10"], "beyond the board of 9x9"),
        (["--numbers", "5"], "two numbers"),
        (["--numbers", "5-3"], "two numbers"),
        (["--numbers", "0-3"], "two numbers"),
        (["--numbers", "1-8"], "7 moves, so there is no move 8"),
        (["--numbers", "1-3", "--move", "3"], "--move"),
        (["--keep-numbers"], "--numbers"),
        (["--every", "0"], "from 1 up"),
        (["--move", "8"], "no move 8"),
        (["--game", "2"], "no game 2"),
        (["--width", "10"], "from 50 up"),
        (["--width", "100000"], "more than 8000"),
        (["--theme", "gold"], "gold"),
        (["--coordinates", "runes"], "runes"),
        (["--sides", "three"], "three"),
        (["--rules", "chess"], "chess"),
        (["more.sgf"], "more.sgf"),
    ],
)
def test_wrong_usage_prints_one_line(gobanapp, folder, game, options, told):
    status, out, err = gobanapp("diagram", game, "-o", "out.svg", *options)
    assert (status, out, len(err.splitlines())) == (2, "", 1)
    assert told in err
    assert not list(folder.glob("*.svg"))


@pytest.mark.parametrize("output", ["missing/out.svg", "game.sgf/out.svg"])
def test_an_unwritable_output_prints_one_line(gobanapp, game, output):
    status, out, err = gobanapp("diagram", game, "-o", output)
    assert (status, out, len(err.splitlines())) == (1, "", 1)
    assert "cannot be written" in err


def test_a_diagram_does_not_overwrite_its_record(gobanapp, folder, record):
    name = record("game.svg", GAME)
    status, _, err = gobanapp("diagram", name, "-o", "./game.svg", "--json")
    assert (status, len(err.splitlines())) == (1, 1)
    assert (folder / "game.svg").read_text("utf-8") == GAME


def test_a_record_named_like_a_diagram_is_not_overwritten(gobanapp, folder, record):
    name = record("out-2.svg", GAME)
    assert gobanapp("diagram", name, "-o", "out.svg", "--every", "3")[0] == 1
    assert (folder / "out-2.svg").read_text("utf-8") == GAME
    assert not (folder / "out-1.svg").exists()


def test_an_unusable_file_is_named_in_json(gobanapp, folder):
    status, out, err = gobanapp("diagram", "missing.sgf", "-o", "out.svg", "--json")
    assert (status, len(err.splitlines())) == (1, 1)
    assert json.loads(out) == [{"file": "missing.sgf", "error": "The file does not exist."}]


@pytest.mark.thorough
def test_no_display_is_needed(game, folder):
    commands = [["diagram", game, "-o", f"out.{ending}"] for ending in ("png", "pdf")]
    program = f"from gobanapp.__main__ import main; raise SystemExit(max(map(main, {commands})))"
    command = [sys.executable, "-c", program]
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT), "QT_QPA_PLATFORM": "xcb"}
    environment.pop("DISPLAY", None)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    for ending in ("png", "pdf"):
        assert (folder / f"out.{ending}").read_bytes().startswith(HEADS[ending])
