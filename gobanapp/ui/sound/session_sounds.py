"""What is heard of a session: its moves, what is refused or asked, the last seconds, the end."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.change import Change
from gobanapp.rules.color import Color
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.rules.scoring import Score
from gobanapp.session.match import BlockReason, Match
from gobanapp.session.session import Session
from gobanapp.storage.countdown import Countdown
from gobanapp.storage.settings import Settings
from gobanapp.ui.sound.countdown_sounds import countdown_sound_between
from gobanapp.ui.sound.move_sounds import sound_between
from gobanapp.ui.sound.sound_player import SoundPlayer
from gobanapp.ui.sound.sounds import Sound
from gobanapp.ui.sound.speech import TextToSpeech


class SessionSounds(QObject):
    """Hears a session, and plays what is to be heard of it as loud as the settings say."""

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
        self._voice: TextToSpeech | None = None
        self._match: Match | None = session.match
        self._looked: tuple[Color, TimeLeft] | None = None
        session.moved.connect(self._hear_move)
        session.move_refused.connect(self._hear_refusal)
        session.move_blocked.connect(self._hear_refusal)
        session.finished.connect(self._hear_end)
        session.changed.connect(self._hear_match)
        session.ticked.connect(self._hear_clock)

    def preview_volume(self, volume: float) -> None:
        """Let it be heard how loud a volume is."""
        self._player.set_volume(volume)
        self._player.play(Sound.STONE_1)

    def follow_settings(self) -> None:
        """Be as loud as the settings now say."""
        self._player.set_volume(self._settings.volume)

    def end(self) -> None:
        """Play nothing more: the window is closed."""
        self._player.end()
        if self._voice is not None:
            self._voice.end()

    def _hear_move(self, before: Position) -> None:
        self.play_move_sound(before, self._session.game.position)

    def play_move_sound(self, before: Position, after: Position) -> None:
        """Let a move be heard that was played here, be it in the session or in a problem."""
        heard = sound_between(before, after, played=True)
        if heard is not None:
            self._player.play(heard.sound, faintly=heard.faintly)

    def _hear_refusal(self, _reason: MoveRefusal | BlockReason) -> None:
        self._player.play(Sound.REFUSED)

    def _hear_end(self, _score: Score | None) -> None:
        self._player.play(Sound.GAME_END)

    def _hear_match(self, _change: Change) -> None:
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

    def _hear_clock(self) -> None:
        """Tell the last seconds of the main time, or of a period."""
        match = self._session.match
        clock = None if match is None else match.clock
        if clock is None or clock.running is None:
            self._looked = None
            return
        color = clock.running
        left = clock.time_left(color, self._session.match_controller.now())
        before, self._looked = self._looked, (color, left)
        if before is None or before[0] is not color or before[1].count != left.count:
            return
        system = clock.systems[color]
        told = countdown_sound_between(
            before[1].seconds,
            left.seconds,
            self._countdown(),
            is_last=system.is_last(left),
            whole=system.period_length(left),
        )
        if isinstance(told, Sound):
            self._player.play(told)
        elif told is not None and self._voice is not None:
            self._voice.speak(told)

    def _countdown(self) -> Countdown:
        """Return how the last seconds are told: beeps, where nothing can speak."""
        chosen = self._settings.countdown
        if chosen is not Countdown.SPOKEN:
            return chosen
        if self._voice is None:
            self._voice = TextToSpeech(QLocale().name(), volume=self._settings.volume)
            self._voice.prepare()
        self._voice.set_volume(self._settings.volume)
        return chosen if self._voice.can_speak else Countdown.BEEPS
