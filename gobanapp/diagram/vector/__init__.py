"""What a board consists of as books print it: a view of it made into a drawing."""
