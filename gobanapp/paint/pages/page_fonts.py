"""The sizes of type on a page."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.paint.pages.text_lines import PageFont


@dataclass(frozen=True, slots=True, kw_only=True)
class PageFonts:
    title: PageFont
    player: PageFont
    caption: PageFont
    lead: PageFont
    text: PageFont
    small: PageFont
    """Notes, headers and footers."""

    @staticmethod
    def sized(scale: float = 1.0) -> PageFonts:
        """Return the usual faces, ``scale`` times as large."""
        return PageFonts(
            title=PageFont(14 * scale, bold=True),
            player=PageFont(11 * scale),
            caption=PageFont(9 * scale, bold=True),
            lead=PageFont(9.5 * scale, bold=True),
            text=PageFont(9.5 * scale),
            small=PageFont(8.5 * scale),
        )
