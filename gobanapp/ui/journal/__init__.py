"""What is done is on the disk a moment later, and comes back after a crash."""
