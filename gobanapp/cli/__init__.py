"""The commands score, check, convert and diagram. No command needs a display."""
