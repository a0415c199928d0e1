"""The map: hexes, ocean tiles, terrain, islands (T3, T5)."""
