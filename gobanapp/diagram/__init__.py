"""The contents and layout of a picture of the board: view, geometry, theme. No Qt."""
