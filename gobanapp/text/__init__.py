"""The sentences of the program, by subject. The translator is passed in."""
