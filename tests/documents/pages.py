"""The pages that are tested, and what is read of them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
USERS = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("guide/*.md"))]
USERS += sorted(DOCS.glob("rules/*.md"))
"""What is written for users: all but the pages on developing."""

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)", re.DOTALL)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def without_blocks(path: Path) -> str:
    return FENCE.sub("", path.read_text("utf-8"))


def prose(path: Path) -> str:
    """Return a document without what stands in blocks and in `signs`."""
    return re.sub(r"`[^`\n]*`", "", without_blocks(path))


def links(path: Path) -> list[str]:
    """Return where links and pictures lead."""
    return _LINK.findall(without_blocks(path))


every_page = pytest.mark.parametrize("path", USERS, ids=named)
