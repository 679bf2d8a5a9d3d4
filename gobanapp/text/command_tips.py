"""What lines of the menus do, where their words alone leave that open: told in the status bar."""

from __future__ import annotations

from collections.abc import Mapping

from gobanapp.text.language import Translated


class Tips(Translated):
    """By the names of the lines."""

    def every(self) -> Mapping[str, str]:
        return {
            "played-games": self.tr("Games that were played here; one may be gone on with"),
            "open-clipboard": self.tr("A record or a diagram that was copied elsewhere"),
            "encoding": self.tr("Read the file again, where its letters are wrong"),
            "faults": self.tr("What was wrong in the file, and what was made of it"),
            "insert-moves": self.tr("The moves that follow stay, behind those you put in"),
            "correct-move": self.tr("Click on the right point; the moves that follow stay"),
            "delete-move": self.tr("The moves that follow stay"),
            "turn-record": self.tr("Changes the record, with all its marks and labels"),
            "swap-colours": self.tr("Changes the record: each black stone becomes a white one"),
            "go-on-here": self.tr("The game goes on where you look, with the times it had there"),
            "resume-game": self.tr("The game goes on where it was left"),
            "try-out": self.tr("Play on freely; the same keys come back, as if nothing had been"),
            "keep-tried": self.tr("Leave what was tried in the record, as a variation"),
            "propose-anew": self.tr("Forgets what was marked by hand in this count"),
            "compare-counts": self.tr("The same board under other rules, and why they differ"),
            "show-count": self.tr("The count done by hand on the board, step by step"),
            "estimate": self.tr("Who is likely to get what, as it stands"),
            "end-game": self.tr("On time, by forfeit, by agreement, or without a result"),
            "rematch": self.tr("The same game again, with colours exchanged"),
            "make-main-line": self.tr("This line is then the first everywhere"),
            "solve-this": self.tr("Play the right moves; the variations of the record answer"),
            "solve-these": self.tr("The problems of a file or a folder, those due first"),
            "presentation": self.tr("A second window for a room, with the board and large type"),
            "autoplay": self.tr("The moves of the record come one after the other"),
            "guess": self.tr("Find each move of the record yourself, for points"),
            "aid-influence": self.tr("How far the stones of both sides reach"),
        }
