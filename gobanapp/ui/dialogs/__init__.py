"""Windows that ask or tell something, one a file."""
