"""Small exact readings of life and death, where random games mislead."""
