"""Problems and lessons in the window. Nothing here is imported before somebody wants to learn."""
