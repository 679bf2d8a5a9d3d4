"""Pytest plugin that empties the program's caches before each test.

mutmut runs mutants in forks of a process that has run the tests without them; a cached result
would hide the mutant. It also learns which tests call a function by watching each test once.
"""

import sys


def pytest_runtest_setup():
    modules = [module for name, module in sys.modules.items() if name.startswith("gobanapp.")]
    for value in [value for module in modules for value in vars(module).values()]:
        if hasattr(value, "cache_clear"):
            value.cache_clear()
