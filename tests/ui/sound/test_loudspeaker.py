import pytest

from gobanapp.ui.sound.sound_player import LONGEST, MOST_AT_ONCE, RETRY_AFTER, Loudspeaker


@pytest.fixture
def speaker(clock):
    def make(*backends):
        return Loudspeaker(backends, clock)

    return make


def test_the_first_backend_makes_it_heard(speaker, backend):
    first, second = backend(), backend()
    speaker(first, second).play("a", 1)
    assert (first.played, second.played) == (["a"], [])


def test_without_any_backend_there_is_silence(speaker):
    silent = speaker()
    silent.play("a", 1)
    assert not silent.is_busy


def test_a_missing_program_gives_way_to_the_next_and_is_tried_again_later(speaker, backend, clock):
    first, second = backend(), backend()
    first.is_missing = True
    heard = speaker(first, second)
    heard.play("a", 1)
    first.is_missing = False
    clock.pass_(RETRY_AFTER - 1)
    heard.play("b", 1)
    clock.pass_(1)
    heard.play("c", 1)
    assert (first.played, second.played) == (["c"], ["a", "b"])


def test_what_a_failing_program_did_not_play_is_played_by_the_next(
    speaker, backend, playback, clock
):
    first, second = backend(lambda: playback(1)), backend()
    heard = speaker(first, second)
    heard.play("a", 1)
    clock.pass_(0.05)
    heard.look()
    assert second.played == ["a"]
    heard.play("b", 1)
    assert (first.played, second.played) == (["a"], ["a", "b"])


def test_what_fails_late_is_not_played_late(speaker, backend, playback, clock):
    first, second = backend(playback), backend()
    heard = speaker(first, second)
    heard.play("a", 1)
    clock.pass_(0.9)
    first.playbacks[0].status = 1
    heard.look()
    assert second.played == []
    assert not heard.is_busy


def test_a_removed_device_is_tried_once_a_minute(speaker, backend, playback, clock):
    only = backend()
    heard = speaker(only)
    heard.play("before", 1)
    only.starts = lambda: playback(1)
    for _ in range(60):  # two minutes
        heard.play("meanwhile", 1)
        clock.pass_(2)
        heard.look()
    assert only.played == ["before", "meanwhile", "meanwhile"]
    only.starts = lambda: playback(0)
    clock.pass_(RETRY_AFTER)
    heard.play("after", 1)
    heard.play("and after", 1)
    assert only.played[3:] == ["after", "and after"]


def test_a_program_that_hangs_is_ended_and_rests(speaker, backend, playback, clock):
    first, second = backend(playback), backend()
    heard = speaker(first, second)
    heard.play("a", 1)
    clock.pass_(LONGEST - 1)
    heard.look()
    assert not first.playbacks[0].was_killed
    clock.pass_(2)
    heard.look()
    assert first.playbacks[0].was_killed
    heard.play("b", 1)
    assert (first.played, second.played) == (["a"], ["b"])
    assert heard.is_busy
    heard.look()
    assert not heard.is_busy


def test_only_a_few_are_heard_at_a_time(speaker, backend, playback):
    only = backend(playback)
    heard = speaker(only)
    for what in "abcdef":
        heard.play(what, 1)
    assert only.played == ["a", "b", "c", "d"]
    only.playbacks[1].status = 0
    heard.play("g", 1)
    assert only.played == ["a", "b", "c", "d", "g"]


def test_what_cannot_be_ended_does_not_pile_up(speaker, backend, playback, clock):
    only = backend(lambda: playback(ends_when_killed=False))
    heard = speaker(only)
    for _ in range(20):
        heard.play("a", 1)
        clock.pass_(2 * RETRY_AFTER)
        heard.look()
    assert len(only.playbacks) == MOST_AT_ONCE


def test_a_device_that_takes_one_sound_only_is_busy_not_broken(speaker, backend, playback):
    only = backend(playback)
    heard = speaker(only)
    heard.play("a", 1)
    heard.play("b", 1)
    only.playbacks[1].status = 1
    heard.look()
    only.playbacks[0].status = 0
    heard.play("c", 1)
    assert only.played == ["a", "b", "c"]


def test_the_end_ends_all(speaker, backend, playback):
    only = backend(playback)
    heard = speaker(only)
    heard.play("a", 1)
    heard.play("b", 1)
    heard.end()
    assert all(run.was_killed for run in only.playbacks)
    assert not heard.is_busy


def test_what_has_ended_by_itself_may_be_ended(speaker, backend, playback):
    class Gone(playback):
        def kill(self):
            self.status = 0
            raise ProcessLookupError

    heard = speaker(backend(Gone))
    heard.play("a", 1)
    heard.end()
    assert not heard.is_busy
