"""The keys of the window: which the user has chosen, and the page on which he sees them all."""
