"""The two players' seats: name, clock, prisoners, buttons."""
