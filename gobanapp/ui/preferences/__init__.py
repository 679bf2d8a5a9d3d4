"""The preferences: rows in groups, found by words, each of them in force as soon as it is set."""
