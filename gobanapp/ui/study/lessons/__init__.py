"""Lessons: the list, a page, its exercise."""
