"""The sounds of a game and its clocks."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QObject

from gobanapp.clock.time_left import LAST_SECONDS, TimeLeft, countdown_length
from gobanapp.game.change import Change
from gobanapp.rules.color import Color
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.rules.scoring import Score
from gobanapp.session.match import Match
from gobanapp.session.match_stage import BlockReason
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.sound.sound_player import STONES, Sound, SoundPlayer

_FEW, _MANY = 2, 6  # captured stones


def sound_between(before: Position, after: Position) -> Sound | None:
    """Return the sound of a player's action between two positions; None for silence.

    The move can already be in the game.
    """
    if _is_one_move_later(before, after):
        return sound_of_move(after)
    return _stone_sound(after.stones) if _adds_stone(before, after) else None


def sound_of_move(position: Position) -> Sound | None:
    """Return the sound of the move that led to ``position``; None without a move."""
    before = position.previous
    if before is None or position.move is None:
        return None
    if position.passes_in_row:
        return Sound.PASS
    # Stones lost by suicide are prisoners too.
    captured = sum(position.prisoners) - sum(before.prisoners)
    if not captured:
        return _stone_sound(position.move_number)
    if captured < _FEW:
        return Sound.CAPTURE_ONE
    return Sound.CAPTURE_FEW if captured < _MANY else Sound.CAPTURE_MANY


def _is_one_move_later(before: Position, after: Position) -> bool:
    """Return whether one move leads from ``before`` to ``after``, which may be recomputed."""
    return (
        after.move is not None
        and after.previous is not None
        and after.move_number == before.move_number + 1
        and after.previous.board == before.board
    )


def _adds_stone(before: Position, after: Position) -> bool:
    """Return whether a handicap stone, which is setup, or another setup stone was placed."""
    return after.move is None and after.stones == before.stones + 1


def _stone_sound(number: int) -> Sound:
    """Return the sound of stone ``number``: never that of the stone before it."""
    return STONES[(number + number // len(STONES)) % len(STONES)]


_WARNINGS: Final = ((60, 180), (30, 59), (20, 29))
"""The seconds left at which a warning sounds, each with the time that a period must exceed."""
_LAST_BEEP_SECONDS: Final = 3


class SessionSounds(QObject):
    """Plays the sounds of a session, at the volume of the settings."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        parent: QObject | None = None,
        player: SoundPlayer | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._player = player or SoundPlayer(self, volume=settings.volume)
        self._match: Match | None = session.match
        self._last_time_left: tuple[Color, TimeLeft] | None = None
        session.moved.connect(self._on_move)
        session.move_refused.connect(self._on_refusal)
        session.move_blocked.connect(self._on_refusal)
        session.finished.connect(self._on_end)
        session.subscribe(self._on_match_change, Change.MATCH)
        session.ticked.connect(self._on_tick)

    def preview_volume(self, volume: float) -> None:
        """Play a stone at a volume."""
        self._player.volume = volume
        self._player.play(Sound.STONE_1)

    def follow_settings(self) -> None:
        """Apply the volume of the settings."""
        self._player.volume = self._settings.volume

    def end(self) -> None:
        """End all sounds, because the window is closed."""
        self._player.end()

    def _on_move(self, before: Position) -> None:
        self.play_move_sound(before, self._session.game.position)

    def play_move_sound(self, before: Position, after: Position) -> None:
        """Play the sound of a move, in the session or in a problem."""
        sound = sound_between(before, after)
        if sound is not None:
            self._player.play(sound)

    def _on_refusal(self, _reason: MoveRefusal | BlockReason) -> None:
        self._player.play(Sound.REFUSED)

    def _on_end(self, _score: Score | None) -> None:
        self._player.play(Sound.GAME_END)

    def _on_match_change(self, _change: Change) -> None:
        before, match = self._match, self._session.match
        self._match = match
        if match is None or before is match:
            return
        if match.flagged is not None and (before is None or before.flagged is None):
            self._player.play(Sound.TIME_UP)
        if match.takeback_request is not None and (
            before is None or before.takeback_request is None
        ):
            self._player.play(Sound.REQUEST)

    def _on_tick(self) -> None:
        """Play the sound of the last seconds of the main time or of a period."""
        match = self._session.match
        clock = None if match is None else match.clock
        if clock is None or clock.running is None:
            self._last_time_left = None
            return
        color = clock.running
        left = clock.time_left(color, self._session.match_controller.now())
        before, self._last_time_left = self._last_time_left, (color, left)
        if before is None or before[0] is not color or before[1].count != left.count:
            return
        system = clock.systems[color]
        sound = clock_sound_between(
            before[1].seconds,
            left.seconds,
            is_last=system.is_last(left),
            length=system.period_length(left),
        )
        if sound is not None and self._settings.beeps_last_seconds:
            self._player.play(sound)


def clock_sound_between(
    before: float, after: float, *, is_last: bool, length: float
) -> Sound | None:
    """Return the sound of a clock that had ``before`` seconds left and now has ``after``.

    Both are seconds until something is lost, as is ``length``, the main time or the period at its
    start. ``is_last``: True if the game is lost then, which makes the last beeps higher. Each
    second sounds as it begins: 10 as soon as no more than ten are left. If several have passed
    between two updates, only the latest sounds. Increasing or expired time makes no sound here.
    """
    if not 0 < after < before:
        return None
    if after > LAST_SECONDS:
        has_warning = any(
            after <= warning_seconds < before and length > min_length
            for warning_seconds, min_length in _WARNINGS
        )
        return Sound.WARNING if has_warning else None
    second = math.ceil(after)
    if second >= before or second > countdown_length(length):
        return None
    if second == LAST_SECONDS:
        return Sound.WARNING
    return Sound.LAST_BEEP if is_last and second <= _LAST_BEEP_SECONDS else Sound.BEEP
