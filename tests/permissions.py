"""Permissions of files that root must obey as well."""

import contextlib
import ctypes
import os
import sys

import pytest

CAPABILITY_VERSION = 0x20080522
OVERRIDES = 1 << 1 | 1 << 2  # CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH
PR_GET_SECUREBITS, PR_SET_SECUREBITS = 27, 28
NO_ROOT = 1  # SECBIT_NOROOT: a program that root starts gets no capabilities

needs_permissions = pytest.mark.skipif(os.name != "posix", reason="permissions of Unix")


@contextlib.contextmanager
def permissions_obeyed():
    """Let this thread, and the programs that it starts, do only what permissions allow.

    Nothing changes for users other than root. See capabilities(7) and capget(2) of Linux.
    """
    if os.geteuid() != 0:
        yield
        return
    if sys.platform != "linux":
        pytest.skip("root may read and write everything")
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION, 0)
    before = (ctypes.c_uint32 * 6)()  # effective, permitted and inheritable, of 32 bits, twice
    check(libc.capget(header, before))
    security = check(libc.prctl(PR_GET_SECUREBITS, 0, 0, 0, 0))
    check(libc.prctl(PR_SET_SECUREBITS, security | NO_ROOT, 0, 0, 0))
    fewer = type(before)(*before)
    fewer[0] &= ~OVERRIDES
    check(libc.capset(header, fewer))
    try:
        yield
    finally:
        check(libc.capset(header, before))
        check(libc.prctl(PR_SET_SECUREBITS, security, 0, 0, 0))


def check(returned):
    if returned < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return returned
