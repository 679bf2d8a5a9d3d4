"""Contents of the bundle: every module that the program imports and no developer's tool."""

import ast
import subprocess
import sys
from pathlib import Path

import contents
import pytest

from gobanapp.resources import document_path, resource_path

CHECKOUT = Path(__file__).resolve().parents[3]
PACKAGE = CHECKOUT / "gobanapp"
NOT_ON_THIS_SYSTEM = {"winsound", "msvcrt"} if sys.platform != "win32" else {"fcntl"}


@pytest.fixture
def modules(bundle):
    """The names of all modules that the bundle can import."""
    import zipfile

    from PyInstaller.archive.readers import CArchiveReader

    program = bundle.folder / ("gobanapp.exe" if sys.platform == "win32" else "gobanapp")
    archive = CArchiveReader(str(program))
    # What PyInstaller itself begins with lies outside of what it packs.
    found = {*archive.toc, *archive.open_embedded_archive("PYZ.pyz").toc, *sys.builtin_module_names}
    for name in zipfile.ZipFile(bundle.inside / "base_library.zip").namelist():
        found.add(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
    for file in (*bundle.inside.rglob("*.so"), *bundle.inside.rglob("*.pyd")):
        inside = file.relative_to(bundle.inside).parts
        folders = inside[:-1] if "lib-dynload" not in inside else ()
        found.add(".".join([*folders, file.name.partition(".")[0]]))
    return found


def imported(file):
    """The modules that a file imports anywhere, but those that are for types alone."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
            if node.module in {"PySide6", "gobanapp"}:
                yield from (f"{node.module}.{name.name}" for name in node.names)


def test_all_imports_of_the_program_are_bundled(modules):
    wanted = {name for file in PACKAGE.rglob("*.py") for name in imported(file)}
    wanted -= {"gobanapp.__version__", *NOT_ON_THIS_SYSTEM, *contents.DONE_WITHOUT}
    assert {"numpy", "PySide6.QtPrintSupport", "sgfmill.sgf_grammar", "wave"} <= wanted
    assert wanted - modules == set()


USE_OF_NUMPY = """
import sys
before = set(sys.modules)
import numpy
numpy.random.default_rng(1).random()
new = {name: sys.modules[name] for name in sys.modules if name not in before}
print(*(name for name, module in new.items() if hasattr(module, "__file__")))
"""


def test_all_imports_of_numpy_are_bundled(modules):
    command = [sys.executable, "-c", USE_OF_NUMPY]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    left_out = contents.unused_modules()
    wanted = {
        name
        for name in done.stdout.split()
        if not any(f"{name}.".startswith(f"{other}.") for other in left_out)
    }
    assert {"numpy.random._generator", "secrets"} <= wanted
    assert wanted - modules == set()


def test_no_tool_of_a_developer_is_in_it(modules):
    tops = {name.partition(".")[0] for name in modules}
    assert not tops & {"pytest", "hypothesis", "mypy", "ruff", "PyInstaller", "tkinter"}
    assert "numpy.testing" not in modules


def test_all_resources_are_in_it(bundle):
    folder = resource_path()
    ours = {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()}
    inside = bundle.inside / "gobanapp" / "resources_data"
    theirs = {file.relative_to(inside) for file in inside.rglob("*") if file.is_file()}
    pages = {file.relative_to(document_path().parent) for file in document_path().rglob("*")}
    ours |= {page for page in pages if (document_path().parent / page).is_file()}
    assert theirs == {
        file for file in ours if file.suffix != ".ts" or file.name == "gobanapp_en.ts"
    }
    assert sum(file.suffix == ".qm" for file in theirs) >= 8


def test_every_part_comes_with_its_licence(bundle):
    licences = bundle.inside / "licences"
    named = ("gobanapp", "Python", "LGPL-3.0", "GPL-3.0", "sgfmill", "README")
    for name in named:
        assert (licences / f"{name}.txt").stat().st_size > 1000
    assert list((licences / "numpy").iterdir())
    brought = [file for file in bundle.inside.glob("libx*.so.*") if not file.is_symlink()]
    assert bool(brought) == (licences / "system").is_dir()


def test_no_link_is_broken(bundle):
    links = [path for path in bundle.folder.rglob("*") if path.is_symlink()]
    assert [link for link in links if not link.exists()] == []
