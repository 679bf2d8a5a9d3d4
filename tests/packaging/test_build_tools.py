"""Messages about missing or failed build programs."""

import sys

import build_tools
import pytest

COMPLAINS = [sys.executable, "-c", "import sys; print('before'); sys.exit('It is too wet.')"]


def test_printed_output_is_returned():
    assert build_tools.output_of([sys.executable, "-c", "print('dry')"]) == "dry\n"


def test_a_program_that_fails_is_quoted():
    with pytest.raises(build_tools.NotMade, match=r"failed:\nbefore\nIt is too wet\."):
        build_tools.output_of(COMPLAINS)


def test_output_already_shown_is_not_quoted(capfd):
    with pytest.raises(build_tools.NotMade, match=r"failed; the reason is above\.$"):
        build_tools.call(COMPLAINS)
    assert "It is too wet." in capfd.readouterr().err


@pytest.mark.parametrize("run", [build_tools.call, build_tools.output_of])
def test_a_missing_program_is_named_with_its_package(run, monkeypatch):
    monkeypatch.setattr(build_tools.shutil, "which", lambda program: None)
    with pytest.raises(build_tools.NotMade, match="no dpkg-shlibdeps; install dpkg-dev"):
        run(["dpkg-shlibdeps", "-O"])
    with pytest.raises(build_tools.NotMade, match="no hdiutil; install hdiutil"):
        run(["hdiutil", "create"])
