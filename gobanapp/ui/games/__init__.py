"""The list of the games of a file: what a row says, how it is drawn, found and moved."""
