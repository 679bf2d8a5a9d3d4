from pathlib import Path

import pytest

from gobanapp.diagram.theme import KAYA, Material, SlabLook, StoneSet, WoodLook, with_stones
from gobanapp.diagram.theme_file import LARGEST_FILE, ThemeError, ThemeFault, read_theme
from gobanapp.resources import resource_path
from gobanapp.rules.color import Color

FILES = sorted(resource_path("themes").glob("*.toml"))
KAYA_FILE = resource_path("themes", "kaya.toml").read_text("utf-8")


def changed(old, new):
    assert old in KAYA_FILE
    return KAYA_FILE.replace(old, new).encode()


def test_the_example_is_the_default_board():
    name, theme = read_theme(KAYA_FILE.encode())
    assert name == "Kaya"
    assert theme == KAYA


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_files_of_the_program_can_be_read(path):
    name, theme = read_theme(path.read_bytes())
    assert name
    assert theme.background == KAYA.background


def test_there_is_a_board_for_each_taste():
    stems = {path.stem for path in FILES}
    assert stems >= {"kaya", "shin-kaya", "dark", "slate", "paper", "high-contrast"}
    surfaces = {path.stem: read_theme(path.read_bytes()).theme.surface for path in FILES}
    assert isinstance(surfaces["dark"], WoodLook)
    assert isinstance(surfaces["slate"], SlabLook)
    assert surfaces["high-contrast"] is None


def test_missing_values_are_the_defaults():
    told = b"\n".join(
        line
        for line in KAYA_FILE.encode().splitlines()
        if not line.startswith((b"rings", b"bend", b"seed", b"#"))
    )
    assert read_theme(told).theme == KAYA


@pytest.mark.parametrize(
    ("old", "new", "fault", "where"),
    [
        ('line = "#39250f"', 'line = "brown"', ThemeFault.NO_COLOR, "line"),
        ('line = "#39250f"', "line = 12", ThemeFault.NO_COLOR, "line"),
        ('line = "#39250f"\n', "", ThemeFault.MISSING, "line"),
        ('name = "Kaya"', 'name = ""', ThemeFault.NO_TEXT, "name"),
        ('name = "Kaya"', 'nome = "Kaya"', ThemeFault.UNKNOWN, "nome"),
        ('fill = "#26282b"', 'fill = "#26282"', ThemeFault.NO_COLOR, "stones.black.fill"),
        ('material = "shell"', 'material = "bone"', ThemeFault.NO_CHOICE, "stones.white.material"),
        ("[stones.white]", "[stones.grey]", ThemeFault.UNKNOWN, "stones.grey"),
        ('kind = "wood"', 'kind = "slab"', ThemeFault.UNKNOWN, "surface.early"),
        ('kind = "wood"', 'kind = "tin"', ThemeFault.NO_CHOICE, "surface.kind"),
        ("rings = 110", "rings = 1e9", ThemeFault.NO_NUMBER, "surface.rings"),
        ("rings = 110", "rings = true", ThemeFault.NO_NUMBER, "surface.rings"),
        ("bend = 1.0", "bend = nan", ThemeFault.NO_NUMBER, "surface.bend"),
        ("seed = 2", "seed = -1", ThemeFault.NO_NUMBER, "surface.seed"),
        ("seed = 2", "seed = 0x" + "f" * 9000, ThemeFault.NO_NUMBER, "surface.seed"),
    ],
)
def test_a_fault_is_named_by_its_place(old, new, fault, where):
    with pytest.raises(ThemeError) as refused:
        read_theme(changed(old, new))
    assert (refused.value.fault, refused.value.where) == (fault, where)


def test_a_table_must_be_one():
    with pytest.raises(ThemeError) as refused:
        read_theme(
            b'name = "A"\nboard = "#ffffff"\n'
            + KAYA_FILE[KAYA_FILE.index("line") :].split("[surface]")[0].encode()
            + b'stones = "black"'
        )
    assert (refused.value.fault, refused.value.where) == (ThemeFault.NO_TABLE, "stones")


def test_a_syntax_error_names_its_line():
    with pytest.raises(ThemeError) as refused:
        read_theme(b'name = "A"\nboard "#ffffff"\n')
    assert refused.value.fault is ThemeFault.SYNTAX
    assert refused.value.where == "2"


def test_a_truncated_file_is_an_error_without_a_line():
    with pytest.raises(ThemeError) as refused:
        read_theme(b'name = "A')
    assert (refused.value.fault, refused.value.where) == (ThemeFault.SYNTAX, "")


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe\x00",
        b"#" * (LARGEST_FILE + 1),
        b"seed = " + b"9" * 5000,
        b"name = " + b"[" * 20_000 + b"]" * 20_000,
    ],
    ids=["no UTF-8", "large", "endless number", "lists in lists"],
)
def test_unreadable_data_is_refused(data):
    with pytest.raises(ThemeError) as refused:
        read_theme(data)
    assert refused.value.fault is ThemeFault.UNREADABLE


def test_errors_name_the_valid_values():
    with pytest.raises(ThemeError) as refused:
        read_theme(changed("rings = 110", "rings = 3"))
    assert refused.value.allowed == "20 – 400"


def test_other_stones_keep_the_rim_that_the_board_asks_for():
    dark = read_theme(Path(resource_path("themes", "dark.toml")).read_bytes()).theme
    assert dark.stones.black.outline is not None
    glass = with_stones(dark, StoneSet.GLASS)
    assert glass.stones.black.material is Material.GLASS
    assert glass.stones.black.outline == dark.stones.black.outline
    assert glass.stones.white.outline is None
    assert glass.board == dark.board


def test_the_outline_of_printed_stones_is_not_a_rim():
    paper = read_theme(resource_path("themes", "paper.toml").read_bytes()).theme
    flat = with_stones(paper, StoneSet.FLAT)
    assert [flat.stones[color].outline for color in Color] == [None, None]
    assert with_stones(paper, StoneSet.OF_BOARD) == paper
