"""Life and death at the end of a game: proofs, random playouts, and local search."""
