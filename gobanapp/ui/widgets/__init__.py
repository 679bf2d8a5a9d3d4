"""Small widgets that stand in several places."""
