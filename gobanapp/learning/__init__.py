"""Problems to be solved and lessons to be learned: what is asked, what is right, what was done."""
