"""Opening and saving files, their problems and their encoding."""
