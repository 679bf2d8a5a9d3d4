"""What stands beside the board, one widget a file."""
