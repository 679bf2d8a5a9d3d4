"""The welcome at the first start."""
