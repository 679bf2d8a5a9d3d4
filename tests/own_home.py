"""A home of its own for what runs here: nothing of the user's is read or written."""

from __future__ import annotations

from pathlib import Path


def own_home(folder: Path, runtime: Path | None = None) -> dict[str, str]:
    """Return the part of an environment that makes ``folder`` the home of programs.

    ``folder`` need not exist. ``runtime`` is the folder of the user's session, which several homes
    may share; without it, one is made in ``folder``.
    """
    if runtime is None:
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700, parents=True, exist_ok=True)  # open to others, Qt would warn
    kinds = ("CACHE", "CONFIG", "DATA", "STATE")
    places = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
    return {"HOME": str(folder), "XDG_RUNTIME_DIR": str(runtime), **places}
