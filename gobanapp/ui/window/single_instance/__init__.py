"""A single instance: later starts hand their files to the running program."""
