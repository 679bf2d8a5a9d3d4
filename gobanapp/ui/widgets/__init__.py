"""Widgets, dialogs and workers that several rooms use."""
