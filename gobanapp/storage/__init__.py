"""Files kept between starts: settings, journal, documents, archived games, progress."""
