"""What the menus and buttons do, with the questions that belong to it."""
