"""The commands score, check, convert and diagram. None of them needs a display."""
