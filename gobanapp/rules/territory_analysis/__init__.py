"""The ground that two sides hold once the dead are lifted: groups, eyes, seki, open borders."""
