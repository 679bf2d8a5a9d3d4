"""What is seen at the first start: three doors into the program."""
