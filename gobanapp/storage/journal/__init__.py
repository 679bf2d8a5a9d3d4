"""The crash journal: unsaved work on disk within moments, restored at the next start."""
