"""The territory of both sides without the dead stones: groups, eyes, seki, open borders."""
