"""The package for Debian and Ubuntu, made of the folder: control file, copyright, sums, links.

The program lies in /usr/lib and not in /opt: file managers draw small pictures by programs that see
nothing but /usr.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from build_tools import ROOT, call, output_of
from contents import SELDOM_THERE
from folder import size_of

sys.path.insert(0, str(ROOT / "packaging" / "linux"))

NAME: Final = "gobanapp"
MAINTAINER: Final = "The gobanapp developers"
_SUMMARY = "face-to-face Go board with scoring, lessons and SGF files"
_DESCRIPTION = """\
 Two people play Go on one screen, with clocks and ten rulesets. The program
 scores the game, explains every step, and needs no engine and no internet.
 Game files (sgf, gib, ngf, ugf, ugi) open in any encoding and are repaired if
 damaged. Lessons, problems, visual aids, a presentation window and printed
 diagrams serve learners and teachers; commands score, check, convert and draw.
"""
_SOUNDS = "pipewire-bin | pulseaudio-utils | alsa-utils"
# Plugins of Qt that do without what they need where it is missing.
_FIELDS: Final = {"libcupsprintersupport.so": "Recommends", "libqgtk3.so": "Suggests"}


def make_deb(bundle: Path, dist: Path, version: str) -> Path:
    """Make the package in ``dist`` and return it. Raises ``NotMade``."""
    architecture = output_of(["dpkg", "--print-architecture"]).strip()
    package = dist / f"{NAME}_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder, "root")
        fill(root, bundle, version)
        (root / "DEBIAN").mkdir()  # dpkg-shlibdeps looks for it, too
        control = control_file(
            version=version,
            architecture=architecture,
            kilobytes=-(-size_of(root) // 1024),
            needs=needed_packages(root),
        )
        (root / "DEBIAN" / "md5sums").write_text(md5sums(root), "utf-8")
        (root / "DEBIAN" / "control").write_text(control, "utf-8")
        _set_modes(root)
        call(["dpkg-deb", "--root-owner-group", "-Zzstd", "--build", str(root), str(package)])
    return package


def fill(root: Path, bundle: Path, version: str) -> None:
    """Put all files of the package below ``root``, which stands for /."""
    from share import install_share

    place = root / "usr" / "lib" / NAME
    shutil.copytree(bundle, place, symlinks=True)
    # Those that come along for other systems: here they are packages that are depended on.
    for library in SELDOM_THERE:
        (place / "_internal" / library).unlink(missing_ok=True)
    shutil.rmtree(place / "_internal" / "licences" / "system", ignore_errors=True)
    program = root / "usr" / "bin" / NAME
    program.parent.mkdir(parents=True)
    program.symlink_to(f"../lib/{NAME}/{NAME}")
    install_share(root / "usr" / "share")
    for page in (root / "usr" / "share" / "man").rglob("*.[0-9]"):
        _compress(page.read_bytes(), page.with_name(f"{page.name}.gz"))
        page.unlink()
    about = root / "usr" / "share" / "doc" / NAME
    about.mkdir(parents=True)
    (about / "copyright").write_text(copyright_file(place / "_internal" / "licences"), "utf-8")
    _compress(changelog(version).encode(), about / "changelog.gz")
    overrides = root / "usr" / "share" / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(Path(__file__).parent / "lintian-overrides", overrides)


def control_file(
    *, version: str, architecture: str, kilobytes: int, needs: dict[str, list[str]]
) -> str:
    """Return the control file. ``needs``: packages as dpkg-shlibdeps names them, by field."""
    recommends = [*needs["Recommends"], _SOUNDS]
    fields = {
        "Package": NAME,
        "Version": version,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(needs["Depends"]),
        "Recommends": ", ".join(recommends),
        "Suggests": ", ".join(needs["Suggests"]),
        "Section": "games",
        "Priority": "optional",
    }
    lines = [f"{name}: {value}" for name, value in fields.items() if value]
    return "\n".join([*lines, f"Description: {_SUMMARY}", _DESCRIPTION])


def needed_packages(root: Path) -> dict[str, list[str]]:
    """Return by field the packages with the libraries that are asked for, and their versions."""
    programs: dict[str, list[Path]] = {"Depends": [], "Recommends": [], "Suggests": []}
    for file in _files(root / "usr" / "lib"):
        if _is_machine_code(file):
            programs[_FIELDS.get(file.name, "Depends")].append(file)
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    folders = {file.parent for files in programs.values() for file in files}
    command += [f"-l{folder}" for folder in sorted(folders)]
    for field, files in programs.items():
        command += [f"-d{field}", *(f"-e{file}" for file in files)]
    with tempfile.TemporaryDirectory() as folder:
        # The tool wants to stand in a source package.
        control = Path(folder, "debian", "control")
        control.parent.mkdir()
        control.write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", "utf-8")
        said = output_of(command, Path(folder))
    found = dict(re.findall(r"^shlibs:(\w+)=(.*)$", said, re.MULTILINE))
    return {field: list(filter(None, found.get(field, "").split(", "))) for field in programs}


def md5sums(root: Path) -> str:
    lines = []
    for file in _files(root):
        if not file.is_symlink():
            digest = hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {file.relative_to(root).as_posix()}\n")
    return "".join(lines)


def copyright_file(licences: Path) -> str:
    """Return the copyright file: what each part is, and all texts that the system has not got."""
    ours = (licences / "gobanapp.txt").read_text("utf-8")
    about = (licences / "README.txt").read_text("utf-8").partition("Libraries of X")[0]
    place = f"/usr/lib/{NAME}/_internal/licences"
    return (
        f"{about}\nThe folder is {place}.\n"
        "The two licences of the GNU project are on Debian also in\n"
        "/usr/share/common-licenses/LGPL-3 and /usr/share/common-licenses/GPL-3.\n\n"
        f"gobanapp:\n\n{ours}"
    )


def changelog(version: str) -> str:
    """Return what Debian's tools read; what is new stands in the program's own changelog."""
    day = output_of(["date", "-R"]).strip()
    return (
        f"{NAME} ({version}) unstable; urgency=medium\n\n"
        f"  * Made of the sources of version {version}; see CHANGELOG.md there.\n\n"
        f" -- {MAINTAINER} <>  {day}\n"
    )


def judge(package: Path) -> str:
    """Return what lintian has to say of the package, or why it was not asked.

    That it is packed with zstd is an error only in Debian's own archive: the dpkg of Debian 12 and
    of Ubuntu reads it, and xz takes a minute and a half.
    """
    lintian = shutil.which("lintian")
    if lintian is None:
        return "lintian is not installed: not asked"
    command = [lintian, "--allow-root", "--tag-display-limit", "5", str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).strip() or "nothing"


def _is_machine_code(file: Path) -> bool:
    if file.is_symlink():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file() or file.is_symlink())


def _compress(content: bytes, target: Path) -> None:
    with target.open("wb") as opened, gzip.GzipFile("", "wb", 9, opened, mtime=0) as packed:
        packed.write(content)


def _set_modes(root: Path) -> None:
    """Give the modes that packages have: programs can be run, nothing else can."""
    for path in (root, *root.rglob("*")):
        if path.is_symlink():
            continue
        is_program = path.is_dir() or path == root / "usr" / "lib" / NAME / NAME
        path.chmod(0o755 if is_program else 0o644)
