"""The traitor, a variant of Domination (T30)."""
