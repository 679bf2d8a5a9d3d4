"""The menus, one per file: their items, keys and conditions."""
