"""The recipes that cannot be tried on this system: that they hold together and name what exists.

Inno Setup, macOS and Flatpak read them; here they are read as text.
"""

import plistlib
import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
ID = "org.gobanapp.gobanapp"
ENDINGS = {"sgf", "gib", "ngf", "ugf", "ugi"}

INSTALLER = (CHECKOUT / "packaging" / "windows" / "gobanapp.iss").read_text("utf-8")
FLATPAK = (CHECKOUT / "packaging" / "flatpak" / f"{ID}.yml").read_text("utf-8")
PROPERTIES = plistlib.loads((CHECKOUT / "packaging" / "macos" / "Info.plist").read_bytes())


def section(name):
    """The lines of a section of the installer's script, without comments."""
    found = re.search(rf"^\[{name}\]\n(.*?)(?=^\[\w+\]$|\Z)", INSTALLER, re.MULTILINE | re.DOTALL)
    lines = found[1].splitlines()
    return [line for line in lines if line and not line.startswith((";", "#"))]


def test_macos_knows_every_kind_of_file():
    declared = {
        kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]["public.filename-extension"]
        for kind in PROPERTIES["UTImportedTypeDeclarations"]
    }
    assert {ending for endings in declared.values() for ending in endings} == ENDINGS
    opened = [
        name for kind in PROPERTIES["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]
    ]
    assert sorted(opened) == sorted(declared)


def test_macos_draws_finely_and_may_be_dark():
    assert PROPERTIES["NSHighResolutionCapable"] is True
    assert PROPERTIES["NSRequiresAquaSystemAppearance"] is False


@pytest.mark.parametrize("ending", sorted(ENDINGS))
def test_windows_offers_every_file_type_and_takes_over_none(ending):
    rows = section("Registry")
    opening = [row for row in rows if rf"gobanapp.{ending}\shell\open\command" in row]
    assert len(opening) == 1
    assert '"""{app}\\gobanapp.exe"" ""%1"""' in opening[0]
    # A value of the extension's own key would take the type from the program that opens it now.
    own = [row for row in rows if rf"{{#Classes}}\.{ending}" in row]
    assert len(own) == 1
    assert rf"\.{ending}\OpenWithProgids" in own[0]
    assert "uninsdeletevalue" in own[0]


def test_windows_forgets_the_program_with_it():
    for row in section("Registry"):
        keeps = [r"\DefaultIcon", r"\shell\open", r"{#Capabilities}", "Tasks: path"]
        assert "uninsdelete" in row or any(part in row for part in keeps)


def test_the_workflow_defines_what_the_windows_installer_reads():
    maker = (CHECKOUT / "packaging" / "bundle" / "installers.py").read_text("utf-8")
    needed = set(re.findall(r"Defined\((\w+)\)", INSTALLER))
    assert needed == set(re.findall(r'"(\w+)": ', maker))
    own = set(re.findall(r"#define (\w+)", INSTALLER))
    assert set(re.findall(r"\{#(\w+)\}", INSTALLER)) == needed | own


def test_flatpak_refers_to_existing_files():
    assert f"id: {ID}\n" in FLATPAK
    for path in re.findall(r"(?<=[ /])packaging/[\w./-]+", FLATPAK):
        assert (CHECKOUT / path).exists(), path
    for path in ("resources/translations", "gobanapp", "LICENSE"):
        assert path in FLATPAK
        assert (CHECKOUT / path).exists()


def test_flatpak_installs_resources_where_the_program_looks():
    installed = "/app/lib/gobanapp/gobanapp/resources_data"
    assert f"cp -r resources {installed}\n" in FLATPAK
    assert f"cp -r docs {installed}/docs\n" in FLATPAK
    assert f"find {installed}/translations -name '*.ts' ! -name gobanapp_en.ts -delete" in FLATPAK


def test_flatpak_has_few_rights():
    rights = re.findall(r"^  - (--[\w=:/. -]+?)(?:  #.*)?$", FLATPAK, re.MULTILINE)
    assert "--socket=wayland" in rights
    assert not any("network" in right or "=host" in right or "=home" in right for right in rights)
    folders = [right for right in rights if "filesystem" in right]
    assert folders == ["--filesystem=xdg-documents/Go games:create"]
    assert '_GAMES_FOLDER = "Go games"' in (CHECKOUT / "gobanapp/storage/settings.py").read_text(
        "utf-8"
    )
