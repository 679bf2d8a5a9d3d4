"""Pytest plugin that empties the program's caches before each test.

mutmut runs mutants in forks of a process that has run the tests without them; a cached result
would hide the mutant. It also learns which tests call a function by watching each test once.
"""

import sys
from functools import cache


def pytest_runtest_setup():
    for its_cache in caches(len(sys.modules)):
        its_cache.cache_clear()


@cache
def caches(_modules):
    """Return the caches there are with so many modules: to look for them takes some time."""
    modules = [module for name, module in sys.modules.items() if name.startswith("gobanapp.")]
    values = [value for module in modules for value in vars(module).values()]
    return [value for value in values if hasattr(value, "cache_clear")]
