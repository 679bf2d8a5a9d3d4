"""The tree of variations: what is shown of it, how it is drawn, what mouse and keys do there."""
