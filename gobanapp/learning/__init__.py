"""Problems and lessons: tasks, correct answers, progress."""
