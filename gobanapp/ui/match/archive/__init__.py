"""The archive of games played here."""
