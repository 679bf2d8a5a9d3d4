"""Views of the board drawn with QPainter. No widgets."""
