"""Phase C, end of era (T16)."""
