"""The crash journal: unsaved work, written to disk at once and restored at the next start."""
