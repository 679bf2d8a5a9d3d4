"""Links lead somewhere, pictures are made and shown, figures stand beside their command."""

import re
import tomllib
from pathlib import Path

from tests.documents.pages import (
    DOCS,
    DOCUMENTS,
    ROOT,
    USERS,
    every_page,
    links,
    named,
    without_blocks,
)
from tests.pictures.diagrams import diagram_of

KNOWN = {
    "https://keepachangelog.com",
    "https://semver.org",
    "https://github.com/SabakiHQ/Sabaki",
    "https://github.com/sanderland/katrain",
    "https://github.com/bernds/q5Go",
    "https://www.gokgs.com",
}
"""All addresses of others: each was looked at before it came here."""
OWN = tuple(
    tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"].get("urls", {}).values()
)
"""Pages of the project, and all that is below them."""

FOREIGN = sorted(ROOT.glob("tests/data/**/*.md"))
"""What tells where data of tests are from."""

_ADDRESS = re.compile(r"https?://[^\s)>`\"]+")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
_MEASURED = re.compile(r"\b\d[\d.,]*\s?(?:ms|µs|kB|MB|GB|%)(?!\w)|\b\d+ times (?:as|faster)")


def anchors(path: Path) -> set[str]:
    """Return the anchors of the headings, as they are made from their words."""
    headings = _HEADING.findall(without_blocks(path))
    words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {some.replace(" ", "-") for some in words}


def leads_somewhere(path: Path, link: str) -> bool:
    if _ADDRESS.match(link):
        return True
    name, _, anchor = link.partition("#")
    target = path.parent / name if name else path
    return target.exists() and (not anchor or anchor in anchors(target))


def test_links_lead_somewhere():
    found = [(path, link) for path in (*DOCUMENTS, *FOREIGN) for link in links(path)]
    assert len(found) > 100
    assert [(named(path), link) for path, link in found if not leads_somewhere(path, link)] == []


def test_addresses_are_known_or_belong_to_the_project():
    found = {
        (named(path), address.rstrip(".,"))
        for path in DOCUMENTS
        for address in _ADDRESS.findall(path.read_text("utf-8"))
    }
    assert found
    unknown = {(page, address) for page, address in found if address not in KNOWN}
    assert {found for found in unknown if not is_below(found[1], OWN)} == set()


def is_below(address, pages):
    """Return whether an address is one of these pages or below it."""
    return any(f"{address}/".startswith(f"{page.rstrip('/')}/") for page in pages)


def test_pages_below_the_projects_own_are_its_own():
    ours = ("https://example.org/go", "https://go.example.org/")
    for address in (
        "https://example.org/go",
        "https://example.org/go/issues",
        "https://go.example.org",
    ):
        assert is_below(address, ours)
    for address in ("https://example.org", "https://example.org/gold", "http://example.org/go"):
        assert not is_below(address, ours)


def test_pages_in_the_program_link_only_to_bundled_files():
    """The guide is read in the program too, which comes with nothing but these folders."""
    found = [(path, link) for path in USERS[1:] for link in links(path)]
    assert found
    for path, link in found:
        name = link.partition("#")[0]
        target = (path.parent / name).resolve() if name else path
        assert target.is_file(), link
        assert target.is_relative_to(DOCS), link


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


def test_the_site_has_every_page():
    nav = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    listed = re.findall(r"- (?:[^:\n]*: )?(\S+\.md)$", nav, re.MULTILINE)
    assert sorted(listed) == sorted(
        page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")
    )


def test_every_picture_is_made_and_shown(qapp):
    # Those that make the pictures import all windows.
    from tests.pictures.documents import file_names

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


@every_page
def test_measurements_name_their_command(path):
    for paragraph in without_blocks(path).split("\n\n"):
        found = _MEASURED.search(paragraph)
        assert not found or "python3 dev.py " in paragraph, found
