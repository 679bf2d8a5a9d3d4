"""The board widget: pointer, keyboard cursor, animation, overlays."""
