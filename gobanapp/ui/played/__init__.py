"""The games that were played here: the folder they are kept in, and the list of them."""
