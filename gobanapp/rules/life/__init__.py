"""Life and death at the end of a game: proven, played out at random, searched in small parts."""
