"""The commands score, check and convert. None of them needs a display."""
