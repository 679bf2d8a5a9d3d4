"""Fixtures for every test: no screen, no user settings, one language."""

import contextlib
import ctypes
import gc
import itertools
import os
import sys

# Before Qt is loaded: it looks at these once, when it starts.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

import re
import runpy
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QStandardPaths
from pytestqt.qtbot import QtBot

from tests.own_home import own_home
from tests.patience import Patience

# Shared machines stall now and then, so nothing depends on how long an example takes. Everyone
# tries the same examples, so that a change is never blamed for luck; `dev.py soak properties` tries
# others.
UNTIMED = settings(
    settings.get_profile("default"),  # of Hypothesis; where CI is set, another one is in use
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("same", UNTIMED, derandomize=True, max_examples=25)
settings.register_profile("few", settings.get_profile("same"), max_examples=6)
settings.register_profile("random", UNTIMED, print_blob=True)
# For mutmut, which only asks whether a test fails, and runs the tests several times in one process.
settings.register_profile(
    "mutation",
    settings.get_profile("same"),
    phases=[Phase.explicit, Phase.generate],
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
settings.load_profile("same")


_local_constants = providers._get_local_constants  # noqa: SLF001 - no setting replaces it


def local_constants():
    """Replace Hypothesis's own: the same examples must not depend on the modules loaded before.

    It takes values from the literals of each module of ours that is there, and any test may load
    another one. Those tried at random may.
    """
    return Constants() if settings().derandomize else _local_constants()


providers._get_local_constants = local_constants  # noqa: SLF001

QStandardPaths.setTestModeEnabled(True)

if sys.platform == "linux":
    # Pictures of some megabytes each come and go: give their memory back to the system at once, or
    # glibc keeps so much of it that a process of the tests grows to twice its size.
    M_MMAP_THRESHOLD = -3
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, 1 << 20)


def is_quick(config):
    """Return whether ``-m`` asks for the tests that are run while one works, without windows."""
    return "not gui" in config.option.markexpr.split(" and ")


def pytest_configure(config):
    """Try fewer examples where everything is to be quick, and let no test hang for ever.

    ``dev.py test`` tries all the examples.
    """
    if is_quick(config) and not config.getoption("--hypothesis-profile"):
        settings.load_profile("few")
    # Where the tests run in several processes, the one that hands them out waits for the slowest.
    hands_out = config.getoption("numprocesses", None) and not hasattr(config, "workerinput")
    if not config.getini("faulthandler_timeout") and not hands_out:
        config.pluginmanager.register(Patience())


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Use one process more than there are cores: some wait for windows or other programs."""
    number = yield
    return number if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else number + 1


WITH_WINDOWS = [Path(__file__).with_name(name) for name in ("paint", "ui")]
"""Folders whose tests all need Qt's GUI application."""


def pytest_ignore_collect(collection_path, config):
    """Do not even import the tests with windows where ``-m`` leaves them all out."""
    return True if is_quick(config) and collection_path in WITH_WINDOWS else None


def pytest_collection_modifyitems(items, config):
    """Mark the tests that need Qt's GUI application, and those that are too long to be quick."""
    quick = is_quick(config)
    for item in items:
        if uses_windows(item):
            item.add_marker(pytest.mark.gui)
        if quick and item.get_closest_marker("thorough"):
            item.add_marker(pytest.mark.slow)
    # Where several processes take file after file, none waits in the end for a long one of another.
    items.sort(key=is_short)


LONG_FILES = ("real_window", "single_instance", "at_random", "at_any_moment", "test_app")
"""The names of files and folders with slow tests, such as those that start programs."""


def is_short(item):
    file, _, _test = item.nodeid.partition("::")
    return not any(name in file for name in LONG_FILES)


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Look for garbage once, when all tests are there: hardly anything of them is any."""
    gc.disable()
    try:
        return (yield)
    finally:
        freeze_garbage()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item, nextitem):
    result = yield
    if nextitem is not None and nextitem.path != item.path:
        continues = nextitem.path.parent == item.path.parent
        if uses_windows(nextitem) or not continues:  # less comes together without windows
            freeze_garbage()
    return result


def freeze_garbage():
    """Keep what pytest gathers, tests and reports, out of the collections of garbage to come.

    It is most of what there is by far, and tests/ui collects garbage after each test.
    """
    gc.collect()
    gc.freeze()


def uses_windows(test):
    """Return whether a test, or what it asks for, needs Qt's GUI application."""
    return "qapp" in getattr(test, "fixturenames", ())


def pytest_sessionfinish():
    """Take what tests have put on the clipboard away while there is still a Python to do it."""
    from PySide6.QtGui import QGuiApplication

    # Systems keep it somewhere else; the platform without a screen in Qt, until Qt itself ends.
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()


class PatientQtBot(QtBot):
    """Waits for what must happen until it does, also on a machine that stalls for seconds."""

    LONG = 60_000  # milliseconds

    def waitUntil(self, callback, *, timeout=LONG):  # noqa: N802 - pytest-qt's name
        return super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal, *, timeout=LONG, **more):  # noqa: N802
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitExposed(self, widget, *, timeout=LONG):  # noqa: N802
        return super().waitExposed(widget, timeout=timeout)

    def waitActive(self, widget, *, timeout=LONG):  # noqa: N802
        return super().waitActive(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp, request):
    return PatientQtBot(request)


@pytest.fixture(scope="session")
def garbage(qapp):
    """The program's own collection of garbage, on the window's thread alone."""
    from gobanapp.ui.widgets.worker import GarbageCollector

    return GarbageCollector(qapp)


@pytest.fixture
def _no_garbage(garbage):
    """Destroy what a test with windows has closed.

    Windows must not be destroyed on other threads, on which Python might collect garbage; and tests
    hardly ever let Qt go to sleep, which is when the program does.
    """
    gc.disable()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


class Homes:
    """Homes of tests, one after the other: folders that do not exist until something is kept there.

    To make a folder for each of ten thousand tests, and to remove it later, takes seconds.
    """

    def __init__(self, base, runtime, environment):
        self._base, self._runtime, self._environment = base, runtime, environment
        self._numbers = itertools.count()
        self.move()

    def move(self):
        """Let another folder be the home, for the programs that are started as well."""
        self.home = self._base / str(next(self._numbers))
        for name, place in own_home(self.home, self._runtime).items():
            self._environment.setenv(name, place)


@pytest.fixture(scope="session")
def homes(tmp_path_factory):
    # The folder of the user's session is one for all tests, as Qt may keep its address.
    base, runtime = tmp_path_factory.mktemp("homes"), tmp_path_factory.mktemp("runtime")
    with pytest.MonkeyPatch.context() as environment:
        yield Homes(base, runtime, environment)


@pytest.fixture(autouse=True)
def home(request, homes):
    """A home in which no other test has kept anything.

    Tests without windows share one as long as it does not exist: they are thousands of small ones.
    """
    if uses_windows(request.node):
        request.getfixturevalue("_no_garbage")
        homes.move()
    else:
        gc.enable()
        if homes.home.exists():
            homes.move()
    return homes.home


CHECKOUT = Path(__file__).resolve().parent.parent
PSEUDO = "eo"
"""A language that nobody has translated the program into: English with accents, 40 % longer."""


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """A folder with all languages as the program reads them, and one made up."""
    tools = runpy.run_path(str(CHECKOUT / "packaging" / "translations.py"))
    folder = tmp_path_factory.mktemp("translations")
    for source in tools["sources_of"](tools["FOLDER"]):
        text = source.read_text("utf-8")
        (folder / source.name).write_text(text, "utf-8")
        if source.name == "gobanapp_de.ts":
            (folder / f"gobanapp_{PSEUDO}.ts").write_text(made_up(text), "utf-8")
    tools["compile_all"](folder)
    return folder


def made_up(text):
    """Return a .ts file in which each text is longer and has accents."""

    def translated(found):
        source, between, is_numerus = found[1], found[2], "<numerusform>" in found[3]
        words = accented(source)
        if is_numerus:
            words = f"<numerusform>{words}</numerusform>" * 2
        return f"<source>{source}</source>{between}<translation>{words}</translation>"

    pattern = (
        r"<source>([^<]*)</source>((?:(?!</message>).)*?)<translation[^>]*>(.*?)</translation>"
    )
    made = re.sub(pattern, translated, text, flags=re.DOTALL)
    return made.replace('language="de_DE"', f'language="{PSEUDO}"')


def accented(source):
    """Return ``source`` 40 % longer, with accents, what stands in braces and entities as it is."""
    parts = re.split(r"(\{\w*\}|&\w+;\w?|%L?n|<[^>]*>)", source)
    table = str.maketrans("aeiouncsyAEIOUNCSY", "áèîöüñçšýÁÈÎÖÜÑÇŠÝ")
    text = "".join(part if place % 2 else part.translate(table) for place, part in enumerate(parts))
    more = 4 * len(re.sub(r"&\w+;", "", source)) // 10
    # In pieces: no language has words of fifty letters, and a line may break between them.
    more = " ".join("éééééé"[: more - begun] for begun in range(0, more, 6))
    ending = re.search(r"(…|[.:\s]*)$", text)[0]
    return text.removesuffix(ending) + more + ending


@pytest.fixture
def speaking():
    """Let dates and numbers be written as in another language."""
    from gobanapp.text.language import set_language
    from gobanapp.ui.widgets.translations import QtLanguage

    before = QLocale()
    set_language(QtLanguage())
    yield lambda name: QLocale.setDefault(QLocale(name))
    QLocale.setDefault(before)
    set_language(None)


@pytest.fixture
def translations(qapp, compiled, monkeypatch):
    """What speaks languages: English at first, as the tests do, and English again in the end."""
    from gobanapp.text.language import set_language
    from gobanapp.ui.widgets.translations import Translations

    monkeypatch.setattr("gobanapp.ui.widgets.translations.translations_folder", lambda: compiled)
    translations = Translations(qapp)
    translations.use("")
    yield translations
    translations.stop()
    set_language(None)
    QLocale.setDefault(QLocale.system())
    translations.deleteLater()
