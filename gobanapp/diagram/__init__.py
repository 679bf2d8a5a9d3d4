"""What a picture of the board holds, and where: view, geometry, theme. No Qt."""
