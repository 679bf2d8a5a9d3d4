"""What the documents say is so: links lead somewhere, commands print what is shown, menus exist."""

import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gobanapp.__main__ import _COMMANDS, main
from gobanapp.diagram.coordinates import Coordinates
from gobanapp.game.new_game import NewGame
from gobanapp.resources import document, resource
from gobanapp.rules.counting.step import Method
from gobanapp.rules.ruleset import PRESETS
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.marking.tool import KEYS, TURN_KEY
from gobanapp.ui.preferences.groups import Groups
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from tests.pictures.diagrams import diagram_of
from tests.pictures.documents import file_names
from tests.pictures.tables import keys_table, lines_with_keys, rulesets_table, table_in

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("tests/data/**/*.md")])
USERS = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("guide/*.md"))]
USERS += sorted(DOCS.glob("rules/*.md"))

EXAMPLES = {
    "game.sgf": "tests/data/records/ear_reddening.sgf",
    "variations.sgf": "tests/data/records/variations.sgf",
    "damaged.sgf": "tests/data/sgf/extra_bracket.sgf",
    "korean.gib": "tests/data/formats/korean.gib",
}
"""What the files are that commands name, beside the positions of the rules."""

WEB = {
    "https://keepachangelog.com",
    "https://semver.org",
}
"""All addresses outside: each was looked at by somebody before it came here."""

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)", re.DOTALL)
_ADDRESS = re.compile(r"https?://[^\s)>`\"]+")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
_ITALIC = re.compile(r"(?<![*\w])\*([A-Z][^*]*?)\*(?![*\w])", re.DOTALL)
_WITH_KEYS = re.compile(r"\*([^*]*)\* \(([^)]*)\)")
_MEASURED = re.compile(r"\b\d[\d.,]*\s?(?:ms|µs|kB|MB|GB|%)(?!\w)|\b\d+ times (?:as|faster)")


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def prose(path: Path) -> str:
    """Return a document without what stands in blocks and in `signs`."""
    return re.sub(r"`[^`\n]*`", "", _FENCE.sub("", path.read_text("utf-8")))


def anchors(path: Path) -> set[str]:
    """Return the anchors of the headings, as they are made from their words."""
    found = set()
    for heading in _HEADING.findall(_FENCE.sub("", path.read_text("utf-8"))):
        words = re.sub(r"[^\w\- ]", "", heading.lower())
        found.add(words.replace(" ", "-"))
    return found


def links(path: Path) -> list[str]:
    return _LINK.findall(_FENCE.sub("", path.read_text("utf-8")))


every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=named)
every_page = pytest.mark.parametrize("path", USERS, ids=named)


# Links and pictures


@every_document
def test_links_lead_somewhere(path):
    for link in links(path):
        if _ADDRESS.match(link):
            continue
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("path", [*ROOT.glob("*.md"), *DOCS.rglob("*.md")], ids=named)
def test_addresses_outside_are_known(path):
    found = {address.rstrip(".,") for address in _ADDRESS.findall(path.read_text("utf-8"))}
    assert found <= WEB


@pytest.mark.parametrize("path", USERS[1:], ids=named)
def test_what_the_program_shows_needs_no_checkout(path):
    """The guide is read in the program too, which comes with nothing but these folders."""
    for link in links(path):
        name = link.partition("#")[0]
        target = (path.parent / name).resolve() if name else path
        assert target.is_file(), link
        assert target.is_relative_to(DOCS), link


def test_the_documents_come_with_the_program():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    inside = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]["docs"]
    assert ROOT / inside == document().parent / "gobanapp" / "resources_data" / "docs"
    assert document("guide", "README.md").is_file()


def test_every_page_is_reached_from_the_readme():
    reached, ahead = set(), [ROOT / "README.md"]
    while ahead:
        page = ahead.pop()
        if page in reached:
            continue
        reached.add(page)
        to = ((page.parent / link.partition("#")[0]).resolve() for link in links(page))
        ahead += [page for page in to if page.suffix == ".md" and page.is_file()]
    assert set(DOCS.rglob("*.md")) <= reached


def test_every_picture_is_made_and_shown():
    shown = {Path(link).name for path in DOCUMENTS for link in links(path) if "pictures/" in link}
    kept = {path.name for path in (DOCS / "pictures").iterdir()}
    assert kept == file_names() | {"themes.png"}
    assert shown == kept


def test_pictures_are_light_enough():
    assert sum(path.stat().st_size for path in (DOCS / "pictures").iterdir()) < 3_500_000


def test_every_diagram_is_that_of_its_position():
    folder = DOCS / "rules" / "diagrams"
    for drawn in folder.iterdir():
        record = DOCS / "rules" / "positions" / f"{drawn.stem}.sgf"
        assert drawn.read_bytes() == diagram_of(record), drawn.name


# Commands


@dataclass(frozen=True)
class Call:
    """A line behind ``$`` and what is shown below it."""

    line: str
    output: str


def calls(path: Path) -> Iterator[list[Call]]:
    """Yield the calls of each block of a page that shows a console."""
    for language, block in _FENCE.findall(path.read_text("utf-8")):
        if language != "console":
            continue
        lines, found = block.splitlines(), []
        for at, line in enumerate(lines):
            if line.startswith("$ "):
                shown = takewhile(lambda line: not line.startswith("$ "), lines[at + 1 :])
                found.append(Call(line[2:], "\n".join(shown)))
        yield found


def examples(folder: Path) -> None:
    """Put all files that the pages name into ``folder``."""
    for name, source in EXAMPLES.items():
        shutil.copyfile(ROOT / source, folder / name)
    for position in (DOCS / "rules" / "positions").glob("*.sgf"):
        shutil.copyfile(position, folder / position.name)


class Console:
    """Understands as much of a shell as the documents need."""

    def __init__(self, read):
        self._read = read
        self.status = 0

    def run(self, line: str) -> str:
        """Return what a line prints, and what it complains of."""
        words = shlex.split(line)
        if words[0] == "cat":
            return Path(words[1]).read_text("utf-8").rstrip("\n")
        if words == ["echo", "$?"]:
            return str(self.status)
        assert words[0] == "gobanapp", line
        self.status = main(words[1:])
        out, err = self._read()
        return (out + err).rstrip("\n")


@pytest.fixture
def console(qapp, tmp_path, monkeypatch, capsys):  # drawing needs an application
    examples(tmp_path)
    monkeypatch.chdir(tmp_path)
    return Console(capsys.readouterr)


WITH_CONSOLE = [path for path in USERS if "```console" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", WITH_CONSOLE, ids=named)
def test_commands_print_what_is_shown(path, console):
    for block in calls(path):
        for place, call in enumerate(block):
            assert console.run(call.line) == call.output, call.line
            asked = any(near.line == "echo $?" for near in block[place : place + 2])
            assert asked or console.status == 0, call.line


def test_the_page_of_the_commands_has_every_option():
    text = (DOCS / "command-line.md").read_text("utf-8")
    for command in _COMMANDS:
        assert f"## {command}\n" in text
        for option in options_of(command):
            assert option in text, f"{command} {option}"


def options_of(command: str) -> set[str]:
    from importlib import import_module

    source = Path(import_module(f"gobanapp.cli.{command}").__file__).read_text("utf-8")
    return set(re.findall(r'"(--[a-z-]+)"', source))


# The words of the program


def texts() -> set[str]:
    """Return all texts of the program, in English."""
    tree = ElementTree.parse(ROOT / "resources" / "translations" / "gobanapp_de.ts")
    return {plain(text) for message in tree.iter("source") if (text := message.text)}


def plain(text: str) -> str:
    return re.sub(r"&(\w)", r"\1", text).removesuffix("…")


@pytest.fixture
def window(qtbot):
    session = Session(Record([NewGame().to_game("")]))
    window = MainWindow(session, Settings())
    qtbot.addWidget(window)
    yield window
    window.end()


def chains(window: MainWindow) -> set[tuple[str, ...]]:
    """Return all that can be chosen, as the words on the way to it."""
    found = set()
    for title, entries in window._menus._entries:
        found |= ways((plain(title),), entries)
    for group in Groups(lambda: None).every():
        found.add(("Edit", "Preferences", group.title))
    return found


def ways(before: tuple[str, ...], entries) -> set[tuple[str, ...]]:
    found = set()
    for entry in entries:
        if entry is None:
            continue
        text = entry.title() if callable(getattr(entry, "title", None)) else entry.text
        way = (*before, plain(text))
        found |= {way, *ways(way, getattr(entry, "entries", ()))}
    return found


def test_menus_that_are_named_are_there(window):
    offered = chains(window)
    known = {(text,) for text in texts()} | {way[-1:] for way in offered}
    titles = {way[0] for way in offered}
    unknown = []
    for path in USERS:
        for found in _ITALIC.findall(prose(path)):
            words = " ".join(found.split())
            parts = tuple(map(plain, words.split(", ")))
            way = parts if parts[0] in titles and len(parts) > 1 else (plain(words),)
            if way not in offered | known:
                unknown.append(f"{named(path)}: {words}")
    assert not unknown


def test_keys_behind_a_line_of_a_menu_are_its_keys(window):
    keys = {
        f"{plain(title)}, {text}": keys
        for title, entries in window._menus._entries
        for text, keys in lines_with_keys(entries)
    }
    told = [
        (named(path), line, said)
        for path in USERS
        for line, said in _WITH_KEYS.findall(" ".join(prose(path).split()))
        if line in keys
    ]
    assert len(told) > 20
    assert [found for found in told if found[2] not in keys[found[1]].split(", ")] == []


def test_the_keys_of_tools_are_in_their_table():
    page = (DOCS / "guide" / "marks.md").read_text("utf-8")
    told = re.findall(r"^\| ([^|]*) \| ", page, re.MULTILINE)
    assert {key for cell in told for key in cell.split(", ")} >= {*KEYS.values(), TURN_KEY}


def test_what_is_counted_in_words_is_as_many():
    assert len(PRESETS) == 10
    assert len(list(resource("themes").glob("*.toml"))) == 6
    assert len(list(resource("translations").glob("*.ts"))) == 8
    assert len(list(resource("lessons", "en").glob("*.sgf"))) == 20
    assert len(Coordinates) - 1 == 5  # and none
    assert len(Method) == 5
    for path, words in {
        "README.md": "ten rulesets, twenty lessons, six boards, eight languages, 52x52",
        "docs/guide/appearance.md": "six boards",
        "docs/guide/marks.md": "five ways",
        "docs/guide/counting.md": "five ways",
        "docs/guide/first-game.md": "ten rulesets",
    }.items():
        text = " ".join((ROOT / path).read_text("utf-8").lower().split())
        assert all(some in text for some in words.split(", ")), path


def test_the_table_of_keys_is_that_of_the_program(window):
    page = DOCS / "guide" / "keys.md"
    assert table_in(page.read_text("utf-8"), "keys") == keys_table(window._menus._entries)


def test_the_table_of_rulesets_is_that_of_the_program():
    page = DOCS / "rules" / "rulesets.md"
    assert table_in(page.read_text("utf-8"), "rulesets") == rulesets_table()


# Figures


@every_page
def test_what_was_measured_stands_beside_its_command(path):
    for paragraph in prose_with_commands(path).split("\n\n"):
        found = _MEASURED.search(paragraph)
        assert not found or "python3 dev.py " in paragraph, found


def prose_with_commands(path: Path) -> str:
    return _FENCE.sub("", path.read_text("utf-8"))
