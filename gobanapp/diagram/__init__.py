"""What a picture of the board holds: view, geometry, theme, and exports made of text. No Qt."""
