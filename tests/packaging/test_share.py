"""Desktop integration files, checked by the desktop's own validators."""

import configparser
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from gobanapp import __version__
from gobanapp.__main__ import main
from gobanapp.cli.program_options import NEW_INSTANCE_OPTION
from gobanapp.sgf.game_file import FileFormat

CHECKOUT = Path(__file__).resolve().parents[2]
DATA = CHECKOUT / "tests" / "data"
LINUX = CHECKOUT / "packaging" / "linux"
SHARE = runpy.run_path(str(LINUX / "share.py"))
ID = "org.gobanapp.gobanapp"
LANGUAGES = {"de", "fr", "it", "ja", "ko", "pl", "zh_CN"}
TYPES = {f"application/x-go-{format_.value}" for format_ in FileFormat}
XML = "{http://www.w3.org/XML/1998/namespace}lang"

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="no such desktop here")


def told_by(*arguments, **more):
    """Return what a program says, on both channels; it must succeed."""
    done = subprocess.run(
        list(map(str, arguments)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        **more,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def share(tmp_path_factory):
    """A folder that stands for /usr/share, with the types that every system knows."""
    folder = tmp_path_factory.mktemp("share")
    SHARE["install_share"](folder)
    if sys.platform == "linux":
        types = Path("/usr/share/mime/packages/freedesktop.org.xml")
        shutil.copy(types, folder / "mime" / "packages")
        at_once = {**os.environ, "PKGSYSTEM_ENABLE_FSYNC": "0"}  # no waiting for the disk
        told_by("update-mime-database", folder / "mime", env=at_once)
    return folder


@pytest.fixture
def type_of(share):
    """What the system says that a file is."""

    def find(path):
        environment = {**os.environ, "XDG_DATA_DIRS": str(share), "LC_ALL": "C.UTF-8"}
        query = ("gio", "info", "--attributes=standard::content-type", path)
        told = told_by(*query, env=environment)
        return re.search(r"standard::content-type: (\S+)", told)[1]

    return find


def entry(path, section):
    """The keys of one section; files for desktops have small and large letters in them."""
    parser = configparser.RawConfigParser(strict=True)
    parser.optionxform = str
    parser.read(path, "utf-8")
    return parser[section]


@linux_only
def test_the_desktop_file_is_sound(share):
    assert told_by("desktop-file-validate", share / "applications" / f"{ID}.desktop") == ""


@linux_only
def test_the_metainfo_is_sound(share):
    told = told_by(
        "appstreamcli", "validate", "--no-net", share / "metainfo" / f"{ID}.metainfo.xml"
    )
    assert "Validation was successful" in told


def test_everything_is_called_by_the_same_id(share):
    for place in ("applications", "metainfo", "thumbnailers", "icons/hicolor/48x48/apps"):
        (path,) = (share / place).iterdir()
        assert path.name.startswith(f"{ID}.")
    desktop = entry(share / "applications" / f"{ID}.desktop", "Desktop Entry")
    assert desktop["Icon"] == ID
    assert "StartupWMClass" in desktop
    metainfo = ElementTree.parse(share / "metainfo" / f"{ID}.metainfo.xml")
    assert metainfo.findtext("id") == ID
    assert metainfo.findtext("launchable") == f"{ID}.desktop"
    assert f'setDesktopFileName("{ID}")' in (CHECKOUT / "gobanapp" / "app.py").read_text("utf-8")


def test_all_name_the_types_that_can_be_read(share):
    desktop = entry(share / "applications" / f"{ID}.desktop", "Desktop Entry")
    thumbnailer = entry(share / "thumbnailers" / f"{ID}.thumbnailer", "Thumbnailer Entry")
    metainfo = ElementTree.parse(share / "metainfo" / f"{ID}.metainfo.xml")
    types = ElementTree.parse(share / "mime" / "packages" / f"{ID}.xml")
    assert set(desktop["MimeType"].strip(";").split(";")) == TYPES
    assert set(thumbnailer["MimeType"].strip(";").split(";")) == TYPES
    assert {kind.text for kind in metainfo.iter("mediatype")} == TYPES
    assert {kind.get("type") for kind in types.getroot()} == TYPES


def test_words_are_in_every_language_of_the_program(share):
    desktop = entry(share / "applications" / f"{ID}.desktop", "Desktop Entry")
    for key in ("GenericName", "Comment", "Keywords"):
        assert {name for name in desktop if name.startswith(key)} == {
            key,
            *(f"{key}[{language}]" for language in LANGUAGES),
        }
    metainfo = ElementTree.parse(share / "metainfo" / f"{ID}.metainfo.xml")
    types = ElementTree.parse(share / "mime" / "packages" / f"{ID}.xml")
    parents = [metainfo.getroot(), *metainfo.iter("description"), *types.getroot()]
    for parent in parents:
        for name in ("summary", "p", "{*}comment"):
            said = [child.get(XML) for child in parent.findall(name)]
            assert said == [] or set(said) == {None, *LANGUAGES}
    lines = [line.get(XML) for line in metainfo.iter("li")]
    assert {language: lines.count(language) for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES, lines.count(None)
    )


def test_the_languages_are_those_of_the_program():
    folder = CHECKOUT / "resources" / "translations"
    found = {path.stem.removeprefix("gobanapp_") for path in folder.glob("*.ts")}
    assert found - {"en"} == LANGUAGES


def test_the_release_is_the_version(share):
    metainfo = ElementTree.parse(share / "metainfo" / f"{ID}.metainfo.xml")
    (release,) = metainfo.iter("release")
    assert release.get("version") == __version__
    assert re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", release.get("date"))


@linux_only
@pytest.mark.parametrize(
    "path", sorted(DATA.glob("formats/*.*i")) + sorted(DATA.glob("formats/*.ngf")), ids=str
)
def test_records_are_known_by_name_and_by_content(type_of, tmp_path, path):
    expected = f"application/x-go-{path.suffix[1:]}"
    named = tmp_path / "named"
    for ending in (path.suffix, path.suffix.upper()):
        shutil.copy(path, named.with_suffix(ending))
        assert type_of(named.with_suffix(ending)) == expected


@linux_only
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("formats/korean.gib", "gib"),
        ("formats/chinese.gib", "gib"),
        ("formats/three_stones.ngf", "ngf"),
        ("formats/japanese.ngf", "ngf"),
        ("formats/review.ugi", "ugi"),
        ("formats/commentary.ugi", "ugi"),
        ("records/ear_reddening.sgf", "sgf"),
    ],
)
def test_records_without_an_extension_are_recognised_by_content(type_of, tmp_path, name, kind):
    shutil.copy(DATA / name, tmp_path / "nameless")
    assert type_of(tmp_path / "nameless") == f"application/x-go-{kind}"


@linux_only
@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"[Header]\nVer=UGF3,200\nLang=SJIS\nCrypt=0,PLAIN_UGF_FILE,READ_WRITE\n", "x-go-ugf"),
        (b"\xef\xbb\xbf(;GM[1]SZ[9];B[aa])", "x-go-sgf"),
        (b"(\n;FF[4]\nGM[1]\n;B[aa])", None),
        (b"(;GM[6]FF[4])", None),
        (b"[Header]\nName=something else\n", None),
        (b"A letter about www.cyberoro.com\nand no game\n", None),
    ],
)
def test_only_records_are_recognised_as_records(type_of, tmp_path, data, kind):
    (tmp_path / "nameless").write_bytes(data)
    found = type_of(tmp_path / "nameless")
    assert found == f"application/{kind}" if kind else not found.startswith("application/x-go")


def test_the_thumbnailer_runs_the_thumbnail_command(share, tmp_path):
    """It is run as file managers do: with an input, an output without ending, and a size."""
    line = entry(share / "thumbnailers" / f"{ID}.thumbnailer", "Thumbnailer Entry")["Exec"]
    fields = {"%i": str(DATA / "formats/korean.gib"), "%o": str(tmp_path / "x"), "%s": "128"}
    program, *arguments = [fields.get(word, word) for word in line.split()]
    assert program == "gobanapp"
    assert main(arguments) == 0
    picture = QImage(str(tmp_path / "x"), "PNG")
    assert (picture.width(), picture.height()) == (128, 128)


def test_icons_have_the_sizes_of_their_folders(share):
    found = {}
    for path in sorted((share / "icons" / "hicolor").rglob("*.png")):
        size, kind = path.parts[-3:-1]
        picture = QImage(str(path))
        assert f"{picture.width()}x{picture.height()}" == size
        found.setdefault(kind, set()).add(picture.width())
    assert found["apps"] == {16, 22, 24, 32, 48, 64, 128, 256, 512}
    assert found["mimetypes"] == found["apps"] - {512}
    scalable = share / "icons" / "hicolor" / "scalable"
    assert {path.parent.name for path in scalable.rglob("*.svg")} == {"apps", "mimetypes"}


def test_the_icons_of_records_are_up_to_date():
    tools = runpy.run_path(str(LINUX / "make_type_icons.py"))
    for size in tools["SIZES"]:
        path = tools["FOLDER"] / f"{size}x{size}" / "mimetypes" / f"{tools['NAME']}.png"
        kept, made = (
            bytes(picture.convertToFormat(QImage.Format.Format_RGBA8888).constBits())
            for picture in (QImage(str(path)), tools["picture"](size))
        )
        # Each version of Qt draws edges a little differently.
        assert sum(abs(a - b) for a, b in zip(kept, made, strict=True)) / len(kept) < 2
    scalable = tools["FOLDER"] / "scalable" / "mimetypes" / f"{tools['NAME']}.svg"
    assert scalable.read_text("utf-8") == tools["svg"](256)


def test_installed_files_are_world_readable_and_replace_older_ones(tmp_path):
    old = tmp_path / "applications" / f"{ID}.desktop"
    old.parent.mkdir()
    old.write_text("old", "utf-8")
    SHARE["install_share"](tmp_path)
    assert old.read_text("utf-8").startswith("[Desktop Entry]")
    modes = {path.stat().st_mode & 0o777 for path in tmp_path.rglob("*") if path.is_file()}
    assert modes == {0o644} or os.name != "posix"


def test_a_version_with_a_day_in_the_changelog_is_released_then(monkeypatch, tmp_path):
    (tmp_path / "gobanapp").mkdir()
    (tmp_path / "gobanapp" / "__init__.py").write_text('"""x."""\n\n__version__ = "9.8"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        "## [9.9] - 2031-01-01\n## [9.8] - 2030-02-03\n", "utf-8"
    )
    releases = SHARE["_releases"]
    monkeypatch.setitem(releases.__globals__, "ROOT", tmp_path)
    assert '<release version="9.8" date="2030-02-03" type="stable"/>' in releases()
    (tmp_path / "CHANGELOG.md").write_text("## [9.8] - unreleased\n", "utf-8")
    assert 'type="development"' in releases()


def test_the_wheel_includes_the_manual_and_completions():
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    brought = {path.name for source in shared for path in (CHECKOUT / source).rglob("gobanapp*")}
    assert brought == {"gobanapp.1", "gobanapp", "gobanapp.fish"}
    assert {source.removeprefix("packaging/linux/") for source in shared} == set(shared.values())


def test_a_new_window_action_is_offered(share):
    path = share / "applications" / f"{ID}.desktop"
    assert entry(path, "Desktop Entry")["Actions"] == "new-window;"
    action = entry(path, "Desktop Action new-window")
    assert action["Exec"] == f"gobanapp {NEW_INSTANCE_OPTION}"
    assert {name for name in action if name.startswith("Name")} == {
        "Name",
        *(f"Name[{language}]" for language in LANGUAGES),
    }
