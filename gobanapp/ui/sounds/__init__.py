"""What is heard: stones, captures, warnings, and the last seconds of a clock."""
