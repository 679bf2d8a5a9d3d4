"""Problems and practice."""
