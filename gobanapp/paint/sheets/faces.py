"""The sizes of type on a page."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.paint.sheets.text_lines import Type


@dataclass(frozen=True, slots=True, kw_only=True)
class Faces:
    title: Type
    player: Type
    caption: Type
    lead: Type
    text: Type
    small: Type
    """Notes, headers and footers."""

    @staticmethod
    def sized(scale: float = 1.0) -> Faces:
        """Return the usual faces, ``scale`` times as large."""
        return Faces(
            title=Type(14 * scale, bold=True),
            player=Type(11 * scale),
            caption=Type(9 * scale, bold=True),
            lead=Type(9.5 * scale, bold=True),
            text=Type(9.5 * scale),
            small=Type(8.5 * scale),
        )
