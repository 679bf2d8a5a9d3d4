"""Printed pages: diagrams with their text below or next to them."""
