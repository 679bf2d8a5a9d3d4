"""Sheets of paper: diagrams with what is written below or beside them, set on pages."""
