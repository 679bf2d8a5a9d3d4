"""A game presented on a second screen."""
