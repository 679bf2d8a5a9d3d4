"""The commands of the bundle: they answer as those of the checkout."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gobanapp import __version__

CHECKOUT = Path(__file__).resolve().parents[3]
RECORDS = CHECKOUT / "tests" / "data"
RECORD = RECORDS / "records" / "ear_reddening.sgf"


def checkout(*arguments):
    command = [sys.executable, "-m", "gobanapp", *map(str, arguments)]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return done.stdout


def test_the_bundle_reports_its_version(bundle):
    assert bundle.run("--version") == f"gobanapp {__version__}\n"


@pytest.mark.parametrize("arguments", [["score"], ["score", "--rules", "chinese"], ["check"]])
def test_files_are_counted_and_checked_as_in_the_checkout(bundle, arguments):
    command, *options = arguments
    ours = checkout(command, RECORD, *options, "--json")
    assert json.loads(bundle.run(command, RECORD, *options, "--json")) == json.loads(ours)


@pytest.mark.parametrize("file", sorted((RECORDS / "sgf" / "encodings").glob("*.sgf")), ids=str)
def test_every_encoding_is_read(bundle, file):
    assert json.loads(bundle.run("check", file, "--json")) == json.loads(
        checkout("check", file, "--json")
    )


def test_conversions_equal_those_of_the_checkout(bundle, tmp_path):
    for folder, run in (("ours", checkout), ("theirs", bundle.run)):
        run("convert", RECORD, "-o", tmp_path / f"{folder}.sgf")
    assert (tmp_path / "ours.sgf").read_bytes() == (tmp_path / "theirs.sgf").read_bytes()


@pytest.mark.parametrize("ending", ["svg", "txt", "tex", "png"])
def test_diagrams_equal_those_of_the_checkout(bundle, tmp_path, ending):
    for folder, run in (("ours", checkout), ("theirs", bundle.run)):
        run("diagram", RECORD, "-o", tmp_path / f"{folder}.{ending}")
    ours = (tmp_path / f"ours.{ending}").read_bytes()
    assert ours == (tmp_path / f"theirs.{ending}").read_bytes()


def test_thumbnails_equal_those_of_the_checkout(bundle, tmp_path):
    for folder, run in (("ours", checkout), ("theirs", bundle.run)):
        run("thumbnail", RECORD, "-o", tmp_path / f"{folder}.png")
    assert (tmp_path / "ours.png").read_bytes() == (tmp_path / "theirs.png").read_bytes()


def test_a_diagram_is_a_pdf(bundle, tmp_path):
    bundle.run("diagram", RECORD, "-o", tmp_path / "diagram.pdf")
    assert (tmp_path / "diagram.pdf").read_bytes().startswith(b"%PDF-")
    assert (tmp_path / "diagram.pdf").stat().st_size > 5000
