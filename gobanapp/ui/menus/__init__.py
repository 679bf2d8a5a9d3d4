"""The menus, one a file: what stands in each, its keys, when it can be done."""
