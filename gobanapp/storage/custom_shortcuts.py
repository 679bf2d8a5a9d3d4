"""The keys that the user has chosen for lines of the menus, in place of the usual ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gobanapp.session.broadcast import Broadcast
from gobanapp.storage.json_codec import TEXT, readable_by_key, sequence

ShortcutKeys = tuple[str, ...]
"""Keys as Qt writes them in every language ("Ctrl+P"); none, where a line has no keys."""

_KEYS = readable_by_key(sequence(TEXT))


class CustomShortcuts:
    """Only what differs from what is usual, by the names of the lines. One for all windows."""

    def __init__(self, text: str, save: Callable[[str], None]) -> None:
        """``text``: what ``save`` was given the last time. Where it is damaged all is usual."""
        self.changed = Broadcast[[]]()
        self._keys: Mapping[str, ShortcutKeys] = _KEYS.from_text_or(text, {})
        self._save = save

    def keys_for(self, name: str) -> ShortcutKeys | None:
        """Return what was chosen for a line, None where the usual keys are its own."""
        return self._keys.get(name)

    @property
    def is_default(self) -> bool:
        """Whether nothing was chosen."""
        return not self._keys

    def set_keys(self, changes: Mapping[str, ShortcutKeys | None]) -> None:
        """Change the keys of some lines at once; None gives one its usual keys back."""
        kept = {name: keys for name, keys in self._keys.items() if name not in changes}
        self._take(kept | {name: keys for name, keys in changes.items() if keys is not None})

    def reset_all(self) -> None:
        """Give all lines their usual keys back."""
        self._take({})

    def _take(self, keys: dict[str, ShortcutKeys]) -> None:
        if keys != self._keys:
            self._keys = keys
            self._save(_KEYS.to_text(keys) if keys else "")
            self.changed.emit()
