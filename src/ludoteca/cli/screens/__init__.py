"""How each game is drawn on a terminal, from a view alone."""
