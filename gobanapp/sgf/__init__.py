"""Bytes to games and back, for SGF and other formats. sgfmill is used here and nowhere else."""
