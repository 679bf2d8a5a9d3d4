"""Completeness of translations: texts, placeholders and access keys."""

import ast
import re
import runpy
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from tests.thorough import one_in

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = CHECKOUT / "gobanapp"
TOOLS = runpy.run_path(str(CHECKOUT / "packaging" / "translations.py"))
SOURCES = TOOLS["sources_of"](TOOLS["FOLDER"])
ENGLISH = TOOLS["ENGLISH"]

COMPLETE = ("en", "fr", "de", "it", "pl", "ja", "zh_CN", "ko")
"""The languages in which nothing may be missing."""

NOOP = "QT_TRANSLATE_NOOP"


class Text(NamedTuple):
    context: str
    source: str
    comment: str = ""


class Message(NamedTuple):
    """A text in a .ts file: its translations, one for each form of a number where it has any."""

    text: Text
    has_number: bool
    is_finished: bool
    translations: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.text.context}: {self.text.source!r}"


@cache
def messages(file: Path) -> tuple[Message, ...]:
    found = []
    for context in ElementTree.parse(file).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Message(
                    Text(name, message.findtext("source"), message.findtext("comment") or ""),
                    message.get("numerus") == "yes",
                    translation.get("type") is None,
                    tuple(forms or [translation.text or ""]),
                )
            )
    return tuple(found)


@pytest.fixture(scope="module")
def collected(tmp_path_factory):
    """What is to be translated, as Qt's own tool finds it, and those with a number."""
    folder = tmp_path_factory.mktemp("collected")
    TOOLS["collect"](["de"], folder)
    found = messages(folder / "gobanapp_de.ts")
    return {
        "de": {message.text for message in found},
        "en": {message.text for message in found if message.has_number},
    }


class Call(NamedTuple):
    place: str
    name: str
    where: str | None  # its context, where that is the class it stands in; "" outside of classes
    arguments: list[ast.expr]


def calls(source: str, place: str = "") -> list[Call]:
    """Return all calls that translate, or note what is to be translated."""
    if not re.search(rf"\b(tr|translate|{NOOP})\b", source):
        return []  # most files: to parse them takes long
    found = []
    has_translator = "from gobanapp.text.language import" in source

    def look(node: ast.AST, where: str | None) -> None:
        for child in ast.iter_child_nodes(node):
            inner = child.name if isinstance(child, ast.ClassDef) else where
            if isinstance(child, ast.Call):
                function = child.func
                name = getattr(function, "attr", getattr(function, "id", ""))
                owner = getattr(getattr(function, "value", None), "id", "")
                translates = owner == "QCoreApplication" or (not owner and has_translator)
                if name in ("tr", NOOP) or (name == "translate" and translates):
                    is_bare = isinstance(function, ast.Name) and name == "tr"
                    context = ("" if where is None else None) if is_bare else where
                    found.append(Call(f"{place}:{child.lineno}", name, context, child.args))
            look(child, inner)

    look(ast.parse(source), None)
    return found


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_from_table(node: ast.expr) -> bool:
    """Return whether it is a text noted elsewhere, not one put together here."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "str":
        node = node.args[0]
    return isinstance(node, ast.Name | ast.Attribute | ast.Subscript)


def objection(call: Call, collected: set[Text]) -> str | None:
    """Return why the text of a call cannot be translated."""
    if call.name == "tr":
        if call.where is None:
            return "tr of an object outside of a class, or of no object in one"
        if not is_text(call.arguments[0]):
            return "no literal text"
        context, text, comment = call.where, call.arguments[0], call.arguments[1:2]
    else:
        if len(call.arguments) < 2 or not is_text(call.arguments[0]):
            return "no literal context"
        context, text = call.arguments[0].value, call.arguments[1]
        comment = call.arguments[2:3]
        if call.name == "translate" and is_from_table(text):
            return None
        if not is_text(text):
            return "no literal text"
    words = Text(context, text.value, comment[0].value if comment else "")
    return None if words in collected else f"not found by lupdate: {words}"


@pytest.fixture(scope="module")
def calls_of_program():
    """All calls in the program that translate."""
    return [
        call
        for path in sorted(PACKAGE.rglob("*.py"))
        for call in calls(path.read_text("utf-8"), path.relative_to(CHECKOUT).as_posix())
    ]


def test_every_text_is_written_so_that_it_is_found(collected, calls_of_program):
    assert len(calls_of_program) > 1000
    objections = [
        f"{call.place}: {reason}"
        for call in calls_of_program
        if (reason := objection(call, collected["de"]))
    ]
    assert objections == []


def bases(source: str) -> set[str]:
    """Return the classes that others in Python code are made of, without their parameters."""
    headers = re.findall(r"^[ \t]*class \w+\(.*?\):", source, re.MULTILINE | re.DOTALL)
    return {
        re.sub(r"\[.*", "", ast.unparse(base))
        for header in headers
        for base in ast.parse(f"{header.strip()} pass").body[0].bases
    }


def test_plural_texts_are_not_in_base_classes(calls_of_program):
    """Qt looks for it under the class of the object alone, and would find nothing there."""
    sources = [path.read_text("utf-8") for path in PACKAGE.rglob("*.py")]
    with_number = [
        call for call in calls_of_program if call.name == "tr" and len(call.arguments) > 2
    ]
    assert len(with_number) > 50
    of_others = set().union(*map(bases, sources))
    assert [call.place for call in with_number if call.where in of_others] == []


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("class A:\n def f(self): return self.tr(f'{x} stones')", "no literal text"),
        ("class A:\n def f(self): return self.tr('a' + x)", "no literal text"),
        ("class A:\n def f(self): return self.tr(text)", "no literal text"),
        ("def f(widget): return widget.tr('a')", "outside of a class"),
        ("class A:\n def f(self, n): return tr('%n a', '', n)", "of no object in one"),
        ("QCoreApplication.translate(context, 'a')", "no literal context"),
        ("QCoreApplication.translate('b', f'{x}')", "no literal text"),
        ("QCoreApplication.translate('b', 'a {x}'.format(x=1))", "no literal text"),
        ("QT_TRANSLATE_NOOP('b', 'nobody knows')", "not found by lupdate"),
    ],
)
def test_a_text_that_would_not_be_found_is_refused(source, reason):
    (call,) = calls(source)
    assert reason in objection(call, {Text("b", "a")})


def test_a_translatable_text_is_accepted():
    found = {Text("A", "a"), Text("b", "c", "why"), Text("", "%n d")}
    for source in (
        "class A:\n def f(self): return self.tr('a')",
        "def f(n): return tr('%n d', '', n)",
        "QCoreApplication.translate('b', 'c', 'why')",
        "QCoreApplication.translate('b', str(_TABLE[key]))",
    ):
        (call,) = calls(source)
        assert objection(call, found) is None


def test_only_plural_texts_have_no_context(collected):
    """Those have no context where they stand in no class; lupdate knows no other way."""
    assert [text for text in collected["de"] - collected["en"] if not text.context] == []


@pytest.mark.parametrize("file", one_in(3, SOURCES), ids=lambda file: file.stem)
def test_each_language_has_all_texts_and_no_others(file, collected):
    """Where it fails, run ``dev.py translations`` and translate what is new."""
    wanted = collected["en" if file.name == ENGLISH else "de"]
    listed = {message.text for message in messages(file)}
    assert (sorted(wanted - listed), sorted(listed - wanted)) == ([], [])


@pytest.mark.parametrize("file", one_in(3, SOURCES), ids=lambda file: file.stem)
def test_a_language_that_is_complete_stays_so(file):
    if file.stem.removeprefix("gobanapp_") in COMPLETE:
        missing = [str(message) for message in messages(file) if not message.is_finished]
        assert missing == []


def faults(message: Message) -> list[str]:
    """Return what a translation has that its source has not, or the other way round."""
    source, found = message.text.source, []
    for number, text in enumerate(message.translations):
        if not text.strip():
            found.append("empty")
            continue
        if names(text) != names(source):
            found.append(f"{text!r} has other names in braces")
        # One thing may be told without its number, where a language has a form for it.
        is_one = message.has_number and number == 0 and len(message.translations) > 1
        if numbers(text) != numbers(source) and not (is_one and not numbers(text)):
            found.append(f"{text!r} has another number")
        if len(mnemonics(text)) != len(mnemonics(source)):
            found.append(f"{text!r} has another & than the text")
        if text.endswith("…") != source.endswith("…") or "..." in text:
            found.append(f"{text!r} has other dots at its end")
        if edges(text) != edges(source):
            found.append(f"{text!r} begins or ends with other blanks")
    return found


def names(text: str) -> list[str]:
    return sorted(set(re.findall(r"\{(\w*)\}", text)))


def numbers(text: str) -> list[str]:
    return re.findall(r"%L?n", text)


def mnemonics(text: str) -> list[str]:
    return re.findall(r"&([^&\s])", text)


def edges(text: str) -> tuple[str, str]:
    text = text.replace("、", ", ")  # wide: its blank is in it
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


@pytest.mark.parametrize("file", one_in(3, SOURCES), ids=lambda file: file.stem)
def test_finished_translations_fit_their_source(file):
    found = [
        f"{message}: {fault}"
        for message in messages(file)
        if message.is_finished
        for fault in faults(message)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "translations", "fault"),
    [
        ("{color} wins", ("{farbe} gewinnt",), "names in braces"),
        ("{color} wins", ("gewinnt",), "names in braces"),
        ("%n stones", ("ein Stein", "Steine"), "another number"),
        ("%n stones", ("Steine",), "another number"),
        ("&Open", ("Öffnen",), "another &"),
        ("Close", ("S&chließen",), "another &"),
        ("&Open…", ("Ö&ffnen",), "other dots"),
        ("&Open…", ("Ö&ffnen...",), "other dots"),
        (" s", ("s",), "blanks"),
        ("Close", ("",), "empty"),
    ],
)
def test_each_mismatch_of_a_translation_is_found(source, translations, fault):
    message = Message(Text("A", source), "%n" in source, True, translations)
    (found,) = {re.sub("^'.*' ", "", found) for found in faults(message)}
    assert fault in found


def test_singular_forms_may_omit_the_number():
    message = Message(Text("A", "%n stones"), True, True, ("ein Stein", "%n Steine"))
    assert faults(message) == []
