import sys
import threading

import pytest

from gobanapp.ui.widgets.sliced_work import SlicedWork


def test_it_is_done_to_its_end():
    def slices():
        yield
        yield
        return 7

    work = SlicedWork(slices)
    assert work.run() == (work, 7)


def test_what_nobody_wants_is_given_up_at_the_next_slice():
    def slices():
        done.append(1)
        yield
        done.append(2)
        work.is_wanted = False
        yield
        done.append(3)

    done = []
    work = SlicedWork(slices)
    assert work.run() == (work, None)
    assert done == [1, 2]


def test_a_fault_is_its_outcome():
    def broken():
        raise fault
        yield

    def not_even_begun():
        raise fault

    fault = ZeroDivisionError()
    for begin in (broken, not_even_begun):
        work = SlicedWork(begin)
        assert work.run() == (work, fault)


# Python's switch interval, which belongs to the whole process

USUAL = 0.005


@pytest.fixture(autouse=True)
def interval():
    before = sys.getswitchinterval()
    sys.setswitchinterval(USUAL)
    yield
    sys.setswitchinterval(before)


def is_usual():
    return sys.getswitchinterval() == pytest.approx(USUAL)


def test_threads_take_turns_faster_only_while_it_goes_on():
    def slices():
        faster.append(sys.getswitchinterval() < USUAL / 2)
        yield

    faster = []
    SlicedWork(slices).run()
    assert faster == [True]
    assert is_usual()


def test_what_fails_or_is_given_up_leaves_the_interval_as_it_was():
    def broken():
        raise ZeroDivisionError
        yield

    def given_up():
        work.is_wanted = False
        yield

    SlicedWork(broken).run()
    assert is_usual()
    work = SlicedWork(given_up)
    work.run()
    assert is_usual()


@pytest.mark.parametrize("first_ends_first", [True, False])
def test_the_last_of_two_works_restores_it(first_ends_first):
    def begin(number):
        def slices():
            begun[number].set()
            yield
            assert may_end[number].wait(10)

        thread = threading.Thread(target=SlicedWork(slices).run)
        thread.start()
        assert begun[number].wait(10)
        return thread

    begun = [threading.Event(), threading.Event()]
    may_end = [threading.Event(), threading.Event()]
    threads = [begin(0), begin(1)]
    order = (0, 1) if first_ends_first else (1, 0)
    for number in order:
        assert not is_usual()
        may_end[number].set()
        threads[number].join(10)
    assert is_usual()
