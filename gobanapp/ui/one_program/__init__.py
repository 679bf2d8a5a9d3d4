"""A later start hands its files over to the program that runs already, and ends."""
