"""The wheel and the source archive: what is in them, and that what is installed works.

Both are built without a network, by what the environment has: the wheel out of the archive.
"""

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from configparser import ConfigParser
from pathlib import Path

import pytest

from gobanapp import __version__

pytestmark = pytest.mark.slow  # as a wheel is made for a release

CHECKOUT = Path(__file__).resolve().parents[2]
RECORD = CHECKOUT / "tests" / "data" / "records" / "ear_reddening.sgf"
RESOURCES = "gobanapp/resources_data/"
NAME = f"gobanapp-{__version__}"


def build(sources, target, *kinds):
    options = [option for kind in kinds for option in ("-t", kind)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target), *options]
    done = subprocess.run(command, cwd=sources, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    """The source archive."""
    folder = tmp_path_factory.mktemp("archive")
    build(CHECKOUT, folder, "sdist")
    return folder / f"{NAME}.tar.gz"


@pytest.fixture(scope="module")
def wheel(archive, tmp_path_factory):
    """The wheel that the source archive builds."""
    folder = tmp_path_factory.mktemp("wheel")
    has_filters = hasattr(tarfile, "data_filter")
    with tarfile.open(archive) as opened:
        # Newer Pythons complain without it, older ones with it.
        opened.extractall(folder, **({"filter": "data"} if has_filters else {}))
    build(folder / NAME, folder, "wheel")
    return wheel_in(folder)


@pytest.fixture(scope="module")
def files(wheel):
    """The names and the contents of what is in the wheel."""
    return contents(wheel)


def wheel_in(folder):
    return folder / f"{NAME}-py3-none-any.whl"


def contents(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def sources(folder):
    """The files below a folder that are not made by running or building."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        file.relative_to(folder).as_posix()
        for file in files
        if "__pycache__" not in file.parts
        and (file.suffix != ".ts" or file.name == "gobanapp_en.ts")
    }


def test_the_wheel_has_the_program_all_its_resources_and_nothing_else(files):
    ours = {name for name in files if not name.startswith(NAME)}
    code = {f"gobanapp/{name}" for name in sources(CHECKOUT / "gobanapp")}
    resources = {f"{RESOURCES}{name}" for name in sources(CHECKOUT / "resources")}
    documents = {f"{RESOURCES}docs/{name}" for name in sources(CHECKOUT / "docs")}
    assert ours == code | resources | documents


def test_the_wheel_has_the_manual_and_completions_and_no_more_for_desktops(files):
    place = f"{NAME}.data/data/share/"
    theirs = {name.removeprefix(place) for name in files if name.startswith(f"{NAME}.data/")}
    share = CHECKOUT / "packaging" / "linux" / "share"
    kinds = ("man", "bash-completion", "fish")
    assert theirs == {f"{kind}/{name}" for kind in kinds for name in sources(share / kind)}
    assert theirs


def test_the_wheel_speaks_every_language(files):
    languages = [file.stem for file in (CHECKOUT / "resources" / "translations").glob("*.ts")]
    assert len(languages) >= 8
    for language in languages:
        assert len(files[f"{RESOURCES}translations/{language}.qm"]) > 100


def test_the_wheel_names_its_commands_and_its_licence(files):
    points = ConfigParser()
    points.read_string(files[f"{NAME}.dist-info/entry_points.txt"].decode())
    assert dict(points["console_scripts"]) == {"gobanapp": "gobanapp.__main__:main"}
    assert dict(points["gui_scripts"]) == {"gobanapp-window": "gobanapp.__main__:main"}
    assert files[f"{NAME}.dist-info/licenses/LICENSE"] == (CHECKOUT / "LICENSE").read_bytes()


def test_the_wheel_holds_the_files_unchanged(files):
    for folder, place in (
        (CHECKOUT / "gobanapp", "gobanapp/"),
        (CHECKOUT / "resources", RESOURCES),
        (CHECKOUT / "docs", f"{RESOURCES}docs/"),
    ):
        for name in sources(folder):
            assert files[f"{place}{name}"] == (folder / name).read_bytes(), name


def test_the_source_archive_has_the_tests(archive):
    with tarfile.open(archive) as opened:
        names = set(opened.getnames())
    assert f"{NAME}/tests/packaging/test_wheel.py" in names
    assert f"{NAME}/dev.py" in names
    assert not any(name.endswith(".qm") for name in names)


def test_the_checkout_builds_the_same_wheel(files, tmp_path):
    build(CHECKOUT, tmp_path, "wheel")
    assert contents(wheel_in(tmp_path)) == files


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The folder of programs of an environment that holds the wheel and sees the packages."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    install = ["install", "-q", "--no-index", "--no-deps", str(wheel)]
    subprocess.run([*pip, *install], check=True)
    where = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    told = subprocess.run(where, capture_output=True, text=True, check=True).stdout
    packages = Path(told.strip())
    (packages / "others.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return python.parent


def run(program, *arguments, folder):
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(program), *map(str, arguments)]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_installed_commands_answer_as_those_of_the_checkout(installed, tmp_path):
    command = installed / "gobanapp"
    for name in ("gobanapp", "gobanapp-window"):
        assert run(installed / name, "--version", folder=tmp_path) == f"gobanapp {__version__}\n"
    score = ["score", RECORD, "--json"]
    ours = run(sys.executable, "-m", "gobanapp", *score, folder=CHECKOUT)
    theirs = run(command, *score, folder=tmp_path)
    assert json.loads(theirs) == json.loads(ours)
    for ending in ("svg", "png"):
        picture = tmp_path / f"diagram.{ending}"
        run(command, "diagram", RECORD, "-o", picture, folder=tmp_path)
        assert picture.stat().st_size > 1000


def test_the_installed_program_has_its_resources_within(installed, tmp_path):
    lines = (
        "from gobanapp.ui.widgets.translations import languages",
        "from gobanapp.resources import resource_path",
        "folder = resource_path()",
        "print(len(languages()), (folder / 'sounds' / 'stone-1.wav').is_file(), folder)",
    )
    count, is_there, folder = run(
        installed / "python", "-c", "; ".join(lines), folder=tmp_path
    ).split()
    languages = list((CHECKOUT / "resources" / "translations").glob("*.ts"))
    assert (int(count), is_there) == (len(languages), "True")
    assert Path(folder).parents[1] != CHECKOUT
    assert Path(folder).name == "resources_data"
