"""Small exact readings of life and death, for where random games mislead."""
