"""Views of the board drawn with QPainter, for screen, PNG, PDF and printer. No widgets."""
