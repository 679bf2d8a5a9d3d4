from gobanapp.ui.sliced_work import SlicedWork


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
