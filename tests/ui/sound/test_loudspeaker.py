import pytest

from gobanapp.ui.sound.loudspeaker import AGAIN, Loudspeaker


@pytest.fixture
def speaker(clock):
    def make(*means, **options):
        return Loudspeaker(lambda: means, now=clock, **options)

    return make


def test_the_first_means_makes_it_heard(speaker, means):
    first, second = means(), means()
    speaker(first, second).play("a")
    assert (first.told, second.told) == (["a"], [])


def test_means_are_not_looked_for_before_they_are_needed(clock, means):
    def find():
        asked.append(True)
        return [means()]

    asked = []
    speaker = Loudspeaker(find, now=clock)
    assert not asked
    speaker.play("a")
    speaker.play("b")
    assert asked == [True]


def test_without_any_means_there_is_silence(speaker):
    silent = speaker()
    silent.play("a")
    assert not silent.is_busy
    assert not silent.works


def test_a_missing_program_gives_way_to_the_next_and_is_tried_again_later(speaker, means, clock):
    first, second = means(), means()
    first.is_missing = True
    heard = speaker(first, second)
    heard.play("a")
    first.is_missing = False
    clock.pass_(AGAIN - 1)
    heard.play("b")
    clock.pass_(1)
    heard.play("c")
    assert (first.told, second.told) == (["c"], ["a", "b"])


def test_what_a_failing_program_did_not_play_is_played_by_the_next(speaker, means, running, clock):
    first, second = means(lambda: running(1)), means()
    heard = speaker(first, second)
    heard.play("a")
    clock.pass_(0.05)
    heard.look()
    assert second.told == ["a"]
    heard.play("b")
    assert (first.told, second.told) == (["a"], ["a", "b"])


def test_what_fails_late_is_not_played_late(speaker, means, running, clock):
    first, second = means(running), means()
    heard = speaker(first, second)
    heard.play("a")
    clock.pass_(0.9)
    first.runs[0].status = 1
    heard.look()
    assert second.told == []
    assert not heard.is_busy


def test_a_removed_device_is_tried_once_a_minute(speaker, means, running, clock):
    only = means()
    heard = speaker(only)
    heard.play("before")
    only.begins = lambda: running(1)
    for _ in range(60):  # two minutes
        heard.play("meanwhile")
        clock.pass_(2)
        heard.look()
    assert only.told == ["before", "meanwhile", "meanwhile"]
    assert not heard.works
    only.begins = lambda: running(0)
    clock.pass_(AGAIN)
    heard.play("after")
    heard.play("and after")
    assert only.told[3:] == ["after", "and after"]
    assert heard.works


def test_a_program_that_hangs_is_ended_and_rests(speaker, means, running, clock):
    first, second = means(running), means()
    heard = speaker(first, second, longest=5)
    heard.play("a")
    clock.pass_(4)
    heard.look()
    assert not first.runs[0].was_killed
    clock.pass_(2)
    heard.look()
    assert first.runs[0].was_killed
    heard.play("b")
    assert (first.told, second.told) == (["a"], ["b"])
    assert heard.is_busy
    heard.look()
    assert not heard.is_busy


def test_only_a_few_are_heard_at_a_time(speaker, means, running):
    only = means(running)
    heard = speaker(only, most=3)
    for what in "abcde":
        heard.play(what)
    assert only.told == ["a", "b", "c"]
    only.runs[1].status = 0
    heard.play("f")
    assert only.told == ["a", "b", "c", "f"]


def test_what_cannot_be_ended_does_not_pile_up(speaker, means, running, clock):
    only = means(lambda: running(ends_when_killed=False))
    heard = speaker(only, most=3)
    for _ in range(20):
        heard.play("a")
        clock.pass_(2 * AGAIN)
        heard.look()
    assert len(only.runs) == 3


def test_a_device_that_takes_one_sound_only_is_busy_not_broken(speaker, means, running):
    only = means(running)
    heard = speaker(only)
    heard.play("a")
    heard.play("b")
    only.runs[1].status = 1
    heard.look()
    only.runs[0].status = 0
    heard.play("c")
    assert only.told == ["a", "b", "c"]


def test_what_comes_cuts_short_what_is_heard(speaker, means, running):
    only = means(running)
    heard = speaker(only, cuts_short=True)
    heard.play("ten")
    heard.play("nine")
    assert [run.was_killed for run in only.runs] == [True, False]
    assert heard.works


def test_the_end_ends_all(speaker, means, running):
    only = means(running)
    heard = speaker(only)
    heard.play("a")
    heard.play("b")
    heard.end()
    assert all(run.was_killed for run in only.runs)
    assert not heard.is_busy


def test_what_has_ended_by_itself_may_be_ended(speaker, means, running):
    class Gone(running):
        def kill(self):
            self.status = 0
            raise ProcessLookupError

    heard = speaker(means(Gone))
    heard.play("a")
    heard.end()
    assert not heard.is_busy
