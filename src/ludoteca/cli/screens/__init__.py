"""How each game looks in a terminal: `draw(view, words)`, from the view alone."""
